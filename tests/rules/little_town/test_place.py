"""Placing a worker: harvest and activations (LT-024..LT-039, LT-D02..LT-D05 and their rulings).

On side A the cell F5 has the lakes E6 and F6 and the forest G5 around it; C3 has nothing.
"""

import pytest

from bastide.games.little_town.land import CELL_NAMES
from tests.rules.little_town.tables import (
    GAME,
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
    ways_after,
)

RICH = "3 wood 3 stone 3 fish 3 wheat"


def test_lt_024_players_take_turns_clockwise_from_the_first_player() -> None:
    state = table(area(), area(), area(), first=1)
    movers = []
    for cell in ("C3", "D3", "E3", "F3"):
        movers.append(asked(state))
        do(state, f"place {cell}")
    assert movers == ["1 turn", "2 turn", "0 turn", "1 turn"]


def test_lt_024_a_turn_uses_exactly_one_worker() -> None:
    state = do(table(area(), area()), "place C3")
    assert fact(state, "seats.0.workers_left") == 4
    built = do(table(area("1 wood"), area(), market=[]), "build wheat_field", "on C3")
    assert fact(built, "seats.0.workers_left") == 4
    assert asked(built) == "1 turn"


def test_lt_025_the_turns_end_when_all_workers_are_used() -> None:
    state = table(area("9 fish 9 wheat", workers_left=1), area(workers_left=1))
    do(state, "place C3")
    assert asked(state) == "1 turn"
    do(state, "place D3")
    assert asked(state) == "0 feeding"


def test_lt_025_everybody_gets_the_same_number_of_turns() -> None:
    state = table(area(), area())
    turns = [0, 0]
    cells = iter(cell for cell in CELL_NAMES if f"place {cell}" in offered(state))
    while fact(state, "round") == 1:
        turns[state.mover()] += 1
        do(state, f"place {next(cells)}")
    assert turns == [5, 5]


def test_lt_026_there_is_no_passing_and_always_room() -> None:
    state = table(area(), area())
    assert len(offered(state, "place")) == 39
    assert "done" not in offered(state)
    assert refused_by(state, "done") == "LT-026"


def test_lt_d02_building_is_offered_beside_placing_only_if_it_is_possible() -> None:
    assert offered(table(area(), area()), "build") == []
    assert offered(table(area("1 wood"), area()), "build") == ["build wheat_field"]


def test_lt_d03_every_empty_grass_cell_is_a_choice() -> None:
    state = table(area("", "C3 well", at="D3"), area(at="E3"))
    cells = {move.split()[1] for move in offered(state, "place")}
    assert len(cells) == 36
    assert not cells & {"C3", "D3", "E3", "A1"}


@pytest.mark.parametrize("cell", ["A1", "C3", "D3", "E3"])
def test_lt_027_terrain_buildings_and_workers_are_in_the_way(cell: str) -> None:
    state = table(area("", "C3 well", at="D3"), area(at="E3"))
    assert refused_by(state, f"place {cell}") == "LT-027"


def test_lt_028_the_eight_cells_around_count_the_own_cell_and_others_do_not() -> None:
    around = "C2 D2 E2 C3 E3 C4 D4 E4"
    fields = ", ".join(f"{cell} wheat_field" for cell in around.split()[:5])
    state = do(table(area("", fields), area(), market=[]), "place D3")
    do(state, *("activate " + cell for cell in around.split()[:4]))
    assert stock(state) == {"wheat": 4}
    far = do(table(area("", "B3 wheat_field, D5 wheat_field"), area(), market=[]), "place D3")
    assert asked(far) == "1 turn"


def test_lt_028_at_the_edge_there_are_fewer_cells_and_the_far_side_is_not_around() -> None:
    state = do(table(area("", "A5 wheat_field"), area(), market=[]), "place I5")
    assert asked(state) == "1 turn"
    assert stock(state) == {"wood": 1, "fish": 1}


def test_lt_028_a_building_that_is_not_around_cannot_be_activated() -> None:
    state = do(table(area("", "C2 well, F3 wheat_field"), area()), "place D3")
    assert offered(state) == ["activate C2", "done"]
    assert refused_by(state, "activate F3") == "LT-028"


@pytest.mark.parametrize(
    ("cell", "gain"),
    [
        ("B2", {"wood": 1, "stone": 1, "fish": 1}),
        ("B5", {"wood": 3}),
        ("H5", {"wood": 2, "fish": 1}),
        ("H2", {"stone": 2}),
        ("C3", {}),
    ],
)
def test_lt_029_forest_gives_wood_mountain_stone_lake_fish(cell: str, gain: dict[str, int]) -> None:
    state = do(table(area(), area()), f"place {cell}")
    assert stock(state) == gain
    assert supply(state)["wood"] == 15 - gain.get("wood", 0)


def test_lt_030_terrain_is_never_used_up() -> None:
    state = do(table(area(), area()), "place F5", "place H5", "place F4", "place H4", "place H6")
    assert stock(state) == {"fish": 2, "wood": 4}
    assert stock(state, 1) == {"wood": 3, "fish": 2}


def test_lt_031_the_player_chooses_what_is_harvested_first_where_it_matters() -> None:
    state = table(area("1 coin 1 wheat", "E5 restaurant"), area("14 fish"), market=[])
    do(state, "place F5")
    assert offered(state) == ["harvest E6", "done"]
    do(state, "harvest E6")
    assert offered(state) == ["harvest F6", "activate E5", "done"]


def test_lt_032_an_empty_supply_gives_nothing() -> None:
    state = do(table(area(), area("15 fish 14 wood")), "place F5")
    assert stock(state) == {"wood": 1}
    state = do(table(area("", "C3 bookstore"), area("39 coin"), market=[]), "place D3")
    do(state, "activate C3")
    assert stock(state) == {"coin": 1}


def test_lt_033_activating_is_optional() -> None:
    state = do(table(area("", "C3 well"), area()), "place D3", "done")
    assert score(state) == 0
    assert asked(state) == "1 turn"


def test_lt_034_once_per_worker_but_again_by_another_one() -> None:
    state = do(table(area("", "C3 well, B3 wheat_field"), area()), "place C2", "activate C3")
    assert refused_by(state, "activate C3") == "LT-034"
    assert offered(state) == ["activate B3", "done"]
    do(state, "done", "place I5", "place D3", "activate C3")
    assert score(state) == 4


def test_lt_035_other_players_buildings_cost_a_coin_each_own_ones_none() -> None:
    state = table(area("3 coin", "C2 wheat_field"), area("", "C3 well"), area("", "C4 pier"))
    do(state, "place D3", "activate C3", "activate C4")
    assert stock(state) == {"coin": 1, "fish": 2}
    assert (stock(state, 1), stock(state, 2)) == ({"coin": 1}, {"coin": 1})
    do(state, "activate C2")
    assert stock(state) == {"coin": 1, "fish": 2, "wheat": 1}


def test_lt_035_without_a_coin_others_buildings_are_out_of_reach() -> None:
    state = do(table(area("", "C2 wheat_field"), area("", "C3 well")), "place D3")
    assert offered(state) == ["activate C2", "done"]
    assert refused_by(state, "activate C3") == "LT-035"


@pytest.mark.parametrize(
    ("tile", "held", "after", "gained"),
    [
        ("wheat_field", "", {"wheat": 1}, 0),
        ("tavern", "", {}, 3),
        ("well", "", {}, 2),
        ("pier", "", {"fish": 2}, 0),
        ("gold_mine", "", {"coin": 2}, 0),
        ("bookstore", "", {"coin": 3}, 0),
        ("workshop", "2 wood", {}, 3),
        ("bakery", "1 wheat", {"coin": 4}, 0),
        ("brewery", "1 wheat", {}, 3),
        ("quarry", "2 coin", {"stone": 2}, 0),
        ("carpenter", "1 coin", {"wood": 3}, 0),
        ("church", "3 coin", {}, 5),
        ("warehouse", "2 stone", {}, 5),
        ("grocery", "1 coin", {"wheat": 1, "fish": 1}, 0),
        ("fair", "1 wood 1 stone 1 fish 1 wheat", {}, 7),
        ("fountain", "1 coin", {}, 3),
        ("granary", "2 wheat", {}, 5),
        ("fishmonger", "1 fish", {"coin": 3}, 0),
        ("restaurant", "1 fish 1 wheat", {}, 4),
    ],
)
def test_lt_036_every_building_gains_or_exchanges_once(
    tile: str, held: str, after: dict[str, int], gained: int
) -> None:
    state = do(table(area(held, f"C3 {tile}"), area(), market=[]), "place D3", "activate C3")
    assert stock(state) == after
    assert points(state, "activated") == gained
    assert asked(state) == "1 turn"


@pytest.mark.parametrize(
    ("tile", "held"),
    [
        ("workshop", "1 wood"),
        ("warehouse", "1 stone"),
        ("granary", "1 wheat"),
        ("fair", "1 wood 1 stone 1 fish"),
        ("restaurant", "1 fish"),
        ("church", "2 coin"),
        ("quarry", "1 coin"),
        ("pawnshop", "1 wood 2 coin"),
    ],
)
def test_lt_036_an_exchange_needs_its_whole_input(tile: str, held: str) -> None:
    fields = f"C3 {tile}, D2 well"
    state = do(table(area(held, fields), area(), market=[]), "place D3")
    assert offered(state) == ["activate D2", "done"]
    assert refused_by(state, "activate C3") == "LT-R04"


def test_lt_037_what_one_building_gives_may_pay_for_the_next() -> None:
    state = table(area("1 coin", "C3 grocery, D4 restaurant"), area(), market=[])
    do(state, "place D3")
    assert offered(state) == ["activate C3", "done"]
    do(state, "activate C3", "activate D4")
    assert score(state) == 4
    assert stock(state) == {}


def test_lt_038_exchanges_go_to_and_come_from_the_supply() -> None:
    state = table(area("1 wheat", "C3 bakery"), area(), market=[])
    do(state, "place D3", "activate C3")
    assert supply(state)["wheat"] == 15
    assert supply(state)["coin"] == 36


@pytest.mark.parametrize("tile", ["castle", "watchtower", "cathedral", "residence", "statue"])
def test_lt_039_special_buildings_and_the_statue_are_not_activated(tile: str) -> None:
    state = do(table(area(RICH, f"C3 {tile}, D2 well"), area(), market=[]), "place D3")
    assert offered(state) == ["activate D2", "done"]
    assert refused_by(state, "activate C3") == ("LT-R10" if tile == "statue" else "LT-039")


def test_lt_r10_statue_and_specials_take_no_fee_and_do_not_count() -> None:
    """Four buildings would earn O15; a Statue and a Castle are not among them."""
    mine = "C4 well, E3 quarry"
    state = table(area("3 coin", mine, "O15"), area("", "C3 statue, C2 castle"), market=[])
    do(state, "place D3", "activate C4", "activate E3")
    assert fact(state, "seats.1.coin") == 0
    assert asked(state) == "1 turn"


def test_lt_r03_a_short_supply_gives_what_is_there() -> None:
    state = table(area("1 coin", "C3 carpenter"), area("13 wood"), market=[])
    do(state, "place D3", "activate C3")
    assert stock(state) == {"wood": 2}
    state = table(area("1 coin", "C3 grocery"), area("15 fish"), market=[])
    do(state, "place D3", "activate C3")
    assert stock(state) == {"wheat": 1}


@pytest.mark.parametrize(
    ("tile", "other"),
    [
        ("pier", "15 fish"),
        ("wheat_field", "15 wheat"),
        ("quarry", "15 stone"),
        ("grocery", "15 fish 15 wheat"),
        ("carpenter", "15 wood"),
    ],
)
def test_lt_r03_an_activation_that_would_give_nothing_is_not_allowed(tile: str, other: str) -> None:
    state = do(table(area("2 coin", f"C3 {tile}, D2 well"), area(other), market=[]), "place D3")
    assert offered(state) == ["activate D2", "done"]
    assert refused_by(state, "activate C3") == "LT-R03"


def test_lt_r03_points_never_run_out_and_what_is_paid_reaches_the_supply_first() -> None:
    state = table(area("2 wood", "C3 workshop"), area("13 wood"), market=[])
    do(state, "place D3", "activate C3")
    assert score(state) == 3
    # no coin in the supply: the Bakery gives back the 3 coins of a substituted wheat, no more
    state = table(area("1 wheat 3 coin", "C3 bakery, C2 well"), area("37 coin"), market=[])
    do(state, "place D3", "activate C3")
    assert stock(state) == {"wheat": 1, "coin": 3}
    assert asked(state) == "0 worker"  # paying with the real wheat is no choice
    # and with a real wheat alone it gives nothing
    state = table(area("1 wheat 2 coin", "C3 bakery, C2 well"), area("38 coin"), market=[])
    assert offered(do(state, "place D3")) == ["activate C2", "done"]


def test_lt_r04_the_output_never_pays_the_fee_or_the_input() -> None:
    state = do(table(area("", "C2 well"), area("", "C3 gold_mine"), market=[]), "place D3")
    assert offered(state) == ["activate C2", "done"]
    state = do(table(area("1 coin", "C2 well"), area("", "C3 carpenter"), market=[]), "place D3")
    assert offered(state) == ["activate C2", "done"]
    assert stock(state) == {"coin": 1}
    assert refused_by(state, "activate C3") == "LT-R04"


def test_lt_r04_fee_and_input_are_paid_together() -> None:
    state = table(area("2 coin"), area("", "C3 carpenter"), market=[])
    do(state, "place D3", "activate C3")
    assert stock(state) == {"wood": 3}
    assert stock(state, 1) == {"coin": 1}
    assert supply(state)["coin"] == 39


def test_lt_r31_the_fee_goes_to_the_owner_past_the_supply() -> None:
    state = table(area("1 coin"), area("39 coin", "C3 well"), market=[])
    do(state, "place D3", "activate C3")
    assert stock(state, 1) == {"coin": 40}
    assert supply(state)["coin"] == 0


def test_lt_r09_the_pawnshop_takes_and_gives_any_two_cubes() -> None:
    state = table(area("1 wood 1 fish", "C3 pawnshop"), area(), market=[])
    do(state, "place D3", "activate C3")
    assert asked(state) == "0 take"
    assert len(offered(state)) == 10
    do(state, "take wood fish")  # the very cubes just given
    assert stock(state) == {"wood": 1, "fish": 1}


def test_lt_r09_inputs_may_be_substituted() -> None:
    state = table(area("1 wood 3 coin", "C3 pawnshop"), area(), market=[])
    do(state, "place D3", "activate C3")
    assert asked(state) == "0 take"  # the wood and 3 coins, the only way
    do(state, "take stone stone")
    assert stock(state) == {"stone": 2}


@pytest.mark.parametrize(
    ("held", "others", "ways"),
    [
        ("2 wood", "", ["pay wood wood"]),
        ("1 wood 1 fish", "", ["pay wood fish"]),
        (
            "1 wood 1 fish 3 coin",
            "",
            ["pay wood fish", "pay wood substitute stone", "pay fish substitute wood"],
        ),
        ("1 wood 5 coin", "15 stone 15 fish", ["pay wood substitute wheat"]),
        ("1 wood 5 coin", "14 wood 15 stone 15 fish 15 wheat", ["pay wood substitute wood"]),
        ("6 coin", "15 wood", ["pay substitute stone fish"]),
        ("6 coin", "15 wood 15 stone 15 wheat", ["pay substitute fish fish"]),
        (
            "2 wood 6 coin",
            "",
            ["pay wood wood", "pay wood substitute stone", "pay substitute wood stone"],
        ),
    ],
)
def test_lt_r09_the_kind_of_a_substituted_cube_is_not_asked(
    held: str, others: str, ways: list[str]
) -> None:
    state = do(table(area(held, "C3 pawnshop"), area(others), market=[]), "place D3")
    assert sorted(ways_after(state, "activate C3")) == sorted(ways)


def test_lt_r09_if_only_one_cube_can_be_taken_one_is_taken() -> None:
    state = table(
        area("6 coin", "C3 pawnshop"), area("15 wood 15 stone 14 fish 15 wheat"), market=[]
    )
    do(state, "place D3", "activate C3")  # two fish are substituted: nothing else can be had
    assert stock(state) == {"fish": 1}


def test_lt_r09_the_supply_limits_what_is_taken() -> None:
    state = table(area("2 wheat", "C3 pawnshop"), area("15 wood 14 stone 15 fish"), market=[])
    do(state, "place D3", "activate C3")
    assert offered(state) == ["take stone wheat", "take wheat wheat"]
    assert refused_by(state, "take wood wood") == "LT-R09"


def test_lt_d04_harvest_activate_or_end() -> None:
    state = table(area("1 fish", "E5 fishmonger"), area("13 fish"), market=[])
    do(state, "place F5")
    assert offered(state) == ["harvest E6", "activate E5", "done"]
    assert refused_by(state, "harvest F6") == "LT-031"
    assert refused_by(state, "harvest A1") == "LT-R02"
    assert refused_by(state, "harvest C3") == "LT-029"


def test_lt_d05_the_building_and_then_the_payment_are_chosen() -> None:
    state = table(area("2 wood 3 coin", "C3 workshop"), area(), market=[])
    do(state, "place D3", "activate C3")
    assert asked(state) == "0 payment"
    assert offered(state) == ["pay wood wood", "pay wood substitute wood"]


def test_lt_d05_equal_wheat_fields_of_one_owner_are_one_choice() -> None:
    state = table(
        area("2 coin", "C2 wheat_field, C3 wheat_field"), area("", "C4 wheat_field, D4 wheat_field")
    )
    do(state, "place D3")
    assert offered(state) == ["activate C2", "activate C4", "done"]
    assert GAME.targets.targets(state, GAME.notation.parse("activate C2")) == ["tile:C2", "tile:C3"]
    assert refused_by(state, "activate C3") == "LT-033"
    do(state, "activate C2")
    assert offered(state) == ["activate C3", "activate C4", "done"]


def test_lt_r02_no_harvest_is_left_out() -> None:
    state = table(area("1 fish", "E5 fishmonger"), area("13 fish"), market=[])
    do(state, "place F5", "done")
    assert stock(state) == {"wood": 1, "fish": 2}
    assert supply(state)["fish"] == 0


def test_lt_r40_a_turn_ends_by_itself_once_nothing_can_be_done() -> None:
    assert asked(do(table(area(), area()), "place F5")) == "1 turn"
    state = do(table(area("", "C3 well"), area()), "place D3", "activate C3")
    assert asked(state) == "1 turn"


def test_lt_r40_after_an_announced_end_cards_can_still_be_validated() -> None:
    state = table(area("1 fish 7 wheat", "E5 fishmonger", "O03"), area("12 fish"), market=[])
    do(state, "place F5", "done")
    assert asked(state) == "0 show"
    do(state, "validate O03")
    assert asked(state) == "1 turn"


def test_lt_r40_a_build_ends_with_the_build_and_validations() -> None:
    state = table(area("4 wood", "", "O18"), area(), market="granary")
    do(state, "build granary", "on C3")
    assert offered(state) == ["validate O18", "done"]
    do(state, "done")
    assert asked(state) == "1 turn"


def test_lt_x01_a_harvest_by_the_lake() -> None:
    state = do(table(area(), area(), side="A"), "place F5")
    assert stock(state) == {"fish": 2, "wood": 1}
    assert score(state) == 0


def test_lt_x02_a_harvest_with_the_own_field() -> None:
    state = do(table(area("3 coin", "E5 wheat_field"), area()), "place F5", "activate E5")
    assert stock(state) == {"fish": 2, "wood": 1, "wheat": 1, "coin": 3}


def test_lt_x03_a_lake_over_two_cells_gives_two_fish() -> None:
    assert stock(do(table(area(), area()), "place E5")) == {"fish": 2}


def test_lt_x04_the_pawnshop() -> None:
    state = table(area("1 wood 1 stone", "C3 pawnshop"), area(), market=[])
    assert stock(do(state, "place D3", "activate C3", "take fish fish")) == {"fish": 2}


def test_lt_x05_the_restaurant() -> None:
    state = table(area("1 fish 1 wheat", "C3 restaurant"), area(), market=[])
    do(state, "place D3", "activate C3")
    assert (stock(state), score(state)) == ({}, 4)


def test_lt_x06_the_pier() -> None:
    state = do(table(area("", "C3 pier"), area(), market=[]), "place D3", "activate C3")
    assert stock(state) == {"fish": 2}


def test_lt_x07_the_gold_mine() -> None:
    state = do(table(area("", "C3 gold_mine"), area()), "place D3", "activate C3")
    assert stock(state) == {"coin": 2}


def test_lt_x08_field_first_then_bakery() -> None:
    state = table(area("3 coin", "E5 wheat_field"), area("", "F4 bakery"))
    do(state, "place F5", "activate E5", "activate F4")
    assert stock(state) == {"coin": 6, "fish": 2, "wood": 1}
    assert stock(state, 1) == {"coin": 1}


@pytest.mark.parametrize("tile", ["castle", "watchtower"])
def test_lt_x10_castle_and_watchtower_wait_for_the_end(tile: str) -> None:
    state = do(table(area("", f"C3 {tile}, C2 well"), area(), market=[]), "place D3")
    assert "activate C3" not in offered(state)
    assert score(state) == 0


@pytest.mark.parametrize("tile", ["residence", "cathedral"])
def test_lt_x11_residence_and_cathedral_wait_for_the_end_of_the_round(tile: str) -> None:
    state = do(table(area("", f"C3 {tile}, D2 well"), area(), market=[]), "place D3")
    assert offered(state) == ["activate D2", "done"]
    do(state, "done")
    assert score(state) == 0
