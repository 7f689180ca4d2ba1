"""Four simple ideas about Little Town."""

from bastide.engine.flow import State
from bastide.engine.seat import Seat
from bastide.games.little_town.catalogue import BUILDINGS
from examples.adversaries.stubborn import Stubborn

POINTS = {building.name: building.points for building in BUILDINGS}


class Rush(Stubborn):
    """Builds whenever it can."""

    def wants(self, seat: Seat, table: State, word: str, act: int) -> float:
        return 1.0 if word.startswith("build") else 0.0


class Hoard(Stubborn):
    """Gathers for three rounds and builds in the last."""

    def wants(self, seat: Seat, table: State, word: str, act: int) -> float:
        is_last = seat.game.scoring.round(table) >= 4
        return (1.0 if is_last else -1.0) if word.startswith("build") else 0.0


class Grand(Stubborn):
    """Only what is worth seven points or more."""

    def wants(self, seat: Seat, table: State, word: str, act: int) -> float:
        if not word.startswith("build"):
            return 0.0
        points = POINTS[word.split()[1]]
        return float(points) if points >= 7 else -1.0


class Fields(Stubborn):
    """Wheat fields, so that nobody goes hungry, before everything else."""

    def wants(self, seat: Seat, table: State, word: str, act: int) -> float:
        return 1.0 if word.startswith("build wheat_field") else 0.0
