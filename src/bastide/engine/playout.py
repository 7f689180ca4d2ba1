"""Playing on at random, as fast as the engine can: for search, benchmarks and soak tests."""

from mypy_extensions import i64

from bastide.engine.flow import Options, State, settle
from bastide.engine.game import Game
from bastide.engine.rng import Rng


def play_out(state: State, rng: Rng, out: Options) -> i64:
    """Choose uniformly until the game is over, unwatched; says how many decisions that took."""
    decisions: i64 = 0
    state.is_watched = False
    settle(state, out)
    while out.count > 0:
        state.frames[state.stack[state.top]].take(state, out.acts[rng.below(out.count)])
        settle(state, out)
        decisions += 1
    return decisions


def copy_often(state: State, times: i64) -> None:
    """Clone a state that many times; what a benchmark of copies measures."""
    for _ in range(times):
        state.clone()


def imagine_often(game: Game, state: State, rng: Rng, times: i64) -> None:
    """Imagine a state that many times for the seat that is asked."""
    seat = state.mover()
    for _ in range(times):
        game.knowledge.imagine(state, seat, rng)
