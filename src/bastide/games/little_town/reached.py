"""Objectives about the own buildings: once reached they hold for the rest of the game."""

from typing import Final

from mypy_extensions import i64

from bastide.games.little_town.catalogue import (
    COIN,
    FISH,
    O01,
    O02,
    O04,
    O07,
    O08,
    O09,
    O10,
    O11,
    O18,
    STOCK,
    STONE,
    WHEAT,
    WOOD,
)
from bastide.games.little_town.land import CELLS, TERRAINS, count
from bastide.games.little_town.state import BUILT, CARDS, PIECES, REACHED, LittleTown

DEAR: Final = 3
"""Stone or wood in the printed cost for O11 and O18."""
GROUP: Final = 3
"""Buildings joined side to side for O01."""
WEALTHY: Final = 2
"""Buildings that give or take coins for O09."""


def note_building(state: LittleTown, seat: i64) -> None:
    """Work out anew what the seat's buildings fulfil."""
    built = state.pieces[seat * PIECES + BUILT]
    cards: i64 = 0
    if count(built) >= 3:
        if has_three_in_a_group(state, built):
            cards |= 1 << O01
        if has_all_terrains(state, built):
            cards |= 1 << O04
    if count(built) > state.town.workers:
        cards |= 1 << O02
    money: i64 = 0
    for cell in range(CELLS):
        if (built >> cell) & 1 != 0:
            tile = state.tiles[cell]
            cards |= of_building(state, tile)
            if handles(state, tile, COIN):
                money += 1
    if money >= WEALTHY:
        cards |= 1 << O09
    state.cards[seat * CARDS + REACHED] = cards


def handles(state: LittleTown, tile: i64, kind: i64) -> bool:
    """Whether the effect printed on the building gives or takes that kind (LT-R18)."""
    at: i64 = tile * STOCK + kind
    return state.town.takes[at] + state.town.gives[at] > 0


def of_building(state: LittleTown, tile: i64) -> i64:
    """The objectives that this one building fulfils (O07, O08, O10, O11, O18)."""
    cards: i64 = 0
    if state.town.takes[tile * STOCK + WHEAT] > 0:
        cards |= 1 << O07
    if handles(state, tile, FISH):
        cards |= 1 << O08
    if handles(state, tile, WOOD) or handles(state, tile, STONE):
        cards |= 1 << O10
    if state.town.cost[tile * STOCK + STONE] >= DEAR:
        cards |= 1 << O11
    if state.town.cost[tile * STOCK + WOOD] >= DEAR:
        cards |= 1 << O18
    return cards


def has_three_in_a_group(state: LittleTown, built: i64) -> bool:
    """Three buildings joined side to side, in a line or around a corner (O01, LT-R20).

    One of three such buildings touches both others.
    """
    for cell in range(CELLS):
        if (built >> cell) & 1 != 0 and count(built & state.town.land.beside[cell]) >= 2:
            return True
    return False


def has_all_terrains(state: LittleTown, built: i64) -> bool:
    """Three different buildings, one by each terrain, corners included (O04, LT-R21).

    That can be arranged exactly when any choice of terrains is touched by as many buildings.
    """
    for choice in range(1, 1 << TERRAINS):
        wanted: i64 = choice
        if touching(state, built, wanted) < count(wanted):
            return False
    return True


def touching(state: LittleTown, built: i64, wanted: i64) -> i64:
    """How many of those buildings touch one of the wanted terrains, corners included."""
    terrain: i64 = 0
    for kind in range(TERRAINS):
        if (wanted >> kind) & 1 != 0:
            terrain |= state.town.land.fields[kind]
    found: i64 = 0
    for cell in range(CELLS):
        if (built >> cell) & 1 != 0 and state.town.land.around[cell] & terrain != 0:
            found += 1
    return found
