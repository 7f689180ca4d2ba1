"""The games that exist, by name: packages offer them as entry points `bastide.games`.

Each is imported when it is first asked for. A checkout that is run from its sources reads its own
entry points from its pyproject.toml: what is installed may be older.
"""

# not compiled: a list of what other packages offer

import logging
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path

from bastide.engine.game import Game
from bastide.engine.messages import BadInput, Message

GROUP = "bastide.games"
OWN = "bastide"
"""Our own distribution: no other takes the name of one of its games."""
CHECKOUT = Path(__file__).parents[3] / "pyproject.toml"

_games: dict[str, Game] = {}


@cache
def _offers() -> dict[str, EntryPoint]:
    """What there is to import, by the name of the game; ours come first."""
    found = list(entry_points(group=GROUP))
    found.sort(key=_package)
    if CHECKOUT.is_file():
        found = [*_offers_of(CHECKOUT), *found]
    offers: dict[str, EntryPoint] = {}
    for offer in found:
        offers.setdefault(offer.name, offer)
    return offers


def _offers_of(project: Path) -> list[EntryPoint]:
    """What a pyproject.toml offers."""
    import tomllib  # only a checkout needs it

    groups = tomllib.loads(project.read_text("utf-8")).get("project", {}).get("entry-points", {})
    return [EntryPoint(name, value, GROUP) for name, value in groups.get(GROUP, {}).items()]


def _package(offer: EntryPoint) -> str:
    """The distribution that offers a game; nothing for our own, which so stands before others."""
    return "" if offer.dist is None or offer.dist.name == OWN else offer.dist.name


def _load(offer: EntryPoint) -> Game:
    """The game of an entry point; raises BadInput when its package is broken."""
    try:
        loaded = offer.load()
        if not isinstance(loaded, Game):
            raise TypeError(f"{offer.value} is no Game")
        if loaded.name != offer.name:
            raise ValueError(f"{offer.value} is called {loaded.name}")
    except Exception as problem:
        raise BadInput(
            f"The game '{offer.name}' of the package '{_package(offer) or OWN}' cannot be used:"
            f" {type(problem).__name__}, {problem}."
        ) from problem
    return loaded


def register(game: Game) -> None:
    """Make a game known that no package offers, or put it in the place of one that does."""
    _games[game.name] = game


def games() -> list[Game]:
    """All games as they stand on the shelf; a broken package is told in the log and left out."""
    found = dict(_games)
    for name in _offers():
        try:
            found[name] = game(name)
        except BadInput as problem:
            _warn_once(str(problem))
    return sorted(found.values(), key=lambda each: (each.shelf, each.name))


@cache
def _warn_once(sentence: str) -> None:
    logging.getLogger("bastide").warning(sentence)


def game(name: str) -> Game:
    """The game of that name; raises BadInput with a sentence."""
    if name not in _games:
        offer = _offers().get(name)
        if offer is None:
            known = ", ".join(each.name for each in games())
            message = Message("bad-game", {"game": name, "games": known})
            raise BadInput(f"There is no game '{name}'; there are {known}.", message)
        _games[name] = _load(offer)
    return _games[name]
