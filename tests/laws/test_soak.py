"""Some hundred random games of every game run without an error or a lost piece."""

import pytest

from bastide.engine.game import Game
from tests.laws.soak import LIMIT, soak
from tests.laws.walks import GAMES, PART

ENOUGH = 300 // PART


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_random_games_run_without_error_and_lose_nothing(game: Game) -> None:
    total = soak(game.name, ENOUGH, every=50)
    assert total.errors == []
    assert total.lost == []
    assert total.games.total() == ENOUGH
    assert len(total.stopped) < ENOUGH // 10
    assert max(total.rounds) <= LIMIT
