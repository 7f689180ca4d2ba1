"""Taking a table off one's list without harm to those who stay."""

from pathlib import Path

from tests.server.house import Visitor, begun, house, in_loop, quick, together


async def listed(visitor: Visitor) -> list[str]:
    return [summary["id"] for summary in (await visitor.get("/home"))["tables"]]


async def put_away(visitor: Visitor, table: str) -> int:
    return (await visitor.http.delete(f"/tables/{table}")).status_code


@in_loop
async def test_a_game_against_bots_is_deleted(tmp_path: Path) -> None:
    async with house(quick(tmp_path / "db")) as server, server.people(2) as (anna, spy):
        table, other = await anna.create(), await anna.create()
        assert await put_away(spy, table) == 403
        (summary,) = [each for each in (await anna.get("/home"))["tables"] if each["id"] == table]
        assert summary["alone"]
        assert await put_away(anna, table) == 204
        assert await listed(anna) == [other]
        assert await server.tables.store.load(table) is None
        assert await put_away(anna, table) == 404


@in_loop
async def test_a_running_game_goes_on_with_a_bot_and_another_host(tmp_path: Path) -> None:
    async with house(quick(tmp_path / "db")) as server, server.people(2) as (anna, bruno):
        table = await begun(server, anna, bruno, options={"first": 1})
        assert not (await anna.get("/home"))["tables"][0]["alone"]
        assert await put_away(anna, table) == 204
        assert await listed(anna) == []
        assert await listed(bruno) == [table]
        async with anna.line(table) as line:
            assert not any(
                chair["mine"] for chair in (await line.told("snapshot"))["table"]["chairs"]
            )
        async with bruno.line(table) as line:
            now = await line.told("snapshot")
            assert now["table"]["host"]
            assert now["table"]["chairs"][0]["stand_in"]
            for pick in range(3):
                await line.turn()
                await line.answer(pick)


@in_loop
async def test_a_table_that_waits_keeps_the_others_and_gets_another_host(tmp_path: Path) -> None:
    async with house(quick(tmp_path / "db")) as server, server.people(2) as (anna, bruno):
        table = await together(server, anna, bruno)
        assert await put_away(anna, table) == 204
        async with bruno.line(table) as line:
            now = (await line.told("snapshot"))["table"]
        assert now["host"]
        assert [chair["name"] for chair in now["chairs"]] == ["", "Bruno"]
        assert await put_away(bruno, table) == 204
        assert await server.tables.store.load(table) is None


@in_loop
async def test_a_finished_game_stays_for_those_who_keep_it(tmp_path: Path) -> None:
    async with house(quick(tmp_path / "db")) as server, server.people(2) as (anna, bruno):
        table = await begun(server, anna, bruno, options={"round_limit": 1})
        async with anna.line(table) as mine, bruno.line(table) as his:
            for line in (mine, his):
                await line.told("snapshot")
            while not (mine.is_over and his.is_over):
                line = mine if mine.is_asked else his
                if line.is_asked:
                    await line.answer()
                await mine.drain()
                await his.drain()
        assert await put_away(anna, table) == 204
        assert await listed(anna) == []
        assert await listed(bruno) == [table]
        async with bruno.line(table) as line:
            now = await line.told("snapshot")
            assert [chair["name"] for chair in now["table"]["chairs"]] == ["Anna", "Bruno"]
            assert now["scores"]
        # the chair of whoever is gone is free at the next game
        again = (await bruno.post(f"/tables/{table}/rematch"))["id"]
        names = sorted(each.name for each in (await server.table(again)).chairs)
        assert names == ["", "Bruno"]
        assert await put_away(bruno, again) == 204
        anew = (await bruno.post(f"/tables/{table}/rematch"))["id"]
        assert anew != again
        assert await server.tables.store.load(anew) is not None


@in_loop
async def test_a_list_says_when_something_last_happened(tmp_path: Path) -> None:
    async with house(quick(tmp_path / "db")) as server, server.visitor() as anna:
        table = await anna.create()
        (summary,) = (await anna.get("/home"))["tables"]
        stored = await server.tables.store.load(table)
        assert stored is not None
        assert summary["changed"] == int(stored.row.changed)
