"""Amphoras and workers (section 5) and the order of a build (AT-081, AT-084)."""

from typing import Any

import pytest

from bastide.engine.game import Game
from bastide.games.attika.catalogue import TOKEN_NAMES
from tests.rules.attika.tables import (
    ATTIKA,
    BOTH,
    TELEGRAPH,
    area,
    asked,
    do,
    fact,
    hand,
    offered,
    offers,
    table,
    told,
)

both = pytest.mark.parametrize("game", BOTH, ids=str)


def finishing(game: Game, **more: Any) -> dict[str, Any]:
    """A seat with the first token of the first group on 0,0 and the second in waiting."""
    first, second = TOKEN_NAMES[game.name][:2]
    return area("9clay", f"{second} {TOKEN_NAMES[game.name][4]}", built={"0,0": first}, **more)


@both
def test_at_050_a_finished_group_earns_one_bonus(game: Game) -> None:
    state = table(finishing(game), game=game)
    names = told(state, f"build {TOKEN_NAMES[game.name][1]}", "at 0,1")
    assert names == ["builds", "earns"]
    assert fact(state, "seats.0.bonuses") == 1
    assert fact(state, "seats.0.earned") == [state.edition.group_names[0]]
    assert fact(state, "supply") == 14


@both
def test_at_050_an_unfinished_group_earns_nothing(game: Game) -> None:
    state = table(
        area("9clay", TOKEN_NAMES[game.name][4], built={"0,0": TOKEN_NAMES[game.name][3]}),
        game=game,
    )
    do(state, f"build {TOKEN_NAMES[game.name][4]}", "at 0,1")
    assert fact(state, "seats.0.bonuses") == 0


def test_at_051_a_bonus_buys_further_actions_of_the_same_kind_any_number_per_turn() -> None:
    seats = area("9wood", "tower", bonuses=2, left=[6, 8, 8, 7])
    state = do(table(seats), "draw 2", "keep", "draw 2", "keep")
    assert asked(state) == "0 turn"
    assert offers(state, "build") == []
    do(state, "draw 1", "keep")
    assert fact(state, "seats.0.bonuses") == 1
    do(state, "draw 1", "keep")
    assert fact(state, "seats.0.bonuses") == 0
    assert asked(state) == "1 turn"


def test_at_051_a_bonus_may_be_spent_in_the_turn_in_which_it_was_earned() -> None:
    state = table(finishing(ATTIKA), acting="build", done=2)
    do(state, "build vintner", "at 0,1")
    assert offered(state) == ["build tower", "stop"]
    assert "spends" in told(state, "build tower", "at -1,0", "pay")


def test_at_052_or_a_bonus_is_swapped_for_a_card() -> None:
    state = do(table(area(bonuses=1)), "stop", "swap")
    assert len(fact(state, "seats.0.hand")) == 4
    assert asked(state) == "1 turn"


def test_at_053_after_a_card_a_bonus_only_buys_cards() -> None:
    state = do(table(area("9clay", "tower", bonuses=3)), "stop")
    do(state, "swap", "swap")
    assert offered(state) == ["swap", "stop"]


def test_at_102_the_tokens_of_the_group_alone_must_hang_together() -> None:
    defence = {"0,0": "fortress", "0,1": "tower", "1,0": "tower"}
    state = table(area("9clay 9metal", "quarry tavern", built=defence))
    assert "earns" in told(state, "build quarry", "at -1,1", "pay")
    state = table(area("9clay 9metal", "quarry tavern", built=defence))
    assert "earns" not in told(state, "build quarry", "at 3,1", "pay")


def test_at_102_the_order_of_building_does_not_matter() -> None:
    state = table(area("9clay 9metal", "vineyard tower", built={"0,0": "vintner"}))
    assert "earns" in told(state, "build vineyard", "at 0,1", "pay")


def test_at_103_a_spent_amphora_goes_back_to_the_supply() -> None:
    state = table(area(bonuses=1))
    assert fact(state, "supply") == 14
    do(state, "stop", "swap")
    assert (fact(state, "supply"), fact(state, "box")) == (15, 0)


@both
def test_at_104_at_r09_an_empty_supply_means_a_card_instead(game: Game) -> None:
    state = table(finishing(game), game=game, supply=0)
    names = told(state, f"build {TOKEN_NAMES[game.name][1]}", "at 0,1")
    assert names == ["builds", "noted"]
    assert fact(state, "seats.0.bonuses") == 0
    assert fact(state, "seats.0.noted") == 1


@both
def test_at_r08_the_card_instead_comes_at_the_end_and_does_not_end_the_actions(game: Game) -> None:
    state = table(finishing(game), game=game, supply=0, deck="metal water wood")
    do(state, f"build {TOKEN_NAMES[game.name][1]}", "at 0,1")
    assert len(fact(state, "seats.0.hand")) == 9
    assert f"build {TOKEN_NAMES[game.name][4]}" in offered(state)
    do(state, "stop")
    assert hand(state).split().count("metal") == 1
    assert len(fact(state, "seats.0.hand")) == 9 + 1 + 2


def test_us_003_the_group_need_not_hang_together() -> None:
    state = table(finishing(TELEGRAPH), game=TELEGRAPH)
    assert "earns" in told(state, "build corral", "at 3,1", "pay")
    assert fact(state, "seats.0.bonuses") == 1


def test_us_004_a_spent_worker_leaves_the_game() -> None:
    state = do(table(area(bonuses=1), game=TELEGRAPH), "stop", "swap")
    assert (fact(state, "supply"), fact(state, "box")) == (14, 1)


def test_us_005_workers_in_the_box_never_come_back() -> None:
    state = table(finishing(TELEGRAPH, bonuses=1), game=TELEGRAPH, supply=0, acting="build", done=3)
    names = told(state, "build corral", "at 0,1")
    assert names[:3] == ["spends", "builds", "noted"]
    assert (fact(state, "supply"), fact(state, "box")) == (0, 15)


def test_at_r10_a_bonus_buys_an_action_only_after_the_regular_ones() -> None:
    state = do(table(area("9wood", bonuses=1)), "draw 2", "keep")
    assert fact(state, "done") == 1
    names = told(state, "draw 2", "keep")
    assert "spends" not in names
    assert "spends" in told(state, "draw 2", "keep")


def test_at_r11_without_an_action_bonuses_give_cards() -> None:
    state = do(table(area(bonuses=2)), "stop", "swap", "swap")
    assert len(fact(state, "seats.0.hand")) == 3 + 2


def test_at_r25_a_group_finished_apart_never_earns_its_amphora() -> None:
    apart = {"0,0": "vineyard", "3,1": "vintner"}
    state = table(area("9clay 9wood", "tower", built=apart))
    assert fact(state, "seats.0.earned") == []
    assert "earns" not in told(state, "build tower", "at 2,1", "pay")
    assert fact(state, "seats.0.bonuses") == 0


def test_at_r26_tokens_of_other_groups_are_no_links() -> None:
    around = {"0,0": "vineyard", "1,0": "ship"}
    state = table(area("9clay 9wood", "vintner tower", built=around))
    assert "earns" not in told(state, "build vintner", "at 2,0", "pay")


def test_at_r35_cards_come_first_then_bonuses_one_at_a_time() -> None:
    state = table(area(bonuses=2), deck="water wood clay metal")
    do(state, "stop")
    assert hand(state) == "water wood clay"
    do(state, "swap")
    assert hand(state) == "water wood clay metal"
    assert asked(state) == "0 swap"


def test_at_r39_nothing_can_be_swapped_when_no_card_is_left() -> None:
    everything = "9water 6water 9wood 6wood 9clay 6clay 9metal 6metal"
    state = do(table(area(everything, bonuses=1)), "stop")
    assert asked(state) == "1 turn"
    assert fact(state, "seats.0.bonuses") == 1


def test_at_081_payment_token_then_bonus() -> None:
    state = table(area("9clay 9wood", "vineyard tower", built={"0,0": "vintner"}))
    do(state, "build vineyard", "at 0,1")
    assert told(state, "pay") == ["pays", "builds", "earns"]


def test_at_081_a_token_built_from_a_stack_goes_on_with_the_draw() -> None:
    last = area("9clay", stacks=[[], ["tower"]], left=[6, 1, 8, 8])
    state = table(last)
    names = told(state, "draw 2", "at -1,0", "pay")
    assert names == ["draws", "pays", "builds", "founds", "tile"]


def test_at_084_a_bonus_spent_for_a_build_refills_the_supply_in_time() -> None:
    seats = finishing(ATTIKA, bonuses=1)
    state = table(seats, supply=0, box=14, acting="build", done=3)
    names = told(state, "build vintner", "at 0,1")
    assert names[:3] == ["spends", "builds", "earns"]
    assert fact(state, "seats.0.noted") == 0
    assert fact(state, "seats.0.bonuses") == 1
