"""A server killed in the middle of moves loses nothing that it had acknowledged.

`BASTIDE_KILLS=200 pytest tests/server/test_kill.py` kills it as often as you like.
"""

import asyncio
import os
import random
import signal
import socket
import sys
from dataclasses import dataclass, field
from pathlib import Path

import httpx
from websockets.exceptions import WebSocketException

from bastide.engine import record
from bastide.server.model.live_game import rebuilt
from bastide.server.store.store import Store
from tests.limits import PATIENCE
from tests.server.house import Line, Visitor, client, in_loop

KILLS = int(os.environ.get("BASTIDE_KILLS", "3"))
TABLES = 12
ROOT = Path(__file__).parents[2]


class Mortal:
    """A server in a process of its own, on a fixed port, that is killed and started again."""

    def __init__(self, nursery: asyncio.subprocess.Process, port: int) -> None:
        self.nursery = nursery
        self.port = port
        self.pid = 0

    async def start(self) -> None:
        """Start, and wait until it answers."""
        assert self.nursery.stdin is not None
        assert self.nursery.stdout is not None
        self.nursery.stdin.write(f"{self.port}\n".encode())
        self.pid = int(await self.nursery.stdout.readline())
        async with client() as http, asyncio.timeout(PATIENCE):
            while True:
                try:
                    await http.get(f"http://127.0.0.1:{self.port}/healthz")
                except httpx.TransportError:
                    await asyncio.sleep(0.05)
                else:
                    return

    async def kill(self) -> None:
        """No goodbye."""
        assert self.nursery.stdout is not None
        os.kill(self.pid, signal.SIGKILL)
        await self.nursery.stdout.readline()


@dataclass
class Player:
    """Somebody who plays at one table as fast as the server allows, and remembers its answers."""

    visitor: Visitor
    table: str
    acknowledged: dict[int, int] = field(default_factory=dict)
    """The action that each number of the journal must hold."""
    event: int = -1
    revision: int = 0
    done: bool = False

    async def play(self) -> None:
        """Until the line breaks or the game ends; going on where the last line broke."""
        try:
            query = f"?after={self.event}" if self.event >= 0 else ""
            async with self.visitor.line(self.table, query) as line:
                line.now["log"] = []
                await self.listen(line)
                assert line.now["revision"] >= self.revision
                while not line.is_over:
                    self.keep(line)
                    await line.turn()
                    if line.is_asked:
                        await self.answer(line)
                self.done = True
        except (OSError, WebSocketException, TimeoutError):
            return

    async def listen(self, line: Line) -> None:
        await line.until(lambda m: m["type"] in ("snapshot", "update"))

    async def answer(self, line: Line) -> None:
        act = random.choice(line.now["decision"]["options"])["id"]
        number = line.now["revision"] + 1
        await line.act(act)
        while line.now["revision"] < number:
            message = await line.hear()
            assert message["type"] != "refused", message
        self.acknowledged[number] = act
        self.keep(line)

    def keep(self, line: Line) -> None:
        self.event, self.revision = line.now["event"], line.now["revision"]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


async def players_at(address: str, count: int) -> list[Player]:
    """One visitor per table; every table has two chairs of his, and every third one a bot."""
    found: list[Player] = []
    for number in range(count):
        visitor = Visitor(address)
        bot = [{"kind": "bot", "level": 1}] if number % 3 == 0 else []
        table = await visitor.create([{"kind": "device"}, {"kind": "device"}, *bot])
        found.append(Player(visitor, table))
    return found


@in_loop
async def test_nothing_acknowledged_is_lost_when_the_server_is_killed(database: str) -> None:
    nursery = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.server.nursery", database),
        cwd=ROOT,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    server = Mortal(nursery, free_port())
    players: list[Player] = []
    try:
        await server.start()
        for _ in range(KILLS):
            waiting = [player for player in players if not player.done]
            players += await players_at(f"127.0.0.1:{server.port}", TABLES - len(waiting))
            playing = [asyncio.create_task(player.play()) for player in players if not player.done]
            await some_moves(players, random.randint(1, 25))
            await asyncio.sleep(random.uniform(0.0, 0.05))
            await server.kill()
            await asyncio.gather(*playing)
            await server.start()
        await nobody_is_stuck(players)
    finally:
        os.kill(server.pid, signal.SIGKILL)
        nursery.kill()
        await nursery.wait()
        for player in players:
            await player.visitor.http.aclose()
    await everything_is_there(database, players)
    total = sum(len(player.acknowledged) for player in players)
    print(f"{KILLS} kills, {len(players)} tables, {total} acknowledged actions, none lost")


async def some_moves(players: list[Player], count: int) -> None:
    """Wait until that many more actions have been acknowledged."""

    def acknowledged() -> int:
        return sum(len(player.acknowledged) for player in players)

    wanted = acknowledged() + count
    async with asyncio.timeout(PATIENCE):
        while acknowledged() < wanted:
            await asyncio.sleep(0.005)


async def nobody_is_stuck(players: list[Player]) -> None:
    """After the last restart every table goes on by at least two answers."""
    waiting = [player for player in players if not player.done]
    known = {player.table: len(player.acknowledged) for player in waiting}
    playing = [asyncio.create_task(player.play()) for player in waiting]
    async with asyncio.timeout(PATIENCE):
        while any(
            len(player.acknowledged) < known[player.table] + 2 and not player.done
            for player in waiting
        ):
            await asyncio.sleep(0.05)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)


async def everything_is_there(database: str, players: list[Player]) -> None:
    """Every acknowledged action stands in the journal, and every journal can be played again."""
    store = Store(database)
    try:
        for player in players:
            stored = await store.load(player.table)
            assert stored is not None
            numbers = [entry.number for entry in stored.journal]
            assert numbers == list(range(1, len(numbers) + 1))
            acts = {entry.number: entry.act for entry in stored.journal if entry.kind == "act"}
            missing = {n: a for n, a in player.acknowledged.items() if acts.get(n) != a}
            assert missing == {}
            live_game = await rebuilt(stored.row, stored.chairs, stored.journal)
            again = record.read(record.write(live_game.match.record))
            replayed = record.replay(again)
            assert live_game.game.positions.to_document(
                replayed
            ) == live_game.game.positions.to_document(live_game.match.state)
    finally:
        await store.close()
