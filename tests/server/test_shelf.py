"""What stands on the shelf is what the games say of themselves, ours and those of others."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from bastide import words
from bastide.engine import registry
from tests.browser.outside.stones.game import GAME
from tests.server.house import house, in_loop, quick


@pytest.fixture
def outside() -> Iterator[None]:
    """A game of another package."""
    registry.register(GAME)
    words.bundle.cache_clear()
    yield
    del registry._games[GAME.name]
    words.bundle.cache_clear()


@in_loop
async def test_a_game_has_a_box_or_one_for_each_edition(tmp_path: Path) -> None:
    async with house(quick(tmp_path / "db")) as server, server.visitor() as anna:
        games = {game["id"]: game for game in await anna.get("/games?lang=en")}
        boxes = games["san-juan"]["boxes"]
        assert [(box["id"], box["subtitle"], box["options"]) for box in boxes] == [
            ("sj1", "First edition", {"edition": 1}),
            ("sj2", "Second edition", {"edition": 2}),
        ]
        assert all(box["note"] for box in boxes)
        assert [(box["id"], box["options"]) for box in games["attika"]["boxes"]] == [("at", {})]
        variants = [
            choice["name"] for choice in games["little-town"]["choices"] if choice["variant"]
        ]
        assert variants == ["side", "market"]


@in_loop
async def test_a_table_is_called_in_the_language_of_whoever_looks(tmp_path: Path) -> None:
    async with house(quick(tmp_path / "db")) as server, server.visitor() as anna:
        table = await anna.create(game="golden-city")
        first = await anna.create(game="san-juan", options={"edition": 1})
        for lang, title, edition in (
            ("en", "The Golden City", "First edition"),
            ("fr", "La Cité d’Or", "Première édition"),
        ):
            summaries = {
                summary["id"]: summary
                for summary in (await anna.get(f"/home?lang={lang}"))["tables"]
            }
            assert (summaries[table]["title"], summaries[table]["edition"]) == (title, "")
            assert (summaries[first]["box"], summaries[first]["edition"]) == ("sj1", edition)
            async with anna.line(table, f"?lang={lang}") as line:
                told = (await line.told("snapshot"))["table"]
            assert (told["title"], told["box"]) == (title, "gc")


@pytest.mark.usefixtures("outside")
@in_loop
async def test_a_game_of_others_brings_its_words_along(tmp_path: Path) -> None:
    async with house(quick(tmp_path / "db")) as server, server.visitor() as anna:
        for lang, title, box in (("en", "Stones", "Three heaps"), ("fr", "Cailloux", "Trois tas")):
            last = (await anna.get(f"/games?lang={lang}"))[-1]
            assert (last["title"], last["prefix"]) == (title, "st")
            assert last["boxes"][0]["subtitle"] == box
            assert f"st-game = {title}" in (await anna.get(f"/games/stones/words/{lang}"))["text"]
        for path in ("stones/words/de", "san-juan/words/en", "chess/words/en"):
            assert (await anna.http.get(f"/games/{path}")).status_code == 404


@pytest.mark.usefixtures("outside")
@in_loop
async def test_a_game_that_forgot_its_words_keeps_no_other_from_the_shelf(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(words, "files_of", lambda game, lang: [])
    words.bundle.cache_clear()
    async with house(quick(tmp_path / "db")) as server, server.visitor() as anna:
        games = await anna.get("/games")
        assert [games[0]["title"], games[-1]["title"]] == ["San Juan", "stones"]
