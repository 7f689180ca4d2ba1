"""Several people at one device: none is told what another one may know."""

import json
from pathlib import Path

from bastide.engine.flow import options
from tests.limits import PATIENCE
from tests.server.house import Heard, Visitor, house, in_loop, quick

TWO_HERE = [{"kind": "device", "name": "Anna"}, {"kind": "device", "name": "Bruno"}]


@in_loop
async def test_a_shared_device_that_comes_back_in_between_is_for_whoever_played_last(
    tmp_path: Path,
) -> None:
    async with house(quick(tmp_path / "db")) as server, server.visitor() as anna:
        table = await anna.create([{"kind": "bot", "level": 1}, *TWO_HERE])
        async with anna.line(table) as line:
            await line.turn()
            while True:
                played = line.now["viewer"]
                server.tables.bots._pause = PATIENCE if played == 2 else 0.0
                await line.answer()
                if line.now["decision"]["seat"] == 0 and played == 2:
                    break
                await line.turn()
            async with anna.line(table) as again:
                now = await again.hear()
                assert now["decision"]["seat"] == 0
                assert (now["viewer"], now["covered"]) == (-1, 2)
                assert [seat["hand"] for seat in now["view"]["seats"]] == [None] * 3
                await again.uncover()
                assert (again.now["viewer"], again.now.get("covered")) == (2, None)
                assert again.now["view"]["seats"][1]["hand"] is None
                assert again.now["view"]["seats"][2]["hand"] is not None


@in_loop
async def test_the_next_hand_is_not_on_the_line_before_it_is_uncovered(tmp_path: Path) -> None:
    async with house(quick(tmp_path / "db")) as server, server.visitor() as anna:
        table = await anna.create(TWO_HERE)
        async with anna.line(table) as line:
            await line.told("snapshot")
            for pick in range(12):
                asked = line.now["decision"]["seat"]
                if line.now.get("covered") == asked:
                    assert line.now["viewer"] == -1
                    assert not line.now["decision"]["mine"]
                    assert line.now["decision"]["options"] == []
                    await line.uncover()
                before = len(line.said)
                await line.answer(pick)
                if line.now["decision"]["seat"] != asked:
                    await line.drain()
                    for said in line.said[before:]:
                        view = json.loads(said).get("view")
                        assert view is None or view["seats"][1 - asked]["hand"] is None
            assert await again_over_http(anna, table) == 403


def answers(message: Heard) -> bool:
    """Whether that answers something that was asked for."""
    return message["type"] in ("refused", "hint", "update", "snapshot")


async def again_over_http(visitor: Visitor, table: str) -> int:
    """Whether a past hand can be had beside the line."""
    answer = await visitor.http.get(f"/tables/{table}/replay/1?seat=1")
    return answer.status_code


@in_loop
async def test_a_covered_device_hears_to_whom_it_is_passed_when_another_is_asked(
    tmp_path: Path,
) -> None:
    async with house(quick(tmp_path / "db")) as server, server.people(2) as (anna, chloe):
        chairs = [*TWO_HERE, {"kind": "person"}]
        id = await anna.create(chairs, game="little-town", options={"first": 0})
        code = (await server.table(id)).row.code
        await chloe.post(f"/invitations/{code}", {"seat": 2, "name": "Chloé"})
        for visitor in (anna, chloe):
            await visitor.post(f"/tables/{id}/ready", {})
        async with anna.line(id) as line, chloe.line(id) as other:
            await line.turn()
            while line.now["decision"]["seat"] != 2:
                await line.answer()
            async with anna.line(id) as again:
                await again.told("snapshot")
                assert again.now["covered"] == 1
                await other.turn()
                while other.is_asked:
                    await other.answer()
                while again.now["decision"]["seat"] == 2:
                    await again.hear()
                assert again.now["covered"] == again.now["decision"]["seat"] == 0


@in_loop
async def test_nobody_uncovers_a_chair_of_another_device(tmp_path: Path) -> None:
    async with house(quick(tmp_path / "db")) as server, server.visitor() as anna:
        table = await anna.create([{"kind": "bot", "level": 1}, *TWO_HERE])
        async with anna.line(table) as line:
            await line.told("snapshot")
            await line.send(type="uncover", seat=0)
            await line.send(type="chat", text="")  # is refused as well, in other words
            refused = await line.told("refused")
            assert refused["reason"] == "That is for the person on this chair only."
            assert line.now["viewer"] == -1


@in_loop
async def test_whoever_shares_a_device_is_not_told_what_the_other_would_take_back(
    tmp_path: Path,
) -> None:
    async with house(quick(tmp_path / "db")) as server, server.visitor() as anna:
        table = await anna.create(TWO_HERE, game="little-town")
        async with anna.line(table) as line:
            await line.turn()
            own, others = 0, 0
            for pick in range(40):
                played = line.now["viewer"]
                await line.answer(pick)
                await line.turn()
                undo = line.now["undo"]
                if undo["allowed"] and line.now["viewer"] == played:
                    assert undo["label"]
                    own += 1
                elif undo["allowed"]:
                    assert "label" not in undo
                    others += 1
            assert own
            assert others


@in_loop
async def test_nothing_is_answered_for_whoever_has_not_uncovered_the_device(
    tmp_path: Path,
) -> None:
    """Neither a hint nor why a move is refused says what lies in the next hand."""
    async with house(quick(tmp_path / "db")) as server, server.visitor() as anna:
        table = await anna.create(TWO_HERE)
        async with anna.line(table) as line:
            await line.turn()
            asked = line.now["decision"]["seat"]
            while line.now["decision"]["seat"] == asked:
                await line.answer()
            assert line.now["covered"] == 1 - asked
            game = await server.table(table)
            before, revision = len(line.said), game.revision
            await line.send(type="hint")
            assert (await line.until(answers))["type"] == "refused"
            for act in (*options(game.running().match.state), 1, 2, 3):
                await line.act(act)
                assert (await line.until(answers))["type"] == "refused"
            assert game.revision == revision
            reasons = {json.loads(said)["reason"] for said in line.said[before:]}
            next_one = ("Anna", "Bruno")[1 - asked]
            assert reasons == {f"Pass this device on first: it is {next_one}’s turn."}
