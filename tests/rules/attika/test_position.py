"""Partial positions and their defaults, moves in signs, and what can be taken back."""

from collections import Counter
from typing import Any

import pytest

from bastide.engine.flow import options
from bastide.engine.game import complete
from bastide.engine.match import new_match
from bastide.engine.messages import BadInput
from tests.rules.attika.tables import ATTIKA, TELEGRAPH, area, asked, do, fact, offered, table


def test_an_empty_position_is_the_layout_with_full_stacks_and_empty_hands() -> None:
    state = table()
    assert asked(state) == "0 turn"
    assert [tile["tile"] for tile in fact(state, "map")] == ["R01", "R02", "R03", "R04"]
    assert [len(stack) for stack in fact(state, "seats.1.stacks")] == [6, 8, 8, 8]
    assert fact(state, "seats.0.hand") == fact(state, "seats.0.display") == []
    assert len(fact(state, "deck")) == 60
    assert len(fact(state, "tiles")) == 18
    assert fact(state, "supply") == 15


def test_tokens_that_find_no_room_in_a_stack_lie_on_the_display() -> None:
    state = table(area(left=[6, 8, 8, 2], stacks=[["well"], ["tower", "tower"]]))
    assert len(fact(state, "seats.0.display")) == 6
    assert fact(state, "seats.0.stacks.0")[0] == "well"
    assert fact(state, "seats.0.stacks.1")[:2] == ["tower", "tower"]
    tokens = Counter(t for stack in fact(state, "seats.0.stacks") for t in stack)
    assert tokens.total() == 24


@pytest.mark.parametrize(
    ("document", "said"),
    [
        ({"seats": [{"display": ["castle"]}]}, "'display' names 'castle', which does not exist"),
        ({"seats": [{"display": ["mint", "mint"]}]}, "there are only 1 of 'mint'"),
        ({"seats": [{"hand": ["metal"] * 16}]}, "there are only 15 cards of kind 'metal'"),
        ({"seats": [{"built": {"9,9": "mint"}}]}, "nothing can stand on '9,9' (AT-030)"),
        ({"seats": [{"built": {"-1,-1": "mint"}}]}, "nothing can stand on '-1,-1' (AT-030)"),
        ({"seats": [{"stacks": [["mint"]]}]}, "base tokens lie in the first stack (AT-014)"),
        ({"seats": [{"left": [7]}]}, "stack 1 has at most 6 tokens (AT-014)"),
        ({"seats": [{"settlements": 3}]}, "'built' makes 0 settlements (AT-044)"),
        ({"seats": [{"earned": ["wine"]}]}, "'earned' does not fit what is built (AT-050)"),
        ({"map": []}, "'map' must have at least one tile"),
        ({"map": [{"tile": "R01", "at": "0,0"}] * 2}, "lies there already"),
        ({"map": [{"tile": "R01", "at": "zero"}]}, "which is no hex such as '2,-1'"),
        ({"cities": ["-1,-1"]}, "there must be 2 cities on different hexes (AT-011)"),
        ({"tiles": ["R01"]}, "'tiles' names a tile twice, or one that is turned up already"),
        ({"acting": "draw", "done": 3}, "'done' does not fit the kind of action (AT-020)"),
        ({"phase": "payment"}, "phase 'payment' needs 'steps'"),
        ({"ending": "linked"}, "somebody has won, so there is nothing to ask (AT-072)"),
        ({"phase": "over", "ending": "linked", "winner": 0}, "do not fit the map (AT-070"),
        ({"supply": 15, "box": 1}, "'supply', 'box' and bonuses held make 15 (AT-009)"),
        ({"steps": [{"step": "site"}]}, "'steps' must be a turn and what is going on in it"),
        ({"towns": 1}, "nothing is called 'towns' there"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(document: dict[str, Any], said: str) -> None:
    with pytest.raises(BadInput) as caught:
        ATTIKA.positions.from_document(document, complete(ATTIKA, {"players": 2}))
    assert said in str(caught.value)


@pytest.mark.parametrize(
    ("hex", "is_near"),
    [
        *(("200,0", True), ("-200,0", True), ("0,200", True), ("0,-200", True)),
        *(("201,0", False), ("-201,0", False), ("0,201", False), ("0,-201", False)),
    ],
)
def test_a_map_lies_so_near_the_middle_that_every_later_tile_fits_on_the_grid(
    hex: str, is_near: bool
) -> None:
    document = {"map": [{"tile": "R01", "at": hex}], "cities": ["5,5", "9,9"]}
    if is_near:
        state = ATTIKA.positions.from_document(document, complete(ATTIKA, {"players": 2}))
        assert ATTIKA.knowledge.view(state, 0)["hexes"][0]["id"] == hex
    else:
        with pytest.raises(BadInput, match="is no hex"):
            ATTIKA.positions.from_document(document, complete(ATTIKA, {"players": 2}))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("jump", "does not begin with a move"),
        ("stop now", "'stop' stands alone"),
        ("draw 5", "is no stack; there are 1, 2, 3, 4"),
        ("build ranch", "is no building of this game; there are"),
        ("at 1", "is no hex such as 2,-1"),
        ("at 01,2", "is no hex such as 2,-1"),
        ("at -0,2", "is no hex such as 2,-1"),
        ("pay gold", "is no kind of card; there are water, wood, clay, metal"),
        ("pay wood+", "is no payment such as clay+2water"),
        ("pay 99wood", "A payment has 1 to 63 cards of a kind"),
        ("turn 6", "is no turn of a tile; there are 0, 1, 2, 3, 4, 5"),
        ("lay", "'lay' needs exactly one name after it"),
    ],
)
def test_a_move_that_does_not_exist_is_refused_in_a_sentence(text: str, said: str) -> None:
    with pytest.raises(BadInput) as caught:
        ATTIKA.notation.parse(text)
    assert said in str(caught.value)


def test_each_game_has_names_of_its_own() -> None:
    assert TELEGRAPH.notation.format(TELEGRAPH.notation.parse("build ranch")) == "build ranch"
    assert ATTIKA.notation.format(ATTIKA.notation.parse("build vineyard")) == "build vineyard"
    assert ATTIKA.notation.parse("build vineyard") == TELEGRAPH.notation.parse("build ranch")


def test_choosing_can_be_taken_back_until_a_token_a_tile_or_a_card_is_seen() -> None:
    match = new_match(ATTIKA, {"players": 2, "first": 0}, 5)
    build = next(
        act for act in options(match.state) if ATTIKA.notation.format(act).startswith("build")
    )
    match.play(build)
    assert match.undoable(0) == 1
    assert match.undo() == build
    match.play(ATTIKA.notation.parse("draw 2"))
    assert match.undoable(0) == 0
    assert match.barrier == "tile-turned"
    match.play(ATTIKA.notation.parse("keep"))
    assert match.undoable(0) == 1
    match.play(ATTIKA.notation.parse("stop"))
    assert match.barrier == "card-seen"


def test_a_payment_tells_what_was_in_the_hand_and_so_stays() -> None:
    seats = area("2wood 2metal", "tavern tower", left=[6, 8, 8, 6])
    state = table(seats, map=[{"tile": "R20", "at": "0,0"}])
    do(state, "build tavern", "at -1,1")
    assert state.learned == 0
    do(state, "pay wood")
    assert state.learned != 0
    assert "build tower" in offered(state)
