"""What a seat cannot know: dealing it anew, and telling apart what it can."""

from librt.vecs import vec
from mypy_extensions import i64

from bastide.engine.cells import cells
from bastide.engine.flow import KIND, SEAT, WIDTH
from bastide.engine.rng import Rng, fork
from bastide.games.little_town import steps
from bastide.games.little_town.catalogue import OBJECTIVES
from bastide.games.little_town.land import CELLS, bit, count
from bastide.games.little_town.objectives import CARD, holding
from bastide.games.little_town.state import (
    CARDS,
    HELD,
    NONE,
    PIECES,
    PUT_OFF,
    VALIDATED,
    LittleTown,
)


def asked_seat(state: LittleTown) -> i64:
    """The seat that is asked about an objective just now, or NONE."""
    if state.top >= 0 and state.get(KIND) == steps.OBJECTIVE:
        return state.get(SEAT)
    return NONE


def imagine(true: LittleTown, seat: i64, rng: Rng) -> LittleTown:
    """Deal the objectives of the other seats anew from all cards the seat cannot place.

    Those are the undealt ones and the others' own; what is validated is known (LT-R34). Two
    things are known besides: a seat that is being asked holds a card whose condition holds, and
    a seat that validates automatically holds none.
    """
    dream = true.clone()
    dream.rng = fork(rng)
    hidden = cells(OBJECTIVES)
    size = gather(true, seat, hidden)
    rng.shuffle(hidden, size)
    asked = asked_seat(true)
    if asked != NONE and asked != seat:
        card = draw(hidden, size, holding(dream, asked))
        deal(dream, asked, card, hidden, size)
        dream.set(CARD, card)
        dream.cards[asked * CARDS + PUT_OFF] &= ~bit(card)
    for other in range(dream.players):
        if other != seat and other != asked:
            deal(dream, other, NONE, hidden, size)
    return dream


def gather(true: LittleTown, seat: i64, hidden: "vec[i64]") -> i64:
    """Lay out every card whose place the seat does not know; says how many there are."""
    unknown: i64 = true.town.deck
    for other in range(true.players):
        unknown &= ~true.cards[other * CARDS + VALIDATED]
        if other == seat:
            unknown &= ~true.cards[other * CARDS + HELD]
    size: i64 = 0
    for card in range(OBJECTIVES):
        if (unknown >> card) & 1 != 0:
            hidden[size] = card
            size += 1
    return size


def draw(hidden: "vec[i64]", size: i64, wanted: i64) -> i64:
    """Take the first card left that is among the wanted ones, or NONE."""
    for i in range(size):
        card = hidden[i]
        if card != NONE and (wanted >> card) & 1 != 0:
            hidden[i] = NONE
            return card
    return NONE


def deal(dream: LittleTown, other: i64, card: i64, hidden: "vec[i64]", size: i64) -> None:
    """Fill the hand of another seat, which holds `card` already; what holds is put off there.

    A settled table has asked about every other card that holds.
    """
    at: i64 = other * CARDS
    missing = count(dream.cards[at + HELD])
    holds = holding(dream, other)
    anything: i64 = -1
    wanted = anything
    if (dream.town.house.automatic >> other) & 1 != 0:
        wanted = ~holds
    held: i64 = 0
    if card != NONE:
        held = bit(card)
        missing -= 1
    for _ in range(missing):
        card = draw(hidden, size, wanted)
        if card == NONE:
            card = draw(hidden, size, anything)
        held |= bit(card)
    dream.cards[at + HELD] = held
    dream.cards[at + PUT_OFF] = held & holds


def mixed(hash: i64, value: i64) -> i64:
    """The hash with one number more in it; it stays below 2**32, values may be negative."""
    return ((hash ^ (value & 0xFFFFFF)) * 0x1000193 + (hash >> 15)) & 0xFFFFFFFF


def mixed_mask(hash: i64, mask: i64) -> i64:
    """The hash with a mask of cells or cards in it."""
    return mixed(mixed(mixed(hash, mask), mask >> 24), mask >> 48)


def mixed_row(hash: i64, numbers: "vec[i64]", first: i64, end: i64) -> i64:
    """The hash with a stretch of a row in it."""
    for i in range(first, end):
        hash = mixed(hash, numbers[i])
    return hash


def key(state: LittleTown, seat: i64) -> i64:
    """All that the seat can see, as one number (two 31-bit halves made from different seeds)."""
    return (half_key(state, seat, 0x811C9DC5) & 0x7FFFFFFF) << 31 | (
        half_key(state, seat, 0x2545F491) & 0x7FFFFFFF
    )


def half_key(state: LittleTown, seat: i64, hash: i64) -> i64:
    """One half of the key."""
    end: i64 = state.top + WIDTH
    asked = asked_seat(state)
    if asked != NONE and asked != seat:
        end = state.top + CARD
    hash = mixed_row(hash, state.stack, 0, end)
    for number in (
        state.round,
        state.first,
        state.fields,
        state.turn,
        state.gained,
        state.gained_kinds,
        state.activations,
        state.scoring,
        state.respent,
        state.mixed,
        state.fish_fed,
    ):
        hash = mixed(hash, number)
    for mask in (state.market, state.built, state.unharvested, state.activated):
        hash = mixed_mask(hash, mask)
    hash = mixed_row(hash, state.tiles, 0, CELLS)
    hash = mixed_row(hash, state.stock, 0, state.supply)
    hash = mixed_row(hash, state.points, 0, len(state.points))
    for i in range(state.players * PIECES):
        hash = mixed_mask(hash, state.pieces[i])
    for other in range(state.players):
        at: i64 = other * CARDS
        hash = mixed(hash, state.cards[at + VALIDATED])
        if other == seat:
            hash = mixed(mixed(hash, state.cards[at + HELD]), state.cards[at + PUT_OFF])
        else:
            hash = mixed(hash, count(state.cards[at + HELD]))
    return hash
