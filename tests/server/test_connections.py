"""Connections that say nothing, too much or too slowly, and a house that is full."""

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from websockets.exceptions import InvalidHandshake

from bastide.server import run, socket
from bastide.server.connection import LARGEST_HEAD, Connection
from tests.limits import PATIENCE
from tests.server.house import Heard, House, begun, house, in_loop, quick

Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def dial(server: House, stack: AsyncExitStack) -> Streams:
    """A connection of which nothing is heard yet."""
    host, _, port = server.address.partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    stack.callback(writer.close)
    return reader, writer


async def ended(reader: asyncio.StreamReader) -> bytes:
    """What comes until the server ends the connection."""
    async with asyncio.timeout(PATIENCE):
        try:
            return await reader.read()
        except ConnectionError:
            return b""


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GET /api/home HTTP/1.1\r\nHost: loc",
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        b"Content-Length: 100\r\n\r\n{",
    ],
)
@in_loop
async def test_a_request_that_does_not_come_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, said: bytes
) -> None:
    monkeypatch.setattr(Connection, "deadline", 0.3)
    async with house(quick(tmp_path / "db")) as server, AsyncExitStack() as stack:
        reader, writer = await dial(server, stack)
        writer.write(said)
        assert b"HTTP/1.1 2" not in await ended(reader)


@in_loop
async def test_headers_without_end_are_cut_off(tmp_path: Path) -> None:
    async with house(quick(tmp_path / "db")) as server, AsyncExitStack() as stack:
        reader, writer = await dial(server, stack)
        writer.write(b"GET /api/home HTTP/1.1\r\nHost: localhost\r\n")
        end = asyncio.create_task(ended(reader))
        sent = 0
        while not end.done() and sent < 100 * LARGEST_HEAD:
            writer.write(b"X-More: " + b"x" * 1000 + b"\r\n")
            sent += 1000
            await asyncio.sleep(0)
        assert await end == b""
        assert sent < 100 * LARGEST_HEAD


@in_loop
async def test_a_line_outlives_the_deadline_of_its_request(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(quick(tmp_path / "db")) as server, server.visitor() as anna:
        table = await anna.create([{"kind": "device"}, {"kind": "device"}])
        for deadline in (0.3, 3.0, 30.0):  # a slow machine may need longer to ask for the line
            monkeypatch.setattr(Connection, "deadline", deadline)
            try:
                async with anna.line(table) as line:
                    await line.turn()
                    await asyncio.sleep(2 * deadline)
                    await line.answer()
                return
            except (InvalidHandshake, OSError):
                continue
    raise AssertionError("no line could be had in time")


@in_loop
async def test_a_line_on_which_nothing_happens_says_that_it_stands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket, "QUIET", 0.05)
    async with house(quick(tmp_path / "db")) as server, server.visitor() as anna:
        table = await anna.create([{"kind": "device"}, {"kind": "device"}])
        async with anna.line(table) as line, asyncio.timeout(PATIENCE):
            await line.turn()
            for _ in range(3):
                while '"beat"' not in str(await line.socket.recv()):
                    pass
            await line.answer()


@in_loop
async def test_a_line_whose_other_end_is_gone_without_a_word_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run, "PING", 0.1)
    async with (
        house(quick(tmp_path / "db")) as server,
        server.visitor() as anna,
        server.visitor() as bruno,
        AsyncExitStack() as stack,
    ):
        id = await begun(server, anna, bruno)
        reader, writer = await dial(server, stack)
        head = (
            f"GET /ws/table/{id} HTTP/1.1\r\nHost: {server.address}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nCookie: {bruno.cookie}\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        )
        writer.write(head.encode())
        async with anna.line(id) as line:

            def bruno_is(here: bool) -> Callable[[Heard], bool]:
                return lambda heard: (
                    [it["present"] for it in heard.get("chairs", ())]
                    == [
                        True,
                        here,
                    ]
                )

            await line.until(bruno_is(True))
            await line.until(bruno_is(False))  # it reads, but answers no ping
            assert await ended(reader)


@in_loop
async def test_a_full_house_answers_with_a_sentence(tmp_path: Path) -> None:
    async with (
        house(quick(tmp_path / "db", most_connections=3)) as server,
        server.visitor(**{"accept-language": "fr"}) as anna,
        AsyncExitStack() as stack,
    ):
        for _ in range(3):
            await dial(server, stack)
        while len(server.server.server_state.connections) < 3:
            await asyncio.sleep(0.01)
        answer = await anna.http.get("/home")
        assert answer.status_code == 503
        assert "serveur" in answer.json()["reason"]
        await stack.aclose()
        while server.server.server_state.connections:
            await asyncio.sleep(0.01)
        assert await anna.get("/home")
