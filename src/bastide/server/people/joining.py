"""Another device joins by a link that one shows as a square; the person lets it in there."""

import secrets
import time

from bastide.server.codes import digest, new_link
from bastide.server.people.arriving import device_name
from bastide.server.refusals import Refused
from bastide.server.store.rows import Arrival
from bastide.server.store.store import Store

MINUTES = 5
"""For so long a link is good."""


async def invite(store: Store, person: str) -> str:
    """A link for one more device; there is only one at a time."""
    link = new_link()
    await store.devices.invite(Arrival(person, digest(link), time.time() + 60 * MINUTES))
    return link


async def seen(store: Store, person: str, link: str) -> Arrival:
    """How it stands with a link of that person; nobody else learns of it."""
    found = await store.devices.arrival(person=person, link=digest(link))
    if found is None:
        raise Refused("link", status=404)
    return found


async def host(store: Store, link: str) -> str:
    """Who shows a link that nobody has followed yet."""
    found = await store.devices.arrival(link=digest(link))
    if found is None or found.claim is not None:
        raise Refused("link", status=404)
    return found.person


async def follow(store: Store, link: str, agent: str) -> tuple[str, int]:
    """Follow a link: a claim, and the number that both devices show. It works once."""
    claim, number = new_link(), 10 + secrets.randbelow(90)
    if not await store.devices.claim(digest(link), digest(claim), device_name(agent), number):
        raise Refused("link", status=404)
    return claim, number


async def answer(store: Store, person: str, link: str, yes: bool) -> None:
    """Let the device in that followed the link, or end the link."""
    kept = digest(link)
    done = store.devices.welcome if yes else store.devices.end_arrival
    if not await done(person, kept):
        raise Refused("link", status=404)


async def enter(store: Store, claim: str) -> str | None:
    """Whose device somebody with a claim becomes, once; None while the person has not answered."""
    found = await store.devices.arrival(claim=digest(claim))
    if found is None:
        raise Refused("not-let-in", status=404)
    if not found.welcome:
        return None
    if not await store.devices.end_arrival(found.person, found.link):
        raise Refused("not-let-in", status=404)
    return found.person
