"""The tables in memory: read from the store when somebody comes, let go when nobody is left."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress

from bastide.engine import registry
from bastide.engine.messages import BadInput
from bastide.server.live.analyses import Analyses
from bastide.server.live.bots import Bots
from bastide.server.live.distant import DistantThinkers
from bastide.server.live.table import Table
from bastide.server.metrics import Metrics
from bastide.server.model.clocks import DAY, Outage, agree, now
from bastide.server.model.live_game import PIECE, LiveGame, rebuilt
from bastide.server.refusals import Refused
from bastide.server.settings import Settings
from bastide.server.store.databases import Unavailable, is_trouble, reason
from bastide.server.store.lease import BEATS, Elsewhere, Lease
from bastide.server.store.rows import Stored
from bastide.server.store.store import Conflict, Store, can_be
from bastide.server.store.thoughts import Thoughts
from bastide.server.thinking.pool import Thinkers, Thinks
from bastide.server.views import broadcast

log = logging.getLogger("bastide.tables")

ALIVE = "alive"
"""The fact of the last sign of life."""
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
        self.thinkers: Thinks = (
            Thinkers(settings.thinkers)
            if settings.thinkers
            else DistantThinkers(Thoughts(store.engine))
        )
        self.bots = Bots(self.thinkers, settings.bot_pause)
        self.analyses = Analyses(self.thinkers)
        self.open: dict[str, Table] = {}
        self.sockets = 0
        self.outage = Outage(0.0, now())
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._long = asyncio.Lock()
        self._left: set[str] = set()
        """Tables out of memory on which a bot is asked."""
        self._unreadable: set[str] = set()
        """Tables whose journal does not fit the game: only a visitor tries them again."""
        self._noted: set[str] = set()
        """Tables whose trouble is in the log already."""
        self._tasks: list[asyncio.Task[None]] = []
        self.closing = False
        """Whether this process goes, and takes no more tables."""

    async def begin(self) -> None:
        """Start looking after the tables; where a bot was asked it goes on."""
        lease = self.store.lease
        if lease is not None:
            agree(await lease.begin())
            lease.heard = self._read_anew
            self._tasks.append(asyncio.create_task(self._hold(lease)))
        began = now()
        alive = float(await self.store.fact(ALIVE) or 0.0)
        self.outage = Outage(min(alive, began), began)
        self._tasks.append(asyncio.create_task(self._sweep()))

    async def hand_over(self) -> None:
        """Leave all tables to the other processes; who is being answered is answered first."""
        if self.closing:
            return
        self.closing = True
        for task in self._tasks:
            task.cancel()
        self.analyses.end()
        for table in list(self.open.values()):
            async with table.lock:
                self.drop(table)
        if self.store.lease is not None:
            with suppress(Unavailable):
                await self.store.lease.end()

    async def end(self) -> None:
        """Say goodbye to everybody and let the bots go; nothing is lost, all is stored."""
        await self.hand_over()
        await self.thinkers.close()
        with suppress(Unavailable):
            await self._give_sign()

    async def _give_sign(self) -> None:
        """Store that somebody still looks after the tables: until now no time was missed."""
        await self.store.keep_fact(ALIVE, repr(now()))

    async def find(self, id: str) -> Table:
        """The table with that id, from memory or rebuilt; refuses an unknown one."""
        found = self.open.get(id)
        if found is not None:
            return found
        if self.closing:
            raise Elsewhere(id)
        task = self._loading.get(id)
        if task is None:
            task = self._loading[id] = asyncio.create_task(self._load(id))
            task.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(task)

    async def _load(self, id: str) -> Table:
        if self.store.lease is not None and can_be(id):
            await self.store.lease.claim(id)
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
            table = Table(stored, await self._rebuilt(stored), self)
        except Exception as problem:
            if id not in self._unreadable:
                why = {"table": id, "problem": repr(problem)}
                log.error("a journal does not fit its game", extra=why)
            self._unreadable.add(id)
            raise Refused("journal", status=422) from None
        self._unreadable.discard(id)
        if self.closing or (self.store.lease is not None and row.owner != self.store.lease.owner):
            raise Elsewhere(id)
        self.open[id] = table
        self.wake_bot(table)
        return table

    async def _rebuilt(self, stored: Stored) -> LiveGame | None:
        """The game of a table that has begun; those with long journals one after the other."""
        row, chairs, journal = stored.row, stored.chairs, stored.journal
        if row.status == "waiting":
            return None
        if len(journal) <= PIECE:
            return await rebuilt(row, chairs, journal)
        async with self._long:
            return await rebuilt(row, chairs, journal)

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

    def forget(self, id: str) -> None:
        """Let go of a table that was changed in the store."""
        if id in self.open:
            self.drop(self.open[id])

    def hang_up(self, device: str) -> None:
        """Close the lines of a device that was sent away."""
        for table in self.open.values():
            for listener in table.listeners:
                if listener.device == device:
                    listener.hang_up()

    async def remove(self, table: Table) -> None:
        """Delete a table; whoever holds its lock asks for that."""
        try:
            await self.store.remove(table.row.id, table.row.owner)
        except Conflict:
            raise Elsewhere(table.row.id) from None
        finally:
            self.drop(table)

    def wake_bot(self, table: Table) -> None:
        """Let a bot think if it is one's turn; one that thinks already looks again afterwards."""
        if table.waits_for_bot and (_rests(table) or table.bot is asyncio.current_task()):
            table.bot = asyncio.create_task(self.bots.play(table))

    # --- in the background ---

    def _read_anew(self, id: str) -> None:
        """Somebody else has changed or deleted a table."""
        if id in self.open:
            self.drop(self.open[id])

    async def _hold(self, lease: Lease) -> None:
        """Hold the lease; whoever has lost it lets all tables go and begins anew."""
        held = time.monotonic()
        while True:
            await asyncio.sleep(lease.length / BEATS)
            began = time.monotonic()
            try:
                if await lease.renew():
                    held = began
                    continue
                log.warning("the lease is lost; others may have the tables")
                self._let_go()
                agree(await lease.begin())
                held = began
            except Exception as problem:
                if not is_trouble(problem):
                    log.exception("the lease could not be held")
                if self.open and time.monotonic() - held > lease.length:
                    log.error("the database is out of reach: %s", reason(problem))
                    self._let_go()

    def _let_go(self) -> None:
        """Send all viewers where their tables are now."""
        for table in list(self.open.values()):
            self.drop(table)

    async def _sweep(self) -> None:
        fetched = False
        while True:
            try:
                if not fetched:
                    self._left.update(await self.store.left_to_bots())
                    fetched = self.store.lease is None
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
        if any(table.clock.runs for table in self.open.values()):
            await self._give_sign()
        for id in await self.store.results.missing():
            if id not in self._unreadable:
                with self._one_of_many(id):
                    async with self.at(id) as table:
                        await table.keep_result()
        await self._miss_devices()
        limit = time.monotonic() - self.settings.idle_seconds
        for table in list(self.open.values()):
            if table.listeners:
                broadcast.tell_clock(table)
            elif table.idle_since < limit and not table.lock.locked() and _rests(table):
                if self.analyses.runs(table.row.id):
                    continue  # whoever asks again must find it here
                async with table.lock:
                    if self.store.lease is not None:
                        await self.store.lease.give_back(table.row.id)
                    self.drop(table)

    @contextmanager
    def _one_of_many(self, id: str) -> Iterator[None]:
        """Trouble at one table is noted once, and must not keep us from the others."""
        try:
            yield
        except Refused:
            pass  # whoever refuses has said why
        except Exception:
            if id not in self._noted:
                log.exception("a table could not be looked after", extra={"table": id})
            self._noted.add(id)
        else:
            self._noted.discard(id)

    async def _miss_devices(self) -> None:
        """Another process may have sent a device away that listens here."""
        here = {each.device for table in self.open.values() for each in table.listeners} - {""}
        for device in here - await self.store.devices.still(here):
            self.hang_up(device)

    async def _time_is_up(self, id: str) -> None:
        async with self.at(id) as table:
            due = table.clock.due()
            if due is not None and due <= now() and table.row.status == "playing":
                await table.sit_in(table.clock.seat, True)
            elif due is not None:  # whoever is asked is away, or back: the store has it otherwise
                await table.write()

    async def _give_up(self, id: str) -> None:
        """Delete a table that never began, if it still waits and nobody is there."""
        async with self.at(id) as table:
            if table.row.status == "waiting" and not table.listeners:
                await self.remove(table)


def _rests(table: Table) -> bool:
    return table.bot is None or table.bot.done()
