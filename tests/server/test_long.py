"""Games that go on and on: nobody else waits for them."""

import asyncio
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from bastide.engine import match, registry
from bastide.engine.flow import options
from bastide.engine.game import Game
from bastide.engine.match import APART, Match, Tried
from bastide.engine.record import Record
from bastide.engine.rng import seeded
from bastide.server.live import bots
from bastide.server.model import live_game
from bastide.server.model.live_game import PIECE
from bastide.server.refusals import Refused
from bastide.server.store.rows import Entry
from bastide.server.views.viewer_messages import GameView
from bastide.words import say
from tests.limits import PATIENCE
from tests.server.house import House, Visitor, house, in_loop, quick
from tests.server.test_clocks import spoil
from tests.server.test_secrets import live_game_of
from tests.server.test_thinking import ends, never_build

TWO_HERE = [{"kind": "device"}, {"kind": "device"}]
LONG = 12 * APART


async def long_table(server: House, visitor: Visitor, count: int = LONG) -> str:
    """A table, out of memory, at which nobody ever builds."""
    id = await visitor.create(TWO_HERE)
    table = await server.table(id)
    game = table.running()
    entries: list[Entry] = []
    for number in range(table.entries + 1, table.entries + 1 + count):
        answer = await never_build(game, game.mover, 1)
        entries.append(Entry(number, "act", 0.0, game.mover, answer.act))
        game.play(number, answer.act)
    server.tables.drop(table)
    table.row.asked = game.mover
    await server.tables.store.append(table.row, entries)
    return id


class Held:
    """How much is done before the loop comes round: actions played, and moves told."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.turn = 0
        self.played: Counter[int] = Counter()
        self.told: Counter[int] = Counter()
        play, lines = match.tried, GameView.lines

        def tried(state: Any, act: int) -> Tried:
            self.played[self.turn] += 1
            return play(state, act)

        def told(shown: GameView, moves: list[Any], before: int) -> Any:
            self.told[self.turn] += len(moves)
            return lines(shown, moves, before)

        monkeypatch.setattr(match, "tried", tried)
        monkeypatch.setattr(live_game, "tried", tried)
        monkeypatch.setattr(GameView, "lines", told)

    async def count(self) -> None:
        """Number the rounds of the loop."""
        while True:
            self.turn += 1
            await asyncio.sleep(0)


@in_loop
async def test_no_look_back_holds_the_loop_for_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(quick(tmp_path / "db")) as server, server.visitor() as anna:
        id = await long_table(server, anna)
        held = Held(monkeypatch)
        counting = asyncio.create_task(held.count())
        first = await anna.get(f"/tables/{id}/log")
        assert held.played.total() == LONG  # it was read from its journal
        earlier = await anna.get(f"/tables/{id}/log?before={first[0]['n']}")
        assert earlier[-1]["n"] < first[0]["n"]
        for event in (0, APART - 1, LONG // 2, LONG):
            moment = await anna.get(f"/tables/{id}/replay/{event}?lines={1 << 20}")
            assert moment["log"] == [] or moment["log"][-1]["move"] <= event
        await anna.get(f"/tables/{id}/replay")
        async with anna.line(id) as line:
            await line.hear()
        counting.cancel()
    assert max(held.played.values()) <= APART + PIECE
    assert max(held.told.values()) <= 2 * PIECE + 120


@in_loop
async def test_others_are_answered_while_a_long_journal_is_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pauses = 0
    breath, answered = asyncio.Event(), asyncio.Event()

    class Slow:
        @staticmethod
        async def sleep(seconds: float) -> None:
            nonlocal pauses
            pauses += 1
            breath.set()
            await answered.wait()

    async with house(quick(tmp_path / "db")) as server, server.people(2) as (anna, bruno):
        id = await long_table(server, anna)
        async with bruno.line(await bruno.create(TWO_HERE)) as line:
            await line.turn()
            monkeypatch.setattr(live_game, "asyncio", Slow)
            asked = [asyncio.create_task(anna.get(f"/tables/{id}/replay/{n}")) for n in (7, LONG)]
            async with asyncio.timeout(PATIENCE):
                await breath.wait()
            await line.answer()  # in the middle of the first piece
            assert not any(each.done() for each in asked)
            answered.set()
            await asyncio.gather(*asked)
    assert pauses == LONG // PIECE  # once for both


@in_loop
async def test_long_journals_are_played_again_one_after_the_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(quick(tmp_path / "db")) as server, server.visitor() as anna:
        ids = [await long_table(server, anna, 3 * PIECE) for _ in range(4)]
        short = await long_table(server, anna, 5)
        held = Held(monkeypatch)
        counting = asyncio.create_task(held.count())
        await asyncio.gather(*(server.table(id) for id in [*ids, short]))
        counting.cancel()
    assert held.played.total() == 12 * PIECE + 5
    assert max(held.played.values()) <= PIECE + 5


@pytest.mark.parametrize("game", registry.games(), ids=lambda game: game.name)
def test_a_match_taken_up_at_a_checkpoint_is_as_if_played_from_the_start(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(match, "APART", 7)
    live, rng = live_game_of(game, 5), seeded(5)
    while not live.is_over and len(live.moves) < 120:
        offered = options(live.match.state)
        live.play(len(live.moves) + 2, offered[int(rng.below(len(offered)))])
    whole = live.match
    monkeypatch.setattr(match, "APART", 10_000)
    for count in range(len(live.moves) + 1):
        shorter = Record(**{**vars(whole.record), "actions": whole.record.actions[:count]})
        anew, found = Match(shorter), whole.earlier(count)
        assert found.record == anew.record
        assert found.barrier == anew.barrier
        assert len(found.events) == len(anew.events) == count + 1
        for seat in range(int(anew.state.players)):
            assert found.undoable(seat) == anew.undoable(seat)
        document = game.positions.to_document
        assert document(found.state) == document(anew.state)
    assert whole.record.actions == [(it.seat, it.act) for it in live.moves]


@in_loop
async def test_looking_back_has_its_price(tmp_path: Path) -> None:
    async with house(quick(tmp_path / "db")) as server, server.visitor() as anna:
        id = await long_table(server, anna)
        table = await server.table(id)
        table.row.status = "over"
        await table.write([table.entry("end")])
    few = quick(tmp_path / "db", requests_per_second=1e-9, request_burst=20.0)
    for path, times in (
        ("replay/3?lines=0", 10),  # the request, and up to a hundred actions played again
        (f"replay/{LONG}?lines=300", 4),  # and three hundred moves told
        ("log", 6),
        ("replay", 12),  # all of them listed
        ("record", 12),
    ):
        async with house(few) as server, server.visitor() as anna:
            answers = [await anna.http.get(f"/tables/{id}/{path}") for _ in range(times + 1)]
        assert [answer.status_code for answer in answers] == [200] * times + [429]


# --- bots alone ---

BOTS = [{"kind": "bot"}, {"kind": "bot"}]


@in_loop
async def test_a_game_of_bots_alone_is_broken_off_when_its_journal_is_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "LONGEST", 40)
    async with house(quick(tmp_path / "db")) as server, server.visitor() as anna:
        monkeypatch.setattr(server.tables.bots, "choice", never_build)
        id = await anna.create(BOTS)
        async with anna.line(id) as line:
            told = await line.until(lambda heard: heard.get("table", {}).get("status") == "over")
            assert "scores" not in told
            assert told["decision"] is None
        table = await ends(server, id)
        assert table.entries == 41
        server.tables.drop(table)
        again = await server.table(id)
        assert again.row.status == "over"
        assert again.live_game is not None
        assert not again.live_game.is_over
        assert (await anna.get(f"/tables/{id}/replay/10?seat=1"))["viewer"] == 1
        assert (await anna.http.get(f"/tables/{id}/record")).is_success
        assert (await anna.post(f"/tables/{id}/branch", {"event": 3, "seat": 0}))["id"]


@in_loop
async def test_no_game_is_broken_off_while_somebody_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "LONGEST", 5)
    async with house(quick(tmp_path / "db")) as server, server.visitor() as anna:
        id = await anna.create()
        async with anna.line(id) as line:
            for pick in range(8):
                await line.answer(pick)
            await line.turn()
            assert line.is_asked


# --- what does not fit ---


@in_loop
async def test_a_journal_that_does_not_fit_its_game_is_refused_with_a_sentence(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with house(quick(tmp_path / "db")) as server, server.visitor() as anna:
        id = await long_table(server, anna, 3)
        await spoil(server, id)
        for path in (f"/tables/{id}/log", f"/tables/{id}/replay/1"):
            answer = await anna.http.get(path)
            assert answer.status_code == 422
            assert answer.json()["reason"] == say(Refused("journal").message, "en")
        async with anna.line(id) as line:
            assert await line.closed() == 4422
    (noted,) = [each for each in caplog.records if each.name == "bastide.tables"]
    assert noted.exc_info is None
    assert vars(noted)["table"] == id
