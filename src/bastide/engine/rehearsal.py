"""A game played by moves as people name them: several picks at once, forced ones left out."""

# not compiled: text work, one call per step of a scenario

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, islice, permutations

from bastide.engine.document import move_on
from bastide.engine.events import Log
from bastide.engine.flow import State, options, sensible
from bastide.engine.game import Game
from bastide.engine.messages import BadInput
from bastide.engine.naming import listed, spelt_out
from bastide.engine.parts import Refusal

NOT_NOW = ("no-not-asked", "no-game-over")
"""Reasons to refuse a move that say nothing about it, but only about the moment."""

MOST_LEFT_OUT = 20
"""Answers in a row that may be left out."""
MOST_ORDERS = 24
"""Orders that are tried of the parts of one move."""


@dataclass
class Way:
    """One thing that a move may mean: its picks, the game after them, and where it got stuck."""

    picks: list[int]
    after: "Rehearsal"
    stuck: int | None = None


class Rehearsal:
    """A state that remembers which moves had no alternative and so played themselves."""

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.state = state
        self.log = Log()
        self.state.log = self.log
        self.forced: list[tuple[int, int, int]] = []
        """Frame, seat and move of what was forced lately and has not been named."""
        self.went: list[int] = []
        """The moves that played themselves since the last step."""

    def settle(self) -> None:
        """Let everything that has one answer play itself."""
        forced = move_on(self.state)
        self.forced += forced
        self.went += [act for _, _, act in forced]

    def words(self) -> list[str]:
        """The moves on offer, in the notation of records."""
        return self.written(options(self.state))

    def written(self, acts: list[int]) -> list[str]:
        """Moves in the notation of records."""
        return [self.game.notation.format(act) for act in acts]

    def ways(self, text: str, seat: int | None = None, skips: bool = False) -> list[Way]:
        """What a move may mean, each tried: one way, or several if it stops too early.

        `produce indigo_plant sugar_mill` is two picks, `sell sugar_mill ship coffee_roaster` has
        two verbs: parts of one set in any order. Whoever `skips` may leave out questions that are
        asked although they have one answer. Raises BadInput when it means nothing.
        """
        clauses = self._clauses(text)
        found = self._ways(clauses, seat, skips)
        for at in range(len(clauses) - 1):
            if any(way.stuck is None for way in found):
                break
            before = self._ways(clauses[:at], seat, skips)[0].after
            if before.asks_for_set():
                for order in islice(permutations(clauses[at:]), 1, MOST_ORDERS):
                    again = self._ways([*clauses[:at], *order], seat, skips)
                    if any(way.stuck is None for way in again):
                        return again
        return found

    def _ways(self, clauses: Sequence[str], seat: int | None, skips: bool) -> list[Way]:
        start = Rehearsal(self.game, self.state)
        start.forced = self.forced
        found = [Way([], start)]
        for clause in clauses:
            found = [longer for way in found for longer in _continued(way, clause, seat, skips)]
        return found

    def asks_for_set(self) -> bool:
        """Whether several things are chosen one by one, in an order of the game's own."""
        state = self.state
        kind = int(state.stack[state.top]) if not state.is_over() else 0
        return not state.is_over() and state.frames[kind].remaining(state) > 1

    def later(self) -> Iterator["Rehearsal"]:
        """The game after each answer with no other worth giving, until somebody has a choice."""
        before = self
        for _ in range(MOST_LEFT_OUT):
            answers = [] if before.state.is_over() else sensible(before.state)
            if len(answers) != 1:
                return
            after, _ = before.tried(answers)
            after.went[len(before.went) : len(before.went)] = answers
            yield after
            before = after

    def _clauses(self, text: str) -> list[str]:
        """The parts of a move that each begin with a verb; a name may look like one."""
        found: list[list[str]] = [[]]
        for word in text.split():
            clause = found[-1]
            if clause and word.lower() in self.game.notation.verbs:
                is_name = self._is_move(f"{clause[0]} {word}")
                is_wanted = len(clause) == 1 and not self._is_move(clause[0])
                if not is_name and not is_wanted:
                    found.append([])
            found[-1].append(word)
        return [" ".join(words) for words in found]

    def readings(self, text: str) -> list[list[int]]:
        """What one verb with its names may mean, as picks.

        `cover chapel` lacks the place: every option that goes on like this is a reading.
        """
        try:
            return [[self.game.notation.parse(text)]]
        except BadInput as problem:
            longer = [act for act in options(self.state) if self._begins(act, text)]
            if longer:
                return [[act] for act in longer]
            verb, *words = text.split() or [""]
            things = spelt_out(words)
            if len(things) < 2 or not self._is_move(f"{verb} {things[0]}"):
                raise problem
            return [[self.game.notation.parse(f"{verb} {thing}") for thing in things]]

    def is_untimely(self, text: str) -> bool:
        """Whether a move answers nothing that is asked now, so that it says nothing about it."""
        acts = [act for picks in self.readings(self._clauses(text)[0]) for act in picks]
        return all(self.reason(act).message.id in NOT_NOW for act in acts)

    def _begins(self, act: int, text: str) -> bool:
        return bool(text) and self.game.notation.format(act).lower().startswith(f"{text} ".lower())

    def _is_move(self, text: str) -> bool:
        try:
            self.game.notation.parse(text)
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
        after.went = list(self.went)
        after.log.events = list(self.log.events)
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
        if state.is_over() or seat not in (None, state.mover()):
            return False
        offered = options(state)
        if act not in offered:
            act = self.game.notation.meant(state, act)
        if act not in offered:
            return False
        kind = int(state.stack[state.top])
        mover = state.mover()
        state.frames[kind].take(state, act)
        self.forced = [entry for entry in self.forced if entry[:2] == (kind, mover)]
        self.settle()
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
        return self.game.refusals.refusal(self.state, act)

    def complaint(self, act: int, seat: int | None) -> str:
        """The same as a sentence for the writer of a scenario."""
        named = self.game.notation.format(act)
        if self.state.is_over():
            return f"'{named}' comes too late, the game is over"
        mover = self.state.mover()
        if seat not in (None, mover):
            return f"seat {seat} is not asked, seat {mover} is: {listed(self.words())}"
        rule = self.reason(act).rule
        return f"'{named}' is not possible ({rule}); seat {mover} is offered {listed(self.words())}"


def _continued(way: Way, clause: str, seat: int | None, skips: bool) -> list[Way]:
    """A move with one clause more, in every way it may mean."""
    if way.stuck is not None:
        return [way]
    found: list[Way] = []
    problem = BadInput("")
    for before in chain([way.after], way.after.later() if skips else ()):
        try:
            readings = before.readings(clause)
        except BadInput as said:
            problem = said
            continue
        tries = [Way(way.picks + picks, *before.tried(picks, seat)) for picks in readings]
        if any(each.stuck is None for each in tries):
            return tries
        found = found or tries
    if not found:
        raise problem
    return found
