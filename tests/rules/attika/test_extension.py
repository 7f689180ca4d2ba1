"""Extending the map (section 6)."""

from typing import Any

import pytest

from bastide.engine.action import action
from bastide.engine.game import Game
from bastide.games.attika import steps
from bastide.games.attika.catalogue import TOKEN_NAMES
from bastide.games.attika.editions import Edition, looks
from tests.rules.attika.tables import (
    ATTIKA,
    BOTH,
    area,
    asked,
    cost,
    do,
    fact,
    new,
    offered,
    offers,
    refused_by,
    table,
    told,
)

both = pytest.mark.parametrize("game", BOTH, ids=str)


def last(game: Game = ATTIKA, stack: int = 2, **more: Any) -> dict[str, Any]:
    """A seat with one token left in a stack, and so many cards that it may build it."""
    token = TOKEN_NAMES[game.name][0] if stack == 1 else TOKEN_NAMES[game.name][4]
    sizes = [6, 8, 8, 8]
    sizes[stack - 1] = 1
    stacks: list[list[str]] = [[], [], [], []]
    stacks[stack - 1] = [token]
    return area("9clay 6water", stacks=stacks, left=sizes, **more)


@both
@pytest.mark.parametrize("stack", [1, 2, 3, 4])
def test_at_060_the_last_token_of_any_stack_is_dealt_with_then_a_tile_must_be_added(
    game: Game, stack: int
) -> None:
    state = do(table(last(game, stack), game=game, tiles=["R09"]), f"draw {stack}")
    assert asked(state) == "0 drawn"
    assert refused_by(state, "lay 4,2") == "AT-060"
    names = told(state, "keep")
    assert names == ["keeps", "tile"]
    assert asked(state) == "0 extension"
    assert "stop" not in offered(state)
    assert refused_by(state, "stop") == "AT-060"


def test_at_060_another_token_adds_nothing() -> None:
    state = do(table(area("9clay", left=[6, 2, 8, 8])), "draw 2", "keep")
    assert asked(state) == "0 turn"


def test_at_061_the_new_tile_touches_a_tile_or_a_city_and_covers_nothing() -> None:
    state = do(table(last()), "draw 2", "keep")
    places = offers(state, "lay")
    assert "4,2" in places  # on the lattice, beside R02
    assert "-2,-2" in places  # beside city A alone
    assert "3,-2" in places
    assert "0,0" not in places
    assert "2,-1" not in places  # would cover 1,-1
    assert "9,9" not in places
    assert refused_by(state, "lay 9,9") == refused_by(state, "lay 0,0") == "AT-061"


def test_at_062_a_gap_is_no_hex() -> None:
    state = do(table(last()), "draw 2", "keep", "lay -3,1", "turn 0", "draw 3")
    assert refused_by(state, "at -2,2") == "AT-062"
    assert "at -2,1" in offered(state)


def test_at_062_a_later_tile_may_cover_a_gap_if_it_fits() -> None:
    tiles = [{"tile": "R01", "at": "0,0"}, {"tile": "R02", "at": "6,-3"}]
    state = do(table(last(), map=tiles, cities=["-2,0", "8,-3"]), "draw 2")
    assert refused_by(state, "at 3,-1") == "AT-062"
    do(state, "keep", "lay 3,-1", "turn 0", "draw 3")
    assert "at 3,-1" in offered(state)


@both
def test_at_105_us_006_the_player_turns_the_tile_as_wished(game: Game) -> None:
    start = do(table(last(game), game=game, tiles=["R09"]), "draw 2", "keep", "lay 4,2")
    assert offered(start) == [f"turn {turn}" for turn in range(6)]
    # R09 has a mountain in the north-east: each turn moves it one hex against the clock
    for turn, place in enumerate(("5,1", "4,1", "3,2", "3,3", "4,3", "5,2")):
        state = do(start.clone(), f"turn {turn}")
        found = [h["id"] for h in game.knowledge.view(state, 0)["hexes"] if h["tile"] == "R09"]
        metal = [
            h["id"]
            for h in game.knowledge.view(state, 0)["hexes"]
            if h["tile"] == "R09" and h["symbol"] == "metal"
        ]
        assert len(found) == 7
        assert metal == [place]


@both
def test_at_106_at_r15_the_new_tile_can_be_built_on_at_once(game: Game) -> None:
    state = do(table(last(game), game=game), "draw 2", "keep", "lay 4,2", "turn 0", "draw 3")
    assert "at 4,2" in offered(state)


def test_at_r15_symbols_of_a_new_tile_count_at_once_for_its_neighbours() -> None:
    state = table(last(), tiles=["R09"])
    before = cost(state, "road", "3,1")
    do(state, "draw 2", "keep", "lay 4,2", "turn 1")
    # the mountain lies on 4,1 now, beside 3,1
    assert cost(state, "road", "3,1")["any"] < before["any"]


def test_at_r16_the_tile_is_seen_first_and_may_lie_off_the_lattice() -> None:
    state = do(table(last(), tiles=["R09"]), "draw 2", "keep")
    assert ATTIKA.knowledge.view(state, 1)["tile"]["id"] == "R09"
    assert {"4,3", "5,0", "5,1"} <= set(offers(state, "lay"))  # the lattice has 4,2 there
    assert len(offers(state, "lay")) == len(set(offers(state, "lay"))) > 25


def test_at_r16_equal_rotations_are_offered_once() -> None:
    edition = new().edition
    symmetric = edition.symbols[:]
    for at, symbol in enumerate((0, 1, -1, 1, -1, 1, -1)):
        symmetric[at] = symbol
    assert looks(symmetric, 0) == 2
    for at in range(1, 7):
        symmetric[at] = 3
    assert looks(symmetric, 0) == 1
    other = edition.symbols[:]
    for at, symbol in enumerate((2, 0, 1, 2, 0, 1, 2)):
        other[9 * 7 + at] = symbol
    assert [looks(other, tile) for tile in (8, 9, 10)] == [6, 3, 6]
    assert {int(turns) for turns in edition.turns} == {6}


def test_at_r16_a_symmetric_tile_has_fewer_turns_to_choose_from() -> None:
    state = do(table(last(), tiles=["R09"]), "draw 2", "keep", "lay 4,2")
    edition = state.edition
    kept = int(edition.turns[8])
    try:
        edition.turns[8] = 3
        assert offered(state) == ["turn 0", "turn 1", "turn 2"]
        assert ATTIKA.refusals.refusal(state, int(action(steps.ROTATE, 4))).rule == "AT-R16"
    finally:
        edition.turns[8] = kept
    assert isinstance(edition, Edition)


def test_at_r17_the_last_tile_is_laid_too() -> None:
    state = do(table(last(), tiles_left=1), "draw 2", "keep")
    assert asked(state) == "0 extension"
    assert ATTIKA.knowledge.view(state, 0)["tiles_left"] == 0


def test_at_r17_without_a_tile_the_extension_is_skipped() -> None:
    state = do(table(last(), tiles_left=0), "draw 2", "keep")
    assert asked(state) == "0 turn"
    assert len(fact(state, "map")) == 4


def test_at_082_at_r34_the_token_comes_first_then_the_tile_then_the_next_action() -> None:
    state = table(last(bonuses=1), acting="draw", done=2)
    names = told(state, "draw 2", "keep", "lay 4,2", "turn 0")
    assert names[:6] == ["spends", "draws", "keeps", "tile", "extends", "stops"]
