"""Offering the cards of a hand without offering the same set twice."""

from mypy_extensions import i64

from bastide.engine.action import action
from bastide.engine.flow import Options
from bastide.games.san_juan.state import HAND, NONE, SanJuan


def offer_in_order(
    state: SanJuan, seat: i64, verb: i64, floor: i64, due: i64, out: Options
) -> None:
    """Offer each kind of card in hand from `floor` on that leaves enough for all that is due.

    Cards are chosen in ascending order, so that a set comes up in one order only.
    """
    hands = state.hands
    first: i64 = seat * HAND
    end: i64 = first + state.hand_size[seat]
    if due > 1:
        end -= due - 1
    last: i64 = NONE
    for i in range(first, end):
        card = hands[i]
        if card >= floor and card != last:
            out.add(action(verb, card))
        last = card


def offer_each(state: SanJuan, seat: i64, verb: i64, out: Options, floor: i64 = 0) -> None:
    """Every single card in hand from `floor` on, for marking several at once."""
    first: i64 = seat * HAND
    for i in range(first, first + state.hand_size[seat]):
        if state.hands[i] >= floor:
            out.add(action(verb, state.hands[i]))
