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
    """The links of a seat, worked out once until the map changes them."""
    found = state.links
    if found is None:
        found = Links(state.players)
        state.links = found
    if (found.known >> seat) & 1 == 0:
        found.known |= bit(seat)
        over = filled(state.land.hexes())
        found.shortest[seat] = links_over(state, seat, over)
        found.over[seat] = over
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
    two nearest cities: their chains meet there. Links more than one token longer than the shortest
    count as FAR: nobody asks for them.
    """
    land = state.land
    size = land.hexes()
    on = state.on
    near = land.near
    first = filled(size, FAR)
    second = filled(size, FAR)
    nearest = filled(size, NONE)
    now = filled(2 * size)
    later = filled(2 * size)
    count: i64 = 0
    waiting: i64 = 0
    for hex in range(size):
        cities = land.near_cities[hex]
        if cities == 0 or not is_open(state, seat, hex):
            continue
        for city in range(i64(len(land.cities))):
            if cities & bit(city) == 0 or second[hex] < FAR:
                continue
            if on[hex] == NONE:
                reach(first, second, nearest, hex, city, 1)
                later[waiting] = hex * CITIES + city
                waiting += 1
            else:
                reach(first, second, nearest, hex, city, 0)
                now[count] = hex * CITIES + city
                count += 1
    best: i64 = FAR
    for hex in range(size):
        if second[hex] < FAR:
            best = shorter(best, first[hex] + second[hex] - (1 if on[hex] == NONE else 0))
    level: i64 = 0
    while level <= best and count + waiting > 0:
        done: i64 = 0
        while done < count:
            hex = now[done] // CITIES
            city = now[done] % CITIES
            done += 1
            for side in range(SIDES):
                other = near[hex * SIDES + side]
                if other == NOWHERE or second[other] < FAR or nearest[other] == city:
                    continue
                standing = on[other]
                if standing == NONE:
                    reach(first, second, nearest, other, city, level + 1)
                    later[waiting] = other * CITIES + city
                    waiting += 1
                    if second[other] < FAR:
                        best = shorter(best, first[other] + second[other] - 1)
                elif standing // OWNER == seat:
                    reach(first, second, nearest, other, city, level)
                    now[count] = other * CITIES + city
                    count += 1
                    if second[other] < FAR:
                        best = shorter(best, first[other] + second[other])
        held = now
        now = later
        later = held
        count = waiting
        waiting = 0
        level += 1
    for hex in range(size):
        own: i64 = 1 if on[hex] == NONE else 0
        via[hex] = first[hex] + second[hex] - own if second[hex] < FAR else FAR
    return best


def shorter(one: i64, two: i64) -> i64:
    """The shorter of two links."""
    return one if one < two else two


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
