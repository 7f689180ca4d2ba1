"""Playing at a table over its line."""

from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from bastide.engine import record
from tests.limits import PATIENCE
from tests.server.house import Heard, Line, begun, house, in_loop, quick

TWO_HERE = [{"kind": "device", "name": "Anna"}, {"kind": "device", "name": "Bruno"}]


async def refusal(line: Line) -> Heard:
    """The next refusal, which must have changed nothing."""
    before = line.now["revision"]
    message = await line.told("refused")
    assert message["revision"] == before
    assert message["reason"]
    return message


@in_loop
async def test_a_whole_game_against_a_bot_ends_in_scores_and_a_record(database: str) -> None:
    async with house(quick(database)) as server, server.visitor() as anna:
        table = await anna.create(options={"round_limit": 3})
        async with anna.line(table) as line:
            await line.turn()
            pick = 0
            while not line.is_over:
                pick += 1
                await line.answer(pick)
                await line.turn()
            assert len(line.now["scores"]["totals"]) == 2
        text = (await anna.http.get(f"/tables/{table}/record")).text
        played = record.replay(record.read(text))
        assert played.is_over()
        moment = await anna.get(f"/tables/{table}/replay/3?seat=1")
        assert moment["view"]["seats"][1]["hand"] is not None


@in_loop
async def test_stale_double_illegal_and_foreign_answers_change_nothing(tmp_path: Path) -> None:
    async with house(quick(tmp_path / "db")) as server, server.people(2) as (anna, stranger):
        table = await anna.create(TWO_HERE)
        async with anna.line(table) as line, stranger.line(table) as other:
            await line.turn()
            act = line.now["decision"]["options"][0]["id"]
            old = line.now["revision"]
            await line.send(type="act", revision=old + 1, actions=[act])
            assert "moved on" in (await refusal(line))["reason"]
            for wrong in ([], [act] * 40, [-1], [2**62], [act, act, act], [123456789]):
                await line.send(type="act", revision=old, actions=wrong)
                await refusal(line)
            await other.told("snapshot")
            await other.send(type="act", revision=old, actions=[act])
            assert "watching" in (await refusal(other))["reason"]
            await line.act(act)
            await line.act(act)
            message = await line.told("refused")
            assert message["revision"] == line.now["revision"] == old + 1


@in_loop
@pytest.mark.parametrize("anew", [False, True])
async def test_an_answer_still_counts_when_a_bot_sat_in_for_somebody_else(
    tmp_path: Path, anew: bool
) -> None:
    async with (
        house(quick(tmp_path / "db", bot_pause=PATIENCE)) as server,
        server.people(2) as (anna, bruno),
    ):
        table = await begun(server, anna, bruno)
        asked = (await server.table(table)).mover
        (await server.table(table)).row.patience = 0
        mover = anna if asked == 0 else bruno
        async with mover.line(table) as line:
            await line.turn()
            old, act = line.now["revision"], line.now["decision"]["options"][0]["id"]
            path = f"/tables/{table}/chairs"
            for seat, on in ((asked, True), (asked, False), (1 - asked, True)):
                await mover.post(f"{path}/{seat}/stand-in", {"on": on})
        if anew:
            server.tables.drop(await server.table(table))
        async with mover.line(table) as line:
            now = (await line.turn())["revision"]
            assert now == old + 3
            await line.send(type="act", revision=old, actions=[act])
            assert "moved on" in (await refusal(line))["reason"], "a bot has held this very chair"
            await line.send(type="act", revision=now - 1, actions=[act])
            await line.send(type="act", revision=now - 1, actions=[act])
            await line.told("update")
            assert "moved on" in (await refusal(line))["reason"], "it has been answered"
            assert line.now["revision"] == now + 2, "the bot that sits in was announced between"


@in_loop
async def test_an_illegal_move_is_refused_with_its_rule(tmp_path: Path) -> None:
    async with house(quick(tmp_path / "db")) as server, server.visitor() as anna:
        table = await anna.create(TWO_HERE)
        async with anna.line(table) as line:
            await line.turn()
            game = (await server.table(table)).live_game
            assert game is not None
            await line.act(game.game.notation.parse("build smithy"))
            assert (await refusal(line))["rule"] == "SJ-020"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        '"act"',
        '{"type": "fly"}',
        '{"type": "act"}',
        '{"type": "act", "revision": "1", "actions": [1]}',
        '{"type": "act", "revision": 1, "actions": [1.5]}',
        '{"type": "act", "revision": 1, "actions": [1], "seat": 1}',
        '{"type": "chat", "phrase": "curse"}',
        '{"type": "chat"}',
        '{"type": "chat", "text": "\\u0000"}',
        '{"type": "lang", "lang": "xx"}',
        "x" * 5000,
    ],
)
@in_loop
async def test_what_cannot_be_read_is_refused_with_a_sentence(tmp_path: Path, text: str) -> None:
    async with house(quick(tmp_path / "db")) as server, server.visitor() as anna:
        table = await anna.create(TWO_HERE)
        async with anna.line(table) as line:
            await line.turn()
            await line.socket.send(text)
            await refusal(line)


@in_loop
async def test_endless_nonsense_closes_the_line(tmp_path: Path) -> None:
    async with house(quick(tmp_path / "db")) as server, server.visitor() as anna:
        table = await anna.create(TWO_HERE)
        async with anna.line(table) as line:
            for _ in range(20):
                await line.socket.send("nonsense")
            assert await line.end() == 1008


@in_loop
async def test_several_picks_are_taken_together_in_any_order(tmp_path: Path) -> None:
    """Cards are paid one at a time; a page ticks them in any order and sends them at once."""
    async with house(quick(tmp_path / "db")) as server, server.visitor() as anna:
        table = await anna.create(TWO_HERE)
        async with anna.line(table) as line:
            await line.turn()
            for _ in range(300):
                asked = line.now["decision"]
                if len(asked["marks"]) >= asked["remaining"] > 1:
                    break
                await line.answer(_)
                await line.turn()
            asked = line.now["decision"]
            ids = sorted((mark["id"] for mark in asked["marks"]), reverse=True)
            picks = ids[: asked["remaining"]]
            before = line.now["revision"]
            await line.act(*picks)
            while line.now["revision"] == before:
                assert (await line.hear())["type"] != "refused"
            journal = (await server.tables.store.load(table)).journal  # type: ignore[union-attr]
            taken = [entry.act for entry in journal if entry.number > before]
            assert set(taken) <= set(picks)


@in_loop
async def test_undo_goes_back_to_the_barrier_and_no_further(tmp_path: Path) -> None:
    async with house(quick(tmp_path / "db")) as server, server.visitor() as anna:
        table = await anna.create(TWO_HERE)
        async with anna.line(table) as line:
            await line.turn()
            for step in range(200):
                await line.answer(step)
                await line.turn()
                if line.now["undo"]["allowed"]:
                    break
            lines, view = len(line.now["log"]), line.now["view"]
            assert line.now["undo"]["label"]
            await line.send(type="undo", revision=line.now["revision"], all=True)
            await line.told("snapshot")
            assert len(line.now["log"]) < lines
            assert line.now["view"] != view
            await line.send(type="undo", revision=line.now["revision"])
            assert "taken back" in (await refusal(line))["reason"]


@in_loop
async def test_moves_are_taken_back_when_all_the_others_agree(tmp_path: Path) -> None:
    async with house(quick(tmp_path / "db")) as server, server.people(2) as (anna, bruno):
        table = await anna.create([{"kind": "person", "name": "Anna"}, {"kind": "open"}])
        code = (await server.table(table)).row.code
        await bruno.post(f"/invitations/{code}", {"name": "Bruno"})
        async with anna.line(table) as first, bruno.line(table) as second:
            for visitor in (anna, bruno):
                await visitor.post(f"/tables/{table}/ready", {"ready": True})
            lines = {0: first, 1: second}
            for each in lines.values():
                await each.until(lambda m: m["type"] == "snapshot" and m["view"] is not None)
            asked = first.now["decision"]["seat"]
            mover, other = lines[asked], lines[1 - asked]
            await mover.answer()
            await other.until(lambda m: m.get("revision") == mover.now["revision"])
            moved = mover.now["revision"]
            for answer in (False, True):
                await mover.send(type="ask_back", revision=mover.now["revision"])
                await mover.send(type="ask_back", revision=mover.now["revision"])
                assert "asked already" in (await refusal(mover))["reason"]
                wish = await other.until(lambda m: m["type"] == "wish" and m["waiting"] != [])
                assert wish["waiting"] == [1 - asked]
                await other.send(type="consent", yes=answer)
                settled = await mover.until(
                    lambda m: (
                        m["type"] == "snapshot" or (m["type"] == "wish" and m["waiting"] == [])
                    )
                )
                assert settled["type"] == ("snapshot" if answer else "wish")
            assert mover.now["log"] == []
            assert mover.now["revision"] > moved


@in_loop
async def test_a_wish_is_told_to_whoever_comes_and_does_not_wait_for_bots(tmp_path: Path) -> None:
    async with (
        house(quick(tmp_path / "db", bot_pause=PATIENCE)) as server,
        server.people(3) as (anna, bruno, guest),
    ):
        table = await begun(server, anna, bruno)
        asked = (await server.table(table)).mover
        (await server.table(table)).row.patience = 0
        mover, other = (anna, bruno) if asked == 0 else (bruno, anna)
        async with mover.line(table) as line, guest.line(table) as watching:
            await line.turn()
            await line.answer()
            event, revision = line.now["event"], line.now["revision"]
            await line.send(type="ask_back", revision=revision)
            await line.told("wish")
            for query in ("", f"?after={event}"):
                async with other.line(table, query) as back:
                    assert (await back.told("wish"))["waiting"] == [1 - asked]
                    await back.send(type="ask_back", revision=revision)
                    assert "has asked to take a move back" in (await refusal(back))["reason"]
                    await back.send(type="lang", lang="fr")
                    assert (await back.told("wish"))["waiting"] == [1 - asked]
                await line.until(lambda m: m["type"] == "presence")
            while (await server.table(table)).is_present(
                (await server.table(table)).chairs[1 - asked]
            ):
                await line.hear()
            await mover.post(f"/tables/{table}/chairs/{1 - asked}/stand-in", {"on": True})
            await line.until(lambda m: m["type"] == "snapshot" and m["log"] == [])
            assert line.is_asked
            await watching.drain()
            assert not any('"type":"wish"' in said for said in watching.said)


@in_loop
async def test_rated_games_give_no_hints_and_take_nothing_back(tmp_path: Path) -> None:
    async with house(quick(tmp_path / "db")) as server, server.visitor() as anna:
        rated = await anna.create(TWO_HERE, rated=True)
        async with anna.line(rated) as line:
            await line.turn()
            await line.send(type="hint")
            assert "without help" in (await refusal(line))["reason"]
            await line.answer()
            await line.turn()
            await line.send(type="ask_back", revision=line.now["revision"])
            assert "without help" in (await refusal(line))["reason"]
        free = await anna.create(TWO_HERE)
        async with anna.line(free) as line:
            await line.turn()
            await line.send(type="hint")
            hint = await line.told("hint")
            assert hint["option"] in [o["id"] for o in line.now["decision"]["options"]]


@in_loop
async def test_a_line_goes_on_after_the_last_event_it_knew(tmp_path: Path) -> None:
    async with house(quick(tmp_path / "db")) as server, server.visitor() as anna:
        table = await anna.create()
        async with anna.line(table) as line:
            await line.turn()
            known = line.now
            for pick in range(4):
                await line.answer(pick)
                await line.turn()
            told = line.now
        async with anna.line(table, f"?after={known['event']}") as again:
            message = await again.until(lambda m: m["type"] in ("snapshot", "update"))
            assert message["type"] == "update"
            assert message["view"] == told["view"]
            assert known["log"] + message["lines"] == told["log"]
        for far in ("1", "99999999", "-5", "x", "9" * 40):
            async with anna.line(table, f"?after={far}") as again:
                await again.hear()
                assert again.now["view"] == told["view"]


@in_loop
async def test_a_line_goes_on_as_its_own_seat_sees_it_while_another_is_asked(
    tmp_path: Path,
) -> None:
    async with (
        house(quick(tmp_path / "db")) as server,
        server.visitor() as anna,
        server.visitor() as bruno,
    ):
        id = await begun(server, anna, bruno)
        mover = (anna, bruno)[(await server.table(id)).mover]
        async with mover.line(id) as line:
            await line.turn()
            known = line.now
            while line.is_asked:
                await line.answer()
            told = line.now
        async with mover.line(id, f"?after={known['event']}") as again:
            message = await again.until(lambda m: m["type"] in ("snapshot", "update"))
            assert message["type"] == "update"
            assert message["view"] == told["view"]
            assert known["log"] + message["lines"] == told["log"]


@in_loop
async def test_people_who_share_a_device_see_the_seat_that_is_asked(tmp_path: Path) -> None:
    async with house(quick(tmp_path / "db")) as server, server.visitor() as anna:
        table = await anna.create(TWO_HERE)
        async with anna.line(table) as line:
            await line.turn()
            seen = set()
            for pick in range(12):
                seat = line.now["viewer"]
                seen.add(seat)
                assert line.now["decision"]["seat"] == seat
                assert line.now["view"]["seats"][seat]["hand"] is not None
                assert line.now["view"]["seats"][1 - seat]["hand"] is None
                await line.answer(pick)
                await line.turn()
            assert seen == {0, 1}


@in_loop
async def test_a_shared_device_that_comes_back_is_told_whose_turn_to_hold_it(
    tmp_path: Path,
) -> None:
    async with house(quick(tmp_path / "db")) as server, server.visitor() as anna:
        table = await anna.create(TWO_HERE)
        async with anna.line(table) as line:
            await line.turn()
            known = line.now
            while line.now["viewer"] == known["viewer"]:
                known = line.now
                await line.answer()
            now = line.now["covered"]
        async with anna.line(table, f"?after={known['event']}") as again:
            message = await again.hear()
            assert message["viewer"] == -1
            assert message["covered"] == now != known["viewer"]
            assert message["decision"]["seat"] == now


@in_loop
async def test_a_move_that_cannot_be_stored_is_refused_before_the_line_ends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*what: object) -> None:
        raise OSError("the disk is full")

    async with house(quick(tmp_path / "db")) as server, server.visitor() as anna:
        table = await anna.create(TWO_HERE)
        async with anna.line(table) as line, anna.line(table) as other:
            await line.turn()
            monkeypatch.setattr(server.tables.store, "append", fail)
            await line.act(line.now["decision"]["options"][0]["id"])
            assert "could not be stored" in (await refusal(line))["reason"]
            for each in (line, other):
                assert await each.end() == 1001
            assert not any('"type":"refused"' in text for text in other.said)


@in_loop
async def test_chat_reaches_those_who_sit_and_comes_back_after_a_break(tmp_path: Path) -> None:
    async with house(quick(tmp_path / "db")) as server, server.people(2) as (anna, stranger):
        table = await anna.create(TWO_HERE)
        async with anna.line(table) as line, stranger.line(table) as other:
            await line.turn()
            await line.send(type="chat", text="  <b>hello</b>\n there ")
            assert (await line.told("chat"))["text"] == "<b>hello</b> there"
            await line.send(type="chat", phrase="thanks")
            assert (await line.told("chat"))["phrase"] == "thanks"
            await other.drain()
            await other.send(type="chat", text="psst")
            await refusal(other)
            assert not any("hello" in text for text in other.said)
        server.tables.drop(await server.table(table))
        async with anna.line(table) as line:
            await line.turn()
            assert [said["n"] for said in line.now["chat"]] == [2, 3]


@in_loop
async def test_the_language_can_be_chosen_and_changed(tmp_path: Path) -> None:
    async with house(quick(tmp_path / "db")) as server, server.visitor() as anna:
        table = await anna.create(TWO_HERE)
        async with anna.line(table, "?lang=fr") as line:
            await line.turn()
            french = line.now["decision"]["text"]
            await line.send(type="lang", lang="en")
            await line.told("snapshot")
            assert line.now["decision"]["text"] != french


@in_loop
async def test_pages_of_other_sites_get_no_line_and_no_change(tmp_path: Path) -> None:
    async with house(quick(tmp_path / "db")) as server, server.visitor() as anna:
        table = await anna.create(TWO_HERE)
        for foreign in ("https://evil.example", "http://["):
            with pytest.raises((InvalidStatus, ConnectionClosed)):
                async with anna.line(table, Origin=foreign) as line:
                    await line.hear()
        own = f"http://{server.address}"
        async with anna.line(table, Origin=own) as line:
            await line.turn()
        for headers in (
            {"origin": "https://evil.example"},
            {"sec-fetch-site": "cross-site"},
            {"origin": "http://evil.example", "host": "evil.example"},
            {"origin": "http://["},
            {"origin": "null"},
        ):
            answer = await anna.http.post(f"/tables/{table}/leave", headers=headers)
            assert answer.status_code == 403


@in_loop
async def test_addresses_that_no_table_can_have_lead_nowhere(database: str) -> None:
    async with house(quick(database)) as server, server.visitor() as anna:
        for name in ("%00", "%C3%A9", "%EF%BF%BD", "0" * 16):
            for path in (f"/tables/{name}/log", f"/invitations/{name}"):
                assert (await anna.http.get(path)).status_code == 404, path
            async with anna.line(name) as line:
                assert await line.closed() == 4404


@in_loop
async def test_a_table_that_left_memory_is_rebuilt_from_its_record(database: str) -> None:
    async with house(quick(database)) as server, server.visitor() as anna:
        table = await anna.create()
        async with anna.line(table) as line:
            await line.turn()
            for pick in range(6):
                await line.answer(pick)
                await line.turn()
            before = line.now
        server.tables.drop(await server.table(table))
        async with anna.line(table) as line:
            await line.turn()
            for key in ("view", "decision", "log", "revision", "event", "undo"):
                assert line.now[key] == before[key], key
