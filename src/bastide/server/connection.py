"""One connection of a visitor: what it may cost before it has said what it wants."""

import asyncio
import json
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from bastide import words
from bastide.engine.messages import Message

LARGEST_HEAD = 16 * 1024
"""Bytes of a request before its body."""
DEADLINE = 15.0
"""Seconds in which a request must have come, its body included."""


class Connection(HttpToolsProtocol):
    """Ends requests that come too slowly or with too many headers; a full house says that it is."""

    deadline = DEADLINE
    most: int
    """Connections at a time."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody has come."""
        super().connection_made(transport)
        self._head = 0
        self._in_head = True
        self._late = self.loop.call_later(self.deadline, self.transport.abort)
        if len(self.connections) > self.most:
            self.app = full_house

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody has gone."""
        self._late.cancel()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """A piece of a request."""
        if self._in_head:
            self._head += len(data)
        super().data_received(data)
        if self._in_head and self._head > LARGEST_HEAD:
            self.transport.abort()

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self._late.cancel()
        self._late = self.loop.call_later(self.deadline, self.transport.abort)
        self._in_head = True

    def on_headers_complete(self) -> None:
        """What is wanted is known."""
        self._in_head, self._head = False, 0
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """All of it has come."""
        self._late.cancel()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """The connection becomes a line, which has its own heartbeat."""
        self._late.cancel()
        super().handle_websocket_upgrade()


async def full_house(scope: Any, receive: Any, send: Any) -> None:
    """Ask to come again."""
    languages = dict(scope["headers"]).get(b"accept-language", b"").decode("latin1")
    lang = next((it for it in words.LANGUAGES if languages.lower().startswith(it)), "en")
    body = json.dumps({"reason": words.say(Message("server-no-busy"), lang)}).encode()
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        (b"retry-after", b"5"),
        (b"connection", b"close"),
    ]
    await send({"type": "http.response.start", "status": 503, "headers": headers})
    await send({"type": "http.response.body", "body": body})
