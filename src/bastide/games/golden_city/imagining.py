"""What a seat cannot know: dealing it anew, and telling apart what it can."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bastide.engine.cells import bit, cells
from bastide.engine.flow import KIND, SEAT, WIDTH
from bastide.engine.keys import (
    FIRST_HALF,
    SECOND_HALF,
    joined_halves,
    mixed,
    mixed_mask,
    mixed_masks,
)
from bastide.engine.rng import Rng, fork
from bastide.games.golden_city import steps
from bastide.games.golden_city.catalogue import (
    ALL_CARDS,
    BONUS_CARDS,
    GOODS_CARDS,
    OPEN_GOODS,
    PORT,
    SCORE_CARDS,
    TYPES,
)
from bastide.games.golden_city.island import count
from bastide.games.golden_city.payment import can_pay
from bastide.games.golden_city.state import AREA, OLD_LEFT, GoldenCity
from bastide.games.golden_city.turn import DUE, FLOOR, PLACE, cards_from

TRIES: Final = 40
"""Hands dealt to somebody who must pay or discard before one is made up that can."""


def imagine(true: GoldenCity, seat: i64, rng: Rng) -> GoldenCity:
    """Deal all that the seat cannot know anew, fairly, from all the cards it cannot place.

    Everybody knows the cards won in auctions and all that was discarded since; after a reshuffle
    also which cards lay unnamed in the hands just then. A seat knows its own cards and what it
    saw of the bonus pile (GC-R30).
    """
    dream = true.clone()
    dream.rng = fork(rng)
    deal_hands(dream, seat, rng)
    deal_goods(dream, rng)
    deal_scores(dream, rng)
    deal_bonus(dream, seat, rng)
    return dream


def spread(amounts: "vec[i64]", without: "vec[i64]", out: "vec[i64]") -> i64:
    """Lay out so many cards of each type in order, less some; says how many there are."""
    size: i64 = 0
    for card in range(TYPES):
        for _ in range(amounts[card] - without[card]):
            out[size] = card
            size += 1
    return size


def deal_hands(dream: GoldenCity, seat: i64, rng: Rng) -> None:
    """The pile and the other hands; who is about to pay or to discard can do so."""
    wish = cells(TYPES)
    for _ in range(TRIES):
        deal(dream, seat, wish, rng)
        if is_possible(dream, seat):
            return
    make_possible(dream, seat, rng)


def is_possible(state: GoldenCity, seat: i64) -> bool:
    """Whether somebody else who must pay or discard has the cards, as all must suppose."""
    if state.top < 0 or state.get(SEAT) == seat:
        return True
    mover = state.get(SEAT)
    if state.get(KIND) == steps.PAYMENT:
        return can_pay(state, mover, state.house.island.type[state.get(PLACE)])
    if state.get(KIND) == steps.DISCARD:
        return cards_from(state, mover, state.get(FLOOR)) >= state.get(DUE)
    return True


def make_possible(dream: GoldenCity, seat: i64, rng: Rng) -> None:
    """Give whoever must pay or discard what it takes, and deal the rest at random."""
    if dream.get(KIND) == steps.DISCARD:
        wish = cells(TYPES)
        for card in range(dream.get(FLOOR), TYPES):
            wish[card] = ALL_CARDS
        deal(dream, seat, wish, rng)
        return
    price = dream.house.island.type[dream.get(PLACE)]
    for one in range(TYPES):
        for two in range(one, TYPES):
            wish = cells(TYPES)
            wish[one] += 1 if one == price else 2
            if price != PORT:
                wish[two] += 1 if two == price else 2
            deal(dream, seat, wish, rng)
            if is_possible(dream, seat):
                return


def deal(dream: GoldenCity, seat: i64, wish: "vec[i64]", rng: Rng) -> None:
    """Deal both pools of cards anew: those drawn since the last reshuffle, and those held then.

    Whoever is asked gets as many of each type as wished, as far as they can be there.
    """
    fresh = cells(TYPES)
    old = cells(TYPES)
    for i in range(dream.pile_size):
        fresh[dream.pile[i]] += 1
    for other in range(dream.players):
        if other != seat:
            for card in range(TYPES):
                at: i64 = other * TYPES + card
                fresh[card] += dream.cards[at] - dream.known[at] - dream.old[at]
                old[card] += dream.old[at]
    sure_fresh = cells(TYPES)
    sure_old = cells(TYPES)
    if dream.top >= 0 and dream.get(SEAT) != seat:
        grant(dream, wish, fresh, old, sure_fresh, sure_old)
    deal_fresh(dream, seat, fresh, sure_fresh, rng)
    deal_old(dream, seat, old, sure_old, rng)


def grant(
    dream: GoldenCity,
    wish: "vec[i64]",
    fresh: "vec[i64]",
    old: "vec[i64]",
    sure_fresh: "vec[i64]",
    sure_old: "vec[i64]",
) -> None:
    """Share a wish out among both pools; first what only the old one can give."""
    mover = dream.get(SEAT)
    old_room = dream.areas[mover * AREA + OLD_LEFT]
    fresh_room = dream.unnamed(mover) - old_room
    for turn in range(2):
        for card in range(TYPES):
            short = wish[card] - dream.known[mover * TYPES + card] - sure_old[card]
            if turn == 0:
                short -= fresh[card]
            given = least(short, old[card] - sure_old[card], old_room)
            sure_old[card] += given
            old_room -= given
    for card in range(TYPES):
        short = wish[card] - dream.known[mover * TYPES + card] - sure_old[card]
        sure_fresh[card] = least(short, fresh[card], fresh_room)
        fresh_room -= sure_fresh[card]


def least(wanted: i64, there: i64, room: i64) -> i64:
    """The smallest of three amounts, at least nothing."""
    most = there if there < room else room
    if wanted < most:
        most = wanted
    return most if most > 0 else 0


def deal_fresh(
    dream: GoldenCity, seat: i64, amounts: "vec[i64]", sure: "vec[i64]", rng: Rng
) -> None:
    """The pile, and what the others drew in secret since the last reshuffle."""
    hidden = cells(ALL_CARDS)
    rng.shuffle(hidden, spread(amounts, sure, hidden))
    for i in range(dream.pile_size):
        dream.pile[i] = hidden[i]
    next: i64 = dream.pile_size
    for other in range(dream.players):
        if other != seat:
            size = dream.unnamed(other) - dream.areas[other * AREA + OLD_LEFT]
            for card in range(TYPES):
                place: i64 = other * TYPES + card
                dream.cards[place] = dream.known[place]
                if other == dream.mover():
                    dream.cards[place] += sure[card]
                    size -= sure[card]
            for i in range(next, next + size):
                dream.cards[other * TYPES + hidden[i]] += 1
            next += size


def deal_old(dream: GoldenCity, seat: i64, amounts: "vec[i64]", sure: "vec[i64]", rng: Rng) -> None:
    """What the others held in secret at the last reshuffle."""
    hidden = cells(ALL_CARDS)
    rng.shuffle(hidden, spread(amounts, sure, hidden))
    next: i64 = 0
    for other in range(dream.players):
        if other != seat:
            size = dream.areas[other * AREA + OLD_LEFT]
            for card in range(TYPES):
                place: i64 = other * TYPES + card
                dream.old[place] = 0
                if other == dream.mover():
                    dream.old[place] = sure[card]
                    dream.cards[place] += sure[card]
                    size -= sure[card]
            for i in range(next, next + size):
                dream.cards[other * TYPES + hidden[i]] += 1
                dream.old[other * TYPES + hidden[i]] += 1
            next += size


def deal_goods(dream: GoldenCity, rng: Rng) -> None:
    """The goods pile may lie in any order."""
    lay_mask(goods_left(dream), dream.goods_pile, 0, GOODS_CARDS)
    rng.shuffle(dream.goods_pile, dream.goods_size)


def goods_left(state: GoldenCity) -> i64:
    """The goods cards in the pile, as bits: all know them, and which left the game (GC-R30)."""
    there: i64 = 0
    for i in range(state.goods_size):
        there |= bit(state.goods_pile[i])
    return there


def lay_mask(mask: i64, out: "vec[i64]", first: i64, cards: i64) -> i64:
    """Lay the cards of a mask in order from `first` on; says where they end."""
    at = first
    for card in range(cards):
        if (mask >> card) & 1 != 0:
            out[at] = card
            at += 1
    return at


def deal_scores(dream: GoldenCity, rng: Rng) -> None:
    """Score cards that did not come up yet may come in any order within their backs."""
    backs = dream.house.island.back
    seen: i64 = 0
    for i in range(dream.round):
        seen |= bit(dream.scores[i])
    at: i64 = dream.round
    for back in range(1, 4):
        shuffled = cells(SCORE_CARDS)
        size: i64 = 0
        for card in range(SCORE_CARDS):
            if backs[card] == back and (seen >> card) & 1 == 0:
                shuffled[size] = card
                size += 1
        rng.shuffle(shuffled, size)
        for i in range(size):
            dream.scores[at] = shuffled[i]
            at += 1


def looks_at_bonus(state: GoldenCity, seat: i64) -> bool:
    """Whether the seat has the bonus pile in its hands just now."""
    return state.top >= 0 and state.get(KIND) == steps.BONUS and state.get(SEAT) == seat


def deal_bonus(dream: GoldenCity, seat: i64, rng: Rng) -> None:
    """Cards taken between two looks of the seat are known, but not who took which."""
    begin: i64 = 0
    for i in range(dream.bonus_count):
        if dream.bonus_takers[i] == seat:
            mix_bonus(dream, begin, i, 0, rng)
            begin = i + 1
    pile: i64 = 0
    if not looks_at_bonus(dream, seat):
        pile = dream.bonus_pile()
    mix_bonus(dream, begin, dream.bonus_count, pile, rng)


def mix_bonus(dream: GoldenCity, begin: i64, end: i64, pile: i64, rng: Rng) -> None:
    """Deal the bonus cards of some takings anew, from themselves and the pile."""
    for i in range(begin, end):
        pile |= bit(dream.bonus_taken[i])
    mixed_cards = cells(BONUS_CARDS)
    rng.shuffle(mixed_cards, lay_mask(pile, mixed_cards, 0, BONUS_CARDS))
    for i in range(begin, end):
        dream.bonus_taken[i] = mixed_cards[i - begin]


def key(state: GoldenCity, seat: i64) -> i64:
    """All that the seat can see, as one number."""
    return joined_halves(half_key(state, seat, FIRST_HALF), half_key(state, seat, SECOND_HALF))


def half_key(state: GoldenCity, seat: i64, hash: i64) -> i64:
    """One half of the key."""
    hash = mixed_masks(hash, state.stack, 0, state.top + WIDTH)
    hash = mixed(hash, state.round)
    hash = mixed(hash, state.first)
    hash = mixed(hash, state.cost)
    hash = mixed(hash, state.builder)
    hash = mixed(hash, state.pile_size)
    hash = mixed(hash, state.group_coin)
    hash = mixed(hash, state.goods_size)
    hash = mixed(hash, state.bonus_count)
    hash = mixed(hash, state.bonus_out)
    hash = mixed(hash, state.keys_spent)
    hash = mixed(hash, state.blocked)
    hash = mixed(hash, state.ending)
    hash = mixed_masks(hash, state.scores, 0, state.round)
    hash = mixed_masks(hash, state.discard, 0, TYPES)
    hash = mixed_masks(hash, state.old_pool, 0, TYPES)
    hash = mixed_masks(hash, state.groups, 0, len(state.groups))
    hash = mixed_masks(hash, state.hands_on, 0, state.players)
    hash = mixed_masks(hash, state.known, 0, len(state.known))
    hash = mixed_masks(hash, state.areas, 0, len(state.areas))
    hash = mixed_masks(hash, state.letters, 0, len(state.letters))
    hash = mixed_masks(hash, state.goods_row, 0, OPEN_GOODS)
    hash = mixed_mask(hash, goods_left(state))
    hash = mixed_masks(hash, state.bonus_takers, 0, state.bonus_count)
    for other in range(state.players):
        hash = mixed(hash, state.hand_size(other))
    if seat >= 0:
        hash = mixed_masks(hash, state.cards, seat * TYPES, (seat + 1) * TYPES)
        hash = mixed_masks(hash, state.old, seat * TYPES, (seat + 1) * TYPES)
        hash = mixed_bonus(hash, state, seat)
    return hash


def mixed_bonus(hash: i64, state: GoldenCity, seat: i64) -> i64:
    """The hash with what the seat saw of the bonus pile."""
    taken: i64 = 0
    for i in range(state.bonus_count):
        if state.bonus_takers[i] == seat:
            hash = mixed(mixed(hash, taken), state.bonus_taken[i])
        taken |= bit(state.bonus_taken[i])
    if looks_at_bonus(state, seat):
        hash = mixed(hash, taken)
    return mixed(hash, count(taken))
