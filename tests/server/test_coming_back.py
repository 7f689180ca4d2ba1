"""Games that take days: which tables wait for me, and since when."""

import asyncio
from pathlib import Path

from tests.server.house import house, in_loop, quick

DAYS = {"pace": "move:86400", "live": False}


@in_loop
async def test_what_waits_is_listed_by_how_long_it_waits_and_chat_shortens_no_wait(
    tmp_path: Path,
) -> None:
    async with house(quick(tmp_path / "db")) as server, server.visitor() as anna:
        people = [{"kind": "device", "name": "Anna"}, {"kind": "bot", "level": 1}]
        ids: list[str] = []
        for _ in range(2):
            made = await anna.post("/tables", {"game": "attika", "chairs": people, **DAYS})
            ids.append(made["id"])
            table = await server.tables.find(made["id"])
            while table.mover != 0:
                await asyncio.sleep(0.01)
        before = {each["id"]: each["since"] for each in (await anna.get("/home"))["tables"]}
        async with server.tables.at(ids[0]) as table:
            await table.say(0, {"text": "here I am"})
        summaries = (await anna.get("/home"))["tables"]
        assert {each["id"]: each["since"] for each in summaries} == before
        assert [each["id"] for each in summaries] == ids
        assert [each["id"] for each in await anna.get("/waiting")] == ids
        async with server.visitor() as nobody, server.visitor() as bruno:
            assert await nobody.get("/waiting") == []
            await bruno.create([{"kind": "device", "name": "Bruno"}, {"kind": "person"}])
            assert await bruno.get("/waiting") == []
        await anna.post(f"/tables/{ids[0]}/chairs/0/stand-in", {"on": True})
        assert [each["id"] for each in await anna.get("/waiting")] == ids[1:]
        waits = {each["id"]: each["mine"] for each in (await anna.get("/home"))["tables"]}
        assert waits == {ids[0]: False, ids[1]: True}


@in_loop
async def test_since_when_a_table_waits_stays_known_after_a_restart(tmp_path: Path) -> None:
    async with house(quick(tmp_path / "db")) as server, server.visitor() as anna:
        people = [{"kind": "device", "name": "Anna"}, {"kind": "bot", "level": 1}]
        id = (await anna.post("/tables", {"game": "attika", "chairs": people, **DAYS}))["id"]
        table = await server.tables.find(id)
        while table.mover != 0:
            await asyncio.sleep(0.01)
        since = table.row.since
        server.tables.forget(id)
        async with server.tables.at(id) as table:
            assert table.row.since == since > 0
        found = await server.tables.store.summary(id)
        assert found is not None
        assert found.row.since == since
