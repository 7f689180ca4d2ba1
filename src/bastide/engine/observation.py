"""What a seat sees as an array of small numbers, for learners: each field at its fixed place.

A cell is a whole number from 0 to 255. Seats are told from the observer's chair: itself first, then
the others clockwise.
"""

from typing import Any, Final, Generic, TypeVar, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from bastide.engine.action import verb
from bastide.engine.advice import Features
from bastide.engine.flow import KIND, State
from bastide.engine.numbering import Numbering
from bastide.engine.parts import FeatureList
from bastide.engine.rows import bit

S = TypeVar("S", bound=State)

MOST: Final = 255
"""The largest number that a cell can hold; what is larger is told as this."""
PAST: Final = 8
"""Moves that are remembered, newest first."""
MIDDLE: Final = 128
STEPS: Final = 12
"""A feature x is told as 128 + 12 x: games without fields of their own are told so."""


@final
class Field:
    """Some cells that tell one thing: its name, how many cells, and what they mean."""

    def __init__(self, name: str, size: int, about: str) -> None:
        self.name = name
        self.size = size
        self.about = about


@final
class Writer:
    """Writes cell after cell. All cells were 0 before, so that passing over one leaves it so."""

    def __init__(self, size: i64) -> None:
        self.cells: vec[u8] = vec[u8]([0] * size)
        self.at: i64 = 0

    def clear(self, first: i64, size: i64) -> None:
        """So many cells are 0 again, and the first of them is the next one."""
        cells = self.cells
        for i in range(first, first + size):
            cells[i] = 0
        self.at = first

    def put(self, value: i64) -> None:
        """One cell with a number."""
        if value > MOST:
            value = MOST
        if value > 0:
            self.cells[self.at] = u8(value)
        self.at += 1

    def one_of(self, value: i64, size: i64) -> None:
        """So many cells, of which that one is 1; none if the value is no place among them."""
        if 0 <= value < size:
            self.cells[self.at + value] = 1
        self.at += size

    def bits(self, mask: i64, size: i64) -> None:
        """So many cells, 1 where the mask has a bit."""
        cells = self.cells
        at: i64 = self.at
        if size < 63:
            mask &= bit(size) - 1
        while mask != 0:
            if mask & 1 != 0:
                cells[at] = 1
            mask >>= 1
            at += 1
        self.at += size

    def row(self, numbers: "vec[i64]", first: i64, size: i64) -> None:
        """A stretch of a row, number by number."""
        cells = self.cells
        at: i64 = self.at
        for i in range(first, first + size):
            value = numbers[i]
            if value > 0:
                cells[at] = u8(value if value < MOST else MOST)
            at += 1
        self.at = at

    def tally(self, numbers: "vec[i64]", first: i64, size: i64, kinds: i64) -> None:
        """So many cells as there are kinds: how often each stands in a stretch of a row."""
        cells = self.cells
        for i in range(first, first + size):
            kind = numbers[i]
            if 0 <= kind < kinds:
                cells[self.at + kind] += 1
        self.at += kinds

    def skip(self, size: i64) -> None:
        """Leave so many cells 0."""
        self.at += size


@mypyc_attr(allow_interpreted_subclasses=True)
class Observation(Generic[S]):
    """The fields of a game, as far as a seat knows them."""

    version: int = 0
    """Rises when cells change what they mean."""

    def fields(self, players: int) -> list[Field]:
        """What the cells tell, in their order."""
        raise NotImplementedError

    def fill(self, state: S, seat: i64, out: Writer) -> None:
        """Write all cells of that seat's fields."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class FeatureObservation(Observation[S]):
    """The features of a learned value as cells, for games without fields of their own."""

    def __init__(self, features: FeatureList[Any]) -> None:
        self.features = features
        self.seen = Features()

    def fields(self, players: int) -> list[Field]:
        return [
            Field(name, 1, f"{MIDDLE} and {STEPS} times the feature")
            for name in self.features.names()
        ]

    def fill(self, state: S, seat: i64, out: Writer) -> None:
        first: i64 = out.at
        seen = self.seen
        seen.count = 0
        self.features.fill(state, seat, seen)
        for _ in range(len(self.features.names())):
            out.put(MIDDLE)
        end: i64 = out.at
        for i in range(seen.count):
            out.at = first + seen.at[i]
            out.put(MIDDLE + i64(STEPS * seen.values[i]))
        out.at = end


@final
class Layout:
    """All cells of an observation: whose turn it is, the game's own fields, the last moves."""

    def __init__(
        self,
        observation: Observation[Any],
        numbering: Numbering[Any],
        frames: list[str],
        players: int,
    ) -> None:
        self.observation: Observation[State] = observation
        self.numbering: Numbering[State] = numbering
        self.players: i64 = players
        self.frames: i64 = len(frames)
        self.verbs: i64 = len(numbering.blocks)
        moves = ", ".join(block.verb for block in numbering.blocks)
        kinds = ", ".join(frames)
        self.fields = [
            Field("asked", players, "1 for the seat that is asked"),
            Field("question", len(frames), f"1 for what it is asked: {kinds}"),
            *observation.fields(players),
        ]
        for back in range(1, PAST + 1):
            ago = "the last move" if back == 1 else f"the move {back} moves ago"
            self.fields += [
                Field(f"past {back} seat", players, f"{ago}: 1 for who made it"),
                Field(f"past {back} verb", len(numbering.blocks), f"{ago}: 1 for {moves}"),
                Field(
                    f"past {back} thing",
                    1,
                    f"{ago}: 1 and the place of what it named among what this verb can name; "
                    "0 where only its seat sees it",
                ),
            ]
        self.size: i64 = sum([field.size for field in self.fields])
        self.writer = Writer(self.size)
        """For one observation at a time."""

    def fill(self, state: State, seat: i64, past: "vec[i64]", moves: i64, out: Writer) -> None:
        """Write all cells; `past` holds seats and actions of the last moves, newest first."""
        mover: i64 = state.mover()
        out.one_of((mover - seat + self.players) % self.players if mover >= 0 else -1, self.players)
        out.one_of(state.get(KIND) if mover >= 0 else -1, self.frames)
        self.observation.fill(state, seat, out)
        for i in range(i64(PAST)):
            if i >= moves:
                out.skip((PAST - i) * (self.players + self.verbs + 1))
                return
            who = past[2 * i]
            act = past[2 * i + 1]
            out.one_of((who - seat + self.players) % self.players, self.players)
            out.one_of(verb(act), self.verbs)
            out.put(self.numbering.seen(state, act, who == seat))
