"""The map worked out slowly and obviously, from a view alone, to compare with the fast version."""

from typing import Any

from bastide.games.attika.hexes import spot
from bastide.games.attika.state import Attika
from tests.rules.attika.tables import game_at

STEPS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
Place = tuple[int, int]


def around(place: Place) -> list[Place]:
    return [(place[0] + dq, place[1] + dr) for dq, dr in STEPS]


class Slow:
    """Dictionaries and sets of coordinates."""

    def __init__(self, state: Attika) -> None:
        self.edition = state.edition
        self.view: Any = game_at(state).knowledge.view(state, -1)
        self.hexes = {(hex["q"], hex["r"]): hex for hex in self.view["hexes"]}
        self.cities = [(city["q"], city["r"]) for city in self.view["cities"]]

    def number(self, place: Place) -> int:
        return int(spot(*place))

    def free(self) -> list[Place]:
        return [place for place, hex in self.hexes.items() if hex["token"] is None]

    def own(self, seat: int) -> set[Place]:
        return {place for place, hex in self.hexes.items() if hex["seat"] == seat}

    def parts(self, seat: int) -> list[set[Place]]:
        """The settlements of a seat (AT-044)."""
        left = self.own(seat)
        found = []
        while left:
            part, front = set(), [min(left)]
            while front:
                place = front.pop()
                if place in left:
                    left.remove(place)
                    part.add(place)
                    front += around(place)
            found.append(part)
        return found

    def settlements(self, seat: int) -> list[list[str]]:
        return sorted(sorted(f"{q},{r}" for q, r in part) for part in self.parts(seat))

    def winner(self) -> int:
        """Who has all tokens on the map or links two cities (AT-070, AT-071), or -1."""
        for seat in range(self.view["players"]):
            if len(self.own(seat)) == 30:
                return seat
            for part in self.parts(seat):
                if sum(bool(set(around(city)) & part) for city in self.cities) > 1:
                    return seat
        return -1

    def link_length(self, seat: int) -> int:
        """Tokens that a seat still needs to link two cities; 99 if it cannot."""
        own, free = self.own(seat), set(self.free())
        best = 99
        for city in self.cities:
            cost = dict.fromkeys(own | free, 99)
            for place in set(around(city)) & cost.keys():
                cost[place] = int(place in free)
            for _ in range(len(cost)):
                before = dict(cost)
                for place in cost:
                    near = [cost[other] for other in around(place) if other in cost]
                    cost[place] = min([cost[place], *(n + int(place in free) for n in near)])
                if cost == before:
                    break
            for other in self.cities:
                if other != city:
                    best = min([best, *(cost[p] for p in around(other) if p in cost)])
        return best

    def price(self, seat: int, kind: int, place: Place) -> dict[str, Any]:
        """Section 4.2, step by step."""
        names = ("water", "wood", "clay", "metal")
        found: dict[str, Any] = {
            **dict.fromkeys(names, 0),
            **{"any": 0, "surcharge": 0, "chain": False},
        }
        near = [self.hexes[other] for other in around(place) if other in self.hexes]
        mine = [hex for hex in near if hex["seat"] == seat]
        before = {
            n for at, n in enumerate(self.edition.names) if self.edition.before[kind] >> at & 1
        }
        if any(hex["token"] in before for hex in mine):
            return {**found, "chain": True}
        counted = [h for h in near if h["token"] is None or self.edition.covered]
        symbols = [hex["symbol"] for hex in [self.hexes[place], *counted] if hex["symbol"]]
        if self.edition.any[kind]:
            found["any"] = max(0, int(self.edition.any[kind]) - len(symbols))
        for at, name in enumerate(names):
            printed = int(self.edition.cost[kind * 4 + at])
            found[name] = max(0, printed - symbols.count(name))
        if not mine:
            found["surcharge"] = len(self.parts(seat))
        return found

    def centres(self) -> list[int]:
        """Where a tile may have its centre: on nothing, and with a side in common (AT-061)."""
        taken = {*self.hexes, *self.cities}
        near = {place for thing in taken for place in around(thing)}
        possible = {centre for place in near for centre in [place, *around(place)]}
        found = []
        for centre in possible:
            flower = {centre, *around(centre)}
            if not flower & taken and flower & near:
                found.append(self.number(centre))
        return sorted(found)
