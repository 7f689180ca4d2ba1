"""What a seat cannot know: dealing it anew, and telling apart what it can."""

from librt.vecs import vec
from mypy_extensions import i64

from bastide.engine.cells import bit, cells
from bastide.engine.flow import KIND, SEAT, WIDTH
from bastide.engine.rng import Rng, fork
from bastide.games.golden_city import steps
from bastide.games.golden_city.catalogue import (
    ALL_CARDS,
    BONUS_CARDS,
    GOODS_CARDS,
    OPEN_GOODS,
    SCORE_CARDS,
    TYPES,
)
from bastide.games.golden_city.island import count
from bastide.games.golden_city.state import AREA, OLD_LEFT, GoldenCity


def imagine(true: GoldenCity, seat: i64, rng: Rng) -> GoldenCity:
    """Deal all that the seat cannot know anew, fairly, from all the cards it cannot place.

    Everybody knows the cards won in auctions and all that was discarded since; after a reshuffle
    also which cards lay unnamed in the hands just then. A seat knows its own cards and what it
    saw of the bonus pile (GC-R30).
    """
    dream = true.clone()
    dream.rng = fork(rng)
    deal_landscapes(dream, seat, rng)
    deal_old(dream, true, seat, rng)
    deal_goods(dream, rng)
    deal_scores(dream, rng)
    deal_bonus(dream, seat, rng)
    return dream


def spread(amounts: "vec[i64]", out: "vec[i64]") -> i64:
    """Lay out so many cards of each type in order; says how many there are."""
    size: i64 = 0
    for card in range(TYPES):
        for _ in range(amounts[card]):
            out[size] = card
            size += 1
    return size


def deal_landscapes(dream: GoldenCity, seat: i64, rng: Rng) -> None:
    """The pile, and what the others drew in secret since the last reshuffle."""
    amounts = cells(TYPES)
    for i in range(dream.pile_size):
        amounts[dream.pile[i]] += 1
    for other in range(dream.players):
        if other != seat:
            for card in range(TYPES):
                at: i64 = other * TYPES + card
                amounts[card] += dream.cards[at] - dream.known[at] - dream.old[at]
    hidden = cells(ALL_CARDS)
    size = spread(amounts, hidden)
    rng.shuffle(hidden, size)
    for i in range(dream.pile_size):
        dream.pile[i] = hidden[i]
    next: i64 = dream.pile_size
    for other in range(dream.players):
        if other != seat:
            fresh = dream.unnamed(other) - dream.areas[other * AREA + OLD_LEFT]
            for card in range(TYPES):
                place: i64 = other * TYPES + card
                dream.cards[place] = dream.known[place]
            for i in range(next, next + fresh):
                dream.cards[other * TYPES + hidden[i]] += 1
            next += fresh


def deal_old(dream: GoldenCity, true: GoldenCity, seat: i64, rng: Rng) -> None:
    """What the others held in secret at the last reshuffle."""
    amounts = cells(TYPES)
    for other in range(dream.players):
        if other != seat:
            for card in range(TYPES):
                amounts[card] += true.old[other * TYPES + card]
                dream.old[other * TYPES + card] = 0
    hidden = cells(ALL_CARDS)
    rng.shuffle(hidden, spread(amounts, hidden))
    next: i64 = 0
    for other in range(dream.players):
        if other != seat:
            for i in range(next, next + dream.areas[other * AREA + OLD_LEFT]):
                dream.cards[other * TYPES + hidden[i]] += 1
                dream.old[other * TYPES + hidden[i]] += 1
            next += dream.areas[other * AREA + OLD_LEFT]


def deal_goods(dream: GoldenCity, rng: Rng) -> None:
    """The goods pile may lie in any order."""
    there: i64 = 0
    for i in range(dream.goods_size):
        there |= bit(dream.goods_pile[i])
    lay_mask(there, dream.goods_pile, 0, GOODS_CARDS)
    rng.shuffle(dream.goods_pile, dream.goods_size)


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


def mixed(hash: i64, value: i64) -> i64:
    """The hash with one number more in it; it stays below 2**32, values may be negative."""
    return ((hash ^ (value & 0xFFFFFF)) * 0x1000193 + (hash >> 15)) & 0xFFFFFFFF


def mixed_row(hash: i64, numbers: "vec[i64]", first: i64, end: i64) -> i64:
    """The hash with a stretch of a row in it; numbers may be masks of places."""
    for i in range(first, end):
        hash = mixed(mixed(mixed(hash, numbers[i]), numbers[i] >> 24), numbers[i] >> 48)
    return hash


def key(state: GoldenCity, seat: i64) -> i64:
    """All that the seat can see, as one number (two 31-bit halves made from different seeds)."""
    return (half_key(state, seat, 0x811C9DC5) & 0x7FFFFFFF) << 31 | (
        half_key(state, seat, 0x2545F491) & 0x7FFFFFFF
    )


def half_key(state: GoldenCity, seat: i64, hash: i64) -> i64:
    """One half of the key."""
    hash = mixed_row(hash, state.stack, 0, state.top + WIDTH)
    for number in (
        state.round,
        state.first,
        state.cost,
        state.builder,
        state.pile_size,
        state.group_coin,
        state.goods_size,
        state.bonus_count,
        state.bonus_out,
        state.keys_spent,
        state.blocked,
        state.ending,
    ):
        hash = mixed(hash, number)
    hash = mixed_row(hash, state.scores, 0, state.round)
    hash = mixed_row(hash, state.discard, 0, TYPES)
    hash = mixed_row(hash, state.old_pool, 0, TYPES)
    hash = mixed_row(hash, state.groups, 0, len(state.groups))
    hash = mixed_row(hash, state.hands_on, 0, state.players)
    hash = mixed_row(hash, state.known, 0, len(state.known))
    hash = mixed_row(hash, state.areas, 0, len(state.areas))
    hash = mixed_row(hash, state.letters, 0, len(state.letters))
    hash = mixed_row(hash, state.goods_row, 0, OPEN_GOODS)
    hash = mixed_row(hash, state.bonus_takers, 0, state.bonus_count)
    for other in range(state.players):
        hash = mixed(hash, state.hand_size(other))
    if seat >= 0:
        hash = mixed_row(hash, state.cards, seat * TYPES, (seat + 1) * TYPES)
        hash = mixed_row(hash, state.old, seat * TYPES, (seat + 1) * TYPES)
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
