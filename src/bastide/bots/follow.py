"""Playing on by a game's own advice."""

import math
from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bastide.engine.advice import reals
from bastide.engine.flow import Options, State, apply
from bastide.engine.game import Game
from bastide.engine.rng import Rng


@final
class Adviser:
    """Weighs the options of a state; keeps its rows, so that nothing is made anew."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.out = Options()
        """The pending options; left here by whoever applied an action."""
        self.weights: vec[float] = reals(128)

    def weigh(self, state: State) -> None:
        """Fill `weights` for the options in `out`."""
        if len(self.weights) < self.out.count:
            self.weights = reals(2 * int(self.out.count))
        self.game.advice.weigh(state, self.out, self.weights)

    def best(self) -> i64:
        """The index of the best option, the first one of several."""
        best: i64 = 0
        weights = self.weights
        for i in range(i64(1), self.out.count):
            if weights[i] > weights[best]:
                best = i
        return best

    def soften(self, heat: float) -> None:
        """Turn the weights into chances; the hotter, the more alike."""
        most = self.weights[self.best()]
        total = 0.0
        for i in range(self.out.count):
            chance = math.exp((self.weights[i] - most) / heat)
            self.weights[i] = chance
            total += chance
        for i in range(self.out.count):
            self.weights[i] /= total

    def draw(self, rng: Rng) -> i64:
        """The index of an option drawn by the chances in `weights`."""
        mark = float(rng.word()) / 4294967296.0
        for i in range(self.out.count):
            mark -= self.weights[i]
            if mark < 0.0:
                return i
        return self.out.count - 1

    def follow(self, state: State) -> None:
        """Take what is advised until the position is calm or the game is over."""
        while state.top >= 0 and not self.game.advice.is_calm(state):
            self.weigh(state)
            apply(state, self.out.acts[self.best()], self.out)
