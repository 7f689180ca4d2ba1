"""The bot that does not care."""

from typing import final

from bastide.bots.bot import Bot
from bastide.engine.rng import seeded
from bastide.engine.seat import Seat


@final
class Uniform(Bot):
    """Takes any option, each as likely as the others."""

    def __init__(self, seed: int) -> None:
        self.rng = seeded(seed)

    def choose(self, seat: Seat) -> int:
        options = seat.options()
        return options[int(self.rng.below(len(options)))]
