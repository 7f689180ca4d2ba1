"""Games of every kind to write down and read again, and moments in the middle of them."""

from collections.abc import Iterator
from itertools import product
from random import Random

from bastide.engine import registry
from bastide.engine.flow import State, options, play
from bastide.engine.game import Game, complete
from bastide.engine.messages import BadInput
from bastide.engine.settings import Setting

MANY = 12
"""Values of an option beyond which it is left at its default."""


def tables(game: Game) -> list[dict[str, Setting]]:
    """Complete settings: every combination of the options that fits together."""
    choices = [choice for choice in game.setup.choices() if 0 < len(choice.values) < MANY]
    found: list[dict[str, Setting]] = []
    for values in product(*(choice.values for choice in choices)):
        given = {choice.name: value for choice, value in zip(choices, values, strict=True)}
        try:
            found.append(complete(game, given))
        except BadInput:
            continue
    return found


def some_tables(game: Game, each: int) -> list[dict[str, Setting]]:
    """A few settings for every number of players, the same ones every time."""
    random = Random(4)
    chosen: list[dict[str, Setting]] = []
    every = tables(game)
    for players in game.setup.choices()[0].values:
        fitting = [settings for settings in every if settings["players"] == players]
        chosen += random.sample(fitting, min(each, len(fitting)))
    return chosen


TABLES = [(game, settings) for game in registry.games() for settings in some_tables(game, 8)]


def named(value: object) -> str:
    """A short name for a table in the list of tests."""
    if isinstance(value, Game):
        return value.name
    assert isinstance(value, dict)
    return " ".join(f"{name}={setting}" for name, setting in value.items())


def moments(
    game: Game, settings: dict[str, Setting], seed: int, share: float, most: int = 500
) -> Iterator[tuple[State, list[tuple[int, int]]]]:
    """That share of the decisions of a random game, with the moves before each, and its end."""
    random = Random(seed)
    state = game.setup.new(settings, seed)
    moves: list[tuple[int, int]] = []
    while not state.is_over() and len(moves) < most:
        if random.random() < share:
            yield state, moves
        act = random.choice(options(state))
        moves.append((state.mover(), act))
        play(state, act)
    yield state, moves
