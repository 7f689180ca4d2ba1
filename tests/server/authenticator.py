"""A software authenticator: makes passkeys and answers as a browser would, or as a thief would."""

import hashlib
import json
import secrets
import struct
from dataclasses import dataclass, field
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


@dataclass
class Authenticator:
    """One passkey; what it says of where it is can be made up."""

    origin: str
    site: str = "localhost"
    flags: int = PRESENT | VERIFIED
    count: int = 0
    id: bytes = field(default_factory=lambda: secrets.token_bytes(32))
    person: bytes = b""
    key: ec.EllipticCurvePrivateKey = field(
        default_factory=lambda: ec.generate_private_key(ec.SECP256R1())
    )

    def make(self, question: str) -> str:
        """The answer to a question for a new passkey."""
        asked = json.loads(question)
        self.person = base64url_to_bytes(asked["user"]["id"])
        numbers = self.key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32), -3: numbers.y.to_bytes(32)}
        attested = bytes(16) + struct.pack(">H", len(self.id)) + self.id + cbor2.dumps(public)
        data = self._data(ATTESTED) + attested
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self._client("webauthn.create", asked["challenge"])
        return self._answer(
            {
                "clientDataJSON": bytes_to_base64url(client),
                "attestationObject": bytes_to_base64url(attestation),
            }
        )

    def enter(self, question: str) -> str:
        """The answer to a question who is there."""
        client = self._client("webauthn.get", json.loads(question)["challenge"])
        self.count += 1
        data = self._data()
        said = data + hashlib.sha256(client).digest()
        return self._answer(
            {
                "clientDataJSON": bytes_to_base64url(client),
                "authenticatorData": bytes_to_base64url(data),
                "signature": bytes_to_base64url(self.key.sign(said, ec.ECDSA(hashes.SHA256()))),
                "userHandle": bytes_to_base64url(self.person),
            }
        )

    def _data(self, more: int = 0) -> bytes:
        site = hashlib.sha256(self.site.encode()).digest()
        return site + bytes([self.flags | more]) + struct.pack(">I", self.count)

    def _client(self, kind: str, challenge: str) -> bytes:
        said = {"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        return json.dumps(said).encode()

    def _answer(self, response: dict[str, Any]) -> str:
        id = bytes_to_base64url(self.id)
        return json.dumps({"id": id, "rawId": id, "type": "public-key", "response": response})
