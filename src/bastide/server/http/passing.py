"""What another process answers: requests and lines to tables that it owns."""

import asyncio
import time
from collections.abc import Callable
from functools import partial
from typing import Any

from litestar import Litestar, Request, Response

from bastide.server.live.tables import Tables
from bastide.server.peers.link import Receive, Send
from bastide.server.peers.peers import Gone, Peers, fresh, travelling
from bastide.server.refusals import Refused
from bastide.server.store.lease import Elsewhere

PATIENCE = 3.0
"""Seconds more than a lease for which the owner of a table is looked for."""
MOMENT = 0.1
"""Seconds between two looks."""


async def owner_or_here(
    app: Litestar, it: Elsewhere, scope: Any, source: Callable[[], Receive], send: Send
) -> bool:
    """Let the owner answer; says that it did, or that the table has become ours meanwhile.

    Whoever is tried hears everything from the beginning, from a new source. Raises Broken when
    the owner went in the middle of its answer.
    """
    tables: Tables = app.state.tables
    peers: Peers = app.state.peers
    until = time.monotonic() + app.state.settings.lease + PATIENCE
    while time.monotonic() < until and not tables.closing:
        try:
            if it.address and await peers.carry(it.address, scope, source(), send):
                return True
        except Gone:
            if tables.store.lease is not None:
                await tables.store.lease.bury(it.owner)
        else:
            await asyncio.sleep(MOMENT)
        try:
            await tables.find(it.table)
        except Elsewhere as other:
            it = other
        else:
            return False
    raise Refused("busy", status=503)


class PassedOn(Response[bytes]):
    """The answer of the process that owns the table."""

    def __init__(self, it: Elsewhere) -> None:
        super().__init__(b"")
        self._it = it

    def to_asgi_response(self, app: Any, request: Request[Any, Any, Any], **_: Any) -> Any:
        """Fetch it when it is wanted."""

        async def fetch(scope: Any, receive: Receive, send: Send) -> None:
            body = await request.body()
            source = partial(_once, body)
            if not await owner_or_here(request.app, self._it, scope, source, send):
                here: Any = request.app
                await here({**travelling(scope), **fresh()}, source(), send)

        return fetch


def _once(body: bytes) -> Receive:
    """A request that has come whole, of a visitor who is there until it is answered."""
    coming = iter([{"type": "http.request", "body": body, "more_body": False}])

    async def receive() -> Any:
        if (message := next(coming, None)) is None:
            await asyncio.Event().wait()
        return message

    return receive
