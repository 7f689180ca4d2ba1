"""The same rules hold for a seat that is not the first: nothing is taken from a neighbour."""

from typing import Any

import pytest

from tests.rules.attika.tables import (
    ATTIKA,
    CHAIN,
    area,
    asked,
    built,
    do,
    fact,
    offered,
    table,
    told,
)


def second(area_of_second: dict[str, Any], first: dict[str, Any] | None = None, **said: Any) -> Any:
    """A table of three on which seat 1 is to move, between two others."""
    return table(first or area(), area_of_second, area(), mover=1, **said)


def test_at_021_at_060_drawing_takes_from_the_own_stacks_alone() -> None:
    mine = area("9clay", stacks=[[], ["tower"]], left=[6, 1, 8, 8])
    theirs = area(stacks=[[], ["tower"]], left=[6, 1, 8, 8])
    state = second(mine, theirs)
    shown = [len(fact(state, f"seats.{seat}.display")) for seat in range(3)]
    do(state, "draw 2", "keep")
    assert asked(state) == "1 extension"
    assert state.learned != 0
    after = [len(fact(state, f"seats.{seat}.display")) for seat in range(3)]
    assert after == [shown[0], shown[1] + 1, shown[2]]
    assert len(fact(state, "seats.0.stacks.1")) == 1


def test_at_060_a_stack_with_tokens_left_adds_nothing_for_any_seat() -> None:
    state = second(area("9clay", left=[6, 2, 8, 8]), area(left=[6, 1, 8, 8]))
    do(state, "draw 2", "keep")
    assert asked(state) == "1 turn"


@pytest.mark.parametrize("token", ["tavern", "treasury"])
def test_at_022_at_036_building_takes_the_own_token_cards_and_surcharge(token: str) -> None:
    theirs = area("9wood", f"{token} tower", built=built("3,1", "1,5"))
    mine = area("6wood 6metal", f"{token} tower", built={"2,3": "ship"})
    state = second(mine, theirs)
    do(state, f"build {token}", "at -1,0", "pay")
    assert fact(state, "seats.1.settlements") == 2
    assert token not in fact(state, "seats.1.display")
    assert token in fact(state, "seats.0.display")
    assert len(fact(state, "seats.0.hand")) == 9


def test_at_021_the_stacks_that_hold_a_token_are_the_own_ones() -> None:
    state = second(area(left=[6, 0, 8, 0]), area(left=[0, 8, 0, 8]))
    assert [move for move in offered(state) if move.startswith("draw")] == ["draw 1", "draw 3"]


def test_at_022_at_033_a_free_token_leaves_the_own_display() -> None:
    mine = area("", "tower ship", built={"0,0": "fortress"})
    state = second(mine, area("", "tower ship"))
    do(state, "build tower", "at 0,1")
    shown = [fact(state, f"seats.{seat}.display").count("tower") for seat in range(3)]
    assert shown[:2] == [1, 0]


def test_at_021_a_token_built_from_a_stack_leaves_the_display_alone() -> None:
    mine = area("9wood", "ship", stacks=[[], ["ship"]])
    for hex, due in (("-1,0", True), ("3,0", False)):
        state = second(mine)
        shown = fact(state, "seats.1.display")
        do(state, "draw 2", f"at {hex}", "pay")
        assert fact(state, "seats.1.display") == shown
        assert bool(fact(state, "discard")) == due


def test_at_051_at_052_bonuses_are_the_own_ones() -> None:
    mine = area("9wood", bonuses=2, noted=1)
    state = second(mine, area(bonuses=1, noted=1), acting="draw", done=2)
    assert "spends" in told(state, "draw 1", "keep")
    do(state, "stop")
    assert [fact(state, f"seats.{seat}.noted") for seat in range(3)] == [1, 0, 0]
    assert "swaps" in told(state, "swap")
    assert [fact(state, f"seats.{seat}.bonuses") for seat in range(3)] == [1, 0, 0]
    assert asked(state) == "2 turn"


def test_at_d05_without_a_bonus_of_its_own_a_seat_has_no_further_action() -> None:
    state = second(area("9wood"), area(bonuses=1), acting="draw", done=2)
    assert asked(state) == "2 turn"


def test_at_d05_a_bonus_asks_for_a_token_of_the_right_kind() -> None:
    empty = area("9wood", "tower", bonuses=1, left=[0, 0, 0, 0])
    state = second(empty, acting="draw", done=2)
    assert asked(state) == "1 swap"
    shown_none = area("9wood 9metal", bonuses=1)
    state = second(shown_none, acting="build", done=3)
    assert asked(state) == "1 swap"


def test_at_050_a_group_is_finished_by_its_owner() -> None:
    mine = area("9clay", "vintner tower", built={"0,0": "vineyard"})
    state = second(mine, area(built={"3,0": "vineyard"}))
    assert "earns" in told(state, "build vintner", "at 0,1")
    assert [fact(state, f"seats.{seat}.bonuses") for seat in range(3)] == [0, 1, 0]


def test_at_d07_stopping_ends_the_swaps_and_the_turn_once() -> None:
    state = second(area(bonuses=2))
    do(state, "stop", "stop")
    assert asked(state) == "2 turn"
    assert fact(state, "turn") == 3
    assert fact(state, "seats.1.bonuses") == 2


def test_at_r39_a_card_in_either_pile_can_be_swapped_for() -> None:
    most = "9water 6water 9wood 6wood 9clay 6clay 9metal 4metal"
    assert asked(table(area(most, bonuses=1), phase="swap", deck="2metal")) == "0 swap"
    state = table(area(most, bonuses=1), phase="swap", discard="2metal")
    assert fact(state, "deck") == []
    do(state, "swap")
    assert len(fact(state, "seats.0.hand")) == 59


def test_at_071_the_second_player_may_win_too() -> None:
    mine = area("9wood 9clay", "tower", built=built(*CHAIN[:-1]))
    state = table(area(), mine, mover=1)
    do(state, "build tower", "at 1,5", "pay")
    assert ATTIKA.scoring.winners(state) == [1]
    assert ATTIKA.scoring.scores(state) == [0, 1]


def test_the_log_tells_of_swaps_limits_and_turns() -> None:
    names = told(table(area(bonuses=1), turn_limit=1), "stop", "swap")
    assert names == ["stops", "cards", "drew", "swaps", "cards", "drew", "limit"]
    state = table(area(), turn_limit=1)
    assert told(state, "stop")[-1] == "limit"
    assert offered(state) == []
