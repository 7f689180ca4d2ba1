"""The only door to a running game for a bot: one seat's view, options and imagined states."""

from typing import final

from mypy_extensions import i64

from bastide.engine.flow import State, searched
from bastide.engine.game import Game
from bastide.engine.parts import Json
from bastide.engine.rng import Rng


@final
class Seat:
    """What the player on one chair may know and do."""

    def __init__(self, game: Game, state: State, number: int) -> None:
        self.game = game
        self.number = number
        self._state = state

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
