"""Every scenario holds, names real rules, and gives its reasons in both languages."""

from pathlib import Path

import pytest

from bastide import rulebook, words
from bastide.engine import registry, scenario

EXAMPLES = Path(rulebook.__file__).parent / "examples"
FILES = sorted([*Path(__file__).parent.glob("*/*.toml"), *EXAMPLES.glob("*/*.toml")])


def named(path: Path) -> str:
    return str(Path(path.parent.name, path.name))


@pytest.mark.parametrize("path", FILES, ids=named)
def test_the_scenario_holds(path: Path) -> None:
    result = scenario.run_file(path)
    assert result.problems == []


@pytest.mark.parametrize("path", FILES, ids=named)
def test_its_rules_exist_and_its_file_is_named_after_the_first(path: Path) -> None:
    loaded = scenario.load(path)
    for rule in loaded.rules:
        assert rulebook.rule(rule, "en").id == rule
    assert loaded.cases[0].game.name == path.parent.name
    number = "-".join(path.stem.upper().split("-")[:2])
    assert number in loaded.rules


@pytest.mark.parametrize("path", FILES, ids=named)
@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_its_refusals_can_be_said(path: Path, lang: str) -> None:
    for _, refusal in scenario.run(scenario.load(path)).refusals:
        assert words.say(refusal.message, lang)
        assert rulebook.rule(refusal.rule, lang).id == refusal.rule


@pytest.mark.parametrize("game", [game.name for game in registry.games()])
def test_every_worked_example_of_the_rules_is_a_scenario(game: str) -> None:
    examples = {rule for rule in rulebook.rules(game, "en") if rule[3] == "X"}
    shown = {rule for path in FILES for rule in scenario.load(path).rules}
    assert examples - shown == set()
