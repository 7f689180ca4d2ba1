"""The analysis of a finished game: in the background, for all who may see the game, bounded."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from bastide.server.http.networks import Network
from bastide.server.live import analyses
from bastide.server.live.analyses import Analyses
from bastide.server.thinking.pool import REVIEW, Answer, Thinkers, Thought
from bastide.server.thinking.queue import Claiming
from tests.limits import PATIENCE
from tests.server.house import House, Visitor, house, in_loop, quick
from tests.server.test_branch import finished
from tests.server.test_chairs import status
from tests.server.test_distant import worker


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses, "ITERATIONS", 8)
    monkeypatch.setattr(analyses, "LEAST", 4)


async def settled(server: House, anna: Visitor, table: str) -> Any:
    """What is known once nobody is at it any more."""
    review = server.tables.analyses.of(table)
    assert review is not None
    assert review.task is not None
    async with asyncio.timeout(PATIENCE):
        await asyncio.wait([review.task])
    return await anna.get(f"/tables/{table}/analysis")


class Slow:
    """A thinker that waits to be let go on, and remembers why it was asked."""

    def __init__(self, real: Any) -> None:
        self.real = real
        self.gate = asyncio.Event()
        self.let = 0
        self.claims: list[Any] = []

    async def choose(self, thought: Thought, claiming: Claiming) -> Answer:
        self.claims.append((thought.level, claiming()))
        if self.let > 0:
            self.let -= 1
        else:
            await self.gate.wait()
        answer: Answer = await self.real.choose(thought, claiming)
        return answer

    async def close(self) -> None:
        await self.real.close()


def slowed(server: House) -> Slow:
    slow = Slow(server.tables.thinkers)
    server.tables.analyses._thinkers = slow
    return slow


@in_loop
async def test_a_finished_game_is_gone_through_to_its_end(tmp_path: Path) -> None:
    async with house(quick(tmp_path / "db")) as server, server.visitor() as anna:
        table = await finished(anna)
        path = f"/tables/{table}/analysis"
        assert (await anna.get(path))["state"] == "none"
        await anna.post(path)
        whole = await settled(server, anna, table)
        assert whole["state"] == "whole"
        assert whole["done"] == whole["events"]
        events = [each["event"] for each in whole["choices"]]
        assert events == sorted(set(events))
        assert {each["seat"] for each in whole["accounts"]} == {0, 1}
        for each in whole["accounts"]:
            sum_ = each["start"] - each["lost"] + each["given"] + each["luck"]
            assert sum_ == pytest.approx(each["end"])
            assert each["end"] == whole["won"][each["seat"]]
        for each in whole["choices"]:
            assert sum(each["chances"]) == pytest.approx(1.0, abs=0.001)
            assert each["played"]
            assert (each["cost"] > 0.0) == (each["best"] != each["played"])
        # whoever comes back is told the same, and of what is new only
        half = len(events) // 2
        again = await anna.get(f"{path}?since={half}")
        assert again["choices"] == whole["choices"][half:]


@in_loop
async def test_from_a_chair_only_its_own_decisions_count(tmp_path: Path) -> None:
    async with house(quick(tmp_path / "db")) as server, server.visitor() as anna:
        table = await finished(anna)
        await anna.post(f"/tables/{table}/analysis")
        await settled(server, anna, table)
        own = await anna.get(f"/tables/{table}/analysis?seat=0")
        assert {each["seat"] for each in own["choices"]} == {0}
        (mine,) = own["accounts"]
        assert mine["seat"] == 0
        assert mine["given"] == 0.0


@in_loop
async def test_a_running_game_is_never_analysed(tmp_path: Path) -> None:
    async with house(quick(tmp_path / "db")) as server, server.visitor() as anna:
        table = await anna.create(options={"first": 0})
        async with anna.line(table) as line:
            await line.answer()
        path = f"/tables/{table}/analysis"
        assert await status(anna, "POST", path) == 409
        assert await status(anna, "GET", path) == 409
        assert await status(anna, "DELETE", path) == 409
        assert await status(anna, "POST", f"{path}/try", {"event": 0, "act": 0}) == 409
        assert await status(anna, "GET", f"/tables/{table}/replay/0?seat=0&asked=true") == 409
        assert server.tables.analyses.of(table) is None


@in_loop
async def test_whoever_may_see_the_game_may_see_its_analysis_and_nobody_else(
    tmp_path: Path,
) -> None:
    async with house(quick(tmp_path / "db")) as server, server.people(2) as (anna, guest):
        table = await finished(anna)
        path = f"/tables/{table}/analysis"
        await anna.post(path)
        whole = await settled(server, anna, table)
        assert await guest.get(path) == whole
        hidden = await anna.create(options={"round_limit": 1}, spectators=False)
        for method, to in (("POST", ""), ("GET", ""), ("DELETE", "")):
            assert await status(guest, method, f"/tables/{hidden}/analysis{to}") == 403


@in_loop
async def test_one_game_at_a_time_behind_peoples_games_and_left_softly(tmp_path: Path) -> None:
    async with house(quick(tmp_path / "db")) as server, server.visitor() as anna:
        one, other = await finished(anna), await finished(anna)
        slow = slowed(server)
        slow.let = 3
        path = f"/tables/{one}/analysis"
        await anna.post(path)
        await anna.post(path)  # it runs already
        assert await status(anna, "POST", f"/tables/{other}/analysis") == 429
        review = server.tables.analyses.of(one)
        assert review is not None
        async with asyncio.timeout(PATIENCE):
            while len(review.found) < 3:
                await asyncio.sleep(0)
        half = await anna.get(path)
        assert half["state"] == "running"
        assert len(half["choices"]) == 3
        assert {level for level, _ in slow.claims} == {REVIEW}
        for _, claim in slow.claims:
            assert not claim.people
            assert claim.owed[0][1] == "127.0.0.1"
        await anna.http.delete(path)
        stopped = await settled(server, anna, one)
        assert stopped["state"] == "stopped"
        assert stopped["choices"] == half["choices"]
        slow.gate.set()
        await anna.post(path)
        whole = await settled(server, anna, one)
        assert whole["state"] == "whole"
        assert whole["choices"][:3] == half["choices"]


@in_loop
async def test_nobody_has_game_after_game_analysed(tmp_path: Path) -> None:
    async with house(quick(tmp_path / "db")) as server, server.visitor() as anna:
        table = await finished(anna)
        while server.visitors.thoughts.take(Network("127.0.0.1")):
            pass
        assert await status(anna, "POST", f"/tables/{table}/analysis") == 429
        assert server.tables.analyses.of(table) is None


@in_loop
async def test_workers_that_fail_leave_what_was_found(tmp_path: Path) -> None:
    class Failing(Slow):
        async def choose(self, thought: Thought, claiming: Claiming) -> Answer:
            if self.let == 0:
                raise RuntimeError("thinkers fail")
            self.let -= 1
            answer: Answer = await self.real.choose(thought, claiming)
            return answer

    async with house(quick(tmp_path / "db")) as server, server.visitor() as anna:
        table = await finished(anna)
        failing = Failing(server.tables.thinkers)
        failing.let = 2
        server.tables.analyses._thinkers = failing
        await anna.post(f"/tables/{table}/analysis")
        found = await settled(server, anna, table)
        assert found["state"] == "failed"
        assert len(found["choices"]) == 2
        failing.let = 10_000
        await anna.post(f"/tables/{table}/analysis")
        assert (await settled(server, anna, table))["state"] == "whole"


@in_loop
async def test_another_move_is_weighed_against_the_best_and_the_one_played(tmp_path: Path) -> None:
    async with house(quick(tmp_path / "db")) as server, server.visitor() as anna:
        table = await finished(anna)
        path = f"/tables/{table}/analysis"
        await anna.post(path)
        whole = await settled(server, anna, table)
        review = server.tables.analyses.of(table)
        assert review is not None
        for made, told in zip(review.found, whole["choices"], strict=True):
            body = {"event": made.at, "act": made.best}
            found = await anna.post(f"{path}/try", body)
            assert found["found"]
            assert found["gain"] == pytest.approx(told["cost"])
            if made.best != made.played:
                same = await anna.post(f"{path}/try", {**body, "act": made.played})
                assert same["gain"] == 0.0
            break
        at = whole["choices"][0]["event"]
        moment = await anna.get(
            f"/tables/{table}/replay/{at}?seat={whole['choices'][0]['seat']}&asked=true"
        )
        assert moment["decision"]["mine"]
        for option in moment["decision"]["options"][:3]:
            tried = await anna.post(f"{path}/try", {"event": at, "act": option["id"]})
            assert tried["short"] >= 0.0
            assert tried["found"] == (tried["short"] < 0.01)
        assert await status(anna, "POST", f"{path}/try", {"event": at, "act": 1 << 40}) == 404
        last = {"event": whole["events"], "act": 0}
        assert await status(anna, "POST", f"{path}/try", last) == 404


@in_loop
async def test_workers_elsewhere_find_the_same(shared: str) -> None:
    async with house(quick(shared, thinkers=0)) as server, server.visitor() as anna:
        one = await worker(shared)
        table = await finished(anna)
        await anna.post(f"/tables/{table}/analysis")
        elsewhere = await settled(server, anna, table)
        assert elsewhere["state"] == "whole"
        live_game = (await server.table(table)).live_game
        assert live_game is not None
        own = Thinkers(1)
        here = Analyses(own)
        here.begin(table, live_game, ("", "h", "anna"))
        review = here.of(table)
        assert review is not None
        assert review.task is not None
        await review.task
        await own.close()
        assert [round(each.cost, 4) for each in review.found] == [
            each["cost"] for each in elsewhere["choices"]
        ]
        one.terminate()
        assert await one.wait() == 0
