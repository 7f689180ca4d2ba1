"""Bots think elsewhere: for everybody in turn, once each, and whatever becomes of a worker."""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from sqlalchemy import text

from bastide.engine import registry
from bastide.server.live.distant import needs, work
from bastide.server.store import migrate
from bastide.server.store.store import Store
from bastide.server.store.thoughts import TRIES, Thoughts, Wanted
from tests.limits import PATIENCE
from tests.server.house import house, in_loop, quick
from tests.server.test_kill import ROOT


@asynccontextmanager
async def waiting(database: str) -> AsyncIterator[Thoughts]:
    """Where thoughts wait."""
    store = Store(database)
    await migrate.upgrade(store.engine)
    yield Thoughts(store.engine)
    await store.close()


def wanted(thought: str, **more: Any) -> Wanted:
    facts = {"needs": "here", "people": True, "watched": True, "household": "h", "table": "t"}
    return Wanted(thought, **{**facts, **more})


async def order(thoughts: Thoughts) -> list[str]:
    """In which order a worker takes all that waits."""
    taken: list[str] = []
    while (found := await thoughts.take(["here"], PATIENCE)) is not None:
        taken.append(found[1])
    return taken


async def ids(thoughts: Thoughts) -> set[str]:
    """All thoughts that lie there."""
    async with thoughts._engine.connect() as connection:
        return set((await connection.execute(text("SELECT id FROM thoughts"))).scalars())


@in_loop
async def test_people_come_first_then_who_is_watched_then_everybody_in_turn(shared: str) -> None:
    async with waiting(shared) as thoughts:
        await thoughts.put(wanted("bots", people=False))
        await thoughts.put(wanted("alone", watched=False))
        for number in range(3):
            await thoughts.put(wanted(f"greedy {number}", household="greedy", table=str(number)))
        for name in ("anna", "bruno"):
            await thoughts.put(wanted(name, household=name, table=name))
        await thoughts.put(wanted("foreign", needs="other weights"))
        assert await order(thoughts) == [
            *("greedy 0", "anna", "bruno", "greedy 1", "greedy 2", "alone", "bots")
        ]


@in_loop
async def test_two_workers_never_think_the_same(shared: str) -> None:
    async with waiting(shared) as thoughts:
        for number in range(20):
            await thoughts.put(wanted(str(number), table=str(number)))
        taken = await asyncio.gather(*(order(thoughts) for _ in range(4)))
        assert sorted(int(each) for one in taken for each in one) == list(range(20))


@in_loop
async def test_a_thought_of_a_dead_worker_is_taken_again_but_not_for_ever(shared: str) -> None:
    async with waiting(shared) as thoughts:
        id = await thoughts.put(wanted("hard"))
        for _ in range(TRIES):
            assert await thoughts.answers([id]) == {}
            assert await thoughts.take(["here"], 0.0) == (id, "hard")
        assert await thoughts.take(["here"], 0.0) is None
        assert await thoughts.answers([id]) == {id: None}
        id = await thoughts.put(wanted("given back"))
        for _ in range(2 * TRIES):
            assert await thoughts.take(["here"], PATIENCE) == (id, "given back")
            await thoughts.give_back(id)
        await thoughts.done(id, "7")
        assert await thoughts.answers([id]) == {id: "7"}
        assert await thoughts.answers([id]) == {}


def test_a_worker_must_be_made_of_the_same() -> None:
    kinds = {needs(game.name, game.rules_version) for game in registry.games()}
    assert len(kinds) == len(registry.games())
    assert len({kind.split()[2] for kind in kinds}) > 1


async def worker(database: str) -> asyncio.subprocess.Process:
    """`bastide think`, ready."""
    arguments = ("think", "--database", database, "--workers", "1")
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bastide", *arguments), cwd=ROOT, stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    async with asyncio.timeout(PATIENCE):
        assert await process.stdout.readline()
    return process


@in_loop
async def test_a_worker_deletes_what_the_dead_have_left(shared: str) -> None:
    async with waiting(shared) as thoughts:
        left = await thoughts.put(wanted("old", needs="other weights"))
        young = await thoughts.put(wanted("young", needs="other weights"))
        async with thoughts._engine.begin() as connection:
            made = text("UPDATE thoughts SET made = now() - interval '2 hours' WHERE id = :id")
            await connection.execute(made, {"id": left})
        working = asyncio.create_task(work(thoughts, 1))
        async with asyncio.timeout(PATIENCE):
            while (there := await ids(thoughts)) != {young}:
                assert there == {left, young}
                await asyncio.sleep(0.01)
        working.cancel()
        await asyncio.gather(working, return_exceptions=True)


@pytest.mark.parametrize("end", [signal.SIGTERM, signal.SIGKILL])
@in_loop
async def test_bots_play_wherever_they_think_and_go_on_when_a_worker_goes(
    shared: str, end: signal.Signals
) -> None:
    async with house(quick(shared, thinkers=0)) as server, server.visitor() as anna:
        table = await anna.create()
        one = await worker(shared)
        async with anna.line(table) as line:
            for _ in range(2):
                await line.turn()
                await line.answer()
            os.kill(one.pid, end)
            await one.wait()
            two = await worker(shared)
            for _ in range(2):
                await line.turn()
                await line.answer()
        two.terminate()
        assert await two.wait() == 0
