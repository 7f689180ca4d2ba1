"""What is typed, where several things are chosen at once."""

from typing import Any

import pytest

from bastide.cli.answers import Answer, understood
from bastide.cli.menu import menu
from bastide.engine.match import Match
from tests.cli.desk import eyes, placed

GOODS = [
    {"card": "indigo_plant", "good": "hero"},
    {"card": "sugar_mill", "good": "palace"},
    {"card": "silver_smelter", "good": "crane"},
]


def trader(*buildings: str) -> Match:
    """Ada has taken the Trader with three goods and these buildings."""
    position: dict[str, Any] = {
        "phase": "trader",
        "chooser": 0,
        "tiles": [[1, 1, 1, 2, 2]],
        "seats": [{"city": [*buildings, *GOODS]}],
    }
    return placed(position, edition=2, expansion=True)


def builder(hand: list[str], card: str, *city: Any) -> Match:
    """Ada is Builder, has these cards, and has just laid one of them."""
    match = placed(
        {"phase": "builder", "chooser": 0, "seats": [{"hand": [card, *hand], "city": list(city)}]}
    )
    match.play(match.game.notation.parse(f"build {card}"))
    return match


def typed(match: Match, *lines: str) -> Answer:
    """The answer after these lines; the marks of one line stay for the next."""
    decision = match.decision
    assert decision is not None
    look = eyes(match, decision.seat)
    choices = menu(match, decision, look)
    answer = Answer()
    for line in lines:
        assert not answer.acts, "the question was answered before the last line"
        answer = understood(line, match, choices, look)
    return answer


def words(match: Match, answer: Answer) -> list[str]:
    return [match.game.notation.format(act) for act in answer.acts]


def test_goods_are_sold_in_whatever_order_they_are_named() -> None:
    match = trader()
    for line in ("1 3", "3 1", "3,1", "3; 1"):
        assert words(match, typed(match, line)) == ["sell indigo_plant", "sell silver_smelter"]


def test_fewer_than_allowed_end_with_done() -> None:
    match = trader()
    answer = typed(match, "1")
    assert answer.notice == "You may choose one more; press Enter if that is all."
    assert words(match, typed(match, "1", "")) == ["sell indigo_plant", "done"]
    assert words(match, typed(match, "1", "0")) == ["sell indigo_plant", "done"]
    assert words(match, typed(match, "3", "")) == ["sell silver_smelter"]  # ends by itself


def test_nothing_at_all_is_number_0() -> None:
    match = trader()
    assert words(match, typed(match, "0")) == ["pass"]


def test_the_harbor_takes_a_good_that_comes_before_another() -> None:
    match = trader("harbor")
    decision = match.decision
    assert decision is not None
    choices = {it.word: it.number for it in menu(match, decision, eyes(match, 0)).choices}
    both = f"{choices['sell silver_smelter']} {choices['ship indigo_plant']}"
    assert words(match, typed(match, both)) == ["ship indigo_plant", "sell silver_smelter"]


def test_the_same_good_is_not_sold_twice() -> None:
    match = trader("harbor")
    decision = match.decision
    assert decision is not None
    choices = {it.word: it.number for it in menu(match, decision, eyes(match, 0)).choices}
    both = f"{choices['sell indigo_plant']} {choices['ship indigo_plant']}"
    answer = typed(match, both)
    assert answer.notice == "These cannot be chosen together."
    assert not answer.acts


def test_more_than_allowed_is_refused_and_unmarked() -> None:
    match = trader()
    answer = typed(match, "1 2 3")
    assert answer.notice == "Only 2 can be chosen here."
    assert words(match, typed(match, "1 2 3", "1 2")) == ["sell indigo_plant", "sell sugar_mill"]


def test_a_payment_is_never_completed_by_itself() -> None:
    """Two of three cards are due: with the second one named only the third is left."""
    match = builder(["smithy", "well", "crane"], "statue")
    assert typed(match, "2", "").notice == "One more to choose."
    assert words(match, typed(match, "2", "3")) == ["pay well", "pay crane"]
    assert words(match, typed(match, "1", "3")) == ["pay smithy", "pay crane"]


def test_goods_pay_along_with_cards() -> None:
    match = builder(["smithy", "well", "crane"], "statue", "black_market", *GOODS)
    assert words(match, typed(match, "4 2")) == ["pay well", "pay_good indigo_plant"]


def test_equal_cards_are_marked_one_by_one() -> None:
    match = builder(["smithy", "smithy", "crane", "tower"], "statue")
    assert words(match, typed(match, "1 2")) == ["pay smithy", "pay smithy"]


def test_a_number_typed_twice_is_taken_back() -> None:
    match = trader()
    assert typed(match, "1", "1").notice == ""
    assert words(match, typed(match, "1", "1", "2 3")) == ["sell sugar_mill", "sell silver_smelter"]


@pytest.mark.parametrize("text", ["u", "undo", "U"])
def test_commands_have_a_letter_and_a_word(text: str) -> None:
    assert typed(trader(), text).command == "undo"


def test_commands_have_french_names_too() -> None:
    match = trader()
    decision = match.decision
    assert decision is not None
    look = eyes(match, 0, "fr")
    choices = menu(match, decision, look)
    meant = {
        text: understood(text, match, choices, look).command
        for text in ("a", "annuler", "c", "conseil", "?", "aide", "règles", "q")
    }
    assert meant == {
        "a": "undo",
        "annuler": "undo",
        "c": "hint",
        "conseil": "hint",
        "?": "help",
        "aide": "help",
        "règles": "rules",
        "q": "quit",
    }


def test_accents_and_case_need_not_be_typed() -> None:
    hand = ["victory_column", "quarry", "well", "smithy", "chapel"]
    match = placed({"phase": "builder", "chooser": 0, "seats": [{"hand": hand}]})
    decision = match.decision
    assert decision is not None
    look = eyes(match, 0, "fr")
    choices = menu(match, decision, look)
    answer = understood("CARRIERE", match, choices, look)
    assert words(match, answer) == ["build quarry"]
