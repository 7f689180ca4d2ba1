"""What other places show of a link."""

from pathlib import Path

import httpx
import pytest

from bastide.server.http import pages
from tests.server.house import House, house, in_loop, quick
from tests.server.test_results import BOTS, finished


@pytest.fixture(autouse=True)
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A page of which only the head matters."""
    (tmp_path / "page").mkdir()
    (tmp_path / "page" / "index.html").write_text("<html><head></head><body></body></html>")
    monkeypatch.setattr(pages, "PAGE", tmp_path / "page")


async def head(server: House, path: str) -> str:
    async with httpx.AsyncClient(base_url=f"http://{server.address}") as http:
        answer = await http.get(path)
    assert answer.status_code == 200
    return answer.text.split("</head>")[0]


@in_loop
async def test_a_box_and_a_finished_game_are_told_to_other_places(tmp_path: Path) -> None:
    async with house(quick(tmp_path / "db")) as server, server.visitor() as anna:
        assert 'content="San Juan"' in await head(server, "/new/sj2")
        table = await finished(anna)
        said = await head(server, f"/game/{table}")
        assert 'content="Little Town"' in said
        assert "1. " in said
        assert "Anna" in said


@in_loop
async def test_of_a_running_or_a_private_game_only_the_box_is_told(tmp_path: Path) -> None:
    async with house(quick(tmp_path / "db")) as server, server.visitor() as anna:
        running, another = await anna.create(BOTS), await anna.create(BOTS)
        heads = [(await head(server, f"/game/{it}")).replace(it, "ID") for it in (running, another)]
        assert heads[0] == heads[1]
        private = await finished(anna, spectators=False)
        for table in (running, private):
            for kind in ("table", "game", "replay"):
                assert "Anna" not in await head(server, f"/{kind}/{table}")
        await anna.post(f"/tables/{private}/share", {"on": True})
        assert "Anna" in await head(server, f"/game/{private}")


@in_loop
async def test_a_name_breaks_out_of_no_tag(tmp_path: Path) -> None:
    async with house(quick(tmp_path / "db")) as server, server.visitor() as anna:
        table = await anna.create(
            [{"kind": "device", "name": '"><b>Anna'}, {"kind": "bot", "level": 1}],
            game="little-town",
        )
        async with anna.line(table) as line:
            while not (await line.turn()).get("scores"):
                await line.answer()
        said = await head(server, f"/game/{table}")
        assert "<b>" not in said
        assert "&lt;b&gt;Anna" in said
        await head(server, "/table/%22%3E%3Cscript%3E")
        assert "<script>" not in await head(server, "/new/%3Cscript%3E")
