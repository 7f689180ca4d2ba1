"""What the operator relies on: headers, limits, figures, logs, generated files."""

import asyncio
import json
import logging
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from bastide.server.http.rate_limits import Buckets
from bastide.server.refusals import Refused
from bastide.server.run import Lines
from bastide.server.settings import Settings
from bastide.server.store.backup import back_up
from tests.limits import PATIENCE
from tests.server.house import client, house, in_loop, quick

ROOT = Path(__file__).parents[2]
TWO_HERE = [{"kind": "device"}, {"kind": "device"}]


def test_the_generated_types_are_up_to_date() -> None:
    said = subprocess.run(
        [sys.executable, ROOT / "scripts" / "types", "--check"], capture_output=True, text=True
    )
    assert said.returncode == 0, said.stdout + said.stderr


@in_loop
async def test_every_answer_carries_the_strict_headers(tmp_path: Path) -> None:
    async with house(quick(tmp_path / "db")) as server, server.visitor() as anna:
        for path in ("/home", "/nowhere", "/docs/openapi.json"):
            headers = (await anna.http.get(path)).headers
            assert "default-src 'none'" in headers["content-security-policy"]
            assert "unsafe" not in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["cache-control"] == "no-store"
            assert "server" not in headers


@in_loop
async def test_a_public_server_sends_its_cookie_over_tls_only(tmp_path: Path) -> None:
    async with house(quick(tmp_path / "db", public=True)) as server, server.visitor() as anna:
        answer = await anna.http.post("/tables", json={"game": "san-juan", "chairs": TWO_HERE})
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith("__Host-bastide=")
        for part in ("HttpOnly", "Secure", "SameSite=lax", "Path=/"):
            assert part in cookie


@in_loop
async def test_those_who_ask_too_often_are_slowed_down(tmp_path: Path) -> None:
    settings = quick(
        tmp_path / "db",
        requests_per_second=1e-6,
        request_burst=5,
        messages_per_second=1e-6,
        message_burst=3,
        sockets_per_address=2,
    )
    async with house(settings) as server, server.visitor() as anna:
        table = await anna.create(TWO_HERE)
        answers = [(await anna.http.get("/home")).status_code for _ in range(6)]
        assert answers == [200] * 4 + [429] * 2
        async with anna.line(table) as line, anna.line(table):
            await line.turn()
            for _ in range(4):
                await line.send(type="resume", event=0)
            assert "too fast" in (await line.told("refused"))["reason"]
            async with anna.line(table) as third:
                assert await third.closed() == 1013


@in_loop
async def test_whoever_comes_while_nothing_can_be_stored_is_asked_to_come_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*args: object) -> None:
        raise OSError("disk full")

    async with (
        house(quick(tmp_path / "db", bot_pause=PATIENCE)) as server,
        server.visitor() as anna,
    ):
        table = await anna.create(TWO_HERE)
        await anna.post(f"/tables/{table}/chairs/0/stand-in", {"on": True})
        with monkeypatch.context() as full:
            full.setattr(server.tables.store, "append", fail)
            async with anna.line(table) as line:
                assert await line.closed() == 1013
        async with anna.line(table) as line:
            await line.turn()


@in_loop
async def test_tables_are_set_one_after_the_other_and_up_to_a_limit(tmp_path: Path) -> None:
    limits = {"tables_per_second": 1e-6, "table_burst": 2.0}
    wish = {"game": "san-juan", "chairs": TWO_HERE}
    async with house(quick(tmp_path / "one", **limits)) as server, server.visitor() as anna:
        answers = [(await anna.http.post("/tables", json=wish)).status_code for _ in range(3)]
        assert answers == [201, 201, 429]
    async with house(quick(tmp_path / "two", most_tables=1)) as server, server.visitor() as anna:
        answers = [(await anna.http.post("/tables", json=wish)).status_code for _ in range(2)]
        assert answers == [201, 503]
        assert (await anna.get("/host"))["tables"] == 1


@in_loop
async def test_limits_count_by_the_address_that_the_proxy_names(tmp_path: Path) -> None:
    limits = {"requests_per_second": 0.01, "request_burst": 1.0}

    async def codes(settings: Settings, peer: str, *named: str) -> list[int]:
        async with house(settings) as server:
            lines = httpx.AsyncHTTPTransport(local_address=peer)
            async with client(transport=lines) as http:
                url = f"http://{server.address}/api/home"
                asked = [http.get(url, headers={"x-forwarded-for": name}) for name in named]
                return [(await answer).status_code for answer in asked]

    public = quick(tmp_path / "db", public=True, **limits)
    assert await codes(public, "127.0.0.1", "9.9.9.1", "9.9.9.2", "9.9.9.1") == [200, 200, 429]
    assert await codes(public, "127.0.0.1", "9.9.9.1", "8.8.8.8, 9.9.9.1") == [200, 429]
    assert await codes(public, "127.0.0.1", "2001:db8::1", "2001:db8::2") == [200, 429]
    assert await codes(public, "127.0.0.2", "9.9.9.1", "9.9.9.2") == [200, 429]
    beside = replace(public, proxies=("127.0.0.2/31",))
    assert await codes(beside, "127.0.0.2", "9.9.9.1", "9.9.9.2") == [200, 200]
    private = quick(tmp_path / "db", **limits)
    assert await codes(private, "127.0.0.1", "9.9.9.1", "9.9.9.2") == [200, 429]


@in_loop
async def test_what_is_stored_is_for_the_owners_eyes(tmp_path: Path) -> None:
    async with house(quick(tmp_path / "db")) as server, server.visitor() as anna:
        await anna.create(TWO_HERE)
        await back_up(f"sqlite:///{tmp_path / 'db'}", tmp_path / "copy")
        for file in tmp_path.iterdir():
            assert file.stat().st_mode & 0o077 == 0, file
    assert {file.name for file in tmp_path.iterdir()} == {"db", "copy"}


def test_a_bucket_fills_up_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("bastide.server.http.rate_limits.time.monotonic", lambda: now)
    bucket = Buckets(per_second=4.0, burst=2)
    assert [bucket.take("a") for _ in range(3)] == [True, True, False]
    assert bucket.take("b")
    now += 0.2
    assert not bucket.take("a")
    now += 0.1
    assert bucket.take("a")


@in_loop
async def test_large_bodies_are_refused(tmp_path: Path) -> None:
    async with house(quick(tmp_path / "db")) as server, server.visitor() as anna:
        answer = await anna.http.post("/tables", json={"game": "x" * 50_000, "chairs": TWO_HERE})
        assert answer.status_code == 413
        assert answer.json()["reason"]


@in_loop
async def test_health_and_figures(tmp_path: Path) -> None:
    async with house(quick(tmp_path / "db")) as server, server.visitor() as anna:
        table = await anna.create(TWO_HERE)
        async with anna.line(table) as line:
            await line.turn()
            await line.answer()
            await line.send(type="act", revision=0, actions=[1])
            await line.told("refused")
            base = f"http://{server.address}"
            health = (await anna.http.get(f"{base}/healthz")).json()
            assert (health["status"], health["tables"], health["sockets"]) == ("ok", 1, 1)
            figures = (await anna.http.get(f"{base}/metrics")).text
            assert "bastide_moves_total 1.0" in figures
            assert 'bastide_refused_total{reason="stale"} 1.0' in figures
            assert "bastide_sockets 1.0" in figures


@in_loop
async def test_a_table_that_nobody_visits_leaves_memory(tmp_path: Path) -> None:
    settings = quick(tmp_path / "db", idle_seconds=0.0)
    async with house(settings) as server, server.visitor() as anna:
        table = await anna.create(TWO_HERE)
        async with anna.line(table) as line:
            await line.turn()
            await server.tables.look_round()
            assert table in server.tables.open
        while (await server.table(table)).listeners:
            await asyncio.sleep(0.01)
        await server.tables.look_round()
        assert table not in server.tables.open


@in_loop
async def test_a_slow_line_gets_everything_anew_instead_of_a_queue(tmp_path: Path) -> None:
    async with house(quick(tmp_path / "db")) as server, server.visitor() as anna:
        id = await anna.create(TWO_HERE)
        table = await server.table(id)
        async with anna.line(id) as line:
            await line.turn()
            (listener,) = table.listeners
            for _ in range(100):
                listener.put(b'{"type":"presence","chairs":[]}')
            assert listener.outbox.qsize() < 40
            await line.until(lambda m: m["type"] == "snapshot")
            await line.answer()


@in_loop
async def test_the_server_ends_in_order_while_lines_are_open(tmp_path: Path) -> None:
    async with house(quick(tmp_path / "db")) as server, server.visitor() as anna:
        table = await anna.create()
        async with anna.line(table) as line:
            await line.turn()
            server.server.should_exit = True
            await line.end()


@in_loop
async def test_whoever_has_an_old_state_of_a_table_cannot_write(tmp_path: Path) -> None:
    """Two servers on one SQLite: the journal lets one of them write, the other reads anew."""
    database = tmp_path / "db"
    async with house(quick(database)) as one, house(quick(database)) as two, one.visitor() as anna:
        id = await anna.create([{"kind": "device"}, {"kind": "open"}])
        old = await two.table(id)
        old_code = old.row.code
        await anna.put(f"/tables/{id}/chairs/1", {"kind": "person", "name": "Bruno"})
        old.chairs[0].name = "Mallory"
        with pytest.raises(Refused):
            await old.write((), old.chairs)
        now = await two.table(id)
        assert now is not old
        assert [chair.name for chair in now.chairs] == ["1", "Bruno"]
        assert now.row.code == old_code


@in_loop
async def test_a_mistake_is_noted_without_the_code_in_its_address(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(digest: str) -> None:
        raise ZeroDivisionError

    async with house(quick(tmp_path / "db")) as server, server.visitor() as anna:
        monkeypatch.setattr(server.tables.store, "chair_by_link", fail)
        answer = await anna.http.get("/invitations/S3CRET-C0DE")
        assert answer.status_code == 500
        assert list(answer.json()) == ["reason"]
    (entry,) = [each for each in caplog.records if each.name == "bastide.app"]
    line = json.loads(Lines().format(entry))
    assert line["route"] == "/api/invitations/{code}"
    assert "ZeroDivisionError" in line["problem"]
    assert "S3CRET" not in str(line)


def test_the_log_is_one_line_of_json_per_entry() -> None:
    entry = logging.makeLogRecord(
        {"name": "bastide.x", "msg": "two\nlines %s", "args": (1,), "levelname": "INFO", "table": 7}
    )
    line = Lines().format(entry)
    assert "\n" not in line
    assert json.loads(line)["says"] == "two\nlines 1"
    assert json.loads(line)["table"] == 7
