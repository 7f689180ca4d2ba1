"""`bastide check`: scenarios from the command line."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Program

GOOD = """
title = "The Well pays after two goods"
rules = ["SJ-057"]
game = "san-juan"
options = { edition = 1, players = 2 }

[position]
phase = "producer"
chooser = 0
draw_pile = ["chapel", "tower", "quarry"]
seats = [{ hand = [], city = ["indigo_plant", "sugar_mill", "well"] }, {}]

[[step]]
move = "produce indigo_plant sugar_mill"
expect = { "seats.0.hand" = ["quarry"] }
"""


@pytest.fixture
def shelf(tmp_path: Path) -> Path:
    (tmp_path / "good.toml").write_text(GOOD)
    (tmp_path / "bad.toml").write_text(GOOD.replace('["quarry"]', '["palace"]'))
    return tmp_path


def test_a_scenario_that_holds_is_one_line(bastide: Program, shelf: Path) -> None:
    said = bastide("check", shelf / "good.toml")
    assert said.code == 0
    assert said.out == "✓ The Well pays after two goods  SJ-057\n1 scenario holds.\n"


def test_a_scenario_that_does_not_hold_says_what_differs(bastide: Program, shelf: Path) -> None:
    said = bastide("check", shelf)
    assert said.code == 1
    assert "✗ The Well pays after two goods  SJ-057" in said.out
    assert "palace" in said.out
    assert "quarry" in said.out
    assert said.out.endswith("1 of 2 scenarios does not hold.\n")


def test_results_can_be_read_by_programs(bastide: Program, shelf: Path) -> None:
    said = bastide("check", "--json", shelf / "good.toml", shelf / "bad.toml")
    good, bad = json.loads(said.out)
    assert said.code == 1
    assert (good["ok"], good["problems"], good["rules"]) == (True, [], ["SJ-057"])
    assert not bad["ok"]
    assert bad["problems"]


def test_a_file_that_is_no_scenario_fails_with_a_sentence(bastide: Program, shelf: Path) -> None:
    (shelf / "odd.toml").write_text("= nothing")
    said = bastide("check", shelf / "odd.toml")
    assert said.code == 1
    assert "not TOML" in said.out


def test_a_file_that_is_not_there_is_bad_input(bastide: Program, shelf: Path) -> None:
    said = bastide("check", shelf / "none.toml")
    assert (said.code, said.out) == (2, "")
    assert said.err == f"There is no file {shelf / 'none.toml'}.\n"


def test_an_empty_folder_is_bad_input(bastide: Program, tmp_path: Path) -> None:
    said = bastide("check", tmp_path)
    assert (said.code, said.err) == (2, "There are no scenario files there.\n")


def test_a_rule_that_does_not_exist_is_a_problem(bastide: Program, shelf: Path) -> None:
    (shelf / "odd.toml").write_text(GOOD.replace('"SJ-057"', '"SJ-057", "SJ-999", "XY-001"'))
    said = bastide("check", shelf / "odd.toml")
    assert said.code == 1
    assert "rules: there is no rule 'SJ-999'." in said.out
    assert "rules: there is no rule 'XY-001'." in said.out
    assert "'SJ-057'" not in said.out
