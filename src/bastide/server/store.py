"""The one place that reads and writes the database, be it SQLite or PostgreSQL."""

import asyncio
import json
import time
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict
from typing import Any

from sqlalchemy import (
    Connection,
    Engine,
    bindparam,
    create_engine,
    delete,
    event,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from bastide.server import schema
from bastide.server.batch import Batch, Commit, Work
from bastide.server.rows import ChairRow, Entry, Person, Stored, TableRow


class Conflict(Exception):
    """Somebody else has written to this table: what is in memory is out of date."""


def address(url: str) -> str:
    """The address with the driver that this program uses."""
    found = make_url(url)
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
    name = found.drivername.split("+")[0].replace("postgres", "postgresql", 1)
    name = "postgresql" if name.startswith("postgresql") else name
    if name not in drivers:
        raise ValueError(f"The database '{name}' is not known; use sqlite or postgresql.")
    return found.set(drivername=drivers[name]).render_as_string(hide_password=False)


def engine_for(url: str) -> AsyncEngine:
    """Connections to the database, set up for safety."""
    if not is_embedded(url):
        return create_async_engine(address(url), pool_size=8, max_overflow=4, pool_pre_ping=True)
    engine = create_async_engine(address(url), connect_args={"timeout": 20})
    _make_safe(engine.sync_engine)
    return engine


def is_embedded(url: str) -> bool:
    """Whether the database is a file of this machine."""
    return address(url).startswith("sqlite")


def _make_safe(engine: Engine) -> None:
    def prepare(connection: Any, record: object) -> None:
        cursor = connection.cursor()
        # FULL: what was acknowledged survives a loss of power, not only of the process.
        for line in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {line}")
        cursor.close()

    event.listen(engine, "connect", prepare)


def committer(url: str, engine: AsyncEngine) -> Commit:
    """How several writes are carried out in one transaction.

    An embedded database is written to by one thread, in one go: aiosqlite would change threads
    for every statement, and on a busy machine each change costs more than the statement.
    """
    if not is_embedded(url):

        async def commit(works: list[Work]) -> None:
            async with engine.begin() as connection:
                await connection.run_sync(lambda sync: _each(sync, works))

        return commit

    writer = create_engine(url.replace("+aiosqlite", ""), connect_args={"timeout": 20})
    _make_safe(writer)
    thread = ThreadPoolExecutor(1, "bastide-store")

    def carry_out(works: list[Work]) -> None:
        with writer.begin() as connection:
            _each(connection, works)

    async def commit_in_thread(works: list[Work]) -> None:
        await asyncio.get_running_loop().run_in_executor(thread, carry_out, works)

    return commit_in_thread


def _each(connection: Connection, works: list[Work]) -> None:
    for work in works:
        work(connection)


CHANGING = ("status", "host", "rules", "next", "asked", "due", "changed")
"""What may change about a table once it is set."""
_APPEND = insert(schema.journal)
_CHANGE = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("key"))
    .values({name: bindparam(name) for name in CHANGING})
)


class Store:
    """Tables, chairs, journals and people. Every method is one transaction, or part of one."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.engine = engine_for(url)
        self._batch = Batch(committer(url, self.engine))

    @property
    def waiting(self) -> int:
        """How many writes have not been carried out yet."""
        return self._batch.waiting

    async def close(self) -> None:
        """Carry out what is waiting and let go of the database."""
        await self._batch.close()
        await self.engine.dispose()

    # --- tables ---

    async def create(self, row: TableRow, chairs: Sequence[ChairRow]) -> None:
        """Keep a new table."""
        values = [{"table_id": row.id, **asdict(chair)} for chair in chairs]

        def work(connection: Connection) -> None:
            connection.execute(insert(schema.tables).values(_table(row)))
            connection.execute(insert(schema.chairs), values)

        await self._write(work)

    async def append(
        self, row: TableRow, entries: Sequence[Entry], chairs: Sequence[ChairRow] = ()
    ) -> None:
        """Keep new lines of the journal with the table as it is after them; raises Conflict."""
        lines = [{"table_id": row.id, **vars(entry)} for entry in entries]
        changed = {name: getattr(row, name) for name in CHANGING}
        seats = [asdict(chair) for chair in chairs]

        def work(connection: Connection) -> None:
            if lines:
                connection.execute(_APPEND, lines)
            connection.execute(_CHANGE, {"key": row.id, **changed})
            for chair in seats:
                where = (schema.chairs.c.table_id == row.id, schema.chairs.c.seat == chair["seat"])
                connection.execute(update(schema.chairs).where(*where).values(chair))

        await self._write(work)

    async def load(self, table: str) -> Stored | None:
        """A whole table, or None."""
        async with self.engine.connect() as connection:
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
                select(schema.journal)
                .where(schema.journal.c.table_id == table)
                .order_by(schema.journal.c.number)
            )
            return Stored(
                _row(found._mapping),
                [_chair(line._mapping) for line in chairs],
                [_entry(line._mapping) for line in lines],
            )

    async def table_by_code(self, code: str) -> str | None:
        """The table with that invitation code."""
        query = select(schema.tables.c.id).where(schema.tables.c.code == code)
        found: str | None = await self._one(query)
        return found

    async def chair_by_link(self, digest: str) -> tuple[str, int, bool] | None:
        """Table and seat of a chair link or a coach link; the last says which it is."""
        chairs = schema.chairs.c
        query = select(chairs.table_id, chairs.seat, chairs.coach_link).where(
            or_(chairs.link == digest, chairs.coach_link == digest)
        )
        async with self.engine.connect() as connection:
            found = (await connection.execute(query)).first()
        return None if found is None else (found[0], found[1], found[2] == digest)

    async def tables_of(self, person: str, most: int = 30) -> list[Stored]:
        """The tables at which somebody sits, the latest first, without their journals."""
        mine = select(schema.chairs.c.table_id).where(schema.chairs.c.holder == person)
        return await self._slips(schema.tables.c.id.in_(mine), most)

    async def open_tables(self, most: int = 30) -> list[Stored]:
        """Tables that wait for anybody."""
        free = select(schema.chairs.c.table_id).where(
            schema.chairs.c.kind == "open", schema.chairs.c.holder.is_(None)
        )
        where = (schema.tables.c.status == "waiting") & schema.tables.c.id.in_(free)
        return await self._slips(where, most)

    async def overdue(self, now: float, most: int = 100) -> list[str]:
        """Tables on which the clock of the seat that is asked has run out."""
        tables = schema.tables.c
        query = select(tables.id).where(tables.status == "playing", tables.due < now).limit(most)
        async with self.engine.connect() as connection:
            return [line[0] for line in await connection.execute(query)]

    async def open_count(self, person: str) -> int:
        """How many tables of that host are not over."""
        tables = schema.tables.c
        query = select(func.count()).where(tables.host == person, tables.status != "over")
        return int(await self._one(query) or 0)

    # --- people and facts ---

    async def person(self, id: str) -> Person | None:
        """Somebody who has been here."""
        people = schema.people.c
        query = select(people.id, people.name, people.operator).where(people.id == id)
        async with self.engine.connect() as connection:
            found = (await connection.execute(query)).first()
        return None if found is None else Person(*found)

    async def keep_person(self, person: Person) -> None:
        """Keep somebody's name, new or changed."""
        now = time.time()
        values = {"name": person.name, "operator": person.operator, "seen": now}

        def work(connection: Connection) -> None:
            where = schema.people.c.id == person.id
            if connection.execute(update(schema.people).where(where).values(values)).rowcount == 0:
                connection.execute(
                    insert(schema.people).values(id=person.id, created=now, **values)
                )

        await self._write(work)

    async def fact(self, name: str) -> str | None:
        """A fact about this server, such as its secret."""
        query = select(schema.facts.c.value).where(schema.facts.c.name == name)
        found: str | None = await self._one(query)
        return found

    async def keep_fact(self, name: str, value: str) -> None:
        """Keep a fact, new or changed."""

        def work(connection: Connection) -> None:
            connection.execute(delete(schema.facts).where(schema.facts.c.name == name))
            connection.execute(insert(schema.facts).values(name=name, value=value))

        await self._write(work)

    async def counts(self) -> dict[str, int]:
        """How many tables are in each state, and how many people have been here."""
        tables = schema.tables.c
        async with self.engine.connect() as connection:
            query = select(tables.status, func.count()).group_by(tables.status)
            found = {line[0]: int(line[1]) for line in await connection.execute(query)}
            people = await connection.execute(select(func.count()).select_from(schema.people))
        return {**found, "people": int(people.scalar_one())}

    async def forget(self, person: str) -> int:
        """Delete what is known about a person; their chairs and words become nobody's."""
        counted: list[int] = []

        def work(connection: Connection) -> None:
            chairs, journal = schema.chairs, schema.journal
            held = connection.execute(
                select(chairs.c.table_id, chairs.c.seat).where(chairs.c.holder == person)
            ).all()
            for table, seat in held:
                said = (journal.c.table_id == table, journal.c.seat == seat)
                connection.execute(
                    update(journal).where(*said, journal.c.kind == "chat").values(body="{}")
                )
            blank = {"name": "-", "holder": None, "coach": None}
            connection.execute(update(chairs).where(chairs.c.holder == person).values(blank))
            connection.execute(update(chairs).where(chairs.c.coach == person).values(coach=None))
            connection.execute(
                update(schema.tables).where(schema.tables.c.host == person).values(host="")
            )
            connection.execute(delete(schema.people).where(schema.people.c.id == person))
            counted.append(len(held))

        await self._write(work)
        return counted[-1]

    async def remove(self, table: str) -> None:
        """Delete a table with everything that belongs to it."""

        def work(connection: Connection) -> None:
            for child in (schema.journal, schema.chairs):
                connection.execute(delete(child).where(child.c.table_id == table))
            connection.execute(delete(schema.tables).where(schema.tables.c.id == table))

        await self._write(work)

    async def all_tables(self, most: int = 1000) -> list[TableRow]:
        """Every table, the latest first, for the operator."""
        query = select(schema.tables).order_by(schema.tables.c.changed.desc()).limit(most)
        async with self.engine.connect() as connection:
            return [_row(line._mapping) for line in await connection.execute(query)]

    # --- inside ---

    async def _write(self, work: Work) -> None:
        try:
            await self._batch.write(work)
        except IntegrityError as problem:
            raise Conflict(str(problem.orig)) from None

    async def _one(self, query: Any) -> Any:
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).scalar()

    async def _slips(self, where: Any, most: int) -> list[Stored]:
        query = select(schema.tables).where(where).order_by(schema.tables.c.changed.desc())
        async with self.engine.connect() as connection:
            rows = [_row(line._mapping) for line in await connection.execute(query.limit(most))]
            chairs = await connection.execute(
                select(schema.chairs)
                .where(schema.chairs.c.table_id.in_([row.id for row in rows]))
                .order_by(schema.chairs.c.seat)
            )
            seated: dict[str, list[ChairRow]] = {}
            for line in chairs:
                seated.setdefault(line.table_id, []).append(_chair(line._mapping))
        return [Stored(row, seated.get(row.id, [])) for row in rows]


def _table(row: TableRow) -> dict[str, Any]:
    return {**asdict(row), "options": json.dumps(row.options), "seed": str(row.seed)}


def _row(line: Mapping[Any, Any]) -> TableRow:
    values = dict(line)
    return TableRow(
        **{**values, "options": json.loads(values["options"]), "seed": int(values["seed"])}
    )


def _chair(line: Mapping[Any, Any]) -> ChairRow:
    return ChairRow(**{key: value for key, value in line.items() if key != "table_id"})


def _entry(line: Mapping[Any, Any]) -> Entry:
    return Entry(**{key: value for key, value in line.items() if key != "table_id"})
