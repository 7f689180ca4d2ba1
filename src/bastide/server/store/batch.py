"""Writing together: whatever waits while a transaction runs goes into the next one."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeAlias

from sqlalchemy import Connection

Work: TypeAlias = Callable[[Connection], None]
Commit: TypeAlias = Callable[[list[Work]], Awaitable[None]]
"""Carries out writes in one transaction."""

TOGETHER = 64
"""Writes that share a transaction at most."""


class Batch:
    """A queue of writes and the one task that carries them out, in order.

    One flush to disk then serves all moves that arrived during the last one. When a write of a
    batch fails, the batch is taken apart and each of its writes stands for itself.
    """

    def __init__(self, commit: Commit) -> None:
        self._commit = commit
        self._queue: list[tuple[Work, asyncio.Future[None]]] = []
        self._task: asyncio.Task[None] | None = None
        self._running = 0

    @property
    def waiting(self) -> int:
        """How many writes have not been carried out yet."""
        return len(self._queue) + self._running

    async def write(self, work: Work) -> None:
        """Come back when the write is safely stored; raises what the database says."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.append((work, done))
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run())
        await done

    async def close(self) -> None:
        """Carry out what is waiting."""
        if self._task is not None:
            await self._task

    async def _run(self) -> None:
        while self._queue:
            batch = self._queue[:TOGETHER]
            del self._queue[:TOGETHER]
            self._running = len(batch)
            try:
                await self._commit([work for work, _ in batch])
            except Exception as problem:
                if len(batch) == 1:
                    _fail(batch[0][1], problem)
                else:
                    await self._one_by_one(batch)
            else:
                for _, done in batch:
                    if not done.done():
                        done.set_result(None)
            finally:
                self._running = 0

    async def _one_by_one(self, batch: list[tuple[Work, asyncio.Future[None]]]) -> None:
        for work, done in batch:
            try:
                await self._commit([work])
            except Exception as problem:
                _fail(done, problem)
            else:
                if not done.done():
                    done.set_result(None)


def _fail(done: "asyncio.Future[None]", problem: Exception) -> None:
    if not done.done():
        done.set_exception(problem)
