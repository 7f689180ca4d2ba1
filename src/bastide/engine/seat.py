"""The only door to a running game for a bot: one seat's view, options and imagined states."""

import importlib
from typing import Any, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from bastide.engine.flow import (
    IllegalAction,
    State,
    borrowed,
    fill_searched,
    give_back,
    searched,
)
from bastide.engine.game import Game
from bastide.engine.observation import PAST
from bastide.engine.parts import Json
from bastide.engine.rng import Rng
from bastide.engine.rows import filled


@final
class Seat:
    """What the player on one chair may know and do."""

    def __init__(
        self, game: Game, state: State, number: int, moves: list[tuple[int, int]] | None = None
    ) -> None:
        self.game = game
        self.number = number
        self._state = state
        self._moves: list[tuple[int, int]] = [] if moves is None else moves
        """Who did what so far, as a record has it; an observation tells of the last ones."""

    def view(self) -> Json:
        """The table as this seat sees it."""
        return self.game.knowledge.view(self._state, self.number)

    def options(self) -> list[int]:
        """What is worth choosing for this seat now; empty when another seat is asked.

        The order is that of imagined tables, so that what is found out there holds here.
        """
        return searched(self._state) if self._state.mover() == self.number else []

    def imagine(self, rng: Rng) -> State:
        """A table this seat cannot tell from the true one, hidden parts dealt anew.

        Nobody watches there, so that what is forced is done at once.
        """
        imagined = self.game.knowledge.imagine(self._state, self.number, rng)
        imagined.is_watched = False
        return imagined

    def key(self) -> i64:
        """The number of all that this seat knows."""
        return self.game.knowledge.key(self._state, self.number)

    # --- for learners ---

    def numbers(self) -> list[int]:
        """The numbers of the options in the table of `game.numbering`, in their order.

        Of very many payments the last ones may be without a number.
        """
        if self._state.mover() != self.number:
            return []
        out = borrowed()
        fill_searched(self._state, out)
        numbers = filled(out.count)
        count = self.game.numbering.fill(self._state, out, numbers)
        give_back(out)
        return [int(numbers[i]) for i in range(count)]

    def option(self, number: int) -> int:
        """The option with that number; raises IllegalAction when there is none now."""
        for act, other in zip(self.options(), self.numbers(), strict=False):
            if other == number:
                return act
        raise IllegalAction(number)

    def mask(self) -> Any:
        """A NumPy array with 1 for each number that is an option now, else 0."""
        cells: vec[u8] = vec[u8]([0] * self.game.numbering.size)
        numbers = self.numbers()
        for number in numbers:
            cells[i64(number)] = 1
        return _array(cells, "int8")

    def observe(self) -> Any:
        """What this seat sees as a NumPy array of numbers from 0 to 255.

        `game.layout(...).fields` says what each cell tells.
        """
        layout = self.game.layout(self._state)
        past = filled(2 * PAST)
        moves = self._moves
        last: i64 = len(moves)
        count: i64 = last if last < PAST else PAST
        for i in range(count):
            seat, act = moves[last - 1 - i]
            past[2 * i] = seat
            past[2 * i + 1] = act
        writer = layout.writer
        writer.clear(0, layout.size)
        layout.fill(self._state, self.number, past, count, writer)
        return _array(writer.cells, "uint8")


def _array(cells: "vec[u8]", kind: str) -> Any:
    """A copy as a NumPy array; nothing but this needs NumPy."""
    numpy: Any = importlib.import_module("numpy")
    return numpy.frombuffer(cells, numpy.uint8).astype(kind)
