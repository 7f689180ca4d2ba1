"""Four simple ideas about The Golden City."""

from bastide.engine.flow import State
from bastide.engine.seat import Seat
from examples.adversaries.stubborn import Stubborn


class Rush(Stubborn):
    """Builds whenever it can, and never stops before it must."""

    def wants(self, seat: Seat, table: State, word: str, act: int) -> float:
        return 1.0 if word.startswith("build") else 0.0


class High(Stubborn):
    """Bids as high as it can."""

    def wants(self, seat: Seat, table: State, word: str, act: int) -> float:
        first, _, rest = word.partition(" ")
        return float(rest) if first == "bid" else 0.0


class Low(Stubborn):
    """Bids as low as it can."""

    def wants(self, seat: Seat, table: State, word: str, act: int) -> float:
        first, _, rest = word.partition(" ")
        return -float(rest) if first == "bid" else 0.0


class Hoard(Stubborn):
    """Gathers coins and cards for five rounds before it builds anything."""

    def wants(self, seat: Seat, table: State, word: str, act: int) -> float:
        is_late = seat.game.scoring.round(table) > 5
        return (1.0 if is_late else -1.0) if word.startswith("build") else 0.0
