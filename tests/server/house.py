"""A real server on a loopback port, and visitors who talk to it as a page would."""

import asyncio
import functools
import json
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, Self

import httpx
import pytest
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from bastide.server.http.visitors import Visitors
from bastide.server.live.table import Table
from bastide.server.live.tables import Tables
from bastide.server.run import server_for
from bastide.server.settings import Settings
from tests.limits import PATIENCE

Heard = dict[str, Any]

BOTS_AND_ME = [{"kind": "device", "name": "Anna"}, {"kind": "bot", "level": 1}]
TWO_FRIENDS = [{"kind": "person", "name": "Anna"}, {"kind": "person"}]

UNHURRIED = Settings(
    database="",
    bot_pause=0.0,
    thinkers=1,
    lease=PATIENCE,
    requests_per_second=1e6,
    request_burst=1e6,
    messages_per_second=1e6,
    message_burst=1e6,
    sockets_per_address=10_000,
    tables_per_second=1e6,
    table_burst=1e6,
)


def quick(database: str | Path, **changes: Any) -> Settings:
    """Settings for a test: no pauses, no limits unless asked for."""
    url = f"sqlite:///{database}" if isinstance(database, Path) else database
    return replace(UNHURRIED, database=url, **changes)


def in_loop(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """Let a test be written as a coroutine."""

    @functools.wraps(test)
    def run(*args: Any, **kwargs: Any) -> None:
        asyncio.run(test(*args, **kwargs))

    return run


class House:
    """A running server."""

    def __init__(self, server: uvicorn.Server, address: str) -> None:
        self.server = server
        self.address = address

    @property
    def tables(self) -> Tables:
        """Its tables in memory."""
        found: Tables = self.server.config.app.state.tables  # type: ignore[union-attr]
        return found

    @property
    def visitors(self) -> Visitors:
        """How often everybody may ask."""
        found: Visitors = self.server.config.app.state.visitors  # type: ignore[union-attr]
        return found

    async def table(self, id: str) -> Table:
        """One of them."""
        return await self.tables.find(id)

    def visitor(self, **headers: str) -> "Visitor":
        """A browser that has never been here."""
        return Visitor(self.address, headers)

    @asynccontextmanager
    async def people(self, count: int) -> AsyncIterator[list["Visitor"]]:
        """Several of them."""
        async with AsyncExitStack() as stack:
            yield [await stack.enter_async_context(self.visitor()) for _ in range(count)]


@asynccontextmanager
async def house(settings: Settings) -> AsyncIterator[House]:
    """A server that runs as long as it is needed."""
    server = server_for(settings, "127.0.0.1", 0)
    task = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
        if task.done():
            task.result()
    port = server.servers[0].sockets[0].getsockname()[1]
    try:
        yield House(server, f"127.0.0.1:{port}")
    finally:
        server.should_exit = True
        await task


def client(base_url: str = "", **more: Any) -> httpx.AsyncClient:
    """Who asks over HTTP and waits for the answer as long as it takes."""
    return httpx.AsyncClient(base_url=base_url, timeout=PATIENCE, **more)


class Visitor:
    """A browser: it keeps its cookie and asks over HTTP."""

    def __init__(self, address: str, headers: dict[str, str] | None = None) -> None:
        self.address = address
        self.peer = "127.0.0.1"
        """From where it dials."""
        self.http = client(f"http://{address}/api", headers=headers or {})

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *problem: object) -> None:
        await self.http.aclose()

    async def get(self, path: str) -> Any:
        """Ask, and get an answer."""
        return _good(await self.http.get(path))

    async def post(self, path: str, body: Any = None) -> Any:
        """Ask for a change, which is made."""
        return _good(await self.http.post(path, json=body))

    async def put(self, path: str, body: Any) -> Any:
        """Ask for a change, which is made."""
        return _good(await self.http.put(path, json=body))

    async def create(self, chairs: list[Heard] | None = None, **more: Any) -> str:
        """Set a table and return its id."""
        wish = {"game": "san-juan", "chairs": chairs or BOTS_AND_ME, **more}
        return str((await self.post("/tables", wish))["id"])

    @property
    def cookie(self) -> str:
        """Its cookies as a header."""
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    @asynccontextmanager
    async def line(self, table: str, query: str = "", **headers: str) -> AsyncIterator["Line"]:
        """A line to a table."""
        address = f"ws://{self.address}/ws/table/{table}{query}"
        sent = {"cookie": self.cookie, **headers} if self.cookie else headers
        peer = (self.peer, 0)
        async with connect(
            address,
            additional_headers=sent,
            max_size=None,
            local_addr=peer,
            open_timeout=PATIENCE,
            ping_timeout=PATIENCE,
            close_timeout=0.2,  # a line that the server has ended is not listened to any more
        ) as socket:
            yield Line(socket)


def _good(answer: httpx.Response) -> Any:
    assert answer.is_success, f"{answer.status_code} {answer.text}"
    return answer.json() if answer.content else None


class Line:
    """What a page does with a line: listen, remember, answer."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.said: list[str] = []
        """Everything the server ever sent on this line."""
        self.now: Heard = {}
        """The last snapshot, brought up to date."""

    async def hear(self) -> Heard:
        """The next message."""
        async with asyncio.timeout(PATIENCE):  # wait_for would lose a cancellation now and then
            text = await self.socket.recv()
        assert isinstance(text, str)
        message: Heard = json.loads(text)
        if message["type"] == "beat":  # comes when a machine is slow
            return await self.hear()
        self.said.append(text)
        if message["type"] == "snapshot":
            self.now = message
        elif message["type"] == "update":
            kept = {key: value for key, value in message.items() if key not in ("type", "lines")}
            self.now = {**self.now, **kept, "log": self.now.get("log", []) + message["lines"]}
        return message

    async def until(self, fits: Callable[[Heard], bool]) -> Heard:
        """The next message of that kind; others are heard on the way."""
        while not fits(message := await self.hear()):
            pass
        return message

    async def told(self, kind: str) -> Heard:
        """The next message of a type."""
        return await self.until(lambda message: message["type"] == kind)

    async def turn(self) -> Heard:
        """Wait until this viewer is asked, or the game is over."""
        while not self.is_asked and not self.is_over:
            if "covered" in self.now and self.now["covered"] == self.now["decision"]["seat"]:
                await self.uncover()
            else:
                await self.hear()
        return self.now

    async def uncover(self) -> None:
        """Take a shared device that is passed on."""
        await self.send(type="uncover", seat=self.now["covered"])
        await self.until(lambda message: message["type"] == "snapshot")

    @property
    def is_asked(self) -> bool:
        decision = self.now.get("decision")
        return bool(decision and decision["mine"])

    @property
    def is_over(self) -> bool:
        return "scores" in self.now

    async def send(self, **message: Any) -> None:
        """Say something."""
        await self.socket.send(json.dumps(message))

    async def act(self, *actions: int) -> None:
        """Answer the question."""
        await self.send(type="act", revision=self.now["revision"], actions=actions)

    async def answer(self, pick: int = 0) -> None:
        """Take an option when asked, and wait until the server has taken it."""
        await self.turn()
        options = self.now["decision"]["options"]
        revision = self.now["revision"]
        await self.act(options[pick % len(options)]["id"])
        while self.now["revision"] == revision:
            message = await self.hear()
            assert message["type"] != "refused", message

    async def drain(self) -> None:
        """Hear whatever was sent before now: the answer to what is refused comes after it."""
        await self.send(type="act", revision=-1, actions=[])
        await self.told("refused")

    async def end(self) -> int:
        """Hear everything until the server closes the line; says with which code it did."""
        with pytest.raises(ConnectionClosed) as closed:
            await self.until(lambda _: False)
        assert closed.value.rcvd is not None
        return closed.value.rcvd.code

    async def closed(self) -> int:
        """The same of a line on which nothing more is said."""
        said = len(self.said)
        code = await self.end()
        assert len(self.said) == said, self.said[said:]
        return code


async def together(server: House, anna: Visitor, bruno: Visitor, **more: object) -> str:
    """A table where two people sit who are not ready yet."""
    table = await anna.create(TWO_FRIENDS, **more)
    code = (await server.table(table)).row.code
    await bruno.post(f"/invitations/{code}", {"seat": 1, "name": "Bruno"})
    return table


async def begun(server: House, anna: Visitor, bruno: Visitor, **more: object) -> str:
    """A game that two people have begun."""
    table = await together(server, anna, bruno, **more)
    for visitor in (anna, bruno):
        await visitor.post(f"/tables/{table}/ready", {})
    return table
