"""Buildings that score at the end."""

from mypy_extensions import i64

from bastide.games.san_juan.catalogue import (
    CATHEDRAL,
    CITY_HALL,
    GOODS,
    GUILD_HALL,
    HERO,
    PALACE,
    RESIDENCE,
    STATUE,
    TRIUMPHAL_ARCH,
    TYPES,
)
from bastide.games.san_juan.editions import FULL_CITY
from bastide.games.san_juan.state import SanJuan


def production_buildings(state: SanJuan, seat: i64) -> i64:
    """Visible production buildings."""
    count: i64 = 0
    city = state.city
    first: i64 = seat * FULL_CITY
    for place in range(first, first + state.buildings[seat]):
        if city[place] < GOODS:
            count += 1
    return count


def guild_hall(state: SanJuan, seat: i64) -> i64:
    """1st edition 2 points per production building; 2nd: 1 each and 1 per kind (SJ-077)."""
    if not state.has(seat, GUILD_HALL):
        return 0
    count = production_buildings(state, seat)
    if not state.edition.guild_hall_counts_kinds:
        return 2 * count
    kinds: i64 = 0
    for good in range(GOODS):
        if state.has(seat, good):
            kinds += 1
    return count + kinds


def city_hall(state: SanJuan, seat: i64) -> i64:
    """1 point per visible city building, itself included (SJ-078)."""
    if not state.has(seat, CITY_HALL):
        return 0
    return state.buildings[seat] - production_buildings(state, seat)


def triumphal_arch(state: SanJuan, seat: i64) -> i64:
    """4, 6 or 8 points for one, two or three monuments (SJ-079)."""
    if not state.has(seat, TRIUMPHAL_ARCH):
        return 0
    count = monuments(state, seat)
    return 2 + 2 * count if count > 0 else 0


def monuments(state: SanJuan, seat: i64) -> i64:
    """Monuments in the seat's city."""
    count: i64 = 0
    for monument in range(STATUE, HERO + 1):
        if state.has(seat, monument):
            count += 1
    return count


def descending(count: i64) -> i64:
    """4, 3, 2, 1 points for the first four of something."""
    if count >= 4:
        return 10
    return count * 4 - count * (count - 1) // 2


def residence(state: SanJuan, seat: i64) -> i64:
    """4, 3, 2, 1 points for sets of three different buildings of equal cost (SJ-099)."""
    if not state.has(seat, RESIDENCE):
        return 0
    sets: i64 = 0
    for cost in range(1, 8):
        sets += sets_of_cost(state, seat, cost)
    return descending(sets)


def sets_of_cost(state: SanJuan, seat: i64, cost: i64) -> i64:
    """The largest k with the sum of min(number owned, k) over the kinds at least 3k (SJ-R27)."""
    k: i64 = 0
    while True:
        reach: i64 = 0
        for card in range(TYPES):
            if state.edition.cost[card] == cost and state.has(seat, card):
                owned = copies(state, seat, card)
                reach += owned if owned < k + 1 else k + 1
        if reach < 3 * (k + 1):
            return k
        k += 1


def copies(state: SanJuan, seat: i64, card: i64) -> i64:
    """Visible copies of a building in the seat's city."""
    count: i64 = 0
    first: i64 = seat * FULL_CITY
    for place in range(first, first + state.buildings[seat]):
        if state.city[place] == card:
            count += 1
    return count


def cathedral(state: SanJuan, seat: i64) -> i64:
    """4, 3, 2, 1 points for the cost-6 buildings of all the others (SJ-101, SJ-R26)."""
    if not state.has(seat, CATHEDRAL):
        return 0
    return descending(sixes_of_others(state, seat))


def sixes_of_others(state: SanJuan, seat: i64) -> i64:
    """Cost-6 buildings in the cities of all the others, by option covered ones too (SJ-R26)."""
    sixes: i64 = 0
    for place in range(state.players * FULL_CITY):
        if place // FULL_CITY != seat and is_six(state.city[place]):
            sixes += 1
    if state.edition.covered_sixes_count:
        for entry in state.covered:
            if entry // TYPES // FULL_CITY != seat and is_six(entry % TYPES):
                sixes += 1
    return sixes


def is_six(card: i64) -> bool:
    """Guild Hall to Palace, and the Residence."""
    return GUILD_HALL <= card <= PALACE or card == RESIDENCE


def palace(state: SanJuan, seat: i64, others: i64) -> i64:
    """A quarter of all the seat's other points, rounded down, counted last (SJ-080)."""
    return others // 4 if state.has(seat, PALACE) else 0
