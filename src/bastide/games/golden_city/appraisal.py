"""What things are worth in The Golden City, in letters, by what everybody or the seat knows."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bastide.engine.advice import reals
from bastide.games.golden_city.catalogue import (
    BONUS_CARDS,
    GIVES_BONUS,
    GIVES_CARD,
    GIVES_COINS,
    GIVES_GOODS,
    GIVES_KEY,
    GOODS_CARDS,
    INNER,
    PER_GOODS,
    PER_LANDSCAPE,
    PER_RIVER,
    PILE_OF_TWO,
    ROUNDS_OF_TWO,
    RURAL,
)
from bastide.games.golden_city.island import INNER_MASK, REGIONS, ZONE_MASK, count
from bastide.games.golden_city.scoring import bonus_letters, has_goods, posts_in
from bastide.games.golden_city.state import AREA, GOODS_HELD, KEYRING, OWN, REACH, GoldenCity

CARD: Final = 1.4
COIN: Final = 0.45
"""In letters; like the other numbers here found by letting bots with different ones play."""
LATER: Final = 0.75
"""What a scoring to come is worth beside one at hand."""


def rounds_left(state: GoldenCity) -> float:
    """Rounds still to come after this one, at most."""
    return float(state.house.rounds - state.round)


def rounds_to_reveal(state: GoldenCity) -> float:
    """Rounds after this one until bonus cards count: the game's end, or a special scoring."""
    if state.house.two:
        return float((ROUNDS_OF_TWO - state.round) % PILE_OF_TWO)
    return rounds_left(state)


def scorings(state: GoldenCity, region: i64, kind: i64) -> float:
    """How often a region, or a kind of goods if that is not -1, will still be scored.

    Which cards are left is public, only their order is not.
    """
    island = state.house.island
    times = 0.0
    for i in range(state.round - 1, state.house.rounds):
        card = state.scores[i]
        if (kind >= 0 and island.scored_goods[card] == kind) or (
            kind < 0 and island.scored_region[card] == region
        ):
            times += 1.0 if i == state.round - 1 else LATER
    return times


def region_worth(state: GoldenCity, seat: i64, region: i64, extra: i64) -> float:
    """Letters of one scoring of a region, with so many own posts more."""
    places = state.house.island.region[region]
    mine = posts_in(state, seat, places) + extra
    if mine == 0:
        return 0.0
    most: i64 = 0
    for other in range(state.players):
        if other != seat:
            theirs = posts_in(state, other, places)
            if theirs > most:
                most = theirs
    if mine > most:
        return 4.0
    return 2.5 if mine == most else 2.0


def regions_worth(state: GoldenCity, seat: i64) -> float:
    """Letters that all scorings to come would bring the seat with the posts of now."""
    worth = 0.0
    for region in range(REGIONS):
        once = region_worth(state, seat, region, 0)
        if once > 0.0:
            worth += once * scorings(state, region, -1)
    return worth


def goods_worth(state: GoldenCity, seat: i64, card: i64) -> float:
    """What a goods card more brings: kinds the seat lacks, as often as they will be scored."""
    worth = 0.0
    for kind in range(i64(4)):
        if (state.house.island.goods[card] >> kind) & 1 == 0 or has_goods(state, seat, kind):
            continue
        alone = 4.0
        for other in range(state.players):
            if other != seat and has_goods(state, other, kind):
                alone = 2.0
        worth += alone * scorings(state, -1, kind)
    held = state.bonus_held(seat)
    if (held >> PER_GOODS) & 1 != 0:
        worth += 3.0
    return worth + 0.2


def best_goods(state: GoldenCity, seat: i64) -> float:
    """What the best open goods card brings."""
    best = 0.5
    for index in range(i64(3)):
        card = state.goods_row[index]
        if card >= 0:
            worth = goods_worth(state, seat, card)
            if worth > best:
                best = worth
    return best


def bonus_worth(state: GoldenCity, seat: i64, card: i64) -> float:
    """What a bonus card will bring: what it counts now, and a little of what may come."""
    worth = float(bonus_letters(state, seat, card))
    growth = rounds_to_reveal(state) * (0.45 if card in (PER_GOODS, PER_RIVER) else 0.35)
    if card >= PER_LANDSCAPE:
        growth *= 0.7
    return worth + growth


def best_bonus(state: GoldenCity, seat: i64) -> float:
    """What the best bonus card that may be left would bring the seat."""
    if state.bonus_pile() == 0:
        return 0.0
    best = 0.0
    for card in range(BONUS_CARDS):
        if (state.bonus_out >> card) & 1 == 0:
            worth = bonus_worth(state, seat, card)
            if worth > best:
                best = worth
    return 0.5 * best


def gifts(state: GoldenCity, seat: i64) -> "vec[float]":
    """What each kind of reward of a port or a rural site brings the seat; coins one by one."""
    worth = reals(5)
    worth[GIVES_COINS] = COIN
    worth[GIVES_CARD] = CARD
    worth[GIVES_KEY] = key_worth(state, seat)
    worth[GIVES_GOODS] = best_goods(state, seat)
    worth[GIVES_BONUS] = best_bonus(state, seat)
    return worth


def gift_worth(state: GoldenCity, place: i64, each: "vec[float]") -> float:
    """What the reward of a place brings, by what each kind of reward is worth."""
    if (state.house.dry >> place) & 1 != 0:
        return 0.0
    island = state.house.island
    if place >= RURAL:
        there: i64 = 0
        for other in range(state.players):
            there += (state.areas[other * AREA + OWN] >> place) & 1
        if there > 1:
            return 0.0
        if place >= INNER:
            return 10.0 + CARD if there == 0 else 6.0
        return 5.0 + COIN * float(island.coins[place]) if there == 0 else 3.0
    gift = island.reward[place]
    worth = each[gift]
    return worth * float(island.coins[place]) if gift == GIVES_COINS else worth


def key_worth(state: GoldenCity, seat: i64) -> float:
    """A key opens an inner zone, if there is one left to open and time for it."""
    inner = count(INNER_MASK & ~state.areas[seat * AREA + OWN])
    if inner <= state.areas[seat * AREA + KEYRING] or rounds_left(state) < 2.0:
        return 0.0
    first = INNER_MASK & ~state.occupied()
    worth = 4.0 if first != 0 else 2.0
    near = state.areas[seat * AREA + REACH] & (ZONE_MASK)
    return worth if near != 0 else 0.6 * worth


def goods_future(state: GoldenCity, seat: i64) -> float:
    """Letters to come from the goods that the seat holds."""
    worth = 0.0
    for kind in range(i64(4)):
        if has_goods(state, seat, kind):
            alone = 4.0
            for other in range(state.players):
                if other != seat and has_goods(state, other, kind):
                    alone = 2.0
            worth += alone * scorings(state, -1, kind)
    return worth


def goods_count(state: GoldenCity, seat: i64) -> i64:
    """Goods cards held."""
    held: i64 = 0
    for card in range(GOODS_CARDS):
        held += (state.areas[seat * AREA + GOODS_HELD] >> card) & 1
    return held
