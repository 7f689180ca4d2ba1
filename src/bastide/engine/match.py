"""A game in progress: its state, its record so far, and how far it can be taken back."""

# not compiled: one step per decision of a person, and it keeps Python lists of records

from copy import copy
from dataclasses import dataclass

from bastide.engine.events import Event, Log
from bastide.engine.flow import BARRIERS, NOTHING, SECRET_TOLD, IllegalAction, State, play
from bastide.engine.game import Decision, Game, complete, decision
from bastide.engine.record import Record, game_of, opening
from bastide.engine.settings import Setting

APART = 100
"""Actions between two states from which a match can be taken up again, at least."""


@dataclass(frozen=True)
class Checkpoint:
    """A state before which nothing could be taken back, after so many actions, and why."""

    count: int
    state: State
    barrier: str


@dataclass(frozen=True)
class Tried:
    """An action carried out on a copy of the state; a match may keep it, or nothing happened."""

    act: int
    state: State
    events: list[Event]


def tried(state: State, act: int) -> Tried:
    """Carry out an action on a copy; raises IllegalAction."""
    after, log = ahead(state)
    play(after, act)
    return Tried(act, after, log.drain())


def ahead(state: State) -> tuple[State, Log]:
    """A copy to try something on, and who listens to it."""
    after, log = state.clone(), Log()
    after.log = log
    return after, log


class Match:
    """Owns the true state; nothing else writes to it or to its record."""

    def __init__(self, record: Record) -> None:
        self.game = game_of(record)
        settings = complete(self.game, record.settings)
        self.record = Record(record.game, settings, record.seed, record.rules, list(record.seats))
        self.state = opening(self.record)
        self.events: list[list[Event]] = [[]]
        """What happened, action by action; the first entry is the set-up."""
        self.barrier = "start"
        """Why nothing before this point can be taken back."""
        self._past: list[State] = []
        """The states before the actions that can still be taken back."""
        self._checkpoints = [Checkpoint(0, self.state, self.barrier)]
        for seat, act in record.actions:
            if seat != self.state.mover():
                raise IllegalAction(act)
            self.play(act)

    @property
    def decision(self) -> Decision | None:
        """The pending question, or None when the game is over."""
        return decision(self.game, self.state)

    def play(self, act: int) -> list[Event]:
        """Carry out an action of the seat that is asked; raises IllegalAction."""
        return self.keep(tried(self.state, act))

    def keep(self, step: Tried) -> list[Event]:
        """Go on with what was tried on a copy of this very state."""
        seat = self.state.mover()
        before, self.state = self.state, step.state
        if self._past and self.record.actions[-1][0] != seat:
            self._past.clear()
            self.barrier = "other-seat"
        if not self._past and len(self.record.actions) >= self._checkpoints[-1].count + APART:
            self._checkpoints.append(Checkpoint(len(self.record.actions), before, self.barrier))
        if self.state.is_over():
            self.state.learn(SECRET_TOLD)  # the end lays open what was hidden
        if self.state.learned == NOTHING:
            self._past.append(before)
        else:
            self._past.clear()
            self.barrier = BARRIERS[self.state.learned]
        self.record.actions.append((seat, step.act))
        self.events.append(step.events)
        return step.events

    def undoable(self, seat: int) -> int:
        """How many of the last actions that seat may take back by itself."""
        if not self._past or self.record.actions[-1][0] != seat:
            return 0
        return len(self._past)

    def undo(self) -> int:
        """Take the last action back; the caller checked `undoable`. Says which it was."""
        self.state = self._past.pop()
        self.events.pop()
        return self.record.actions.pop()[1]

    def earlier(self, count: int) -> "Match":
        """The match after the first so many actions, whatever was learned since.

        It is taken up at the checkpoint before: what that costs does not grow with the match.
        """
        # strictly before: only the next action ended what could be taken back there
        checkpoints = [each for each in self._checkpoints if each.count < max(count, 1)]
        found = checkpoints[-1]
        match = copy(self)
        match.record = Record(
            **{**vars(self.record), "actions": self.record.actions[: found.count]}
        )
        match.state, match.barrier = found.state, found.barrier
        match.events = self.events[: found.count + 1]
        match._past = []
        match._checkpoints = checkpoints
        for _, act in self.record.actions[found.count : count]:
            match.play(act)
        return match


def new_match(
    game: Game, given: dict[str, Setting], seed: int, seats: list[str] | None = None
) -> Match:
    """A fresh game with the given settings; raises BadInput when they do not fit."""
    return Match(Record(game.name, given, seed, game.rules_version, seats or []))
