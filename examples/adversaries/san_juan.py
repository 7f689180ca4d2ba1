"""Four simple ideas about San Juan."""

from bastide.engine.flow import State
from bastide.engine.seat import Seat
from bastide.games.san_juan.catalogue import BUILDINGS
from examples.adversaries.stubborn import Stubborn

COSTS = {building.name: building.cost for building in BUILDINGS}
FULL = 7
"""Cards from which a hoarder builds."""


def hand_size(seat: Seat) -> int:
    size: int = seat.view()["seats"][seat.number]["hand_size"]
    return size


class Rush(Stubborn):
    """Twelve buildings as fast as can be: the cheapest one, every time."""

    def wants(self, seat: Seat, table: State, word: str, act: int) -> float:
        first, _, rest = word.partition(" ")
        if first == "build":
            return 10.0 - COSTS[rest.split()[0]]
        if first == "role":
            order = ("builder", "prospector", "councillor") if hand_size(seat) > 1 else DRAWING
            return 3.0 - order.index(rest) if rest in order else 0.0
        return 0.0


DRAWING = ("prospector", "councillor", "builder")


class Trade(Stubborn):
    """Production buildings, then nothing but producing and selling until all is built."""

    def wants(self, seat: Seat, table: State, word: str, act: int) -> float:
        city = seat.view()["seats"][seat.number]["city"]
        first, _, rest = word.partition(" ")
        if first == "role":
            goods = sum(1 for building in city if building["good"])
            order = ("trader", "producer") if goods > 1 else ("producer", "builder")
            return 2.0 - order.index(rest) if rest in order else 0.0
        if first == "build":
            plants = ("indigo_plant", "sugar_mill", "tobacco_storage", "coffee_roaster")
            worth = (*plants, "silver_smelter")
            name = rest.split()[0]
            return 1.0 + worth.index(name) if name in worth else 0.5
        return 1.0 if first in ("produce", "sell") else 0.0


class Hoard(Stubborn):
    """Gathers cards and builds only from a full hand, the dearest thing it can."""

    def wants(self, seat: Seat, table: State, word: str, act: int) -> float:
        first, _, rest = word.partition(" ")
        is_full = hand_size(seat) >= FULL
        if first == "role":
            order = ("builder",) if is_full else ("prospector", "councillor")
            return 3.0 - order.index(rest) if rest in order else 0.0
        if first == "build":
            return 1.0 + COSTS[rest.split()[0]] if is_full else -1.0
        return 0.0


class Grand(Stubborn):
    """Nothing but what costs four or more, and the six-cost buildings first of all."""

    def wants(self, seat: Seat, table: State, word: str, act: int) -> float:
        first, _, rest = word.partition(" ")
        if first != "build":
            return 0.0
        cost = COSTS[rest.split()[0]]
        return float(cost) if cost >= 4 else -1.0
