"""The Library: when a privilege counts twice, and the one question about it."""

from typing import final

from mypy_extensions import i64

from bastide.engine.action import action
from bastide.engine.flow import SEAT, WIDTH, Frame, Options
from bastide.engine.rows import bit
from bastide.games.san_juan import events, steps
from bastide.games.san_juan.catalogue import LIBRARY
from bastide.games.san_juan.state import NONE, ON_TABLE, SanJuan
from bastide.games.san_juan.steps import PASS_ACTION


def open_phase(state: SanJuan, chooser: i64) -> None:
    """Decide how much the chooser's privilege counts in the phase that begins (SJ-071).

    With 3 or 4 players a Library always doubles (SJ-R06). With 2 only one privilege a round
    may be doubled (SJ-072); only the Governor's first role leaves a choice (SJ-R05).
    """
    state.chooser = chooser
    state.boost = 1
    if not state.uses(chooser, LIBRARY) or asks_to_double(state):
        return
    if (state.libraries_spent >> chooser) & 1 == 0:
        state.boost = 2


def asks_to_double(state: SanJuan) -> bool:
    """Whether the chooser must say if this privilege is the one to double (SJ-R05)."""
    return (
        state.players == 2
        and state.chooser == state.governor
        and roles_taken(state) == 1
        and state.uses(state.chooser, LIBRARY)
    )


def has_action(state: SanJuan) -> bool:
    """Whether the chooser's own action, which lies below the top frame, can do anything.

    Only what all can see counts: a hand may hold nothing that can be built.
    """
    kind = state.stack[state.top - WIDTH]
    if kind == steps.BUILD:
        return state.hand_size[state.get(SEAT)] > 0 or state.cathedral == ON_TABLE
    if kind == steps.COUNCIL or kind == steps.PROSPECT:
        return state.cards_left() > 0
    return True


def roles_taken(state: SanJuan) -> i64:
    """How many roles have been taken this round."""
    count: i64 = 0
    for role in range(5):
        if state.taken[role] != NONE:
            count += 1
    return count


@final
class Double(Frame[SanJuan]):
    """Double this privilege now, or keep the Library for the second role (SJ-R05)."""

    name = "double"
    question = "sj-ask-double"

    def advance(self, state: SanJuan, out: Options) -> None:
        if self.rules >= 2 and not has_action(state):
            state.pop()
            return
        out.add(action(steps.DOUBLE_PRIVILEGE))
        out.add(PASS_ACTION)

    def take(self, state: SanJuan, act: i64) -> None:
        seat = state.get(SEAT)
        state.pop()
        if act == action(steps.DOUBLE_PRIVILEGE):
            state.boost = 2
            state.libraries_spent |= bit(seat)
            state.tell(events.DOUBLES, seat)
