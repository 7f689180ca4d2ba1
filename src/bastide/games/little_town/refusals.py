"""Why an action is not possible, in words and with the rule that says so."""

from typing import final

from bastide.engine.action import action, verb, what, where
from bastide.engine.flow import SEAT
from bastide.engine.messages import Message
from bastide.engine.parts import Refusal, Refusals
from bastide.engine.rows import listed
from bastide.games.little_town import payment, place, steps
from bastide.games.little_town.activate import fee, is_workplace
from bastide.games.little_town.build import tiles_for_sale
from bastide.games.little_town.catalogue import (
    COIN,
    CUBES,
    NAMES,
    PAWNSHOP,
    STATUE,
    STOCK,
    WHEAT,
    WHEAT_FIELD,
)
from bastide.games.little_town.land import CELL_NAMES, GRASS, NOWHERE
from bastide.games.little_town.objectives import holding
from bastide.games.little_town.purse import amount_in, least_coins
from bastide.games.little_town.state import CARDS, HELD, NONE, PAWNS, PIECES, PUT_OFF, LittleTown
from bastide.games.little_town.town import SUBSTITUTE
from bastide.games.little_town.words import card_text, cost, goal, tile_name

ASKED_BY = {
    steps.PLACE: (steps.ROUND,),
    steps.BUILD: (steps.ROUND,),
    steps.HARVEST: (steps.WORKER,),
    steps.ACTIVATE: (steps.WORKER,),
    steps.PAY: (steps.PAYMENT,),
    steps.TAKE_CUBES: (steps.TAKE,),
    steps.ON: (steps.SITE,),
    steps.USE: (steps.SPECIAL,),
    steps.FEED: (steps.FEEDING,),
}
"""The questions that each verb can answer; a card may be named at any time."""


def _cannot_stand(state: LittleTown, cell: int, rule: str) -> Refusal:
    named = {"cell": CELL_NAMES[cell]}
    if state.town.land.terrain[cell] != GRASS:
        return Refusal(Message("lt-no-terrain", {**named}), rule)
    if state.tiles[cell] != NONE:
        return Refusal(Message("lt-no-tile-there", {**named}), rule)
    return Refusal(Message("lt-no-worker-there", {**named}), rule)


def _cannot_build(state: LittleTown, tile: int) -> Refusal:
    seat = state.mover()
    named = {"tile": tile_name(tile)}
    if not (tiles_for_sale(state) >> tile) & 1:
        rule = "LT-R29" if tile == WHEAT_FIELD or tile in state.town.slots else "LT-014"
        return Refusal(Message("lt-no-not-in-market", {**named}), rule)
    if state.pieces[seat * PIECES + PAWNS] == 0:
        return Refusal(Message("lt-no-pawn"), "LT-045")
    return Refusal(Message("lt-no-too-dear", {**named, "cost": cost(state, tile)}), "LT-045")


def _cannot_harvest(state: LittleTown, cell: int) -> Refusal:
    named = {"cell": CELL_NAMES[cell]}
    if state.town.land.terrain[cell] == GRASS:
        return Refusal(Message("lt-no-grass", {**named}), "LT-029")
    if not (state.unharvested >> cell) & 1:
        return Refusal(Message("lt-no-harvest-left", {**named}), "LT-R02")
    return Refusal(Message("lt-no-harvest-order", {**named}), "LT-031")


def _cannot_activate(state: LittleTown, cell: int) -> Refusal:
    named = {"cell": CELL_NAMES[cell]}
    standing = int(state.get(place.CELL))
    tile = int(state.tiles[cell])
    if tile == NONE:
        return Refusal(Message("lt-no-building", {**named}), "LT-033")
    if not (state.town.land.around[standing] >> cell) & 1:
        return Refusal(Message("lt-no-not-around", {**named}), "LT-028")
    if (state.activated >> cell) & 1:
        return Refusal(Message("lt-no-again", {**named}), "LT-034")
    if not is_workplace(state, cell):
        rule = "LT-R10" if tile == STATUE else "LT-039"
        return Refusal(Message("lt-no-not-activated", {"tile": tile_name(tile)}), rule)
    return _cannot_afford(state, cell, tile)


def _cannot_afford(state: LittleTown, cell: int, tile: int) -> Refusal:
    """The building stands there and works, but fee, input or output are out of reach."""
    seat = state.mover()
    coins = int(state.stock[seat * STOCK + COIN])
    owed = int(fee(state, seat, cell))
    if coins < owed:
        return Refusal(Message("lt-no-fee", {"tile": tile_name(tile)}), "LT-035")
    if tile == PAWNSHOP or least_coins(state, seat, state.town.takes, tile * STOCK) > coins - owed:
        return Refusal(Message("lt-no-input", {"tile": tile_name(tile)}), "LT-R04")
    if tile == WHEAT_FIELD and state.stock[state.supply + WHEAT] > 0:
        return Refusal(Message("lt-no-twin"), "LT-033")
    return Refusal(Message("lt-no-output", {"tile": tile_name(tile)}), "LT-R03")


def _cannot_pay(state: LittleTown, act: int) -> Refusal:
    seat = int(state.get(SEAT))
    bought = 0
    for kind in range(CUBES):
        real = int(amount_in(what(act), kind))
        replaced = int(amount_in(where(act), kind))
        bought += replaced
        if real > state.stock[seat * STOCK + kind]:
            return Refusal(Message("lt-no-cubes"), "LT-041" if _buys(state) else "LT-036")
        if replaced and not real and state.stock[state.supply + kind] == 0:
            return Refusal(Message("lt-no-substitute"), "LT-R05")
    if SUBSTITUTE * bought > state.stock[seat * STOCK + COIN]:
        return Refusal(Message("lt-no-coins"), "LT-051")
    if int(verb(act)) == steps.FEED:
        return Refusal(Message("lt-no-feeding"), "LT-057")
    return Refusal(Message("lt-no-payment"), "LT-041" if _buys(state) else "LT-036")


def _buys(state: LittleTown) -> bool:
    return int(state.stack[state.top]) == steps.PAYMENT and state.get(payment.CELL) == NOWHERE


def _cannot_validate(state: LittleTown, card: int) -> Refusal:
    seat = state.mover()
    named = {"goal": card_text(card)}
    if not (state.cards[seat * CARDS + HELD] >> card) & 1:
        return Refusal(Message("lt-no-goal", {**named}), "LT-049")
    if not (holding(state, seat) >> card) & 1:
        return Refusal(Message("lt-no-goal-yet", {**named}), "LT-049")
    if state.town.is_silent:
        return Refusal(Message("lt-no-goal-step", {**named}), "LT-R16")
    if not (state.cards[seat * CARDS + PUT_OFF] >> card) & 1:
        return Refusal(Message("lt-no-goal-next", {**named}), "LT-R39")
    return Refusal(goal("lt-no-goal-kept", state, card), "LT-D07")


@final
class LittleTownRefusals(Refusals[LittleTown]):
    """Why something cannot be done, and by which rule."""

    def refusal(self, state: LittleTown, act: int) -> Refusal:
        """The first reason that holds."""
        if state.is_over():
            return Refusal(Message("no-game-over"), "LT-061")
        doing = int(verb(act))
        cell = int(where(act))
        if doing in ASKED_BY and int(state.stack[state.top]) not in ASKED_BY[doing]:
            return Refusal(Message("no-not-asked"), "LT-024")
        if doing in (steps.PLACE, steps.ON):
            return _cannot_stand(state, cell, "LT-027" if doing == steps.PLACE else "LT-042")
        if doing == steps.BUILD:
            return _cannot_build(state, int(what(act)))
        if doing == steps.HARVEST:
            return _cannot_harvest(state, cell)
        if doing == steps.ACTIVATE:
            return _cannot_activate(state, cell)
        if doing in (steps.PAY, steps.FEED):
            return _cannot_pay(state, act)
        if doing == steps.TAKE_CUBES:
            return Refusal(Message("lt-no-take"), "LT-R09")
        if doing == steps.KEEP and state.town.is_silent:
            return Refusal(Message("no-not-asked"), "LT-D07")
        if doing in (steps.VALIDATE, steps.KEEP):
            return _cannot_validate(state, int(what(act)))
        if doing == steps.USE:
            return Refusal(Message("lt-no-use", {"tile": tile_name(int(what(act)))}), "LT-053")
        return Refusal(Message("no-must-choose"), "LT-026")

    def closed_options(self, state: LittleTown) -> list[int]:
        """Every cell without a building, every tile of the market, every building around."""
        kind = int(state.stack[state.top])
        cells = [cell for cell in range(len(CELL_NAMES)) if state.tiles[cell] == NONE]
        if kind == steps.ROUND:
            sold = int(tiles_for_sale(state))
            tiles = [tile for tile in range(len(NAMES)) if sold >> tile & 1]
            return [action(steps.PLACE, 0, cell) for cell in cells] + [
                action(steps.BUILD, tile) for tile in tiles
            ]
        if kind == steps.SITE:
            return [action(steps.ON, 0, cell) for cell in cells]
        if kind == steps.WORKER:
            around = listed(int(state.town.land.around[state.get(place.CELL)]))
            return [action(steps.ACTIVATE, 0, cell) for cell in around if state.tiles[cell] != NONE]
        return []
