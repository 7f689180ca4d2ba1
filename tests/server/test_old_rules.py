"""A table outlives a change of its game's rules: it plays on by them, or is kept and not shown."""

import time

import pytest

from bastide.engine import record, registry
from bastide.games.attika import game as attika
from tests.server.house import house, in_loop, quick

NEWEST = 4
OLD = "This game follows an older version of its rules."


@in_loop
async def test_a_game_by_older_rules_is_kept_and_says_why_it_cannot_be_shown(
    database: str,
) -> None:
    game = registry.game("attika")
    async with house(quick(database)) as server, server.visitor() as anna:
        table = await anna.create(game="attika", pace="move:60")
        async with anna.line(table) as line:
            before = await line.turn()
        server.tables.drop(await server.table(table))
        with pytest.MonkeyPatch.context() as newer:
            newer.setattr(game, "rules_version", game.rules_version + 1)
            for path in ("log", "replay", "record"):
                answer = await anna.http.get(f"/tables/{table}/{path}")
                assert answer.status_code == 410
                assert answer.json()["reason"].startswith(OLD)
            async with anna.line(table) as line:
                assert await line.closed() == 4410
            assert [each["id"] for each in (await anna.get("/home"))["tables"]] == [table]
            later = time.time() + 1e6
            newer.setattr(time, "time", lambda: later)
            await server.tables.look_round()  # its clock has run out, which is no reason to fail
        async with anna.line(table) as line:
            assert (await line.turn())["view"] == before["view"]


@in_loop
async def test_a_table_that_waits_begins_by_the_new_rules(database: str) -> None:
    game = registry.game("attika")
    async with house(quick(database)) as server, server.visitor() as anna:
        table = await anna.create([{"kind": "device"}, {"kind": "open"}], game="attika")
        server.tables.drop(await server.table(table))
        with pytest.MonkeyPatch.context() as newer:
            newer.setattr(game, "rules_version", game.rules_version + 1)
            found = await server.table(table)
            assert found.row.status == "waiting"
            await found.start()
            assert found.row.rules == game.rules_version


@in_loop
async def test_a_table_plays_on_by_the_rules_it_began_with(database: str) -> None:
    old = registry.game("attika")
    new = attika.game("attika", "AT", 4, NEWEST, (old,))
    options = {"turn_limit": 6}
    async with house(quick(database)) as server, server.visitor() as anna:
        table = await anna.create(game="attika", options=options)
        async with anna.line(table) as line:
            before = await line.turn()
        server.tables.drop(await server.table(table))
        registry.register(new)
        try:
            async with anna.line(table) as line:
                assert (await line.turn())["view"] == before["view"]
                while not line.is_over:
                    await line.answer()
                    await line.turn()
            found = await server.table(table)
            assert found.row.status == "over"
            assert found.row.rules == old.rules_version
            assert found.live_game is not None
            assert found.live_game.game is old
            text = (await anna.http.get(f"/tables/{table}/record")).text
            assert f"\nrules {old.rules_version}\n" in text
            assert record.replay(record.read(text)).is_over()
            later = await server.table(await anna.create(game="attika", options=options))
            assert later.row.rules == NEWEST
        finally:
            registry.register(old)
