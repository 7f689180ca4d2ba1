"""Rounds: roles are chosen in turn, each opens a phase."""

from typing import Final, final

from mypy_extensions import i64

from bastide.engine.action import action, what
from bastide.engine.flow import SEAT, WIDTH, Frame, Options
from bastide.games.san_juan import events, steps
from bastide.games.san_juan.catalogue import (
    BUILDER,
    COUNCILLOR,
    PRODUCER,
    PROSPECTOR,
    ROLES,
    TRADER,
)
from bastide.games.san_juan.library import open_phase
from bastide.games.san_juan.state import NONE, SanJuan

TURN: Final = 2


def phase_of(role: i64) -> i64:
    """The frame of the phase that a role opens."""
    if role == BUILDER:
        return steps.BUILDER_PHASE
    if role == PRODUCER:
        return steps.PRODUCER_PHASE
    if role == TRADER:
        return steps.TRADER_PHASE
    if role == COUNCILLOR:
        return steps.COUNCILLOR_PHASE
    assert role == PROSPECTOR
    return steps.PROSPECTOR_PHASE


def choices_per_round(players: i64) -> i64:
    """Roles taken in a round: four with 4 players, else three (SJ-021, SJ-022)."""
    return 4 if players == 4 else 3


@final
class Round(Frame[SanJuan]):
    """From the Governor clockwise each player takes a role still free (SJ-020).

    With two players the Governor takes a second one (SJ-021).
    """

    name = "round"
    question = "sj-ask-role"
    slots = ("turn",)

    def advance(self, state: SanJuan, out: Options) -> None:
        turn = state.get(TURN)
        if turn == choices_per_round(state.players):
            self.end(state)
            return
        taken = state.taken
        for role in range(len(ROLES)):
            if taken[role] == NONE:
                out.add(action(steps.TAKE_ROLE, role))

    def take(self, state: SanJuan, act: i64) -> None:
        stack = state.stack
        top = state.top
        seat = stack[top + SEAT]
        role = what(act)
        turn = stack[top + TURN] + 1
        state.taken[role] = seat
        stack[top + TURN] = turn
        stack[top + SEAT] = (state.governor + turn) % state.players
        open_phase(state, seat)
        state.tell(events.ROLE, seat, role)
        state.push(phase_of(role), seat, seat)

    def end(self, state: SanJuan) -> None:
        """Roles go back, the Governor marker moves on, the next round begins (SJ-026)."""
        if state.limit > 0 and state.round >= state.limit:
            state.top = -WIDTH
            state.tell(events.ENDS, NONE)
            return
        for role in range(len(ROLES)):
            state.taken[role] = NONE
        state.libraries_spent = 0
        state.chooser = NONE
        state.boost = 1
        state.governor = (state.governor + 1) % state.players
        state.round += 1
        state.set(TURN, 0)
        state.set(SEAT, state.governor)
        state.tell(events.ROUND, state.governor, 0, state.round)
        state.push(steps.ROUND_START, state.governor)
