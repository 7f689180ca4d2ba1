"""What the hardest bot thinks of the moments of a finished game."""

from pathlib import Path

import pytest

from bastide.server.http.networks import Network
from bastide.server.model.live_game import LiveGame
from bastide.server.thinking.pool import Answer
from tests.server.house import house, in_loop, quick
from tests.server.test_branch import acts, finished
from tests.server.test_chairs import status


@in_loop
async def test_the_best_moves_of_a_moment_stand_beside_the_one_played(tmp_path: Path) -> None:
    async with house(quick(tmp_path / "db")) as server, server.visitor() as anna:
        table = await finished(anna)
        live_game = (await server.table(table)).live_game
        assert live_game is not None
        found = await anna.get(f"/tables/{table}/replay/0/best")
        assert found["seat"] == live_game.moves[0].seat
        shares = [each["share"] for each in found["best"]]
        assert 2 <= len(shares) <= 3
        assert all(0 <= share <= 100 for share in shares)
        assert any(shares)
        assert found["played"]
        for each in found["best"]:
            assert each["played"] == (each["label"] == found["played"])


@in_loop
async def test_a_running_game_and_its_end_are_not_looked_into(tmp_path: Path) -> None:
    async with house(quick(tmp_path / "db")) as server, server.visitor() as anna:
        running = await anna.create(options={"first": 0})
        async with anna.line(running) as line:
            await line.answer()
        assert await status(anna, "GET", f"/tables/{running}/replay/0/best") == 409
        over = await finished(anna)
        last = len(await acts(server, over))
        assert await status(anna, "GET", f"/tables/{over}/replay/{last}/best") == 404


@in_loop
async def test_nobody_lets_bots_think_without_end(tmp_path: Path) -> None:
    async with house(quick(tmp_path / "db")) as server, server.visitor() as anna:
        table = await finished(anna)
        path = f"/tables/{table}/replay/0/best"
        assert await status(anna, "GET", path) == 200
        while server.visitors.thoughts.take(Network("127.0.0.1")):
            pass
        assert await status(anna, "GET", path) == 429


@in_loop
async def test_a_bot_that_fails_is_not_taken_for_a_moment_without_choice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def silent(live_game: LiveGame, seat: int, level: int, claiming: object) -> Answer:
        return Answer(0)

    async with house(quick(tmp_path / "db")) as server, server.visitor() as anna:
        table = await finished(anna)
        monkeypatch.setattr(server.tables.bots, "choice", silent)
        assert await status(anna, "GET", f"/tables/{table}/replay/0/best") == 503
