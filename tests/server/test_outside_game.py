"""A game that another package brings plays on the server like ours."""

from pathlib import Path

import pytest

from bastide.engine.record import read, replay
from tests.server.house import house, in_loop, quick


@pytest.mark.usefixtures("lots")
@in_loop
async def test_it_stands_on_the_shelf_and_plays_to_its_end(tmp_path: Path) -> None:
    async with house(quick(tmp_path / "bastide.db")) as server, server.visitor() as anna:
        facts = {game["id"]: game for game in await anna.get("/games")}["lots"]
        assert len(facts["boxes"]) == 1
        assert [choice["name"] for choice in facts["choices"]] == ["players", "lots"]
        rules = (await anna.get("/rules/lots?lang=fr"))["rules"]
        assert rules[0]["id"] == "LO-001"
        table = await anna.create(game="lots", options={"players": 2, "lots": 6})
        async with anna.line(table) as line:
            while not (await line.turn()).get("scores"):
                assert line.now["view"]["seats"][1]["client"] is None
                await line.answer(pick=2)
            assert line.now["view"]["seats"][1]["client"]
            assert len(line.now["scores"]["totals"]) == 2
            assert "goes to" in str(line.now["log"])
        record = (await anna.http.get(f"/tables/{table}/record")).text
        assert replay(read(record)).is_over()
