"""A learner who does what the notes ask for, and bots beside."""

from bastide import lessons
from bastide.bots.levels import make
from bastide.engine import registry
from bastide.engine.game import Decision
from bastide.engine.match import Match
from bastide.engine.seat import Seat
from bastide.lessons.guide import EASIEST, LEARNER, Guide
from bastide.lessons.lesson import Lesson

TAUGHT = [game.name for game in registry.games() if lessons.texts(game.name, "en")]


def lesson_of(game: str, lang: str = "en") -> Lesson:
    found = lessons.lesson(game, lang)
    assert found is not None
    return found


class Walk:
    """A lesson on its way."""

    def __init__(self, lesson: Lesson) -> None:
        self.guide = Guide(lesson)
        self.match: Match = self.guide.match()
        players = range(1, int(lesson.settings["players"]))
        self.others = {seat: self.guide.chooser(seat) for seat in players}
        self.stray = make(EASIEST, 1)

    def question(self) -> Decision:
        """The learner's next question that is a choice, after notes that are only read."""
        while True:
            decision = self.match.decision
            assert decision is not None
            step = self.guide.step(self.match.state)
            if len(decision.options) == 1:
                self.play(decision.options[0])
            elif decision.seat != LEARNER:
                self.play(self.others[decision.seat](self._seat(decision)))
            elif step is not None and not step.move:
                self.guide.turn()
            else:
                return decision

    def play(self, act: int) -> None:
        """Make a move, which the guide follows."""
        self.guide.follow(self.match.state, act)
        self.match.play(act)

    def _seat(self, decision: Decision) -> Seat:
        return Seat(self.match.game, self.match.state, decision.seat)

    def go_on(self) -> None:
        """Do what the note asks for; where it says nothing, anything."""
        decision = self.question()
        wanted = self.guide.wanted(self.match.state)
        act = self.stray.choose(self._seat(decision)) if wanted is None else wanted
        assert self.guide.reply(self.match.state, [act]).is_played
        self.play(act)

    def finish(self, most: int = 100) -> None:
        """Go on to the last note."""
        for _ in range(most):
            self.question()
            if self.guide.is_over:
                return
            self.go_on()
        raise AssertionError("the lesson does not end")
