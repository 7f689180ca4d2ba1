"""How people wish to be called: their wishes, browsers that take messages, and letters' codes."""

import json
import time
from collections.abc import Callable
from dataclasses import asdict, replace
from typing import Any

from sqlalchemy import Connection, delete, func, insert, select, update

from bastide.server.store import schema
from bastide.server.store.devices import Reading, Writing
from bastide.server.store.outbox import calling_of
from bastide.server.store.rows import Calling, Subscription

_callings, _letters = schema.callings.c, schema.letters.c
MOST_LETTERS = 3
"""Letters of a kind to one person that may be on their way: who asks for more gets none."""


class Callings:
    """Part of the store: it shares its way to the database."""

    def __init__(self, reading: Reading, writing: Writing) -> None:
        self._reading = reading
        self._write = writing

    async def of(self, person: str) -> Calling | None:
        """How that person wishes to be called, if at all."""
        found = await self._all(select(schema.callings).where(_callings.person == person))
        return calling_of(found[0]) if found else None

    async def change(
        self, person: str, lang: str, site: str, how: Callable[[Calling], Calling]
    ) -> None:
        """Change how a person wishes to be called, from what it is or from nothing."""

        def work(connection: Connection) -> None:
            mine = _callings.person == person
            query = select(schema.callings).where(mine).with_for_update()
            line = connection.execute(query).mappings().one_or_none()
            before = Calling(person, lang) if line is None else calling_of(dict(line))
            after = how(replace(before, lang=lang, site=site))
            if after.mail is not None:  # whoever proves an address last has it
                others = (_callings.mail == after.mail, _callings.person != person)
                connection.execute(update(schema.callings).where(*others).values(mail=None))
            values = {**asdict(after), "wishes": json.dumps(after.wishes)}
            if line is None:
                connection.execute(insert(schema.callings).values(values))
            else:
                connection.execute(update(schema.callings).where(mine).values(values))

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

    async def is_hushed(self, person: str, table: str) -> bool:
        """Whether a person wishes to hear nothing of a table."""
        hushed = schema.hushed.c
        query = select(hushed.table_id).where(hushed.person == person, hushed.table_id == table)
        return bool(await self._all(query))

    async def hush(self, person: str, table: str, on: bool) -> None:
        """Say nothing of a table any more, or again."""
        hushed = schema.hushed

        def work(connection: Connection) -> None:
            this = (hushed.c.person == person, hushed.c.table_id == table)
            connection.execute(delete(hushed).where(*this))
            if on:
                connection.execute(insert(hushed).values(person=person, table_id=table))

        await self._write(work)

    # --- codes that are sent by mail ---

    async def by_mail(self, mail: str) -> Calling | None:
        """Whose address that is."""
        found = await self._all(select(schema.callings).where(_callings.mail == mail))
        return calling_of(found[0]) if found else None

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
