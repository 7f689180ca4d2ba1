"""A game as it runs at a table: the match, and what its journal adds to it, rebuilt at any time."""

import asyncio
from collections.abc import Hashable, Iterable
from copy import copy
from dataclasses import dataclass
from typing import Any

from bastide.engine.events import Event
from bastide.engine.flow import sensible
from bastide.engine.match import Match, Tried, tried
from bastide.engine.messages import Message
from bastide.engine.record import Record
from bastide.lessons import LANGUAGES, lesson
from bastide.lessons.guide import Guide
from bastide.server.store.rows import ChairRow, Entry, TableRow

PUBLIC = -1
"""The seat of those who see what everybody may see."""
PIECE = 50
"""Actions that are carried out, or moves that are told, before others have their turn."""


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
    in_round: int
    """Which action of its round it is."""
    events: list[Event]
    points: list[int]
    """What every seat had after it, hidden points included."""
    forced: bool
    """Whether it was the only answer."""
    deeds: list[tuple[int, Message]]
    """What it adds, as all may know, to a count of what everybody did: of whom, and what."""

    @property
    def step(self) -> str:
        """Its number as people read it: round and number in it."""
        return f"{self.round}.{self.in_round}"


class LiveGame:
    """The only owner of a table's match."""

    def __init__(self, row: TableRow, chairs: Iterable[ChairRow]) -> None:
        names = [chair.name for chair in chairs]
        self.match = Match(Record(row.game, row.options, row.seed, row.rules, names))
        self.game = self.match.game
        self.moves: list[Move] = []
        self.opening = self.game.scoring.scores(self.match.state)
        """The points before the first move."""
        taught = lesson(row.game, LANGUAGES[0]) if row.lesson else None
        self.guide = None if taught is None else Guide(taught)
        """Who walks a learner through, in a first game."""
        self.sheets: dict[Hashable, Any] = {}
        """What was made once for those who look at it after the end."""

    @property
    def mover(self) -> int:
        """The seat that is asked, or -1 when the game is over."""
        return self.match.state.mover()

    @property
    def is_over(self) -> bool:
        """Whether nothing is left to do."""
        return self.match.state.is_over()

    def knows(self, act: int) -> bool:
        """Whether a number from outside is an action of this game at all."""
        try:
            return (
                0 <= act < 1 << 48
                and self.game.notation.parse(self.game.notation.format(act)) == act
            )
        except Exception:
            return False

    def play(self, number: int, act: int) -> Move:
        """Carry out an action that is known to be legal."""
        return self.keep(number, tried(self.match.state, act))

    def keep(self, number: int, step: Tried) -> Move:
        """Go on with an action that was tried."""
        state, act = self.match.state, step.act
        seat = state.mover()
        label = self.game.speech.label(state, act)
        price = self.game.targets.price(state, act)
        running = self.game.scoring.round(state)
        last = self.moves[-1] if self.moves else None
        in_round = last.in_round + 1 if last is not None and last.round == running else 1
        events = self.match.keep(step)
        points = self.game.scoring.scores(self.match.state)
        forced = len(sensible(state)) == 1
        if self.guide is not None:
            self.guide.follow(state, act)
        told = [event for event in events if event.seat >= 0 and event.is_known_to(PUBLIC)]
        said = [(it.seat, self.game.speech.line(self.match.state, it).counts_as) for it in told]
        deeds = [(seat, what) for seat, what in said if what is not None]
        move = Move(
            number, seat, act, label, price, running, in_round, events, points, forced, deeds
        )
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

    def earlier(self, count: int) -> "LiveGame":
        """The game after the first so many actions, at the cost of a few; changes touch neither."""
        other = copy(self)
        other.match = self.match.earlier(count)
        other.moves = self.moves[:count]
        other.guide = None
        return other

    async def again(self, row: TableRow, chairs: Iterable[ChairRow]) -> "LiveGame":
        """The same moves at a table whose options do not touch them."""
        other = LiveGame(row, chairs)
        await other.play_all((move.number, move.act) for move in self.moves)
        other.guide = self.guide
        return other

    async def play_all(self, actions: Iterable[tuple[int, int]]) -> None:
        """Carry out many actions; after every few of them others have their turn."""
        for count, (number, act) in enumerate(actions, 1):
            self.play(number, act)
            if count % PIECE == 0:
                await asyncio.sleep(0)

    def undo(self, count: int) -> None:
        """Take actions back that the player may take back alone."""
        for _ in range(count):
            self.match.undo()
        self._forget(count)

    def back(self, count: int) -> None:
        """Take actions back by consent, whatever was learned since."""
        self.match = self.match.earlier(len(self.moves) - count)
        self._forget(count)

    def _forget(self, count: int) -> None:
        del self.moves[len(self.moves) - count :]
        if self.guide is not None:
            self.guide.back(len(self.moves))

    def turn(self, at: int) -> None:
        """The notes of a first game are turned to a step."""
        if self.guide is not None:
            self.guide.at = at

    @property
    def only_answer(self) -> int | None:
        """The answer to a question that has no other worth giving."""
        found = sensible(self.match.state)
        return found[0] if len(found) == 1 else None

    def undo_steps(self, seat: int, skips_forced: bool) -> int:
        """How many actions a seat takes back at once: its last, with all that were forced since."""
        steps = self.steps_back(seat, skips_forced)
        return steps if steps <= self.match.undoable(seat) else 0

    def steps_back(self, seat: int, skips_forced: bool) -> int:
        """How many actions lie between now and before the last decision of a seat; 0 for none."""
        for count, move in enumerate(reversed(self.moves), 1):
            if move.seat == seat and not (move.forced and skips_forced):
                return count
        return 0


async def rebuilt(row: TableRow, chairs: Iterable[ChairRow], journal: Iterable[Entry]) -> LiveGame:
    """The game that a journal tells."""
    live_game = LiveGame(row, chairs)
    standing: list[Entry] = []
    for entry in journal:
        if entry.kind in ("act", "lesson"):
            standing.append(entry)
        elif entry.kind in ("undo", "back"):
            played = [at for at, each in enumerate(standing) if each.kind == "act"]
            del standing[played[-entry.act] :]
    acts: list[tuple[int, int]] = []
    for entry in standing:
        if entry.kind == "act":
            acts.append((entry.number, entry.act))
            continue
        await live_game.play_all(acts)
        live_game.turn(entry.act)
        acts = []
    await live_game.play_all(acts)
    return live_game
