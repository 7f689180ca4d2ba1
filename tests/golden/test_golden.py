"""Golden games give the same views and scores as when they were recorded, line by line."""

import json
import re
from pathlib import Path

import pytest

from bastide.engine import registry
from bastide.engine.record import read
from bastide.engine.settings import Setting
from tests.golden.recorder import FOLDER, GAMES, MEANT, annotated

RECORDS = sorted(FOLDER.glob("*/rules-*/*.record"))


def named(path: Path) -> str:
    return "-".join([*path.parts[-3:-1], path.stem])


def meant(path: Path) -> dict[str, Setting]:
    """The settings of a golden game when it was recorded."""
    found: dict[str, Setting] = json.loads((path.parent / MEANT).read_text("utf-8"))[path.stem]
    return found


def in_full(path: Path) -> str:
    """The record with every option named, as records were written at first."""
    options = " ".join(f"{name}={json.dumps(value)}" for name, value in meant(path).items())
    whole = "options " + options.replace('"', "")
    return re.sub("(?m)^options .*$", whole, path.read_text("utf-8"))


@pytest.mark.parametrize("path", RECORDS, ids=named)
def test_a_golden_game_is_played_as_it_was_recorded(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert annotated(read(text)) == text


@pytest.mark.parametrize("path", RECORDS, ids=named)
def test_what_a_short_header_leaves_out_means_what_it_meant(path: Path) -> None:
    """A default is part of a rules version: whoever changes one makes a new version."""
    settings = read(path.read_text(encoding="utf-8")).settings
    assert settings == {**settings, **meant(path)}


@pytest.mark.parametrize("path", RECORDS, ids=named)
def test_a_record_that_names_every_option_is_the_same_record(path: Path) -> None:
    assert read(in_full(path)) == read(path.read_text(encoding="utf-8"))


def test_every_golden_game_was_recorded() -> None:
    newest = {name: max(FOLDER.glob(f"{name}/rules-*"), key=version) for name in GAMES}
    for name, games in GAMES.items():
        assert {path.stem for path in newest[name].glob("*.record")} == set(games())


def test_every_version_that_is_played_has_golden_games() -> None:
    played = [each for game in registry.games() for each in (*game.older, game)]
    assert {(path.parts[-3], version(path.parent)) for path in RECORDS} == {
        (game.name, game.rules_version) for game in played
    }


def version(folder: Path) -> int:
    """The rules version whose games a folder holds."""
    return int(folder.name.removeprefix("rules-"))
