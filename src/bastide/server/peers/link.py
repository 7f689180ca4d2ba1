"""A connection between two processes that carries many lines at once.

What travels are the messages of ASGI, so that whoever answers is served as by a proxy that changes
nothing. A frame is its length, the number of a line, and one message; no message ends the line.
"""

import asyncio
import contextlib
import hmac
import secrets
from collections.abc import Awaitable, Callable, Iterator
from typing import Any, TypeAlias

import msgspec

Message: TypeAlias = dict[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[Any]]
Send: TypeAlias = Callable[[Any], Awaitable[None]]
App: TypeAlias = Callable[[Any, Any, Any], Awaitable[None]]
"""An ASGI application."""
Begun: TypeAlias = Callable[["Link", int, Message], None]
"""Told of a line that the other side begins, with its scope."""

BEATS = 4
"""How often each side is heard of, at least, in the time after which it counts as gone."""
GREETING = 2.0
"""Seconds in which the other side must show that it knows the secret."""
LARGEST = 1 << 26
AT_ONCE = 1 << 16
"""Bytes that are read at once; what is said while others have their turn is sent together, too."""
CROWDED = 256
"""Messages of one line that may wait to be passed on; a line that is slower ends."""

_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(tuple[int, Message | None]).decode


class Broken(Exception):
    """The other side is gone, or a line cannot keep up."""


class Line:
    """One line as it is seen from one end: what the other end sends, in order."""

    def __init__(self, link: "Link", number: int) -> None:
        self._link = link
        self._number = number
        self._heard: asyncio.Queue[Message | None] = asyncio.Queue()
        self._crowded = False

    def put(self, message: Message | None) -> None:
        """Something has come from the other end."""
        if self._heard.qsize() >= CROWDED:
            self._crowded, message = True, None
        self._heard.put_nowait(message)

    async def hear(self) -> Message | None:
        """What came next, or that the other end has ended the line; raises Broken."""
        message = await self._heard.get()
        if message is None and (self._link.is_broken or self._crowded):
            raise Broken
        return message

    def say(self, message: Message | None) -> None:
        """Send something to the other end."""
        self._link.send(self._number, message)

    def end(self) -> None:
        """No more is heard here."""
        self._link.lines.pop(self._number, None)
        self.say(None)


class Link:
    """One end of a connection; it breaks when the other side is not heard of."""

    def __init__(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, quiet: float
    ) -> None:
        self._reader = reader
        self._writer = writer
        self._quiet = quiet
        self._last = 0
        self._unsent: list[bytes] = []
        self.lines: dict[int, Line] = {}
        self.is_broken = False

    async def greet(self, secret: str, opens: bool) -> None:
        """Both sides show that they know the secret of the house; raises Broken."""
        mine, role = secrets.token_bytes(16), b"opens" if opens else b"listens"
        self._writer.write(mine)
        try:
            async with asyncio.timeout(GREETING):
                theirs = await self._reader.readexactly(16)
                self._writer.write(_proof(secret, role, theirs))
                proof = await self._reader.readexactly(32)
        except (OSError, EOFError, TimeoutError):
            raise Broken from None
        other = b"listens" if opens else b"opens"
        if theirs == mine or not hmac.compare_digest(proof, _proof(secret, other, mine)):
            raise Broken

    def open(self, scope: Message) -> Line:
        """Begin a line with what the other side must know of it."""
        self._last += 1
        line = self.lines[self._last] = Line(self, self._last)
        self.send(self._last, scope)
        return line

    def send(self, number: int, message: Message | None) -> None:
        """Send a message over a line."""
        if self.is_broken:
            return
        if not self._unsent:
            asyncio.get_running_loop().call_soon(self._flush)
        frame = _encode((number, message))
        self._unsent += (len(frame).to_bytes(4, "big"), frame)

    def _flush(self) -> None:
        unsent, self._unsent = self._unsent, []
        if unsent and not self._writer.is_closing():
            self._writer.write(b"".join(unsent))

    async def run(self, begun: Begun) -> None:
        """Hear the other side until it is gone; then all lines are."""
        beating = asyncio.create_task(self._beat())
        heard = bytearray()
        try:
            while True:
                async with asyncio.timeout(self._quiet):
                    more = await self._reader.read(AT_ONCE)
                if not more:
                    return
                heard += more
                for number, message in _frames(heard):
                    line = self.lines.get(number)
                    if line is not None:
                        line.put(message)
                    elif message is not None and "path" in message:
                        begun(self, number, message)
        except (OSError, TimeoutError, Broken, msgspec.MsgspecError):
            pass
        finally:
            beating.cancel()
            self.close()
            await self.closed()

    async def closed(self) -> None:
        """Wait until the connection is."""
        with contextlib.suppress(OSError):
            await self._writer.wait_closed()

    async def _beat(self) -> None:
        while True:
            self.send(0, None)
            await asyncio.sleep(self._quiet / BEATS)

    def close(self) -> None:
        """Nothing more is said or heard."""
        self.is_broken = True
        for line in list(self.lines.values()):
            line.put(None)
        with contextlib.suppress(OSError):
            self._flush()
            self._writer.close()


def _frames(heard: bytearray) -> Iterator[tuple[int, Message | None]]:
    """What has come whole; the rest stays. Raises Broken where it cannot be meant."""
    at = 0
    while len(heard) >= at + 4:
        size = int.from_bytes(heard[at : at + 4], "big")
        if size > LARGEST:
            raise Broken
        if len(heard) < at + 4 + size:
            break
        yield _decode(heard[at + 4 : at + 4 + size])
        at += 4 + size
    del heard[:at]


def _proof(secret: str, role: bytes, challenge: bytes) -> bytes:
    return hmac.digest(secret.encode(), b"bastide peer " + role + challenge, "sha256")
