"""`bastide watch` and `bastide replay`: games of bots, and going through them."""

import json
from pathlib import Path

import pytest

from bastide.cli.replay import Walk
from bastide.cli.saves import load
from bastide.cli.voice import Voice
from tests.cli.conftest import Program

BOTS = ("watch", "san-juan", "--seats", "1,1,2", "--seed", 3, "--delay", 0)


@pytest.fixture
def game(bastide: Program, home: Path) -> Path:
    path = home / "bots.record"
    assert bastide(*BOTS, "--json", "--save", path).code == 0
    return path


def test_watching_tells_the_game_and_its_end(bastide: Program) -> None:
    said = bastide(*BOTS)
    assert said.code == 0
    assert "» Round 2: " in said.out
    assert " takes the Builder." in said.out
    assert "The game ends." in " ".join(said.out.split())
    assert "Total" in said.out
    assert "draws a " not in said.out  # nobody looks into a hand


def test_the_result_can_be_read_by_programs(bastide: Program) -> None:
    found = json.loads(bastide(*BOTS, "--json").out)
    assert found["over"]
    assert found["seats"] == ["Inés @level:1", "Mateo @level:1", "Lucía @level:2"]
    assert [sum(points.values()) for points in found["points"]] == found["scores"]
    best = max(found["scores"])
    assert {found["scores"][seat] for seat in found["winners"]} == {best}


def test_the_same_seed_gives_the_same_game(bastide: Program) -> None:
    first, second = bastide(*BOTS, "--json").out, bastide(*BOTS, "--json").out
    assert first == second
    assert first != bastide(*BOTS, "--json", "--seed", 4).out


@pytest.mark.parametrize("seats", ["0,1", "1,2,9", "1,nobody", "1"])
def test_bots_that_do_not_exist_are_refused(bastide: Program, seats: str) -> None:
    said = bastide("watch", "san-juan", "--seats", seats)
    assert (said.code, said.out) == (2, "")
    assert said.err.count("\n") == 1


def test_a_record_replays_to_the_same_result(bastide: Program, game: Path) -> None:
    watched = json.loads(bastide(*BOTS, "--json").out)
    assert json.loads(bastide("replay", game, "--json").out) == watched


def test_without_a_terminal_the_end_is_shown(bastide: Program, game: Path) -> None:
    out = bastide("replay", game).out
    last = len(load(game, Voice("en")).actions)
    assert f"Move {last} of {last}" in out
    assert "Total" in out


def test_any_place_can_be_seen_with_any_eyes(bastide: Program, game: Path) -> None:
    assert "Your hand" not in bastide("replay", game, "--at", 5).out
    out = bastide("replay", game, "--at", 5, "--seat", 2).out
    assert "Your hand" in out
    assert "Move 5 of " in out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--seat", 3), "There is no seat 3; seats go from 0 to 2.\n"),
        (("--at", -1), "The value of --at cannot be used; --help says more.\n"),
    ],
)
def test_a_place_that_is_not_there_is_refused(
    bastide: Program, game: Path, arguments: tuple[object, ...], sentence: str
) -> None:
    said = bastide("replay", game, *arguments)
    assert (said.code, said.out, said.err) == (2, "", sentence)


def test_walking_goes_both_ways(game: Path) -> None:
    walk = Walk(load(game, Voice("en")), Voice("en"))
    for text, at in (("", 1), ("n", 2), ("b", 1), ("40", 40), ("b", 39), ("999999", walk.last)):
        assert walk.moved(text)
        assert (walk.at, len(walk.match.record.actions)) == (at, at)
    assert walk.moved("0")
    assert walk.moved("r")
    assert walk.match.game.scoring.round(walk.match.state) == 2
    assert walk.moved("e")
    assert walk.match.state.is_over()
    assert walk.moved("v 2")
    assert walk.viewer == 2
    assert walk.moved("v")
    assert walk.viewer == -1


@pytest.mark.parametrize("text", ["x", "v 3", "v x", "-1", "v 0 0", "123456789"])
def test_what_is_not_understood_changes_nothing(game: Path, text: str) -> None:
    walk = Walk(load(game, Voice("en")), Voice("en"))
    walk.go(7)
    assert not walk.moved(text)
    assert (walk.at, walk.viewer) == (7, -1)
