"""Days away: clocks rest and nobody calls; bounded, and told to nobody but those one plays with."""

from pathlib import Path
from typing import Any

import pytest

from bastide.server.model import clocks
from bastide.server.model.clocks import Clock, Pace, now, rested
from tests.server.house import House, Visitor, begun, house, in_loop, quick, together
from tests.server.receivers import receiver
from tests.server.test_notifications import (
    friends,
    mover_of,
    nothing_waits,
    notifying,
    webhook_of,
    wishing,
)

DAY = 86400
DAYS: dict[str, Any] = {"live": False, "pace": f"move:{2 * DAY}"}


@pytest.mark.parametrize("pace", [Pace(move=100), Pace(bank=100, added=5)])
def test_a_clock_stands_still_while_its_seat_is_away(pace: Pace) -> None:
    clock = Clock(pace, 2)
    clock.start(0, 1000.0, rests=[(900.0, 950.0), (1040.0, 1540.0), (1570.0, 1670.0)])
    assert clock.due() == 1700.0
    assert [clock.left(at) for at in (1040, 1300, 1540, 1560, 1600, 1670)] == [
        *(60, 60, 60, 40, 30, 30)
    ]
    clock.stop(1550.0, moved=False)
    if pace.bank:
        assert clock.banks[0] == 50.0
    clock.start(0, 2000.0)
    assert clock.left(2000.0) == 50
    assert clock.due() == 2050.0


def test_rest_begins_when_it_begins() -> None:
    assert rested([(10.0, 20.0), (30.0, 40.0)], 15.0, 35.0) == 10.0
    assert rested([], 15.0, 35.0) == 0.0


async def away(visitor: Visitor, first: float, last: float) -> int:
    """Somebody is away from so many days from now on; what the server answers."""
    span = {"begins": int(now() + first * DAY), "ends": int(now() + last * DAY)}
    return (await visitor.http.post("/me/away", json=span)).status_code


async def who_is_away(server: House, table: str, visitor: Visitor) -> dict[int, int]:
    """Seats of people who are away, as somebody at a table is told."""
    async with visitor.line(table) as line:
        chairs = (await line.told("snapshot"))["table"]["chairs"]
        return {it["seat"]: it["away_until"] for it in chairs if "away_until" in it}


@in_loop
async def test_a_table_waits_for_whoever_is_away_also_after_a_restart(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clocks, "_epoch", clocks._epoch)
    today = now()
    async with house(notifying(database)) as server, friends(server) as two:
        table = await begun(server, *two, **DAYS)
        mover, other = await mover_of(server, table, *two)
        seat = (await server.table(table)).mover
        assert await away(mover, 0, 10) == 204
        assert (await mover.get("/me/away"))["left"] == 32
        assert list(await who_is_away(server, table, other)) == [seat]
        async with server.visitor() as stranger:
            assert await who_is_away(server, table, stranger) == {}
            assert await stranger.get("/me/away") == {"days": [], "left": 42}
        due = (await server.table(table)).clock.due()
        assert due == pytest.approx(today + 12 * DAY, abs=60)
        clocks.agree(today + 5 * DAY)
        await server.tables.look_round()
        assert not (await server.table(table)).chairs[seat].stand_in
    async with house(notifying(database)) as server:
        clocks.agree(today + 11.5 * DAY)
        await server.tables.look_round()
        assert not (await server.table(table)).chairs[seat].stand_in
        clocks.agree(today + 12.1 * DAY)
        await server.tables.look_round()
        assert (await server.table(table)).chairs[seat].stand_in


@in_loop
async def test_whoever_is_back_early_is_waited_for_no_longer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clocks, "_epoch", clocks._epoch)
    today = now()
    async with house(notifying(tmp_path / "db")) as server, friends(server) as two:
        table = await begun(server, *two, **DAYS)
        mover, other = await mover_of(server, table, *two)
        await away(mover, 0, 20)
        clocks.agree(today + 6 * DAY)
        (span,) = (await mover.get("/me/away"))["days"]
        assert (await mover.http.delete(f"/me/away/{span['begins']}")).status_code == 204
        assert (await mover.get("/me/away")) == {"days": [], "left": 36}
        assert await who_is_away(server, table, other) == {}
        due = (await server.table(table)).clock.due()
        assert due == pytest.approx(today + 8 * DAY, abs=60)
        assert (await mover.http.delete(f"/me/away/{span['begins']}")).status_code == 404


@in_loop
async def test_nobody_hides_longer_than_six_weeks_within_a_year(tmp_path: Path) -> None:
    async with house(quick(tmp_path / "db")) as server, server.visitor() as anna:
        assert await away(anna, 0, 1) == 403
        await anna.put("/me", {"name": "Anna"})
        for first, last in ((-5, -1), (3, 2), (0, 43), (370, 380)):
            assert await away(anna, first, last) == 409
        assert await away(anna, 1, 31) == 204
        assert await away(anna, 20, 35) == 409
        assert await away(anna, 100, 115) == 409
        assert await away(anna, 100, 112) == 204
        assert (await anna.get("/me/away"))["left"] == 0
        first = (await anna.get("/me/away"))["days"][0]["begins"]
        await anna.http.delete(f"/me/away/{first}")
        assert (await anna.get("/me/away"))["left"] == 30


@in_loop
async def test_nobody_is_called_on_days_away_and_told_afterwards(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clocks, "_epoch", clocks._epoch)
    today = now()
    async with receiver() as there, house(notifying(database)) as server, friends(server) as two:
        table = await together(server, *two, **DAYS)
        for visitor in two:
            await wishing(visitor)
            await webhook_of(visitor, there)
            await away(visitor, 0, 7)
        for visitor in two:
            await visitor.post(f"/tables/{table}/ready", {})
        for days in (1, 3, 6.9):
            clocks.agree(today + days * DAY)
            await nothing_waits(server)
            assert there.got == []
        clocks.agree(today + 7.1 * DAY)
        await there.has(1)


@in_loop
async def test_notes_are_for_whoever_wrote_them_and_go_along(database: str) -> None:
    async with house(quick(database)) as server, friends(server) as (anna, bruno):
        table = await begun(server, anna, bruno, **DAYS)
        await anna.put(f"/tables/{table}/note", {"text": " Bruno saves up\nfor the palace\x00 "})
        own = {"text": "Bruno saves up\nfor the palace"}
        assert await anna.get(f"/tables/{table}/note") == own
        assert await bruno.get(f"/tables/{table}/note") == {"text": ""}
        async with server.visitor() as stranger:
            await stranger.put("/me", {"name": "X"})
            assert await stranger.get(f"/tables/{table}/note") == {"text": ""}
            answer = await stranger.http.put(f"/tables/{table}/note", json=own)
            assert answer.status_code == 404
        assert (await anna.get("/me/everything"))["notes"] == [
            {"table": table, "note": own["text"]}
        ]
        assert "palace" not in str(await bruno.get("/me/everything"))
        await away(anna, 2, 5)
        assert len((await anna.get("/me/everything"))["days-away"]) == 1
        await anna.put(f"/tables/{table}/note", {"text": ""})
        assert (await anna.get("/me/everything"))["notes"] == []
        await anna.put(f"/tables/{table}/note", own)
        store = server.tables.store
        people = {each[0] for each in await store.census.people()}
        await anna.http.delete("/me")
        assert await store.absences.of(people) == {}
        assert [await store.notes.of(each) for each in people] == [{}] * len(people)
