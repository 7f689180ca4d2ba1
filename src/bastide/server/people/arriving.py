"""A device becomes somebody's: a new guest's, or that of a person who is known."""

import re
import time

from bastide.server.codes import new_person
from bastide.server.live.tables import Tables
from bastide.server.people import emblems
from bastide.server.store.rows import Device, Person
from bastide.server.store.store import Store

BROWSERS = (
    # the first that fits: most browsers also call themselves by the names of others
    ("Firefox", r"Firefox|FxiOS"),
    ("Edge", r"Edg"),
    ("Opera", r"OPR"),
    ("Chrome", r"Chrome|CriOS"),
    ("Safari", r"Safari"),
)
KINDS = (("tablet", r"iPad|Tablet|Android(?!.*Mobile)"), ("phone", r"Mobile|iPhone"))
STALE = 300.0
"""Seconds after which it is noted again that a device is here."""


def device_name(agent: str) -> str:
    """What a browser says of itself: `phone Firefox`, `tablet Safari` or `computer`."""
    kind = next((name for name, sign in KINDS if re.search(sign, agent)), "computer")
    browser = next((name for name, sign in BROWSERS if re.search(sign, agent)), "")
    return f"{kind} {browser}".strip()


async def new_guest(store: Store, name: str, agent: str) -> tuple[Person, Device]:
    """Somebody who has never been here, on one device, with an emblem that is dealt."""
    person = Person(new_person(), name, False, emblems.dealt())
    await store.keep_person(person)
    return person, await new_device(store, person.id, agent)


async def new_device(store: Store, person: str, agent: str) -> Device:
    """One more device of a person; its id is new, so that no cookie from before leads there."""
    now = time.time()
    device = Device(new_person(), person, device_name(agent), now, now)
    await store.devices.keep(device)
    return device


async def sign_in(
    tables: Tables, person: str, agent: str, before: Device | None, bring: bool
) -> Device:
    """The browser is now a device of that person; what it was before it is no more.

    A guest's chairs come along where that is wished; those of somebody who can come back stay.
    """
    store = tables.store
    device = await new_device(store, person, agent)
    if before is None:
        return device
    await store.devices.send_away(before.person, before.id)
    tables.hang_up(before.id)
    if bring and before.person != person and await is_guest(store, before.person):
        for id in await store.hand_over(before.person, person):
            tables.forget(id)
    if await store.devices.is_left(before.person):
        for id in await store.forget(before.person):
            tables.forget(id)
    return device


async def is_guest(store: Store, person: str) -> bool:
    """Whether nothing but devices leads to a person, neither a key, a code nor mail."""
    devices, contact = store.devices, await store.contacts.of(person)
    if contact is not None and contact.mail is not None:
        return False
    return await devices.recovery(person) is None and not await devices.passkeys(person)
