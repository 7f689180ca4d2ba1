"""In two states a seat cannot tell apart, the same seed chooses the same action."""

import pytest

from bastide.bots.levels import make
from bastide.engine.game import Game
from bastide.engine.rng import seeded
from bastide.engine.seat import Seat
from tests.bots.walks import GAMES, player_counts, walk

BOTS = (
    "uniform",
    "greedy",
    "careless",
    "hasty",
    "value:2dreams",
    "value:2dreams:hand",
    "search:16it",
    "search:16it:hand",
    "search:8it:60s",
    "search:8it:2cores",
)


@pytest.mark.parametrize("spec", BOTS)
@pytest.mark.parametrize("game", GAMES, ids=str)
def test_a_bot_chooses_by_what_its_seat_knows(game: Game, spec: str) -> None:
    compared = 0
    every = 29 if spec.startswith("search") else 11
    for players in player_counts(game):
        seed = players + BOTS.index(spec)
        for state in walk(game, players, seed, every, usual=compared == 0):
            seat = state.mover()
            twin = game.imagine(state, seat, seeded(compared))
            chosen = make(spec, compared).choose(Seat(game, state, seat))
            assert chosen == make(spec, compared).choose(Seat(game, twin, seat))
            compared += 1
    assert compared > 5


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_a_bot_that_remembers_chooses_by_what_its_seat_knew(game: Game) -> None:
    players = player_counts(game)[0]
    one, other = make("search:16it", 5), make("search:16it", 5)
    for state in walk(game, players, seed=3, every=12):
        if state.mover() == 0:
            twin = game.imagine(state, 0, seeded(9))
            assert one.choose(Seat(game, state, 0)) == other.choose(Seat(game, twin, 0))


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_a_twin_differs_where_the_seat_cannot_look(game: Game) -> None:
    """Otherwise the tests above would prove nothing."""
    players = player_counts(game)[0]
    differs = 0
    for state in walk(game, players, seed=3, every=9):
        seat = state.mover()
        twin = game.imagine(state, seat, seeded(9))
        differs += game.position(state) != game.position(twin)
        assert game.key(state, seat) == game.key(twin, seat)
    assert differs > 0


@pytest.mark.parametrize("spec", BOTS[:-1])
@pytest.mark.parametrize("game", GAMES, ids=str)
def test_a_bot_leaves_the_table_and_its_chance_alone(game: Game, spec: str) -> None:
    bot = make(spec, 1)
    for state in walk(game, player_counts(game)[-1], seed=2, every=25):
        before = game.position(state)
        bot.choose(Seat(game, state, state.mover()))
        assert game.position(state) == before


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_imagined_tables_follow_from_knowledge_and_seed(game: Game) -> None:
    for state in walk(game, player_counts(game)[-1], seed=8, every=7, usual=False):
        seat = state.mover()
        twin = game.imagine(state, seat, seeded(4))
        one = game.imagine(state, seat, seeded(5))
        other = game.imagine(twin, seat, seeded(5))
        assert game.position(one) == game.position(other)
