"""Twin games: they differ in what a viewer cannot know, and he is sent the same bytes in both.

A whole game is played at one table. For every viewer there is a twin table, where everything that
is hidden from him has been dealt anew and what is chosen in secret is chosen differently. What he
is sent must be equal to the last byte, until he is told something that the rules show him. From
there on he gets a new twin.

`BASTIDE_TWINS=20 pytest tests/server/test_twins.py` plays that many games of each kind.
"""

import logging
import os
from pathlib import Path
from typing import Any

import pytest

from bastide.engine import registry
from bastide.engine.flow import options
from bastide.engine.game import Game, complete
from bastide.server.live.tables import Tables
from bastide.server.store import migrate
from bastide.server.store.store import Store
from tests.server.house import in_loop, quick
from tests.server.twins import family

WISHES: list[tuple[str, dict[str, Any]]] = [
    *((game.name, {}) for game in registry.games()),
    ("san-juan", {"players": 4, "edition": 2, "expansion": True, "start_variant": True}),
    ("san-juan", {"players": 2, "edition": 1}),
    ("little-town", {"players": 2}),
    ("golden-city", {"players": 2, "black_posts": True, "letters_hidden": True}),
    ("golden-city", {"players": 4}),
]


def in_short(wish: str | dict[str, Any]) -> str:
    """A game, or what its table wishes, as part of a test's name."""
    return wish if isinstance(wish, str) else ",".join(f"{it}={wish[it]}" for it in wish)


@pytest.mark.parametrize("seed", range(int(os.environ.get("BASTIDE_TWINS", "1"))))
@pytest.mark.parametrize(("name", "wish"), WISHES, ids=in_short)
@in_loop
async def test_whoever_cannot_tell_two_games_apart_is_sent_the_same_bytes(
    tmp_path: Path,
    name: str,
    wish: dict[str, Any],
    seed: int,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("bastide.server.live.bots.secrets.randbits", lambda bits: seed)
    caplog.set_level(logging.DEBUG, "bastide")
    game = registry.game(name)
    settings = complete(game, {**wish, **limited(game)})
    store = Store(f"sqlite:///{tmp_path / 'db'}")
    await migrate.upgrade(store.engine)
    tables = Tables(store, quick(tmp_path / "db"))
    try:
        played = await family(tables, game, settings, seed)
        while played.true.table.row.status == "playing":
            played.seen |= dict.fromkeys(options(played.true.state))
            if played.rng.below(6) == 0:
                for seat in played.twins:
                    await played.compare_refusals(seat)
            if played.rng.below(12) == 0:
                await played.compare_thoughts()
                for seat in played.twins:
                    played.compare(seat)
            await played.play(played.any_move())
    finally:
        await tables.end()
        await store.close()
    assert played.count["alike"] > 100
    assert played.count["refusals"] > 20
    assert played.count["thoughts"] > 0
    assert not played.count["secret"] or played.count["chosen differently"]
    assert caplog.records == []


def limited(game: Game) -> dict[str, int]:
    """Random players sometimes stop building; such games end here."""
    return {choice.name: 25 for choice in game.setup.choices() if choice.name == "round_limit"}
