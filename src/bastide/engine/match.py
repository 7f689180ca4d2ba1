"""A game in progress: its state, its record so far, and how far it can be taken back."""

# not compiled: one step per decision of a person, and it keeps Python lists of records

from bastide.engine.events import Event, Log
from bastide.engine.flow import BARRIERS, KIND, NOTHING, SECRET_TOLD, IllegalAction, State, play
from bastide.engine.game import Decision, Game, Setting, complete, decision
from bastide.engine.record import Record, opening


class Match:
    """Owns the true state; nothing else writes to it or to its record."""

    def __init__(self, game: Game, record: Record) -> None:
        self.game = game
        self.record = Record(
            record.game, dict(record.settings), record.seed, record.rules, list(record.seats)
        )
        self.log = Log()
        self.state = opening(record)
        self.events: list[list[Event]] = [[]]
        """What happened, action by action; the first entry is the set-up."""
        self.barrier = "start"
        """Why nothing before this point can be taken back."""
        self._past: list[State] = []
        """The states before the actions that can still be taken back."""
        self.state.log = self.log
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
        seat = self.state.mover()
        before = self.state.clone()
        play(self.state, act)
        if self._past and self.record.actions[-1][0] != seat:
            self._past.clear()
            self.barrier = "other-seat"
        if self.state.is_over() or self._tells_of_another(seat):
            self.state.learn(SECRET_TOLD)  # the end lays open what was hidden
        if self.state.learned == NOTHING:
            self._past.append(before)
        else:
            self._past.clear()
            self.barrier = BARRIERS[self.state.learned]
        self.record.actions.append((seat, act))
        happened = self.log.drain()
        self.events.append(happened)
        return happened

    def _tells_of_another(self, seat: int) -> bool:
        """Whether another seat is asked something for a reason that only it knew so far."""
        state = self.state
        return state.mover() != seat and state.kinds[state.get(KIND)].tells

    def undoable(self, seat: int) -> int:
        """How many of the last actions that seat may take back by itself."""
        if not self._past or self.record.actions[-1][0] != seat:
            return 0
        return len(self._past)

    def undo(self) -> int:
        """Take the last action back; the caller checked `undoable`. Says which it was."""
        self.state = self._past.pop()
        self.state.log = self.log
        self.events.pop()
        return self.record.actions.pop()[1]

    def take_back(self, actions: int) -> "Match":
        """A match that many actions earlier, whatever was learned since: only by consent."""
        shorter = Record(**vars(self.record))
        shorter.actions = self.record.actions[: len(self.record.actions) - actions]
        return Match(self.game, shorter)


def new_match(
    game: Game, given: dict[str, Setting], seed: int, seats: list[str] | None = None
) -> Match:
    """A fresh game with the given settings; raises BadInput when they do not fit."""
    record = Record(game.name, complete(game, given), seed, game.rules_version, seats or [])
    return Match(game, record)
