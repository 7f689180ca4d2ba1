"""What can hold in vain says so, and what is hidden has a place."""

import pytest

from bastide.engine.messages import BadInput
from tests.scenarios.checking import played, problems, started

MAP = 'map = [{ tile = "R21", at = "0,0" }, { tile = "R22", at = "2,1" }]\n'
HANDS = MAP + 'seats = [{ hand = ["clay", "wood"] }, { hand = ["metal"] }]'
BUILDER = """
phase = "builder"
chooser = 0
draw_pile = ["hero", "palace"]
seats = [{ hand = ["smithy", "well", "tower"] }, { hand = ["quarry"] }]
"""


def test_a_move_of_another_question_is_not_offered_in_vain() -> None:
    assert played("san-juan", BUILDER, "build well\nnot_offered = ['build smithy']") == [
        "step 1, 'build well': 'build smithy' answers another question than the one that is"
        " asked, so that it is not offered says nothing; seat 0 is offered pay smithy, pay tower."
    ]


def test_a_move_after_the_end_is_not_offered_in_vain() -> None:
    (problem,) = started("san-juan", "phase = 'over'", "not_offered = ['role builder']")
    assert problem.endswith("so that it is not offered says nothing; the game is over.")


def test_a_pick_too_many_is_not_offered_although_the_question_is_gone() -> None:
    assert played("san-juan", BUILDER, "build well\nnot_offered = ['pay smithy tower']") == []


@pytest.mark.parametrize(
    "hidden",
    [
        '1 = { "seats.0.hand" = true }',
        '1 = { "seats.0.hand" = ["clay", "wood"] }',
        '1 = { "seats.0.hand" = "clay", "seats.0.stacks.1" = true, deck = true, "tiles.0" = true }',
        'spectator = { "seats.0.hand" = true, "seats.1.hand" = true }',
    ],
)
def test_what_is_hidden_at_a_place_may_stand_in_the_open_elsewhere(hidden: str) -> None:
    assert started("attika", HANDS, f"hidden = {{ {hidden} }}") == []


@pytest.mark.parametrize(
    ("hidden", "said"),
    [
        ('0 = { "seats.0.hand" = true }', "hidden: seat 0 sees 'wood' at 'seats.0.hand'."),
        ('1 = { map = ["R21"] }', "hidden: seat 1 sees 'R21' at 'map'."),
        (
            '1 = { "seats.0.hand" = ["metal"] }',
            "hidden: 'metal' is not at 'seats.0.hand'; there is wood, clay.",
        ),
        (
            '1 = { "seats.0.display" = true }',
            "hidden: there is nothing at 'seats.0.display', so nothing can be hidden.",
        ),
        ('1 = { "seats.0.hnad" = true }', "hidden: 'seats.0' has no 'hnad'; it has hand, "),
        ("1 = ['clay']", "hidden: seat 1 sees 'clay' at hexes."),
    ],
)
def test_what_is_not_hidden_there_says_so(hidden: str, said: str) -> None:
    assert started("attika", HANDS, f"hidden = {{ {hidden} }}")[0].startswith(f"at_start: {said}")


CASES = """
title = "x"
rules = ["SJ-046"]
game = "san-juan"
options = { edition = 1, players = 3 }
[position]
phase = "prospector"
draw_pile = ["tower", "quarry"]
seats = [{ city = ["library"], hand = ["hero"] }, { hand = ["well"] }]
"""


def test_seats_of_a_case_are_added_seat_by_seat() -> None:
    case = """
[[case]]
position = { seats = [{ hand = [] }, {}, { hand = ["palace"] }] }
[case.at_start.expect]
"seats.0.city" = ["library"]
"seats.0.hand" = []
"seats.1.hand" = ["well"]
"seats.2.hand" = ["palace"]
"""
    assert problems(CASES + case) == []


def test_a_case_may_be_of_another_game() -> None:
    case = """
[[case]]
game = "telegraph"
[case.at_start.expect]
"seats.size" = 2
"pending" = false
[[case]]
at_start.expect = { "seats.size" = 3 }
"""
    assert problems(CASES + case) == []


REFUSED = 'title = "x"\nrules = ["SJ-033"]\ngame = "san-juan"\noptions = { players = 2 }\n'
TWO_WELLS = '[position]\nseats = [{ city = ["well", "well"] }]\n'


def test_a_position_must_be_refused() -> None:
    assert problems(f'{REFUSED}position_refused = "SJ-033"\n{TWO_WELLS}') == []
    assert problems(f'{REFUSED}position_refused = "two visible"\n{TWO_WELLS}') == []
    assert problems(f'{REFUSED}position_refused = "SJ-085"\n{TWO_WELLS}') == [
        "the position should be refused with 'SJ-085'; what is said is: position.seats.0: two"
        " visible 'well' in one city (SJ-033)."
    ]
    assert problems(f'{REFUSED}position_refused = "SJ-033"\n[position]\nround = 2') == [
        "the position should be refused with 'SJ-033', but it is accepted."
    ]


def test_a_case_that_must_be_refused_takes_nothing_that_is_played() -> None:
    case = f'[[case]]\nposition_refused = "SJ-033"\n{TWO_WELLS.replace("[pos", "[case.pos")}'
    common = f"{REFUSED}[at_start]\nexpect = {{ over = false }}\n[[step]]\nmove = 'role trader'\n"
    assert problems(f"{common}[[case]]\n{case}") == []
    with pytest.raises(BadInput, match="after 'position_refused' there is nothing to play"):
        problems(f"{common}[[case]]\n{case}[[case.step]]\nmove = 'pass'\n")


def test_who_is_asked_is_said_with_what_played_itself() -> None:
    """Nobody can build anything: the game goes on to its end."""
    position = 'phase = "building"\nending = true'
    assert started("golden-city", position, "expect = { mover = 0 }", "players = 3") == [
        "at_start: mover: expected 0; found nothing; stop, stop, stop went by itself."
    ]
