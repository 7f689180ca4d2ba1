"""Walks a learner through a lesson: which note is up, what an answer does, what bots play."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from bastide.bots.levels import LEVELS, make
from bastide.engine.flow import State, options, sensible
from bastide.engine.game import Game
from bastide.engine.match import Match, Tried, new_match, tried
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
        self.strayed = ""
        """The note under which the learner's last move was another than the wanted one."""
        self._lines = {
            seat: [move for note in lesson.notes for who, move in note.before if who == seat]
            for seat in range(int(lesson.settings["players"]))
        }
        self._done = dict.fromkeys(self._lines, 0)
        """How much of its line each of the others has played."""
        self._past: list[tuple[int, dict[int, int]]] = []
        """Where all of that stood before every action."""

    def match(self, seats: list[str] | None = None) -> Match:
        """The lesson's deal, before anybody has moved."""
        return new_match(self.lesson.game, dict(self.lesson.settings), self.lesson.seed, seats)

    @property
    def is_over(self) -> bool:
        """Whether the last note has been read: the rest is free play."""
        return self.at >= len(self.path)

    def note(self, state: State) -> Note | None:
        """The note that is up at the learner's question."""
        at = self._index(state, self.at)
        return None if at is None else self.path[at][0]

    def index(self, state: State) -> int | None:
        """The step to which the learner's question belongs, by its number on the path."""
        return self._index(state, self.at)

    def step(self, state: State) -> Step | None:
        """What the note says of this very question."""
        at = self._index(state, self.at)
        return None if at is None else self.path[at][1]

    def wanted(self, state: State) -> int | None:
        """The move that the note asks for, if it asks for one that is possible."""
        step = self.step(state)
        return None if step is None else meant(self.lesson.game, state, step.move)

    def turn(self) -> None:
        """A note that asks for nothing has been read."""
        self.at += 1

    def reply(self, state: State, acts: Sequence[int]) -> Reply:
        """What becomes of the learner's answer, be it several moves at once; all or nothing."""
        at, word = self.at, ""
        for act in acts:
            at, reply = self._judged(state, act, at)
            if not reply.is_played:
                return reply
            word = reply.word or word
            state = tried(state, act).state
        return Reply(True, word)

    def follow(self, state: State, act: int) -> None:
        """Somebody makes a move, which is told of every action of the game."""
        self._past.append((self.at, dict(self._done)))
        seat = state.mover()
        if seat == LEARNER:
            note = self.note(state)
            self.at, reply = self._judged(state, act, self.at)
            self.strayed = note.id if note is not None and reply.word else ""
        elif self.line(seat, [act]) == act:
            self._done[seat] += 1

    def back(self, count: int) -> None:
        """Something was taken back; so many actions still stand."""
        if count < len(self._past):
            self.at, self._done = self._past[count]
            del self._past[count:]
            self.strayed = ""

    def line(self, seat: int, offered: Sequence[int]) -> int | None:
        """What its line has one of the others play now; None once that is over, or not legal."""
        rest = self._lines[seat][self._done[seat] :]
        if not rest or self.is_over:
            return None
        said = self.lesson.game.notation.format
        return next((act for act in offered if said(act) == rest[0]), None)

    def carried_out(self, state: State) -> list[Tried]:
        """The moves that the rest of this note asks for."""
        steps: list[Tried] = []
        at = self._index(state, self.at)
        note = None if at is None else self.path[at][0]
        while at is not None and self.path[at][0] is note:
            wanted = meant(self.lesson.game, state, self.path[at][1].move)
            if wanted is None:
                break
            steps.append(tried(state, wanted))
            state = steps[-1].state
            at = self._index(state, at + 1)
        return steps

    def chooser(self, number: int) -> Callable[[Seat], int]:
        """Who plays another seat where nobody else does: its line, else the easiest bot."""
        bot = make(EASIEST, FIRST_SEED + number)

        def choose(seat: Seat) -> int:
            offered = seat.options()
            if len(offered) == 1:
                return offered[0]
            line = self.line(number, offered)
            return bot.choose(seat) if line is None else line

        return choose

    def _judged(self, state: State, act: int, began: int) -> tuple[int, Reply]:
        """Where the guide stands after a move of the learner's, and what it says of it."""
        at = self._index(state, began)
        if at is None:
            return began, Reply(True)
        note, step = self.path[at]
        wanted = meant(self.lesson.game, state, step.move)
        if act == wanted or (wanted is None and step.move):
            return at + 1, Reply(True)
        accepted = [meant(self.lesson.game, state, move) for move in step.accepts]
        if step.accepts == (ANY,) or act in accepted:
            return at + 1, Reply(True, note.accepted)
        return began, Reply(False, note.held)

    def _index(self, state: State, began: int) -> int | None:
        """The step to which the learner's question belongs; one with one answer is no step.

        After a move of the learner's own the rest of a note may not be asked: then the next comes
        up as soon as its question does, and what is asked before is free.
        """
        if began >= len(self.path) or state.is_over() or state.mover() != LEARNER:
            return None
        if len(sensible(state)) == 1:
            return None
        moment = self.lesson.game.speech.question(state).id
        here = self.path[began][0]
        for at in range(began, len(self.path)):
            note, step = self.path[at]
            if step.moment == moment:
                return at
            if note is not here:
                break
        return None


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
