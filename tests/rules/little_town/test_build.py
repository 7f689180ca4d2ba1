"""Building, and paying with coins in place of cubes (LT-040..LT-048, LT-051, LT-052)."""

import pytest

from bastide.games.little_town.catalogue import BUILDINGS, NAMES
from tests.rules.little_town.tables import (
    area,
    asked,
    built,
    do,
    fact,
    offered,
    points,
    refused_by,
    score,
    stock,
    supply,
    table,
)

FIVE_FIELDS = "C2 wheat_field, D2 wheat_field, E2 wheat_field, F2 wheat_field, G2 wheat_field"


@pytest.mark.parametrize("tile", NAMES)
def test_lt_041_the_printed_cost_is_paid_to_the_supply(tile: str) -> None:
    cost = BUILDINGS[NAMES.index(tile)].cost
    held = " ".join(f"{n} {kind}" for kind, n in cost.items())
    market = [tile] if tile != "wheat_field" else []
    state = table(area(held), area(), market=market)
    assert offered(state, "build")[-1] == f"build {tile}"
    do(state, f"build {tile}")
    do(state, "on C3")
    assert stock(state) == {}
    assert supply(state) == {"wood": 15, "stone": 15, "fish": 15, "wheat": 15, "coin": 40}
    assert built(state) == {"C3": tile}


@pytest.mark.parametrize("tile", NAMES)
def test_lt_044_the_printed_points_are_scored_at_once(tile: str) -> None:
    market = [tile] if tile != "wheat_field" else []
    state = table(area("6 wood 6 stone 6 wheat 6 coin"), area(), market=market)
    do(state, f"build {tile}")
    if asked(state) == "0 payment-build":
        do(state, offered(state)[0])
    do(state, "on C3")
    assert points(state, "built") == BUILDINGS[NAMES.index(tile)].points


def test_lt_040_a_worker_goes_to_the_site_and_the_tile_leaves_the_market() -> None:
    state = table(area("4 wood"), area(), market="granary statue")
    do(state, "build granary", "on C3")
    assert (fact(state, "seats.0.site"), fact(state, "seats.0.workers_left")) == (1, 4)
    assert fact(state, "market")[:2] == [None, "statue"]


def test_lt_040_wheat_fields_come_from_their_stack() -> None:
    state = do(table(area("1 wood"), area()), "build wheat_field", "on C3")
    assert fact(state, "wheat_fields") == 4


def test_lt_042_the_tile_goes_to_any_empty_grass_cell() -> None:
    state = table(area("1 wood", "C3 well", at="D3"), area(at="E3"))
    do(state, "build wheat_field")
    assert len(offered(state)) == 36
    for cell in ("A1", "C3", "D3", "E3"):
        assert refused_by(state, f"on {cell}") == "LT-042"
    do(state, "on I2")
    assert built(state) == {"C3": "well", "I2": "wheat_field"}


def test_lt_043_a_pawn_marks_the_building_as_owned() -> None:
    state = do(table(area("1 wood"), area()), "build wheat_field", "on C3")
    assert fact(state, "seats.0.pawns") == 6
    assert fact(state, "seats.1.pawns") == 7
    assert built(state, 1) == {}


def test_lt_045_without_the_full_cost_nothing_is_built() -> None:
    state = table(area("3 wood 2 coin"), area(), market="granary quarry")
    assert offered(state, "build") == ["build wheat_field", "build quarry"]
    assert refused_by(state, "build granary") == "LT-045"


def test_lt_045_without_a_pawn_nothing_is_built() -> None:
    one_left = f"{FIVE_FIELDS}, H2 well"
    assert offered(table(area("9 wood", one_left), area(), market="granary"), "build") != []
    none_left = f"{FIVE_FIELDS}, H2 well, I2 pier"
    state = table(area("9 wood", none_left), area(), market="granary")
    assert offered(state, "build") == []
    assert refused_by(state, "build granary") == "LT-045"


def test_lt_046_any_number_of_workers_may_stand_on_the_site() -> None:
    state = table(area("5 wood"), area("5 wood"), market=[])
    for cell in ("C3", "D3", "E3", "F3"):
        do(state, "build wheat_field", f"on {cell}")
    assert (fact(state, "seats.0.site"), fact(state, "seats.1.site")) == (2, 2)


def test_lt_047_places_in_the_market_are_not_refilled() -> None:
    state = table(area("4 wood"), area("4 wood"), market="granary")
    do(state, "build granary", "on C3")
    assert fact(state, "market") == [None] * 12
    assert "build granary" not in offered(state)


def test_lt_048_building_neither_harvests_nor_activates() -> None:
    state = table(area("1 wood", "E5 well"), area())
    do(state, "build wheat_field", "on F5")
    assert stock(state) == {}
    assert score(state) == 3
    assert asked(state) == "1 turn"


def test_lt_r29_a_tile_that_was_bought_is_gone_and_so_are_five_wheat_fields() -> None:
    state = table(area("9 wood"), area("", FIVE_FIELDS), market="granary")
    assert refused_by(state, "build wheat_field") == "LT-R29"
    do(state, "build granary", "on C3")
    assert refused_by(state, "build granary") == "LT-R29"
    assert refused_by(state, "build statue") == "LT-014"


def test_lt_r30_what_cannot_be_paid_is_not_begun() -> None:
    state = table(area("1 stone 2 coin"), area(), market="workshop")
    before = fact(state, "seats.0")
    assert refused_by(state, "build workshop") == "LT-045"
    assert fact(state, "seats.0") == before


def test_lt_d06_tile_then_payment_then_cell() -> None:
    state = table(area("4 wood 3 coin"), area(), market="granary")
    do(state, "build granary")
    assert asked(state) == "0 payment-build"
    assert offered(state) == ["pay wood wood wood wood", "pay wood wood wood substitute wood"]
    do(state, "pay wood wood wood substitute wood")
    assert asked(state) == "0 site"
    do(state, "on C3")
    assert stock(state) == {"wood": 1}


def test_lt_d06_the_only_way_to_pay_is_not_asked_about() -> None:
    state = do(table(area("4 wood 2 coin"), area(), market="granary"), "build granary")
    assert asked(state) == "0 site"


def test_lt_x09_building_the_granary() -> None:
    state = table(area("4 wood", score=5), area(), market="granary")
    do(state, "build granary", "on C3")
    assert stock(state) == {}
    assert (fact(state, "seats.0.pawns"), score(state)) == (6, 11)


def test_lt_051_three_coins_stand_for_any_cube_that_is_spent_at_once() -> None:
    state = table(area("1 wood 9 coin"), area(), market="granary")
    do(state, "build granary", "on C3")
    assert stock(state) == {}
    assert supply(state)["coin"] == 40
    assert supply(state)["wood"] == 15


def test_lt_051_two_coins_are_not_enough() -> None:
    assert offered(table(area("2 coin"), area(), market=[]), "build") == []


def test_lt_051_a_substituted_cube_is_never_kept() -> None:
    state = do(table(area("3 coin", "C3 well"), area()), "place D3")
    assert offered(state) == ["activate C3", "done"]


def test_lt_052_substitutes_pay_costs_exchanges_and_food() -> None:
    assert "build wheat_field" in offered(table(area("3 coin"), area(), market=[]))
    state = table(area("6 coin", "C3 restaurant"), area(), market=[])
    do(state, "place D3", "activate C3")
    assert (stock(state), score(state)) == ({}, 4)
    state = table(area("3 coin"), area(), phase="feeding")
    assert "feed substitute fish" in offered(state)


def test_lt_r05_an_empty_supply_has_no_cube_to_substitute() -> None:
    state = table(area("6 coin"), area("15 wood"), market=[])
    assert "build wheat_field" not in offered(state)
    state = do(
        table(area("6 coin", "C3 workshop, D2 well"), area("15 wood"), market=[]), "place D3"
    )
    assert offered(state) == ["activate D2", "done"]


def test_lt_r05_unless_the_same_payment_returns_a_real_one() -> None:
    state = table(area("1 wood 9 coin", "C3 workshop"), area("14 wood"), market=[])
    do(state, "place D3", "activate C3")  # one real, one substituted: the only way
    assert (stock(state), score(state)) == ({"coin": 6}, 3)
    state = table(area("2 wood 9 coin", "C3 workshop"), area("13 wood"), market=[])
    do(state, "place D3", "activate C3")
    assert offered(state) == ["pay wood wood", "pay wood substitute wood"]
    assert refused_by(state, "pay substitute wood wood") == "LT-R05"


def test_lt_r06_cubes_may_be_substituted_although_they_are_held() -> None:
    state = table(area("1 wheat 3 coin", "C3 brewery"), area(), market=[])
    do(state, "place D3", "activate C3", "pay substitute wheat")
    assert (stock(state), score(state)) == ({"wheat": 1}, 3)


def test_lt_r06_coins_are_never_substituted() -> None:
    # 5 wood, 5 stone and 5 coins do not make the 6 coins of the Residence
    state = table(area("5 wood 5 stone 5 coin"), area(), market="residence")
    assert "build residence" not in offered(state)
    state = do(table(area("5 wood", "D2 well"), area("", "C3 pier")), "place D3")
    assert offered(state) == ["activate D2", "done"]


def test_lt_r06_the_coins_of_a_substitute_go_to_the_supply() -> None:
    state = do(table(area("3 coin"), area(), market=[]), "build wheat_field", "on C3")
    assert supply(state)["coin"] == 40
    assert stock(state, 1) == {}


def test_lt_x12_three_coins_for_a_cube() -> None:
    state = table(area("3 wood 3 coin"), area(), market="granary")
    do(state, "build granary", "on C3")
    assert (stock(state), score(state)) == ({}, 6)


@pytest.mark.parametrize(
    ("move", "rule"),
    [
        ("pay stone stone", "LT-041"),
        ("pay substitute stone stone", "LT-041"),
        ("pay wood substitute wood wood wood", "LT-051"),
        ("pay wood wood wood wood wood wood", "LT-041"),
    ],
)
def test_lt_041_other_payments_are_refused_with_their_reason(move: str, rule: str) -> None:
    state = table(area("4 wood 6 coin"), area(), market="granary")
    assert refused_by(do(state, "build granary"), move) == rule
