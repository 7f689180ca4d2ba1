"""Random games to hold the laws against: every setting, drawn from one seed."""

import os
from collections.abc import Sequence
from functools import cache
from itertools import product

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from bastide.build_info import build
from bastide.engine.flow import Options, State, apply, settle
from bastide.engine.game import Game, complete
from bastide.engine.messages import BadInput
from bastide.engine.rng import Rng, seeded
from bastide.engine.settings import Setting

ROUND_LIMIT = 60
"""Random players sometimes stop building; such games end here."""
TURN_LIMIT = 4 * ROUND_LIMIT
"""The same for games that count the turns of all players."""

WHOLE = os.environ.get("BASTIDE_SWEEP") == "1"
"""Whether all is tried, and something else every time, or always the same sample."""
PART = 3 if not WHOLE and build() == "interpreted" else 1
"""The compiled build is searched widely; the same source, interpreted, repeats a part of that."""

seeds = st.integers(0, 2**32 - 1)
# Every game inherits the laws, which hypothesis takes for one test run in several ways.
_inherited = settings(deadline=None, suppress_health_check=[HealthCheck.differing_executors])
few = settings(_inherited, max_examples=12 // PART)
some = settings(_inherited, max_examples=25 // PART)


@cache
def all_settings(game: Game) -> list[dict[str, Setting]]:
    """Every combination of the game's options that fits together."""
    choices = game.setup.choices()
    limits: dict[str, list[Setting]] = {"turn_limit": [TURN_LIMIT]}
    values = [choice.values or limits.get(choice.name, [ROUND_LIMIT]) for choice in choices]
    found = []
    for combination in product(*values):
        given = {choice.name: value for choice, value in zip(choices, combination, strict=True)}
        try:
            found.append(complete(game, given))
        except BadInput:
            continue
    return found


class Walk:
    """One random game: its settings and all its chance follow from the seed."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.seed = seed
        everything = all_settings(game)
        self.settings = everything[seeded(seed).below(len(everything))]
        self.movers: list[int] = []
        """Who made the decisions last played."""

    def opening(self) -> State:
        return self.game.setup.new(self.settings, self.seed)

    def played(self, stop: int = 1 << 30) -> tuple[State, list[int]]:
        """The state after at most `stop` random decisions, and what was chosen."""
        rng = seeded(self.seed + 1)
        state = self.opening()
        acts: list[int] = []
        self.movers = []
        out = Options()
        settle(state, out)
        while out.count > 0 and len(acts) < stop:
            self.movers.append(state.mover())
            acts.append(int(out.acts[rng.below(out.count)]))
            apply(state, acts[-1], out)
        return state, acts

    def moments(self, count: int, words: Sequence[str] = ()) -> list[State]:
        """States of this game in the middle of decisions, evenly drawn.

        Where verbs are named, a move with one of them is made next.
        """
        _, acts = self.played()
        rng = seeded(self.seed + 2)
        fitting = [at for at, act in enumerate(acts) if not words or self._word(act) in words]
        chosen = {fitting[int(rng.below(len(fitting)))] for _ in range(count) if fitting}
        state = self.opening()
        found = []
        out = Options()
        for at, act in enumerate(acts):
            if at in chosen:
                found.append(state.clone())
            apply(state, act, out)
        return found

    def _word(self, act: int) -> str:
        return self.game.notation.format(act).split()[0]


def play_on(state: State, rng: Rng) -> State:
    """Play a state to its end at random."""
    out = Options()
    settle(state, out)
    while out.count > 0:
        apply(state, out.acts[rng.below(out.count)], out)
    return state


def seats(state: State) -> range:
    """All seats, and -1 for a spectator."""
    return range(-1, int(state.players))
