"""What cubes, coins, cells and buildings are worth to a seat, in points: players' experience."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bastide.engine.advice import reals
from bastide.games.little_town.activate import can_activate, fee, is_workplace
from bastide.games.little_town.build import tiles_for_sale
from bastide.games.little_town.catalogue import (
    CASTLE,
    CATHEDRAL,
    COIN,
    CUBES,
    FISH,
    RESIDENCE,
    STOCK,
    STONE,
    TILES,
    WATCHTOWER,
    WHEAT,
)
from bastide.games.little_town.land import NOWHERE, count
from bastide.games.little_town.purse import least_coins, most_cubes
from bastide.games.little_town.state import BUILT, NONE, PAWNS, PIECES, UNUSED, LittleTown
from bastide.games.little_town.town import ROUNDS

COIN_WORTH: Final = 0.38
MEAL: Final = 2.0
"""Points that food is worth which a worker still lacks; hunger costs 3 (LT-058)."""
FEE_WORTH: Final = 0.5
"""What a coin for another owner costs: ours gone, and theirs the more."""


def turns_left(state: LittleTown, seat: i64) -> float:
    """Workers the seat will still use in the game."""
    later: i64 = ROUNDS - state.round
    return float(state.pieces[seat * PIECES + UNUSED] + later * state.town.workers)


def use(state: LittleTown, seat: i64) -> float:
    """How far what lies in stock can still be put to use: 1, less towards the end."""
    left = turns_left(state, seat)
    return 1.0 if left >= 4.0 else 0.1 + 0.225 * left


def cube_worth(state: LittleTown, seat: i64, kind: i64) -> float:
    """What one cube more is worth: food first of all to those who lack it."""
    if kind in (FISH, WHEAT):
        at: i64 = seat * STOCK
        food = state.stock[at + FISH] + state.stock[at + WHEAT]
        return MEAL if food < state.town.workers else 0.8 * use(state, seat)
    return (1.15 if kind == STONE else 0.9) * use(state, seat)


def stock_worth(state: LittleTown, seat: i64) -> float:
    """What all cubes and coins of a seat are worth, food as far as it is needed first."""
    at: i64 = seat * STOCK
    far = use(state, seat)
    food = float(state.stock[at + FISH] + state.stock[at + WHEAT])
    need = float(state.town.workers)
    fed = food if food < need else need
    worth = MEAL * fed + 0.8 * far * (food - fed)
    worth += far * (0.9 * float(state.stock[at]) + 1.15 * float(state.stock[at + STONE]))
    return worth + COIN_WORTH * float(state.stock[at + COIN])


def activation(state: LittleTown, seat: i64, tile: i64, owed: i64) -> float:
    """What activating a building brings over what it takes; the Pawnshop swaps a little up."""
    at: i64 = tile * STOCK
    worth = float(state.town.scores[tile]) - FEE_WORTH * float(owed)
    worth += COIN_WORTH * float(state.town.gives[at + COIN] - state.town.takes[at + COIN])
    for kind in range(CUBES):
        difference = state.town.gives[at + kind] - state.town.takes[at + kind]
        if difference != 0:
            worth += cube_worth(state, seat, kind) * float(difference)
    return worth


def gain(state: LittleTown, seat: i64, cell: i64) -> float:
    """What a cell brings a worker beside it: its terrain, or the building on it if that pays."""
    terrain = state.town.land.terrain[cell]
    if terrain > 0:
        if state.stock[state.supply + terrain - 1] > 0:
            return cube_worth(state, seat, terrain - 1)
    elif is_workplace(state, cell):
        tile = state.tiles[cell]
        owed = fee(state, seat, cell)
        if can_activate(state, seat, tile, owed):
            worth = activation(state, seat, tile, owed)
            if worth > 0.0:
                return worth
    return 0.0


def gains(state: LittleTown, seat: i64) -> "vec[float]":
    """The gain of every cell; each is looked at once, though it lies beside eight others."""
    found = reals(len(state.tiles))
    for cell in range(i64(len(found))):
        found[cell] = gain(state, seat, cell)
    return found


def placing(state: LittleTown, cell: i64, around: "vec[float]") -> float:
    """What a worker on that cell would bring, by the gains of the cells around it."""
    near = state.town.land.near
    worth = 0.0
    for i in range(cell * 8, cell * 8 + 8):
        other = near[i]
        if other == NOWHERE:
            break
        worth += around[other]
    return worth


def service(state: LittleTown, seat: i64, tile: i64) -> float:
    """What owning a building brings in the rounds to come, by its effect and by fees."""
    later = float(ROUNDS - state.round)
    if tile == CASTLE:
        return 6.0 if later > 0.0 else 3.0
    if tile == WATCHTOWER:
        return 7.0
    if tile == CATHEDRAL:
        return later + 1.0
    if tile == RESIDENCE:
        return 1.5 * (later + 1.0)
    if state.town.works[tile] == 0:
        return 0.0
    worth = activation(state, seat, tile, 0)
    return (0.4 + 0.25 * (worth if worth > 0.0 else 0.0)) * (later + 0.4)


def building(state: LittleTown, seat: i64, tile: i64) -> float:
    """What building a tile brings over its price."""
    at: i64 = tile * STOCK
    cost = state.town.cost
    worth = float(state.town.points[tile]) + service(state, seat, tile)
    worth -= COIN_WORTH * float(cost[at + COIN])
    for kind in range(CUBES):
        due = cost[at + kind]
        if due > 0:
            held = state.stock[seat * STOCK + kind]
            real = due if due < held else held
            worth -= cube_worth(state, seat, kind) * float(real)
            worth -= 3.0 * COIN_WORTH * float(due - real)
    return worth


def best_building(state: LittleTown, seat: i64) -> float:
    """The best that the seat could build now; 0 when there is nothing."""
    best = 0.0
    if state.pieces[seat * PIECES + PAWNS] == 0:
        return best
    for_sale = tiles_for_sale(state)
    reach = most_cubes(state, seat)
    coins = state.stock[seat * STOCK + COIN]
    for tile in range(TILES):
        if (
            (for_sale >> tile) & 1 != 0
            and state.town.cubes[tile] <= reach
            and least_coins(state, seat, state.town.cost, tile * STOCK) <= coins
        ):
            worth = building(state, seat, tile)
            if worth > best:
                best = worth
    return best


def site(state: LittleTown, seat: i64, tile: i64, cell: i64) -> float:
    """How good a cell is for a tile: near terrain and own buildings, or near empty cells."""
    land = state.town.land
    around = land.around[cell]
    own = float(count(around & state.pieces[seat * PIECES + BUILT]))
    free = float(count(around & state.empty()))
    if tile == CASTLE:
        return 4.0 * own + 0.4 * free
    if tile == WATCHTOWER:
        return 1.6 * free
    worth = 0.3 * own + 0.15 * free if free > 0.0 else 0.0
    worth += 0.25 * float(count(around & ~land.grass))
    if state.town.works[tile] != 0 or tile == RESIDENCE:
        worth += 0.2 * float(count(around & state.built))
    castle = state.find(CASTLE)
    if castle != NOWHERE and (land.around[castle] >> cell) & 1 != 0:
        mine = (state.pieces[seat * PIECES + BUILT] >> castle) & 1 != 0
        worth += 4.0 if mine else 0.0
    watchtower = state.find(WATCHTOWER)
    if watchtower != NOWHERE and (land.around[watchtower] >> cell) & 1 != 0:
        mine = (state.pieces[seat * PIECES + BUILT] >> watchtower) & 1 != 0
        worth += -2.0 if mine else 0.8
    return worth


def services(state: LittleTown, seat: i64) -> float:
    """What the seat's buildings will still bring."""
    worth = 0.0
    built = state.pieces[seat * PIECES + BUILT]
    for i in range(i64(len(state.town.land.meadow))):
        cell = state.town.land.meadow[i]
        if (built >> cell) & 1 != 0:
            tile = state.tiles[cell]
            if tile != NONE and tile != CASTLE and tile != WATCHTOWER:
                worth += service(state, seat, tile)
    return worth
