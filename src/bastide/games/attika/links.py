"""How far a player is from linking two cities, by what everybody sees."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bastide.engine.rows import bit, filled
from bastide.games.attika.land import NOWHERE, SIDES
from bastide.games.attika.state import NONE, OWNER, Attika, Links

FAR: Final = 99
"""No chain can lead there."""
CITIES: Final = 16
"""More than there ever are, so that a hex and a city fit into one number."""


def links(state: Attika, seat: i64) -> Links:
    """What the map means to a seat, worked out once for each map."""
    found = state.links
    if found is None:
        found = Links(state.players, state.land.hexes())
        state.links = found
    if (found.known >> seat) & 1 == 0:
        found.known |= bit(seat)
        found.shortest[seat] = links_over(state, seat, found.over[seat])
        found.beside[seat] = kinds_beside(state, seat)
    return found


def kinds_beside(state: Attika, seat: i64) -> i64:
    """Kinds of the seat's tokens that have a free hex beside them, as a mask."""
    kinds: i64 = 0
    at: i64 = seat * state.land.room
    for hex in range(state.land.hexes()):
        if state.on[hex] == NONE:
            kinds |= state.beside[at + hex]
    return kinds


def links_over(state: Attika, seat: i64, via: "vec[i64]") -> i64:
    """For each hex the length of the shortest link that leads over it; says the shortest of all.

    From all cities at once, chains grow by one token after the other. A hex needs to know only the
    two nearest cities: their chains meet there.
    """
    land = state.land
    size = land.hexes()
    first = filled(size, FAR)
    second = filled(size, FAR)
    nearest = filled(size, NONE)
    now = filled(2 * size)
    later = filled(2 * size)
    count: i64 = 0
    waiting: i64 = 0
    for hex in range(size):
        if land.near_cities[hex] == 0 or not is_open(state, seat, hex):
            continue
        for city in range(i64(len(land.cities))):
            if land.near_cities[hex] & bit(city) == 0 or second[hex] < FAR:
                continue
            if state.on[hex] == NONE:
                reach(first, second, nearest, hex, city, 1)
                later[waiting] = hex * CITIES + city
                waiting += 1
            else:
                reach(first, second, nearest, hex, city, 0)
                now[count] = hex * CITIES + city
                count += 1
    level: i64 = 0
    while count > 0 or waiting > 0:
        done: i64 = 0
        while done < count:
            hex = now[done] // CITIES
            city = now[done] % CITIES
            done += 1
            for side in range(SIDES):
                other = land.near[hex * SIDES + side]
                if other == NOWHERE or second[other] < FAR or nearest[other] == city:
                    continue
                if state.on[other] == NONE:
                    reach(first, second, nearest, other, city, level + 1)
                    later[waiting] = other * CITIES + city
                    waiting += 1
                elif state.on[other] // OWNER == seat:
                    reach(first, second, nearest, other, city, level)
                    now[count] = other * CITIES + city
                    count += 1
        held = now
        now = later
        later = held
        count = waiting
        waiting = 0
        level += 1
    best: i64 = FAR
    for hex in range(size):
        own: i64 = 1 if state.on[hex] == NONE else 0
        via[hex] = first[hex] + second[hex] - own if second[hex] < FAR else FAR
        if via[hex] < best:
            best = via[hex]
    return best


def reach(
    first: "vec[i64]", second: "vec[i64]", nearest: "vec[i64]", hex: i64, city: i64, tokens: i64
) -> None:
    """Note how many tokens lead from a city to a hex: its nearest one, or the next."""
    if first[hex] == FAR:
        first[hex] = tokens
        nearest[hex] = city
    else:
        second[hex] = tokens


def is_open(state: Attika, seat: i64, hex: i64) -> bool:
    """Whether a chain of the seat may pass over a hex."""
    return state.on[hex] == NONE or state.on[hex] // OWNER == seat


def link_length(state: Attika, seat: i64) -> i64:
    """Tokens that the seat still needs to link two cities; FAR if it cannot."""
    return links(state, seat).shortest[seat]
