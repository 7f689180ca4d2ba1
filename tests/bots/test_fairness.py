"""A bot that remembers does so by what its seat knew; that bots are fair is a law of every game."""

import pytest

from bastide.bots.levels import make
from bastide.engine.game import Game
from bastide.engine.rng import seeded
from bastide.engine.seat import Seat
from tests.bots.walks import GAMES, player_counts, walk


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_a_bot_that_remembers_chooses_by_what_its_seat_knew(game: Game) -> None:
    players = player_counts(game)[0]
    one, other = make("search:16it", 5), make("search:16it", 5)
    for state in walk(game, players, seed=3, every=12):
        if state.mover() == 0:
            twin = game.knowledge.imagine(state, 0, seeded(9))
            assert one.choose(Seat(game, state, 0)) == other.choose(Seat(game, twin, 0))


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_a_twin_differs_where_the_seat_cannot_look(game: Game) -> None:
    """Otherwise the test above, and the law, would prove nothing."""
    players = player_counts(game)[0]
    differs = 0
    for state in walk(game, players, seed=3, every=9):
        seat = state.mover()
        twin = game.knowledge.imagine(state, seat, seeded(9))
        differs += game.positions.to_document(state) != game.positions.to_document(twin)
        assert game.knowledge.key(state, seat) == game.knowledge.key(twin, seat)
    assert differs > 0
