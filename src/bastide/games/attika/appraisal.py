"""What things are worth in both games, in tokens, by what everybody or the seat knows."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bastide.engine.cells import bit, cells
from bastide.games.attika.catalogue import KINDS
from bastide.games.attika.land import NOWHERE, SIDES
from bastide.games.attika.price import DUES, fewest, price, purse
from bastide.games.attika.state import AREA, GROUP, NONE, OWNER, SETTLEMENTS, Attika

CARD: Final = 0.3
"""A card in tokens."""
BONUS: Final = 0.55
FAR: Final = 99
"""No link of cities is possible."""


def site_worth(state: Attika, seat: i64, kind: i64, hex: i64) -> float:
    """What a token brings on a hex over its price: room for its chain, settlements, cities."""
    due = price(state, seat, kind, hex)
    worth = 1.0
    if due & DUES != 0:
        worth -= CARD * float(fewest(due, purse(state, seat)))
    worth += 0.12 * heirs(state, seat, kind, hex) - 0.04 * float(count_bits(state.symbols[hex]))
    near = state.beside[seat * state.land.room + hex]
    if near == 0:
        worth -= 0.25 + 0.1 * float(state.areas[seat * AREA + SETTLEMENTS])
    group = state.edition.group[kind]
    if state.areas[seat * AREA + GROUP + group] + 1 == state.edition.group_size[group]:
        worth += BONUS if kin(state, near, group) or not state.edition.connected else 0.0
    elif state.edition.connected and kin(state, near, group):
        worth += 0.05
    return worth


def kin(state: Attika, near: i64, group: i64) -> bool:
    """Whether one of the kinds beside a hex is of a group."""
    for kind in range(KINDS):
        if (near >> kind) & 1 != 0 and state.edition.group[kind] == group:
            return True
    return False


def heirs(state: Attika, seat: i64, kind: i64, hex: i64) -> float:
    """Tokens still to come that this one would make free, as far as there is room for them."""
    land = state.land
    room: i64 = 0
    for side in range(SIDES):
        other = land.near[hex * SIDES + side]
        if other != NOWHERE and state.on[other] == NONE:
            room += 1
    waiting: i64 = 0
    for later in range(KINDS):
        if (state.edition.before[later] >> kind) & 1 != 0:
            waiting += left(state, seat, later)
    return float(waiting if waiting < room else room) + 0.25 * float(room)


def left(state: Attika, seat: i64, kind: i64) -> i64:
    """Tokens of a kind that a seat has not built, by what everybody sees."""
    count = state.edition.copies[kind]
    for hex in range(state.land.hexes()):
        if state.on[hex] == seat * OWNER + kind:
            count -= 1
    return count


def count_bits(lanes: i64) -> i64:
    """All symbols in the lanes of a hex."""
    total: i64 = 0
    while lanes > 0:
        total += lanes & 15
        lanes >>= 4
    return total


def link_lengths(state: Attika, seat: i64, city: i64, steps: "vec[i64]") -> None:
    """For each hex the tokens needed to reach it from a city, itself included; FAR if cut off."""
    land = state.land
    size = land.hexes()
    for hex in range(size):
        steps[hex] = FAR
    front = cells(int(size) * 2)
    head: i64 = 0
    tail: i64 = 0
    for hex in range(size):
        if land.near_cities[hex] & bit(city) != 0 and is_open(state, seat, hex):
            steps[hex] = 1 if state.on[hex] == NONE else 0
            front[tail] = hex
            tail += 1
    while head < tail:
        hex = front[head % (2 * size)]
        head += 1
        for side in range(SIDES):
            other = land.near[hex * SIDES + side]
            if other == NOWHERE or not is_open(state, seat, other):
                continue
            length = steps[hex] + (1 if state.on[other] == NONE else 0)
            if length < steps[other]:
                steps[other] = length
                if tail - head < 2 * size:
                    front[tail % (2 * size)] = other
                    tail += 1


def is_open(state: Attika, seat: i64, hex: i64) -> bool:
    """Whether a chain of the seat may pass over a hex."""
    return state.on[hex] == NONE or state.on[hex] // OWNER == seat


def link_length(state: Attika, seat: i64) -> i64:
    """Tokens that the seat still needs to link two cities; FAR if it cannot."""
    land = state.land
    steps = cells(int(land.hexes()))
    best: i64 = FAR
    for city in range(i64(len(land.cities)) - 1):
        link_lengths(state, seat, city, steps)
        for hex in range(land.hexes()):
            if land.near_cities[hex] >> (city + 1) != 0 and steps[hex] < best:
                best = steps[hex]
    return best
