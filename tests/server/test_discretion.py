"""What a visitor leaves behind: nothing of an address or a link in logs, referrers and history."""

import asyncio
import json
import logging
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from bastide.server.codes import digest
from bastide.server.live import first_table
from bastide.server.run import Lines
from tests.server.house import house, in_loop, quick

TWO_HERE = [{"kind": "device"}, {"kind": "device"}]
NAMED = "203.0.113.77"


@in_loop
async def test_no_address_and_no_link_reaches_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    for visitors_own in ("httpx", "websockets"):
        caplog.set_level(logging.WARNING, visitors_own)
    caplog.set_level(logging.DEBUG)
    proxied = {"x-forwarded-for": NAMED}
    async with (
        house(quick(tmp_path / "db", public=True)) as server,
        server.visitor(**proxied) as anna,
    ):
        table = await anna.create(TWO_HERE)
        await anna.http.get("/invitations/S3CRETC0DE")
        async with anna.line(table, "?after=S3CRETC0DE", **proxied) as line:
            await line.told("snapshot")
        with pytest.raises(InvalidStatus):
            async with anna.line(table, "?S3CRETC0DE", origin="https://evil.example", **proxied):
                pass
        host, _, port = server.address.partition(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        writer.write(b"S3CRETC0DE nonsense\r\n\r\n")
        await reader.read()
        writer.close()
    said = "\n".join(Lines().format(record) for record in caplog.records if not own(record))
    assert "the server is up" in said
    assert NAMED not in said
    assert "127.0.0.1" not in said
    assert "S3CRET" not in said


def own(record: logging.LogRecord) -> bool:
    """Whether an entry is one of the test's own event loop or database driver."""
    return record.name.split(".")[0] in ("asyncio", "aiosqlite", "httpcore", "alembic")


@pytest.mark.parametrize(
    "text",
    ["two\nlines", "\r\x1b[2Jgone", "\x85next", "\u2028line", "\x9b31m", "\x7f", "\u202eevil"],
)
def test_what_a_visitor_wrote_breaks_no_line_of_the_log(text: str) -> None:
    entry = logging.makeLogRecord({"name": "bastide.x", "msg": "%s", "args": (text,), "who": text})
    line = Lines().format(entry)
    assert line.isascii()
    assert line.isprintable()
    assert json.loads(line)["says"] == json.loads(line)["who"] == text


@in_loop
async def test_no_page_tells_another_where_the_visitor_was(tmp_path: Path) -> None:
    async with house(quick(tmp_path / "db")) as server, server.visitor() as anna:
        for path in ("/", "/join/S3CRETC0DE", "/nowhere", "/api/home", "/healthz"):
            answer = await anna.http.get(f"http://{server.address}{path}")
            assert answer.headers["referrer-policy"] == "no-referrer"


@in_loop
async def test_the_link_of_a_chair_is_in_nobodys_history(tmp_path: Path) -> None:
    """The browser is sent on at once, and the address that it remembers holds no secret."""
    async with house(quick(tmp_path / "db")) as server, server.visitor() as anna:
        code = await first_table.set_table(server.tables, "san-juan", {}, 1, "en")
        answer = await anna.http.get(f"http://{server.address}/sit/{code}")
        assert answer.status_code == 303
        assert code not in answer.headers["location"]
        assert digest(code) not in answer.headers["location"]
