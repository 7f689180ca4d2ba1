"""What the laws must be told about a game."""

from collections.abc import Mapping

from bastide.engine.flow import State
from bastide.engine.game import Game
from bastide.engine.parts import Json


class Subject:
    """The game that the laws are held against, and what its parts do not say themselves."""

    game: Game
    secret_moves: tuple[str, ...] | None = None
    """Verbs of moves that name what only the mover knows; None for all there are."""

    def pieces(self, state: State) -> Mapping[str, int]:
        """What may never be made or lost, counted."""
        return self.game.setup.pieces(state)

    def secrets(self, state: State, seat: int) -> dict[str, list[Json]]:
        """What a seat cannot know, by name, as far as imagining it must vary at this moment.

        Without an answer it is what other seats are shown and this one is not.
        """
        return {}

    def why_endless(self, state: State) -> str:
        """Why a random game had not ended at its limit of rounds."""
        return "for some reason"
