"""Bots think in processes of their own, which may die."""

import asyncio
import contextlib
import os
import signal
from pathlib import Path

import pytest

from bastide.engine import record, registry
from bastide.engine.flow import options
from bastide.engine.game import complete
from bastide.engine.rng import seeded
from bastide.server.live.bots import in_person
from bastide.server.live.table import Table
from bastide.server.model.live_game import LiveGame
from bastide.server.model.table_state import BOT_ROUNDS
from bastide.server.thinking import pool
from bastide.server.thinking.pool import Answer, Thinkers, Thought
from tests.limits import PATIENCE
from tests.server.house import House, house, in_loop, quick


def own(server: House) -> Thinkers:
    """Its own workers."""
    assert isinstance(server.tables.thinkers, Thinkers)
    return server.tables.thinkers


def thought(level: int = 1) -> Thought:
    game = registry.game("san-juan")
    settings = complete(game, {})
    state = game.setup.new(settings, 7)
    seat = state.mover()
    imagined = game.knowledge.imagine(state, seat, seeded(3))
    return Thought(
        game.name,
        game.rules_version,
        settings,
        game.positions.to_document(imagined),
        seat,
        level,
        5,
    )


somebody = in_person(("", "", ""))


def legal() -> list[int]:
    game = registry.game("san-juan")
    return options(game.setup.new(complete(game, {}), 7))


@in_loop
async def test_every_level_and_the_hint_answer_with_a_legal_action() -> None:
    thinkers = Thinkers(1)
    try:
        for level in range(5):
            answer = await thinkers.choose(thought(level), somebody)
            assert answer.act in legal()
            assert (answer.reason is not None) == (level == 0)
    finally:
        await thinkers.close()


@in_loop
async def test_a_worker_that_dies_is_replaced() -> None:
    thinkers = Thinkers(1)
    try:
        await thinkers.choose(thought(), somebody)
        (first,) = thinkers.ids
        os.kill(first, signal.SIGKILL)
        assert (await thinkers.choose(thought(), somebody)).act in legal()
        asked = asyncio.create_task(thinkers.choose(thought(4), somebody))
        async with asyncio.timeout(PATIENCE):
            while thinkers.ids in ([], [first]):
                await asyncio.sleep(0.01)
        (second,) = thinkers.ids
        os.kill(second, signal.SIGKILL)
        assert (await asked).act in legal()
    finally:
        await thinkers.close()


@in_loop
async def test_a_thought_that_is_given_up_ends_softly() -> None:
    thinkers = Thinkers(1)
    try:
        await thinkers.choose(thought(), somebody)
        (worker,) = thinkers.ids
        for _ in range(2):
            asked = asyncio.create_task(thinkers.choose(thought(4), somebody))
            async with asyncio.timeout(PATIENCE):
                while not thinkers._busy:
                    await asyncio.sleep(0)
            asked.cancel()
            with pytest.raises(asyncio.CancelledError):
                await asked
            assert thinkers.ids == [worker]
            os.kill(worker, signal.SIGSTOP)  # so that the next cannot have begun
            waiting = asyncio.create_task(thinkers.choose(thought(), somebody))
            await asyncio.sleep(0)
            assert not waiting.done()
            os.kill(worker, signal.SIGCONT)
            assert (await waiting).act in legal()  # its own answer, not that of the other
        assert thinkers.ids == [worker]
    finally:
        await thinkers.close()


@in_loop
async def test_a_worker_that_hangs_is_ended_and_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    thinkers = Thinkers(1)
    try:
        await thinkers.choose(thought(), somebody)
        (first,) = thinkers.ids
        os.kill(first, signal.SIGSTOP)
        monkeypatch.setattr(pool, "PATIENCE", 0.1)
        asked = asyncio.create_task(thinkers.choose(thought(), somebody))
        async with asyncio.timeout(PATIENCE):
            while first in thinkers.ids:
                await asyncio.sleep(0)
        monkeypatch.setattr(pool, "PATIENCE", PATIENCE)  # the next one may start slowly
        assert (await asked).act in legal()
    finally:
        await thinkers.close()


@in_loop
async def test_a_game_goes_on_when_the_bots_are_killed(tmp_path: Path) -> None:
    async with house(quick(tmp_path / "db")) as server, server.visitor() as anna:
        table = await anna.create([{"kind": "device"}, {"kind": "bot", "level": 3}])
        async with anna.line(table) as line:
            for pick in range(6):
                await line.turn()
                await line.answer(pick)
                for worker in own(server).ids:
                    with contextlib.suppress(ProcessLookupError):
                        os.kill(worker, signal.SIGKILL)
            await line.turn()
            assert line.is_asked


async def never_build(live_game: LiveGame, seat: int, level: int, *watched: object) -> Answer:
    """What idle players do: everything but build."""
    game, state = live_game.game, live_game.match.state
    others = [act for act in options(state) if not game.notation.format(act).startswith("build")]
    return Answer(others[0])


async def ends(server: House, id: str) -> Table:
    """The table once its game is over."""
    async with asyncio.timeout(PATIENCE):
        while (table := await server.table(id)).row.status != "over":
            await asyncio.sleep(0.01)
    return table


@in_loop
async def test_bots_among_themselves_come_to_an_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(quick(tmp_path / "db")) as server, server.visitor() as anna:
        monkeypatch.setattr(server.tables.bots, "choice", never_build)
        id = await anna.create([{"kind": "bot"}, {"kind": "bot"}])
        table = await ends(server, id)
        assert table.live_game is not None
        assert table.row.options["round_limit"] == BOT_ROUNDS
        assert table.live_game.moves[-1].round == BOT_ROUNDS


@in_loop
async def test_a_game_that_its_people_left_comes_to_an_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(quick(tmp_path / "db")) as server, server.visitor() as anna:
        monkeypatch.setattr(server.tables.bots, "choice", never_build)
        id = await anna.create()
        async with anna.line(id) as line:
            for pick in range(8):
                await line.turn()
                assert line.now["table"]["options"]["round_limit"] == 0
                await line.answer(pick)
            await line.turn()
            now = line.now["view"]["round"]
        await anna.post(f"/tables/{id}/leave")
        table = await ends(server, id)
        assert table.live_game is not None
        assert table.live_game.moves[-1].round == now + BOT_ROUNDS
        text = (await anna.http.get(f"/tables/{id}/record")).text
        assert record.replay(record.read(text)).is_over()


@in_loop
async def test_what_ends_a_game_of_bots_is_not_handed_on_to_people(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(quick(tmp_path / "db")) as server, server.visitor() as anna:
        monkeypatch.setattr(server.tables.bots, "choice", never_build)
        id = await anna.create()
        await anna.post(f"/tables/{id}/leave")
        assert (await ends(server, id)).row.options["round_limit"] == 1 + BOT_ROUNDS
        bots = await anna.create([{"kind": "bot"}, {"kind": "bot"}])
        assert (await ends(server, bots)).row.options["round_limit"] == BOT_ROUNDS
        for table in (id, bots):
            server.tables.drop(await server.table(table))
        again = [
            (await anna.post(f"/tables/{id}/rematch"))["id"],
            (await anna.post(f"/tables/{id}/branch", {"event": 3, "seat": 0}))["id"],
            (await anna.post(f"/tables/{bots}/branch", {"event": 3, "seat": 0}))["id"],
        ]
        for table in again:
            assert (await server.table(table)).row.options["round_limit"] == 0


@in_loop
async def test_bots_go_on_after_a_restart_without_a_visitor(tmp_path: Path) -> None:
    settings = quick(tmp_path / "db")
    async with house(settings) as server, server.visitor() as anna:
        await anna.create([{"kind": "bot", "level": 1}, {"kind": "bot", "level": 1}])
    async with house(settings) as server, asyncio.timeout(PATIENCE):
        while "over" not in await server.tables.store.census.counts():
            await asyncio.sleep(0.05)


def test_a_thinker_is_sent_no_hidden_truth() -> None:
    """Positions for one seat do not depend on what that seat cannot see."""
    game = registry.game("san-juan")
    settings = complete(game, {})
    state = game.setup.new(settings, 7)
    seat = state.mover()
    other = game.knowledge.imagine(state, seat, seeded(99))
    assert game.positions.to_document(state) != game.positions.to_document(other)
    first = game.positions.to_document(game.knowledge.imagine(state, seat, seeded(3)))
    second = game.positions.to_document(game.knowledge.imagine(other, seat, seeded(3)))
    assert first == second
