"""Which thought comes next."""

import asyncio

import pytest

from bastide.server.thinking.queue import ThoughtQueue, Watched, in_person
from tests.limits import PATIENCE
from tests.server.house import in_loop


def nobody() -> bool:
    return False


class Room:
    """One worker, and in which order it was taken."""

    def __init__(self) -> None:
        self.queue = ThoughtQueue(1)
        self.order: list[str] = []

    async def think(self, name: str, watched: Watched, done: asyncio.Event | None = None) -> None:
        async with self.queue.one(watched):
            self.order.append(name)
            if done is not None:
                await done.wait()


@in_loop
async def test_those_that_somebody_waits_for_go_first() -> None:
    room, done, seen = Room(), asyncio.Event(), asyncio.Event()
    async with asyncio.TaskGroup() as tasks:
        tasks.create_task(room.think("busy", nobody, done))
        tasks.create_task(room.think("alone", nobody))
        tasks.create_task(room.think("visited since", seen.is_set))
        tasks.create_task(room.think("hint", in_person))
        tasks.create_task(room.think("alone too", nobody))
        await asyncio.sleep(0)
        seen.set()
        done.set()
    assert room.order == ["busy", "visited since", "hint", "alone", "alone too"]


@in_loop
async def test_whoever_gives_up_is_not_called_and_keeps_no_place() -> None:
    room = Room()
    async with room.queue.one(nobody):
        gone = asyncio.create_task(room.think("gone", in_person))
        called = asyncio.create_task(room.think("called", nobody))
        last = asyncio.create_task(room.think("last", nobody))
        await asyncio.sleep(0)
        gone.cancel()
    called.cancel()  # it has just been given the worker, and does not know yet
    async with asyncio.timeout(PATIENCE):
        await last
    assert room.order == ["last"]
    for each in (gone, called):
        with pytest.raises(asyncio.CancelledError):
            await each
