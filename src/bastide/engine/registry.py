"""The games that exist, by name: filled by `bastide.games`, read by everyone above."""

# not compiled: a module-level table that other packages fill in

from bastide.engine.game import Game
from bastide.engine.messages import BadInput, Message

_games: dict[str, Game] = {}


def register(game: Game) -> None:
    """Make a game known."""
    _games[game.name] = game


def games() -> list[Game]:
    """All games, in the order in which they were made known."""
    return list(_games.values())


def game(name: str) -> Game:
    """The game of that name; raises BadInput with a sentence."""
    found = _games.get(name)
    if found is None:
        known = ", ".join(_games)
        message = Message("bad-game", {"game": name, "games": known})
        raise BadInput(f"There is no game '{name}'; there are {known}.", message)
    return found
