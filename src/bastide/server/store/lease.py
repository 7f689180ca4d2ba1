"""Several processes on one PostgreSQL: who is here, and who owns which table.

A process has a lease, a row that it renews every second. A table belongs to the process named in
its row, as long as that one's lease runs. Both are looked at by the clock of the database alone,
and every write to a table looks again in its own statement (`owned`): whoever was frozen, cut off
or taken for dead writes nothing more, whatever it believes.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Any

from sqlalchemy import ColumnElement, Select, bindparam, exists, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bastide.server.codes import new_id
from bastide.server.refusals import Refused
from bastide.server.store import schema
from bastide.server.store.databases import reaching

log = logging.getLogger("bastide.lease")

BEATS = 5
"""How often a lease is renewed in its length."""
NEWS = "bastide"
"""The channel on which tables are named that must be read anew."""

_processes = schema.processes.c
_tables = schema.tables.c


class Elsewhere(Refused):
    """Another process owns the table, reached at the address; or this one must let it go."""

    def __init__(self, table: str, owner: str = "", address: str = "") -> None:
        super().__init__("busy", status=503)
        self.table = table
        self.owner = owner
        self.address = address


def runs(process: Any) -> ColumnElement[bool]:
    """Whether the lease of that process runs, by the clock of the database."""
    return exists().where(_processes.id == process, _processes.until > func.now())


def owned(name: str = "owner") -> tuple[ColumnElement[bool], ...]:
    """Whether a row of `tables` belongs to the process of that parameter, and its lease runs."""
    return (_tables.owner == bindparam(name), runs(bindparam(name)))


def within_reach(owner: str) -> ColumnElement[bool]:
    """Whether a table is that process's own, or nobody's."""
    return or_(_tables.owner.is_(None), _tables.owner == owner, ~runs(_tables.owner))


class Lease:
    """The lease of this process, and the one connection over which it is renewed."""

    def __init__(self, engine: AsyncEngine, address: str, length: float) -> None:
        self.length = length
        """Seconds after which a process that has not renewed its lease counts as gone."""
        self._engine = engine
        self._address = address
        self._connection: AsyncConnection | None = None
        self._one_at_a_time = asyncio.Lock()
        self.owner = new_id()
        """Who this process is; after a lease has run out it is somebody else."""
        self.heard: Callable[[str], None] = lambda table: None
        """Told which table must be read anew."""

    async def begin(self) -> float:
        """Take a new lease; says what time it is in the database."""
        self.owner = new_id()
        made = await self._run(
            "INSERT INTO processes (id, address, until)"
            " VALUES ($1, $2, now() + make_interval(secs => $3))"
            " RETURNING extract(epoch FROM clock_timestamp())::float",
            *(self.owner, self._address, self.length),
        )
        await self._run("DELETE FROM processes WHERE until < now() - interval '1 hour'")
        log.info("this process is %s at %s", self.owner, self._address)
        return float(made[0][0])

    async def renew(self) -> bool:
        """Hold the lease for longer; says whether there was one to be held."""
        async with asyncio.timeout(self.length / 2):
            done = await self._run(
                "UPDATE processes SET until = now() + make_interval(secs => $2)"
                " WHERE id = $1 AND until > now() RETURNING id",
                *(self.owner, self.length),
            )
        return bool(done)

    async def end(self) -> None:
        """Give everything back, so that others need not wait."""
        with reaching():
            await self._run("UPDATE tables SET owner = NULL WHERE owner = $1", self.owner)
            await self._run("DELETE FROM processes WHERE id = $1", self.owner)
        await self._hang_up()

    async def claim(self, table: str) -> None:
        """Make a table this process's own; raises Elsewhere while another one has it."""
        with reaching():
            async with self._engine.begin() as connection:
                found = (await connection.execute(_owner_of(table))).one_or_none()
                if found is None or found.owner == self.owner:
                    return
                if found.address is not None:
                    raise Elsewhere(table, found.owner, found.address)
                free = _tables.owner.is_not_distinct_from(found.owner)
                mine = update(schema.tables).values(owner=self.owner)
                mine = mine.where(_tables.id == table, free, runs(self.owner))
                if not (await connection.execute(mine)).rowcount:
                    raise Elsewhere(table)  # somebody was quicker, or this process has no lease

    async def give_back(self, table: str) -> None:
        """Leave a table to whoever wants it next."""
        with reaching():
            async with self._engine.begin() as connection:
                mine = (_tables.id == table, _tables.owner == self.owner)
                await connection.execute(update(schema.tables).where(*mine).values(owner=None))

    async def bury(self, owner: str) -> None:
        """End the lease of a process at whose address nobody answers any more.

        Should it live after all, it writes nothing more and takes a new lease.
        """
        ended = "UPDATE processes SET until = now() WHERE id = $1 AND until > now() RETURNING id"
        if await self._run(ended, owner):
            log.warning("process %s is gone; its tables are free", owner)

    async def _run(self, statement: str, *values: object) -> Any:
        async with self._one_at_a_time:
            try:
                if self._connection is None:
                    self._connection = await self._dial()
                raw = (await self._connection.get_raw_connection()).driver_connection
                return await raw.fetch(statement, *values)  # type: ignore[union-attr]
            except BaseException:
                await self._hang_up()
                raise

    async def _dial(self) -> AsyncConnection:
        connection = await self._engine.connect()
        raw = (await connection.get_raw_connection()).driver_connection
        await raw.add_listener(NEWS, lambda *news: self.heard(news[3]))  # type: ignore[union-attr]
        return connection

    async def _hang_up(self) -> None:
        gone, self._connection = self._connection, None
        if gone is not None:
            await gone.invalidate()
            await gone.close()


def _owner_of(table: str) -> Select[tuple[str | None, str | None]]:
    """Who owns a table, and at which address its process is; no address if it is gone."""
    here = (_processes.id == _tables.owner) & (_processes.until > func.now())
    found = schema.tables.outerjoin(schema.processes, here)
    return select(_tables.owner, _processes.address).select_from(found).where(_tables.id == table)
