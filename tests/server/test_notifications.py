"""Whose turn it is, told to people who are not here: once, in time, and never a hidden card."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from ipaddress import ip_address
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from bastide.server.model import clocks
from bastide.server.notify import compose, push
from bastide.server.notify.outbound import Forbidden, Outbound, is_public
from bastide.server.store.rows import Contact
from tests.limits import PATIENCE
from tests.server.house import House, Visitor, begun, house, in_loop, quick, together
from tests.server.receivers import Browser, Got, Receiver, by_webhook, receiver

DAY = 86400
TURN: dict[str, Any] = {"live": False, "pace": "none"}
ALL = [f"{kind}.{channel}" for kind in compose.KINDS for channel in compose.CHANNELS]
WISHES: dict[str, Any] = {"wishes": ALL, "reminder": DAY, "zone": "UTC"}


def notifying(database: str | Path, **more: Any) -> Any:
    """A server that sends at once, also to this machine."""
    usual: dict[str, Any] = {"notify_grace": 0.0, "notify_pause": 0.02, "private_webhooks": True}
    return quick(database, **{**usual, **more})


async def wishing(visitor: Visitor, **more: Any) -> None:
    """Somebody wishes to be told everything."""
    await visitor.put("/me/notifications", {**WISHES, **more})


async def pushed(visitor: Visitor, service: Receiver, name: str = "1") -> Browser:
    """Somebody's browser lets itself be pushed."""
    browser = Browser(service.address(f"/push/{name}"))
    await visitor.put("/me/notifications/push", browser.subscription)
    return browser


async def webhook_of(visitor: Visitor, service: Receiver) -> str:
    """Somebody has a webhook; its secret."""
    return str(
        (await visitor.put("/me/notifications/webhook", {"url": service.address("/webhook")}))[
            "secret"
        ]
    )


@asynccontextmanager
async def friends(server: House) -> AsyncIterator[tuple[Visitor, Visitor]]:
    async with server.visitor() as anna, server.visitor() as bruno:
        yield anna, bruno


async def move(visitor: Visitor, table: str) -> None:
    """Somebody comes, answers until it is another's turn, and goes."""
    async with visitor.line(table) as line:
        while True:
            await line.hear()
            if "decision" in line.now:
                break
        while line.is_asked and not line.is_over:
            await line.answer()
            if line.now.get("decision") is None and not line.is_over:
                await line.hear()


async def nothing_waits(server: House) -> None:
    """Wait until the server has sent all that is due."""
    sender = server.server.config.app.state.sender  # type: ignore[union-attr]
    async with asyncio.timeout(PATIENCE):
        while await sender.once() or await server.tables.store.outbox.waiting():
            await asyncio.sleep(0.01)


def time_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    """For who sends messages it is later than anything is put off, from now on."""
    monkeypatch.setattr("bastide.server.notify.sender.now", lambda: clocks.now() + 2 * PATIENCE)


async def mover_of(server: House, table: str, *people: Visitor) -> tuple[Visitor, Visitor]:
    """Who is asked, and the other one."""
    seat = (await server.table(table)).mover
    return people[seat], people[1 - seat]


def test_a_message_is_encrypted_as_the_standard_shows() -> None:
    """The example of RFC 8291, section 5."""
    own = int.from_bytes(push.unpacked("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"))
    said = push.encrypted(
        b"When I grow up, I want to be a watermelon",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
        push.unpacked("DGv6ra1nlYgDCS1FRnbzlw"),
        ec.derive_private_key(own, push.CURVE),
    )
    assert push.packed(said) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLoc"
        "InmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLV"
        "WGNWQexSgSxsj_Qulcy4a-fN"
    )


@in_loop
async def test_whose_turn_it_is_comes_to_the_browser_and_the_webhook(database: str) -> None:
    async with house(notifying(database)) as server, receiver() as there, friends(server) as two:
        table = await together(server, *two, **TURN)
        keys: dict[Visitor, tuple[Browser, str]] = {}
        for number, visitor in enumerate(two):
            await wishing(visitor)
            browser = await pushed(visitor, there, str(number))
            keys[visitor] = browser, await webhook_of(visitor, there)
        for visitor in two:
            await visitor.post(f"/tables/{table}/ready", {})
        mover, other = await mover_of(server, table, *two)
        name = "Bruno" if mover is two[0] else "Anna"
        got = await there.has(2)
        browser, secret = keys[mover]
        said = browser.read(next(it for it in got if it.path.startswith("/push")))
        assert said == {
            "title": "San Juan",
            "body": f"It is your turn at the table with {name}.",
            "url": f"/table/{table}",
            "tag": table,
            "badge": 1,
        }
        told = by_webhook(next(it for it in got if it.path == "/webhook"), secret)
        assert told["kind"] == "turn"
        assert told["url"] == f"http://{server.address}/table/{table}"
        assert told["text"] == told["content"] == f"San Juan: {said['body']} {told['url']}"
        await nothing_waits(server)
        assert len(there.got) == 2
        await move(mover, table)
        await there.has(4)
        assert keys[other][0].read(next(it for it in there.got[2:] if it.path.startswith("/push")))[
            "badge"
        ] in (0, 1)


@in_loop
async def test_nobody_is_called_who_looks_has_declined_or_never_asked(tmp_path: Path) -> None:
    async with (
        house(notifying(tmp_path / "db")) as server,
        receiver() as there,
        friends(server) as two,
    ):
        table = await begun(server, *two, **TURN)
        mover, other = await mover_of(server, table, *two)
        await nothing_waits(server)
        await webhook_of(other, there)  # but wishes nothing
        await move(mover, table)
        await nothing_waits(server)
        await wishing(mover)
        await webhook_of(mover, there)
        async with mover.line(table) as line:
            await line.hear()
            await move(other, table)
            await nothing_waits(server)
        assert there.got == []


@in_loop
async def test_a_page_out_of_view_is_called_and_one_in_view_is_not(tmp_path: Path) -> None:
    async with (
        house(notifying(tmp_path / "db")) as server,
        receiver() as there,
        friends(server) as two,
    ):
        table = await begun(server, *two, **TURN)
        mover, other = await mover_of(server, table, *two)
        await wishing(other)
        await webhook_of(other, there)
        async with other.line(table) as line:
            await line.told("snapshot")
            await line.send(type="look", on=False)
            await line.drain()
            await move(mover, table)
            await there.has(1)


@in_loop
async def test_moves_that_are_taken_back_and_made_again_are_one_message(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with (
        house(notifying(tmp_path / "db", notify_grace=PATIENCE)) as server,
        receiver() as there,
        friends(server) as two,
    ):
        table = await begun(server, *two, game="little-town", **TURN)
        mover, other = await mover_of(server, table, *two)
        await wishing(other)
        await webhook_of(other, there)
        async with mover.line(table) as line:
            await line.told("snapshot")
            for times in range(3):
                while line.is_asked:
                    await line.answer()
                if times == 1:  # the second time it is sent before the moves are taken back
                    time_passes(monkeypatch)
                    await there.has(1)
                seat = (await server.table(table)).mover
                if (await server.table(table)).live_game.undo_steps(1 - seat, False):  # type: ignore[union-attr]
                    await line.send(type="undo", revision=line.now["revision"], all=False)
                    await line.turn()
            while line.is_asked:
                await line.answer()
        await nothing_waits(server)
        assert len(there.got) == 1


@in_loop
async def test_tables_that_call_together_are_one_message_in_my_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with (
        house(notifying(tmp_path / "db", notify_grace=PATIENCE)) as server,
        receiver() as there,
        server.visitor() as anna,
        server.visitor(**{"accept-language": "fr"}) as bruno,
    ):
        first = await together(server, anna, bruno, **TURN)
        await wishing(bruno)
        await wishing(anna)
        await webhook_of(anna, there)
        await webhook_of(bruno, there)
        second = await together(server, anna, bruno, game="little-town", **TURN)
        seats = []
        for table in (first, second):
            for visitor in (anna, bruno):
                await visitor.post(f"/tables/{table}/ready", {})
            seats.append((await server.table(table)).mover)
        assert there.got == []
        time_passes(monkeypatch)
        await nothing_waits(server)
        told = [json.loads(it.body) for it in there.got]
        assert len(told) == len(set(seats))
        for said in told:
            assert ("table" in said["title"]) == (said["kind"] == "several")
        if seats == [1, 1]:
            assert told[0]["title"] == "2 tables ont du nouveau pour vous"
            assert "C’est votre tour à la table avec Anna." in told[0]["body"]


@in_loop
async def test_a_table_may_be_silent_and_opening_one_silences_what_waits(tmp_path: Path) -> None:
    async with (
        house(notifying(tmp_path / "db")) as server,
        receiver() as there,
        friends(server) as two,
    ):
        table = await begun(server, *two, **TURN)
        mover, other = await mover_of(server, table, *two)
        await wishing(other)
        await webhook_of(other, there)
        await other.put(f"/tables/{table}/notifications", {"on": False})
        assert await other.get(f"/tables/{table}/notifications") == {"on": False}
        await move(mover, table)
        await nothing_waits(server)
        assert there.got == []
        await other.put(f"/tables/{table}/notifications", {"on": True})
        assert await other.get(f"/tables/{table}/notifications") == {"on": True}
        async with server.visitor() as stranger:
            await stranger.put("/me", {"name": "X"})
            answer = await stranger.http.put(f"/tables/{table}/notifications", json={"on": False})
            assert answer.status_code == 404


@in_loop
async def test_a_game_over_days_with_reminders_quiet_hours_and_a_restart(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Time goes on by days, far from now; the server is ended and begun in between."""
    days = 40_000.0
    monkeypatch.setattr(clocks, "_epoch", clocks._epoch)
    async with receiver() as there:
        async with house(notifying(database)) as server, friends(server) as two:
            clocks.agree(days * DAY + 12 * 3600)
            table = await together(server, *two, **TURN)
            for visitor in two:
                await wishing(visitor, quiet_from=22 * 60, quiet_to=8 * 60)
                await webhook_of(visitor, there)
            for visitor in two:
                await visitor.post(f"/tables/{table}/ready", {})
            await there.has(1)
            mover, _ = await mover_of(server, table, *two)
            clocks.agree((days + 1) * DAY + 11 * 3600)
            await nothing_waits(server)
            assert len(there.got) == 1
            clocks.agree((days + 1) * DAY + 13 * 3600)
            await there.has(2)
            clocks.agree((days + 5) * DAY + 13 * 3600)
            await nothing_waits(server)
            assert len(there.got) == 2
            clocks.agree((days + 5) * DAY + 23 * 3600)
            await move(mover, table)
            await nothing_waits(server)
            assert len(there.got) == 2
        async with house(notifying(database)) as server:
            clocks.agree((days + 6) * DAY + 7 * 3600)
            await nothing_waits(server)
            assert len(there.got) == 2
            clocks.agree((days + 6) * DAY + 8 * 3600 + 60)
            await there.has(3)
            clocks.agree((days + 8) * DAY + 12 * 3600)
            await there.has(4)
            await nothing_waits(server)
            assert len(there.got) == 4
        kinds = [json.loads(it.body)["kind"] for it in there.got]
        assert kinds == ["turn", "reminder", "turn", "reminder"]


@in_loop
async def test_what_fails_is_tried_again_and_a_browser_that_is_gone_is_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bastide.server.notify.sender.PAUSES", (0.05,) * 3)
    async with (
        house(notifying(tmp_path / "db")) as server,
        receiver() as there,
        server.visitor() as anna,
    ):
        await anna.put("/me", {"name": "Anna"})
        browser = await pushed(anna, there)
        assert (await anna.get("/me/notifications"))["here"]

        def twice(got: Got) -> tuple[int, dict[str, str]]:
            return (503, {}) if len(there.got) < 3 else (201, {})

        there.answers = twice
        await anna.post("/me/notifications/try", {"channel": "push"})
        got = await there.has(3)
        assert len({it.headers["topic"] for it in got}) == 1
        assert browser.read(got[-1])["body"] == "This is how Bastide calls you."
        there.answers = lambda got: (500, {})
        await anna.post("/me/notifications/try", {"channel": "push"})
        await there.has(3 + 4)
        there.answers = lambda got: (410, {})
        await anna.post("/me/notifications/try", {"channel": "push"})
        await there.has(3 + 4 + 1)
        while (await anna.get("/me/notifications"))["here"]:
            await asyncio.sleep(0.02)
        await nothing_waits(server)


@in_loop
async def test_nobody_is_sent_behind_our_own_door(tmp_path: Path) -> None:
    async with house(quick(tmp_path / "db")) as server, server.visitor() as anna:
        await anna.put("/me", {"name": "Anna"})
        for url in (
            "http://example.org/",
            "https://127.0.0.1/",
            "https://[::1]:8000/",
            "https://169.254.169.254/latest",
            "https://[::ffff:10.0.0.1]/",
            "https://me:secret@example.org/",
            "ftp://example.org/",
            "https://",
            "https://\0/",
            "nonsense",
        ):
            answer = await anna.http.put("/me/notifications/webhook", json={"url": url})
            assert answer.status_code == 400, url
            browser = Browser(url)
            answer = await anna.http.put("/me/notifications/push", json=browser.subscription)
            assert answer.status_code == 400, url
        out = Outbound(private=False)
        with pytest.raises(Forbidden):  # a name that leads here
            await out.post("https://localhost/", b"", {})
        await out.close()


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("93.184.215.14", True),
        ("10.1.2.3", False),
        ("100.64.0.1", False),
        ("0.0.0.0", False),
        ("224.0.0.1", False),
        ("2606:2800:21f:cb07:6820:80da:af6b:8b2c", True),
        ("fe80::1", False),
        ("fd00::1", False),
        ("::ffff:192.168.0.1", False),
        ("64:ff9b::7f00:1", False),
        ("2002:7f00:1::", False),
        ("2001:0:4136:e378:8000:63bf:3fff:fdd2", False),
    ],
)
def test_an_address_is_one_of_the_internet(address: str, public: bool) -> None:
    assert is_public(ip_address(address)) == public


@in_loop
async def test_a_server_may_call_nobody_and_says_so(tmp_path: Path) -> None:
    settings = quick(tmp_path / "db", pushes=False, webhooks=False)
    async with house(settings) as server, receiver() as there, server.visitor() as anna:
        await anna.put("/me", {"name": "Anna"})
        assert (await anna.get("/me/notifications"))["channels"] == []
        for path, body in (
            ("webhook", {"url": there.address()}),
            ("push", Browser(there.address()).subscription),
            ("mail", {"mail": "anna@example.org"}),
        ):
            assert (await anna.http.put(f"/me/notifications/{path}", json=body)).status_code == 403


@in_loop
async def test_what_i_wish_is_kept_taken_along_and_forgotten(tmp_path: Path) -> None:
    async with (
        house(notifying(tmp_path / "db")) as server,
        receiver() as there,
        server.visitor() as anna,
        server.visitor() as nobody,
    ):
        assert (await nobody.http.put("/me/notifications", json=WISHES)).status_code == 403
        await anna.put("/me", {"name": "Anna"})
        assert not (await anna.get("/me/notifications"))["asked"]
        await anna.post("/me/notifications/asked")
        assert (await anna.get("/me/notifications"))["asked"]
        await wishing(anna, quiet_from=0, quiet_to=1439, zone="Europe/Paris")
        secret = await webhook_of(anna, there)
        await pushed(anna, there)
        wrong = {**WISHES, "zone": "../etc/passwd"}
        assert (await anna.http.put("/me/notifications", json=wrong)).status_code == 400
        mine = await anna.get("/me/notifications")
        assert mine["webhook"] == {"url": there.address("/webhook"), "secret": secret}
        assert (mine["zone"], mine["quiet_to"]) == ("Europe/Paris", 1439)
        along = await anna.get("/me/everything")
        assert along["notifications"]["webhook"] == there.address("/webhook")
        assert along["pushed"][0]["endpoint"] == there.address("/push/1")
        person = await server.tables.store.census.people()
        await anna.http.delete("/me")
        store = server.tables.store
        assert await store.contacts.of(person[0][0]) is None
        assert await store.contacts.subscriptions(person[0][0]) == []


@pytest.mark.parametrize(
    ("zone", "minute", "hours"),
    [
        ("UTC", 12 * 60, None),
        ("UTC", 23 * 60, 9.0),
        ("UTC", 7 * 60, 1.0),
        ("Asia/Tokyo", 12 * 60, None),
        ("Asia/Tokyo", 14 * 60, 9.0),
    ],
)
def test_quiet_hours_end_in_the_morning_of_the_person(
    zone: str, minute: int, hours: float | None
) -> None:
    mine = Contact("p", "en", zone=zone, quiet_from=22 * 60, quiet_to=8 * 60)
    now = 20_000 * DAY + minute * 60.0
    until = compose.quiet_until(mine, now)
    assert until == (None if hours is None else now + hours * 3600)


def test_quiet_hours_know_when_clocks_are_changed() -> None:
    """On 29 March 2026 an hour was missing in Paris."""
    mine = Contact("p", "en", zone="Europe/Paris", quiet_from=22 * 60, quiet_to=8 * 60)
    midnight = 1774738800.0
    assert compose.quiet_until(mine, midnight) == midnight + 7 * 3600


@in_loop
async def test_a_rematch_and_the_end_of_a_game_are_told(tmp_path: Path) -> None:
    async with (
        house(notifying(tmp_path / "db")) as server,
        receiver() as there,
        friends(server) as two,
    ):
        anna, bruno = two
        table = await begun(server, anna, bruno, options={"round_limit": 1}, **TURN)
        await wishing(bruno)
        secret = await webhook_of(bruno, there)
        while (await server.table(table)).row.status != "over":
            mover, _ = await mover_of(server, table, *two)
            await move(mover, table)
        await nothing_waits(server)
        again = (await anna.post(f"/tables/{table}/rematch"))["id"]
        await nothing_waits(server)
        told = [by_webhook(it, secret) for it in there.got]
        assert [it["kind"] for it in told if it["kind"] in ("over", "rematch")][-1] == "rematch"
        assert told[-1]["url"].endswith(f"/table/{again}")
