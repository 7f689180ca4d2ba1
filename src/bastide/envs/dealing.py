"""What all environments share: a game that is dealt by a seed, played by numbers, and rewarded."""

from typing import Any

from bastide.engine import registry
from bastide.engine.flow import State, play
from bastide.engine.game import Game, complete
from bastide.engine.seat import Seat
from bastide.engine.settings import Setting
from bastide.research.lineup import automatic


def table(name: str, players: int | None, options: dict[str, Setting]) -> "Dealing":
    """A game with these options, its limits of rounds or turns set; raises BadInput."""
    game = registry.game(name)
    given = {**automatic(game), **options}
    if players is not None:
        given["players"] = players
    return Dealing(game, complete(game, given))


def title(game: Game) -> str:
    """The name of an environment with the versions of what learners depend on."""
    return f"{game.name}_v{max(game.numbering.version, game.observation.version)}"


class Dealing:
    """One game after another with the same settings."""

    def __init__(self, game: Game, settings: dict[str, Setting]) -> None:
        self.game = game
        self.settings = settings
        self.players = int(settings["players"])
        self.deal(0)
        self.layout = game.layout(self.state)

    def deal(self, seed: int) -> None:
        """A new game."""
        self.seed = seed
        self.state: State = self.game.setup.new(self.settings, seed)
        self.moves: list[tuple[int, int]] = []

    def seat(self, number: int) -> Seat:
        """One seat's door to the game."""
        return Seat(self.game, self.state, number, self.moves)

    def play(self, act: int) -> None:
        """An option of the seat that is asked; raises IllegalAction."""
        mover = self.state.mover()
        play(self.state, act)
        self.moves.append((mover, act))

    def choose(self, number: int) -> None:
        """The same by its number."""
        self.play(self.seat(self.state.mover()).option(number))

    def rewards(self) -> list[float]:
        """Of a game that is over: 1 for winning alone, and all together are 0."""
        winners = self.game.scoring.winners(self.state)
        share = 1.0 / len(winners)
        return [
            (self.players * (share if seat in winners else 0.0) - 1.0) / (self.players - 1.0)
            for seat in range(self.players)
        ]

    def copy(self) -> "Dealing":
        """The same game at the same moment, to go on with on its own."""
        fresh: Dealing = Dealing.__new__(Dealing)
        fresh.__dict__.update(self.__dict__)
        fresh.state = self.state.clone()
        fresh.moves = [*self.moves]
        return fresh

    def __reduce__(self) -> tuple[Any, ...]:
        return again, (self.game.name, self.settings, self.seed, self.moves)

    def __deepcopy__(self, memo: dict[int, Any]) -> "Dealing":
        return self.copy()


def again(
    name: str, settings: dict[str, Setting], seed: int, moves: list[tuple[int, int]]
) -> Dealing:
    """A game that another process wrote down, dealt and played once more."""
    found = Dealing(registry.game(name), settings)
    found.deal(seed)
    for _, act in moves:
        found.play(act)
    return found
