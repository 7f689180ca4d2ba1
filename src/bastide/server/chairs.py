"""Chairs without accounts: codes that work once, and the signed cookie that remembers them."""

import hashlib
import hmac
import secrets
from dataclasses import dataclass

from bastide.server.rows import ChairRow

LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
"""Without signs that look alike."""


def new_id() -> str:
    """The id of a table; it cannot be guessed."""
    return secrets.token_hex(8)


def new_person() -> str:
    """The id of a browser."""
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
    """Signs cookies; whoever holds a valid one is that browser."""

    def __init__(self, secret: str) -> None:
        self._secret = secret.encode()

    def sign(self, person: str) -> str:
        """The cookie of a browser."""
        return f"{person}.{self._mac(person)}"

    def read(self, cookie: str | None) -> str | None:
        """The browser of a cookie, or None where the signature is not ours."""
        person, _, mac = (cookie or "").rpartition(".")
        if not person or len(person) > 40 or not mac.isascii():
            return None
        return person if hmac.compare_digest(mac, self._mac(person)) else None

    def _mac(self, person: str) -> str:
        return hmac.new(self._secret, person.encode(), hashlib.sha256).hexdigest()


@dataclass(frozen=True)
class Viewer:
    """Who looks at a table: on which chairs the browser sits, or beside which."""

    person: str
    seats: tuple[int, ...]
    coach: int
    """The seat whose view is shown read-only, or -1."""
    host: bool

    @property
    def is_spectator(self) -> bool:
        """Whether the browser neither sits here nor coaches."""
        return not self.seats and self.coach < 0


def viewer(chairs: list[ChairRow], host: str, person: str | None) -> Viewer:
    """What a browser is at a table."""
    if not person:
        return Viewer("", (), -1, False)
    seats = tuple(chair.seat for chair in chairs if chair.holder == person)
    coached = [chair.seat for chair in chairs if chair.coach == person]
    coach = coached[0] if coached and not seats else -1
    return Viewer(person, seats, coach, person == host)


def free(chair: ChairRow) -> bool:
    """Whether anybody with the table's code may sit down here."""
    return chair.kind in ("open", "person") and chair.holder is None


def is_open(chair: ChairRow) -> bool:
    """Whether anybody at all may sit down here: such tables are listed on the first screen."""
    return chair.kind == "open" and chair.holder is None
