"""How fast games are played, in this build: uniformly random play and search on one core.

Run as a program it prints its figures as JSON; `bench` runs it once per build and puts the
figures side by side. Times are processor time, so that a busy machine disturbs them less.
"""

import json
import sys
from dataclasses import asdict, dataclass
from time import process_time

from bastide.bots.speed import iterations_per_second
from bastide.build_info import build
from bastide.engine import registry
from bastide.engine.flow import Options, State, apply, settle
from bastide.engine.game import Game, complete
from bastide.engine.playout import copy_often, imagine_often, play_out
from bastide.engine.rng import Rng, seeded
from bastide.engine.settings import Setting

STEP = 64
"""Clones or imagined states between two looks at the clock."""


@dataclass
class Figures:
    """What was measured for one game and player count, each per second of processor time."""

    game: str
    players: int
    build: str
    games: float
    decisions: float
    clones: float
    imagined: float
    iterations: float


def measure(game: Game, given: dict[str, Setting], seconds: float) -> Figures:
    """Play, clone and imagine for about that many seconds each."""
    settings = complete(game, given)
    rng = seeded(1)
    games, decisions = _playing(game, settings, rng, seconds)
    state = _middle(game, settings, rng)
    return Figures(
        game.name,
        int(settings["players"]),
        build(),
        games,
        decisions,
        _clones(state, seconds),
        _imagined(game, state, rng, seconds),
        iterations_per_second(game, settings, seconds),
    )


def _playing(
    game: Game, settings: dict[str, Setting], rng: Rng, seconds: float
) -> tuple[float, float]:
    out = Options()
    games = decisions = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        decisions += int(play_out(game.setup.new(settings, games), rng, out))
        games += 1
    return games / spent, decisions / spent


def _middle(game: Game, settings: dict[str, Setting], rng: Rng) -> State:
    """A state about half-way through a random game."""
    out = Options()
    half = int(play_out(game.setup.new(settings, 0), rng.clone(), out)) // 2
    state = game.setup.new(settings, 0)
    state.is_watched = False
    settle(state, out)
    for _ in range(half):
        apply(state, out.acts[rng.below(out.count)], out)
    return state


def _clones(state: State, seconds: float) -> float:
    count = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        copy_often(state, STEP)
        count += STEP
    return count / spent


def _imagined(game: Game, state: State, rng: Rng, seconds: float) -> float:
    count = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        imagine_often(game, state, rng, STEP)
        count += STEP
    return count / spent


def automatic(game: Game) -> dict[str, Setting]:
    """The settings of a game under which automatic play always ends."""
    return {choice.name: 200 for choice in game.setup.choices() if choice.name == "round_limit"}


def main() -> None:
    """Arguments: names of games, player counts, seconds per figure."""
    names, players, seconds = json.loads(sys.argv[1])
    figures = [
        asdict(measure(game, {"players": count, **automatic(game)}, seconds))
        for game in map(registry.game, names)
        for count in players
        if count in game.setup.choices()[0].values
    ]
    json.dump(figures, sys.stdout)


if __name__ == "__main__":
    main()
