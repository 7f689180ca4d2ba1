"""Harvesting the terrain around a worker, and when its order can matter."""

from mypy_extensions import i64

from bastide.engine.action import action
from bastide.engine.flow import Options
from bastide.engine.rows import bit
from bastide.games.little_town import steps
from bastide.games.little_town.activate import is_workplace
from bastide.games.little_town.catalogue import PAWNSHOP, PAWNSHOP_CUBES, STOCK
from bastide.games.little_town.land import NOWHERE, TERRAINS, count
from bastide.games.little_town.state import LittleTown


def begin(state: LittleTown, cell: i64) -> None:
    """All terrain around is still to be harvested (LT-028, LT-029)."""
    state.unharvested = state.town.land.around[cell] & ~state.town.land.grass


def reach(state: LittleTown, cell: i64, kind: i64) -> i64:
    """Cubes of a kind that a worker on that cell would harvest, as the supply is now (LT-032)."""
    land = state.town.land
    fields = count(land.around[cell] & land.fields[kind])
    left = state.stock[state.supply + kind]
    return fields if fields < left else left


def can_wait(state: LittleTown, cell: i64, kind: i64, due: i64) -> bool:
    """Whether it can matter that the worker does something else before harvesting this kind.

    It cannot while the supply has enough for the harvest and for every building around that
    gives this kind, and one cube more, so that it can always be substituted (LT-R05): then
    nothing is ever missed by harvesting first. Nor does it if no building around gives or
    takes the kind.
    """
    town = state.town
    involved = False
    enough: i64 = due + 1
    for i in range(cell * 8, cell * 8 + 8):
        other = town.land.near[i]
        if other == NOWHERE:
            break
        if is_workplace(state, other):
            tile = state.tiles[other]
            if tile == PAWNSHOP:
                involved = True
                enough += PAWNSHOP_CUBES
            elif town.gives[tile * STOCK + kind] + town.takes[tile * STOCK + kind] > 0:
                involved = True
                enough += town.gives[tile * STOCK + kind]
    return involved and state.stock[state.supply + kind] < enough


def reap(state: LittleTown, seat: i64, kind: i64, fields: i64) -> None:
    """Harvest these cells, which all yield one kind, as far as the supply reaches (LT-R02)."""
    state.unharvested &= ~fields
    state.gain(seat, kind, count(fields))


def reap_all(state: LittleTown, seat: i64) -> None:
    """Harvest everything that is left; nothing is ever left out (LT-R02)."""
    for kind in range(TERRAINS):
        fields = state.unharvested & state.town.land.fields[kind]
        if fields != 0:
            reap(state, seat, kind, fields)


def reap_plainly(state: LittleTown, seat: i64, cell: i64) -> bool:
    """Harvest every kind whose order cannot matter; says whether there was any."""
    found = False
    for kind in range(TERRAINS):
        fields = state.unharvested & state.town.land.fields[kind]
        if fields != 0 and not can_wait(state, cell, kind, count(fields)):
            reap(state, seat, kind, fields)
            found = True
    return found


def comes_back(state: LittleTown, cell: i64, kind: i64) -> bool:
    """Whether a building around takes this kind, so that an empty supply need not stay empty."""
    for i in range(cell * 8, cell * 8 + 8):
        other = state.town.land.near[i]
        if other == NOWHERE:
            break
        if is_workplace(state, other):
            tile = state.tiles[other]
            if tile == PAWNSHOP or state.town.takes[tile * STOCK + kind] > 0:
                return True
    return False


def offer_harvests(state: LittleTown, standing: i64, out: Options) -> None:
    """Offer one cell of each kind that is left and for which its moment matters (LT-031).

    With an empty supply it brings nothing, while a later harvest may (LT-R02); by the older rules
    it cannot be chosen then.
    """
    for kind in range(TERRAINS):
        fields = state.unharvested & state.town.land.fields[kind]
        if fields != 0 and (
            state.stock[state.supply + kind] > 0
            or (state.town.harvests_nothing and comes_back(state, standing, kind))
        ):
            cell: i64 = 0
            while (fields >> cell) & 1 == 0:
                cell += 1
            out.add(action(steps.HARVEST, 0, cell))


def reap_one(state: LittleTown, seat: i64, cell: i64) -> None:
    """Harvest one cell (LT-031)."""
    reap(state, seat, state.town.land.terrain[cell] - 1, bit(cell))
