"""How people wish to be told: their wishes, browsers that take messages, and letters' codes."""

import json
import time
from collections.abc import Callable
from dataclasses import asdict, replace
from typing import Any

from sqlalchemy import Connection, delete, func, insert, select, update

from bastide.server.store import schema
from bastide.server.store.devices import Reading, Writing
from bastide.server.store.outbox import contact_of
from bastide.server.store.rows import Contact, Subscription

_contacts, _letters = schema.contacts.c, schema.letters.c
MOST_LETTERS = 3
"""Letters of a kind to one person that may be on their way: who asks for more gets none."""


class Contacts:
    """Part of the store: it shares its way to the database."""

    def __init__(self, reading: Reading, writing: Writing) -> None:
        self._reading = reading
        self._write = writing

    async def of(self, person: str) -> Contact | None:
        """How that person wishes to be told, if at all."""
        found = await self._all(select(schema.contacts).where(_contacts.person == person))
        return contact_of(found[0]) if found else None

    async def change(
        self, person: str, lang: str, site: str, how: Callable[[Contact], Contact]
    ) -> None:
        """Change how a person wishes to be told, from what it is or from nothing."""

        def work(connection: Connection) -> None:
            mine = _contacts.person == person
            query = select(schema.contacts).where(mine).with_for_update()
            line = connection.execute(query).mappings().one_or_none()
            before = Contact(person, lang) if line is None else contact_of(dict(line))
            after = how(replace(before, lang=lang, site=site))
            if after.mail is not None:  # whoever proves an address last has it
                others = (_contacts.mail == after.mail, _contacts.person != person)
                connection.execute(update(schema.contacts).where(*others).values(mail=None))
            values = {**asdict(after), "wishes": json.dumps(after.wishes)}
            if line is None:
                connection.execute(insert(schema.contacts).values(values))
            else:
                connection.execute(update(schema.contacts).where(mine).values(values))

        await self._write(work)

    # --- browsers that are pushed ---

    async def subscriptions(self, person: str) -> list[Subscription]:
        """The browsers of a person that take messages."""
        query = select(schema.subscriptions).where(schema.subscriptions.c.person == person)
        found = await self._all(query.order_by(schema.subscriptions.c.created))
        return [Subscription(**each) for each in found]

    async def subscribe(self, subscription: Subscription) -> None:
        """A browser takes messages from now on; one device has one subscription."""
        each = schema.subscriptions.c

        def work(connection: Connection) -> None:
            same = (each.device == subscription.device) | (each.id == subscription.id)
            connection.execute(delete(schema.subscriptions).where(same))
            connection.execute(insert(schema.subscriptions).values(asdict(subscription)))

        await self._write(work)

    async def unsubscribe(self, **by: str) -> None:
        """The browser with that id or device takes no more messages."""
        where = [schema.subscriptions.c[name] == value for name, value in by.items()]
        await self._write(lambda to: _do(to, delete(schema.subscriptions).where(*where)))

    # --- tables of which nothing is said ---

    async def is_muted(self, person: str, table: str) -> bool:
        """Whether a person wishes to hear nothing of a table."""
        muted = schema.muted.c
        query = select(muted.table_id).where(muted.person == person, muted.table_id == table)
        return bool(await self._all(query))

    async def mute(self, person: str, table: str, on: bool) -> None:
        """Say nothing of a table any more, or again."""
        muted = schema.muted

        def work(connection: Connection) -> None:
            this = (muted.c.person == person, muted.c.table_id == table)
            connection.execute(delete(muted).where(*this))
            if on:
                connection.execute(insert(muted).values(person=person, table_id=table))

        await self._write(work)

    # --- codes that are sent by mail ---

    async def by_mail(self, mail: str) -> Contact | None:
        """Whose address that is."""
        found = await self._all(select(schema.contacts).where(_contacts.mail == mail))
        return contact_of(found[0]) if found else None

    async def write_letter(
        self, digest: str, person: str, purpose: str, mail: str, until: float
    ) -> bool:
        """Keep the digest of a code that is sent; False when too many are on their way."""
        done: list[bool] = []

        def work(connection: Connection) -> None:
            connection.execute(delete(schema.letters).where(_letters.until < time.time()))
            under_way = select(func.count()).where(
                _letters.person == person, _letters.purpose == purpose
            )
            done.append(connection.execute(under_way).scalar_one() < MOST_LETTERS)
            if done[-1]:
                values = {"id": digest, "person": person, "purpose": purpose}
                connection.execute(insert(schema.letters).values(**values, mail=mail, until=until))

        await self._write(work)
        return done[-1]

    async def open_letter(self, digest: str, purpose: str) -> tuple[str, str] | None:
        """Whose code that is and to which address it went; it works once."""
        found: list[tuple[str, str]] = []
        this = (_letters.id == digest, _letters.purpose == purpose)

        def work(connection: Connection) -> None:
            good = select(_letters.person, _letters.mail).where(*this, _letters.until > time.time())
            lines = connection.execute(good.with_for_update()).all()
            found[:] = [(line[0], line[1]) for line in lines]
            connection.execute(delete(schema.letters).where(*this))

        await self._write(work)
        return found[0] if found else None

    async def _all(self, query: Any) -> list[dict[str, Any]]:
        async with self._reading() as connection:
            return [dict(line) for line in (await connection.execute(query)).mappings()]


def _do(connection: Connection, statement: Any) -> None:
    connection.execute(statement)
