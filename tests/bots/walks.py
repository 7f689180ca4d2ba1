"""Positions for tests of bots: games of every kind played on by chance."""

from collections.abc import Iterator

from bastide.engine import registry
from bastide.engine.flow import State, options, play
from bastide.engine.game import Game, complete
from bastide.engine.rng import seeded
from bastide.research.training import some_settings

GAMES = registry.games()


def player_counts(game: Game) -> list[int]:
    return [int(value) for value in game.setup.choices()[0].values]


def walk(
    game: Game, players: int, seed: int, every: int = 1, *, usual: bool = True
) -> Iterator[State]:
    """Every so manieth position of a game played by chance in which there is something to ask.

    The settings are the usual ones, or any.
    """
    settings = complete(game, {"players": players})
    if not usual:
        settings = some_settings(game, players, seeded(seed))
    state = game.setup.new(settings, seed)
    chance = seeded(seed + 1)
    for step in range(600):
        if state.is_over():
            return
        if step % every == 0:
            yield state.clone()
        offered = options(state)
        play(state, offered[int(chance.below(len(offered)))])
