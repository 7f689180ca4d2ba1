"""Activating buildings: who may, what it costs, what it brings."""

from mypy_extensions import i64

from bastide.engine.action import action
from bastide.engine.flow import Options
from bastide.engine.rows import bit
from bastide.games.little_town import events, steps
from bastide.games.little_town.catalogue import (
    COIN,
    CUBES,
    FROM_EFFECTS,
    O12,
    PAWNSHOP,
    PAWNSHOP_CUBES,
    SOURCES,
    STOCK,
    WHEAT_FIELD,
)
from bastide.games.little_town.land import NOWHERE
from bastide.games.little_town.objectives import open_window
from bastide.games.little_town.purse import least_coins, most_substitutes
from bastide.games.little_town.state import BUILT, CARDS, NONE, PIECES, PUT_OFF, LittleTown
from bastide.games.little_town.town import FEE, SUBSTITUTE


def fee(state: LittleTown, seat: i64, cell: i64) -> i64:
    """Coins that the owner of a building gets from somebody else's worker (LT-035).

    The Residence gives them, too, unless the table plays otherwise (LT-R11).
    """
    if state.turn == NONE and not state.town.house.residence_pays:
        return 0
    return 0 if (state.pieces[seat * PIECES + BUILT] >> cell) & 1 != 0 else FEE


def is_workplace(state: LittleTown, cell: i64) -> bool:
    """Whether a building stands there that workers can activate and this one has not (LT-034).

    Castle, Watchtower, Cathedral, Residence and Statue never are (LT-039, LT-R10).
    """
    tile = state.tiles[cell]
    return tile != NONE and state.town.works[tile] != 0 and (state.activated >> cell) & 1 == 0


def can_activate(state: LittleTown, seat: i64, tile: i64, owed: i64) -> bool:
    """Whether the seat can pay fee and input in full and would get something for it.

    What an activation gives never helps to pay for it (LT-R04), and one that would give nothing
    at all is not allowed (LT-R03).
    """
    coins: i64 = state.stock[seat * STOCK + COIN] - owed
    if coins < 0:
        return False
    if tile == PAWNSHOP:
        return can_pawn(state, seat, coins)
    least = least_coins(state, seat, state.town.takes, tile * STOCK)
    if least > coins:
        return False
    return state.town.scores[tile] > 0 or gives_anything(state, tile, coins, least)


def can_pawn(state: LittleTown, seat: i64, coins: i64) -> bool:
    """Whether the seat can give two cubes, real or substituted (LT-R09)."""
    held: i64 = 0
    left: i64 = 0
    for kind in range(CUBES):
        held += state.stock[seat * STOCK + kind]
        left += state.stock[state.supply + kind]
    if held >= PAWNSHOP_CUBES:
        return True
    return coins >= SUBSTITUTE * (PAWNSHOP_CUBES - held) and held + left > 0


def gives_anything(state: LittleTown, tile: i64, coins: i64, least: i64) -> bool:
    """Whether the supply has any of what the building gives, once it has been paid (LT-R03)."""
    at: i64 = tile * STOCK
    for kind in range(CUBES):
        if state.town.gives[at + kind] > 0 and state.stock[state.supply + kind] > 0:
            return True
    if state.town.gives[at + COIN] == 0:
        return False
    if state.stock[state.supply + COIN] > 0 or least > 0:
        return True
    if coins < SUBSTITUTE:
        return False
    for kind in range(CUBES):
        if most_substitutes(state, kind, state.town.takes[at + kind]) > 0:
            return True
    return False


def substitutes_due(state: LittleTown, tile: i64) -> i64:
    """1 when only coins paid for a substitute can be what the building gives back (LT-R03)."""
    if state.town.gives[tile * STOCK + COIN] > 0 and state.stock[state.supply + COIN] == 0:
        return 1
    return 0


def offer_activations(state: LittleTown, seat: i64, cell: i64, out: Options) -> None:
    """Offer the buildings around that can be activated (LT-033).

    Wheat Fields of one owner do the same, so only the first of them is offered.
    """
    near = state.town.land.near
    fields: i64 = 0
    for i in range(cell * 8, cell * 8 + 8):
        other = near[i]
        if other == NOWHERE:
            return
        if is_workplace(state, other):
            tile = state.tiles[other]
            if can_activate(state, seat, tile, fee(state, seat, other)):
                if tile == WHEAT_FIELD:
                    owner = bit(state.owner(other))
                    if fields & owner != 0:
                        continue
                    fields |= owner
                out.add(action(steps.ACTIVATE, 0, other))


def begin(state: LittleTown, seat: i64, cell: i64) -> None:
    """The coin for the owner and the coins that the building takes are paid (LT-035, LT-036).

    Cubes are paid next, if it takes any; all of it is one step (LT-R04).
    """
    tile = state.tiles[cell]
    at: i64 = tile * STOCK
    state.activated |= bit(cell)
    state.tell(events.ACTIVATES, seat, tile, cell)
    if fee(state, seat, cell) > 0:
        pay_owner(state, seat, state.owner(cell))
    takes = state.town.takes
    if takes[at + COIN] > 0:
        state.give(seat, COIN, takes[at + COIN])
        state.tell(events.GIVES, seat, COIN, takes[at + COIN])
    cubes = takes[at] + takes[at + 1] + takes[at + 2] + takes[at + 3]
    if cubes > 0 or tile == PAWNSHOP:
        state.push(steps.PAYMENT, seat, tile, cell)
    else:
        work(state, seat, tile)


def pay_owner(state: LittleTown, seat: i64, owner: i64) -> None:
    """The owner of the building gets a coin (LT-035, LT-R31).

    Who had none until then could have shown O12 at any moment before; that is made up for when
    the owner is next asked, since nobody is asked in the middle of another's turn (LT-R16).
    """
    if state.town.is_silent and state.stock[owner * STOCK + COIN] == 0:
        state.broke |= bit(owner)
        state.cards[owner * CARDS + PUT_OFF] &= ~(1 << O12)
    state.stock[seat * STOCK + COIN] -= FEE
    state.stock[owner * STOCK + COIN] += FEE
    state.tell(events.FEE, seat, owner, FEE)


def work(state: LittleTown, seat: i64, tile: i64) -> None:
    """The building gives what it gives, as far as the supply reaches (LT-036, LT-038)."""
    at: i64 = tile * STOCK
    for kind in range(STOCK):
        amount = state.town.gives[at + kind]
        if amount > 0:
            state.gain(seat, kind, amount)
    points = state.town.scores[tile]
    if points > 0:
        state.points[seat * SOURCES + FROM_EFFECTS] += points
        state.tell(events.SCORES, seat, tile, points)
    finish(state, points)


def finish(state: LittleTown, points: i64) -> None:
    """An activation is complete; what a turn counts does not see the Residence (LT-R11)."""
    if state.turn != NONE:
        state.activations += 1
        if points > 0:
            state.scoring += 1
    open_window(state)
