"""A push service, a webhook's receiver and a mail server, as real as others' are."""

import asyncio
import base64
import hashlib
import hmac
import json
import os
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

from aiosmtpd.smtp import SMTP, Envelope, Session
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.limits import PATIENCE


def pack(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def unpack(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


@dataclass
class Got:
    """A request that came in."""

    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class Receiver:
    """An HTTP server that remembers what it got, and answers as it is told."""

    port: int = 0
    got: list[Got] = field(default_factory=list)
    answers: Callable[[Got], tuple[int, dict[str, str]]] = lambda got: (201, {})
    opened: int = 0

    def address(self, path: str = "/") -> str:
        """Where it listens."""
        return f"http://127.0.0.1:{self.port}{path}"

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One connection, on which several requests may come."""
        self.opened += 1
        try:
            while line := await reader.readline():
                head: dict[str, str] = {}
                while (each := await reader.readline()).strip():
                    name, _, value = each.decode().partition(":")
                    head[name.lower()] = value.strip()
                body = await reader.readexactly(int(head.get("content-length", 0)))
                found = Got(line.decode().split()[1], head, body)
                self.got.append(found)
                status, more = self.answers(found)
                lines = "".join(f"{name}: {value}\r\n" for name, value in more.items())
                writer.write(f"HTTP/1.1 {status} X\r\n{lines}content-length: 0\r\n\r\n".encode())
                await writer.drain()
        except (ConnectionError, asyncio.IncompleteReadError):
            pass
        finally:
            writer.close()

    async def has(self, count: int) -> list[Got]:
        """What came in, once it is so much."""
        async with asyncio.timeout(PATIENCE):
            while len(self.got) < count:
                await asyncio.sleep(0.01)
        return self.got


@asynccontextmanager
async def receiver() -> AsyncIterator[Receiver]:
    """A server that listens."""
    found = Receiver()
    server = await asyncio.start_server(found.serve, "127.0.0.1", 0)
    found.port = server.sockets[0].getsockname()[1]
    try:
        yield found
    finally:
        server.close()


class Browser:
    """What a browser keeps of a subscription: only it can read what it is sent."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)
        self.public = self.key.public_key().public_bytes(
            Encoding.X962, PublicFormat.UncompressedPoint
        )

    @property
    def subscription(self) -> dict[str, str]:
        """As the page tells it the server."""
        return {
            "endpoint": self.endpoint,
            "public": pack(self.public),
            "auth": pack(self.auth),
        }

    def read(self, got: Got) -> Any:
        """Decrypt what came (RFC 8291), of a server that shows who it is (RFC 8292)."""
        assert got.headers["content-encoding"] == "aes128gcm"
        assert int(got.headers["ttl"]) > 0
        salt, length = got.body[:16], got.body[20]
        assert int.from_bytes(got.body[16:20]) >= len(got.body) - 21 - length
        theirs, text = got.body[21 : 21 + length], got.body[21 + length :]
        sender = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
        shared = self.key.exchange(ec.ECDH(), sender)
        info = b"WebPush: info\0" + self.public + theirs
        keyed = HKDF(hashes.SHA256(), 32, self.auth, info).derive(shared)
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(keyed)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(keyed)
        plain = AESGCM(key).decrypt(nonce, text, None).rstrip(b"\0")
        assert plain.endswith(b"\x02")
        self._knows(got)
        return json.loads(plain[:-1])

    def _knows(self, got: Got) -> None:
        scheme, _, said = got.headers["authorization"].partition(" ")
        assert scheme == "vapid"
        parts = dict(each.strip().split("=", 1) for each in said.split(","))
        signed, _, mac = parts["t"].rpartition(".")
        raw = unpack(mac)
        signature = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unpack(parts["k"])).verify(
            signature, signed.encode(), ec.ECDSA(hashes.SHA256())
        )
        claims = json.loads(unpack(signed.split(".")[1]))
        assert claims["aud"] == self.endpoint.split("/push")[0]
        assert claims["sub"].startswith(("mailto:", "http"))


def is_signed(got: Got, secret: str) -> bool:
    """Whether a webhook is signed as Standard Webhooks are, with that secret."""
    head = got.headers
    said = f"{head['webhook-id']}.{head['webhook-timestamp']}.".encode() + got.body
    key = base64.b64decode(secret.removeprefix("whsec_"))
    mac = base64.b64encode(hmac.digest(key, said, hashlib.sha256)).decode()
    return head["webhook-signature"] == f"v1,{mac}"


def by_webhook(got: Got, secret: str) -> Any:
    """What a webhook says whose signature is right."""
    assert is_signed(got, secret)
    return json.loads(got.body)


@dataclass
class Post:
    """A mail server that keeps what it takes."""

    port: int = 0
    letters: list[EmailMessage] = field(default_factory=list)
    says: str = "250 OK"
    asked: int = 0

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802
        """Named so by aiosmtpd."""
        self.asked += 1
        if self.says.startswith("250"):
            assert isinstance(envelope.content, bytes)
            found = message_from_bytes(envelope.content, policy=policy.default)
            assert isinstance(found, EmailMessage)
            assert envelope.rcpt_tos == [found["To"]]
            self.letters.append(found)
        return self.says

    @property
    def url(self) -> str:
        """As a host is told it."""
        return f"smtp://127.0.0.1:{self.port}"

    async def has(self, count: int) -> list[EmailMessage]:
        """What came in, once it is so much."""
        async with asyncio.timeout(PATIENCE):
            while len(self.letters) < count:
                await asyncio.sleep(0.01)
        return self.letters


@asynccontextmanager
async def post_office() -> AsyncIterator[Post]:
    """A mail server that listens."""
    found = Post()
    loop = asyncio.get_running_loop()
    server = await loop.create_server(
        lambda: SMTP(found, enable_SMTPUTF8=True, loop=loop), "127.0.0.1", 0
    )
    found.port = server.sockets[0].getsockname()[1]
    try:
        yield found
    finally:
        server.close()


def text_of(letter: EmailMessage, kind: str = "plain") -> str:
    """The text of a letter, or its page."""
    part = letter.get_body((kind,))
    assert part is not None
    return str(part.get_content())
