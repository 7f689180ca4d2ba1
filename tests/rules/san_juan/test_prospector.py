"""The Prospector phase (SJ-046), Gold Mine and Goldsmith."""

import pytest

from tests.rules.san_juan.tables import (
    GAME,
    area,
    asked,
    discard,
    do,
    fact,
    hand,
    offered,
    pile,
    table,
)

DIFFERENT = "quarry smithy tobacco_storage library"
"""Costs 4, 1, 3, 5."""


def test_sj_046_the_chooser_draws_one_card() -> None:
    state = table("prospector", area(), area(), draw_pile="hero well")
    do(state, "draw")
    assert hand(state) == ["hero"]
    assert hand(state, 1) == []


def test_sj_046_or_declines() -> None:
    state = table("prospector", area(), area(), draw_pile="hero well")
    do(state, "pass")
    assert hand(state) == []
    assert asked(state) == "1 role"


def test_sj_r43_the_draw_is_all_or_nothing() -> None:
    state = table("prospector", area(city="library"), area(), area())
    assert offered(state) == ["draw", "pass"]
    assert len(hand(do(state, "draw"))) == 2


# --- Gold Mine ---


def test_sj_052_1st_edition_any_of_four_different_cards() -> None:
    state = table("prospector", area(city="gold_mine"), area(), draw_pile=DIFFERENT, edition=1)
    do(state, "pass", "turn_up gold_mine")
    assert offered(state) == ["take tobacco_storage", "take smithy", "take quarry", "take library"]
    do(state, "take quarry")
    assert hand(state) == ["quarry"]
    assert discard(state) == ["tobacco_storage", "smithy", "library"]


@pytest.mark.parametrize(
    ("turned_up", "cheapest"),
    [
        (DIFFERENT, "smithy"),
        ("hero palace quarry statue", "statue"),
        ("well indigo_plant hero statue", "indigo_plant"),
        ("statue well hero palace", "well"),
    ],
)
def test_sj_052_2nd_edition_the_cheapest_without_a_choice(turned_up: str, cheapest: str) -> None:
    state = table("prospector", area(city="gold_mine"), area(), draw_pile=turned_up)
    do(state, "pass", "turn_up gold_mine")
    assert hand(state) == [cheapest]
    assert len(discard(state)) == 3


@pytest.mark.parametrize("edition", [1, 2])
@pytest.mark.parametrize(
    "turned_up",
    [
        "library prefecture smithy tobacco_storage",
        "well well hero smithy",
        "smithy library indigo_plant well",
        "smithy well hero library",
    ],
)
def test_sj_052_two_equal_costs_and_all_four_are_discarded(edition: int, turned_up: str) -> None:
    state = table(
        "prospector", area(city="gold_mine"), area(), draw_pile=turned_up, edition=edition
    )
    do(state, "pass", "turn_up gold_mine")
    assert hand(state) == []
    assert sorted(discard(state)) == sorted(turned_up.split())


def test_sj_052_all_see_the_four_cards() -> None:
    state = table("prospector", area(city="gold_mine"), area(), draw_pile=DIFFERENT, edition=1)
    do(state, "pass", "turn_up gold_mine")
    assert set(GAME.knowledge.view(state, 1)["looking"]) == set(DIFFERENT.split())
    do(state, "take quarry")
    assert GAME.knowledge.view(state, 1)["discard"]["open"] == [
        "tobacco_storage",
        "smithy",
        "library",
    ]
    assert GAME.knowledge.view(state, 1)["seats"][0]["known"] == ["quarry"]


def test_sj_052_after_the_privilege_was_used_or_declined() -> None:
    state = table("prospector", area(city="gold_mine"), area(), draw_pile=f"hero {DIFFERENT}")
    assert asked(state) == "0 prospect"
    do(state, "draw")
    assert asked(state) == "0 gold-mine"


def test_sj_052_owners_without_the_role_mine_too() -> None:
    state = table("prospector", area(), area(city="gold_mine"), draw_pile=DIFFERENT)
    do(state, "pass")
    assert asked(state) == "1 gold-mine"
    do(state, "turn_up gold_mine")
    assert hand(state, 1) == ["smithy"]
    assert [seat["known"] for seat in GAME.knowledge.view(state, 0)["seats"]] == [[], ["smithy"]]


def test_sj_084_cards_known_to_be_in_a_hand_are_named_in_the_order_of_the_catalogue() -> None:
    seat = area("victory_column", "gold_mine", known=["victory_column"])
    state = table("prospector", seat, area(), draw_pile="hero palace smithy statue", edition=1)
    do(state, "pass", "turn_up gold_mine", "take statue")
    assert GAME.knowledge.view(state, 1)["seats"][0]["known"] == ["statue", "victory_column"]


def test_sj_052_the_prefectures_cost_is_the_one_the_table_agreed_on() -> None:
    seats = (area(city="gold_mine"), area())
    turned_up = "statue prefecture smithy hero"
    state = table("prospector", *seats, draw_pile=turned_up, prefecture_cost=4)
    assert hand(do(state, "pass", "turn_up gold_mine")) == ["smithy"]
    state = table("prospector", *seats, draw_pile=turned_up, prefecture_cost=3)
    assert hand(do(state, "pass", "turn_up gold_mine")) == []


def test_sj_r13_mining_is_optional() -> None:
    state = table("prospector", area(city="gold_mine"), area(), draw_pile=DIFFERENT)
    do(state, "pass", "pass")
    assert len(pile(state)) == 4
    assert asked(state) == "1 role"


def test_sj_r13_clockwise_from_the_prospector_once_each() -> None:
    mine = area(city="gold_mine")
    state = table("prospector", mine, mine, mine, chooser=1, governor=1)
    do(state, "pass")
    for seat in (1, 2, 0):
        assert asked(state) == f"{seat} gold-mine"
        do(state, "turn_up gold_mine")
    assert asked(state) == "2 role"


def test_sj_r13_a_library_does_not_double_it() -> None:
    seats = (area(city="gold_mine library"), area(), area())
    state = table("prospector", *seats, draw_pile=f"{DIFFERENT} well hero statue palace")
    do(state, "pass", "turn_up gold_mine")
    assert asked(state) == "1 role"
    assert len(hand(state)) == 1


@pytest.mark.parametrize(("piles", "asks"), [(("a", "bc"), False), (("a", "bcd"), True)])
def test_sj_r13_not_with_fewer_than_four_cards_in_both_piles(
    piles: tuple[str, str], asks: bool
) -> None:
    names = {"a": "hero", "b": "well", "c": "statue", "d": "smithy"}
    draw, thrown = (" ".join(names[it] for it in each) for each in piles)
    state = table("prospector", area(city="gold_mine"), area(), draw_pile=draw, discard=thrown)
    do(state, "pass")
    assert (asked(state) == "0 gold-mine") == asks
    if asks:
        do(state, "turn_up gold_mine")
        assert hand(state) == ["smithy"]


def test_sj_r13_after_four_different_costs_one_must_be_taken() -> None:
    state = table("prospector", area(city="gold_mine"), area(), draw_pile=DIFFERENT, edition=1)
    do(state, "pass", "turn_up gold_mine")
    assert "pass" not in offered(state)


def test_sj_r14_each_player_gold_mine_first_then_goldsmith() -> None:
    both = area(city="gold_mine goldsmith")
    state = table("prospector", both, both, expansion=True)
    do(state, "pass")
    order = []
    for _ in range(4):
        order.append(asked(state))
        do(state, "pass")
    assert order == ["0 gold-mine", "0 goldsmith", "1 gold-mine", "1 goldsmith"]


# --- Goldsmith ---


def smith(turned_up: str, mine: str = "goldsmith", other: str = "tower") -> list[str]:
    """The hand after the Goldsmith turned up a card."""
    seats = (area(city=mine), area(city=other))
    state = table("prospector", *seats, draw_pile=turned_up, expansion=True)
    do(state, "pass", "turn_up goldsmith")
    assert len(discard(state)) + len(hand(state)) == 1
    return hand(state)


def test_sj_098_a_building_nobody_has_goes_to_the_owner() -> None:
    assert smith("hero") == ["hero"]


def test_sj_098_a_building_somebody_has_is_discarded() -> None:
    assert smith("tower") == []
    assert smith("hero", other="hero") == []


def test_sj_098_the_owner_counts_too() -> None:
    assert smith("goldsmith") == []
    assert smith("indigo_plant", mine="goldsmith indigo_plant") == []


def test_sj_098_after_the_privilege_and_without_the_role_too() -> None:
    seats = (area(), area(city="goldsmith"))
    state = table("prospector", *seats, draw_pile="hero statue", expansion=True)
    do(state, "draw", "turn_up goldsmith")
    assert hand(state, 0) == ["hero"]
    assert hand(state, 1) == ["statue"]


def test_sj_098_all_see_the_card_and_where_it_went() -> None:
    seats = (area(city="goldsmith"), area(city="tower"))
    state = table("prospector", *seats, draw_pile="hero", expansion=True)
    do(state, "pass", "turn_up goldsmith")
    assert GAME.knowledge.view(state, 1)["seats"][0]["known"] == ["hero"]
    state = table("prospector", *seats, draw_pile="tower", expansion=True)
    do(state, "pass", "turn_up goldsmith")
    assert GAME.knowledge.view(state, 1)["discard"]["open"] == ["tower"]


def test_sj_r23_cards_in_hand_and_covered_cards_do_not_matter() -> None:
    seats = (area("hero", "goldsmith"), area("", "statue/hero"))
    state = table("prospector", *seats, draw_pile="hero", expansion=True)
    do(state, "pass", "turn_up goldsmith")
    assert hand(state) == ["hero", "hero"]


def test_sj_r23_it_is_optional() -> None:
    state = table("prospector", area(city="goldsmith"), area(), draw_pile="hero", expansion=True)
    do(state, "pass")
    assert offered(state) == ["turn_up goldsmith", "pass"]
    do(state, "pass")
    assert pile(state) == ["hero"]


def test_sj_r44_without_a_card_the_goldsmith_does_nothing() -> None:
    seats = (area(city="goldsmith"), area())
    state = table("prospector", *seats, draw_pile="", discard="", expansion=True)
    assert asked(state) == "1 role"
    state = table("prospector", *seats, draw_pile="", discard="hero", expansion=True)
    assert hand(do(state, "pass", "turn_up goldsmith")) == ["hero"]


def test_sj_r46_the_privilege_draw_comes_before_any_mine() -> None:
    state = table("prospector", area(city="gold_mine"), area(), draw_pile=f"hero {DIFFERENT}")
    do(state, "draw", "turn_up gold_mine")
    assert fact(state, "seats.0.hand") == ["smithy", "hero"]
