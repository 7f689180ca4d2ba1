"""How fast the search thinks, for benchmarks."""

# not compiled: a stopwatch around compiled code

from time import process_time

from bastide.bots.search import Search
from bastide.engine.flow import options, play
from bastide.engine.game import Game, complete
from bastide.engine.rng import seeded
from bastide.engine.seat import Seat
from bastide.engine.settings import Setting


def iterations_per_second(
    game: Game, settings: dict[str, Setting] | None = None, seconds: float = 1.0, seed: int = 1
) -> float:
    """Iterations of the search per second, over positions along one game played by chance.

    The second is one of processor time. Every tree begins empty. An iteration imagines a table,
    walks down the tree, and values at least one new position.
    """
    state = game.setup.new(complete(game, settings or {}), seed)
    chance = seeded(seed)
    done, spent = 0, 0.0
    while spent < seconds:
        if state.is_over():
            seed += 1
            state = game.setup.new(complete(game, settings or {}), seed)
        search = Search(seed, iterations=64, keep=False)
        start = process_time()
        search.findings(Seat(game, state, state.mover()))
        spent += process_time() - start
        done += int(search.done)
        offered = options(state)
        play(state, offered[int(chance.below(len(offered)))])
    return done / spent
