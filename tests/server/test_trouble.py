"""When the database fails: a sentence and a line of the log, and all goes on afterwards."""

import asyncio
import json
import logging
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bastide.cli.serve import in_order
from bastide.cli.voice import Voice
from bastide.engine.messages import BadInput
from bastide.server.run import Lines
from bastide.server.store import migrate
from bastide.server.store.databases import Unavailable
from tests.server.house import House, Visitor, house, in_loop, quick

TWO_HERE = [{"kind": "device"}, {"kind": "device"}]
WISH = {"game": "san-juan", "chairs": TWO_HERE}


def said(caplog: pytest.LogCaptureFixture) -> list[dict[str, Any]]:
    """What the operator reads of it."""
    entries = [json.loads(Lines().format(record)) for record in caplog.records]
    return [entry for entry in entries if entry["level"] in ("warning", "error", "critical")]


def assert_noted(caplog: pytest.LogCaptureFixture, reason: str) -> None:
    """The log says why, in lines and without tracebacks."""
    assert any(reason in entry["says"] for entry in said(caplog)), said(caplog)
    assert not [entry for entry in said(caplog) if "problem" in entry]


async def refusal(visitor: Visitor, method: str, path: str, body: object = None) -> str:
    """The sentence of an answer that must be 503."""
    answer = await visitor.http.request(method, path, json=body)
    assert answer.status_code == 503, answer.text
    return str(answer.json()["reason"])


def spoil(server: House, line: str) -> Callable[[str], None]:
    """Set up the connection that writes differently; returns what sets it up again."""

    def run(pragma: str) -> None:
        with server.tables.store._writer._own.connect() as connection:  # type: ignore[attr-defined]
            connection.exec_driver_sql(f"PRAGMA {pragma}")

    run(line)
    return run


@pytest.mark.parametrize(
    ("spoilt", "mended", "reason"),
    [
        ("max_page_count=1", "max_page_count=1000000", "full"),
        ("query_only=ON", "query_only=OFF", "readonly"),
    ],
)
@in_loop
async def test_nothing_can_be_written(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, spoilt: str, mended: str, reason: str
) -> None:
    async with house(quick(tmp_path / "db")) as server, server.visitor() as anna:
        table = await anna.create(TWO_HERE)
        health, ready = (f"http://{server.address}/{name}" for name in ("healthz", "readyz"))
        assert (await anna.get(ready))["status"] == "ok"
        async with anna.line(table) as line:
            await line.turn()
            again = spoil(server, spoilt)
            for _ in range(40):  # what is left of the last page is used up
                if (await anna.http.post("/tables", json=WISH)).status_code == 503:
                    break
            assert "moment" in await refusal(anna, "POST", "/tables", WISH)
            assert (await anna.get("/home"))["tables"]
            assert (await anna.get(health))["status"] == "ok"
            if "query_only" in spoilt:
                assert await refusal(anna, "GET", ready)
                await line.act(line.now["decision"]["options"][0]["id"])
                assert "stored" in (await line.told("refused"))["reason"]
                assert await line.end() == 1001
        again(mended)
        assert (await anna.get(ready))["status"] == "ok"
        async with anna.line(table) as line:
            await line.turn()
            await line.answer()
    assert_noted(caplog, reason)


@in_loop
async def test_a_damaged_database(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with house(quick(tmp_path / "db")) as server, server.visitor() as anna:
        table = await anna.create(TWO_HERE)
        cookie = anna.cookie
    with sqlite3.connect(tmp_path / "db") as kept:
        (size,) = kept.execute("PRAGMA page_size").fetchone()
        find = "SELECT rootpage FROM sqlite_master WHERE name = 'chairs'"
        (page,) = kept.execute(find).fetchone()
    kept.close()
    with (tmp_path / "db").open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(b"\xff" * size)
    async with (
        house(quick(tmp_path / "db")) as server,
        server.visitor(cookie=cookie) as anna,
    ):
        assert "moment" in await refusal(anna, "GET", "/home")
        assert "moment" in await refusal(anna, "GET", f"/tables/{table}/log")
        async with anna.line(table) as line:
            assert await line.closed() == 1013
    assert_noted(caplog, "malformed")


@in_loop
async def test_a_database_that_is_gone(postgres: Any, caplog: pytest.LogCaptureFixture) -> None:
    postgres.psql("CREATE DATABASE bastide_gone;")
    uri = postgres.get_uri(database="bastide_gone")
    async with house(quick(uri)) as server, server.visitor() as anna:
        table = await anna.create(TWO_HERE)
        postgres.psql("DROP DATABASE bastide_gone WITH (FORCE);")
        for method, path, body in (
            ("GET", "/home", None),
            ("POST", "/tables", WISH),
            ("GET", f"http://{server.address}/readyz", None),
        ):
            assert "moment" in await refusal(anna, method, path, body)
        with pytest.raises(Unavailable):
            await server.tables.look_round()
        assert (await anna.get(f"http://{server.address}/healthz"))["tables"] == 1
        assert table in server.tables.open
    assert_noted(caplog, "does not exist")


@in_loop
async def test_a_line_that_cannot_be_opened_by_our_own_mistake_is_closed_with_1011(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(id: str) -> None:
        raise ZeroDivisionError

    caplog.set_level(logging.CRITICAL, "bastide.socket")
    async with house(quick(tmp_path / "db")) as server, server.visitor() as anna:
        monkeypatch.setattr(server.tables.store, "load", fail)
        async with anna.line("none") as line:
            assert await line.closed() == 1011


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_no_server_begins_with_a_database_of_a_newer_one(lang: str, tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'db'}"
    assert asyncio.run(migrate.trouble(url)) == ""
    with sqlite3.connect(tmp_path / "db") as kept:
        kept.execute("UPDATE alembic_version SET version_num = 'v9999'")
    kept.close()
    with pytest.raises(BadInput, match="Bastide"):
        in_order(url, Voice(lang))


def test_no_server_begins_with_what_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "db").write_text("Dear diary, this is no database at all. " * 100)
    with pytest.raises(BadInput, match="not a database"):
        in_order(f"sqlite:///{tmp_path / 'db'}", Voice("en"))
    with pytest.raises(BadInput, match="cannot be used"):
        in_order("postgresql://nobody@127.0.0.1:9/none", Voice("en"))
