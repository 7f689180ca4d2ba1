"""Building: a worker on the construction site, a tile from the market, a cell for it."""

from typing import Final, final

from mypy_extensions import i64

from bastide.engine.action import action, where
from bastide.engine.flow import SEAT, Frame, Options
from bastide.engine.rows import bit
from bastide.games.little_town import events, steps
from bastide.games.little_town.catalogue import (
    COIN,
    FROM_BUILDING,
    SOURCES,
    STOCK,
    TILES,
    WHEAT_FIELD,
)
from bastide.games.little_town.land import NOWHERE
from bastide.games.little_town.objectives import open_window
from bastide.games.little_town.place import offer_cells
from bastide.games.little_town.purse import least_coins, most_cubes
from bastide.games.little_town.reached import note_building
from bastide.games.little_town.state import BUILT, PAWNS, PIECES, UNUSED, LittleTown

TILE: Final = 2


def tiles_for_sale(state: LittleTown) -> i64:
    """The kinds of tile in the market, as bits; empty places stay empty (LT-047, LT-R29)."""
    return state.market | (1 << WHEAT_FIELD) if state.fields > 0 else state.market


def offer_tiles(state: LittleTown, seat: i64, out: Options) -> None:
    """Offer what the seat can pay in full, if it has a pawn left (LT-040, LT-041, LT-045)."""
    if state.pieces[seat * PIECES + PAWNS] == 0:
        return
    for_sale = tiles_for_sale(state)
    coins = state.stock[seat * STOCK + COIN]
    cost = state.town.cost
    cubes = state.town.cubes
    reach = most_cubes(state, seat)
    for tile in range(TILES):
        if (
            (for_sale >> tile) & 1 != 0
            and cubes[tile] <= reach
            and least_coins(state, seat, cost, tile * STOCK) <= coins
        ):
            out.add(action(steps.BUILD, tile))


def build(state: LittleTown, seat: i64, tile: i64) -> None:
    """A worker goes to the construction site and the tile leaves the market (LT-040).

    It is paid for, then it gets its place; nothing of that can fail any more (LT-R30).
    """
    state.pieces[seat * PIECES + UNUSED] -= 1
    if tile == WHEAT_FIELD:
        state.fields -= 1
    else:
        state.market &= ~bit(tile)
    state.tell(events.BUILDS, seat, tile)
    coins = state.town.cost[tile * STOCK + COIN]
    state.push(steps.SITE, seat, tile)
    if coins > 0:
        state.give(seat, COIN, coins)
        state.tell(events.GIVES, seat, COIN, coins)
    else:
        state.push(steps.PAYMENT, seat, tile, NOWHERE)


@final
class Site(Frame[LittleTown]):
    """The tile goes to any empty cell, gets its owner's pawn and scores (LT-042..LT-044).

    Nothing is activated and nothing harvested (LT-048).
    """

    name = "site"
    question = "lt-ask-site"
    slots = ("tile",)

    def advance(self, state: LittleTown, out: Options) -> None:
        offer_cells(state, steps.ON, out)

    def take(self, state: LittleTown, act: i64) -> None:
        seat = state.get(SEAT)
        tile = state.get(TILE)
        cell = where(act)
        points = state.town.points[tile]
        state.pop()
        state.tiles[cell] = tile
        state.built |= bit(cell)
        state.pieces[seat * PIECES + BUILT] |= bit(cell)
        state.pieces[seat * PIECES + PAWNS] -= 1
        state.points[seat * SOURCES + FROM_BUILDING] += points
        state.tell(events.STANDS, seat, cell, points)
        note_building(state, seat)
        open_window(state)
