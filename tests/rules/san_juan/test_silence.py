"""Who is asked, and how often, tells nothing about what is hidden (SJ-084)."""

from itertools import combinations

import pytest

from bastide.engine.flow import State
from bastide.engine.match import new_match
from tests.rules.san_juan.tables import GAME, area, asked, do, hand, many, new, offered, table

REST = (area("quarry"), area("quarry"))


def answers(state: State, verb: str, wanted: tuple[str, ...], end: str = "done") -> int:
    """How many answers it takes to choose this set; where more might follow, it is ended there."""
    mover, question = state.mover(), asked(state)
    left = list(wanted)
    count = 0
    while asked(state) == question and state.mover() == mover:
        fitting = [card for card in left if f"{verb} {card}" in offered(state)]
        if fitting:
            left.remove(fitting[0])
        do(state, f"{verb} {fitting[0]}" if fitting else end)
        count += 1
    assert left == []
    return count


def test_sj_030_whoever_holds_a_card_is_asked_what_to_build() -> None:
    state = do(new(seed=89, players=3, edition=2, first=0), "role builder")
    for seat in range(3):
        assert asked(state) == f"{seat} build"
        do(state, "pass")


@pytest.mark.parametrize(("rules", "seat"), [(1, 2), (2, 1)])
def test_sj_030_taking_the_builder_back_has_shown_nobodys_hand(rules: int, seat: int) -> None:
    """By the first rules seat 1, who can build nothing, was passed over, and all saw it."""
    match = new_match(GAME.by_rules(rules), {"players": 3, "edition": 2, "first": 0}, 89)
    for move in ("role builder", "pass"):
        match.play(GAME.notation.parse(move))
    assert (match.undoable(0), match.state.mover()) == (2, seat)


@pytest.mark.parametrize("cards", ["hero", "hero hero hero", "palace palace"])
def test_sj_030_a_hand_that_can_build_nothing_answers_like_any_other(cards: str) -> None:
    state = table("builder", area(cards), *REST, chooser=1, watched=True)
    do(state, "pass", "pass")
    assert asked(state) == "0 build"
    assert offered(state) == ["pass"]


def test_sj_083_all_see_that_an_empty_hand_builds_nothing() -> None:
    state = table("builder", area(), *REST, chooser=0, watched=True)
    assert asked(state) == "1 build"


@pytest.mark.parametrize("kept", ["indigo_plant", "well", "tower", "library"])
def test_sj_084_a_payment_takes_as_many_answers_whatever_is_kept(kept: str) -> None:
    cards = ("indigo_plant", "well", "tower", "library")
    state = table("builder", area(" ".join(("statue", *cards))), area(), chooser=1, watched=True)
    do(state, "build statue")
    assert answers(state, "pay", tuple(card for card in cards if card != kept)) == 3
    assert hand(state) == [kept]


def test_sj_084_equal_cards_are_asked_for_one_by_one() -> None:
    state = table("builder", area("statue" + many(4)), area(), chooser=1, watched=True)
    do(state, "build statue", *["pay indigo_plant"] * 3)
    assert hand(state) == ["indigo_plant"]


@pytest.mark.parametrize("cards", ["well hero", "hero hero"])
def test_sj_055_cards_are_asked_for_where_a_good_might_pay(cards: str) -> None:
    city = "black_market indigo_plant+"
    state = table("builder", area(f"crane {cards}", city), area(), chooser=1, watched=True)
    do(state, "build crane")
    assert asked(state) == "0 pay"


@pytest.mark.parametrize("city", ["", "black_market indigo_plant+"])
def test_sj_083_all_see_a_payment_that_takes_everything(city: str) -> None:
    cards = "statue well hero tower" if not city else "statue well hero"
    state = table("builder", area(cards, city), area("hero"), chooser=1, watched=True)
    do(state, "pass", "build statue")
    assert asked(state) == "0 role"
    assert hand(state) == []


@pytest.mark.parametrize("kept", ["well", "tower", "hero", "well tower", "well hero", "tower hero"])
def test_sj_073_keeping_one_or_two_takes_two_answers(kept: str) -> None:
    seats = (area(city="prefecture"), area())
    state = table("councillor", *seats, draw_pile="well tower hero hero hero", watched=True)
    do(state, "look")
    assert answers(state, "keep", tuple(kept.split())) == 2


def test_sj_044_of_two_equal_cards_one_is_kept_by_an_answer() -> None:
    state = table("councillor", area(), area(), chooser=1, draw_pile="hero hero", watched=True)
    do(state, "pass", "look")
    assert (asked(state), offered(state)) == ("0 keep", ["keep hero"])


def test_sj_r44_all_see_that_a_single_card_was_left_to_keep() -> None:
    state = table("councillor", area(), area(), draw_pile="hero", discard="", watched=True)
    do(state, "look")
    assert hand(state) == ["hero"]
    assert asked(state) != "0 keep"


@pytest.mark.parametrize("count", [3, 4])
def test_sj_074_discarding_with_archive_and_prefecture_takes_four_answers(count: int) -> None:
    cards = ("well", "crane", "chapel", "tower", "hero")
    for gone in combinations(cards, count):
        seats = (area(city="archive prefecture"), area())
        state = table("councillor", *seats, draw_pile=" ".join(cards), watched=True)
        do(state, "look")
        assert answers(state, "discard", gone) == 4


@pytest.mark.parametrize("kept", ["well", "crane", "hero", "palace"])
def test_sj_048_the_hand_limit_takes_as_many_answers_as_cards_go(kept: str) -> None:
    cards = ["well", "crane", "hero", "palace"]
    gone = tuple(card for card in cards if card != kept)
    state = table("round_start", area(" ".join(cards) + many(6)), area(), watched=True)
    assert answers(state, "discard", gone) == 3


@pytest.mark.parametrize("gone", ["well", "hero", "well hero", "tower hero"])
def test_sj_090_the_office_takes_two_answers(gone: str) -> None:
    seats = (area("well tower hero", "office_building"), area())
    state = table("round_start", *seats, expansion=True, watched=True)
    assert answers(state, "swap", tuple(gone.split())) == 2


@pytest.mark.parametrize("count", [1, 2, 3])
def test_sj_096_the_bank_takes_an_answer_a_card_and_one_to_end(count: int) -> None:
    for gone in combinations(("well", "tower", "hero", "palace"), count):
        seats = (area("well tower hero palace", "bank"), area())
        state = table("round_start", *seats, expansion=True, watched=True)
        assert answers(state, "bank", gone) == count + 1


def test_sj_083_all_see_that_the_whole_hand_went_to_the_bank() -> None:
    seats = (area("well tower", "bank"), area())
    state = table("round_start", *seats, expansion=True, watched=True)
    assert answers(state, "bank", ("well", "tower")) == 2
