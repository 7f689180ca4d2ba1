"""The same measurements for other libraries of this field, where they are installed."""

import json
import random
import sys
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from time import process_time
from typing import Any

Figures = dict[str, float | str]

ITERATIONS = 64
"""Iterations of a search for one move, as in the measurement of our own."""


def _rate(step: Callable[[], int], seconds: float) -> float:
    """What `step` counts, per second of processor time."""
    count = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        count += step()
    return count / spent


def catanatron(seconds: float) -> Figures:
    """Settlers of Catan in Python, three random players."""
    library = import_module("catanatron")
    colours = (library.Color.RED, library.Color.BLUE, library.Color.WHITE)
    played: list[Any] = []

    def game() -> int:
        chairs = [library.RandomPlayer(colour) for colour in colours]
        played.append(library.Game(chairs, seed=len(played)))
        played[-1].play()
        state = played[-1].state
        return len(getattr(state, "action_records", None) or state.actions)

    decisions = _rate(game, seconds)

    def copies() -> int:
        for _ in range(16):
            played[0].state.copy()
        return 16

    return {"peer": "catanatron", "decisions": decisions, "clones": _rate(copies, seconds)}


def open_spiel(seconds: float) -> Figures:
    """Gin rummy of OpenSpiel: C++ rules driven from Python, and its C++ search as a whole."""
    library = import_module("pyspiel")
    rules = library.load_game("gin_rummy")
    source = random.Random(1)
    middle: list[Any] = []
    """The first question in the middle of a game: the same one in every run."""

    def game() -> int:
        state = rules.new_initial_state()
        moves = 0
        while not state.is_terminal():
            if moves >= 40 and not middle and not state.is_chance_node():
                middle.append(state.clone())
            state.apply_action(source.choice(state.legal_actions()))
            moves += 1
        return moves

    decisions = _rate(game, seconds)

    def copies() -> int:
        for _ in range(16):
            middle[0].clone()
        return 16

    def search() -> int:
        bot = library.ISMCTSBot(
            1,
            library.RandomRolloutEvaluator(1, 1),
            2.0,
            ITERATIONS,
            -1,
            library.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
            False,
            False,
        )
        bot.step(middle[0])
        return ITERATIONS

    return {
        "peer": "open_spiel",
        "decisions": decisions,
        "clones": _rate(copies, seconds),
        "iterations": _rate(search, seconds),
    }


def rlcard(seconds: float) -> Figures:
    """Gin rummy of RLCard, in Python."""
    environment = import_module("rlcard").make("gin-rummy")
    source = random.Random(1)

    def game() -> int:
        state, _ = environment.reset()
        moves = 0
        while not environment.is_over():
            state, _ = environment.step(source.choice(list(state["legal_actions"])))
            moves += 1
        return moves

    return {"peer": "rlcard", "decisions": _rate(game, seconds), "clones": 0.0}


PEERS: dict[str, tuple[str, Callable[[float], Figures]]] = {
    "catanatron": ("catanatron", catanatron),
    "open_spiel": ("pyspiel", open_spiel),
    "rlcard": ("rlcard", rlcard),
}


def installed() -> list[str]:
    """The peers that can be measured here."""
    return [name for name, (module, _) in PEERS.items() if find_spec(module)]


def measured(seconds: float) -> list[Figures]:
    """The figures of all peers; one that breaks, as other versions may, is named and left out."""
    found: list[Figures] = []
    for name in installed():
        try:
            found.append(PEERS[name][1](seconds))
        except Exception as problem:  # other people's code: anything may come
            print(f"{name} could not be measured: {problem!r}", file=sys.stderr)
    return found


def main() -> None:
    """Argument: seconds per figure."""
    json.dump(measured(float(sys.argv[1])), sys.stdout)


if __name__ == "__main__":
    main()
