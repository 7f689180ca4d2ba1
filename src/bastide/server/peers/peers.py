"""Passing lines and requests on to the process that owns their table."""

import asyncio
import logging
from collections.abc import Coroutine
from functools import partial
from typing import Any

from bastide.server.peers.link import App, Begun, Broken, Line, Link, Message, Receive, Send

log = logging.getLogger("bastide.peers")

TRAVELS = (
    "type",
    "http_version",
    "method",
    "scheme",
    "path",
    "raw_path",
    "query_string",
    "root_path",
    "headers",
    "client",
    "server",
    "subprotocols",
)
"""What the owner is told of a connection."""
PASSED_ON = "bastide.passed_on"
"""In the scope of what another process has passed on."""
MISDIRECTED, ASTRAY = 421, 4421
"""How a process that is not the owner answers a request or closes a line."""
WAY = 3.0
"""Seconds in which a connection to another process must stand."""
FAREWELL = 5.0
"""Seconds that what is being answered has left when the process goes."""


class Gone(Exception):
    """Nobody listens at that address any more."""


class Peers:
    """This process among the others: reached by them, and reaching them."""

    def __init__(self, secret: str, quiet: float) -> None:
        self._secret = secret
        self._quiet = quiet
        self._dialled: dict[str, asyncio.Task[Link]] = {}
        self._links: set[Link] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._serving: set[asyncio.Task[None]] = set()
        self._server: asyncio.Server | None = None

    async def listen(self, app: App, host: str, port: int) -> int:
        """Serve what others pass on; says at which port."""

        def met(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            _keep(self._tasks, self._meet(app, reader, writer))

        self._server = await asyncio.start_server(met, host, port)
        return int(self._server.sockets[0].getsockname()[1])

    async def _meet(
        self, app: App, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        link = Link(reader, writer, self._quiet)
        try:
            await link.greet(self._secret, opens=False)
            await self._run(link, partial(self._begin, app))
        except Broken:
            link.close()
            await link.closed()

    async def close(self) -> None:
        """Finish what is being answered, and hang up."""
        if self._server is not None:
            self._server.close()
        if self._serving:
            await asyncio.wait(self._serving, timeout=FAREWELL)
        for link in list(self._links):
            link.close()
        for task in self._serving:
            task.cancel()
        await asyncio.gather(*self._serving, *self._tasks, return_exceptions=True)

    async def _run(self, link: Link, begun: Begun) -> None:
        self._links.add(link)
        try:
            await link.run(begun)
        finally:
            self._links.discard(link)

    # --- as the owner ---

    def _begin(self, app: App, link: Link, number: int, scope: Message) -> None:
        line = link.lines[number] = Line(link, number)
        scope["client"] = tuple(scope["client"]) if scope.get("client") else None
        scope["server"] = tuple(scope["server"]) if scope.get("server") else None
        scope["headers"] = _pairs(scope["headers"])
        _keep(self._serving, self._serve(app, line, {**scope, **fresh(), PASSED_ON: True}))

    async def _serve(self, app: App, line: Line, scope: Message) -> None:
        gone = {"type": f"{scope['type']}.disconnect", "code": 1001}

        async def receive() -> Message:
            try:
                return await line.hear() or gone
            except Broken:
                return gone

        async def send(message: Message) -> None:
            line.say(message)

        try:
            await app(scope, receive, send)
        except Exception:
            log.exception("what was passed on could not be answered")
        finally:
            line.end()

    # --- as the one who was asked ---

    async def carry(self, address: str, scope: Any, receive: Receive, send: Send) -> bool:
        """Let the process at an address answer; says whether it did.

        If not, nobody was told anything and the owner is to be looked for again. Raises Gone where
        nobody listens, and Broken when the process went in the middle of its answer.
        """
        try:
            line = (await self._link(address)).open(travelling(scope))
        except Broken:
            return False
        inward = asyncio.create_task(_forward(receive, line))
        begun = False
        try:
            while (message := await line.hear()) is not None:
                if message.get("status") == MISDIRECTED or message.get("code") == ASTRAY:
                    return False
                if "headers" in message:
                    message["headers"] = _pairs(message["headers"])
                begun = True
                await send(message)
        except Broken:
            if begun:
                raise
            return False
        finally:
            inward.cancel()
            line.end()
        return True

    async def _link(self, address: str) -> Link:
        """The connection to another process, which everybody here shares."""
        task = self._dialled.get(address)
        if task is None or (task.done() and (task.exception() or task.result().is_broken)):
            task = self._dialled[address] = asyncio.create_task(self._dial(address))
        return await asyncio.shield(task)

    async def _dial(self, address: str) -> Link:
        host, _, port = address.rpartition(":")
        try:
            async with asyncio.timeout(WAY):
                link = Link(*await asyncio.open_connection(host, int(port)), self._quiet)
        except ConnectionRefusedError:
            raise Gone from None
        except (OSError, TimeoutError):
            raise Broken from None
        try:
            await link.greet(self._secret, opens=True)
        except Broken:
            link.close()
            await link.closed()
            raise
        _keep(self._tasks, self._run(link, lambda *begun: None))
        return link


def travelling(scope: Any) -> Message:
    """What another process must know of a connection."""
    return {key: scope[key] for key in TRAVELS if key in scope}


def fresh() -> Message:
    """What a scope has besides, before anybody has looked at it."""
    return {"asgi": {"version": "3.0", "spec_version": "2.4"}, "extensions": {}, "state": {}}


def _pairs(headers: Any) -> list[tuple[bytes, bytes]]:
    return [(bytes(name), bytes(value)) for name, value in headers]


def _keep(tasks: set[asyncio.Task[None]], work: Coroutine[Any, Any, None]) -> None:
    task = asyncio.create_task(work)
    tasks.add(task)
    task.add_done_callback(tasks.discard)


async def _forward(receive: Receive, line: Line) -> None:
    while True:
        message = await receive()
        line.say(message)
        if message["type"].endswith(".disconnect"):
            return
