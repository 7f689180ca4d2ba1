"""How far a turn can be taken back: up to the moment a card is shown, or somebody is asked."""

import pytest

from bastide.engine.flow import State
from bastide.engine.match import Match, new_match
from tests.rules.little_town.tables import GAME, area, asked, offered, table, validated


def at(state: State, *moves: str) -> Match:
    """A match that stands at that table, after these moves."""
    match = new_match(GAME, {"players": int(state.players)}, 1)
    match.state = state
    for move in moves:
        assert move in offered(match.state)
        match.play(GAME.notation.parse(move))
    return match


def neighbours(*cards: str, **said: object) -> State:
    """Seat 0 can make seat 1 rich by using its Well."""
    mine, others = cards or ("", "O13")
    return table(
        area("3 coin", "E3 wheat_field", mine), area("5 coin", "F4 well", others), market=[], **said
    )


def test_lt_024_a_whole_turn_can_be_taken_back_step_by_step() -> None:
    state = table(area("3 coin", "E5 wheat_field, F4 bakery"), area("2 coin"), market=[])
    start = GAME.positions.to_document(state)
    turn = ("place F5", "activate E5", "activate F4", "pay wheat")
    match = at(state, *turn)
    assert asked(match.state) == "1 turn"
    assert (match.undoable(0), match.undoable(1)) == (4, 0)
    assert [GAME.notation.format(match.undo()) for _ in turn] == list(turn[::-1])
    assert GAME.positions.to_document(match.state) == start


def test_lt_049_a_card_that_was_shown_stays_shown() -> None:
    state = table(area("5 coin", "F4 gold_mine", "O13"), area(), market=[])
    match = at(state, "place F5", "activate F4")
    assert asked(match.state) == "0 show"
    assert match.undoable(0) == 2
    match.play(GAME.notation.parse("validate O13"))
    assert (match.undoable(0), match.barrier) == (0, "secret-told")


def test_lt_r16_a_card_that_is_kept_for_now_tells_nobody_anything() -> None:
    state = table(area("5 coin", "F4 gold_mine", "O13"), area(), market=[])
    match = at(state, "place F5", "activate F4", "done")
    assert match.undoable(0) == 3


@pytest.mark.parametrize("others", ["O13", "O02", ""])
def test_lt_r34_a_coin_for_another_teaches_nothing_and_can_be_taken_back(others: str) -> None:
    match = at(neighbours("", others), "place F5", "activate F4")
    assert asked(match.state) == "1 turn"
    assert match.undoable(0) == 2


@pytest.mark.parametrize(
    ("mine", "others", "undoable"),
    [
        ("", "O13", 0),  # it is shown
        ("", "O02", 0),  # nothing is shown: so seat 1 does not hold O13
        ("", "", 2),  # there is nothing to hold it
    ],
)
def test_lt_r34_nobody_tries_out_what_another_validates_automatically(
    mine: str, others: str, undoable: int
) -> None:
    match = at(neighbours(mine, others, auto_validate="1"), "place F5", "activate F4")
    assert validated(match.state, 1) == (["O13"] if others == "O13" else [])
    assert match.undoable(0) == undoable
