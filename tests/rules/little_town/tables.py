"""Tables of Little Town set up in a few words, moves in the notation of records, facts to see."""

from collections import Counter
from typing import Any

from bastide.engine import registry
from bastide.engine.flow import KIND, State
from bastide.engine.game import Game, complete
from bastide.engine.settings import Setting
from tests.rules.play import Play

GAME = registry.game("little-town")
OLDER = GAME.by_rules(1)
SETTINGS = {choice.name for choice in GAME.setup.choices()}
PLAY = Play(lambda _: GAME)
asked, do, fact = PLAY.asked, PLAY.do, PLAY.fact
offered, refused_by = PLAY.offered, PLAY.refused_by
STOCK = ("wood", "stone", "fish", "wheat", "coin")


def area(stock: str = "", buildings: str = "", goals: str = "", **more: Any) -> dict[str, Any]:
    """One seat: `2 wood 3 coin`, `E5 wheat_field, F4 bakery`, `O04 O12`, then other keys.

    Workers on the board are named by their cells: `at="F5 G2"`.
    """
    amounts = stock.split()
    found: dict[str, Any] = {
        kind: int(amount) for amount, kind in zip(amounts[::2], amounts[1::2], strict=True)
    }
    found["buildings"] = dict(part.split() for part in buildings.split(",") if part.strip())
    found["objectives"] = goals.split()
    if "at" in more:
        found["workers_on"] = more.pop("at").split()
    return {**found, **more}


def table(*areas: dict[str, Any], **said: Any) -> State:
    """The table with these seats; `said` holds options and position keys, and perhaps the `game`.

    Seat 0 is first player and to move unless something else is said. A market that is not
    named is the robin set.
    """
    game: Game = said.pop("game", GAME)
    settings: dict[str, Setting] = {"players": max(2, len(areas)), "market": "robin"}
    document: dict[str, Any] = {"seats": list(areas)}
    for name, value in said.items():
        if name in SETTINGS and name not in ("market", "first"):
            settings[name] = value
        else:
            document[name] = value.split() if isinstance(value, str) and name == "market" else value
    return game.positions.from_document(document, complete(game, settings))


def new(seed: int = 1, **given: Setting) -> State:
    """A game that has just been set up."""
    return GAME.setup.new(complete(GAME, given), seed)


def ways_after(state: State, move: str) -> list[str]:
    """What comes up right after a move, also when there is only one way."""
    after = state.clone()
    after.frames[after.get(KIND)].take(after, GAME.notation.parse(move))
    return offered(after)


def stock(state: State, seat: int = 0) -> dict[str, int]:
    """What a seat has of each kind, without the kinds it has nothing of."""
    found = fact(state, f"seats.{seat}")
    return {kind: found[kind] for kind in STOCK if found[kind]}


def supply(state: State) -> dict[str, int]:
    """What the supply has."""
    found: dict[str, int] = fact(state, "supply")
    return found


def score(state: State, seat: int = 0) -> int:
    """Where a seat's marker stands, without points that only the end brings."""
    points: int = fact(state, f"seats.{seat}.score")
    return points


def built(state: State, seat: int = 0) -> dict[str, str]:
    """A seat's buildings by cell."""
    found: dict[str, str] = fact(state, f"seats.{seat}.buildings")
    return found


def goals(state: State, seat: int = 0) -> list[str]:
    """The objectives a seat holds."""
    found: list[str] = fact(state, f"seats.{seat}.objectives")
    return found


def validated(state: State, seat: int = 0) -> list[str]:
    """The objectives a seat has validated."""
    found: list[str] = fact(state, f"seats.{seat}.validated")
    return found


def points(state: State, source: str, seat: int = 0) -> int:
    """The points of a seat from one source."""
    return GAME.scoring.breakdown(state, seat)[source]


def counted(words: list[str]) -> dict[str, int]:
    """How often each word comes up."""
    return dict(Counter(words))
