"""Rounds, roles and the order of play (SJ-020..SJ-027)."""

import pytest

from bastide.engine.flow import State
from tests.rules.san_juan.tables import (
    GAME,
    area,
    asked,
    city,
    do,
    fact,
    goods,
    hand,
    new,
    offered,
    pile,
    refused_by,
    table,
)

EMPTY = area()
"""A seat that has nothing to decide in most phases."""


def test_sj_020_from_the_governor_clockwise_each_takes_a_role() -> None:
    state = table("role", EMPTY, EMPTY, EMPTY, governor=1)
    for seat, role in ((1, "trader"), (2, "producer"), (0, "builder")):
        assert asked(state) == f"{seat} role"
        do(state, f"role {role}")
    assert fact(state, "round") == 2


def test_sj_020_in_a_phase_the_chooser_acts_first_then_the_others_clockwise_once_each() -> None:
    mill = area(city="sugar_mill")
    state = table("role", mill, mill, mill, mill, governor=2)
    do(state, "role producer")
    for seat in (2, 3, 0, 1):
        assert asked(state) == f"{seat} produce"
        do(state, "produce sugar_mill")
    assert asked(state) == "3 role"


def test_sj_021_two_players_the_governor_takes_a_first_and_a_third_role() -> None:
    state = table("role", EMPTY, EMPTY, governor=1)
    for seat, role in ((1, "trader"), (0, "producer"), (1, "builder")):
        assert asked(state) == f"{seat} role"
        do(state, f"role {role}")
    assert fact(state, "governor") == 0
    assert asked(state) == "0 role"


@pytest.mark.parametrize(("players", "taken"), [(2, 3), (3, 3), (4, 4)])
def test_sj_022_three_roles_a_round_with_four_players_four(players: int, taken: int) -> None:
    state = table("role", *[EMPTY] * players)
    for role in ("trader", "producer", "builder", "councillor")[:taken]:
        assert fact(state, "round") == 1
        do(state, f"role {role}")
        while asked(state).endswith("council"):
            do(state, "pass")
    assert fact(state, "round") == 2


def test_sj_022_a_role_taken_is_taken_for_everybody_until_the_round_ends() -> None:
    state = table("role", EMPTY, EMPTY)
    do(state, "role trader", "role producer")
    assert asked(state) == "0 role"  # the Governor's second choice
    assert offered(state) == ["role builder", "role councillor", "role prospector"]
    assert refused_by(state, "role trader") == "SJ-022"


def test_sj_023_taking_a_role_is_compulsory() -> None:
    assert "pass" not in offered(new())


@pytest.mark.parametrize(
    ("phase", "question"),
    [
        ("builder", "build"),
        ("producer", "produce"),
        ("trader", "sell"),
        ("councillor", "council"),
        ("prospector", "prospect"),
    ],
)
def test_sj_023_every_action_may_be_declined_by_the_chooser_too(phase: str, question: str) -> None:
    seat = area("smithy archive", "indigo_plant sugar_mill+")
    state = table(phase, seat, seat)
    before = (hand(state), city(state), goods(state), pile(state))
    assert asked(state) == f"0 {question}"
    do(state, "pass")
    assert (hand(state), city(state), goods(state), pile(state)) == before
    if phase != "prospector":
        assert asked(state) == f"1 {question}"
        assert "pass" in offered(state)


def test_sj_024_only_the_chooser_has_the_privilege() -> None:
    mills = area(city="indigo_plant sugar_mill tobacco_storage")
    state = table("producer", mills, mills)
    do(state, "produce indigo_plant", "produce sugar_mill", "produce tobacco_storage")
    assert len(goods(state, 0)) == 2
    assert len(goods(state, 1)) == 1


def test_sj_024_the_prospector_has_a_privilege_but_no_action() -> None:
    state = table("prospector", EMPTY, EMPTY, EMPTY)
    do(state, "draw")
    assert [len(hand(state, seat)) for seat in range(3)] == [1, 0, 0]
    assert asked(state) == "1 role"


def test_sj_025_the_builder_phase_goes_clockwise() -> None:
    rich = area("smithy archive indigo_plant")
    state = table("builder", rich, rich, rich, chooser=1, governor=1)
    order = []
    for _ in range(3):
        order.append(asked(state))
        do(state, "pass")
    assert order == ["1 build", "2 build", "0 build"]


def test_sj_026_at_the_end_all_roles_go_back_and_the_left_neighbour_is_governor() -> None:
    state = table("role", EMPTY, EMPTY, EMPTY, governor=2)
    do(state, "role trader", "role producer", "role builder")
    assert fact(state, "governor") == 0
    assert fact(state, "roles") == {}
    assert asked(state) == "0 role"
    assert len(offered(state)) == 5


def test_sj_026_between_rounds_nobody_has_a_privilege() -> None:
    library = area(city="library")
    state = table("role", library, library, library)
    do(state, "role trader", "role producer", "role builder")
    assert GAME.knowledge.view(state, 0)["chooser"] is None
    assert GAME.knowledge.view(state, 0)["boost"] == 1


def eager(state: State) -> str:
    """A simple player: builds the dearest card there is, else does anything but pass."""
    moves = [move for move in offered(state) if move not in ("pass", "done")] or offered(state)
    builds = [move for move in moves if "build" in move]
    return builds[-1] if builds else moves[fact(state, "round") % len(moves)]


def test_sj_027_a_game_of_players_who_build_takes_about_a_dozen_rounds() -> None:
    rounds = []
    for seed in range(10):
        state = new(seed=seed, players=4, round_limit=60)
        while not state.is_over():
            do(state, eager(state))
        rounds.append(GAME.scoring.round(state))
    assert 9 <= sorted(rounds)[5] <= 18


def test_sj_r02_phases_that_could_be_simultaneous_go_clockwise_from_the_chooser() -> None:
    seat = area(city="indigo_plant+ sugar_mill")
    for phase, question in (("producer", "produce"), ("trader", "sell"), ("councillor", "council")):
        state = table(phase, seat, seat, seat, governor=2, chooser=2)
        order = []
        for _ in range(3):
            order.append(asked(state))
            do(state, "pass")
        assert order == [f"{seat} {question}" for seat in (2, 0, 1)]


def test_sj_r38_a_role_nobody_can_use_may_be_taken_and_its_phase_happens() -> None:
    state = table("role", EMPTY, EMPTY)
    do(state, "role trader")
    assert fact(state, "tile") == 1
    assert fact(state, "tiles_seen") == 1
    assert asked(state) == "1 role"


def test_sj_r46_one_player_finishes_completely_before_the_next_begins() -> None:
    two = area(city="indigo_plant sugar_mill well")
    state = table("producer", two, two, draw_pile="smithy archive tower crane chapel")
    do(state, "produce indigo_plant", "produce sugar_mill")
    assert hand(state) == ["tower"]  # the Well paid before seat 1 was asked
    assert asked(state) == "1 produce"


def test_sj_r46_the_library_question_comes_just_before_the_choosers_own_action() -> None:
    for phase in ("builder", "producer", "trader", "councillor", "prospector"):
        seat = area("smithy archive", "library indigo_plant+ sugar_mill")
        state = table(phase, seat, area())
        assert asked(state) == "0 double"
        do(state, "pass")
        assert asked(state).startswith("0 ")


@pytest.mark.parametrize("limit", [1, 3])
def test_sj_r47_a_round_limit_ends_automatic_play_with_normal_scoring(limit: int) -> None:
    state = table("role", area(city="smithy"), area(city="tower"), round_limit=limit)
    for _ in range(limit):
        assert not state.is_over()
        do(state, "role trader", "role producer", "role builder")
    assert state.is_over()
    assert fact(state, "round") == limit
    assert GAME.scoring.scores(state) == [1, 2]
    assert GAME.scoring.winners(state) == [1]


def test_sj_r47_without_a_limit_the_game_goes_on_when_nobody_builds() -> None:
    state = table("role", EMPTY, EMPTY)
    for _ in range(60):
        do(state, "role trader", "role producer", "role builder")
    assert fact(state, "round") == 61
    assert not state.is_over()
