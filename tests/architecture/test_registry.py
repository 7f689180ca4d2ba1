"""Games are found as entry points, ours and those of others, and a broken one harms no other."""

import logging
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bastide.engine import registry
from bastide.engine.messages import BadInput

SHELF = ["san-juan", "little-town", "golden-city", "attika", "telegraph"]


@pytest.fixture
def offered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Three packages of others: one that cannot be imported, one with no game, one of our name."""
    (tmp_path / "others.py").write_text("GAME = 'no game at all'\n")
    info = tmp_path / "somebodys_games-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: somebodys-games\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(
        "[bastide.games]\nbroken = nowhere.game:GAME\nnone = others:GAME\nsan-juan = others:GAME\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    registry._offers.cache_clear()
    registry._warn_once.cache_clear()
    yield
    sys.modules.pop("others", None)
    registry._offers.cache_clear()


def test_ours_stand_on_the_shelf_in_their_order() -> None:
    assert [game.name for game in registry.games()][: len(SHELF)] == SHELF


@pytest.mark.usefixtures("offered")
def test_a_broken_package_is_named_in_one_sentence_and_left_out(
    caplog: pytest.LogCaptureFixture,
) -> None:
    with caplog.at_level(logging.WARNING, "bastide"):
        for _ in range(2):
            assert [game.name for game in registry.games()][: len(SHELF)] == SHELF
    assert [record.getMessage() for record in caplog.records] == [
        "The game 'broken' of the package 'somebodys-games' cannot be used:"
        " ModuleNotFoundError, No module named 'nowhere'.",
        "The game 'none' of the package 'somebodys-games' cannot be used:"
        " TypeError, others:GAME is no Game.",
    ]


@pytest.mark.usefixtures("offered")
@pytest.mark.parametrize("name", ["broken", "none"])
def test_asking_for_a_broken_game_says_the_same(name: str) -> None:
    with pytest.raises(BadInput, match=r"the package 'somebodys-games' cannot be used: .*\.$"):
        registry.game(name)


@pytest.mark.usefixtures("offered")
def test_nobody_takes_the_name_of_one_of_our_games() -> None:
    assert registry._offers()["san-juan"].value == "bastide.games.san_juan.game:GAME"


def test_an_unknown_game_is_told_with_those_that_there_are() -> None:
    with pytest.raises(BadInput, match="There is no game 'chess'; there are san-juan, little-town"):
        registry.game("chess")
