"""The tables in memory: read from the store when somebody comes, let go when nobody is left."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager

from bastide.engine import registry
from bastide.engine.messages import BadInput
from bastide.server.live.bots import Bots
from bastide.server.live.table import Table
from bastide.server.metrics import Metrics
from bastide.server.model.clocks import DAY, now
from bastide.server.refusals import Refused
from bastide.server.settings import Settings
from bastide.server.store.databases import Unavailable
from bastide.server.store.store import Store
from bastide.server.thinking.pool import Thinkers
from bastide.server.views import broadcast

log = logging.getLogger("bastide.tables")

SWEEP = 5.0
"""Seconds between looking for clocks that ran out and tables that nobody visits."""


class Tables:
    """The one way to a table. Whoever wants to change one holds its lock through `at`."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.metrics = Metrics(
            tables=lambda: len(self.open),
            sockets=lambda: self.sockets,
            writes=lambda: store.waiting,
        )
        self.thinkers = Thinkers(settings.thinkers)
        self.bots = Bots(self.thinkers, settings.bot_pause)
        self.open: dict[str, Table] = {}
        self.sockets = 0
        self.began = now()
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._left: set[str] = set()
        """Tables out of memory on which a bot is asked."""
        self._unreadable: set[str] = set()
        """Tables whose journal does not fit the game: only a visitor tries them again."""
        self._noted: set[str] = set()
        """Tables whose trouble is in the log already."""
        self._sweeper: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        """Start looking after the tables; where a bot was asked it goes on."""
        self._sweeper = asyncio.create_task(self._sweep())

    async def end(self) -> None:
        """Say goodbye to everybody and let the bots go; nothing is lost, all is stored."""
        if self._sweeper is not None:
            self._sweeper.cancel()
        for table in list(self.open.values()):
            self.drop(table)
        await self.thinkers.close()

    async def find(self, id: str) -> Table:
        """The table with that id, from memory or rebuilt; refuses an unknown one."""
        found = self.open.get(id)
        if found is not None:
            return found
        task = self._loading.get(id)
        if task is None:
            task = self._loading[id] = asyncio.create_task(self._load(id))
            task.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(task)

    async def _load(self, id: str) -> Table:
        stored = await self.store.load(id)
        if stored is None:
            raise Refused("table", status=404)
        row = stored.row
        try:
            registry.game(row.game).by_rules(row.rules)
        except BadInput:
            if row.status != "waiting":
                self._unreadable.add(id)
                raise Refused("old-rules", status=410) from None
        try:
            table = Table(stored, self)
        except Exception:
            self._unreadable.add(id)
            raise
        self._unreadable.discard(id)
        self.open[id] = table
        self.wake_bot(table)
        return table

    @asynccontextmanager
    async def at(self, id: str) -> AsyncIterator[Table]:
        """The table, which nobody else changes meanwhile."""
        while True:
            table = await self.find(id)
            await table.lock.acquire()
            if not table.gone:
                break
            table.lock.release()
        try:
            yield table
        finally:
            table.lock.release()

    def drop(self, table: Table) -> None:
        """Let go of a table; whoever listens is asked to come again."""
        table.gone = True
        if self.open.get(table.row.id) is table:
            del self.open[table.row.id]
        for listener in table.listeners:
            listener.hang_up()
        if table.bot is None or table.bot.done():
            return
        self._left.add(table.row.id)
        if table.bot is not asyncio.current_task():
            table.bot.cancel()

    async def remove(self, table: Table) -> None:
        """Delete a table; whoever holds its lock asks for that."""
        await self.store.remove(table.row.id)
        self.drop(table)

    def wake_bot(self, table: Table) -> None:
        """Let a bot think if it is one's turn; one that thinks already looks again afterwards."""
        if table.waits_for_bot and (_rests(table) or table.bot is asyncio.current_task()):
            table.bot = asyncio.create_task(self.bots.play(table))

    # --- in the background ---

    async def _sweep(self) -> None:
        fetched = False
        while True:
            try:
                if not fetched:
                    self._left.update(await self.store.left_to_bots())
                    fetched = True
                await self.look_round()
            except Unavailable:
                pass  # the store has said why
            except Exception:
                log.exception("looking after the tables failed")
            await asyncio.sleep(SWEEP)

    async def look_round(self) -> None:
        """Let bots go on, and sit in where time ran out; show clocks, let idle tables go."""
        for id in list(self._left):
            with self._one_of_many(id):
                try:
                    await self.find(id)
                except Unavailable:
                    raise
                except Refused:
                    pass  # it has been deleted
                self._left.discard(id)
        self._left -= self._unreadable
        for id in await self.store.overdue(now()):
            if id not in self._unreadable:
                with self._one_of_many(id):
                    await self._time_is_up(id)
        for id in await self.store.never_begun(now() - self.settings.waiting_days * DAY):
            with self._one_of_many(id):
                await self._give_up(id)
        limit = time.monotonic() - self.settings.idle_seconds
        for table in list(self.open.values()):
            if table.listeners:
                broadcast.tell_clock(table)
            elif table.idle_since < limit and not table.lock.locked() and _rests(table):
                self.drop(table)

    @contextmanager
    def _one_of_many(self, id: str) -> Iterator[None]:
        """Trouble at one table is noted once, and must not keep us from the others."""
        try:
            yield
        except Unavailable:
            pass
        except Exception:
            if id not in self._noted:
                log.exception("a table could not be looked after", extra={"table": id})
            self._noted.add(id)
        else:
            self._noted.discard(id)

    async def _time_is_up(self, id: str) -> None:
        async with self.at(id) as table:
            due = table.clock.due()
            if due is not None and due <= now() and table.row.status == "playing":
                await table.sit_in(table.clock.seat, True)

    async def _give_up(self, id: str) -> None:
        """Delete a table that never began, if it still waits and nobody is there."""
        async with self.at(id) as table:
            if table.row.status == "waiting" and not table.listeners:
                await self.remove(table)


def _rests(table: Table) -> bool:
    return table.bot is None or table.bot.done()
