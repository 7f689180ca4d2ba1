"""Which thought comes next: so many at a time, and those that somebody waits for go first."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import TypeAlias

Watched: TypeAlias = Callable[[], bool]
"""Whether somebody waits for it: asked whenever a worker is free, for people come and go."""


def in_person() -> bool:
    """Somebody asked for it, and waits."""
    return True


class ThoughtQueue:
    """A free worker goes to the first that is watched; if none is, to the first."""

    def __init__(self, count: int) -> None:
        self._free = count
        self._waiting: dict[asyncio.Future[None], Watched] = {}

    @asynccontextmanager
    async def one(self, watched: Watched) -> AsyncIterator[None]:
        """A worker for as long as it is needed."""
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting[turn] = watched
        self._call()
        try:
            await turn
            yield
        finally:
            if self._waiting.pop(turn, None) is None:
                self._free += 1
                self._call()

    def _call(self) -> None:
        if self._free == 0:
            return
        waiting = [turn for turn in self._waiting if not turn.done()]
        for turn in [*(each for each in waiting if self._waiting[each]()), *waiting][:1]:
            del self._waiting[turn]
            self._free -= 1
            turn.set_result(None)
