"""`bastide rules`: numbers, words, tests, JSON."""

import json
from pathlib import Path

import pytest

from bastide.cli import handbook
from tests.cli.conftest import Program


def test_a_rule_is_shown_with_its_source(bastide: Program) -> None:
    said = bastide("rules", "SJ-053")
    assert said.code == 0
    assert said.out.startswith("SJ-053 · Archive\n")
    assert "everything you draw joins your" in said.out
    assert "Both rulebooks" in said.out


def test_a_rule_is_shown_in_french(bastide: Program) -> None:
    assert bastide("rules", "sj-053", "--lang", "fr").out.startswith("SJ-053 · Archives (Cadastre)")


def test_rules_are_found_by_words_in_any_game(bastide: Program) -> None:
    said = bastide("rules", "--search", "hand limit")
    assert said.code == 0
    assert "SJ-048  Hand limit" in said.out


def test_all_rules_of_a_game_are_listed(bastide: Program) -> None:
    lines = bastide("rules", "--game", "san-juan").out.splitlines()
    assert len(lines) > 150
    assert all(line.startswith("SJ-") for line in lines)


def test_rules_can_be_read_by_programs(bastide: Program) -> None:
    rule, other = json.loads(bastide("rules", "SJ-030", "SJ-031", "--json").out)
    assert (rule["id"], other["id"]) == ("SJ-030", "SJ-031")
    assert rule["source"]
    assert any("sj_030" in test for test in rule["tests"])


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("SJ-999",), "There is no rule with the number “SJ-999”.\n"),
        (("--search", "xylophone"), "No rule speaks of “xylophone”.\n"),
        ((), "Please give a rule’s number, or --search words, or --game.\n"),
        (("--game", "chess"), "There is no game “chess”; there are "),
    ],
)
def test_what_is_not_there_is_said_in_a_sentence(
    bastide: Program, arguments: tuple[str, ...], sentence: str
) -> None:
    said = bastide("rules", *arguments)
    assert (said.code, said.out) == (2, "")
    assert said.err.startswith(sentence)


def test_the_tests_of_a_rule_are_found_by_its_number(tmp_path: Path) -> None:
    folder = tmp_path / "tests"
    folder.mkdir()
    (folder / "test_a.py").write_text(
        "def test_sj_053_keeps() -> None: ...\n"
        "def test_sj_0531_other() -> None: ...\n"
        "def test_both_sj_052_and_sj_053() -> None: ...\n"
        "def test_something_else() -> None: ...\n"
    )
    (folder / "b.toml").write_text('rules = ["SJ-053"]\n')
    (folder / "c.toml").write_text('rules = ["SJ-0531", "SJ-054"]\n')
    assert handbook.tests_of("SJ-053", tmp_path) == [
        "tests/b.toml",
        "tests/test_a.py::test_sj_053_keeps",
        "tests/test_a.py::test_both_sj_052_and_sj_053",
    ]


def test_attika_and_telegraph_have_one_rulebook(bastide: Program) -> None:
    lines = bastide("rules", "--game", "telegraph").out.splitlines()
    assert lines == bastide("rules", "--game", "attika").out.splitlines()
    assert {line[:3] for line in lines} == {"AT-", "US-"}
    found = bastide("rules", "--search", "amphora supply").out.splitlines()
    assert len(found) == len(set(found)) > 1
    assert bastide("rules", "us-003", "--lang", "fr").out.startswith("US-003 · U.S. Telegraph")
