"""Running a server: one process, until it is told to stop."""

import asyncio
import contextlib
import json
import logging
import socket
import sys
from collections.abc import Awaitable, Callable
from typing import Any

import uvicorn
from litestar import Litestar

from bastide.server.app import make_app
from bastide.server.connection import Connection
from bastide.server.live.tables import Tables
from bastide.server.settings import Settings

LARGEST_FRAME = 16 * 1024
PING = 20.0
"""Seconds between the pings of a line, and those in which one must be answered."""


class Lines(logging.Formatter):
    """Every entry of the log as one line of JSON."""

    _known = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}

    def format(self, record: logging.LogRecord) -> str:
        """Time, level, who says it, what, and whatever was added."""
        entry: dict[str, object] = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "from": record.name,
            "says": record.getMessage(),
        }
        entry.update({k: v for k, v in vars(record).items() if k not in self._known})
        if record.exc_info:
            entry["problem"] = self.formatException(record.exc_info)
        # ASCII only: what a visitor wrote can break no line and steer no terminal.
        return json.dumps(entry, default=str)


def log_in_lines(level: int = logging.INFO) -> None:
    """Structured logs on standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    logging.getLogger("alembic").setLevel(logging.WARNING)
    logging.getLogger("httpx").setLevel(logging.WARNING)  # it would name people's webhooks


class Server(uvicorn.Server):
    """Leaves its tables to others before it hangs up, so that pages find them at once."""

    def __init__(self, config: uvicorn.Config, app: Litestar) -> None:
        super().__init__(config)
        self.app = app

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Take nobody in any more, finish, hang up."""
        for server in self.servers:
            server.close()
        for each in sockets or ():
            each.close()
        await self.app.state.tables.hand_over()
        await super().shutdown()


def server_for(settings: Settings, host: str, port: int) -> Server:
    """The server, not yet running."""
    # a class for every server: uvicorn makes its connections itself
    connection = type("Connection", (Connection,), {"most": settings.most_connections})
    app = make_app(settings)
    config = uvicorn.Config(
        app,
        http=connection,
        host=host,
        port=port,
        loop="auto",
        ws="websockets-sansio",
        ws_max_size=LARGEST_FRAME,
        ws_ping_interval=PING,
        ws_ping_timeout=PING,
        log_config=None,
        log_level="warning",  # below that it tells who comes from where
        access_log=False,
        proxy_headers=settings.public,
        forwarded_allow_ips=["127.0.0.1", "::1", *settings.proxies],
        server_header=False,
        timeout_keep_alive=15,
        timeout_graceful_shutdown=10,
        backlog=1024,
    )
    return Server(config, app)


def run(
    settings: Settings,
    host: str,
    port: int,
    started: Callable[[str, Tables], Awaitable[None]] | None = None,
    door: socket.socket | None = None,
) -> None:
    """Serve until the process is told to stop; `started` gets the address once it answers.

    Visitors come by host and port, or by a socket that listens already.
    """
    server = server_for(settings, host, port)

    async def main() -> None:
        watcher = asyncio.create_task(_watch(server, started)) if started else None
        await server.serve([door] if door else None)
        if watcher is not None:
            watcher.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await watcher

    with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
        runner.run(main())


async def _watch(server: Server, started: Callable[[str, Tables], Awaitable[None]]) -> None:
    while not server.started:
        await asyncio.sleep(0.05)
    await started(address_of(server.servers[0].sockets[0]), server.app.state.tables)


def address_of(door: Any) -> str:
    """The address of the page behind a socket."""
    host, port = door.getsockname()[:2]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
