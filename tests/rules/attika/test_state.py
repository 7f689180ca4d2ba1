"""Pieces that move: tokens, cards, tiles, and what all remember of the cards."""

from collections import Counter
from typing import Any

import pytest

from bastide.engine.events import Log
from bastide.engine.flow import BARRIERS
from bastide.engine.game import Game
from bastide.engine.rng import seeded
from bastide.games.attika import events
from bastide.games.attika.setup import most_tiles
from tests.rules.attika.tables import (
    ATTIKA,
    BOTH,
    TELEGRAPH,
    area,
    asked,
    cost,
    do,
    fact,
    hand,
    new,
    table,
    told,
)

EVERYTHING = "9water 6water 9wood 6wood 9clay 6clay 9metal 6metal"
SEATS = pytest.mark.parametrize("seat", [0, 1, 2])


def around(seat: int, mine: dict[str, Any], theirs: dict[str, Any]) -> list[dict[str, Any]]:
    """Three seats, one of which is different."""
    return [mine if each == seat else theirs for each in range(3)]


@SEATS
@pytest.mark.parametrize("stack", [0, 1, 2, 3])
def test_at_r38_a_bonus_buys_a_draw_while_any_own_stack_holds_a_token(
    stack: int, seat: int
) -> None:
    left = [0, 0, 0, 0]
    empty = area(left=left, bonuses=1)
    one = area(left=[*left[:stack], 1, *left[stack + 1 :]], bonuses=1)
    said: dict[str, Any] = {"mover": seat, "acting": "draw", "done": 2, "supply": 12}
    assert asked(table(*around(seat, one, empty), **said)) == f"{seat} turn"
    assert asked(table(*around(seat, empty, one), **said)) == f"{seat} swap"


@SEATS
def test_at_r38_a_bonus_buys_a_build_while_the_own_display_holds_a_token(seat: int) -> None:
    waiting = area(display="road", left=[6, 8, 8, 7], bonuses=1)
    bare = area(bonuses=1)
    said: dict[str, Any] = {"mover": seat, "acting": "build", "done": 3}
    assert asked(table(*around(seat, waiting, bare), **said)) == f"{seat} turn"
    assert asked(table(*around(seat, bare, waiting), **said)) == f"{seat} swap"


@pytest.mark.parametrize(("players", "tiles"), [(2, 12), (3, 18), (4, 22)])
def test_at_060_at_r17_a_tile_for_every_stack_as_far_as_there_are_any(
    players: int, tiles: int
) -> None:
    assert most_tiles(players) == tiles


@SEATS
def test_at_106_a_new_tile_beside_own_tokens_continues_their_chains(seat: int) -> None:
    mine = area("9clay", stacks=[[], ["ship"]], left=[6, 1, 8, 8], built={"3,1": "fortress"})
    land = [{"tile": "R01", "at": "0,0"}, {"tile": "R02", "at": "2,1"}]
    cities = ["-1,-1", "2,5", "-3,8"]
    seats = around(seat, mine, area())
    state = table(*seats, mover=seat, map=land, cities=cities, tiles=["R09"])
    do(state, "draw 2", "keep", "lay 5,0", "turn 0")
    for each in range(3):
        assert (cost(state, "tower", "4,1", each) == {"chain": True}) == (each == seat)
        assert "chain" not in cost(state, "tower", "5,1", each)
        assert "chain" not in cost(state, "quarry", "4,1", each)
    assert "surcharge" not in cost(state, "tavern", "4,1", seat)
    assert cost(state, "tavern", "5,1", seat)["surcharge"] == 1


@SEATS
def test_us_002_what_is_built_is_counted_kind_by_kind(seat: int) -> None:
    mine = area("9water 9wood", "track track saloon", left=[6, 8, 8, 5], built={"0,0": "track"})
    state = table(*around(seat, mine, area()), mover=seat, game=TELEGRAPH)
    do(state, "build track", "at 1,0", "pay")
    kinds = state.edition.names
    counted = {
        (each, kinds[kind]): int(state.built[each * len(kinds) + kind])
        for each in range(3)
        for kind in range(len(kinds))
        if state.built[each * len(kinds) + kind]
    }
    assert counted == {(seat, "track"): 2}


@SEATS
def test_at_025_cards_go_to_the_hand_of_their_drawer_who_alone_is_told_which(seat: int) -> None:
    state = table(*around(seat, area("wood"), area("clay")), mover=seat, deck="metal 2water wood")
    state.log = Log()
    do(state, "stop")
    assert sorted(fact(state, f"seats.{seat}.hand")) == ["metal", "water", "water", "wood"]
    told = {event.kind: event for event in state.log.drain()}
    assert told[events.CARDS].amount == 3
    drew = told[events.DREW]
    assert [drew.what >> 6 * card & 63 for card in range(4)] == [2, 0, 0, 1]
    assert [viewer for viewer in range(-1, 3) if drew.is_known_to(viewer)] == [seat]
    for each in range(3):
        assert each == seat or hand(state, each) == "clay"


def test_at_r14_without_any_card_nothing_is_drawn_shuffled_or_learned() -> None:
    state = table(area(EVERYTHING))
    assert told(state, "stop") == ["stops", "turn"]
    assert BARRIERS[int(state.learned)] == "nothing"
    assert ATTIKA.knowledge.view(state, 1)["before_reshuffle"] == []


def test_at_029_a_new_deck_is_shuffled_which_cannot_be_taken_back() -> None:
    decks = set()
    for seed in range(8):
        state = table(area(), deck="3clay", rest="discard")
        state.rng = seeded(seed)
        do(state, "stop")
        assert BARRIERS[int(state.learned)] == "shuffled"
        decks.add(tuple(fact(state, "deck")))
    assert len(decks) == 8


def test_at_029_at_each_reshuffle_all_hands_are_known_together_and_only_they() -> None:
    state = table(area("2wood"), area("metal"), area(), deck="3clay", rest="discard")
    for each in range(2):
        if each:
            state = table(
                area("2wood", drawn_before=["wood"]), area("metal"), deck="3clay", rest="discard"
            )
        do(state, "stop")
        known = Counter(ATTIKA.knowledge.view(state, 1)["before_reshuffle"])
        assert known == {"wood": 2, "clay": 3, "metal": 1}
        sizes = [seat["drawn_before_size"] for seat in ATTIKA.knowledge.view(state, 1)["seats"]]
        assert sizes[:2] == [5, 1]


@SEATS
def test_at_038_a_payment_of_known_cards_leaves_the_others_known(seat: int) -> None:
    mine = area("2wood", "tavern ship", drawn_before=["wood", "wood"], left=[6, 8, 8, 6])
    theirs = area("clay", drawn_before=["clay"])
    state = table(*around(seat, mine, theirs), mover=seat)
    do(state, "build tavern", "at -1,0", "pay")
    view = ATTIKA.knowledge.view(state, seat)
    assert view["before_reshuffle"] == ["wood", "clay", "clay"]
    assert view["seats"][seat]["drawn_before"] == ["wood"]
    assert [each["drawn_before_size"] for each in view["seats"]] == [1, 1, 1]
    assert hand(state, seat) == "wood"
    assert fact(state, "discard") == ["wood"]


@SEATS
def test_at_038_a_payment_that_may_be_of_either_kind_makes_all_forget(seat: int) -> None:
    mine = area("2wood", "tavern ship", drawn_before=["wood"], left=[6, 8, 8, 6])
    state = table(*around(seat, mine, area("2clay", drawn_before=["clay"])), mover=seat)
    do(state, "build tavern", "at -1,0", "pay")
    view = ATTIKA.knowledge.view(state, seat)
    assert view["before_reshuffle"] == []
    assert [each["drawn_before_size"] for each in view["seats"]] == [0, 0, 0]


@SEATS
def test_at_038_a_payment_of_new_cards_alone_lets_nobody_forget(seat: int) -> None:
    mine = area("2wood", "tavern ship", left=[6, 8, 8, 6])
    state = table(*around(seat, mine, area("2clay", drawn_before=["clay"])), mover=seat)
    do(state, "build tavern", "at -1,0", "pay")
    assert ATTIKA.knowledge.view(state, seat)["before_reshuffle"] == ["clay", "clay"]


@SEATS
def test_at_104_a_card_noted_is_drawn_by_whoever_noted_it(seat: int) -> None:
    noted = area("9clay", noted=1)
    state = table(*around(seat, noted, area(noted=2)), mover=seat, supply=15)
    do(state, "stop")
    assert [len(fact(state, f"seats.{each}.hand")) for each in range(3)] == [
        9 + 3 + 1 if each == seat else 0 for each in range(3)
    ]
    assert [fact(state, f"seats.{each}.noted") for each in range(3)] == [
        0 if each == seat else 2 for each in range(3)
    ]


def test_at_r39_a_bonus_is_swapped_for_the_last_card_there_is() -> None:
    state = table(area("9water 6water 9wood 6wood 9clay 6clay 9metal 2metal", bonuses=1))
    do(state, "stop")
    assert (asked(state), fact(state, "deck")) == ("0 swap", ["metal"])
    do(state, "swap")
    assert (asked(state), fact(state, "deck")) == ("1 turn", [])


@pytest.mark.parametrize("game", BOTH, ids=str)
def test_at_016_a_new_game_begins_with_turn_1_and_an_empty_discard_pile(game: Game) -> None:
    state = new(game=game, players=3)
    assert fact(state, "turn") == 1
    assert fact(state, "discard") == []
    assert fact(state, "box") == 0
    assert ATTIKA.knowledge.view(state, 0)["before_reshuffle"] == []
