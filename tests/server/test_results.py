"""What stays of a game: who sat there and how it ended, to be found again and shown."""

from pathlib import Path
from typing import Any

from bastide.server.store.rows import Result, ResultSeat
from tests.server.house import House, Visitor, house, in_loop, quick

BOTS: list[dict[str, Any]] = [{"kind": "device", "name": "Anna"}, {"kind": "bot", "level": 1}]


async def finished(anna: Visitor, **more: Any) -> str:
    """A short game that is played to its end."""
    table = await anna.create(BOTS, game="little-town", **more)
    async with anna.line(table) as line:
        while not (await line.turn()).get("scores"):
            await line.answer()
    return table


@in_loop
async def test_a_finished_game_stays_with_its_people(tmp_path: Path) -> None:
    async with house(quick(tmp_path / "db")) as server, server.visitor() as anna:
        table = await finished(anna)
        (game,) = await anna.get("/me/games")
        assert (game["id"], game["game"], game["box"]) == (table, "little-town", "lt")
        mine, bot = game["seats"]
        assert (mine["mine"], mine["name"], bot["mine"], bot["bot"]) == (True, "Anna", False, True)
        assert [mine["points"], bot["points"]] == await _totals(server, table)
        assert min(mine["place"], bot["place"]) == 1
        await anna.http.delete(f"/tables/{table}")
        assert len(await anna.get("/me/games")) == 1
        async with server.visitor() as bruno:
            assert await bruno.get("/me/games") == []
            await bruno.put("/me", {"name": "Bruno"})
            assert await bruno.get("/me/games") == []


async def _totals(server: House, table: str) -> list[int]:
    live_game = (await server.table(table)).live_game
    assert live_game is not None
    return live_game.game.scoring.scores(live_game.match.state)


@in_loop
async def test_a_game_that_ended_before_is_found_when_the_server_looks_round(
    tmp_path: Path,
) -> None:
    async with house(quick(tmp_path / "db")) as server, server.visitor() as anna:
        table = await finished(anna)
        kept = await server.tables.store.results.one(table)
        assert kept is not None
        await server.tables.store.results.lose(table)
        assert await anna.get("/me/games") == []
        await server.tables.look_round()
        again = await server.tables.store.results.one(table)
        assert again is not None
        assert again.seats == kept.seats


@in_loop
async def test_only_whoever_played_shows_a_finished_game_to_others(tmp_path: Path) -> None:
    async with (
        house(quick(tmp_path / "db")) as server,
        server.visitor() as anna,
        server.visitor() as bruno,
    ):
        table = await finished(anna, spectators=False)
        running = await anna.create(BOTS, spectators=False)
        assert (await bruno.http.get(f"/tables/{table}/replay")).status_code == 403
        share = {"on": True}
        assert (await bruno.http.post(f"/tables/{table}/share", json=share)).status_code == 403
        assert (await anna.http.post(f"/tables/{running}/share", json=share)).status_code == 409
        await anna.post(f"/tables/{table}/share", share)
        await bruno.get(f"/tables/{table}/replay")
        await anna.post(f"/tables/{table}/share", {"on": False})
        assert (await bruno.http.get(f"/tables/{table}/replay")).status_code == 403


@in_loop
async def test_whoever_is_forgotten_leaves_the_result_without_a_name(tmp_path: Path) -> None:
    async with house(quick(tmp_path / "db")) as server, server.visitor() as anna:
        table = await finished(anna)
        await anna.http.delete("/me")
        kept = await server.tables.store.results.one(table)
        assert kept is not None
        assert (kept.seats[0].person, kept.seats[0].name, kept.seats[0].emblem) == (None, "-", "")


@in_loop
async def test_results_come_newest_first_and_a_thousand_are_enough(tmp_path: Path) -> None:
    async with house(quick(tmp_path / "db")) as server, server.visitor() as anna:
        await anna.put("/me", {"name": "Anna"})
        async with server.visitor() as other:
            await other.put("/me", {"name": "Bruno"})
        person = (await server.tables.store.census.people())[-1][0]
        results = server.tables.store.results
        for n in range(30):
            seats = [
                ResultSeat(seat, who, "person", 0, "Anna", "", 10 * seat, 2 - seat)
                for seat, who in enumerate((person, None))
            ]
            await results.keep(
                Result(f"t{n}", "attika", "at", 1, False, True, False, 3, 40, n, n + 1.0, seats)
            )
        assert [each.table_id for each in await results.of(person, 3)] == ["t29", "t28", "t27"]
        assert len(await results.of(person)) == 30
