"""`bastide serve --processes`: they share a port, and are renewed while people play."""

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
from tests.server.test_chaos import Player, Watcher, everybody_sees, new_table, some_moves
from tests.server.test_kill import ROOT, free_port

MANY = 2


@asynccontextmanager
async def serving(database: str, port: int) -> AsyncIterator[asyncio.subprocess.Process]:
    """The command, with several servers that answer."""
    arguments = ("serve", "--database", database, "--port", str(port), "--processes", str(MANY))
    parent = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bastide", *arguments), cwd=ROOT, stdout=asyncio.subprocess.PIPE
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
        watchers: list[Watcher] = [*await new_table([port]), *await new_table([port])]
        tasks = [asyncio.create_task(each.run()) for each in watchers]
        await some_moves(watchers, 5)
        parent.send_signal(signal.SIGHUP)
        async with asyncio.timeout(PATIENCE):
            while len(children(parent.pid) - before) < MANY or children(parent.pid) & before:
                await asyncio.sleep(0.05)
        await some_moves(watchers, 5)
        killed = min(children(parent.pid))
        os.kill(killed, signal.SIGKILL)
        async with asyncio.timeout(PATIENCE):
            while killed in children(parent.pid) or len(children(parent.pid)) < MANY:
                await asyncio.sleep(0.05)
        await some_moves(watchers, 5)
        await everybody_sees(watchers)
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
