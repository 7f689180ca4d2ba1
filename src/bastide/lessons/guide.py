"""Walks a learner through a lesson: which note is up, what an answer does, what bots play."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from bastide.bots.levels import LEVELS, make
from bastide.engine.flow import State, options
from bastide.engine.game import Game
from bastide.engine.match import Match, new_match, tried
from bastide.engine.messages import BadInput
from bastide.engine.seat import Seat
from bastide.lessons.lesson import ANY, Lesson, Note, Step

LEARNER = 0
EASIEST = LEVELS[0].id
FIRST_SEED = 10
"""Bots that have no line to follow have this seed and the number of their seat."""


@dataclass(frozen=True)
class Reply:
    """What becomes of an answer: it is played or held back, with a word or without."""

    is_played: bool
    word: str = ""


class Guide:
    """Stands at a step of a lesson. It plays nothing itself."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.path = [(note, step) for note in lesson.notes for step in note.steps]
        self.at = 0
        self._past: dict[int, int] = {}
        """Where it stood, by the number of actions, when an answer was given."""
        self._scripts = {
            seat: [move for note in lesson.notes for who, move in note.before if who == seat]
            for seat in range(int(lesson.settings["players"]))
        }

    def match(self, seats: list[str] | None = None) -> Match:
        """The lesson's deal, before anybody has moved."""
        return new_match(self.lesson.game, dict(self.lesson.settings), self.lesson.seed, seats)

    @property
    def is_over(self) -> bool:
        """Whether the last note has been read: the rest is free play."""
        return self.at == len(self.path)

    def note(self, state: State) -> Note | None:
        """The note that is up at the learner's question."""
        at = self._place(state)
        return None if at is None else self.path[at][0]

    def step(self, state: State) -> Step | None:
        """What the note says of this very question."""
        at = self._place(state)
        return None if at is None else self.path[at][1]

    def wanted(self, state: State) -> int | None:
        """The move that the note asks for, if it asks for one that is possible."""
        step = self.step(state)
        return None if step is None else meant(self.lesson.game, state, step.move)

    def turn(self) -> None:
        """A note that asks for nothing has been read."""
        self.at += 1

    def answer(self, match: Match, acts: Sequence[int]) -> Reply:
        """What becomes of the learner's answer, be it several moves at once; all or nothing."""
        began, word, state = self.at, "", match.state
        for act in acts:
            at = self._place(state)
            if at is not None:
                note, step = self.path[at]
                wanted = meant(self.lesson.game, state, step.move)
                is_asked_for = wanted is not None or not step.move
                if is_asked_for and act != wanted:
                    if not self._accepts(step, state, act):
                        self.at = began
                        return Reply(False, note.held)
                    word = note.accepted
                self.at = at + 1
            state = tried(state, act).state
        self._past[len(match.record.actions)] = began
        return Reply(True, word)

    def back(self, match: Match) -> None:
        """Something was taken back."""
        self.at = self._past.get(len(match.record.actions), self.at)

    def chooser(self, seat: int) -> Callable[[Seat], int]:
        """Who plays another seat: its line while that is legal, else the easiest bot."""
        bot = make(EASIEST, FIRST_SEED + seat)
        script = self._scripts[seat]

        def choose(asked: Seat) -> int:
            offered = asked.options()
            if len(offered) == 1:
                return offered[0]
            for act in offered:
                if script and not self.is_over and asked.game.notation.format(act) == script[0]:
                    script.pop(0)
                    return act
            return bot.choose(asked)

        return choose

    def _place(self, state: State) -> int | None:
        """The step to which the learner's question belongs.

        After a move of the learner's own the rest of a note may not be asked: then the next comes
        up as soon as its question does, and what is asked before is free.
        """
        if state.is_over() or state.mover() != LEARNER or self.is_over:
            return None
        asked = self.lesson.game.speech.question(state).id
        here = self.path[self.at][0]
        for at in range(self.at, len(self.path)):
            note, step = self.path[at]
            if step.moment == asked:
                return at
            if note is not here:
                break
        return None

    def _accepts(self, step: Step, state: State, act: int) -> bool:
        if step.accepts == (ANY,):
            return True
        return act in [meant(self.lesson.game, state, move) for move in step.accepts]


def meant(game: Game, state: State, move: str) -> int | None:
    """The option that a move in the notation of records names; None where there is none."""
    if not move:
        return None
    try:
        act = game.notation.parse(move)
    except BadInput:
        return None
    offered = options(state)
    return (
        act if act in offered else next(iter({game.notation.meant(state, act)} & {*offered}), None)
    )
