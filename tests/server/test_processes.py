"""`bastide serve --processes`: they share a port, and are renewed while people play.

`BASTIDE_RENEW="4 500 20" pytest -s -n 0 tests/server/test_processes.py` renews four with 500 tables
at which somebody moves every 20 seconds, and says how long viewers waited.
"""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

from bastide.cli.serve import serve
from bastide.cli.voice import Voice
from bastide.engine.messages import BadInput
from tests.limits import PATIENCE
from tests.server.house import in_loop
from tests.server.test_chaos import (
    Player,
    Watcher,
    everybody_sees,
    new_table,
    some_moves,
    summary,
)
from tests.server.test_kill import ROOT, free_port

MANY, TABLES, PAUSE = map(float, os.environ.get("BASTIDE_RENEW", "2 2 0.05").split())


UNLIMITED = """
import sys
from bastide.server.processes import Processes, bound
from tests.server.house import quick

database, port, count = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
started = lambda: print(port, flush=True)
Processes(quick(database, lease=4.0), bound("127.0.0.1", port), count).run(started)
"""
"""The same without limits per address, for so many visitors from one."""


@asynccontextmanager
async def serving(database: str, port: int) -> AsyncIterator[asyncio.subprocess.Process]:
    """The command, with several servers that answer."""
    count = f"{MANY:.0f}"
    command = ["-m", "bastide", "serve", "--database", database, "--port", str(port)]
    command += ["--processes", count]
    if "BASTIDE_RENEW" in os.environ:
        command = ["-c", UNLIMITED, database, str(port), count]
    parent = await asyncio.create_subprocess_exec(
        sys.executable, *command, cwd=ROOT, stdout=asyncio.subprocess.PIPE
    )
    assert parent.stdout is not None
    try:
        async with asyncio.timeout(PATIENCE):
            assert str(port).encode() in await parent.stdout.readline()
        yield parent
    finally:
        parent.send_signal(signal.SIGTERM)
        async with asyncio.timeout(PATIENCE):
            assert await parent.wait() in (0, -signal.SIGTERM)


def children(parent: int) -> set[int]:
    """The servers that a parent has now."""
    found: set[int] = set()
    for each in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = each.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[1]) == parent and fields[0] != "Z":
            found.add(int(each.parent.name))
    return found


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
@in_loop
async def test_servers_are_renewed_one_by_one_while_people_play(shared: str) -> None:
    port = free_port()
    async with serving(shared, port) as parent:
        before = children(parent.pid)
        assert len(before) == MANY
        watchers: list[Watcher] = []
        for _ in range(int(TABLES)):
            watchers += await new_table([port], PAUSE)
        tasks = [asyncio.create_task(each.run()) for each in watchers]
        await some_moves(watchers, 5)
        await everybody_sees(watchers, tasks)
        known = [len(each.waits) for each in watchers]
        parent.send_signal(signal.SIGHUP)
        async with asyncio.timeout(PATIENCE):
            while len(children(parent.pid) - before) < MANY or children(parent.pid) & before:
                await asyncio.sleep(0.05)
        await some_moves(watchers, 5)
        await everybody_sees(watchers, tasks)
        renewed = [
            wait for each, at in zip(watchers, known, strict=True) for wait in each.waits[at:]
        ]
        print(summary({"renewed": renewed}))
        assert [each for each in watchers if isinstance(each, Player) and each.refused] == []
        killed = min(children(parent.pid))
        os.kill(killed, signal.SIGKILL)
        async with asyncio.timeout(PATIENCE):
            while killed in children(parent.pid) or len(children(parent.pid)) < MANY:
                await asyncio.sleep(0.05)
        await some_moves(watchers, 5)
        await everybody_sees(watchers, tasks)
        assert [task.result() for task in tasks if task.done()] == []
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert all(isinstance(each, Player) or each.revision for each in watchers)
    async with httpx.AsyncClient() as http:
        with pytest.raises(httpx.TransportError):
            await http.get(f"http://127.0.0.1:{port}/healthz")


@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        ({"processes": 2, "database": "sqlite:///never.db"}, "PostgreSQL"),
        ({"reach": ":7400"}, "other servers"),
        ({"reach": "here:port"}, "other servers"),
    ],
)
def test_what_cannot_be_is_said_in_one_sentence(wish: dict[str, Any], reason: str) -> None:
    context: Any = SimpleNamespace(obj=Voice("en"))
    with pytest.raises(BadInput, match=reason):
        serve(context, **wish)
