"""Small positions of Little Town and exactly how many continuations they have.

Where a number can be worked out by hand, the comment does so.
"""

import pytest

from tests.counts.trees import continuations
from tests.rules.little_town.tables import area, do, new, table


@pytest.mark.parametrize("side", ["A", "B"])
def test_empty_land_offers_one_cell_less_each_turn(side: str) -> None:
    # an empty market, so nothing but placing is possible; each worker takes a cell
    state = table(area(), area(), side=side, market=[], wheat_fields=0)
    assert continuations(state, 3) == [39, 39 * 38, 39 * 38 * 37]


def test_three_coins_buy_a_wheat_field_which_may_stand_anywhere() -> None:
    # 39 cells or the Wheat Field, then 39 cells for it; Ben, who has nothing, only places
    state = table(area("3 coin"), area())
    assert continuations(state, 2) == [39 + 1, 39 * 38 + 39]


def test_three_free_buildings_are_activated_in_any_order_or_not_at_all() -> None:
    # after placing: three buildings or done; each line that goes on loses one building, and
    # the last one ends the turn by itself, as does done: then Ben has 35 cells
    state = do(table(area("", "C3 well, D2 tavern, E3 pier"), area(), market=[]), "place D3")
    ben = 39 - 3 - 1
    assert continuations(state, 3) == [4, 3 * 3 + ben, 3 * (2 * 2 + ben) + ben * (ben - 1)]


def test_two_wheat_fields_of_one_owner_are_one_choice() -> None:
    state = do(table(area("", "C3 wheat_field, D2 wheat_field"), area(), market=[]), "place D3")
    ben = 39 - 2 - 1
    assert continuations(state, 2) == [2, 2 + ben]


def test_a_pawnshop_takes_and_gives_pairs() -> None:
    # a wood, a fish, a wheat: three pairs to give; the supply has all four kinds: ten to take
    state = table(area("1 wood 1 fish 1 wheat", "C3 pawnshop"), area(), market=[])
    do(state, "place D3", "activate C3")
    assert continuations(state, 2) == [3, 30]


def test_feeding_five_workers_with_food_and_coins() -> None:
    # 4 fish, 3 wheat, 3 coins: without coins 2, 3 or 4 fish; with one bought food 1 to 4 fish
    state = table(area("4 fish 3 wheat 3 coin"), area(), phase="feeding")
    assert continuations(state, 1) == [3 + 4]


def test_a_payment_of_four_wood_with_nine_coins() -> None:
    # 0 to 3 of them are bought; then 39 cells
    state = do(table(area("4 wood 9 coin"), area(), market="granary"), "build granary")
    assert continuations(state, 2) == [4, 4 * 39]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_decisions_of_a_game(players: int) -> None:
    # 39 cells and the Wheat Field for three coins; after a cell 38 + 1, after the field 39 cells
    state = new(1, players=players, market="robin")
    assert continuations(state, 2) == [39 + 1, 39 * (38 + 1) + 39]
