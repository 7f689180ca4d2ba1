"""Which thought comes next: so many at a time, people's games first, and everybody in turn."""

import asyncio
from collections.abc import Callable
from typing import NamedTuple, TypeAlias

REMEMBERED = 10_000
"""Names of which it is known when a worker last thought for them; the longest ago are forgotten."""

Names: TypeAlias = tuple[str, ...]
"""For whom a bot thinks, from the largest to the smallest: site, household, person, table."""


class Claim(NamedTuple):
    """Why a thought should be next."""

    people: bool
    """Whether somebody plays there, and not only bots."""
    watched: bool
    """Whether somebody waits for it."""
    owed: list[Names]
    """To whom: it counts for whoever has waited longest."""


Claiming: TypeAlias = Callable[[], Claim]
"""Asked whenever a worker is free, for people come and go."""


class ThoughtQueue:
    """A free worker goes to people's games first, there to what is watched, and then in turn.

    The turn is that of sites, within a site of households, then of people and of their tables:
    whoever wants much waits for himself.
    """

    def __init__(self, count: int) -> None:
        self._free = count
        self._waiting: dict[asyncio.Future[None], Claiming] = {}
        self._served: dict[Names, int] = {}
        self._turns = 0

    async def enter(self, claiming: Claiming) -> None:
        """Wait for a worker; whoever got one leaves it again."""
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting[turn] = claiming
        self._call()
        try:
            await turn
        except BaseException:
            if self._waiting.pop(turn, None) is None:
                self.leave()
            raise

    def leave(self) -> None:
        """A worker is free again."""
        self._free += 1
        self._call()

    def _call(self) -> None:
        if self._free == 0:
            return
        waiting = {turn: it() for turn, it in self._waiting.items() if not turn.done()}
        if waiting:
            turn = min(waiting, key=lambda each: self._rank(waiting[each]))
            self._serve(min(waiting[turn].owed, key=self._last))
            del self._waiting[turn]
            self._free -= 1
            turn.set_result(None)

    def _rank(self, claim: Claim) -> tuple[bool, bool, list[int]]:
        return not claim.people, not claim.watched, min(map(self._last, claim.owed))

    def _last(self, names: Names) -> list[int]:
        return [self._served.get(names[:end], 0) for end in range(1, len(names) + 1)]

    def _serve(self, names: Names) -> None:
        self._turns += 1
        for end in range(1, len(names) + 1):
            self._served.pop(names[:end], None)
            self._served[names[:end]] = self._turns
        while len(self._served) > REMEMBERED:
            del self._served[next(iter(self._served))]
