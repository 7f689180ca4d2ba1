"""Stronger bots beat weaker ones: few games here, `docs/strength.md` has the many."""

import pytest

from bastide.engine.game import Game
from bastide.research.arena import Arena
from bastide.research.farm import Farm
from tests.bots.walks import GAMES


def share(game: Game, strong: str, weak: str, games: int, players: int = 2) -> float:
    arena = Arena(game, [strong] + [weak] * (players - 1), {}, games)
    played = list(arena.play(Farm(1)))
    shares = [outcome.shares[outcome.seats.index(strong)] for outcome in played]
    return sum(shares) / len(shares)


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_greedy_beats_uniform(game: Game) -> None:
    assert share(game, "greedy", "uniform", 16) >= 0.8


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_looking_at_what_follows_beats_greedy(game: Game) -> None:
    assert share(game, "value:4dreams", "greedy", 16) >= 0.5


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_search_beats_greedy(game: Game) -> None:
    assert share(game, "search:60it", "greedy", 10) >= 0.6
