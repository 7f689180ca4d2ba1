"""Small positions of Attika and U.S. Telegraph and exactly how many continuations they have.

Where a number can be worked out by hand, the comment does so.
"""

import pytest

from bastide.engine.game import Game
from tests.counts.trees import continuations
from tests.rules.attika.tables import BOTH, area, do, new, table

PLAIN = [{"tile": "R20", "at": "0,0"}]
"""One tile: a hill in the east, a mountain in the north-west, nothing else."""


def test_a_token_that_can_stand_anywhere() -> None:
    # seven free hexes; a tavern asks for wood, which no symbol saves. Three kinds of card: the
    # matching one, or any two cards: wood, 2 water, 2 clay, water and clay, and wood with either
    seats = area("wood 2water 2clay", "tavern ship", left=[6, 8, 8, 6])
    state = do(table(seats, map=PLAIN), "build tavern")
    assert continuations(state, 1) == [7]
    assert continuations(state, 2)[1] == 7 * 6


def test_a_road_is_paid_with_any_five() -> None:
    # sets of 5 out of 3 water, 3 wood and 3 clay: (x, y, z) with sum 5 and none above 3: 12
    seats = area("3water 3wood 3clay", "road ship", left=[6, 8, 8, 6])
    state = do(table(seats, map=PLAIN), "build road", "at -1,1")
    assert continuations(state, 1) == [12]


def test_a_tile_in_six_turns() -> None:
    # one tile alone, the cities far away: its 18 neighbours three steps from the centre, and the
    # 12 spots two steps from each city; then six turns each
    stacks = [[], ["tower"]]
    seats = area("9clay", stacks=stacks, left=[6, 1, 8, 8])
    state = table(seats, map=PLAIN, cities=["20,0", "-20,0"])
    do(state, "draw 2", "keep")
    assert continuations(state, 2) == [18 + 2 * 12, (18 + 2 * 12) * 6]


def test_two_draws_from_four_stacks_without_a_card() -> None:
    # a hill and a mountain pay for no token by themselves, so what is drawn can only be kept,
    # which is asked all the same. Four stacks or stop; after a draw one answer, after the stop the
    # other player's five; then five after each keep, and the same nine for the other player
    state = table(area(), area(), map=PLAIN, tiles_left=0)
    assert continuations(state, 3) == [5, 4 * 1 + 5, 4 * 5 + (4 * 1 + 5)]


LINES = {
    ("attika", 2): [9, 219, 1031],
    ("attika", 3): [9, 311, 1515],
    ("attika", 4): [9, 403, 2321],
    ("telegraph", 2): [8, 158, 726],
    ("telegraph", 3): [9, 349, 1455],
    ("telegraph", 4): [9, 433, 2423],
}


@pytest.mark.parametrize("game", BOTH, ids=str)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_opening_of_a_dealt_game(game: Game, players: int) -> None:
    # four stacks, four tokens of the display as far as they can be paid, or stop
    state = new(11, game, players=players, first=0)
    assert continuations(state, 3) == LINES[game.name, players]
