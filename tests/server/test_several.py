"""Several processes on one PostgreSQL: one owner per table, and every one serves every viewer."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect

from bastide.server.peers.peers import Gone, Peers
from bastide.server.store.lease import Lease
from tests.limits import PATIENCE
from tests.server.house import (
    TWO_FRIENDS,
    House,
    Line,
    Visitor,
    begun,
    house,
    in_loop,
    quick,
    together,
)

TWO_HERE = [{"kind": "device"}, {"kind": "device"}]


@asynccontextmanager
async def houses(database: str, count: int) -> AsyncIterator[list[House]]:
    """So many servers on one database."""
    try:
        async with AsyncExitStack() as stack:
            yield [await stack.enter_async_context(house(quick(database))) for _ in range(count)]
    finally:
        while OTHERS:
            await OTHERS.pop().http.aclose()


OTHERS: list[Visitor] = []


def at(server: House, visitor: Visitor) -> Visitor:
    """The same browser at another server."""
    other = Visitor(server.address)
    OTHERS.append(other)
    other.http.cookies = visitor.http.cookies
    return other


def lease_of(server: House) -> Lease:
    """Its lease, which it has among others."""
    assert server.tables.store.lease is not None
    return server.tables.store.lease


def shown(line: Line) -> str:
    """The game as a viewer has it before him."""
    kept = {key: line.now[key] for key in ("view", "revision", "event")}
    return json.dumps(kept, sort_keys=True)


@pytest.mark.parametrize("count", [2, 4])
@in_loop
async def test_viewers_of_one_table_at_all_processes_see_the_same(shared: str, count: int) -> None:
    async with houses(shared, count) as servers, servers[0].visitor() as anna:
        table = await anna.create(TWO_HERE)
        async with AsyncExitStack() as stack:
            players = at(servers[-1], anna)
            player = await stack.enter_async_context(players.line(table))
            guests = [
                await stack.enter_async_context(Visitor(server.address).line(table))
                for server in servers
            ]
            await player.turn()
            for _ in range(6):
                await player.turn()
                await player.answer()
            for guest in guests:
                while guest.now.get("revision") != player.now["revision"]:
                    await guest.hear()
            assert len({shown(guest) for guest in guests}) == 1
        assert [table in server.tables.open for server in servers] == [True] + [False] * (count - 1)


@in_loop
async def test_whatever_people_do_at_a_table_works_at_any_process(shared: str) -> None:
    async with houses(shared, 2) as (one, two), one.visitor() as anna, one.visitor() as bruno:
        table = await together(one, anna, bruno, spectators=False)
        here, there = anna, at(two, bruno)
        await there.post(f"/tables/{table}/ready", {})
        await at(two, anna).post(f"/tables/{table}/ready", {})
        assert (table in one.tables.open, table in two.tables.open) == (True, False)
        async with here.line(table) as hers, there.line(table) as his:
            for line in (hers, his):
                await line.told("snapshot")
            asked, other = (hers, his) if hers.is_asked else (his, hers)
            await asked.answer()
            await other.told("update")
            await his.send(type="chat", text="Bonjour")
            assert (await hers.told("chat"))["text"] == "Bonjour"
            for on, status in ((True, "paused"), (False, "playing")):
                await there.post(f"/tables/{table}/pause", {"on": on})
                while hers.now["table"]["status"] != status:
                    await hers.hear()
            await his.send(type="act", revision=-1, actions=[])
            assert (await his.told("refused"))["reason"]
            assert await there.get(f"/tables/{table}/log")
        stranger = await at(two, Visitor(two.address)).http.get(f"/tables/{table}/log")
        assert stranger.status_code == 403
        assert stranger.headers["x-content-type-options"] == "nosniff"


@in_loop
async def test_people_who_come_through_another_process_are_told_apart(shared: str) -> None:
    async with houses(shared, 2) as (one, two), one.visitor() as anna, one.visitor() as bruno:
        table = await together(one, anna, bruno, spectators=False)
        for visitor in (anna, bruno):
            await visitor.post(f"/tables/{table}/ready", {})
        found = [await at(two, it).get(f"/tables/{table}/replay") for it in (anna, bruno)]
        mine = [[chair["mine"] for chair in each["table"]["chairs"]] for each in found]
        assert mine == [[True, False], [False, True]]


async def leave(*carried: Any) -> bool:
    """Whoever is passed on leaves before anybody answers."""
    raise WebSocketDisconnect(detail="the page is closed")


async def leave_meanwhile(*carried: Any) -> bool:
    """The same while answers come."""
    while True:
        await carried[-1]({"type": "websocket.send", "text": "{}"})
        await asyncio.sleep(0)


@pytest.mark.parametrize("leave", [leave, leave_meanwhile])
@in_loop
async def test_to_leave_while_one_is_passed_on_is_no_mistake(
    shared: str,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    leave: Callable[..., Coroutine[Any, Any, bool]],
) -> None:
    async with houses(shared, 2) as (one, two), one.visitor() as anna:
        table = await anna.create(TWO_HERE)
        async with anna.line(table) as line:
            await line.turn()
            monkeypatch.setattr(Peers, "carry", leave)
            async with at(two, anna).line(table) as other:
                await other.socket.close()
    assert [each.message for each in caplog.records if each.name == "bastide.socket"] == []


@in_loop
async def test_who_comes_and_goes_elsewhere_is_seen_here(shared: str) -> None:
    async with houses(shared, 2) as (one, two), one.visitor() as anna, one.visitor() as bruno:
        table = await begun(one, anna, bruno)

        async def there(line: Line) -> bool:
            chairs = (await line.told("presence"))["chairs"]
            return bool(chairs[1]["present"])

        async with anna.line(table) as line:
            assert not await there(line)
            async with at(two, bruno).line(table):
                assert await there(line)
            assert not await there(line)


@in_loop
async def test_an_owner_whose_lease_is_gone_writes_nothing_and_sends_everybody_on(
    shared: str,
) -> None:
    async with houses(shared, 2) as (one, two), one.visitor() as anna:
        table = await anna.create(TWO_HERE)
        async with anna.line(table) as line:
            await line.turn()
            await lease_of(two).bury(lease_of(one).owner)
            await line.act(line.now["decision"]["options"][0]["id"])
            assert await line.end() == 1001
        async with at(two, anna).line(table) as line:
            await line.turn()
            assert line.now["revision"] == 1
            await line.answer()
        assert (table in one.tables.open, table in two.tables.open) == (False, True)


@in_loop
async def test_what_is_asked_of_an_owner_without_a_lease_is_done_by_the_next(shared: str) -> None:
    async with houses(shared, 2) as (one, two), one.visitor() as anna, one.visitor() as bruno:
        table = await begun(one, anna, bruno)
        await lease_of(two).bury(lease_of(one).owner)
        assert (await at(two, anna).http.get(f"/tables/{table}/log")).is_success
        assert table in two.tables.open
        await anna.post(f"/tables/{table}/pause", {"on": True})
        assert (await two.table(table)).row.status == "paused"


@in_loop
async def test_who_goes_leaves_the_tables_to_the_others_at_once(shared: str) -> None:
    async with houses(shared, 2) as (one, two):
        async with house(quick(shared)) as third, third.visitor() as anna:
            table = await anna.create(TWO_HERE)
            async with at(two, anna).line(table) as line:
                await line.turn()
                third.server.should_exit = True
                assert await line.end() == 1001
                async with at(two, anna).line(table) as again:
                    await again.turn()
                    await again.answer()
        assert table in two.tables.open
        assert not one.tables.open


@in_loop
async def test_tables_are_taken_over_when_nobody_answers_for_their_owner(shared: str) -> None:
    async with houses(shared, 2) as (one, two), one.visitor() as anna:
        table = await anna.create(TWO_HERE)
        await one.server.config.app.state.peers.close()  # type: ignore[union-attr]
        async with at(two, anna).line(table) as line:
            await line.turn()
            await line.answer()
        assert table in two.tables.open


@in_loop
async def test_who_is_forgotten_at_one_process_is_forgotten_at_all(shared: str) -> None:
    async with houses(shared, 2) as (one, two), one.visitor() as anna:
        table = await anna.create(TWO_FRIENDS)
        async with anna.line(table) as line:
            await line.told("snapshot")
            assert (await at(two, anna).http.delete("/me")).is_success
            await line.end()
        assert (await one.table(table)).chairs[0].holder is None


@in_loop
async def test_no_process_serves_another_that_does_not_know_the_secret() -> None:
    async def app(scope: object, receive: object, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"a secret"})

    async def nothing(*said: object) -> None:
        raise AssertionError(said)

    asked = {"type": "http", "path": "/", "headers": []}
    owner, stranger = Peers("secret", PATIENCE), Peers("another", PATIENCE)
    port = await owner.listen(app, "127.0.0.1", 0)
    assert not await stranger.carry(f"127.0.0.1:{port}", asked, nothing, nothing)
    await owner.close()
    with pytest.raises(Gone):
        await stranger.carry(f"127.0.0.1:{port}", asked, nothing, nothing)
    await stranger.close()
