"""The recovery code: printed once, kept as a digest; whoever has it is that person."""

import hmac
import secrets

from bastide.server.codes import LETTERS, digest
from bastide.server.store.store import Store

GROUPS, LENGTH = 5, 4
"""Twenty letters of 31 are 99 bits."""


def _new_code() -> str:
    groups = ["".join(secrets.choice(LETTERS) for _ in range(LENGTH)) for _ in range(GROUPS)]
    return "-".join(groups)


def plain(written: str) -> str:
    """A code as somebody types it: small letters, spaces or nothing between the groups."""
    return "".join(letter for letter in written.upper() if letter.isalnum())


async def renew(store: Store, person: str) -> str:
    """A new code; the one before it no longer works."""
    code = _new_code()
    await store.devices.keep_recovery(person, digest(plain(code)))
    return code


async def person_of(store: Store, written: str) -> str | None:
    """Whose code that is.

    The database is asked for a digest, so how long it looks says nothing about a code.
    """
    code = plain(written)
    if len(code) != GROUPS * LENGTH or not code.isascii():
        return None
    wanted = digest(code)
    person = await store.devices.recovered(wanted)
    kept = await store.devices.recovery(person) if person else None
    return person if hmac.compare_digest(kept or "", wanted) else None
