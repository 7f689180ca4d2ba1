"""A question that waits for a bot gets one, whatever comes between."""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from bastide.engine.flow import options
from bastide.server.live import bots
from bastide.server.model.live_game import LiveGame
from bastide.server.store.rows import ChairRow, Entry, TableRow
from bastide.server.thinking import pool
from bastide.server.thinking.pool import Answer, Thinkers
from tests.limits import PATIENCE
from tests.server.house import House, Line, begun, house, in_loop, quick
from tests.server.test_thinking import legal, somebody, thought


class Ponderer:
    """Stands for all bots: takes the first option, once it may."""

    def __init__(self, server: House, monkeypatch: pytest.MonkeyPatch) -> None:
        self.may = asyncio.Event()
        self.watched: list[bool] = []
        self.begun = self.ended = 0
        monkeypatch.setattr(server.tables.bots, "choice", self.choice)

    async def choice(self, live_game: LiveGame, seat: int, level: int, *claims: object) -> Answer:
        first = options(live_game.match.state)[0]
        self.watched += [each().watched for each in claims if callable(each)]
        self.begun += 1
        try:
            await self.may.wait()
        finally:
            self.ended += 1
        return Answer(first)


async def until_a_bot_is_asked(line: Line) -> None:
    """Play until a bot ponders."""
    await line.told("snapshot")
    while line.is_asked:
        await line.answer()


@in_loop
async def test_a_bot_goes_on_after_a_pause_in_its_thinking(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(quick(tmp_path / "db")) as server, server.visitor() as anna:
        bot = Ponderer(server, monkeypatch)
        id = await anna.create(options={"first": 0})
        async with anna.line(id) as line:
            await until_a_bot_is_asked(line)
            for on in (True, False):
                await anna.post(f"/tables/{id}/pause", {"on": on})
                await line.told("snapshot")
            bot.may.set()
            await line.told("update")


@in_loop
async def test_a_bot_goes_on_after_a_move_was_taken_back_in_its_thinking(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(quick(tmp_path / "db")) as server, server.visitor() as anna:
        bot = Ponderer(server, monkeypatch)
        id = await anna.create(game="little-town", options={"first": 0})
        async with anna.line(id) as line:
            await until_a_bot_is_asked(line)
            await line.send(type="undo", revision=line.now["revision"])
            await line.told("snapshot")
            assert line.is_asked
            while line.is_asked:
                await line.answer(1)
            bot.may.set()
            await line.told("update")


@in_loop
async def test_a_bot_that_fails_tries_again_and_is_noted_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(bots, "AGAIN", 0.01, raising=False)
    failures = [ZeroDivisionError()] * 3

    async def fail(live_game: LiveGame, seat: int, level: int, *claims: object) -> Answer:
        if failures:
            raise failures.pop()
        return Answer(options(live_game.match.state)[0])

    async with house(quick(tmp_path / "db")) as server, server.visitor() as anna:
        monkeypatch.setattr(server.tables.bots, "choice", fail)
        id = await anna.create(options={"first": 1})
        async with anna.line(id) as line:
            await line.turn()
            assert line.is_asked
    assert [each.name for each in caplog.records].count("bastide.bots") == 1


@in_loop
async def test_bots_go_on_after_a_move_that_could_not_be_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(quick(tmp_path / "db")) as server, server.visitor() as anna:
        bot = Ponderer(server, monkeypatch)
        id = await anna.create([{"kind": "bot"}, {"kind": "bot"}])
        store = server.tables.store
        with monkeypatch.context() as broken:

            async def fail(
                row: TableRow, entries: Sequence[Entry], chairs: Sequence[ChairRow] = ()
            ) -> None:
                raise OSError("the disk is full")

            broken.setattr(store, "append", fail)
            bot.may.set()
            async with asyncio.timeout(PATIENCE):
                while id in server.tables.open:
                    await asyncio.sleep(0.01)
        await server.tables.look_round()
        async with asyncio.timeout(PATIENCE):
            while id not in server.tables.open or server.tables.open[id].entries < 5:
                await asyncio.sleep(0.01)


@in_loop
async def test_bots_wait_for_a_machine_that_cannot_start_a_worker(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(pool, "BREATH", 0.01, raising=False)
    start, tries = asyncio.create_subprocess_exec, 0

    async def full(*args: str, **more: Any) -> asyncio.subprocess.Process:
        nonlocal tries
        tries += 1
        if tries < 5:
            raise BlockingIOError("Resource temporarily unavailable")
        return await start(*args, **more)

    monkeypatch.setattr(asyncio, "create_subprocess_exec", full)
    thinkers = Thinkers(1)
    try:
        assert (await thinkers.choose(thought(), somebody)).act in legal()
    finally:
        await thinkers.close()
    assert [each.name for each in caplog.records] == ["bastide.thinking"]


@in_loop
async def test_a_bot_says_whether_anybody_watches_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(quick(tmp_path / "db")) as server, server.visitor() as anna:
        bot = Ponderer(server, monkeypatch)
        await anna.create([{"kind": "bot"}, {"kind": "bot"}])
        id = await anna.create(options={"first": 0})
        async with anna.line(id) as line:
            await until_a_bot_is_asked(line)
            assert bot.watched == [False, True]


@in_loop
async def test_an_only_answer_is_given_for_whoever_wishes_it_or_plays_bots_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Among people it is asked like any other: an answer at once tells that there was no choice."""
    async with (
        house(quick(tmp_path / "db")) as server,
        server.visitor() as anna,
        server.visitor() as bruno,
    ):
        assert (await server.table(await anna.create())).skips_forced(0)
        first = property(lambda live_game: options(live_game.match.state)[0])
        monkeypatch.setattr(LiveGame, "only_answer", first)
        id = await begun(server, anna, bruno)
        table = await server.table(id)
        mover = (anna, bruno)[table.mover]
        async with mover.line(id) as line:
            await line.told("snapshot")
            assert not table.skips_forced(0)
            assert not table.skips_forced(1)
            assert not table.waits_for_bot
            assert line.is_asked
            await line.send(type="prefer", forced=True)
            await line.told("update")


@in_loop
async def test_a_hint_is_given_up_with_its_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(quick(tmp_path / "db")) as server, server.visitor() as anna:
        bot = Ponderer(server, monkeypatch)
        id = await anna.create(options={"first": 0})
        async with anna.line(id) as line:
            await line.turn()
            await line.send(type="hint")
            async with asyncio.timeout(PATIENCE):
                while bot.begun == 0:
                    await asyncio.sleep(0.01)
        async with asyncio.timeout(PATIENCE):
            while bot.ended == 0:
                await asyncio.sleep(0.01)


@in_loop
async def test_whoever_has_two_lines_gets_one_hint_at_a_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(quick(tmp_path / "db")) as server, server.visitor() as anna:
        Ponderer(server, monkeypatch)
        id = await anna.create(options={"first": 0})
        async with anna.line(id) as line, anna.line(id) as other:
            for each in (line, other):
                await each.turn()
            await line.send(type="hint")
            await line.send(type="hint")
            assert "too fast" in (await line.told("refused"))["reason"]
            await other.send(type="hint")
            assert "too fast" in (await other.told("refused"))["reason"]


@in_loop
async def test_a_hint_that_no_bot_can_give_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*args: object) -> None:
        raise RuntimeError("thinkers fail")

    async with house(quick(tmp_path / "db")) as server, server.visitor() as anna:
        id = await anna.create(options={"first": 0})
        async with anna.line(id, "?lang=fr") as line:
            await line.turn()
            monkeypatch.setattr(server.tables.thinkers, "choose", fail)
            await line.send(type="hint")
            assert "Le bot" in (await line.told("refused"))["reason"]
