"""A game played by moves as people name them: several picks at once, forced ones left out."""

# not compiled: text work, one call per step of a scenario

from collections.abc import Sequence

from bastide.engine.document import move_on
from bastide.engine.events import Log
from bastide.engine.facts import listed
from bastide.engine.flow import State, options
from bastide.engine.game import Game, Refusal
from bastide.engine.messages import BadInput


class Rehearsal:
    """A state that remembers which moves had no alternative and so played themselves."""

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.state = state
        self.log = Log()
        self.state.log = self.log
        self.forced: list[tuple[int, int, int]] = []
        """Frame, seat and move of what was forced lately and has not been named."""

    def words(self) -> list[str]:
        """The moves on offer, in the notation of records."""
        return [self.game.word(act) for act in options(self.state)]

    def readings(self, text: str) -> list[list[int]]:
        """What a move may mean, as picks: one reading, or several if it stops too early.

        `produce indigo_plant sugar_mill` is two picks. `cover chapel` lacks the place: every
        option that goes on like this is a reading. Raises BadInput when there is none.
        """
        text = " ".join(text.split())
        try:
            return [[self.game.act(text)]]
        except BadInput as problem:
            longer = [act for act in options(self.state) if self._begins(act, text)]
            if longer:
                return [[act] for act in longer]
            verb, *things = text.split() or [""]
            if len(things) < 2 or not self._is_move(f"{verb} {things[0]}"):
                raise problem
            return [[self.game.act(f"{verb} {thing}") for thing in things]]

    def _begins(self, act: int, text: str) -> bool:
        return bool(text) and self.game.word(act).startswith(f"{text} ")

    def _is_move(self, text: str) -> bool:
        try:
            self.game.act(text)
        except BadInput:
            return False
        return True

    def tried(self, picks: list[int], seat: int | None = None) -> tuple["Rehearsal", int | None]:
        """The game after these picks, and the pick that was not possible, if any.

        They are made in the order in which they are named, or if that is not possible in
        ascending order, which is how sets of cards are chosen. A pick that was forced has been
        made already; whether a name means that one or one more is tried both ways.
        """
        for order in (picks, sorted(picks)):
            for offered_first in (True, False):
                after, stuck = self._followed(order, seat, offered_first)
                if stuck is None:
                    return after, None
        return after, stuck

    def _followed(
        self, picks: Sequence[int], seat: int | None, offered_first: bool
    ) -> tuple["Rehearsal", int | None]:
        after = Rehearsal(self.game, self.state.clone())
        after.forced = list(self.forced)
        for act in picks:
            if offered_first:
                made = after._choose(act, seat) or after._recall(act, seat)
            else:
                made = after._recall(act, seat) or after._choose(act, seat)
            if not made:
                return after, act
        return after, None

    def _choose(self, act: int, seat: int | None) -> bool:
        """Carry out an option; what was forced by other questions is past."""
        state = self.state
        if seat not in (None, state.mover()) or act not in options(state):
            return False
        kind = int(state.stack[state.top])
        mover = state.mover()
        state.kinds[kind].take(state, act)
        self.forced = [entry for entry in self.forced if entry[:2] == (kind, mover)]
        self.forced += move_on(state)
        return True

    def _recall(self, act: int, seat: int | None) -> bool:
        """Note that a forced move has been named."""
        for at, (_, who, forced) in enumerate(self.forced):
            if forced == act and seat in (None, who):
                self.forced.pop(at)
                return True
        return False

    def reason(self, act: int) -> Refusal:
        """Why a move that is not on offer is not possible."""
        return self.game.refusal(self.state, act)

    def complaint(self, act: int, seat: int | None) -> str:
        """The same as a sentence for the writer of a scenario."""
        if self.state.is_over():
            return f"'{self.game.word(act)}' comes too late, the game is over"
        mover = self.state.mover()
        if seat not in (None, mover):
            return f"seat {seat} is not asked, seat {mover} is: {listed(self.words())}"
        rule = self.reason(act).rule
        return f"'{self.game.word(act)}' is not possible ({rule}); seat {mover} is offered " + (
            listed(self.words())
        )
