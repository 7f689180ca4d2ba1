"""What every bot is: something that chooses for one seat."""

from bastide.engine.seat import Seat


class Bot:
    """Chooses among a seat's options; two bots of the same kind and seed choose alike."""

    def choose(self, seat: Seat) -> int:
        """One of the seat's options; there is at least one."""
        raise NotImplementedError
