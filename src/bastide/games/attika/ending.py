"""The end of a turn: cards, swaps of bonuses, the next player (AT-083)."""

from typing import final

from mypy_extensions import i64

from bastide.engine.action import action, verb
from bastide.engine.flow import SEAT, Frame, Options
from bastide.games.attika import events, steps
from bastide.games.attika.building import spend_bonus
from bastide.games.attika.catalogue import BUILDS, DRAWS, PASS_CARDS
from bastide.games.attika.state import AREA, BONUSES, LIMIT, NONE, NOTED, Attika


def cards_due(acting: i64, done: i64) -> i64:
    """Cards for regular actions not made; three if none at all was made (AT-025, AT-026)."""
    if acting == 0:
        return PASS_CARDS
    return (DRAWS if acting == 1 else BUILDS) - done


def cards_at_stop(state: Attika, seat: i64, acting: i64, done: i64) -> i64:
    """Cards noted in this turn, and those for actions not made (AT-083, AT-R08).

    No more than deck and discard pile hold (AT-R14).
    """
    due = state.areas[seat * AREA + NOTED] + cards_due(acting, done)
    left = state.deck_size + state.discarded()
    return due if due < left else left


def stop(state: Attika, seat: i64, acting: i64, done: i64) -> None:
    """The seat draws what it is due; then swaps (AT-R13)."""
    state.tell(events.STOPS, seat, 0, acting)
    due = cards_at_stop(state, seat, acting, done)
    state.areas[seat * AREA + NOTED] = 0
    state.draw_cards(seat, due)
    state.pop()
    state.push(steps.SWAP, seat)


@final
class Swap(Frame[Attika]):
    """Bonuses for cards, one at a time, each card seen first (AT-052, AT-D07, AT-R35)."""

    name = "swap"
    question = "at-ask-swap"

    def advance(self, state: Attika, out: Options) -> None:
        seat = state.get(SEAT)
        if state.areas[seat * AREA + BONUSES] > 0 and state.deck_size + state.discarded() > 0:
            out.add(action(steps.EXCHANGE))
            out.add(steps.STOP_ACTION)
            return
        self.finish(state, seat)

    def take(self, state: Attika, act: i64) -> None:
        seat = state.get(SEAT)
        if verb(act) == steps.STOP:
            self.finish(state, seat)
            return
        spend_bonus(state, seat)
        state.tell(events.SWAPS, seat)
        state.draw_cards(seat, 1)

    def finish(self, state: Attika, seat: i64) -> None:
        """The next player, or a draw by the turn limit (AT-017, AT-R40)."""
        if state.turn == state.limit:
            state.tell(events.LIMIT, NONE)
            state.finish(LIMIT, NONE)
            return
        state.pop()
        begin_turn(state, (seat + 1) % state.players)


def begin_turn(state: Attika, seat: i64) -> None:
    """One turn more."""
    state.turn += 1
    state.tell(events.TURN, seat, 0, state.turn)
    state.push(steps.TURN, seat)
