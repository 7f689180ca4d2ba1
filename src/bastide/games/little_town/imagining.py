"""What a seat cannot know: dealing it anew, and telling apart what it can."""

from librt.vecs import vec
from mypy_extensions import i64

from bastide.engine.cells import cells
from bastide.engine.flow import KIND, SEAT, WIDTH
from bastide.engine.keys import (
    FIRST_HALF,
    SECOND_HALF,
    joined_halves,
    mixed,
    mixed_mask,
    mixed_masks,
    mixed_row,
)
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


def key(state: LittleTown, seat: i64) -> i64:
    """All that the seat can see, as one number."""
    return joined_halves(half_key(state, seat, FIRST_HALF), half_key(state, seat, SECOND_HALF))


def half_key(state: LittleTown, seat: i64, hash: i64) -> i64:
    """One half of the key."""
    end: i64 = state.top + WIDTH
    asked = asked_seat(state)
    if asked != NONE and asked != seat:
        end = state.top + CARD
    hash = mixed_row(hash, state.stack, 0, end)
    hash = mixed(hash, state.round)
    hash = mixed(hash, state.first)
    hash = mixed(hash, state.fields)
    hash = mixed(hash, state.turn)
    hash = mixed(hash, state.gained)
    hash = mixed(hash, state.gained_kinds)
    hash = mixed(hash, state.activations)
    hash = mixed(hash, state.scoring)
    hash = mixed(hash, state.respent)
    hash = mixed(hash, state.mixed)
    hash = mixed(hash, state.fish_fed)
    hash = mixed_mask(hash, state.market)
    hash = mixed_mask(hash, state.built)
    hash = mixed_mask(hash, state.unharvested)
    hash = mixed_mask(hash, state.activated)
    hash = mixed_row(hash, state.tiles, 0, CELLS)
    hash = mixed_row(hash, state.stock, 0, state.supply)
    hash = mixed_row(hash, state.points, 0, len(state.points))
    hash = mixed_masks(hash, state.pieces, 0, state.players * PIECES)
    for other in range(state.players):
        at: i64 = other * CARDS
        hash = mixed(hash, state.cards[at + VALIDATED])
        if other == seat:
            hash = mixed(mixed(hash, state.cards[at + HELD]), state.cards[at + PUT_OFF])
        else:
            hash = mixed(hash, count(state.cards[at + HELD]))
    return hash
