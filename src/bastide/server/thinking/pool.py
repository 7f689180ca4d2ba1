"""Worker processes in which bots think: a line of JSON in, an action out.

A worker knows nothing but the position it is sent. It may die or hang at any time; then it is
replaced and asked again.
"""

import asyncio
import contextlib
import logging
import sys
from typing import Protocol

import msgspec

from bastide.engine.messages import Argument, Message
from bastide.engine.parts import Json
from bastide.server.thinking.queue import Claiming, ThoughtQueue
from bastide.server.wire import Setting

log = logging.getLogger("bastide.thinking")

PATIENCE = 60.0
"""Seconds after which a worker counts as hung."""
TRIES = 3
BREATH = 1.0
"""Seconds between attempts to start a worker where the machine has no room for one."""
LINE = 1 << 20
HINT, ANALYSIS, REVIEW, COMPARE = 0, -1, -2, -3
"""What may be asked for instead of a level."""


class Thought(msgspec.Struct):
    """What a bot is asked: a table imagined for its chair, and how well to play."""

    game: str
    rules: int
    settings: dict[str, Setting]
    position: Json
    seat: int
    level: int
    """From 1 to 4; 0 asks for a hint and its reason, -1 for the best options, -2 what the act of
    `acts` cost, -3 what each of them is worth."""
    seed: int
    acts: list[int] = []
    iterations: int = 0
    """How often those are tried, if not as usual."""


class Said(msgspec.Struct):
    """A message on its way from a worker."""

    id: str
    args: "dict[str, str | int | Said]"

    def message(self) -> Message:
        """The message itself."""
        args: dict[str, Argument] = {}
        for key, value in self.args.items():
            args[key] = value.message() if isinstance(value, Said) else value
        return Message(self.id, args)


class Ranked(msgspec.Struct):
    """One of the best options, with the share of wins that it promises."""

    act: int
    share: float


class Answer(msgspec.Struct):
    """What comes back."""

    act: int
    reason: Said | None = None
    best: list[Ranked] = []
    chances: list[float] = []
    """What all seats win behind the best option, and behind the one that was played."""
    after: list[float] = []
    why: list[str] = []
    """Ids of messages: for what it is the best."""


_decode = msgspec.json.Decoder(Answer).decode


class Thinks(Protocol):
    """Whoever is asked what a bot chooses, be it here or elsewhere."""

    async def choose(self, thought: Thought, claiming: Claiming) -> Answer:
        """What a bot chooses; raises RuntimeError when nobody can say."""

    async def close(self) -> None:
        """Nobody waits for answers any more."""


class Thinkers:
    """A fixed number of workers, started when first needed."""

    def __init__(self, count: int) -> None:
        self._idle: list[asyncio.subprocess.Process] = []
        self._busy: set[asyncio.subprocess.Process] = set()
        self._queue = ThoughtQueue(count)
        self._thoughts: set[asyncio.Task[Answer]] = set()

    @property
    def ids(self) -> list[int]:
        """The process numbers of all workers."""
        return [worker.pid for worker in [*self._idle, *self._busy]]

    async def choose(self, thought: Thought, claiming: Claiming) -> Answer:
        """What a bot chooses; raises when workers fail again and again.

        A thought that nobody waits for any more is thought to its end, which costs less than a
        new worker, and whoever gave it up has had his turn.
        """
        await self._queue.enter(claiming)
        thinking = asyncio.create_task(self._think(thought))
        self._thoughts.add(thinking)
        thinking.add_done_callback(self._thoughts.discard)
        return await asyncio.shield(thinking)

    async def _think(self, thought: Thought) -> Answer:
        try:
            for attempt in range(TRIES):
                worker = await self._worker()
                try:
                    async with asyncio.timeout(PATIENCE):
                        return await _ask(worker, thought)
                except (OSError, EOFError, TimeoutError, msgspec.MsgspecError) as problem:
                    log.warning("a thinker failed: %r", problem, extra={"attempt": attempt})
                    await self._end(worker)
                finally:
                    self._busy.discard(worker)
                    if worker.returncode is None:
                        self._idle.append(worker)
            raise RuntimeError("thinkers fail")
        finally:
            self._queue.leave()

    async def close(self) -> None:
        """End all workers."""
        for thinking in list(self._thoughts):
            thinking.cancel()
        await asyncio.gather(*self._thoughts, return_exceptions=True)
        for worker in self._idle:
            await self._end(worker)
        self._idle.clear()

    async def _worker(self) -> asyncio.subprocess.Process:
        while self._idle:
            worker = self._idle.pop()
            if worker.returncode is None:
                break
        else:
            worker = await self._start()
        self._busy.add(worker)
        return worker

    async def _start(self) -> asyncio.subprocess.Process:
        noted = False
        while True:
            try:
                return await asyncio.create_subprocess_exec(
                    sys.executable,
                    "-m",
                    "bastide.server.thinking.worker",
                    stdin=asyncio.subprocess.PIPE,
                    stdout=asyncio.subprocess.PIPE,
                    limit=LINE,
                )
            except OSError:
                if not noted:
                    log.exception("a thinker cannot be started; the bots wait")
                noted = True
                await asyncio.sleep(BREATH)

    async def _end(self, worker: asyncio.subprocess.Process) -> None:
        if worker.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                worker.kill()
            await worker.wait()


async def _ask(worker: asyncio.subprocess.Process, thought: Thought) -> Answer:
    assert worker.stdin is not None
    assert worker.stdout is not None
    worker.stdin.write(msgspec.json.encode(thought) + b"\n")
    await worker.stdin.drain()
    answer = await worker.stdout.readline()
    if not answer:
        raise EOFError("the worker is gone")
    return _decode(answer)
