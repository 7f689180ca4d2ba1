"""How far a seat is with an objective, for its owner to see: so much of so much."""

from mypy_extensions import i64

from bastide.games.little_town.catalogue import (
    COIN,
    FISH,
    O01,
    O02,
    O03,
    O04,
    O09,
    O13,
    O15,
    O16,
    O17,
    STOCK,
    WHEAT,
)
from bastide.games.little_town.land import CELLS, TERRAINS, count
from bastide.games.little_town.objectives import (
    BUSY,
    DILIGENT,
    FAMOUS,
    FOOD_PER_WORKER,
    RICH,
    holding,
)
from bastide.games.little_town.reached import GROUP, WEALTHY, handles, touching
from bastide.games.little_town.state import BUILT, PIECES, LittleTown


def progress(state: LittleTown, seat: i64, card: i64) -> tuple[int, int]:
    """What the seat has of what the objective asks for; equal exactly when it holds (LT-R16).

    Where nothing is counted it is 0 or 1 of 1. O14 to O17 begin anew with every turn.
    """
    need = needed(state, card)
    if (holding(state, seat) >> card) & 1 != 0:
        return int(need), int(need)
    return int(counted(state, seat, card)), int(need)


def needed(state: LittleTown, card: i64) -> i64:
    """How many things the objective asks for."""
    if card == O01:
        return GROUP
    if card == O02:
        return state.town.workers + 1
    if card == O03:
        return FOOD_PER_WORKER * state.town.workers
    if card == O04:
        return TERRAINS
    if card == O09:
        return WEALTHY
    if card == O13:
        return RICH
    if card == O15:
        return BUSY
    if card == O16:
        return FAMOUS
    return DILIGENT if card == O17 else 1


def counted(state: LittleTown, seat: i64, card: i64) -> i64:
    """How many of them the seat has, while they are not enough."""
    built = state.pieces[seat * PIECES + BUILT]
    at: i64 = seat * STOCK
    if card == O01:
        return largest_group(state, built)
    if card == O02:
        return count(built)
    if card == O03:
        return state.stock[at + FISH] + state.stock[at + WHEAT]
    if card == O04:
        return terrains(state, built)
    if card == O09:
        return dealing_in_coins(state, built)
    if card == O13:
        return state.stock[at + COIN]
    return of_the_turn(state, card) if state.turn == seat else 0


def of_the_turn(state: LittleTown, card: i64) -> i64:
    """O15 to O17 in the running turn."""
    if card == O15:
        return state.activations
    if card == O16:
        return state.scoring
    return state.gained if card == O17 else 0


def largest_group(state: LittleTown, built: i64) -> i64:
    """The most buildings joined side to side, while they are fewer than three (O01)."""
    most: i64 = 0
    for cell in range(CELLS):
        if (built >> cell) & 1 != 0:
            group = 1 + count(built & state.town.land.beside[cell])
            if group > most:
                most = group
    return most


def terrains(state: LittleTown, built: i64) -> i64:
    """How many terrains have a building of their own (O04): the scarcest choice says it."""
    fewest: i64 = TERRAINS
    for choice in range(1, 1 << TERRAINS):
        wanted: i64 = choice
        found = touching(state, built, wanted) + TERRAINS - count(wanted)
        if found < fewest:
            fewest = found
    return fewest


def dealing_in_coins(state: LittleTown, built: i64) -> i64:
    """Buildings that give or take coins (O09)."""
    found: i64 = 0
    for cell in range(CELLS):
        if (built >> cell) & 1 != 0 and handles(state, state.tiles[cell], COIN):
            found += 1
    return found
