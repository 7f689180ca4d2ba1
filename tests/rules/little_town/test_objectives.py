"""Objectives: what each asks for, when it may be validated, who is asked (LT-049, LT-050, LT-D07).

Every card is shown where it holds and where it just does not.
"""

import pytest

from bastide.engine.flow import State
from tests.rules.little_town.tables import (
    area,
    asked,
    do,
    fact,
    goals,
    offered,
    points,
    refused_by,
    score,
    stock,
    table,
    validated,
)


def holds(card: str, buildings: str = "", stock: str = "1 coin", players: int = 2) -> bool:
    """Whether a player with these things may show the card at the start of the turn."""
    others = [area() for _ in range(players - 1)]
    state = table(area(stock, buildings, card), *others, market=[])
    assert asked(state) == "0 turn"
    return offered(state, "validate") == [f"validate {card}"]


def test_lt_049_a_card_that_holds_is_shown_and_scores_at_once_and_once() -> None:
    state = table(area("6 coin", "", "O13 O12"), area(), market="gold_mine")
    do(state, "validate O13")
    assert asked(state) == "0 turn"
    assert (validated(state), goals(state), score(state)) == (["O13"], ["O12"], 2)
    assert points(state, "objectives") == 2
    do(state, "place C3", "place D3")
    assert asked(state) == "0 turn"
    assert refused_by(state, "validate O13") == "LT-049"


def test_lt_049_a_card_that_does_not_hold_or_is_not_held_is_refused() -> None:
    state = table(area("5 coin", "", "O13"), area())
    assert asked(state) == "0 turn"
    assert refused_by(state, "validate O13") == "LT-049"
    assert refused_by(state, "validate O01") == "LT-049"


def test_lt_050_cards_not_validated_cost_nothing_and_none_are_drawn() -> None:
    state = table(area("1 coin", "", "O01 O02"), area("1 coin"), round=4, phase="feeding")
    assert asked(state) == "nobody"
    assert goals(state) == ["O01", "O02"]
    assert points(state, "objectives") == 0


def test_lt_d07_the_holder_may_show_a_card_or_go_on() -> None:
    state = table(area("6 coin", "", "O13"), area())
    assert offered(state, "validate") == ["validate O13"]
    do(state, "place C3")
    assert (asked(state), score(state), goals(state)) == ("1 turn", 0, ["O13"])


def test_lt_r16_a_card_is_not_shown_inside_a_step() -> None:
    state = table(area("6 coin 2 wood", "", "O13"), area(), market="bakery")
    do(state, "build bakery")
    assert asked(state) == "0 payment-build"
    assert refused_by(state, "validate O13") == "LT-R16"
    assert refused_by(do(state, "pay wood wood"), "validate O13") == "LT-R16"


@pytest.mark.parametrize(
    ("card", "points_for_it"),
    [("O01", 3), ("O02", 3), ("O04", 3), ("O08", 2), ("O11", 2), ("O18", 2)],
)
def test_lt_003_a_card_is_worth_its_points(card: str, points_for_it: int) -> None:
    town = "B2 pier, B3 statue, B4 well, B5 wheat_field, C5 wheat_field, D5 quarry"
    state = table(area("1 coin", town, card), area(), market=[])
    assert score(do(state, f"validate {card}")) == points_for_it


@pytest.mark.parametrize(
    ("town", "expected"),
    [
        ("C3 well, D3 pier, E3 bakery", True),
        ("C3 well, D3 pier, D4 bakery", True),
        ("C3 well, D3 pier", False),
        ("C3 well, D4 pier, E5 bakery", False),
        ("C3 well, D3 pier, F3 bakery, G3 statue", False),
    ],
)
def test_lt_r20_o01_three_buildings_joined_by_their_sides(town: str, expected: bool) -> None:
    assert holds("O01", town) == expected


def test_lt_r20_o01_only_own_buildings_count() -> None:
    state = table(area("1 coin", "C3 well, E3 pier", "O01"), area("", "D3 statue"), market=[])
    assert asked(state) == "0 turn"


def test_lt_r20_o01_a_row_does_not_go_on_at_the_other_edge() -> None:
    assert not holds("O01", "H5 well, I5 pier, A6 statue")


def test_lt_r22_o02_more_buildings_than_workers_in_this_game() -> None:
    four = "B2 well, D2 pier, F2 statue, H2 quarry"
    assert not holds("O02", four, players=3)
    assert holds("O02", four, players=4)
    assert holds("O02", f"{four}, B4 bakery", players=3)
    assert not holds("O02", f"{four}, B4 bakery", players=2)


def test_lt_r22_o02_does_not_look_at_the_workers_left() -> None:
    state = table(area("1 coin", "B2 well, D2 pier", "O02", workers_left=1), area(workers_left=1))
    assert asked(state) == "0 turn"


def test_lt_r22_o03_twice_as_much_food_as_workers_in_this_game() -> None:
    assert not holds("O03", stock="5 fish 4 wheat 1 coin")
    assert holds("O03", stock="5 fish 5 wheat 1 coin")
    assert holds("O03", stock="8 wheat 1 coin", players=3)
    assert not holds("O03", stock="9 wood 1 coin", players=3)


# Side A: B2 touches mountain, forest and lake; H2 two mountains; B5 forests only; F5 lakes and
# a forest; E2 a mountain and a lake.
@pytest.mark.parametrize(
    ("town", "expected"),
    [
        ("B2 well, H2 pier, F5 statue", True),
        ("B2 well, H2 pier", False),
        ("B2 well, C4 pier, D4 statue", False),
        ("B5 well, C5 pier, H2 statue", False),
        ("B5 well, F5 pier, H2 statue", True),
        ("E2 well, F5 pier, B5 statue", True),
        ("E2 well, B5 pier, C5 statue", False),
        ("F5 well, E5 pier, H2 quarry, B2 statue", True),
    ],
)
def test_lt_r21_o04_three_different_buildings_for_three_terrains(town: str, expected: bool) -> None:
    assert holds("O04", town) == expected


@pytest.mark.parametrize(
    ("card", "yes", "no"),
    [
        ("O07", "bakery brewery granary fair restaurant", "wheat_field grocery tavern pawnshop"),
        ("O08", "pier grocery fishmonger restaurant fair", "bakery pawnshop residence"),
        ("O10", "workshop quarry carpenter warehouse fair", "pawnshop statue castle well"),
        ("O11", "cathedral castle church warehouse bookstore statue watchtower", "workshop tavern"),
        ("O18", "quarry fair granary pier pawnshop watchtower", "bakery restaurant wheat_field"),
    ],
)
def test_lt_r18_one_building_with_the_printed_icon(card: str, yes: str, no: str) -> None:
    for tile in yes.split():
        assert holds(card, f"C3 {tile}"), tile
    for tile in no.split():
        assert not holds(card, f"C3 {tile}"), tile


def test_lt_r18_o09_two_buildings_that_give_or_take_coins() -> None:
    money = "bakery quarry carpenter church grocery fountain bookstore gold_mine fishmonger"
    for tile in money.split():
        assert not holds("O09", f"C3 {tile}, D3 residence, E3 pawnshop"), tile
        other = "quarry" if tile != "quarry" else "bakery"
        assert holds("O09", f"C3 {tile}, F3 {other}"), tile


def test_o12_no_coin_and_o13_six_coins() -> None:
    assert holds("O12", stock="3 wood")
    assert not holds("O12", stock="1 coin")
    assert holds("O13", stock="6 coin")
    assert not holds("O13", stock="5 coin")
    assert holds("O13", stock="7 coin")


def turn(card: str, held: str, town: str, *moves: str) -> State:
    """A turn on D3, which has no terrain around it."""
    return do(table(area(held, town, card), area(), market=[]), "place D3", *moves)


def test_lt_r19_o05_two_kinds_of_cube_in_one_activation() -> None:
    assert asked(turn("O05", "1 fish 1 wheat 1 coin", "C3 restaurant", "activate C3")) == ("0 show")
    fair = turn("O05", "1 wood 1 stone 1 fish 1 wheat 1 coin", "C3 fair", "activate C3")
    assert asked(fair) == "0 show"
    assert asked(turn("O05", "2 wood 1 coin", "C3 workshop", "activate C3")) == "1 turn"


def test_lt_r19_o05_the_pawnshop_counts_with_two_different_kinds() -> None:
    same = turn("O05", "2 wood 1 coin", "C3 pawnshop", "activate C3", "take fish wheat")
    assert asked(same) == "1 turn"
    mixed = turn("O05", "1 wood 1 fish 1 coin", "C3 pawnshop", "activate C3", "take wood wood")
    assert asked(mixed) == "0 show"
    bought = turn("O05", "1 wood 4 coin", "C3 pawnshop", "activate C3", "take wood wood")
    assert asked(bought) == "0 show"


def test_lt_r19_o05_coins_are_no_resource() -> None:
    assert asked(turn("O05", "4 coin", "C3 grocery", "activate C3")) == "1 turn"


def test_lt_r16_o05_holds_until_the_turn_ends() -> None:
    state = turn("O05", "1 fish 1 wheat 1 coin", "C3 restaurant, C2 well", "activate C3")
    assert offered(state) == ["activate C2", "validate O05", "done"]
    do(state, "activate C2")
    assert offered(state) == ["validate O05", "done"]
    do(state, "done", "place I5")
    assert (asked(state), offered(state, "validate")) == ("0 turn", [])


def test_lt_r38_o14_a_real_cube_spent_after_one_of_its_kind_was_gained() -> None:
    state = turn("O14", "1 coin", "C3 wheat_field, C2 brewery", "activate C3", "activate C2")
    assert asked(state) == "0 show"


def test_lt_r38_o14_whatever_was_held_before() -> None:
    state = turn(
        "O14", "1 wheat 1 coin", "C3 wheat_field, C2 brewery", "activate C3", "activate C2"
    )
    assert asked(state) == "0 show"


def test_lt_r38_o14_a_cube_spent_before_does_not_count() -> None:
    state = turn(
        "O14", "1 wheat 1 coin", "C3 wheat_field, C2 brewery", "activate C2", "activate C3"
    )
    assert asked(state) == "1 turn"


def test_lt_r38_o14_another_kind_does_not_count() -> None:
    state = turn(
        "O14", "2 wood 1 coin", "C3 wheat_field, C2 workshop", "activate C3", "activate C2"
    )
    assert asked(state) == "1 turn"


def test_lt_r38_o14_substituted_cubes_are_neither_gained_nor_spent() -> None:
    state = turn("O14", "4 coin", "C3 wheat_field, C2 brewery", "activate C3", "activate C2")
    do(state, "pay substitute wheat")
    assert asked(state) == "1 turn"


def test_lt_r17_o14_counts_harvested_cubes() -> None:
    state = table(area("1 coin", "E5 fishmonger", "O14"), area(), market=[])
    do(state, "place F5", "activate E5")
    assert asked(state) == "0 show"


def test_o15_four_activations_in_one_turn() -> None:
    fields = "C2 wheat_field, C3 wheat_field, C4 wheat_field, D2 wheat_field"
    state = turn("O15", "1 coin", fields, "activate C2", "activate D2", "activate C3")
    assert asked(state) == "0 worker"
    do(state, "activate C4")
    assert asked(state) == "0 show"
    assert score(do(state, "validate O15")) == 3


def test_o15_counts_one_turn_only() -> None:
    fields = "C2 wheat_field, C3 wheat_field, C4 wheat_field"
    state = turn("O15", "1 coin", fields, "activate C2", "activate C3", "activate C4", "place I5")
    do(state, "place B3", "activate C2", "activate C3", "activate C4")
    assert offered(state, "validate") == []


def test_o16_points_from_two_buildings_in_one_turn() -> None:
    state = turn("O16", "1 coin", "C2 well, C3 tavern, C4 pier", "activate C2", "activate C4")
    assert asked(state) == "0 worker"
    do(state, "activate C3")
    assert asked(state) == "0 show"


def test_lt_r17_o17_five_cubes_by_harvest_and_effects() -> None:
    state = table(area("1 coin", "E5 pier, E4 wheat_field", "O17"), area(), market=[])
    do(state, "place F5")  # three from the terrain
    do(state, "activate E4")
    assert asked(state) == "0 worker"
    do(state, "activate E5")
    assert asked(state) == "0 show"


def test_lt_r17_o17_spending_does_not_lower_it_and_substitutes_do_not_count() -> None:
    state = table(area("1 coin", "E5 fishmonger, E4 pier", "O17"), area(), market=[])
    do(state, "place F5", "activate E5", "activate E4")
    assert asked(state) == "0 show"
    state = table(area("4 coin", "E5 fishmonger, E4 wheat_field", "O17"), area(), market=[])
    do(state, "place F5", "activate E5", "pay substitute fish", "activate E4")
    assert asked(state) == "1 turn"


def test_lt_r17_only_what_really_comes_is_gained() -> None:
    state = table(area("1 coin", "E5 pier", "O17"), area("12 fish"), market=[])
    do(state, "place F5", "activate E5")  # 1 wood, 3 fish: one lake yields nothing
    assert stock(state) == {"wood": 1, "fish": 3, "coin": 1}
    assert asked(state) == "1 turn"


def fed(held: str, *moves: str, goal: str = "O06") -> State:
    return do(table(area(held, "", goal), area(), phase="feeding"), *moves)


def test_lt_r23_o06_every_worker_is_fed_with_fish_real_or_substituted() -> None:
    assert asked(fed("5 fish 1 coin")) == "0 show"
    assert asked(fed("4 fish 3 coin", "feed fish fish fish fish substitute fish")) == ("0 show")
    assert asked(fed("4 fish 1 wheat 1 coin")) == "1 turn"
    assert asked(fed("4 fish 1 coin")) == "1 turn"


def test_lt_r16_o06_can_be_validated_only_right_after_the_own_feeding() -> None:
    state = do(fed("5 fish 1 coin"), "done")
    assert asked(state) == "1 turn"
    assert fact(state, "round") == 2
    assert refused_by(do(state, "place C3"), "validate O06") == "LT-049"


def test_lt_r16_what_somebody_elses_turn_fulfils_is_shown_when_its_owner_is_asked() -> None:
    state = table(area("2 coin"), area("5 coin", "C3 well", "O13"))
    do(state, "place D3", "activate C3")
    assert asked(state) == "1 turn"
    do(state, "validate O13")
    assert (score(state, 1), asked(state)) == (2, "1 turn")


def test_lt_r16_a_state_inside_a_step_does_not_count() -> None:
    # The coin is gone before the wheat brings four: no moment without a coin.
    state = table(area("1 coin 1 wheat", "", "O12"), area("", "C3 bakery"))
    do(state, "place D3", "activate C3")
    assert (asked(state), stock(state)) == ("1 turn", {"coin": 4})


def test_lt_r16_a_card_may_hold_in_passing() -> None:
    state = table(area("1 coin", "C2 gold_mine", "O12"), area("", "C3 well"))
    do(state, "place D3", "activate C3")
    assert asked(state) == "0 worker"
    do(state, "validate O12", "activate C2")
    assert (score(state), stock(state)) == (5, {"coin": 2})


def test_lt_r16_turn_cards_end_with_the_own_turn() -> None:
    state = turn("O16", "1 coin", "C2 well, C3 tavern", "activate C2", "activate C3", "done")
    assert asked(state) == "1 turn"
    do(state, "place I5")
    assert refused_by(state, "validate O16") == "LT-049"


def test_lt_r16_the_last_chance_comes_after_the_last_feeding() -> None:
    state = table(
        area("6 coin 5 fish", "", "O13", put_off=["O13"]),
        area("1 coin", "C3 statue", "O11", put_off=["O11"]),
        round=4,
        phase="feeding",
        market=[],
    )
    do(state, "feed fish fish fish fish fish", "done")  # O06 may have been fulfilled
    assert asked(state) == "0 show"  # the last chance, in turn order
    do(state, "validate O13")
    assert asked(state) == "1 show"
    do(state, "validate O11")
    assert asked(state) == "nobody"
    assert (score(state), score(state, 1)) == (2, 2 - 15)


@pytest.mark.parametrize(("players", "rounds"), [(2, [4]), (3, [3, 4]), (4, [4])])
def test_lt_r16_the_last_chance_comes_where_points_are_counted_or_compared(
    players: int, rounds: list[int]
) -> None:
    def asked_after(number: int) -> str:
        first = area("1 coin", "C3 statue", "O11", put_off=["O11"])
        others = [area("1 coin") for _ in range(players - 1)]
        return asked(table(first, *others, round=number, phase="feeding", market=[]))

    assert [number for number in (1, 2, 3, 4) if asked_after(number) == "0 show"] == rounds


def test_lt_r16_a_card_that_was_not_shown_can_be_shown_at_every_question() -> None:
    state = table(area("6 coin", "C3 well, C2 wheat_field", "O13"), area())
    do(state, "place D3")
    assert "validate O13" in offered(state)
    do(state, "activate C3")
    assert offered(state) == ["activate C2", "validate O13", "done"]
    do(state, "done")
    assert asked(state) == "1 turn"  # no question of its own: it had been one more answer
    assert "validate O13" in offered(do(state, "place I5"))


def test_lt_r16_a_card_that_holds_anew_is_asked_about_anew() -> None:
    state = table(area("7 coin", "C2 bookstore", "O13"), area("", "C3 fountain"), market=[])
    do(state, "place D3", "activate C3")
    assert (asked(state), stock(state)) == ("0 worker", {"coin": 5})
    assert offered(state, "validate") == []
    do(state, "activate C2")
    assert asked(state) == "0 show"


def test_lt_r16_the_question_at_the_end_of_a_turn_does_not_tell_who_holds_the_card() -> None:
    """Whoever has a hidden card is asked when one could be fulfilled by all that can be seen."""

    def after(mine: str, shown: str = "") -> str:
        seats = area("5 coin", "C2 gold_mine", mine), area("", "", "O02", validated=shown.split())
        state = table(*seats, market=[])
        return asked(do(state, "place D3", "activate C2"))

    assert after("O13") == after("O01") == "0 show"
    assert after("") == after("O01", "O13") == "1 turn"  # as everybody knows, nothing can be shown


@pytest.mark.parametrize("card", ["O06", "O01"])
def test_lt_r16_a_meal_of_fish_that_was_forced_does_not_tell_o06(card: str) -> None:
    """The round's last worker, then another's meal of fish only."""
    mine = area("1 coin", "", "O02", workers_left=1, at="C3 C4 C5 D3")
    other = area("1 coin 5 fish", "", card, workers_left=0, at="F3 F4 G3 G4 H3")
    state = do(table(mine, other, market=[]), "place E2")
    assert asked(state) == "1 show"
    assert offered(state) == (["validate O06", "done"] if card == "O06" else ["done"])


def test_lt_r16_food_that_a_forced_meal_takes_can_be_shown_before_it() -> None:
    for card in ("O03", "O01"):
        state = table(area("10 fish 1 coin", "", card, put_off=["O03"]), area(), phase="feeding")
        assert asked(state) == "0 feeding"
        assert len(offered(state)) == (2 if card == "O03" else 1)
    do(state, "feed fish fish fish fish fish")
    nothing = table(area("9 fish 1 coin", "", "O03"), area(), phase="feeding")
    assert asked(nothing) == "0 show"  # the meal had no alternative, and O06 is news


# --- O12, which others can end by paying a coin ---


def test_lt_r16_o12_is_shown_at_the_next_question_although_a_coin_came_in_between() -> None:
    state = table(area("2 coin"), area("", "C3 well", "O12"), market=[])
    do(state, "place D3", "activate C3")
    assert (asked(state), stock(state, 1)) == ("1 turn", {"coin": 1})
    assert offered(state, "validate") == ["validate O12"]
    passed = do(state.clone(), "place I5", "place A6")
    assert (asked(passed), offered(passed, "validate")) == ("1 turn", [])
    assert score(do(state, "validate O12"), 1) == 3


def test_lt_r16_o12_survives_the_residence_of_another() -> None:
    mine = area("3 coin", "D3 residence")
    state = table(mine, area("3 fish 1 wheat", "C3 well", "O12"), phase="specials", market=[])
    do(state, "activate C3")
    assert (asked(state), stock(state, 1)) == ("1 feeding", {"fish": 3, "wheat": 1, "coin": 1})
    assert offered(state) == ["feed fish fish fish wheat", "validate O12"]
    assert asked(do(state, "validate O12")) == "1 turn"


def test_lt_r16_a_coin_for_somebody_who_has_some_is_no_moment_without_one() -> None:
    state = table(area("2 coin"), area("1 coin", "C3 well", "O12"), market=[])
    do(state, "place D3", "activate C3")
    assert offered(state, "validate") == []


def test_lt_r39_outside_turns_the_order_is_that_of_the_round() -> None:
    state = table(
        area("6 coin 3 fish", "", "O13", put_off=["O13"]),
        area("0 coin 3 wheat", "", "O12", put_off=["O12"]),
        area("1 coin 3 fish"),
        area("1 coin 3 fish"),
        first=1,
        round=4,
        phase="feeding",
    )
    order = []
    while not state.is_over():
        order.append(asked(state))
        do(state, offered(state)[-1] if asked(state).endswith("show") else "feed fish fish fish")
    assert order == ["0 feeding", "0 show", "1 show", "0 show"]


def test_automatic_validation_asks_nobody() -> None:
    state = table(area("6 coin", "", "O13"), area("", "", "O12"), auto_validate="0")
    assert (asked(state), validated(state), validated(state, 1)) == ("0 turn", ["O13"], [])
    state = table(area("6 coin", "C3 statue", "O13 O11"), area("", "", "O12"), auto_validate="all")
    assert (asked(state), validated(state), validated(state, 1)) == (
        "0 turn",
        ["O11", "O13"],
        ["O12"],
    )
    assert (score(state), score(state, 1)) == (4, 3)


ROW = "C3 well, D3 pier, E3 bakery"
"""Three buildings side by side: O01 holds."""


def test_automatic_validation_takes_several_cards_each_once() -> None:
    state = table(area("6 coin", ROW, "O01 O13"), area("1 coin"), market=[], auto_validate="all")
    assert (validated(state), score(state)) == (["O01", "O13"], 5)


@pytest.mark.parametrize("town", ["E1 well, E2 pier, G2 statue", "A2 well, E2 pier, G2 statue"])
def test_lt_r21_o04_no_forest_no_card(town: str) -> None:
    # each of these cells touches a mountain and a lake, none a forest
    assert not holds("O04", town)


def test_lt_r21_o04_looks_at_the_own_buildings_of_any_seat() -> None:
    state = table(area("1 coin"), area("1 coin", "B5 well, F5 pier, H2 statue", "O04"), market=[])
    assert offered(do(state, "place D3"), "validate") == ["validate O04"]
