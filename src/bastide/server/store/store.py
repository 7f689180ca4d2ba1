"""The one place that reads and writes the database, be it SQLite or PostgreSQL."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import asdict, fields
from typing import Any

from sqlalchemy import Connection, bindparam, delete, func, insert, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bastide.server.store import holders, schema
from bastide.server.store.absences import Absences
from bastide.server.store.batch import Batch, Work
from bastide.server.store.census import Census
from bastide.server.store.contacts import Contacts
from bastide.server.store.databases import engine_for, is_embedded, reaching, writer_for
from bastide.server.store.devices import Devices
from bastide.server.store.lease import NEWS, Lease, owned, within_reach
from bastide.server.store.notes import Notes
from bastide.server.store.outbox import Outbox, note, remove_notifications
from bastide.server.store.results import Results, remove_result
from bastide.server.store.rows import (
    ChairRow,
    Entry,
    Notification,
    Person,
    Stored,
    TableRow,
    chair_of,
    options_of,
    row_of,
    values_of,
)


class Conflict(Exception):
    """Somebody else has written to this table: what is in memory is out of date."""


MONTH = 30 * 86400.0
CHANGING = (
    *("status", "host", "rules", "options", "spectators"),
    *("next", "asked", "due", "changed", "since"),
)
"""What may change about a table once it is set."""
_APPEND = insert(schema.journal)
_UPSERT: dict[str, Callable[[Any], Any]] = {
    "postgresql": postgresql.insert,
    "sqlite": sqlite.insert,
}
_LINE = [schema.journal.c[each.name] for each in fields(Entry)]
PART = 1000
"""Lines of a journal that are read before others have their turn."""
_CHANGE = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("key"))
    .values({name: bindparam(name) for name in CHANGING})
)
_CHANGE_OWN = _CHANGE.where(*owned("me"))
_HOLD = select(schema.tables.c.id).where(schema.tables.c.id == bindparam("key"), *owned("me"))


class Store:
    """Tables, chairs, journals and people. Every method is one transaction, or part of one."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.engine = engine_for(url)
        self._writer = writer_for(url, self.engine)
        self._batch = Batch(self._writer.commit)
        self.census = Census(self._reading)
        self.absences = Absences(self._reading, self._write)
        self.notes = Notes(self._reading, self._write)
        self.devices = Devices(self._reading, self._write)
        self.results = Results(self._reading, self._write)
        self.contacts = Contacts(self._reading, self._write)
        self.outbox = Outbox(self._reading, self._write)
        self.lease: Lease | None = None
        """Among several processes: what says which tables are this one's."""

    @property
    def is_shared(self) -> bool:
        """Whether other processes may work on this database too."""
        return not is_embedded(self.url)

    def join(self, address: str, length: float) -> None:
        """Become one of the processes that share the database, to be reached at that address."""
        self.lease = Lease(self.engine, address, length)

    @property
    def waiting(self) -> int:
        """How many writes have not been carried out yet."""
        return self._batch.waiting

    async def close(self) -> None:
        """Carry out what is waiting and let go of the database."""
        await self._batch.close()
        await self.engine.dispose()
        self._writer.close()

    # --- tables ---

    async def create(
        self, row: TableRow, chairs: Sequence[ChairRow], told: Sequence[Notification] = ()
    ) -> None:
        """Keep a new table, and who is told of it."""
        values = [{"table_id": row.id, **asdict(chair)} for chair in chairs]

        def work(connection: Connection) -> None:
            connection.execute(insert(schema.tables).values(values_of(row)))
            connection.execute(insert(schema.chairs), values)
            note(connection, told)

        await self._write(work)

    async def append(
        self,
        row: TableRow,
        entries: Sequence[Entry],
        chairs: Sequence[ChairRow] = (),
        told: Sequence[Notification] = (),
    ) -> None:
        """Keep new lines of the journal, the table after them and who is told; raises Conflict."""
        lines = [{"table_id": row.id, **vars(entry)} for entry in entries]
        changed = {**{name: getattr(row, name) for name in CHANGING}, "options": options_of(row)}
        seats = [asdict(chair) for chair in chairs]

        def work(connection: Connection) -> None:
            if row.owner is None:
                connection.execute(_CHANGE, {"key": row.id, **changed})
            elif not connection.execute(
                _CHANGE_OWN, {"key": row.id, "me": row.owner, **changed}
            ).rowcount:
                raise Conflict("another process owns the table")
            if lines:
                connection.execute(_APPEND, lines)
            for chair in seats:
                where = (schema.chairs.c.table_id == row.id, schema.chairs.c.seat == chair["seat"])
                connection.execute(update(schema.chairs).where(*where).values(chair))
            note(connection, told)

        await self._write(work)

    async def load(self, table: str) -> Stored | None:
        """A whole table, or None."""
        if not can_be(table):
            return None
        async with self._reading() as connection:
            found = (
                await connection.execute(select(schema.tables).where(schema.tables.c.id == table))
            ).one_or_none()
            if found is None:
                return None
            chairs = await connection.execute(
                select(schema.chairs)
                .where(schema.chairs.c.table_id == table)
                .order_by(schema.chairs.c.seat)
            )
            lines = await connection.execute(
                select(*_LINE)
                .where(schema.journal.c.table_id == table)
                .order_by(schema.journal.c.number)
            )
            stored = Stored(row_of(found._mapping), [chair_of(line._mapping) for line in chairs])
            for part in lines.partitions(PART):
                stored.journal += [Entry(*line) for line in part]
                await asyncio.sleep(0)
        holders = {chair.holder for chair in stored.chairs if chair.holder is not None}
        stored.absences = await self.absences.of(holders)
        return stored

    async def summary(self, table: str) -> Stored | None:
        """A table without its journal, or None."""
        found = await self._summaries(schema.tables.c.id == table, 1) if can_be(table) else []
        return found[0] if found else None

    async def table_by_code(self, code: str) -> str | None:
        """The table with that invitation code."""
        query = select(schema.tables.c.id).where(schema.tables.c.code == code)
        found: str | None = await self._one(query) if can_be(code) else None
        return found

    async def chair_by_link(self, digest: str) -> tuple[str, int, bool] | None:
        """Table and seat of a chair link or a coach link; the last says which it is."""
        chairs = schema.chairs.c
        query = select(chairs.table_id, chairs.seat, chairs.coach_link).where(
            or_(chairs.link == digest, chairs.coach_link == digest)
        )
        async with self._reading() as connection:
            found = (await connection.execute(query)).first()
        return None if found is None else (found[0], found[1], found[2] == digest)

    async def tables_of(self, person: str, most: int = 60) -> list[Stored]:
        """The tables at which somebody sits, the latest first, without their journals."""
        mine = select(schema.chairs.c.table_id).where(schema.chairs.c.holder == person)
        return await self._summaries(schema.tables.c.id.in_(mine), most)

    async def waiting_for(self, person: str, most: int = 60) -> list[Stored]:
        """The tables at which somebody is asked, the longest wait first, without journals."""
        chairs, tables = schema.chairs.c, schema.tables.c
        asked = (chairs.table_id == tables.id) & (chairs.seat == tables.asked)
        mine = select(chairs.table_id).where(asked, chairs.holder == person, ~chairs.stand_in)
        where = (tables.status == "playing") & mine.correlate(schema.tables).exists()
        return await self._summaries(where, most, tables.since)

    async def open_tables(self, most: int = 30) -> list[Stored]:
        """Tables that wait for anybody."""
        free = select(schema.chairs.c.table_id).where(
            schema.chairs.c.kind == "open", schema.chairs.c.holder.is_(None)
        )
        where = (schema.tables.c.status == "waiting") & schema.tables.c.id.in_(free)
        return await self._summaries(where, most)

    async def overdue(self, now: float, most: int = 100) -> list[str]:
        """Tables on which the clock of the seat that is asked has run out.

        They come in any order: those that cannot be helped never stand in the way of the others.
        """
        tables = schema.tables.c
        query = select(tables.id).where(tables.status == "playing", tables.due < now)
        return await self._ids(self._mine(query).order_by(func.random()).limit(most))

    async def never_begun(self, before: float, most: int = 100) -> list[str]:
        """Tables that have waited for people since then, the oldest first."""
        tables = schema.tables.c
        query = select(tables.id).where(tables.status == "waiting", tables.changed < before)
        return await self._ids(self._mine(query).order_by(tables.changed).limit(most))

    async def left_to_bots(self, most: int = 1000) -> list[str]:
        """Tables on which a bot is asked, the latest first; among several processes, nobody's."""
        tables, chairs = schema.tables.c, schema.chairs.c
        of_mover = (chairs.table_id == tables.id) & (chairs.seat == tables.asked)
        query = (
            select(tables.id)
            .join(schema.chairs, of_mover)
            .where(tables.status == "playing", (chairs.kind == "bot") | chairs.stand_in)
        )
        if self.lease is not None:
            query = query.where(within_reach(""))
        return await self._ids(query.order_by(tables.changed.desc()).limit(most))

    async def open_count(self, person: str) -> int:
        """How many tables of that host are not over and were played at within a month."""
        return await self._count(schema.tables.c.host == person)

    async def active_count(self) -> int:
        """How many tables are not over and were played at within a month."""
        return await self._count()

    # --- people and facts ---

    async def person(self, id: str) -> Person | None:
        """Somebody who has been here."""
        people = schema.people.c
        query = select(people.id, people.name, people.operator, people.emblem).where(
            people.id == id
        )
        async with self._reading() as connection:
            found = (await connection.execute(query)).first()
        return None if found is None else Person(*found)

    async def keep_person(self, person: Person) -> None:
        """Keep somebody's name, new or changed."""
        now = time.time()
        values = {
            "name": person.name,
            "operator": person.operator,
            "emblem": person.emblem,
            "seen": now,
        }

        def work(connection: Connection) -> None:
            people = _UPSERT[connection.dialect.name](schema.people)
            people = people.values(id=person.id, created=now, **values)
            by_id = [schema.people.c.id]
            connection.execute(people.on_conflict_do_update(index_elements=by_id, set_=values))

        await self._write(work)

    async def fact(self, name: str) -> str | None:
        """A fact about this server, such as its secret."""
        query = select(schema.facts.c.value).where(schema.facts.c.name == name)
        found: str | None = await self._one(query)
        return found

    async def keep_fact(self, name: str, value: str, anew: bool = True) -> None:
        """Keep a fact, new or changed; or only if there is none of that name."""

        def work(connection: Connection) -> None:
            facts = _UPSERT[connection.dialect.name](schema.facts).values(name=name, value=value)
            by_name = [schema.facts.c.name]
            if anew:
                facts = facts.on_conflict_do_update(index_elements=by_name, set_={"value": value})
            else:
                facts = facts.on_conflict_do_nothing(index_elements=by_name)
            connection.execute(facts)

        await self._write(work)

    async def forget(self, person: str) -> list[str]:
        """Delete what is known about a person; says at which tables. Bots sit in for them.

        A server which still has the person in memory cannot write the old state back.
        """
        touched: list[str] = []

        def work(connection: Connection) -> None:
            touched[:] = holders.forget(connection, person)

        await self._write(work)
        return touched

    async def hand_over(self, guest: str, person: str) -> list[str]:
        """Give the chairs of a guest to a person, but where both sit; says at which tables."""
        touched: list[str] = []

        def work(connection: Connection) -> None:
            touched[:] = holders.hand_over(connection, guest, person)

        await self._write(work)
        return touched

    async def remove(self, table: str, owner: str | None = None) -> None:
        """Delete a table with everything that belongs to it; raises Conflict for no owner of it."""

        def work(connection: Connection) -> None:
            remove_result(connection, table)
            held = {"key": table, "me": owner}
            if owner is not None and not connection.execute(_HOLD.with_for_update(), held).all():
                raise Conflict("another process owns the table")
            for child in (schema.journal, schema.chairs):
                connection.execute(delete(child).where(child.c.table_id == table))
            remove_notifications(connection, table)
            connection.execute(delete(schema.tables).where(schema.tables.c.id == table))
            if owner is None and connection.dialect.name == "postgresql":
                connection.execute(select(func.pg_notify(NEWS, table)))

        await self._write(work)

    # --- inside ---

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        with reaching():
            async with self.engine.connect() as connection:
                yield connection

    async def _write(self, work: Work) -> None:
        with reaching():
            try:
                await self._batch.write(work)
            except IntegrityError as problem:
                raise Conflict(str(problem.orig)) from None

    def _mine(self, query: Any) -> Any:
        """Only what no other process looks after."""
        return query if self.lease is None else query.where(within_reach(self.lease.owner))

    async def _ids(self, query: Any) -> list[str]:
        async with self._reading() as connection:
            return list((await connection.execute(query)).scalars())

    async def _one(self, query: Any) -> Any:
        async with self._reading() as connection:
            return (await connection.execute(query)).scalar()

    async def _count(self, *where: Any) -> int:
        tables = schema.tables.c
        lively = (tables.status != "over", tables.changed > time.time() - MONTH)
        return int(await self._one(select(func.count()).where(*lively, *where)) or 0)

    async def _summaries(self, where: Any, most: int, order: Any = None) -> list[Stored]:
        order = schema.tables.c.changed.desc() if order is None else order
        query = select(schema.tables).where(where).order_by(order)
        async with self._reading() as connection:
            rows = [row_of(line._mapping) for line in await connection.execute(query.limit(most))]
            chairs = await connection.execute(
                select(schema.chairs)
                .where(schema.chairs.c.table_id.in_([row.id for row in rows]))
                .order_by(schema.chairs.c.seat)
            )
            seated: dict[str, list[ChairRow]] = {}
            for line in chairs:
                seated.setdefault(line.table_id, []).append(chair_of(line._mapping))
        return [Stored(row, seated.get(row.id, [])) for row in rows]


def can_be(name: str) -> bool:
    """Whether an id or a code from outside can be one of ours; some text no database takes."""
    return name.isascii() and name.isprintable()
