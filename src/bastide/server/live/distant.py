"""Bots that think in other processes, here or on other machines: `bastide think`.

The questions lie in PostgreSQL. They name the game, its rules and what the bots are made of, and a
worker that is made of anything else takes none.
"""

import asyncio
import contextlib
import hashlib
import logging
import sys
from functools import cache
from pathlib import Path

import msgspec

from bastide import bots, engine
from bastide.engine import registry
from bastide.server.refusals import Refused
from bastide.server.store.databases import Unavailable
from bastide.server.store.thoughts import Thoughts, Wanted
from bastide.server.thinking.pool import PATIENCE, Answer, Thinkers, Thought
from bastide.server.thinking.queue import Claim, Claiming

log = logging.getLogger("bastide.thinking")

LOOK = 0.05
"""Seconds between two looks for answers, while some are waited for."""
IDLE = 0.1
"""Seconds between two looks of a worker that has nothing to think about."""
LONGEST = 10 * PATIENCE
"""Seconds for which an answer is waited for, if no worker comes."""
HELD = 10.0
"""Seconds after which a worker that is not heard of has lost its thought to another."""
TIDYING = 600.0
"""Seconds between two times that a worker deletes what was left by the dead."""
MADE_OF = (".py", ".json")


@cache
def version(game: str) -> str:
    """What a bot's choice depends on besides the position: engine, game, search and weights."""
    found = hashlib.sha256()
    module = sys.modules[type(registry.game(game).setup).__module__]
    for part in (engine, bots, module):
        for file in sorted(Path(str(part.__file__)).parent.rglob("*")):
            if file.suffix in MADE_OF:
                found.update(file.read_bytes())
    return found.hexdigest()[:16]


def needs(game: str, rules: int) -> str:
    """What a worker must be to think about a game."""
    return f"{game} {rules} {version(game)}"


class DistantThinkers:
    """Asks workers in other processes, as `Thinkers` asks its own."""

    def __init__(self, thoughts: Thoughts) -> None:
        self._thoughts = thoughts
        self._waiting: dict[str, asyncio.Future[str | None]] = {}
        self._looking: asyncio.Task[None] | None = None

    async def choose(self, thought: Thought, claiming: Claiming) -> Answer:
        """What a bot chooses; raises when workers fail again and again, or none comes."""
        id = await self._thoughts.put(_wanted(thought, claiming()))
        self._waiting[id] = asyncio.get_running_loop().create_future()
        if self._looking is None or self._looking.done():
            self._looking = asyncio.create_task(self._look())
        try:
            async with asyncio.timeout(LONGEST):
                answer = await self._waiting[id]
        except BaseException:
            await self._thoughts.forget([id])
            raise
        finally:
            del self._waiting[id]
        if answer is None:
            raise RuntimeError("thinkers fail")
        return msgspec.json.decode(answer, type=Answer)

    async def _look(self) -> None:
        while self._waiting:
            await asyncio.sleep(LOOK)
            try:
                found = await self._thoughts.answers(list(self._waiting))
            except Unavailable:
                continue
            for id, answer in found.items():
                if id in self._waiting and not self._waiting[id].done():
                    self._waiting[id].set_result(answer)

    async def close(self) -> None:
        """Nobody is waited for any more."""
        if self._looking is not None:
            self._looking.cancel()
        if self._waiting:
            await self._thoughts.forget(list(self._waiting))


def _wanted(thought: Thought, claim: Claim) -> Wanted:
    names = claim.owed[0]
    return Wanted(
        thought=msgspec.json.encode(thought).decode(),
        needs=needs(thought.game, thought.rules),
        people=claim.people,
        watched=claim.watched,
        household=(names[1] or names[2])[:60],
        table=names[-1][:20],
    )


async def work(thoughts: Thoughts, count: int) -> None:
    """Think for others, so many at a time; whoever is cancelled leaves its thoughts to others."""
    able = [
        needs(game.name, each.rules_version)
        for game in registry.games()
        for each in (*game.older, game)
    ]
    thinkers = Thinkers(count)
    try:
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(_tidy(thoughts))
            for _ in range(count):
                tasks.create_task(_serve(thoughts, thinkers, able))
    finally:
        await thinkers.close()


async def _serve(thoughts: Thoughts, thinkers: Thinkers, able: list[str]) -> None:
    while True:
        try:
            found = await thoughts.take(able, HELD)
            if found is None:
                await asyncio.sleep(IDLE)
                continue
            id, question = found
            holding = asyncio.create_task(_hold(thoughts, id))
            try:
                thought = msgspec.json.decode(question, type=Thought)
                answer = await thinkers.choose(thought, lambda: Claim(True, True, [("",)]))
                await thoughts.done(id, msgspec.json.encode(answer).decode())
            except asyncio.CancelledError:
                await thoughts.give_back(id)
                raise
            finally:
                holding.cancel()
        except Refused:
            await asyncio.sleep(1.0)  # the store has said why
        except RuntimeError:
            log.error("a thought could not be thought")


async def _tidy(thoughts: Thoughts) -> None:
    while True:
        with contextlib.suppress(Refused):
            await thoughts.tidy()
        await asyncio.sleep(TIDYING)


async def _hold(thoughts: Thoughts, id: str) -> None:
    while True:
        await asyncio.sleep(HELD / 4)
        with contextlib.suppress(Refused):
            await thoughts.hold(id, HELD)
