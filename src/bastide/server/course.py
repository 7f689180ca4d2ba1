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


class Course:
    """The only owner of a table's match."""

    def __init__(self, row: TableRow, chairs: Iterable[ChairRow]) -> None:
        self.game = registry.game(row.game)
        names = [chair.name for chair in chairs]
        self.match = Match(
            self.game, Record(row.game, dict(row.options), row.seed, row.rules, names)
        )
        self.moves: list[Move] = []
        self.by_round: list[tuple[int, list[int]]] = []
        """The points whenever a round ended, with the number of moves until then."""

    @property
    def asked(self) -> int:
        """The seat that is asked, or -1 when the game is over."""
        return self.match.state.mover()

    @property
    def is_over(self) -> bool:
        """Whether nothing is left to do."""
        return self.match.state.is_over()

    def play(self, number: int, act: int) -> Move:
        """Carry out an action that is known to be legal."""
        state = self.match.state
        seat = state.mover()
        label = self.game.label(state, act)
        price = self.game.price(state, act)
        running = self.game.round(state)
        last = self.moves[-1] if self.moves else None
        place = last.place + 1 if last is not None and last.round == running else 1
        move = Move(number, seat, act, label, price, running, place, self.match.play(act))
        self.moves.append(move)
        state = self.match.state
        if state.is_over() or self.game.round(state) != running:
            self.by_round.append((len(self.moves), self.game.scores(state)))
        return move

    def again(self, row: TableRow, chairs: Iterable[ChairRow]) -> "Course":
        """The same moves at a table with other options, which they do not touch."""
        other = Course(row, chairs)
        for move in self.moves:
            other.play(move.number, move.act)
        return other

    def undo(self, count: int) -> None:
        """Take actions back that the player may take back alone."""
        for _ in range(count):
            self.match.undo()
        self._forget(count)

    def back(self, count: int) -> None:
        """Take actions back by consent, whatever was learned since."""
        self.match = self.match.take_back(count)
        self._forget(count)

    def _forget(self, count: int) -> None:
        del self.moves[len(self.moves) - count :]
        while self.by_round and self.by_round[-1][0] > len(self.moves):
            self.by_round.pop()

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
