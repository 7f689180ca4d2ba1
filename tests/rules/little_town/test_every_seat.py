"""No seat is special: turned by a seat or more, every game goes the same way (LT-024, LT-R39)."""

from typing import Any

import pytest

from bastide.engine.flow import State, options, play
from bastide.engine.game import complete
from bastide.engine.rng import seeded
from bastide.engine.settings import Setting
from tests.rules.little_town.tables import GAME
from tests.rules.little_town.test_laws import eager

TABLES: list[dict[str, Setting]] = [
    {"players": 2, "side": "A"},
    {"players": 3, "side": "B", "residence_harvest_terrain": True, "castle_owner": "any"},
    {"players": 4, "side": "A", "auto_validate": "all", "cathedral_owner": "own"},
]


def turned(document: dict[str, Any], by: int) -> dict[str, Any]:
    """The same position with everybody sitting so many seats further on."""
    seats = document["seats"]

    def moved(seat: int | None) -> int | None:
        return seat if seat is None or seat < 0 else (seat + by) % len(seats)

    counted = {**document["counted"]}
    for name in ("mixed", "fish_fed"):
        counted[name] = moved(counted[name])
    return {
        **document,
        "seats": seats[-by:] + seats[:-by],
        "counted": counted,
        **{name: moved(document[name]) for name in ("first", "mover", "turn")},
        "steps": [{**step, "seat": moved(step["seat"])} for step in document["steps"]],
    }


def looks(state: State, by: int) -> Any:
    """The whole table and the points by source, turned back."""
    players = int(state.players)
    points = [GAME.scoring.breakdown(state, (seat + by) % players) for seat in range(players)]
    return turned(GAME.positions.to_document(state), players - by), points


@pytest.mark.parametrize("settings", TABLES)
@pytest.mark.parametrize("seed", range(3))
def test_lt_024_no_seat_is_special(settings: dict[str, Setting], seed: int) -> None:
    whole = complete(GAME, {**settings, "first": 0})
    games = [GAME.setup.new(whole, seed)]
    start = GAME.positions.to_document(games[0])
    games += [
        GAME.positions.from_document(turned(start, by), whole)
        for by in range(1, int(settings["players"]))
    ]
    rng = seeded(seed)
    while not games[0].is_over():
        offers = [options(state) for state in games]
        assert offers == offers[:1] * len(games)
        act = eager(games[0], rng)
        for state in games:
            play(state, act)
        tables = [looks(state, by) for by, state in enumerate(games)]
        assert tables == tables[:1] * len(games)
