"""How a person is known: devices, passkeys, the recovery code, and devices about to join."""

import time
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from dataclasses import asdict
from typing import Any, TypeAlias

from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bastide.server.store import schema
from bastide.server.store.batch import Work
from bastide.server.store.rows import Arrival, Device, Passkey

Reading: TypeAlias = Callable[[], AbstractAsyncContextManager[AsyncConnection]]
Writing: TypeAlias = Callable[[Work], Awaitable[None]]

AT_DOOR = 600.0
"""Seconds for which what was spent is remembered: longer than anything of the kind is good for."""


class Devices:
    """Part of the store: it shares its way to the database."""

    def __init__(self, reading: Reading, writing: Writing) -> None:
        self._reading = reading
        self._write = writing

    # --- devices ---

    async def device(self, id: str) -> Device | None:
        """A device that has been here and was not sent away."""
        found = await self._first(select(schema.devices).where(schema.devices.c.id == id))
        return None if found is None else Device(**found)

    async def of(self, person: str) -> list[Device]:
        """The devices of a person, the latest first."""
        query = select(schema.devices).where(schema.devices.c.person == person)
        found = await self._all(query.order_by(schema.devices.c.seen.desc()))
        return [Device(**each) for each in found]

    async def still(self, devices: set[str]) -> set[str]:
        """Those of some devices that were not sent away."""
        query = select(schema.devices.c.id).where(schema.devices.c.id.in_(devices))
        return {each["id"] for each in await self._all(query)} if devices else set()

    async def keep(self, device: Device) -> None:
        """Keep a new device."""
        await self._write(lambda to: _do(to, insert(schema.devices).values(asdict(device))))

    async def saw(self, device: str) -> None:
        """A device is here now."""
        where = schema.devices.c.id == device
        await self._write(
            lambda to: _do(to, update(schema.devices).where(where).values(seen=time.time()))
        )

    async def send_away(self, person: str, device: str) -> bool:
        """Let go of a device of that person; whether there was one."""
        mine = (schema.devices.c.id == device, schema.devices.c.person == person)
        pushed = delete(schema.subscriptions).where(
            schema.subscriptions.c.device == device, schema.subscriptions.c.person == person
        )
        await self._write(lambda to: _do(to, pushed))
        return await self._changes(delete(schema.devices).where(*mine))

    async def is_left(self, person: str) -> bool:
        """Whether a person can be nobody any more: no device, key, code or chair leads there."""
        keys, people, chairs = schema.passkeys.c, schema.people.c, schema.chairs.c
        ways = (
            select(func.count())
            .select_from(schema.devices)
            .where(schema.devices.c.person == person),
            select(func.count()).select_from(schema.passkeys).where(keys.person == person),
            select(func.count()).where(people.id == person, people.recovery.is_not(None)),
            select(func.count()).where(chairs.holder == person),
            select(func.count()).where(
                schema.contacts.c.person == person, schema.contacts.c.mail.is_not(None)
            ),
        )
        async with self._reading() as connection:
            return not any([(await connection.execute(way)).scalar() for way in ways])

    # --- passkeys ---

    async def passkeys(self, person: str) -> list[Passkey]:
        """The passkeys of a person, in the order in which they were made."""
        query = select(schema.passkeys).where(schema.passkeys.c.person == person)
        found = await self._all(query.order_by(schema.passkeys.c.created))
        return [Passkey(**each) for each in found]

    async def passkey(self, id: str) -> Passkey | None:
        """A passkey, whosever it is."""
        found = await self._first(select(schema.passkeys).where(schema.passkeys.c.id == id))
        return None if found is None else Passkey(**found)

    async def keep_passkey(self, key: Passkey) -> None:
        """Keep a new passkey."""
        await self._write(lambda to: _do(to, insert(schema.passkeys).values(asdict(key))))

    async def used_passkey(self, id: str, count: int) -> None:
        """A passkey has opened the door, and how often it has done so as it says."""
        values = {"count": count, "used": time.time()}
        where = schema.passkeys.c.id == id
        await self._write(lambda to: _do(to, update(schema.passkeys).where(where).values(values)))

    async def drop_passkey(self, person: str, id: str) -> bool:
        """Take a passkey of that person away; whether there was one."""
        mine = (schema.passkeys.c.id == id, schema.passkeys.c.person == person)
        return await self._changes(delete(schema.passkeys).where(*mine))

    # --- the recovery code ---

    async def recovery(self, person: str) -> str | None:
        """The digest of a person's code, if there is one."""
        query = select(schema.people.c.recovery).where(schema.people.c.id == person)
        found = await self._first(query)
        return None if found is None else found["recovery"]

    async def keep_recovery(self, person: str, digest: str | None) -> None:
        """A new code, which ends the old one; or none."""
        where = schema.people.c.id == person
        await self._write(
            lambda to: _do(to, update(schema.people).where(where).values(recovery=digest))
        )

    async def recovered(self, digest: str) -> str | None:
        """Whose code that is."""
        found = await self._first(
            select(schema.people.c.id).where(schema.people.c.recovery == digest)
        )
        return None if found is None else found["id"]

    # --- devices about to join ---

    async def invite(self, arrival: Arrival) -> None:
        """Keep a link for another device; the one before it no longer works."""

        def work(connection: Connection) -> None:
            arrivals = schema.arrivals
            connection.execute(delete(arrivals).where(arrivals.c.person == arrival.person))
            connection.execute(insert(arrivals).values(asdict(arrival)))

        await self._write(work)

    async def arrival(self, **by: str) -> Arrival | None:
        """The arrival with that person, link or claim, if it is not too late."""
        where = [schema.arrivals.c[name] == value for name, value in by.items()]
        found = await self._first(
            select(schema.arrivals).where(*where, schema.arrivals.c.until > time.time())
        )
        return None if found is None else Arrival(**found)

    async def claim(self, link: str, claim: str, name: str, number: int) -> bool:
        """A device follows a link; False when another was quicker or it is too late."""
        arrivals = schema.arrivals.c
        first = (arrivals.link == link, arrivals.claim.is_(None), arrivals.until > time.time())
        values = {"claim": claim, "name": name, "number": number}
        return await self._changes(update(schema.arrivals).where(*first).values(values))

    async def welcome(self, person: str, link: str) -> bool:
        """The person lets the device in that follows the link."""
        arrivals = schema.arrivals.c
        due = (arrivals.person == person, arrivals.link == link, arrivals.claim.is_not(None))
        return await self._changes(update(schema.arrivals).where(*due).values(welcome=True))

    async def end_arrival(self, person: str, link: str) -> bool:
        """Nobody can arrive by that link any more; whether somebody still could."""
        mine = (schema.arrivals.c.person == person, schema.arrivals.c.link == link)
        return await self._changes(delete(schema.arrivals).where(*mine))

    # --- what may be used once ---

    async def spend(self, digest: str) -> bool:
        """Use something up; False when it was used before."""

        def work(connection: Connection) -> None:
            spent, now = schema.spent, time.time()
            connection.execute(delete(spent).where(spent.c.until < now))
            try:
                connection.execute(insert(spent).values(id=digest, until=now + AT_DOOR))
            except IntegrityError:
                raise Spent from None

        try:
            await self._write(work)
        except Spent:
            return False
        return True

    # --- inside ---

    async def _all(self, query: Any) -> list[dict[str, Any]]:
        async with self._reading() as connection:
            return [dict(line) for line in (await connection.execute(query)).mappings()]

    async def _first(self, query: Any) -> dict[str, Any] | None:
        found = await self._all(query)
        return found[0] if found else None

    async def _changes(self, statement: Any) -> bool:
        counted: list[int] = []

        def work(connection: Connection) -> None:
            counted.append(connection.execute(statement).rowcount)

        await self._write(work)
        return counted[-1] > 0


class Spent(Exception):
    """It was used before."""


def forget_devices(connection: Connection, person: str) -> None:
    """Delete every way by which a person is known."""
    for table in (schema.devices, schema.passkeys, schema.arrivals):
        connection.execute(delete(table).where(table.c.person == person))


def _do(connection: Connection, statement: Any) -> None:
    connection.execute(statement)
