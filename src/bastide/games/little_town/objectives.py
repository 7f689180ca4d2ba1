"""Objectives: when one holds, who is asked about it, and what validating it does."""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from bastide.engine.action import action, what
from bastide.engine.flow import SEAT, SECRET_TOLD, Frame, Options
from bastide.games.little_town import happenings, steps
from bastide.games.little_town.catalogue import (
    COIN,
    FISH,
    FROM_OBJECTIVES,
    O03,
    O05,
    O06,
    O12,
    O13,
    O14,
    O15,
    O16,
    O17,
    OBJECTIVES,
    SOURCES,
    STOCK,
    WHEAT,
)
from bastide.games.little_town.land import bit
from bastide.games.little_town.state import (
    CARDS,
    HELD,
    NONE,
    PUT_OFF,
    REACHED,
    VALIDATED,
    LittleTown,
)

CARD: Final = 2

RICH: Final = 6
"""Coins for O13."""
BUSY: Final = 4
"""Activations for O15."""
FAMOUS: Final = 2
"""Buildings that give points for O16."""
DILIGENT: Final = 5
"""Cubes for O17."""
FOOD_PER_WORKER: Final = 2
"""Food for O03."""


def holding(state: LittleTown, seat: i64) -> i64:
    """The objectives whose condition holds for the seat now, held or not (section 7, LT-R16)."""
    cards: i64 = state.cards[seat * CARDS + REACHED]
    at: i64 = seat * STOCK
    coins = state.stock[at + COIN]
    if coins == 0:
        cards |= 1 << O12
    elif coins >= RICH:
        cards |= 1 << O13
    if state.stock[at + FISH] + state.stock[at + WHEAT] >= FOOD_PER_WORKER * state.town.workers:
        cards |= 1 << O03
    if state.mixed == seat:
        cards |= 1 << O05
    if state.fish_fed == seat:
        cards |= 1 << O06
    if state.turn == seat:
        cards |= of_this_turn(state)
    return cards


def of_this_turn(state: LittleTown) -> i64:
    """O14 to O17 look at the running turn of their owner (LT-R16, LT-R17)."""
    cards: i64 = 0
    if state.respent != 0:
        cards |= 1 << O14
    if state.activations >= BUSY:
        cards |= 1 << O15
    if state.scoring >= FAMOUS:
        cards |= 1 << O16
    if state.gained >= DILIGENT:
        cards |= 1 << O17
    return cards


def passes(card: i64) -> bool:
    """Whether the card looks at a moment, so that it counts for nothing if kept then (LT-R16)."""
    return card in (O05, O06) or O14 <= card <= O17


def lowest(cards: i64) -> i64:
    """The first card of a mask that holds some."""
    for card in range(OBJECTIVES):
        if (cards >> card) & 1 != 0:
            return card
    raise AssertionError("no card")


def open_window(state: LittleTown) -> None:
    """After every step: ask the first seat that may validate something (LT-049, LT-R16).

    The player to move comes first, then clockwise; outside turns the order is that of the
    round (LT-R39). A card that its owner has put off is not asked about again while it holds.
    """
    cards = state.cards
    first: i64 = state.first if state.turn == NONE else state.turn
    for turn in range(state.players):
        seat = first + turn if first + turn < state.players else first + turn - state.players
        held = cards[seat * CARDS + HELD]
        if held != 0:
            held &= holding(state, seat)
            cards[seat * CARDS + PUT_OFF] &= held
            held &= ~cards[seat * CARDS + PUT_OFF]
            while held != 0:
                card = lowest(held)
                if (state.town.house.automatic >> seat) & 1 == 0:
                    state.push(steps.OBJECTIVE, seat, card)
                    return
                validate(state, seat, card)
                held &= ~bit(card)


def validate(state: LittleTown, seat: i64, card: i64) -> None:
    """The card is shown and scores at once, and only once (LT-049, LT-050)."""
    at: i64 = seat * CARDS
    state.cards[at + HELD] &= ~bit(card)
    state.cards[at + VALIDATED] |= bit(card)
    points = state.town.card_points[card]
    state.points[seat * SOURCES + FROM_OBJECTIVES] += points
    state.tell(happenings.VALIDATES, seat, card, points)
    state.learn(SECRET_TOLD)


def may_hold(state: LittleTown, seat: i64, other: i64, card: i64) -> bool:
    """Whether the other's hidden cards may hold this one, for all that the seat knows (LT-R34)."""
    if state.cards[other * CARDS + HELD] == 0:
        return False
    known = state.cards[seat * CARDS + HELD]
    for each in range(state.players):
        known |= state.cards[each * CARDS + VALIDATED]
    return (known >> card) & 1 == 0


def ask_again(state: LittleTown, seat: i64) -> None:
    """What the seat had put off is asked about again from now on."""
    state.cards[seat * CARDS + PUT_OFF] = 0


@final
class Objective(Frame[LittleTown]):
    """Validate a card whose condition holds, or keep it for now; never compulsory (LT-R16)."""

    name = "objective"
    question = "lt-ask-objective"
    slots = ("objective",)
    tells: ClassVar[bool] = True

    def advance(self, state: LittleTown, out: Options) -> None:
        card = state.get(CARD)
        out.add(action(steps.VALIDATE, card))
        out.add(action(steps.KEEP, card))

    def take(self, state: LittleTown, act: i64) -> None:
        seat = state.get(SEAT)
        card = what(act)
        state.pop()
        if act < action(steps.KEEP):
            validate(state, seat, card)
        else:
            state.cards[seat * CARDS + PUT_OFF] |= bit(card)
            state.tell(happenings.KEEPS, seat, card, audience=seat)
        open_window(state)
