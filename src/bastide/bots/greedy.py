"""The bot that takes what looks best at once."""

import math
from typing import Final, final

from mypy_extensions import i64

from bastide.bots.bot import Bot
from bastide.bots.follow import Adviser
from bastide.engine.flow import fill
from bastide.engine.rng import Rng, seeded
from bastide.engine.seat import Seat

DREAMS: Final = 4


@final
class Greedy(Bot):
    """One step ahead by the game's advice; with `heat` it often takes the second best.

    `slack` is how many points it gives away at most with such a choice.
    """

    def __init__(self, seed: int, heat: float = 0.0, slack: float = 0.0) -> None:
        self.rng = seeded(seed)
        self.heat = heat
        self.slack = slack

    def choose(self, seat: Seat) -> int:
        options = seat.options()
        if len(options) == 1:
            return options[0]
        weights = self.weights(seat, len(options))
        best = 0
        for i in range(1, len(options)):
            if weights[i] > weights[best]:
                best = i
        if self.heat > 0.0:
            best = slip(weights, best, self.heat, self.slack, self.rng)
        return options[best]

    def weights(self, seat: Seat, count: int) -> list[float]:
        """The advice about each option, the mean of a few imagined tables."""
        adviser = Adviser(seat.game)
        weights = [0.0] * count
        for _ in range(DREAMS):
            state = seat.imagine(self.rng)
            fill(state, adviser.out)
            adviser.weigh(state)
            for i in range(i64(count)):
                weights[i] += adviser.weights[i] / float(DREAMS)
        return weights


def slip(weights: list[float], best: int, heat: float, slack: float, rng: Rng) -> int:
    """Any of the options at most `slack` worse than the best, better ones more often."""
    chances: list[float] = []
    total = 0.0
    for weight in weights:
        loss = weights[best] - weight
        chance = math.exp(-loss / heat) if loss <= slack else 0.0
        chances.append(chance)
        total += chance
    mark = total * float(rng.word()) / 4294967296.0
    for i in range(len(chances)):
        mark -= chances[i]
        if mark < 0.0:
            return i
    return best
