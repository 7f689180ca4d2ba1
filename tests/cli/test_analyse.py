"""`bastide analyse`: a finished game in the terminal and for programs."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Program


@pytest.fixture
def game(bastide: Program, home: Path) -> Path:
    path = home / "bots.record"
    wanted = ("watch", "little-town", "--seats", "1,2", "--seed", 5, "--delay", 0)
    assert bastide(*wanted, "--json", "--save", path).code == 0
    return path


def test_a_game_is_told_with_its_mistakes_and_their_reasons(bastide: Program, game: Path) -> None:
    said = bastide("analyse", game, "--iterations", 16)
    assert said.code == 0
    for word in ("Accuracy", "Luck", "Inés", "Mateo", "Better for", "your stock of materials"):
        assert word in said.out
    assert "Précision" in bastide("--lang", "fr", "analyse", game, "--iterations", 16).out


def test_programs_read_all_of_it(bastide: Program, game: Path) -> None:
    found = json.loads(bastide("analyse", game, "--iterations", 16, "--json").out)
    assert (found["game"], found["players"], found["viewpoint"]) == ("little-town", 2, -1)
    assert sum(found["won"]) == 1
    for choice in found["choices"]:
        assert sum(choice["chances"]) == pytest.approx(1, abs=0.001)
        assert choice["cost"] == pytest.approx(
            choice["chances"][choice["seat"]] - choice["after"][choice["seat"]], abs=0.001
        )
        assert choice["played_label"]
    assert any(choice["reasons"] for choice in found["choices"])


def test_a_seat_is_shown_its_own_decisions(bastide: Program, game: Path) -> None:
    said = bastide("analyse", game, "--iterations", 16, "--seat", 1)
    assert "Mateo" in said.out
    assert "Inés" not in said.out
    assert "Others’ mistakes" not in said.out
    found = json.loads(bastide("analyse", game, "--iterations", 16, "--seat", 1, "--json").out)
    assert found["seats"][0] is None
    assert {choice["seat"] for choice in found["choices"]} == {1}


def test_what_cannot_be_analysed_is_refused_with_a_sentence(bastide: Program, game: Path) -> None:
    said = bastide("analyse", game, "--seat", 2)
    assert (said.code, said.err.strip()) == (2, "There is no such seat in this game.")
    game.write_text("".join(game.read_text().splitlines(keepends=True)[:20]))
    said = bastide("analyse", game)
    assert (said.code, said.err.strip()) == (2, "Only a game that is over can be analysed.")
