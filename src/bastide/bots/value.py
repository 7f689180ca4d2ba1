"""The bot that looks at the next calm position behind every option."""

import math
from typing import Final, final

from mypy_extensions import i64

from bastide.bots.bot import Bot
from bastide.bots.follow import Adviser
from bastide.bots.judge import Judge
from bastide.bots.weights import judge
from bastide.engine.flow import apply, fill
from bastide.engine.rng import Rng, seeded
from bastide.engine.seat import Seat

HUNCH: Final = 0.001
"""Win share that a point of advice counts for: it decides between equals."""

MOST_HEATS: Final = 3.0
"""What is that many heats worse than the best is not taken by mistake."""


@final
class Value(Bot):
    """No search: each option is played on by advice to the next calm moment and judged there.

    With `heat` it often takes an option that is a little worse, never one that is much worse.
    """

    def __init__(
        self, seed: int, imaginings: int = 8, by_hand: bool = False, heat: float = 0.0
    ) -> None:
        self.rng = seeded(seed)
        self.imaginings = imaginings
        self.by_hand = by_hand
        self.heat = heat
        """A loss that makes an option e times less likely, in the game's finesses."""
        self.judge: Judge | None = None

    def choose(self, seat: Seat) -> int:
        options = seat.options()
        if len(options) == 1:
            return options[0]
        totals = self.totals(seat, options)
        best = 0
        for i in range(1, len(options)):
            if totals[i] > totals[best]:
                best = i
        if self.heat > 0.0:
            scale = self.heat * seat.game.advice.mistake_scale * float(self.imaginings)
            best = slip(totals, best, scale, MOST_HEATS * scale, self.rng)
        return options[best]

    def totals(self, seat: Seat, options: list[int]) -> list[float]:
        """The shares behind each option, summed over the imagined tables."""
        adviser = Adviser(seat.game)
        totals = [0.0] * len(options)
        me: i64 = seat.number
        for _ in range(self.imaginings):
            imagined = seat.imagine(self.rng)
            judging = self.judge
            if judging is None or not judging.fits(seat.game, imagined):
                judging = judge(seat.game, int(imagined.players), self.by_hand)
                self.judge = judging
            fill(imagined, adviser.out)
            adviser.weigh(imagined)
            for i in range(i64(len(options))):
                totals[i] += HUNCH * adviser.weights[i]
            for i in range(i64(len(options))):
                state = imagined.clone()
                apply(state, options[i], adviser.out)
                adviser.follow(state)
                judging.judge(state)
                totals[i] += judging.shares[me]
        return totals


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
