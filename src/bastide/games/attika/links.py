"""How far a player is from linking two cities, by what everybody sees."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bastide.engine.cells import bit, cells
from bastide.games.attika.land import NOWHERE, SIDES
from bastide.games.attika.state import NONE, OWNER, Attika

FAR: Final = 99
"""No chain can lead there."""


def reach(state: Attika, seat: i64, city: i64, steps: "vec[i64]") -> None:
    """For each hex the tokens still needed from a city to it, itself included; FAR if cut off."""
    land = state.land
    size = land.hexes()
    now = cells(size)
    later = cells(size)
    waiting: i64 = 0
    for hex in range(size):
        steps[hex] = FAR
    for hex in range(size):
        if land.near_cities[hex] & bit(city) != 0 and is_open(state, seat, hex):
            steps[hex] = 1 if state.on[hex] == NONE else 0
            later[waiting] = hex
            waiting += 1
    level: i64 = 0
    while waiting > 0:
        count = waiting
        waiting = 0
        held = now
        now = later
        later = held
        done: i64 = 0
        while done < count:
            hex = now[done]
            done += 1
            if steps[hex] > level:
                later[waiting] = hex
                waiting += 1
                continue
            for side in range(SIDES):
                other = land.near[hex * SIDES + side]
                if other == NOWHERE or steps[other] < FAR or not is_open(state, seat, other):
                    continue
                if state.on[other] == NONE:
                    steps[other] = level + 1
                    later[waiting] = other
                    waiting += 1
                else:
                    steps[other] = level
                    now[count] = other
                    count += 1
        level += 1


def is_open(state: Attika, seat: i64, hex: i64) -> bool:
    """Whether a chain of the seat may pass over a hex."""
    return state.on[hex] == NONE or state.on[hex] // OWNER == seat


def link_length(state: Attika, seat: i64) -> i64:
    """Tokens that the seat still needs to link two cities; FAR or more if it cannot."""
    land = state.land
    steps = cells(land.hexes())
    best: i64 = FAR
    for city in range(i64(len(land.cities)) - 1):
        reach(state, seat, city, steps)
        for hex in range(land.hexes()):
            if land.near_cities[hex] >> (city + 1) != 0 and steps[hex] < best:
                best = steps[hex]
    return best


def links_over(state: Attika, seat: i64, via: "vec[i64]") -> i64:
    """For each hex the length of the shortest link that leads over it; says the shortest of all."""
    land = state.land
    size = land.hexes()
    nearest = cells(size, FAR)
    steps = cells(size)
    for hex in range(size):
        via[hex] = FAR
    best: i64 = FAR
    for city in range(i64(len(land.cities))):
        reach(state, seat, city, steps)
        for hex in range(size):
            own: i64 = 1 if state.on[hex] == NONE else 0
            both = steps[hex] + nearest[hex] - own
            if both < via[hex]:
                via[hex] = both
                if both < best:
                    best = both
            if steps[hex] < nearest[hex]:
                nearest[hex] = steps[hex]
    return best
