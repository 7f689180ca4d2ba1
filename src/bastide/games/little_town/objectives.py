"""Objectives: when one holds, who is asked about it, and what validating it does."""

from typing import Final, final

from mypy_extensions import i64

from bastide.engine.action import action, verb, what
from bastide.engine.flow import SEAT, SECRET_TOLD, Frame, Options
from bastide.engine.rows import bit
from bastide.games.little_town import events, steps
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
from bastide.games.little_town.state import (
    CARDS,
    HELD,
    NONE,
    PUT_OFF,
    REACHED,
    VALIDATED,
    LittleTown,
)
from bastide.games.little_town.steps import DONE_ACTION
from bastide.games.little_town.town import SILENT

CARD: Final = 2
"""The card that the older rules ask about."""
ANY_CARD: Final = OBJECTIVES

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
    if coins == 0 or (state.broke >> seat) & 1 != 0:
        cards |= 1 << O12
    if coins >= RICH:
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


def news(state: LittleTown, seat: i64, among: i64) -> i64:
    """Cards among these that hold and that the seat may have, for all that the table knows.

    Everybody can work that out, so whoever is asked because of it tells nothing (LT-R34).
    """
    if state.cards[seat * CARDS + HELD] == 0:
        return 0
    cards = state.town.deck & among & holding(state, seat)
    if cards != 0:
        for other in range(state.players):
            cards &= ~state.cards[other * CARDS + VALIDATED]
    return cards


def is_news(state: LittleTown, seat: i64) -> bool:
    """Whether something may hold for the seat that it has not been asked about."""
    return news(state, seat, ~state.cards[seat * CARDS + PUT_OFF]) != 0


def is_automatic(state: LittleTown, seat: i64) -> bool:
    """Whether the seat wants its cards validated as soon as they hold."""
    return (state.town.house.automatic >> seat) & 1 != 0


def offer_cards(state: LittleTown, seat: i64, out: Options) -> None:
    """Offer to show what the seat holds, one more answer to what is asked anyway (LT-R16)."""
    held = state.cards[seat * CARDS + HELD]
    if held == 0 or not state.town.is_silent:
        return
    held &= holding(state, seat)
    for card in range(OBJECTIVES):
        if (held >> card) & 1 != 0:
            out.add(action(steps.VALIDATE, card))


def shows(state: LittleTown, seat: i64, act: i64) -> bool:
    """Whether the answer shows a card, which is done at once; if not, what holds is no news."""
    if verb(act) == steps.VALIDATE:
        validate(state, seat, what(act))
        return True
    if state.town.is_silent:
        note_asked(state, seat)
    return False


def note_asked(state: LittleTown, seat: i64) -> None:
    """The seat could show whatever holds now (LT-R16)."""
    state.cards[seat * CARDS + PUT_OFF] = holding(state, seat) & state.town.deck
    state.broke &= ~bit(seat)


def asks_last(state: LittleTown, seat: i64) -> bool:
    """Ask the seat, whose turn, Residence or meal is over, if there is news for it (LT-R16)."""
    if not state.town.is_silent or not is_news(state, seat):
        return False
    if not state.is_watched and state.cards[seat * CARDS + HELD] & holding(state, seat) == 0:
        note_asked(state, seat)
        return False
    state.push(steps.OBJECTIVE, seat, ANY_CARD)
    return True


def open_window(state: LittleTown) -> None:
    """After every step: validate for those who want it so (LT-049, LT-R16).

    The player to move comes first, then clockwise; outside turns the order is that of the
    round (LT-R39). By the older rules the others are asked about every card that holds, until they
    have put it off.
    """
    if state.town.is_silent and state.town.house.automatic == 0:
        return
    first: i64 = state.first if state.turn == NONE else state.turn
    for turn in range(state.players):
        seat = first + turn if first + turn < state.players else first + turn - state.players
        if is_automatic(state, seat):
            validate_all(state, seat)
        elif not state.town.is_silent and asks_about_one(state, seat):
            return


def validate_all(state: LittleTown, seat: i64) -> None:
    """Show all that holds; that nothing is shown says something, too."""
    if is_news(state, seat):
        state.learn(SECRET_TOLD)
        held = state.cards[seat * CARDS + HELD] & holding(state, seat)
        while held != 0:
            card = lowest(held)
            validate(state, seat, card)
            held &= ~bit(card)
    note_asked(state, seat)


def asks_about_one(state: LittleTown, seat: i64) -> bool:
    """The older rules: ask the seat about a card that it holds, as everybody can see."""
    at: i64 = seat * CARDS
    held = state.cards[at + HELD]
    if held == 0:
        return False
    held &= holding(state, seat)
    state.cards[at + PUT_OFF] &= held
    held &= ~state.cards[at + PUT_OFF]
    if held == 0:
        return False
    state.push(steps.OBJECTIVE, seat, lowest(held))
    if seat != state.turn:
        state.learn(SECRET_TOLD)
    return True


def validate(state: LittleTown, seat: i64, card: i64) -> None:
    """The card is shown and scores at once, and only once (LT-049, LT-050)."""
    at: i64 = seat * CARDS
    state.cards[at + HELD] &= ~bit(card)
    state.cards[at + VALIDATED] |= bit(card)
    points = state.town.card_points[card]
    state.points[seat * SOURCES + FROM_OBJECTIVES] += points
    state.tell(events.VALIDATES, seat, card, points)
    state.learn(SECRET_TOLD)


def ask_again(state: LittleTown, seat: i64) -> None:
    """What the seat was asked about before is news again from now on."""
    state.cards[seat * CARDS + PUT_OFF] = 0


@final
class Objective(Frame[LittleTown]):
    """Show a card whose condition holds before its moment passes, or go on (LT-R16).

    By the older rules it is about one card, to be validated or kept for now.
    """

    name = "objective"
    question = "lt-ask-objective"
    slots = ("objective",)
    asks_since = SILENT

    def advance(self, state: LittleTown, out: Options) -> None:
        seat = state.get(SEAT)
        if not state.town.is_silent:
            out.add(action(steps.VALIDATE, state.get(CARD)))
            out.add(action(steps.KEEP, state.get(CARD)))
        elif is_news(state, seat):
            offer_cards(state, seat, out)
            out.add(DONE_ACTION)
        else:
            state.pop()

    def take(self, state: LittleTown, act: i64) -> None:
        seat = state.get(SEAT)
        if state.town.is_silent:
            if not shows(state, seat, act):
                state.pop()
            return
        state.pop()
        if act < action(steps.KEEP):
            validate(state, seat, what(act))
        else:
            state.cards[seat * CARDS + PUT_OFF] |= bit(what(act))
            state.tell(events.KEEPS, seat, what(act), audience=seat)
        open_window(state)
