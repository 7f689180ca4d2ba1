"""Settlements (section 4.5) and the two ways to win (section 7)."""

import pytest

from bastide.engine.game import Game
from bastide.games.attika.catalogue import TOKEN_NAMES
from bastide.games.attika.links import link_length
from bastide.games.attika.state import Attika
from tests.rules.attika.tables import (
    ATTIKA,
    BOTH,
    CHAIN,
    area,
    asked,
    built,
    cost,
    do,
    fact,
    new,
    offered,
    table,
    told,
)


def settlements(state: Attika, seat: int = 0) -> list[list[str]]:
    """The hexes of each settlement."""
    parts = ATTIKA.knowledge.view(state, seat)["seats"][seat]["settlements"]
    return sorted(sorted(part["hexes"]) for part in parts)


def test_at_044_a_settlement_is_a_connected_set_of_one_players_tokens() -> None:
    state = table(area(built=built("0,0", "0,1", "2,1")), area(built={"1,1": "mint"}))
    assert settlements(state) == [["0,0", "0,1"], ["2,1"]]
    assert settlements(state, 1) == [["1,1"]]
    assert fact(state, "seats.0.settlements") == 2


def test_at_045_a_token_may_join_settlements_which_lowers_later_surcharges() -> None:
    seats = area("9wood 9clay", "tower tavern", built=built("0,0", "2,0", "1,2"))
    state = table(seats)
    assert cost(state, "tavern", "1,5")["surcharge"] == 3
    assert "joins" in told(state, "build tower", "at 1,1", "pay")
    assert settlements(state) == [["0,0"], ["1,1", "1,2", "2,0"]]
    assert cost(state, "tavern", "1,5")["surcharge"] == 2


def test_at_046_the_surcharge_is_due_only_when_founding() -> None:
    state = table(area(built=built("0,0", "3,1", "1,5")))
    assert "surcharge" not in cost(state, "tavern", "0,1")
    assert cost(state, "tavern", "-1,3")["surcharge"] == 3


def test_at_047_a_city_connects_nothing() -> None:
    tiles = [{"tile": "R01", "at": "0,0"}, {"tile": "R02", "at": "4,0"}]
    state = table(area(built=built("1,0", "3,0")), map=tiles, cities=["2,0", "9,9"])
    assert settlements(state) == [["1,0"], ["3,0"]]
    assert fact(state, "seats.0.settlements") == 2


@pytest.mark.parametrize("game", BOTH, ids=str)
def test_at_070_all_thirty_tokens_on_the_map_win_at_once(game: Game) -> None:
    state = almost_all(game)
    do(state, f"build {TOKEN_NAMES[game.name][10]}", "at -1,0", "pay")
    assert asked(state) == "nobody"
    assert fact(state, "ending") == "all_built"
    assert game.scoring.winners(state) == [0]
    assert game.scoring.scores(state) == [1, 0]
    assert game.scoring.breakdown(state, 0) == {"all_built": 1, "linked": 0}


def almost_all(game: Game, mover: int = 0) -> Attika:
    """29 tokens stand, the last one waits; they lie in rows that link nothing."""
    state = new(game=game, players=2)
    tiles = [*({"tile": f"R{at:02}", "at": place} for at, place in enumerate(MIDDLE, 1))]
    names = [
        n
        for kind, n in enumerate(TOKEN_NAMES[game.name])
        for _ in range(int(state.edition.copies[kind]))
    ]
    names.remove(TOKEN_NAMES[game.name][10])
    places = [
        f"{q + dq},{r + dr}"
        for q, r in ((6, 0), (9, 0), (12, 0), (15, 0), (18, 0))
        for dq, dr in ((0, 0), (1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
    ]
    seat = area("9wood", TOKEN_NAMES[game.name][10], built=dict(zip(places, names, strict=False)))
    return table(*([area()] * mover), seat, game=game, map=tiles, mover=mover)


MIDDLE = ("0,0", "2,1", "-1,3", "1,4", "6,0", "9,0", "12,0", "15,0", "18,0")


@pytest.mark.parametrize("missing", range(8))
def test_at_071_a_settlement_that_touches_two_cities_wins_at_once(missing: int) -> None:
    chain = [hex for hex in CHAIN if hex != CHAIN[missing]]
    state = table(area("9wood 9clay", "tower", built=built(*chain)))
    assert link_length(state, 0) == 1
    names = told(state, "build tower", f"at {CHAIN[missing]}", "pay")
    assert asked(state) == "nobody"
    assert names[-1] == "linked"
    assert fact(state, "ending") == "linked"
    assert ATTIKA.scoring.winners(state) == [0]
    assert ATTIKA.scoring.breakdown(state, 0) == {"all_built": 0, "linked": 1}


def test_at_071_tokens_of_others_are_no_part_of_a_chain() -> None:
    chain = list(CHAIN)
    other = chain.pop(3)
    seats = area("9wood 9clay", "tower", built=built(*chain[:-1]))
    state = table(seats, area(built={other: "tower"}))
    do(state, "build tower", f"at {chain[-1]}", "pay")
    assert asked(state) != "nobody"


def test_at_072_the_game_ends_at_that_moment() -> None:
    state = table(area("9wood 9clay", "tower tower", built=built(*CHAIN[:-1]), bonuses=2))
    do(state, "build tower", "at 1,5", "pay")
    assert asked(state) == "nobody"
    assert fact(state, "turn") == 1
    assert offered(state) == []
    assert ATTIKA.refusals.refusal(state, ATTIKA.notation.parse("stop")).rule == "AT-072"


def test_at_r18_a_token_drawn_last_that_wins_adds_no_tile() -> None:
    last = area("9wood 9clay", built=built(*CHAIN[:-1]), stacks=[[], ["tower"]], left=[6, 1, 8, 8])
    state = table(last)
    names = told(state, "draw 2", "at 1,5", "pay")
    assert names[-1] == "linked"
    assert "tile" not in names
    assert len(fact(state, "map")) == 4


def test_at_r23_one_city_touched_twice_is_no_win() -> None:
    state = table(area("9wood 9clay", "tower", built=built("0,-1", "0,0")))
    do(state, "build tower", "at -1,0", "pay")
    assert asked(state) != "nobody"


def test_at_r24_two_settlements_at_one_city_are_no_chain_over_it() -> None:
    # two settlements on either side of A: each touches it, and it does not make them one
    tiles = [{"tile": "R01", "at": "0,0"}, {"tile": "R02", "at": "4,0"}]
    seats = area("9wood 9clay", "tower tower", built=built("1,0", "4,0", "5,0"))
    state = table(seats, map=tiles, cities=["2,0", "-2,0"])
    do(state, "build tower", "at 3,0", "pay")
    assert asked(state) == "0 turn"
    do(state, "build tower", "at 0,0", "pay")
    assert asked(state) != "nobody"
    touched = [
        part["cities"] for part in ATTIKA.knowledge.view(state, 0)["seats"][0]["settlements"]
    ]
    assert touched == [["A"], ["A"]]


def test_at_r27_a_winning_build_earns_nothing_else() -> None:
    group = {"-1,0": "vineyard"}
    seats = area("9wood 9clay", "vintner", built={**built(*CHAIN[2:]), **group})
    state = table(seats)
    names = told(state, "build vintner", "at -1,1")
    assert names[-1] == "linked"
    assert "earns" not in names
    assert fact(state, "seats.0.bonuses") == 0
