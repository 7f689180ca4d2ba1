"""Golden games give the same views and scores as when they were recorded, line by line."""

from pathlib import Path

import pytest

from bastide.engine.record import read
from tests.golden.recorder import FOLDER, GAMES, annotated

RECORDS = sorted(FOLDER.glob("*.record"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_game_is_played_as_it_was_recorded(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert annotated(read(text)) == text


def test_every_golden_game_was_recorded() -> None:
    assert {path.stem for path in RECORDS} == {
        f"{name}-{title}" for name, games in GAMES.items() for title in games()
    }
