"""Simple ideas that play to the end by the rules; docs/strength.md has what they win."""

import pytest

from bastide.engine import registry
from bastide.research.lineup import play_game, schedule
from tests.limits import PATIENCE

ADVERSARIES = {
    "san-juan": ("san_juan", ("Rush", "Trade", "Hoard", "Grand")),
    "little-town": ("little_town", ("Rush", "Hoard", "Grand", "Fields")),
    "golden-city": ("golden_city", ("Rush", "High", "Low", "Hoard")),
    "attika": ("attika", ("LinkFirst", "Rush", "Hoard", "Block")),
    "telegraph": ("attika", ("LinkFirst", "Rush", "Hoard", "Block")),
}


@pytest.mark.parametrize(
    ("game", "bot"),
    [
        (game, f"examples.adversaries.{module}:{name}")
        for game, (module, names) in ADVERSARIES.items()
        for name in names
    ],
)
def test_an_adversary_plays_a_whole_game(game: str, bot: str) -> None:
    pairing = next(schedule(registry.game(game), [bot, "greedy"], {}, 1, 2, True, PATIENCE))
    outcome = play_game(pairing)
    assert (outcome.reason, outcome.detail) == ("", "")
    assert sum(outcome.shares) == 1.0
