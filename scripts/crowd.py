"""Many tables, many sockets, a steady stream of moves: what `load` and `several` have in common."""

import argparse
import asyncio
import json
import os
import random
import resource
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from bastide.server.run import log_in_lines, run
from bastide.server.settings import Settings

SOCKETS_PER_TABLE = 4


def serve(port: int, database: str) -> None:
    """The server under load: the usual limits, except those per address."""
    log_in_lines()
    many = 1e9
    run(
        Settings(
            database=database,
            requests_per_second=many,
            request_burst=many,
            messages_per_second=many,
            message_burst=many,
            sockets_per_address=1_000_000,
            tables_per_second=many,
            table_burst=many,
        ),
        "127.0.0.1",
        port,
    )


@dataclass
class Figures:
    """What was measured."""

    latencies: list[float] = field(default_factory=list)
    here: list[float] = field(default_factory=list)
    """Until the player himself saw it, where the process he is at owns the table."""
    passed_on: list[float] = field(default_factory=list)
    """The same where another one does."""
    outcomes: Counter[str] = field(default_factory=Counter)

    def quantile(self, share: float, of: list[float] | None = None) -> float:
        ordered = sorted(self.latencies if of is None else of)
        return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


@dataclass
class Seat:
    """One socket, and what it heard last."""

    socket: ClientConnection
    now: dict[str, Any]
    pending: dict[int, float]
    """When actions were sent, by the revision that they make; shared by the table's sockets."""
    here: bool
    """Whether the process at the other end owns the table."""
    plays: bool

    async def uncover(self) -> None:
        """Both players share the device."""
        if self.now.get("covered", -1) >= 0:
            await self.socket.send(json.dumps({"type": "uncover", "seat": self.now["covered"]}))

    async def listen(self, figures: Figures) -> None:
        try:
            await self.uncover()
            async for text in self.socket:
                arrived = time.perf_counter()
                heard = json.loads(text)
                if heard["type"] in ("snapshot", "update"):
                    self.now = heard
                    sent = self.pending.get(heard["revision"])
                    if sent is not None:
                        figures.latencies.append(arrived - sent)
                        if self.plays:
                            ways = figures.here if self.here else figures.passed_on
                            ways.append(arrived - sent)
                    await self.uncover()
                elif heard["type"] == "refused":
                    figures.outcomes["refused"] += 1
        except WebSocketException:
            figures.outcomes["lines lost"] += 1


async def post(port: int, body: dict[str, Any]) -> tuple[str, str]:
    """Set a table over one plain connection; returns its id and the cookie."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    data = json.dumps(body).encode()
    head = (
        f"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nContent-Type: application/json\r\n"
        f"Content-Length: {len(data)}\r\nConnection: close\r\n\r\n"
    )
    writer.write(head.encode() + data)
    answer = (await reader.read()).decode()
    writer.close()
    headers, _, content = answer.partition("\r\n\r\n")
    if " 201 " not in headers.splitlines()[0]:
        raise ConnectionError(headers.splitlines()[0])
    (cookie,) = [line for line in headers.splitlines() if line.lower().startswith("set-cookie")]
    return json.loads(content)["id"], cookie.partition(": ")[2].partition(";")[0]


async def sit(ports: list[int], figures: Figures, gate: asyncio.Semaphore) -> list[Seat]:
    """A table with two players on one device, and spectators, each at any process."""
    async with gate:
        owner = random.choice(ports)
        try:
            chairs = [{"kind": "device"}, {"kind": "device"}]
            table, cookie = await post(owner, {"game": "san-juan", "chairs": chairs})
        except (OSError, ValueError):
            figures.outcomes["tables refused"] += 1
            return []
        seats: list[Seat] = []
        pending: dict[int, float] = {}
        for number in range(SOCKETS_PER_TABLE):
            headers = {"cookie": cookie} if number == 0 else {}
            port = random.choice(ports)
            try:
                socket = await connect(
                    f"ws://127.0.0.1:{port}/ws/table/{table}",
                    additional_headers=headers,
                    open_timeout=60,
                    ping_interval=None,
                )
                first = json.loads(await asyncio.wait_for(socket.recv(), 60))
            except (OSError, WebSocketException, TimeoutError):
                figures.outcomes["lines refused"] += 1
                continue
            seats.append(Seat(socket, first, pending, port == owner, number == 0))
            figures.outcomes["lines"] += 1
        return seats


async def fill(
    given: argparse.Namespace, ports: list[int], figures: Figures
) -> tuple[list[list[Seat]], list[asyncio.Task[None]]]:
    """Set as many tables as were asked for; says which can be played at, and who listens."""
    count = int(given.tables * given.times)
    gate = asyncio.Semaphore(20)
    began = time.perf_counter()
    found = await asyncio.gather(*(sit(ports, figures, gate) for _ in range(count)))
    tables = [seats for seats in found if seats and seats[0].plays]
    listening = [asyncio.create_task(seat.listen(figures)) for seats in found for seat in seats]
    print(f"{len(tables)} tables and {len(listening)} lines in {time.perf_counter() - began:.1f} s")
    return tables, listening


async def play(given: argparse.Namespace, tables: list[list[Seat]], figures: Figures) -> None:
    """Random moves at random tables, at a steady rate; prints how soon everybody saw them."""
    rate, seconds = given.rate * given.times, given.seconds
    began = time.perf_counter()
    count = 0
    while (now := time.perf_counter()) < began + seconds:
        due = int((now - began) * rate)
        while count < due:
            count += 1
            seat = random.choice(tables)[0]
            decision = seat.now.get("decision")
            if not decision or not decision["mine"] or seat.now["revision"] + 1 in seat.pending:
                figures.outcomes["moves skipped"] += 1
                continue
            revision = seat.now["revision"]
            seat.pending[revision + 1] = time.perf_counter()
            act = random.choice(decision["options"])["id"]
            message = {"type": "act", "revision": revision, "actions": [act]}
            try:
                await seat.socket.send(json.dumps(message))
            except WebSocketException:
                figures.outcomes["moves lost"] += 1
            else:
                figures.outcomes["moves"] += 1
        await asyncio.sleep(0.002)
    await asyncio.sleep(1.0)
    print(f"moves asked for: {rate:.0f}/s for {seconds:.0f} s; {dict(figures.outcomes)}")
    shown = ", ".join(f"p{n} {figures.quantile(n / 100):.1f} ms" for n in (50, 95, 99))
    print(f"from sending to arrival, {len(figures.latencies)} times: {shown}")


def memory(pid: int) -> int:
    """Resident memory of a process in megabytes."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) // 1024
    return 0


def processor(pid: int) -> float:
    """Milliseconds that a process has worked."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return 1000 * (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def up(port: int) -> None:
    """Wait until somebody listens there."""
    for _ in range(6000):
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
        except OSError:
            await asyncio.sleep(0.05)
        else:
            writer.close()
            return


def print_mistakes(log: Path) -> None:
    """How many errors the servers wrote down, and the first of them."""
    mistakes = [line for line in log.read_text().splitlines() if '"error"' in line]
    print(f"{len(mistakes)} errors in the log", *mistakes[:3], sep="\n")


def options(about: str | None) -> argparse.ArgumentParser:
    """What both may be told; as many files may be open as the system lets."""
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 65536), hard))
    found = argparse.ArgumentParser(description=about.splitlines()[0] if about else "")
    found.add_argument("--tables", type=int, default=500)
    found.add_argument("--rate", type=float, default=50.0, help="moves per second")
    found.add_argument("--seconds", type=float, default=30.0)
    found.add_argument("--times", type=float, default=1.0, help="that many times the load")
    found.add_argument("--database", default="")
    found.add_argument("--port", type=int, default=8765)
    found.add_argument("--serve", type=int, default=0, help=argparse.SUPPRESS)
    return found
