"""How far a player is from linking two cities: everybody can count that on the map."""

from collections import deque

from bastide.engine.parts import Json

Place = tuple[int, int]
SIDES = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))


def around(place: Place) -> list[Place]:
    """The six neighbours of a hex."""
    return [(place[0] + dq, place[1] + dr) for dq, dr in SIDES]


def to_link(view: Json, seat: int) -> int | None:
    """The fewest buildings still lacking, on the map as it lies; None if every way is closed."""
    cost = {
        (hex["q"], hex["r"]): 0 if hex["seat"] == seat else 1
        for hex in view["hexes"]
        if hex["seat"] in (None, seat)
    }
    cities = [(city["q"], city["r"]) for city in view["cities"]]
    gates = [[place for place in around(city) if place in cost] for city in cities]
    lengths = [
        far[place]
        for at, gate in enumerate(gates)
        for far in [reached(cost, gate)]
        for other in gates[at + 1 :]
        for place in other
        if place in far
    ]
    return min(lengths, default=None)


def reached(cost: dict[Place, int], start: list[Place]) -> dict[Place, int]:
    """How many buildings lead from one of the hexes of a city to every other hex."""
    far: dict[Place, int] = {}
    waiting = deque(sorted((cost[place], place) for place in start))
    while waiting:
        length, place = waiting.popleft()
        if place in far:
            continue
        far[place] = length
        for other in around(place):
            if other in cost and other not in far:
                step = (length + cost[other], other)
                waiting.append(step) if cost[other] else waiting.appendleft(step)
    return far
