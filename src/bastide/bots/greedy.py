"""The bot that takes what looks best at once."""

from typing import Final, final

from mypy_extensions import i64

from bastide.bots.bot import Bot
from bastide.bots.follow import Adviser
from bastide.engine.flow import fill
from bastide.engine.rng import seeded
from bastide.engine.seat import Seat

IMAGININGS: Final = 4


@final
class Greedy(Bot):
    """One step ahead by the game's advice."""

    def __init__(self, seed: int) -> None:
        self.rng = seeded(seed)

    def choose(self, seat: Seat) -> int:
        options = seat.options()
        if len(options) == 1:
            return options[0]
        weights = self.weights(seat, len(options))
        best = 0
        for i in range(1, len(options)):
            if weights[i] > weights[best]:
                best = i
        return options[best]

    def weights(self, seat: Seat, count: int) -> list[float]:
        """The advice about each option, the mean of a few imagined tables."""
        adviser = Adviser(seat.game)
        weights = [0.0] * count
        for _ in range(IMAGININGS):
            state = seat.imagine(self.rng)
            fill(state, adviser.out)
            adviser.weigh(state)
            for i in range(i64(count)):
                weights[i] += adviser.weights[i] / float(IMAGININGS)
        return weights
