"""The guide to the rules: chapters, questions, what holds at a table, examples."""

import re
from importlib.resources import files

import pytest

from bastide import rulebook, words
from bastide.engine import registry
from bastide.engine.game import Game, complete
from bastide.rulebook.guide import chapters, examples, guide
from bastide.server.views.rule_guide import example_for, guide_for

GAMES = [game for game in registry.games() if game.package.startswith("bastide.")]
ASKED = re.compile(r"^([a-z]{2}-ask-[a-z-]+) *=", re.MULTILINE)


def questions(game: Game) -> set[str]:
    """Every question of a game, by its message."""
    name = "attika" if game.name == "telegraph" else game.name
    text = files("bastide.words").joinpath("en", f"{name}.ftl").read_text(encoding="utf-8")
    return set(ASKED.findall(text))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_question_opens_the_guide_at_a_rule(game: Game) -> None:
    found = guide(game, "en", {})
    assert questions(game) - set(found.asked) == set()
    assert set(found.asked.values()) <= set(rulebook.rules(game.name, "en"))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_chapter_picture_and_reminder_names_rules_that_exist(game: Game) -> None:
    known = rulebook.rules(game.name, "en")
    plan = chapters(game)
    first = {rule for all in plan["chapters"].values() for rule in all} | set(plan["pieces"])
    sections = {rule.section: rule.id for rule in reversed(known.values())}
    assert first <= set(sections.values())
    for lang in words.LANGUAGES:
        reminders = guide(game, lang, {}).forgotten
        assert reminders
        assert {rule for it in reminders for rule in it.rules} <= set(known)


def holds(game: str, **settings: str | int | bool) -> set[str]:
    """The rules that hold at a table."""
    found = registry.game(game)
    return {
        each.rule.id for each in guide(found, "en", complete(found, settings)).entries if each.holds
    }


def test_a_guide_speaks_of_this_table() -> None:
    small, large = holds("san-juan"), holds("san-juan", expansion=True)
    assert large - small >= {"SJ-090", "SJ-101", "SJ-R19"}
    assert "SJ-072" in holds("san-juan", players=2) - small
    assert "GC-206" in holds("golden-city", players=2) - holds("golden-city", players=3)
    assert "AT-102" in holds("attika") - holds("telegraph")
    assert "US-003" in holds("telegraph") - holds("attika")


def test_a_list_of_editions_keeps_the_line_of_this_one() -> None:
    game = registry.game("san-juan")
    for edition, kept, gone in (
        (1, "the card you like best", "the cheapest"),
        (2, "the cheapest", "you like best"),
    ):
        found = guide(game, "en", complete(game, {"edition": edition}))
        text = next(each.rule.text for each in found.entries if each.rule.id == "SJ-052")
        assert kept in text
        assert gone not in text


@pytest.mark.parametrize("lang", words.LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_example_can_be_played_and_told(game: Game, lang: str) -> None:
    told = guide_for(game, lang, {})
    played = {rule.id for rule in told.rules if rule.played}
    assert played == set(examples(game))
    for rule in played:
        example = example_for(game, rule, lang)
        assert example is not None
        assert example.moments[0].begins
        assert all(moment.said or moment.begins for moment in example.moments), rule
