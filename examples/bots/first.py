"""The shortest bot: whatever stands first in the list."""

from bastide.bots.bot import Bot
from bastide.engine.seat import Seat


class First(Bot):
    """Takes the first option."""

    def __init__(self, seed: int) -> None:
        pass

    def choose(self, seat: Seat) -> int:
        return seat.options()[0]
