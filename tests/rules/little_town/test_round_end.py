"""The end of a round: special buildings, feeding, the next round (LT-053..LT-061)."""

import pytest

from bastide.engine.flow import State
from bastide.games.little_town.state import LittleTown
from tests.rules.little_town.tables import (
    area,
    asked,
    do,
    fact,
    offered,
    points,
    refused_by,
    score,
    stock,
    supply,
    table,
    validated,
)

FOOD = "5 wheat"


def test_lt_023_a_game_has_four_rounds() -> None:
    state = table(area(FOOD), area(FOOD), round=3, phase="feeding")
    assert (fact(state, "round"), asked(state)) == (4, "1 turn")
    state = table(area(FOOD), area(FOOD), round=4, phase="feeding")
    assert asked(state) == "nobody"


def test_lt_053_special_buildings_come_before_feeding_and_are_optional() -> None:
    town = "C3 residence, D3 well"
    state = table(area(FOOD, town), area(FOOD), phase="specials", market=[])
    assert (asked(state), offered(state)) == ("0 residence", ["activate D3", "done"])
    do(state, "done")
    assert score(state) == 0
    assert asked(state) == "1 turn"


def test_lt_053_using_a_special_building_itself_is_free() -> None:
    town = "C3 residence, D3 well"
    state = table(area("4 coin", town), area(FOOD), phase="specials", market=[])
    do(state, "activate D3")
    assert (stock(state), score(state)) == ({"coin": 4}, 2)


def test_lt_053_each_is_used_once_per_round() -> None:
    state = table(area("", "C3 residence, D3 well, D2 pier"), area(), phase="specials", market=[])
    do(state, "activate D3", "activate D2")
    assert asked(state) == "1 turn"
    assert fact(state, "round") == 2


def test_lt_054_the_cathedral_scores_every_worker_around_it() -> None:
    state = table(
        area(FOOD, "C3 cathedral", at="B2 D4"), area(FOOD, at="C4 E3"), phase="specials", market=[]
    )
    assert points(state, "cathedral") == 3
    assert points(state, "cathedral", 1) == 0


def test_lt_r12_only_the_owners_workers_count_with_the_option() -> None:
    state = table(
        area(FOOD, "C3 cathedral", at="B2 D4"),
        area(FOOD, at="C4 E3"),
        phase="specials",
        market=[],
        cathedral_owner="own",
    )
    assert points(state, "cathedral") == 2


def test_lt_r12_workers_on_the_site_do_not_count() -> None:
    state = table(area(FOOD, "C3 cathedral", site=5), area(FOOD), phase="specials", market=[])
    assert points(state, "cathedral") == 0


def test_lt_r12_declining_is_asked_about_with_three_players_before_round_four() -> None:
    def question(players: int, round: int) -> str:
        others = [area("3 fish", at="C4")] + [area("3 fish")] * (players - 2)
        state = table(area(FOOD, "C3 cathedral"), *others, phase="specials", market=[], round=round)
        return asked(state)

    assert [question(3, r) for r in (1, 2, 3)] == ["0 special"] * 3
    assert question(3, 4) == "nobody"
    assert question(2, 1) == "1 turn"
    assert question(4, 1) == "1 turn"


def test_lt_d08_the_cathedral_is_used_or_not() -> None:
    board = table(
        area(FOOD, "C3 cathedral"), area(FOOD, at="C4"), area(FOOD), phase="specials", market=[]
    )
    assert offered(board) == ["use cathedral", "done"]
    assert points(do(board.clone(), "use cathedral"), "cathedral") == 1
    declined = do(board.clone(), "done")
    assert (points(declined, "cathedral"), asked(declined)) == (0, "1 turn")


def test_lt_d08_without_a_worker_around_nothing_is_asked() -> None:
    state = table(area(FOOD, "C3 cathedral"), area(FOOD), area(FOOD), phase="specials", market=[])
    assert asked(state) == "1 turn"


def test_lt_055_the_residence_activates_the_buildings_around_it_as_a_worker_would() -> None:
    state = table(
        area("2 coin 2 wood", "C3 residence, D3 workshop, D5 pier"),
        area("", "B3 well, C2 wheat_field"),
        phase="specials",
        market=[],
    )
    assert offered(state) == ["activate C2", "activate B3", "activate D3", "done"]
    do(state, "activate B3", "activate D3", "activate C2")
    assert (score(state), stock(state), stock(state, 1)) == (5 - 12, {}, {"coin": 2})


def test_lt_055_terrain_gives_nothing() -> None:
    state = table(area("5 wheat", "F5 residence"), area(FOOD), phase="specials", market=[])
    assert stock(state) == {}
    assert supply(state)["fish"] == 15


def test_lt_r11_the_residence_is_no_turn() -> None:
    fields = "C3 residence, B2 wheat_field, B3 wheat_field, B4 well, D3 tavern, D2 brewery, D4 pier"
    state = table(
        area("1 coin", fields, "O14 O15 O16 O17"), area(FOOD), phase="specials", market=[]
    )
    do(state, "activate B2", "activate B3", "activate D2", "activate B4", "activate D3")
    assert asked(state) == "0 residence"
    do(state, "activate D4")
    assert (fact(state, "round"), validated(state)) == (2, [])


def test_lt_r11_but_o05_sees_it() -> None:
    state = table(
        area("1 fish 1 wheat 1 coin", "C3 residence, B3 restaurant", "O05"),
        area(FOOD),
        phase="specials",
        market=[],
    )
    do(state, "activate B3")
    assert asked(state) == "0 show"
    do(state, "done")
    assert asked(state) == "1 turn"
    assert refused_by(state, "validate O05") == "LT-049"


def test_lt_r11_it_starts_no_special_building_and_is_no_worker_for_the_cathedral() -> None:
    state = table(
        area(FOOD, "C3 residence, C4 cathedral, B3 statue"), area(FOOD), phase="specials", market=[]
    )
    assert asked(state) == "1 turn"
    assert points(state, "cathedral") == 0


def test_lt_r11_with_the_option_it_harvests_if_it_is_used() -> None:
    def board() -> State:
        return table(
            area("", "F5 residence"),
            area(FOOD),
            phase="specials",
            market=[],
            residence_harvest_terrain=True,
        )

    used = do(board(), "use residence")
    assert fact(used, "supply.wood") == 14
    assert score(used) == -9
    other = do(board(), "done")
    assert (fact(other, "supply.wood"), score(other)) == (15, -15)


def test_lt_r15_owners_act_in_turn_order_and_all_before_any_feeding() -> None:
    state = table(
        area("3 coin", "C3 residence, D3 well"),
        area(FOOD, "F3 cathedral"),
        area(FOOD, at="F2"),
        first=1,
        phase="specials",
        market=[],
    )
    assert asked(state) == "1 special"
    do(state, "use cathedral")
    assert asked(state) == "0 residence"
    assert stock(state, 1) == {"wheat": 5}


def test_lt_d09_the_residence_is_used_building_by_building() -> None:
    state = table(
        area(FOOD, "C3 residence, D3 well, D2 pier"), area(FOOD), phase="specials", market=[]
    )
    do(state, "activate D3")
    assert offered(state) == ["activate D2", "done"]
    do(state, "done")
    assert score(state) == 2


def test_lt_d10_the_owner_of_both_chooses_which_comes_first() -> None:
    state = table(
        area(FOOD, "C3 residence, D3 well, F3 cathedral"),
        area(FOOD, at="F2"),
        area(FOOD),
        phase="specials",
        market=[],
    )
    assert offered(state) == ["use cathedral", "use residence", "done"]
    first = do(state.clone(), "use cathedral")
    assert asked(first) == "0 residence"
    second = do(state.clone(), "use residence", "activate D3")
    assert offered(second) == ["use cathedral", "done"]
    do(second, "use cathedral")
    assert score(second) == 3


def test_lt_056_everybody_feeds_in_turn_order_one_food_per_worker() -> None:
    state = table(area("6 fish"), area("6 wheat 1 fish"), area("4 fish"), first=1, phase="feeding")
    assert asked(state) == "1 feeding"
    do(state, "feed fish wheat wheat wheat")
    assert [stock(state, seat) for seat in range(3)] == [{"fish": 2}, {"wheat": 3}, {}]
    assert [score(state, seat) for seat in range(3)] == [0, 0, 0]


def test_lt_056_used_and_unused_do_not_matter_every_worker_eats() -> None:
    state = table(area("5 fish", site=5), area("5 fish", at="C3"), phase="feeding")
    assert (stock(state), stock(state, 1)) == ({}, {})


def test_lt_057_whoever_has_enough_must_feed_all() -> None:
    state = table(area("3 fish 3 wheat 3 coin"), area(), phase="feeding")
    for move in offered(state):
        assert len([word for word in move.split() if word in ("fish", "wheat")]) == 5
    assert refused_by(state, "feed fish fish fish") == "LT-057"


def test_lt_057_whoever_has_too_little_must_use_all_of_it() -> None:
    state = table(area("1 fish 2 wheat 3 coin"), area(), phase="feeding")
    assert offered(state) == ["feed fish wheat wheat", "feed fish wheat wheat substitute fish"]
    assert refused_by(state, "feed wheat wheat") == "LT-057"
    assert refused_by(state, "feed nothing") == "LT-057"


def test_lt_058_each_unfed_worker_costs_three_points_even_below_zero() -> None:
    state = table(area("2 fish", score=4), area("", score=20), phase="feeding")
    assert (score(state), score(state, 1)) == (-5, 5)
    assert points(state, "hunger") == -9


def test_lt_r07_coins_need_not_be_used_to_feed() -> None:
    state = table(area("9 coin"), area(), phase="feeding")
    assert offered(state)[0] == "feed nothing"
    assert len(offered(state)) == 4
    do(state, "feed nothing")
    assert (score(state), stock(state)) == (-15, {"coin": 9})


def test_lt_r07_who_substitutes_may_keep_the_food_saved_if_all_are_fed() -> None:
    state = table(area("5 fish 3 coin"), area(), phase="feeding")
    assert offered(state) == [
        "feed fish fish fish fish fish",
        "feed fish fish fish fish substitute fish",
    ]
    do(state, "feed fish fish fish fish substitute fish")
    assert (stock(state), score(state)) == ({"fish": 1}, 0)


def test_lt_r08_the_feeding_player_chooses_between_fish_and_wheat() -> None:
    state = table(area("4 fish 2 wheat"), area(), phase="feeding")
    assert offered(state) == ["feed fish fish fish wheat wheat", "feed fish fish fish fish wheat"]
    state = table(area("3 fish 2 wheat"), area(), phase="feeding")
    assert asked(state) == "1 turn"


def test_lt_d11_only_more_than_one_way_is_asked_about() -> None:
    assert asked(table(area("5 fish"), area(), phase="feeding")) == "1 turn"
    assert asked(table(area("6 fish"), area(), phase="feeding")) == "1 turn"
    assert asked(table(area("5 fish 1 wheat"), area(), phase="feeding")) == "0 feeding"


def test_lt_r05_feeding_substitutes_what_the_supply_can_give() -> None:
    state = table(area("3 coin"), area("15 fish"), phase="feeding")
    assert offered(state) == ["feed nothing", "feed substitute wheat"]
    state = table(area("3 coin"), area("15 fish 15 wheat"), phase="feeding")
    assert asked(state) == "1 feeding"


def test_lt_059_workers_go_home_the_round_and_the_first_player_move_on() -> None:
    state = table(
        area(FOOD, "C3 well", at="D3 D4", site=3),
        area(FOOD, "E3 pier", at="E4", site=4),
        phase="feeding",
        market=[],
    )
    assert (fact(state, "round"), fact(state, "first"), asked(state)) == (2, 1, "1 turn")
    assert [seat["workers_left"] for seat in fact(state, "seats")] == [5, 5]
    assert [seat["workers_on"] for seat in fact(state, "seats")] == [[], []]
    assert fact(state, "seats.0.buildings") == {"C3": "well"}
    assert "place D3" in offered(state)
    assert "place C3" not in offered(state)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("round", [1, 2, 3])
def test_lt_060_the_fewest_points_begin_only_round_four_of_three_players(
    players: int, round: int
) -> None:
    areas = [area(score=40 - 9 * seat) for seat in range(players)]
    areas[0]["score"] = -1
    state = table(*areas, round=round, phase="feeding", first=0)
    assert fact(state, "first") == (0 if players == 3 and round == 3 else 1)


@pytest.mark.parametrize(
    ("first", "scores", "begins"),
    [
        (0, (5, 5, 5), 1),
        (1, (5, 5, 5), 2),
        (2, (5, 5, 5), 0),
        (0, (5, 9, 5), 2),
        (0, (5, 9, 9), 0),
        (2, (9, 5, 5), 1),
        (1, (5, 5, 9), 0),
    ],
)
def test_lt_r26_ties_go_to_the_first_clockwise_from_the_left_of_the_first_player(
    first: int, scores: tuple[int, int, int], begins: int
) -> None:
    state = table(
        *(area("4 fish", score=score) for score in scores), first=first, round=3, phase="feeding"
    )
    assert fact(state, "first") == begins


def test_lt_r26_scores_after_feeding_and_validations_count() -> None:
    state = table(
        area("3 fish", score=6),
        area("4 fish", score=4),
        area("4 fish", score=9),
        round=3,
        phase="feeding",
    )
    assert fact(state, "first") == 0
    state = table(
        area("4 fish 6 coin", "", "O13", score=4, put_off=["O13"]),
        area("4 fish", score=5),
        area("4 fish", score=9),
        round=3,
        phase="feeding",
    )
    do(state, "feed fish fish fish fish", "done")
    assert asked(state) == "0 show"  # points are about to be compared
    do(state, "validate O13")
    assert fact(state, "first") == 1


def test_lt_061_after_round_four_the_workers_stay_and_the_game_ends() -> None:
    state = table(area(FOOD, at="C3"), area(FOOD), round=4, phase="specials")
    assert asked(state) == "nobody"
    assert fact(state, "seats.0.workers_on") == ["C3"]
    assert fact(state, "round") == 4
    assert refused_by(state, "place D3") == "LT-061"


def test_lt_r28_special_buildings_and_feeding_take_place_after_round_four() -> None:
    state = table(
        area("", "C3 cathedral", at="C4"), area(FOOD), round=4, phase="specials", market=[]
    )
    assert (points(state, "cathedral"), points(state, "hunger")) == (1, -15)


def test_lt_x13_one_worker_goes_hungry() -> None:
    state = table(area("1 fish 3 wheat", score=10), area(), phase="feeding")
    assert (stock(state), score(state)) == ({}, 7)


def test_lt_x15_who_begins_round_four() -> None:
    state = table(
        area("4 fish", score=14),
        area("4 fish", score=9),
        area("4 fish", score=11),
        first=2,
        round=3,
        phase="feeding",
    )
    order = []
    for cell in ("C3", "D3", "E3"):
        order.append(state.mover())
        do(state, f"place {cell}")
    assert order == [1, 2, 0]


def test_lt_r12_the_option_looks_at_the_owner_whoever_it_is() -> None:
    state = table(
        area("5 fish", at="C4 E3"),
        area("5 fish", "C3 cathedral", at="B2 D4 C2"),
        phase="specials",
        market=[],
        cathedral_owner="own",
    )
    assert [points(state, "cathedral", seat) for seat in range(2)] == [0, 3]


def test_lt_d09_a_residence_with_nothing_to_activate_is_not_asked_about() -> None:
    def offers(town: str) -> list[str]:
        state = table(
            area("4 fish", f"C3 residence, G3 cathedral, {town}"),
            area("4 fish", at="G4"),
            area("4 fish"),
            phase="specials",
            market=[],
        )
        return offered(state)

    assert offers("I2 well") == ["use cathedral", "done"]
    assert offers("D3 statue") == ["use cathedral", "done"]
    assert offers("D3 brewery") == ["use cathedral", "done"]
    assert offers("B2 well") == ["use cathedral", "use residence", "done"]
    assert offers("D4 well") == ["use cathedral", "use residence", "done"]


@pytest.mark.parametrize(
    ("cell", "others", "question"),
    [
        ("F5", "", "0 special"),
        ("D3", "", "1 turn"),
        ("F5", "15 wood 15 fish", "1 turn"),
        ("F5", "14 wood 15 fish", "0 special"),
        ("F5", "15 wood 14 fish", "0 special"),
        ("H2", "15 wood 15 fish", "0 special"),
        ("H2", "15 stone", "1 turn"),
    ],
)
def test_lt_r11_a_residence_without_harvest_is_not_asked_about(
    cell: str, others: str, question: str
) -> None:
    state = table(
        area("", f"{cell} residence"),
        area(others),
        phase="specials",
        market=[],
        residence_harvest_terrain=True,
    )
    if question == "1 turn":
        assert asked(state) in ("1 turn", "1 feeding")
    else:
        assert (asked(state), offered(state)) == (question, ["use residence", "done"])


def test_lt_056_the_order_goes_clockwise_from_the_first_player() -> None:
    state = table(
        *(area("5 fish 1 wheat") for _ in range(2)),
        area("5 fish 1 wheat"),
        first=1,
        phase="feeding",
    )
    order = []
    while asked(state).endswith("feeding"):
        order.append(state.mover())
        do(state, offered(state)[0])
    assert order == [1, 2, 0]


def test_lt_r15_special_buildings_go_clockwise_too() -> None:
    state = table(
        area("4 fish", "C3 residence, D3 well"),
        area("4 fish"),
        area("4 fish", "G3 cathedral", at="G4"),
        first=1,
        phase="specials",
        market=[],
    )
    assert asked(state) == "2 special"
    do(state, "done")
    assert asked(state) == "0 residence"


def test_lt_025_whoever_still_has_workers_goes_on() -> None:
    state = table(area("5 fish", workers_left=2), area("5 fish", workers_left=0))
    do(state, "place C3")
    assert asked(state) == "0 turn"


def test_lt_059_all_workers_of_three_players_go_home() -> None:
    state = table(
        area("4 fish", at="C3", site=3),
        area("4 fish", "B2 cathedral", at="D3 D4", site=2),
        area("4 fish", site=4),
        phase="feeding",
        market=[],
    )
    assert [seat["workers_left"] for seat in fact(state, "seats")] == [4, 4, 4]
    assert len(offered(state, "place")) == 38
    assert isinstance(state, LittleTown)
    assert state.manned == 0


def test_lt_r11_the_residence_pays_the_owner_unless_the_table_plays_otherwise() -> None:
    def coins(held: str, pays: bool) -> tuple[str, dict[str, int], dict[str, int]]:
        mine, other = area(held, "D3 residence"), area(FOOD, "C3 well")
        state = table(mine, other, phase="specials", market=[], residence_pays_fee=pays)
        if asked(state) == "0 residence":
            do(state, "activate C3")
        return asked(state), stock(state), stock(state, 1)

    assert coins("1 coin", True) == ("1 turn", {}, {"coin": 1})
    assert coins("1 coin", False) == ("1 turn", {"coin": 1}, {})
    assert coins("", False) == ("1 turn", {}, {})
    assert score(table(area("", "D3 residence"), area(FOOD, "C3 well"), phase="specials")) == -15


def test_lt_035_in_a_turn_the_coin_is_always_due() -> None:
    state = table(area("1 coin"), area("", "C3 well"), market=[], residence_pays_fee=False)
    assert stock(do(state, "place D3", "activate C3"), 1) == {"coin": 1}
