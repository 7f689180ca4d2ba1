"""One owner per table: whatever happens in between, no two processes ever both write."""

import asyncio
import contextlib
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    rule,
    run_state_machine_as_test,
)
from hypothesis.strategies import sampled_from

from bastide.server.store import migrate
from bastide.server.store.lease import Elsewhere
from bastide.server.store.rows import Entry, Stored
from bastide.server.store.store import Conflict, Store
from tests.limits import PATIENCE, WHOLE
from tests.server.test_store import CHAIRS, row

OWNERS = (0, 1)


class Process:
    """A process as the database sees it, with what it believes of the table."""

    def __init__(self, url: str, number: int) -> None:
        self.store = Store(url)
        self.store.join(f"process:{number}", PATIENCE)
        assert self.store.lease is not None
        self.lease = self.store.lease
        self.table: Stored | None = None
        """The table as it has it in memory; frozen, it keeps that whatever others do."""


class OneOwner(RuleBasedStateMachine):
    """Two processes claim, write, are taken for dead, wake up, go and come, in any order."""

    url = ""

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.processes = [Process(self.url, number) for number in OWNERS]
        self.written = 0

    def run(self, work: Any) -> Any:
        return self.loop.run_until_complete(work)

    @initialize()
    def begin(self) -> None:
        async def fresh() -> None:
            await self.processes[0].store.remove("t1")
            await self.processes[0].store.create(row(), CHAIRS)
            for process in self.processes:
                await process.lease.begin()

        self.run(fresh())

    @rule(number=sampled_from(OWNERS))
    def claim(self, number: int) -> None:
        """It reads the table into its memory, if nobody else has it."""
        process = self.processes[number]

        async def load() -> Stored | None:
            await process.lease.claim("t1")
            return await process.store.load("t1")

        with contextlib.suppress(Elsewhere):
            process.table = self.run(load())

    @rule(number=sampled_from(OWNERS))
    def write(self, number: int) -> None:
        """It writes the next line as it knows it; what it has in memory may be long out of date."""
        process = self.processes[number]
        if process.table is None:
            return
        entry = Entry(len(process.table.journal) + 1, "act", 1.0, act=number)
        try:
            self.run(process.store.append(process.table.row, [entry]))
        except Conflict:
            process.table = None
            return
        process.table.journal.append(entry)
        self.written += 1
        held = self.run(process.store.load("t1"))
        assert held.row.owner == process.table.row.owner == process.lease.owner

    @rule(number=sampled_from(OWNERS))
    def bury(self, number: int) -> None:
        """The other takes it for dead; it may live, and knows nothing of that."""
        self.run(self.processes[1 - number].lease.bury(self.processes[number].lease.owner))

    @rule(number=sampled_from(OWNERS))
    def wake(self, number: int) -> None:
        """It tries to hold its lease; whoever has lost it begins anew, and may forget to forget."""
        process = self.processes[number]
        if not self.run(process.lease.renew()):
            self.run(process.lease.begin())

    @rule(number=sampled_from(OWNERS))
    def give_back(self, number: int) -> None:
        """It lets the table go, and others may have it."""
        process = self.processes[number]
        self.run(process.lease.give_back("t1"))

    @rule(number=sampled_from(OWNERS))
    def go(self, number: int) -> None:
        """It goes in order, and another takes its place; what it still writes is late."""
        process = self.processes[number]
        self.run(process.lease.end())
        self.run(process.lease.begin())

    @invariant()
    def nothing_is_lost_or_doubled(self) -> None:
        stored = self.run(self.processes[0].store.load("t1"))
        if stored is not None:
            assert [entry.number for entry in stored.journal] == list(range(1, self.written + 1))

    def teardown(self) -> None:
        for process in self.processes:
            self.run(process.lease.end())
            self.run(process.store.close())
        self.loop.close()


def test_no_two_owners_both_write(shared: str) -> None:
    store = Store(shared)

    async def upgrade() -> None:
        await migrate.upgrade(store.engine)
        await store.close()

    asyncio.run(upgrade())

    class Here(OneOwner):
        url = shared

    run_state_machine_as_test(
        Here,
        settings=settings(
            max_examples=300 if WHOLE else 8,
            stateful_step_count=40 if WHOLE else 20,
            deadline=None,
            suppress_health_check=list(HealthCheck),
        ),
    )
