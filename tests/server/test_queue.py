"""Which thought comes next."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest

from bastide.engine import registry
from bastide.engine.flow import options
from bastide.server.thinking import queue
from bastide.server.thinking.pool import Answer, Thinkers, Thought
from bastide.server.thinking.queue import Claim, Names, ThoughtQueue
from tests.limits import PATIENCE
from tests.server.house import Heard, House, Visitor, house, in_loop, quick


class Room:
    """One worker, and in which order it was taken."""

    def __init__(self) -> None:
        self.queue = ThoughtQueue(1)
        self.order: list[str] = []

    async def think(
        self,
        name: str,
        *owed: Names,
        people: bool = True,
        watched: bool = True,
        done: asyncio.Event | None = None,
    ) -> None:
        """Take the worker when it is one's turn, and leave it again."""
        await self.queue.enter(lambda: Claim(people, watched, list(owed) or [(name,)]))
        self.order.append(name)
        if done is not None:
            await done.wait()
        self.queue.leave()

    async def all(self, *thoughts: tuple[str, Names]) -> list[str]:
        """In which order thoughts come that wait together."""
        done = asyncio.Event()
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(self.think("busy", done=done))
            await asyncio.sleep(0)
            for name, owed in thoughts:
                tasks.create_task(self.think(name, owed))
            await asyncio.sleep(0)
            done.set()
        order, self.order = self.order[1:], []
        return order


@in_loop
async def test_people_go_before_bots_alone_and_the_watched_before_the_unwatched() -> None:
    room, done, seen = Room(), asyncio.Event(), asyncio.Event()
    async with asyncio.TaskGroup() as tasks:
        tasks.create_task(room.think("busy", done=done))
        await asyncio.sleep(0)
        tasks.create_task(room.think("bots alone", people=False, watched=False))
        tasks.create_task(room.think("bots, watched", people=False))
        tasks.create_task(room.think("people away", watched=False))
        tasks.create_task(room.think("people"))

        async def visited_since() -> None:
            await room.queue.enter(lambda: Claim(False, seen.is_set(), [("visited since",)]))
            room.order.append("visited since")
            room.queue.leave()

        tasks.create_task(visited_since())
        await asyncio.sleep(0)
        seen.set()
        done.set()
    assert room.order == [
        *("busy", "people", "people away", "bots, watched", "visited since", "bots alone")
    ]


@in_loop
async def test_addresses_have_their_turn_then_people_then_tables() -> None:
    room = Room()
    much = [(f"much {n}", ("a", "a", "eva", f"{n}")) for n in range(3)]
    other = ("neighbour", ("a", "a", "max", "7"))
    assert await room.all(*much, other, ("one", ("b", "b", "zoe", "8"))) == [
        *("much 0", "one", "neighbour", "much 1", "much 2")
    ]
    # whoever was served longest ago is next, also among those who come later
    assert await room.all(*much, ("one", ("b", "b", "zoe", "8"))) == [
        *("one", "much 0", "much 1", "much 2")
    ]


@in_loop
async def test_many_households_of_one_site_are_one_site() -> None:
    room = Room()
    many = [(f"{n}", ("site", f"house {n}", f"person {n}", f"{n}")) for n in range(4)]
    order = await room.all(*many, ("first", ("b", "b", "zoe", "8")))
    assert order == ["0", "first", "1", "2", "3"]


@in_loop
async def test_a_table_is_owed_to_whoever_there_has_waited_longest() -> None:
    room, done = Room(), asyncio.Event()
    greedy, zoe = ("a", "a", "eva"), ("b", "b", "zoe")
    async with asyncio.TaskGroup() as tasks:
        tasks.create_task(room.think("busy", (*greedy, "0"), done=done))
        await asyncio.sleep(0)
        tasks.create_task(room.think("own", (*greedy, "1")))
        tasks.create_task(room.think("both", (*greedy, "2"), (*zoe, "2")))
        await asyncio.sleep(0)
        done.set()
    assert room.order == ["busy", "both", "own"]


@in_loop
async def test_only_so_many_names_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(queue, "REMEMBERED", 8)
    room = Room()
    for n in range(50):
        await room.all((f"{n}", (f"{n}", f"{n}")))
    assert len(room.queue._served) == 8


@in_loop
async def test_whoever_gives_up_is_not_called_and_keeps_no_place() -> None:
    room = Room()
    await room.queue.enter(lambda: Claim(True, True, [("busy",)]))
    gone = asyncio.create_task(room.think("gone"))
    called = asyncio.create_task(room.think("called"))
    last = asyncio.create_task(room.think("last", people=False))
    await asyncio.sleep(0)
    gone.cancel()
    room.queue.leave()
    called.cancel()  # it has just been given the worker, and does not know yet
    async with asyncio.timeout(PATIENCE):
        await last
    assert room.order == ["last"]
    for each in (gone, called):
        with pytest.raises(asyncio.CancelledError):
            await each


# --- at tables ---

GREEDY, MODEST = 1, 2
"""Levels, by which thoughts are told apart."""


class Gate(Thinkers):
    """One worker that takes the first option, one thought after the other as the test lets it."""

    def __init__(self, server: House, monkeypatch: pytest.MonkeyPatch) -> None:
        super().__init__(1)
        self.order: list[int] = []
        self.next = asyncio.Semaphore(0)
        monkeypatch.setattr(server.tables, "thinkers", self)
        monkeypatch.setattr(server.tables.bots, "_thinkers", self)

    async def _think(self, thought: Thought) -> Answer:
        try:
            self.order.append(thought.level)
            await self.next.acquire()
            game = registry.game(thought.game)
            state = game.positions.from_document(thought.position, thought.settings)
            return Answer(options(state)[0])
        finally:
            self._queue.leave()

    async def serve(self, count: int, waiting: int) -> list[int]:
        """Whom it thinks for, thought by thought, while at least so many others wait."""
        served = len(self.order)
        for number in range(served + 1, served + count + 1):
            async with asyncio.timeout(PATIENCE):
                while len(self._queue._waiting) < waiting:
                    await asyncio.sleep(0.002)
                self.next.release()
                while len(self.order) < number:
                    await asyncio.sleep(0.002)
        return self.order[served:]


@asynccontextmanager
async def besieged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[tuple[House, Gate, Visitor]]:
    """Somebody watches eighteen tables of bots; and somebody else comes from elsewhere."""
    async with (
        house(quick(tmp_path / "db")) as server,
        server.visitor() as greedy,
        server.visitor() as modest,
        AsyncExitStack() as stack,
    ):
        modest.peer = "127.0.0.2"
        gate = Gate(server, monkeypatch)
        for _ in range(18):
            id = await greedy.create([{"kind": "bot", "level": GREEDY}] * 2)
            await stack.enter_async_context(greedy.line(id))
        await gate.serve(3, waiting=17)
        yield server, gate, modest


@in_loop
async def test_eighteen_watched_tables_of_bots_are_worth_one_of_another_visitor(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with besieged(tmp_path, monkeypatch) as (_, gate, modest):
        id = await modest.create([{"kind": "bot", "level": MODEST}] * 2)
        async with modest.line(id):
            order = await gate.serve(10, waiting=18)
            assert order == [MODEST, GREEDY] * 5


@in_loop
async def test_the_game_of_somebody_who_plays_is_next_whenever_it_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with besieged(tmp_path, monkeypatch) as (server, gate, modest):
        chairs: list[Heard] = [{"kind": "device"}, {"kind": "bot", "level": MODEST}]
        id = await modest.create(chairs, options={"first": 0})
        table = await server.table(id)
        async with modest.line(id) as line:
            for _ in range(4):
                await line.turn()
                await line.answer()
                while table.waits_for_bot:
                    assert await gate.serve(2, waiting=18) == [MODEST, GREEDY]
                    await line.until(lambda heard: heard["type"] == "update")
