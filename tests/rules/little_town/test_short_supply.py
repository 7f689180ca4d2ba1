"""What a supply that has run short, or just has enough, lets one do (LT-032, LT-R03, LT-R05)."""

import pytest

from bastide.engine.flow import KIND
from tests.rules.little_town.tables import (
    GAME,
    area,
    asked,
    do,
    offered,
    score,
    stock,
    supply,
    table,
    ways_after,
)

CUBES = ("wood", "stone", "fish", "wheat")
EVERYTHING = "15 wood 15 stone 15 fish 15 wheat"


@pytest.mark.parametrize(
    ("tile", "mine", "others", "gain"),
    [
        ("wheat_field", "", "14 wheat", {"wheat": 1}),
        ("pier", "", "14 fish", {"fish": 1}),
        ("bookstore", "", "39 coin", {"coin": 1}),
        ("gold_mine", "", "39 coin", {"coin": 1}),
        ("quarry", "2 coin", "14 stone", {"stone": 1}),
    ],
)
def test_lt_r03_the_last_one_can_still_be_had(
    tile: str, mine: str, others: str, gain: dict[str, int]
) -> None:
    state = table(area(mine, f"C3 {tile}"), area(others), market=[])
    do(state, "place D3", "activate C3")
    assert stock(state) == gain


@pytest.mark.parametrize(
    ("mine", "others", "ways"),
    [
        ("1 wheat 3 coin", "37 coin", ["pay substitute wheat"]),
        ("1 wheat 3 coin", "36 coin", ["pay wheat", "pay substitute wheat"]),
        ("3 coin", "37 coin", ["pay substitute wheat"]),
        ("1 wheat 3 coin", "14 wheat 37 coin", []),
        ("1 wheat 2 coin", "38 coin", []),
        ("1 wheat", "39 coin", ["pay wheat"]),
    ],
)
def test_lt_r03_without_coins_in_the_supply_the_bakery_gives_back_what_a_substitute_cost(
    mine: str, others: str, ways: list[str]
) -> None:
    state = do(table(area(mine, "C3 bakery, C2 well"), area(others), market=[]), "place D3")
    assert ("activate C3" in offered(state)) == bool(ways)
    if ways:
        assert ways_after(state, "activate C3") == ways


def test_lt_r03_who_gives_points_asks_for_no_coins_in_the_supply() -> None:
    state = table(area("2 wood 3 coin", "C3 workshop"), area("37 coin"), market=[])
    do(state, "place D3")
    assert ways_after(state, "activate C3") == ["pay wood wood", "pay wood substitute wood"]


@pytest.mark.parametrize("out", CUBES)
def test_lt_r05_the_kind_that_has_run_out_is_the_one_that_cannot_be_substituted(out: str) -> None:
    state = table(area("1 wood 1 stone 1 fish 1 wheat 3 coin", "C3 fair"), area(f"14 {out}"))
    do(state, "place D3")
    ways = {"pay wood stone fish wheat"}
    for bought in CUBES:
        real = " ".join(kind for kind in CUBES if kind != bought)
        ways |= {f"pay {real} substitute {bought}"} if bought != out else set()
    assert set(ways_after(state, "activate C3")) == ways


@pytest.mark.parametrize(("others", "most"), [("13 wood", 1), ("12 wood", 2), ("15 fish", 2)])
def test_lt_r05_of_what_has_run_out_one_cube_at_least_is_real(others: str, most: int) -> None:
    state = table(area("2 wood 6 coin", "C3 workshop"), area(others), market=[])
    do(state, "place D3")
    ways = ["pay wood wood", "pay wood substitute wood", "pay substitute wood wood"]
    assert ways_after(state, "activate C3") == ways[: most + 1]


@pytest.mark.parametrize(
    ("others", "pairs"),
    [
        ("15 stone 15 fish 13 wheat", ["wood wood", "wood wheat", "wheat wheat"]),
        ("15 stone 15 fish 14 wheat", ["wood wood", "wood wheat"]),
        ("12 wood 15 stone 15 fish 15 wheat", ["wood wood"]),
    ],
)
def test_lt_r09_what_is_taken_must_be_there(others: str, pairs: list[str]) -> None:
    state = table(area("2 wood", "C3 pawnshop"), area(others), market=[])
    do(state, "place D3")
    state.frames[state.get(KIND)].take(state, GAME.notation.parse("activate C3"))
    assert ways_after(state, "pay wood wood") == [f"take {pair}" for pair in pairs]


@pytest.mark.parametrize(
    ("town", "left", "asked_about"),
    [
        ("E5 fishmonger", 2, ["harvest E6"]),
        ("E5 fishmonger", 3, []),
        ("E5 grocery", 3, ["harvest E6"]),
        ("E5 grocery", 4, []),
        ("E5 pier", 4, ["harvest E6"]),
        ("E5 pier", 5, []),
        ("E5 pawnshop", 4, ["harvest E6"]),
        ("E5 pawnshop", 5, []),
        ("E4 pier, G6 pawnshop", 6, ["harvest E6"]),
        ("E4 pier, G6 pawnshop", 7, []),
        ("G6 pier", 4, ["harvest E6"]),
        ("F4 pier", 4, ["harvest E6"]),
        ("F4 pier", 5, []),
        ("E5 well, H4 pier", 1, []),
        ("E5 bakery", 1, []),
    ],
)
def test_lt_r01_a_harvest_is_asked_about_while_it_could_come_too_late(
    town: str, left: int, asked_about: list[str]
) -> None:
    state = table(area("1 wheat 1 coin", town), area(f"{15 - left} fish 1 wood"), market=[])
    do(state, "place F5")
    assert offered(state, "harvest") == asked_about


def test_lt_r02_a_harvest_that_has_waited_comes_when_nothing_speaks_against_it_any_more() -> None:
    seats = (area("2 stone 1 coin", "B2 warehouse, B3 well"), area("13 stone"))
    state = do(table(*seats, market=[]), "place A2")
    assert offered(state) == ["harvest A1", "activate B2", "activate B3", "done"]
    in_vain = do(state.clone(), "harvest A1", "activate B2")  # no stone to be had
    assert stock(in_vain) == {"fish": 1, "coin": 1}
    later = do(state.clone(), "activate B2")
    assert stock(later) == {"stone": 1, "fish": 1, "coin": 1}
    at_the_end = do(state.clone(), "done")
    assert stock(at_the_end) == {"stone": 2, "fish": 1, "coin": 1}
    short = (area("3 stone 1 coin", "B2 warehouse, B3 well"), area("11 stone"))
    state = do(table(*short, market=[]), "place A2")
    assert offered(state, "harvest") == ["harvest A1"]
    assert stock(do(state, "done")) == {"stone": 4, "fish": 1, "coin": 1}


@pytest.mark.parametrize(
    ("mine", "others", "can"),
    [
        ("6 coin", EVERYTHING, False),
        ("6 coin", "14 wood 15 stone 15 fish 15 wheat", True),
        ("5 coin", "", False),
        ("6 coin", "", True),
        ("1 wood 2 coin", "", False),
        ("1 wood 3 coin", "", True),
        ("1 wood 3 coin", "14 wood 15 stone 15 fish 15 wheat", True),
        ("2 wood", "", True),
    ],
)
def test_lt_r09_the_pawnshop_wants_two_cubes_that_can_be_had(
    mine: str, others: str, can: bool
) -> None:
    state = do(table(area(mine, "C3 pawnshop, C2 well"), area(others), market=[]), "place D3")
    assert ("activate C3" in offered(state)) == can


def test_lt_r29_the_last_wheat_field_can_be_bought() -> None:
    fields = "B2 wheat_field, B3 wheat_field, B4 wheat_field, C2 wheat_field"
    state = table(area("1 wood"), area("", fields), market=[])
    assert offered(state, "build") == ["build wheat_field"]
    do(state, "build wheat_field", "on D3")
    assert offered(do(state, "place F3"), "build") == []


FIVE = ["feed nothing"] + ["feed substitute" + " fish" * bought for bought in range(1, 6)]


@pytest.mark.parametrize(
    ("mine", "others", "ways"),
    [
        ("15 coin", "", [FIVE[5], *FIVE[:5]]),
        ("20 coin", "", [FIVE[5], *FIVE[:5]]),
        ("3 coin", "14 fish", FIVE[:2]),
        ("3 coin", "15 fish", ["feed nothing", "feed substitute wheat"]),
        ("3 coin", "15 fish 14 wheat", ["feed nothing", "feed substitute wheat"]),
        ("1 fish 3 coin", "14 fish", ["feed fish", "feed fish substitute fish"]),
        ("1 fish 3 coin", "14 fish 15 wheat", ["feed fish", "feed fish substitute fish"]),
        ("1 wheat 3 coin", "15 fish 14 wheat", ["feed wheat", "feed wheat substitute wheat"]),
    ],
)
def test_lt_r05_food_that_is_bought_must_be_there_or_come_back(
    mine: str, others: str, ways: list[str]
) -> None:
    state = table(area(mine), area(others), phase="feeding")
    assert offered(state) == ways


def test_lt_r07_bought_wheat_feeds_as_well_as_real() -> None:
    state = table(area("2 wheat 3 coin", score=20), area("15 fish"), phase="feeding")
    do(state, "feed wheat wheat substitute wheat")
    assert score(state) == 20 - 3 * 2
    assert (stock(state), supply(state)["wheat"]) == ({}, 15)
    assert asked(state) != "0 feeding"
