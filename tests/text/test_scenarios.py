"""Scenarios: a spoiled file gives readable problems, never anything else."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bastide import rulebook
from bastide.engine import scenario
from bastide.engine.messages import BadInput
from tests.text.junk import LONGER, is_one_sentence, misspelt, reworded

FOLDERS = (Path(__file__).parents[1] / "scenarios", Path(rulebook.__file__).parent / "examples")
FILES = sorted(file for folder in FOLDERS for file in folder.glob("*/*.toml"))
TEXTS = [path.read_text("utf-8") for path in FILES]
WORDS = sorted({word for text in TEXTS for word in text.split(" ")})
PIECES = ["[[step]]\n", "[[case]]\n", "expect = ", '"', "= ", "[", "]", "{", "}", "\n", "9" * 5000]


def run_or_refuse(text: str) -> None:
    try:
        result = scenario.run(scenario.load(text))
    except BadInput as problem:
        problems = [str(problem)]
    else:
        problems = result.problems
    for sentence in problems:
        assert is_one_sentence(sentence), sentence


@given(st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    run_or_refuse(text)


@given(st.data())
@LONGER
def test_a_misspelt_scenario_is_run_or_refused(data: st.DataObject) -> None:
    run_or_refuse(data.draw(misspelt(data.draw(st.sampled_from(TEXTS)), PIECES)))


@given(st.data())
@LONGER
def test_a_reworded_scenario_is_run_or_refused(data: st.DataObject) -> None:
    run_or_refuse(data.draw(reworded(data.draw(st.sampled_from(TEXTS)), WORDS)))


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"title = 'x\xff'", "is not a text in UTF-8"),
        (b"x = " + b"[" * 100_000, "is not TOML"),
        (b"#" * 1_000_001, "is too large"),
    ],
)
def test_a_file_that_cannot_be_read_is_a_problem(tmp_path: Path, content: bytes, said: str) -> None:
    path = tmp_path / "spoiled.toml"
    path.write_bytes(content)
    (problem,) = scenario.run_file(path).problems
    assert said in problem


def test_a_file_that_is_not_there_is_a_problem(tmp_path: Path) -> None:
    (problem,) = scenario.run_file(tmp_path / "nowhere.toml").problems
    assert problem.endswith("nowhere.toml' cannot be read: No such file or directory.")
    (problem,) = scenario.run_file(tmp_path).problems
    assert "cannot be read" in problem
