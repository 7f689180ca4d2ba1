"""How far an objective is: what its owner reads, and that it agrees with the rule (LT-R16)."""

import pytest
from hypothesis import given

from bastide.engine import registry
from bastide.games.little_town.catalogue import OBJECTIVES
from bastide.games.little_town.objectives import holding
from bastide.games.little_town.progress import progress
from bastide.games.little_town.state import LittleTown
from bastide.testing.walks import Walk, few, seeds
from tests.rules.little_town.tables import area, do, table

TOWN = registry.game("little-town")


def seen(card: str, buildings: str = "", stock: str = "1 coin", seat: int = 0) -> object:
    """What a seat reads of the first one's progress with a card."""
    state = table(area(stock, buildings, card), area(), market=[])
    found = TOWN.knowledge.view(state, seat)["seats"][0]["progress"]
    return None if found is None else found[card]


@given(seeds)
@few
def test_lt_r16_everything_is_there_exactly_when_the_objective_holds(seed: int) -> None:
    walk = Walk(TOWN, seed)
    for stop in (5, 40, 80):
        state = walk.played(stop)[0]
        assert isinstance(state, LittleTown)
        for seat in range(int(state.players)):
            for card in range(OBJECTIVES):
                have, need = progress(state, seat, card)
                assert 0 <= have <= need
                assert (have == need) == bool((holding(state, seat) >> card) & 1)


@pytest.mark.parametrize(
    ("card", "buildings", "stock", "found"),
    [
        ("O01", "", "1 coin", [0, 3]),
        ("O01", "C3 wheat_field, C4 wheat_field, E5 bakery", "1 coin", [2, 3]),
        ("O02", "C3 wheat_field, E5 wheat_field", "1 coin", [2, 6]),
        ("O03", "", "3 fish 2 wheat 1 coin", [5, 10]),
        ("O09", "", "1 coin", [0, 2]),
        ("O13", "", "4 coin", [4, 6]),
        ("O14", "", "1 coin", [0, 1]),
    ],
)
def test_what_is_counted(card: str, buildings: str, stock: str, found: list[int]) -> None:
    assert seen(card, buildings, stock) == found


def test_lt_r17_goals_of_a_turn_count_in_the_own_turn_only() -> None:
    mine = area("1 coin", "C4 wheat_field, D4 wheat_field", "O17")
    state = table(mine, area("1 coin", "", "O15"), market=[])
    do(state, "place B5")
    gained = TOWN.knowledge.view(state, 0)["counted"]["gained"]
    assert 0 < gained < 5
    assert TOWN.knowledge.view(state, 0)["seats"][0]["progress"] == {"O17": [gained, 5]}
    assert TOWN.knowledge.view(state, 1)["seats"][1]["progress"] == {"O15": [0, 4]}


def test_progress_is_its_owners_alone() -> None:
    assert seen("O13", stock="4 coin", seat=1) is None
    assert seen("O13", stock="4 coin", seat=-1) is None
