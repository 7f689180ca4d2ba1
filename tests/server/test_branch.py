"""A finished game is played differently from a moment on, against bots."""

from pathlib import Path
from typing import Any

from tests.server.house import House, Visitor, house, in_loop, quick
from tests.server.test_chairs import status


async def finished(anna: Visitor) -> str:
    """The id of a short game that is over."""
    table = await anna.create(options={"round_limit": 1})
    async with anna.line(table) as line:
        while not line.is_over:
            await line.turn()
            if not line.is_over:
                await line.answer()
    return table


async def acts(server: House, id: str) -> list[int]:
    """The actions that stand at a table."""
    live_game = (await server.table(id)).live_game
    assert live_game is not None
    return [move.act for move in live_game.moves]


@in_loop
async def test_a_branch_begins_where_the_old_game_was(tmp_path: Path) -> None:
    async with house(quick(tmp_path / "db")) as server, server.visitor() as anna:
        old = await finished(anna)
        live_game = (await server.table(old)).live_game
        assert live_game is not None
        mine = next(n for n, move in enumerate(live_game.moves) if n > 1 and move.seat == 0)
        new = (await anna.post(f"/tables/{old}/branch", {"event": mine, "seat": 0}))["id"]
        then = await anna.get(f"/tables/{old}/replay/{mine}?seat=0")
        async with anna.line(new) as line:
            now: dict[str, Any] = await line.told("snapshot")
            assert now["view"] == then["view"]
            assert now["decision"]["mine"]
            assert [chair["kind"] for chair in now["table"]["chairs"]] == ["device", "bot"]
            await line.turn()
            await line.answer()
        assert (await acts(server, new))[:mine] == (await acts(server, old))[:mine]


@in_loop
async def test_a_branch_is_rebuilt_from_its_journal_like_any_table(tmp_path: Path) -> None:
    async with house(quick(tmp_path / "db")) as server, server.visitor() as anna:
        old = await finished(anna)
        new = (await anna.post(f"/tables/{old}/branch", {"event": 3, "seat": 1}))["id"]
        before = await acts(server, new)
        server.tables.drop(await server.table(new))
        assert (await acts(server, new))[:3] == before[:3] == (await acts(server, old))[:3]


@in_loop
async def test_only_a_finished_game_has_branches(tmp_path: Path) -> None:
    async with house(quick(tmp_path / "db")) as server, server.visitor() as anna:
        running = await anna.create(options={"first": 0})
        async with anna.line(running) as line:
            await line.answer()
        body = {"event": 0, "seat": 0}
        assert await status(anna, "POST", f"/tables/{running}/branch", body) == 409
        old = await finished(anna)
        last = len(await acts(server, old))
        for wrong, code in (({"event": last, "seat": 0}, 409), ({"event": 0, "seat": 5}, 404)):
            assert await status(anna, "POST", f"/tables/{old}/branch", wrong) == code
        private = await anna.create(options={"round_limit": 1}, spectators=False)
        async with server.visitor() as stranger:
            assert await status(stranger, "POST", f"/tables/{private}/branch", body) == 403


@in_loop
async def test_a_replay_has_the_log_from_its_first_line(tmp_path: Path) -> None:
    """An action may be told in several lines."""
    async with house(quick(tmp_path / "db")) as server, server.visitor() as anna:
        id = await finished(anna)
        count = len(await acts(server, id))
        told = (await anna.get(f"/tables/{id}/replay/{count}?seat=0&lines=10000"))["log"]
        assert told[0]["move"] == 1
        assert len(told) > count
