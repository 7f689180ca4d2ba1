"""What a seat cannot know: dealing it anew, and telling apart what it can."""

from librt.vecs import vec
from mypy_extensions import i64

from bastide.engine.flow import KIND, SEAT
from bastide.engine.rows import bit
from bastide.games.little_town import steps
from bastide.games.little_town.catalogue import OBJECTIVES
from bastide.games.little_town.land import count
from bastide.games.little_town.objectives import holding
from bastide.games.little_town.state import CARDS, HELD, NONE, PUT_OFF, VALIDATED, LittleTown


def asked_seat(state: LittleTown) -> i64:
    """The seat that is asked about an objective it holds, by the older rules, or NONE."""
    if state.town.is_silent or state.top < 0 or state.get(KIND) != steps.OBJECTIVE:
        return NONE
    return state.get(SEAT)


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


def deal(imagined: LittleTown, other: i64, card: i64, hidden: "vec[i64]", size: i64) -> None:
    """Fill the hand of another seat, which holds `card` already.

    By the older rules a settled table has asked about every other card that holds: it is put off.
    """
    at: i64 = other * CARDS
    missing = count(imagined.cards[at + HELD])
    holds = holding(imagined, other)
    anything: i64 = -1
    wanted = anything
    if (imagined.town.house.automatic >> other) & 1 != 0:
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
    imagined.cards[at + HELD] = held
    if not imagined.town.is_silent:
        imagined.cards[at + PUT_OFF] = held & holds
