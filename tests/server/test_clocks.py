"""Clocks, which the server alone keeps."""

import asyncio
import secrets
import time
from pathlib import Path

import pytest
from sqlalchemy import insert, update

from bastide.server.live.table import Table
from bastide.server.model import clocks, table_state
from bastide.server.model.clocks import GRACE, Clock, Pace, now, pace, rounded
from bastide.server.refusals import Refused
from bastide.server.store import schema
from bastide.server.store.rows import Entry
from bastide.words import say
from tests.limits import PATIENCE
from tests.server.house import House, house, in_loop, quick

TWO_HERE = [{"kind": "device"}, {"kind": "device"}]


@pytest.fixture(autouse=True)
def still(monkeypatch: pytest.MonkeyPatch) -> None:
    """Time stands still: nothing is gone from a clock but what a test takes off it."""
    passed = round(now()) - clocks._epoch
    monkeypatch.setattr(clocks, "monotonic", lambda: passed)


async def later(server: House, id: str, seconds: float) -> Table:
    """The table as it is read from the store that much later."""
    server.tables.drop(await server.table(id))
    journal, tables = schema.journal, schema.tables
    async with server.tables.store.engine.begin() as connection:
        mine = journal.c.table_id == id
        await connection.execute(update(journal).where(mine).values(at=journal.c.at - seconds))
        due = update(tables).where(tables.c.id == id).values(due=tables.c.due - seconds)
        await connection.execute(due)
    return await server.table(id)


async def spoil(server: House, id: str) -> None:
    """Write a line into a journal that no game can have written."""
    line = {"table_id": id, **vars(Entry(9999, "act", time.time(), 0, 12345678))}
    async with server.tables.store.engine.begin() as connection:
        await connection.execute(insert(schema.journal).values(line))


def test_paces_are_read_or_refused() -> None:
    assert pace("none", True) == Pace()
    assert pace("relaxed", False) == Pace()
    assert pace("move:60", True) == Pace(move=60)
    assert pace("bank:900+5", True) == Pace(bank=900, added=5)
    assert pace("move", False) == Pace(move=3 * 86400)
    for wrong in ("", "move:", "move:0", "bank:0+5", "bank:9", "move:-1", "move:99999999", "x"):
        with pytest.raises(Refused):
            pace(wrong, True)


@pytest.mark.parametrize(
    ("seconds", "said"),
    [
        *((1, "a minute"), (61, "2 minutes"), (7199, "120 minutes"), (7200, "2 hours")),
        *((86400, "24 hours"), (2 * 86400, "2 days"), (2 * 86400 + 1, "3 days")),
    ],
)
def test_how_long_an_absent_friend_is_waited_for_is_said_as_people_do(
    seconds: float, said: str
) -> None:
    no = Refused("patience", {"name": "Ben", **rounded(seconds)}).message
    assert say(no, "en") == f"A bot may sit in for Ben in {said}."


def test_a_bank_pays_for_thinking_and_earns_by_moving() -> None:
    clock = Clock(Pace(bank=100, added=5), 2)
    clock.start(0, now=1000.0)
    assert clock.due() == 1100.0
    clock.stop(1030.0, moved=True)
    assert clock.banks == [75.0, 100.0]
    clock.start(1, now=1030.0)
    assert clock.left(1090.0) == 40
    clock.stop(1090.0, moved=False)
    assert clock.banks == [75.0, 40.0]
    assert clock.due() is None


def test_taking_back_takes_no_more_than_is_left() -> None:
    clock = Clock(Pace(bank=100, added=5), 2)
    clock.banks = [8.0, 3.0]
    for seat in (0, 1):
        clock.take_back(seat)
    assert clock.banks == [3.0, 0.0]


def test_after_a_break_a_seat_has_at_least_the_grace() -> None:
    clock = Clock(Pace(bank=100, added=5), 2)
    clock.banks = [3.0, 3.0]
    clock.start(0, now=1000.0, least=60.0)
    assert clock.due() == 1060.0


def test_a_question_asked_again_goes_on_with_the_time_that_was_left() -> None:
    clock = Clock(Pace(move=100), 2)
    clock.start(0, now=1000.0, at=4)
    clock.stop(1070.0, moved=True)
    clock.start(0, now=1070.0, at=5)
    assert clock.due() == 1170.0
    clock.stop(1090.0, moved=False)
    clock.start(0, now=1090.0, at=4)
    assert clock.due() == 1120.0
    clock.stop(1100.0, moved=True)
    clock.start(0, now=1100.0, at=5)
    assert clock.due() == 1180.0
    clock.stop(1175.0, moved=False)
    clock.start(0, now=2000.0, least=60.0, at=5)
    assert clock.due() == 2060.0
    clock.only(1)
    clock.start(0, now=3000.0, at=5)
    assert clock.due() == 3100.0


def test_the_grace_of_a_question_is_given_once() -> None:
    clock = Clock(Pace(bank=100), 2)
    clock.start(0, now=1000.0, at=3)
    clock.stop(1099.0, moved=False)
    clock.start(0, now=2000.0, least=60.0, at=3)
    assert clock.due() == 2060.0
    clock.stop(2050.0, moved=False)
    clock.start(0, now=3000.0, least=60.0, at=3)
    assert clock.due() == 3000.0
    clock.start(0, now=4000.0, least=60.0, at=4)
    assert clock.due() == 4060.0


def test_nobody_wins_time_when_the_clock_of_the_machine_is_set_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    before = now()
    monkeypatch.setattr(time, "time", lambda: before - 3600.0)
    assert now() >= before
    clock = Clock(Pace(bank=600), 2)
    clock.start(0, now=5000.0)
    clock.stop(5000.0 - 3600.0, moved=False)
    assert clock.banks[0] == 600.0


@in_loop
async def test_a_table_stored_before_the_clock_was_set_back_gives_no_more_time(
    tmp_path: Path,
) -> None:
    async with house(quick(tmp_path / "db")) as server, server.visitor() as anna:
        id = await anna.create(TWO_HERE, game="little-town", pace="bank:600+0", live=False)
        table = await later(server, id, -3600.0)
        assert table.clock.left(now()) <= 600


@in_loop
async def test_no_time_per_move_is_won_by_taking_back_or_by_a_pause(tmp_path: Path) -> None:
    async with house(quick(tmp_path / "db")) as server, server.visitor() as anna:
        id = await anna.create(TWO_HERE, game="little-town", pace="move:600")
        async with anna.line(id) as line:
            await line.turn()
            table = await server.table(id)
            for left in (400, 200):
                table.clock.since -= 200
                await line.answer()
                assert table.clock.left(now()) == 600
                await line.send(type="undo", revision=line.now["revision"])
                await line.told("snapshot")
                assert table.clock.left(now()) == left
            for spent, left in ((50, 150), (140, 60)):
                table.clock.since -= spent
                for on in (True, False):
                    await anna.post(f"/tables/{id}/pause", {"on": on})
                assert table.clock.left(now()) == left


@in_loop
async def test_when_time_runs_out_a_bot_sits_in_until_its_owner_returns(tmp_path: Path) -> None:
    async with house(quick(tmp_path / "db")) as server, server.visitor() as anna:
        id = await anna.create(TWO_HERE, pace="bank:100+5")
        async with anna.line(id) as line:
            clock = await line.told("clock")
            assert clock["seat"] == line.now["decision"]["seat"]
            assert clock["seconds"] == 100
            assert sorted(clock["banks"])[1] == 100
            await line.turn()
            seat = line.now["viewer"]
            table = await server.table(id)
            table.clock.since -= 200
            table.row.due = now() - 100
            await server.tables.store.append(table.row, [])
            await server.tables.look_round()
            await line.until(
                lambda m: m["type"] == "snapshot" and m["table"]["chairs"][seat]["stand_in"]
            )
            await line.until(lambda m: bool(m.get("lines") or m.get("log")))
            await line.send(type="return")
            await line.until(
                lambda m: m["type"] == "snapshot" and not m["table"]["chairs"][seat]["stand_in"]
            )


@in_loop
async def test_a_chair_taken_by_its_link_from_a_bot_has_its_clock_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def ponder(table: Table) -> None:
        """A bot that never answers."""

    async with house(quick(tmp_path / "db")) as server, server.people(2) as (anna, laptop):
        monkeypatch.setattr(server.tables.bots, "play", ponder)
        id = await anna.create(TWO_HERE, pace="move:600")
        table = await server.table(id)
        seat = table.mover
        link = (await anna.post(f"/tables/{id}/chairs/{seat}/link"))["code"]
        await anna.post(f"/tables/{id}/chairs/{seat}/stand-in", {"on": True})
        assert (table.clock.seat, table.row.due) == (-1, None)
        await laptop.post(f"/invitations/{link}", {"name": "Anna"})
        assert table.clock.seat == seat
        assert table.row.due is not None


@in_loop
async def test_banks_survive_a_restart(tmp_path: Path) -> None:
    async with house(quick(tmp_path / "db")) as server, server.visitor() as anna:
        id = await anna.create(TWO_HERE, pace="bank:1000+0")
        async with anna.line(id) as line:
            await line.turn()
            table = await server.table(id)
            mover = table.mover
            table.clock.since -= 300
            await line.answer()
            server.tables.drop(table)
            again = await server.table(id)
            assert again.clock.banks[mover] == 700


@in_loop
async def test_a_day_long_clock_runs_on_while_nobody_looks(tmp_path: Path) -> None:
    async with house(quick(tmp_path / "db")) as server, server.visitor() as anna:
        id = await anna.create(TWO_HERE, pace="move:86400", live=False)
        table = await later(server, id, 50_000)
        assert table.clock.left(now()) == 36_400
        table = await later(server, id, 36_390)
        assert table.clock.left(now()) == GRACE


@in_loop
async def test_a_clock_runs_out_on_a_table_that_left_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_state, "GRACE", 0.0)
    async with house(quick(tmp_path / "db")) as server, server.visitor() as anna:
        id = await anna.create(TWO_HERE, pace="bank:5000+0", live=False)
        table = await later(server, id, 5001)
        seat = table.mover
        server.tables.drop(table)
        await server.tables.look_round()
        table = await server.table(id)
        assert [chair.stand_in for chair in table.chairs] == [seat == 0, seat == 1]
        assert table.clock.banks[seat] == 0


@in_loop
async def test_a_restart_is_not_held_against_a_live_game(tmp_path: Path) -> None:
    async with house(quick(tmp_path / "db")) as server, server.visitor() as anna:
        id = await anna.create(TWO_HERE, pace="bank:900+5")
        table = await later(server, id, 600)
        assert table.clock.left(now()) == 900


@in_loop
async def test_a_spent_bank_stays_spent_after_a_pause_and_a_bot(tmp_path: Path) -> None:
    async with house(quick(tmp_path / "db")) as server, server.visitor() as anna:
        id = await anna.create([{"kind": "device"}, {"kind": "person"}], pace="bank:900+0")
        await anna.post(
            f"/invitations/{(await anna.post(f'/tables/{id}/chairs/1/link'))['code']}", {}
        )
        await anna.post(f"/tables/{id}/ready", {})
        table = await server.table(id)
        seat = table.mover
        table.clock.since -= 500
        await anna.post(f"/tables/{id}/chairs/{1 - seat}/stand-in", {"on": True})
        assert table.clock.left(now()) == 400
        await anna.post(f"/tables/{id}/pause", {"on": True})
        await anna.post(f"/tables/{id}/pause", {"on": False})
        assert table.clock.left(now()) == 400
        table.clock.since -= 390
        await anna.post(f"/tables/{id}/chairs/{seat}/stand-in", {"on": True})
        await anna.post(f"/tables/{id}/chairs/{seat}/stand-in", {"on": False})
        assert table.clock.banks[seat] == 10
        server.tables.drop(table)
        assert (await server.table(id)).clock.banks[seat] == 10


@in_loop
async def test_a_move_taken_back_takes_its_bonus_along(tmp_path: Path) -> None:
    async with house(quick(tmp_path / "db")) as server, server.visitor() as anna:
        id = await anna.create(TWO_HERE, game="little-town", pace="bank:100+50")
        async with anna.line(id) as line:
            await line.turn()
            table = await server.table(id)
            mover = table.mover
            for thought in (30, 0, 0):
                table.clock.since -= thought
                await line.answer()
                assert table.clock.banks[mover] == 120
                await line.send(type="undo", revision=line.now["revision"])
                await line.told("snapshot")
                assert table.clock.banks[mover] == 70
            await line.answer()
            server.tables.drop(table)
        async with anna.line(id) as line:
            await line.turn()
            table = await server.table(id)
            assert table.clock.banks[mover] == 120
            await line.send(type="undo", revision=line.now["revision"])
            await line.told("snapshot")
            assert table.clock.banks[mover] == 70


@in_loop
async def test_the_clock_stands_still_while_a_bot_thinks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = quick(tmp_path / "db", bot_pause=0.3)
    async with house(settings) as server, server.visitor() as anna:
        id = await anna.create(pace="move:60", options={"first": 0})
        async with anna.line(id) as line:
            assert (await line.told("clock"))["seat"] == 0
            while line.is_asked:
                await line.answer()
            assert (await line.until(lambda m: m["type"] == "clock" and m["seat"] != 0))[
                "seat"
            ] == -1
            await line.turn()
            assert (await line.told("clock"))["seat"] == 0


@in_loop
async def test_a_table_that_cannot_be_read_stops_no_other_clock(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(table_state, "GRACE", 0.0)
    async with house(quick(tmp_path / "db")) as server, server.visitor() as anna:
        broken, good = [
            await anna.create(TWO_HERE, pace="bank:5000+0", live=False) for _ in range(2)
        ]
        for id, seconds in ((broken, 9000), (good, 6000)):
            server.tables.drop(await later(server, id, seconds))
        await spoil(server, broken)
        for _ in range(2):
            await server.tables.look_round()
        assert any(chair.stand_in for chair in (await server.table(good)).chairs)
    assert [each.name for each in caplog.records].count("bastide.tables") == 1


@in_loop
async def test_a_table_that_cannot_be_read_keeps_no_bots_from_going_on(tmp_path: Path) -> None:
    slow = quick(tmp_path / "db", bot_pause=PATIENCE)  # no bot has moved when the server ends
    async with house(slow) as server, server.visitor() as anna:
        bots = [{"kind": "bot", "level": 1}, {"kind": "bot", "level": 1}]
        good, broken = [await anna.create(bots, options={"round_limit": 1}) for _ in range(2)]
        for id in (good, broken):
            server.tables.drop(await server.table(id))
        await spoil(server, broken)
    async with house(quick(tmp_path / "db")) as server, asyncio.timeout(PATIENCE):
        while (found := await server.tables.store.load(good)) and found.row.status != "over":
            await asyncio.sleep(0.05)


@in_loop
async def test_picks_that_go_together_earn_one_bonus_and_lose_it_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # A deal in which there is a choice left after two picks; in some the rest pays itself.
    monkeypatch.setattr(secrets, "randbits", lambda _bits: 1)
    async with house(quick(tmp_path / "db")) as server, server.visitor() as anna:
        id = await anna.create(TWO_HERE, pace="bank:1000+50")
        async with anna.line(id) as line:
            await line.turn()
            for pick in range(300):
                decision = (await line.turn())["decision"]
                if decision["question"] == "sj-ask-pay" and decision["remaining"] > 2:
                    break
                await line.answer(pick)
            clock, seat = (await server.table(id)).clock, decision["seat"]
            before = clock.banks[seat]
            await line.act(*[mark["id"] for mark in decision["marks"][:2]])
            await line.told("update")
            assert clock.banks[seat] == before + 50
            for _ in range(2):
                await line.send(type="undo", revision=line.now["revision"])
                await line.told("snapshot")
                assert clock.banks[seat] == before


# --- restarts ---


def passes(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """So much time goes by."""
    later = now() - clocks._epoch + seconds
    monkeypatch.setattr(clocks, "monotonic", lambda: later)


@pytest.mark.parametrize(("pace", "left"), [("move:600", 350), ("bank:900+0", 650)])
@pytest.mark.parametrize("killed", [False, True])
@in_loop
async def test_a_restart_gives_back_no_time_that_was_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, pace: str, left: int, killed: bool
) -> None:
    settings = quick(tmp_path / "db")
    async with house(settings) as server, server.visitor() as anna:
        id = await anna.create(TWO_HERE, game="little-town", pace=pace)
        table = await server.table(id)
        for _ in range(25):
            passes(monkeypatch, 10)
            await server.tables.look_round()
        assert table.clock.left(now()) == left
        if killed:  # it does not end in order
            monkeypatch.setattr(server.tables, "_give_sign", lambda: asyncio.sleep(0))
    passes(monkeypatch, 5000)
    async with house(settings) as server:
        table = await server.table(id)
        assert table.clock.left(now()) == left
        passes(monkeypatch, 20)
        assert table.clock.left(now()) == left - 20


@in_loop
async def test_a_question_asked_after_the_last_sign_of_life_misses_no_time_before_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = quick(tmp_path / "db")
    async with house(settings):
        pass
    passes(monkeypatch, 1000)
    async with house(settings) as server, server.visitor() as anna:
        id = await anna.create(TWO_HERE, game="little-town", pace="move:600")
        monkeypatch.setattr(server.tables, "_give_sign", lambda: asyncio.sleep(0))
        passes(monkeypatch, 100)
    async with house(settings) as server:
        assert (await server.table(id)).clock.left(now()) == 600


@in_loop
async def test_time_used_for_a_move_that_was_taken_back_or_interrupted_survives_a_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = quick(tmp_path / "db")

    async def after_a_restart(id: str, seconds: int) -> None:
        async with house(settings) as server:
            assert (await server.table(id)).clock.left(now()) == seconds

    async with house(settings) as server, server.visitor() as anna:
        id = await anna.create(TWO_HERE, game="little-town", pace="move:600")
        async with anna.line(id) as line:
            await line.turn()
            passes(monkeypatch, 100)
            await line.answer()
            passes(monkeypatch, 30)
            await line.send(type="undo", revision=line.now["revision"])
            await line.told("snapshot")
            assert (await server.table(id)).clock.left(now()) == 500
        cookie = anna.cookie
    await after_a_restart(id, 500)
    async with house(settings) as server, server.visitor(cookie=cookie) as anna:
        passes(monkeypatch, 50)
        await anna.post(f"/tables/{id}/pause", {"on": True})
    async with house(settings) as server, server.visitor(cookie=cookie) as anna:
        passes(monkeypatch, 5000)
        await anna.post(f"/tables/{id}/pause", {"on": False})
        assert (await server.table(id)).clock.left(now()) == 450
    await after_a_restart(id, 450)
    async with (
        house(settings) as server,
        server.visitor(cookie=cookie) as anna,
        anna.line(id, cookie=cookie) as line,
    ):
        await line.turn()
        passes(monkeypatch, 40)
        await line.answer()
        assert (await server.table(id)).clock.left(now()) == 600
    await after_a_restart(id, 600)
    async with (
        house(settings) as server,
        server.visitor(cookie=cookie) as anna,
        anna.line(id, cookie=cookie) as line,
    ):
        await line.told("snapshot")
        await line.send(type="undo", revision=line.now["revision"])
        await line.told("snapshot")
        assert (await server.table(id)).clock.left(now()) == 410
