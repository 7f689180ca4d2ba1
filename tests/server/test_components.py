"""What is printed on cards, tiles and buildings is asked of the server."""

from pathlib import Path

from bastide.engine.settings import plain
from tests.server.house import house, in_loop, quick


@in_loop
async def test_cards_are_told_as_the_options_make_them(tmp_path: Path) -> None:
    async with house(quick(tmp_path / "db")) as server, server.visitor() as anna:
        path = "/games/san-juan/components"
        for query, cost in (("", 3), ("?edition=2&prefecture_cost=4&rules=1&lang=fr", 4)):
            cards = {card["name"]: card for card in await anna.get(path + query)}
            assert cards["prefecture"]["cost"] == {"card": cost}
            assert cards["indigo_plant"]["gives"] == {"indigo": 1}
        for query in ("?edition=3", "?colour=red", "?rules=99", "?rules=0"):
            assert (await anna.http.get(path + query)).status_code == 400
        assert (await anna.http.get("/games/chess/components")).status_code == 400


@in_loop
async def test_the_options_of_every_table_are_understood(tmp_path: Path) -> None:
    async with house(quick(tmp_path / "db")) as server, server.visitor() as anna:
        for game in await anna.get("/games"):
            table = await anna.create(game=game["id"])
            async with anna.line(table) as line:
                told = (await line.told("snapshot"))["table"]
            asked = {"rules": told["rules"], **told["options"]}
            query = "&".join(f"{name}={plain(value)}" for name, value in asked.items())
            await anna.get(f"/games/{game['id']}/components?{query}")
