"""Chairs without accounts: codes that work once, and the signature of cookies."""

import hashlib
import hmac
import secrets

LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
"""Without signs that look alike."""


def new_id() -> str:
    """The id of a table; it cannot be guessed."""
    return secrets.token_hex(8)


def new_person() -> str:
    """The id of a person, or of a device."""
    return secrets.token_urlsafe(18)


def new_code() -> str:
    """A code to read out: 40 bits, for tables that wait for people."""
    return "".join(secrets.choice(LETTERS) for _ in range(8))


def new_link() -> str:
    """The secret of a chair link."""
    return secrets.token_urlsafe(24)


def digest(link: str) -> str:
    """What is stored of a secret."""
    return hashlib.sha256(link.encode()).hexdigest()


class Signer:
    """Signs cookies; whoever holds a valid one is that device."""

    def __init__(self, secret: str) -> None:
        self._secret = secret.encode()

    def sign(self, device: str) -> str:
        """The cookie of a device."""
        return f"{device}.{self._mac(device)}"

    def read(self, cookie: str | None) -> str | None:
        """The device of a cookie, or None where the signature is not ours."""
        device, _, mac = (cookie or "").rpartition(".")
        if not device or len(device) > 40 or not mac.isascii():
            return None
        return device if hmac.compare_digest(mac, self._mac(device)) else None

    def _mac(self, device: str) -> str:
        return hmac.new(self._secret, device.encode(), hashlib.sha256).hexdigest()
