"""What every bot is: something that chooses for one seat."""

from mypy_extensions import mypyc_attr

from bastide.engine.seat import Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses among a seat's options; two bots of the same kind and seed choose alike."""

    def choose(self, seat: Seat) -> int:
        """One of the seat's options; there is at least one."""
        raise NotImplementedError
