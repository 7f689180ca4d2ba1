"""One run shows all mistakes of a file, and what exists instead."""

from pathlib import Path

import pytest

from bastide.engine import scenario
from tests.scenarios.checking import played, problems

FILE = """
title = "x"
rules = ["SJ-057"]
game = "san-juan"
options = { edition = 1, players = 2 }
[position]
phase = "producer"
draw_pile = ["towwer"]
[[step]]
move = "pass"
"""


def test_nothing_is_checked_does_not_hide_the_other_mistakes() -> None:
    first, second = problems(FILE)
    assert first.startswith("position: 'draw_pile' names 'towwer', which does not exist; there are")
    assert second == "nothing is checked; say what must hold."


def test_every_step_and_every_case_tells_its_mistake(tmp_path: Path) -> None:
    path = tmp_path / "x.toml"
    path.write_text(FILE + "exect = 1\n[[step]]\nmvoe = 'pass'\n")
    one, two = scenario.run_file(path).problems
    assert one.startswith("step 1: nothing is called 'exect' there; there are move, ")
    assert two.startswith("step 2: 'move' must be a text")
    path.write_text(FILE + "[[case]]\ngame = 'x'\n[[case]]\noptions = { edition = 7 }\n")
    one, two = scenario.run_file(path).problems
    assert one.startswith("There is no game 'x'")
    assert two == "Option 'edition' is 7, but may be 1, 2."


@pytest.mark.parametrize(
    ("game", "position", "said"),
    [
        ("little-town", "seats = [{ buildings = { K9 = 'well' } }]", "names 'K9'"),
        ("little-town", "seats = [{ objectives = ['O99'] }]", "names 'O99'"),
        ("golden-city", "seats = [{ posts = ['H99'] }]", "names 'H99'"),
        ("attika", "seats = [{ hand = ['gold'] }]", "names 'gold'"),
        ("attika", "map = [{ tile = 'R99', at = '0,0' }]", "names 'R99'"),
    ],
)
def test_a_name_that_does_not_exist_tells_what_does(game: str, position: str, said: str) -> None:
    (problem,) = played(game, position)
    assert f"{said}, which does not exist; there are " in problem


def test_a_hex_where_nothing_can_stand_tells_where_it_can() -> None:
    (problem,) = played("attika", "seats = [{ built = { '99,0' = 'well' } }]")
    assert "nothing can stand on '99,0' (AT-030); free are " in problem
