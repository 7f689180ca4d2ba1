"""Several processes on one PostgreSQL that are killed, frozen and cut off while people play.

Nothing that was acknowledged is lost, nothing is doubled, and everybody has the right board again.
`scripts/chaos KILLS FREEZES CUTS` does as much of it as you like, and says how long that took.
"""

import asyncio
import contextlib
import os
import random
import signal
import sys
import time
from collections import defaultdict
from dataclasses import dataclass, field
from typing import Any

import httpx
from sqlalchemy.engine import make_url
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from bastide.server.model.live_game import rebuilt
from bastide.server.store.store import Store
from tests.limits import PATIENCE
from tests.server.house import Line, Visitor, in_loop
from tests.server.test_kill import ROOT, Mortal, free_port

KILLS, FREEZES, CUTS = map(int, os.environ.get("BASTIDE_CHAOS", "3 1 1").split())
PROCESSES, TABLES = 3, 8
LEASE = 4.0
NOTICED = 1.5
"""Seconds after which a page that hears nothing on its line dials anew."""
WAITS = 0.1


@dataclass
class Watcher:
    """A page: it keeps its line to any of the servers, and remembers what it was shown."""

    ports: list[int]
    cookie: str
    table: str
    event: int = -1
    revision: int = 0
    since: float = 0.0
    """When its line broke; 0 while it stands."""
    waits: list[float] = field(default_factory=list)
    """How long it was without a right board, each time."""

    async def run(self) -> None:
        """Until it is cancelled."""
        while True:
            with contextlib.suppress(OSError, WebSocketException, TimeoutError):
                await self.look(random.choice(self.ports))
            self.since = self.since or time.monotonic()
            await asyncio.sleep(random.uniform(0, 2 * WAITS))

    async def look(self, port: int) -> None:
        query = f"?after={self.event}" if self.event >= 0 else ""
        address = f"ws://127.0.0.1:{port}/ws/table/{self.table}{query}"
        cookie = {"cookie": self.cookie} if self.cookie else {}
        async with connect(
            address,
            additional_headers=cookie,
            open_timeout=5,
            ping_interval=NOTICED / 2,
            ping_timeout=NOTICED / 2,
            close_timeout=0.1,
            max_size=None,
        ) as socket:
            line = Line(socket)
            line.now["log"] = []
            while "revision" not in line.now:
                await line.hear()
                self.keep(line)
            await self.go_on(line)

    def keep(self, line: Line) -> None:
        if "revision" not in line.now:
            return
        assert line.now["revision"] >= self.revision, "what was told is taken back"
        self.event, self.revision = line.now["event"], line.now["revision"]
        if self.since:
            self.waits.append(time.monotonic() - self.since)
            self.since = 0.0

    async def go_on(self, line: Line) -> None:
        while True:
            await line.hear()
            self.keep(line)


@dataclass
class Player(Watcher):
    """Plays both chairs of its table, and remembers every try and every answer."""

    sent: defaultdict[int, set[int]] = field(default_factory=lambda: defaultdict(set))
    acknowledged: dict[int, int] = field(default_factory=dict)
    over: bool = False
    pause: float = 0.05
    """Seconds before the next answer."""
    refused: int = 0

    async def go_on(self, line: Line) -> None:
        while not line.is_over:
            await line.turn()
            self.keep(line)
            if not line.is_asked:
                continue
            act = random.choice(line.now["decision"]["options"])["id"]
            number = line.now["revision"] + 1
            self.sent[number].add(act)
            await line.act(act)
            while line.now["revision"] < number:
                message = await line.hear()
                if message["type"] == "refused":
                    assert "stored" in message["reason"], message  # the database is cut off
                    self.refused += 1
                    raise OSError(message["reason"])
            self.acknowledged[number] = act
            self.keep(line)
            await asyncio.sleep(self.pause)
        self.over = True
        await asyncio.Event().wait()


class Houses:
    """The processes, and what is done to them."""

    def __init__(self, postgres: Any, database: str) -> None:
        self.postgres = postgres
        self.database = database
        self.servers: list[Mortal] = []
        self.nurseries: list[asyncio.subprocess.Process] = []

    async def start(self) -> None:
        for _ in range(PROCESSES):
            nursery = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "tests.server.nursery", self.database, str(LEASE)),
                cwd=ROOT,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
            )
            self.nurseries.append(nursery)
            self.servers.append(Mortal(nursery, free_port()))
        await asyncio.gather(*(server.start() for server in self.servers))

    async def stop(self) -> None:
        for server in self.servers:
            os.kill(server.pid, signal.SIGKILL)
        for nursery in self.nurseries:
            nursery.kill()
            await nursery.wait()

    async def kill(self) -> None:
        """No goodbye; another takes its place."""
        server = random.choice(self.servers)
        await server.kill()
        await server.start()

    async def freeze(self) -> None:
        """Asleep until long after its lease has run out; then it goes on as if nothing were."""
        server = random.choice(self.servers)
        os.kill(server.pid, signal.SIGSTOP)
        await asyncio.sleep(LEASE * random.uniform(1.2, 2.0))
        os.kill(server.pid, signal.SIGCONT)

    async def cut(self) -> None:
        """The database is out of reach for a while, for all of them."""
        name = make_url(self.database).database
        shut = f"ALTER DATABASE {name} ALLOW_CONNECTIONS false;"
        end = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}';"
        await asyncio.to_thread(self.postgres.psql, shut + end)
        await asyncio.sleep(random.uniform(0.0, 1.5 * LEASE))
        await asyncio.to_thread(
            self.postgres.psql, f"ALTER DATABASE {name} ALLOW_CONNECTIONS true;"
        )


async def new_table(ports: list[int], pause: float = Player.pause) -> list[Watcher]:
    """A table whose player and two guests are spread over all processes."""
    while True:
        visitor = Visitor(f"127.0.0.1:{random.choice(ports)}")
        try:
            table = await visitor.create([{"kind": "device"}, {"kind": "device"}])
            break
        except (httpx.TransportError, AssertionError):
            await asyncio.sleep(WAITS)
        finally:
            await visitor.http.aclose()
    guests = [Watcher(ports, "", table) for _ in range(2)]
    return [Player(ports, visitor.cookie, table, pause=pause), *guests]


@in_loop
async def test_nothing_is_lost_or_doubled_whatever_becomes_of_the_processes(
    postgres: Any, shared: str
) -> None:
    houses = Houses(postgres, shared)
    await houses.start()
    ports = [server.port for server in houses.servers]
    watchers: list[Watcher] = []
    tasks: list[asyncio.Task[None]] = []
    doings = [houses.kill] * KILLS + [houses.freeze] * FREEZES + [houses.cut] * CUTS
    random.shuffle(doings)
    waits: dict[str, list[float]] = defaultdict(list)
    try:
        for count, do in enumerate(doings, 1):
            playing = sum(isinstance(each, Player) and not each.over for each in watchers)
            for _ in range(TABLES - playing):
                came = await new_table(ports)
                watchers += came
                tasks += [asyncio.create_task(each.run()) for each in came]
            await some_moves(watchers, random.randint(5, 40))
            known = [len(each.waits) for each in watchers]
            await do()
            await everybody_sees(watchers, tasks)
            for each, before in zip(watchers, known, strict=True):
                waits[do.__name__] += each.waits[before:]
            if count % 10 == 0:
                print(count, "of", len(doings), summary(waits), flush=True)
        await some_moves(watchers, 10)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await houses.stop()
    await everything_is_there(shared, [each for each in watchers if isinstance(each, Player)])
    total = sum(len(each.acknowledged) for each in watchers if isinstance(each, Player))
    print(f"{KILLS} kills, {FREEZES} freezes, {CUTS} cuts: {total} actions, none lost or doubled")
    print(summary(waits))


def summary(waits: dict[str, list[float]]) -> str:
    """How long boards were wrong."""
    told: list[str] = []
    for name, each in waits.items():
        ordered = sorted(each) or [0.0]
        p50, p95 = (ordered[int(share * (len(ordered) - 1))] for share in (0.5, 0.95))
        worst = ordered[-1]
        told.append(f"{name}: {len(each)} times p50 {p50:.2f} p95 {p95:.2f} worst {worst:.2f} s")
    return "; ".join(told)


async def some_moves(watchers: list[Watcher], count: int) -> None:
    """Wait until that many more actions have been acknowledged, or all games are over."""
    players = [each for each in watchers if isinstance(each, Player)]

    def made() -> int:
        return sum(len(each.acknowledged) for each in players)

    wanted = made() + count
    async with asyncio.timeout(PATIENCE):
        while made() < wanted and not all(each.over for each in players):
            await asyncio.sleep(0.02)


async def everybody_sees(watchers: list[Watcher], tasks: list[asyncio.Task[None]]) -> None:
    """Wait until everybody at a table has been shown all that its player was, one by one.

    On a machine that is busy with other things lines break all the time.
    """
    wanted: dict[str, int] = defaultdict(int)
    for each in watchers:
        wanted[each.table] = max(wanted[each.table], each.revision)
    late = watchers
    async with asyncio.timeout(PATIENCE):
        while True:
            for task in tasks:
                if task.done():
                    task.result()
            late = [each for each in late if each.since or each.revision < wanted[each.table]]
            if not late:
                return
            await asyncio.sleep(0.02)


async def everything_is_there(database: str, players: list[Player]) -> None:
    """The journal holds what was sent, each thing once, and all that was acknowledged."""
    store = Store(database)
    try:
        for player in players:
            stored = await store.load(player.table)
            assert stored is not None
            assert [it.number for it in stored.journal] == list(range(1, len(stored.journal) + 1))
            acts = {entry.number: entry.act for entry in stored.journal if entry.kind == "act"}
            assert {n: acts.get(n) for n in player.acknowledged} == player.acknowledged
            assert [n for n, act in acts.items() if act not in player.sent[n]] == []
            await rebuilt(stored.row, stored.chairs, stored.journal)
    finally:
        await store.close()
