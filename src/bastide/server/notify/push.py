"""Web Push: what only the browser can read (RFC 8291), and who we are (RFC 8292).

pywebpush was looked at: it brings requests, aiohttp and three more along, for these few lines.
"""

import base64
import json
import os
import time
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

RECORD = 4096
"""The one record that a message is."""
DAY = 86400
CURVE = ec.SECP256R1()


def unpacked(text: str) -> bytes:
    """What base64url stands for, with padding or without; raises ValueError."""
    return base64.urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))


def packed(data: bytes) -> str:
    """As base64url without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    """A public key as 65 bytes."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def readable(public: str, auth: str) -> bool:
    """Whether those can be the keys of a browser."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, unpacked(public))
        return len(unpacked(auth)) == 16
    except ValueError:
        return False


def encrypted(
    message: bytes,
    public: str,
    auth: str,
    salt: bytes | None = None,
    own: ec.EllipticCurvePrivateKey | None = None,
) -> bytes:
    """A message as the browser with those keys can read it, and nobody on the way."""
    salt = salt or os.urandom(16)
    own = own or ec.generate_private_key(CURVE)
    browser = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, unpacked(public))
    mine, theirs = point(own.public_key()), point(browser)
    shared = own.exchange(ec.ECDH(), browser)
    keyed = _stretched(shared, unpacked(auth), b"WebPush: info\0" + theirs + mine, 32)
    key = _stretched(keyed, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _stretched(keyed, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4) + bytes([len(mine)]) + mine
    return head + AESGCM(key).encrypt(nonce, message + b"\x02", None)


def _stretched(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def new_key() -> str:
    """A key by which push services know this server."""
    return packed(ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(32))


class Vapid:
    """Who we are to push services."""

    def __init__(self, key: str) -> None:
        self._key = ec.derive_private_key(int.from_bytes(unpacked(key)), CURVE)
        self.public = packed(point(self._key.public_key()))
        """What a browser is told before it subscribes."""

    def headers(self, endpoint: str, contact: str) -> dict[str, str]:
        """What shows a push service who sends, and whom it may write to about it."""
        to = urlsplit(endpoint)
        claims = {
            "aud": f"{to.scheme}://{to.netloc}",
            "exp": int(time.time()) + DAY // 2,
            "sub": contact,
        }
        head = packed(json.dumps({"typ": "JWT", "alg": "ES256"}).encode())
        signed = f"{head}.{packed(json.dumps(claims).encode())}"
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        token = f"{signed}.{packed(r.to_bytes(32) + s.to_bytes(32))}"
        return {"authorization": f"vapid t={token}, k={self.public}"}
