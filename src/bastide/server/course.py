"""The course of one game: the match, and what its journal adds to it, rebuilt at any time."""

from collections.abc import Iterable
from dataclasses import dataclass

from bastide.engine import registry
from bastide.engine.events import Event
from bastide.engine.match import Match
from bastide.engine.messages import Message
from bastide.engine.record import Record
from bastide.server.rows import ChairRow, Entry, TableRow


@dataclass(frozen=True)
class Move:
    """One action that stands, with what is needed to tell of it later."""

    number: int
    """Its line in the journal."""
    seat: int
    act: int
    label: Message
    price: list[tuple[Message, int]]
    round: int
    place: int
    """Which action of its round it is."""
    events: list[Event]
    points: list[int]
    """What every seat had after it, hidden points included."""

    @property
    def step(self) -> str:
        """Its number as people read it: round and place."""
        return f"{self.round}.{self.place}"


class Course:
    """The only owner of a table's match."""

    def __init__(self, row: TableRow, chairs: Iterable[ChairRow]) -> None:
        self.game = registry.game(row.game)
        names = [chair.name for chair in chairs]
        self.match = Match(
            self.game, Record(row.game, dict(row.options), row.seed, row.rules, names)
        )
        self.moves: list[Move] = []
        self.opening = self.game.scores(self.match.state)
        """The points before the first move."""

    @property
    def asked(self) -> int:
        """The seat that is asked, or -1 when the game is over."""
        return self.match.state.mover()

    @property
    def is_over(self) -> bool:
        """Whether nothing is left to do."""
        return self.match.state.is_over()

    def knows(self, act: int) -> bool:
        """Whether a number from outside is an action of this game at all."""
        try:
            return 0 <= act < 1 << 48 and self.game.act(self.game.word(act)) == act
        except Exception:
            return False

    def play(self, number: int, act: int) -> Move:
        """Carry out an action that is known to be legal."""
        state = self.match.state
        seat = state.mover()
        label = self.game.label(state, act)
        price = self.game.price(state, act)
        running = self.game.round(state)
        last = self.moves[-1] if self.moves else None
        place = last.place + 1 if last is not None and last.round == running else 1
        events = self.match.play(act)
        points = self.game.scores(self.match.state)
        move = Move(number, seat, act, label, price, running, place, events, points)
        self.moves.append(move)
        return move

    @property
    def points(self) -> list[list[int]]:
        """The points before the first move and after each."""
        return [self.opening, *(move.points for move in self.moves)]

    @property
    def by_round(self) -> list[list[int]]:
        """The points whenever a round ended."""
        ends = [*(move.round for move in self.moves[1:]), None]
        return [m.points for m, then in zip(self.moves, ends, strict=True) if then != m.round]

    def again(
        self, row: TableRow, chairs: Iterable[ChairRow], count: int | None = None
    ) -> "Course":
        """The same moves, or the first of them, at a table whose options do not touch them."""
        other = Course(row, chairs)
        for move in self.moves[:count]:
            other.play(move.number, move.act)
        return other

    def undo(self, count: int) -> None:
        """Take actions back that the player may take back alone."""
        for _ in range(count):
            self.match.undo()
        del self.moves[len(self.moves) - count :]

    def back(self, count: int) -> None:
        """Take actions back by consent, whatever was learned since."""
        self.match = self.match.take_back(count)
        del self.moves[len(self.moves) - count :]

    def steps_back(self, seat: int) -> int:
        """How many actions lie between now and before the last decision of a seat; 0 for none."""
        for count, move in enumerate(reversed(self.moves), 1):
            if move.seat == seat:
                return count
        return 0


def rebuilt(row: TableRow, chairs: Iterable[ChairRow], journal: Iterable[Entry]) -> Course:
    """The course that a journal tells."""
    course = Course(row, chairs)
    standing: list[Entry] = []
    for entry in journal:
        if entry.kind == "act":
            standing.append(entry)
        elif entry.kind in ("undo", "back"):
            del standing[len(standing) - entry.act :]
    for entry in standing:
        course.play(entry.number, entry.act)
    return course
