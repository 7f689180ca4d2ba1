"""Four simple ideas about Attika and U.S. Telegraph."""

from bastide.engine.action import what, where
from bastide.engine.flow import State
from bastide.engine.seat import Seat
from bastide.games.attika.hexes import SPAN
from bastide.games.attika.links import links
from bastide.games.attika.state import Attika
from examples.adversaries.stubborn import Stubborn

ENOUGH = 6
"""Cards with which a hoarder begins to build."""


def way(table: State, seat: int, act: int) -> int:
    """How long the shortest link of two cities over a hex is, for a seat."""
    assert isinstance(table, Attika)
    hex = table.land.at(int(what(act)) * SPAN + int(where(act)))
    return int(links(table, seat).over[seat][hex])


class LinkFirst(Stubborn):
    """Always the hex that brings two cities nearest together, by whatever token can be paid."""

    def wants(self, seat: Seat, table: State, word: str, act: int) -> float:
        first = word.split()[0]
        if first == "at":
            return 100.0 - way(table, seat.number, act)
        return 1.0 if first == "build" else 0.0


class Rush(Stubborn):
    """All tokens onto the map: builds before it draws, draws before it stops."""

    def wants(self, seat: Seat, table: State, word: str, act: int) -> float:
        return {"build": 3.0, "at": 3.0, "draw": 2.0}.get(word.split()[0], 0.0)


class Hoard(Stubborn):
    """Stops for cards until it has six, then builds."""

    def wants(self, seat: Seat, table: State, word: str, act: int) -> float:
        assert isinstance(table, Attika)
        is_poor = table.hand_size(seat.number) < ENOUGH
        wanted = ("stop", "keep") if is_poor else ("build", "at")
        return 1.0 if word.split()[0] in wanted else 0.0


class Block(Stubborn):
    """Always the hex over which a rival is nearest to a link."""

    def wants(self, seat: Seat, table: State, word: str, act: int) -> float:
        first = word.split()[0]
        if first == "at":
            rivals = [each for each in range(int(table.players)) if each != seat.number]
            return 100.0 - min(way(table, each, act) for each in rivals)
        return 1.0 if first == "build" else 0.0
