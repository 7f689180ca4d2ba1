"""What can be paid and how: real cubes, and coins in their place (LT-051, LT-052)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bastide.engine.action import action, what, where
from bastide.engine.flow import Options
from bastide.games.little_town import events
from bastide.games.little_town.catalogue import COIN, CUBES, STOCK
from bastide.games.little_town.state import LittleTown
from bastide.games.little_town.town import SUBSTITUTE

IMPOSSIBLE: Final = 1000
"""More coins than there are."""


def packed(wood: i64, stone: i64, fish: i64, wheat: i64) -> i64:
    """Four small amounts of cubes, none above 7, as one number for an action."""
    return wood | stone << 3 | fish << 6 | wheat << 9


def amount_in(pack: i64, kind: i64) -> i64:
    """The amount of one kind of cube in a packed number."""
    return (pack >> (3 * kind)) & 7


def replaced(act: i64) -> i64:
    """How many cubes of a payment are substituted."""
    cubes: i64 = 0
    for kind in range(CUBES):
        cubes += amount_in(where(act), kind)
    return cubes


def least_coins(state: LittleTown, seat: i64, price: "vec[i64]", at: i64) -> i64:
    """The fewest coins with which the seat can pay the five amounts from `at` on.

    Every cube that it lacks costs 3 coins (LT-051), if there is one to be had (LT-R05).
    """
    stock = state.stock
    coins: i64 = price[at + COIN]
    for kind in range(CUBES):
        held = stock[seat * STOCK + kind]
        lacking = price[at + kind] - held
        if lacking > 0:
            if held == 0 and stock[state.supply + kind] == 0:
                return IMPOSSIBLE
            coins += SUBSTITUTE * lacking
    return coins


def most_cubes(state: LittleTown, seat: i64) -> i64:
    """The most cubes that the seat could pay, real and substituted together."""
    at: i64 = seat * STOCK
    cubes: i64 = state.stock[at + COIN] // SUBSTITUTE
    for kind in range(CUBES):
        cubes += state.stock[at + kind]
    return cubes


def fewest_substitutes(state: LittleTown, seat: i64, kind: i64, due: i64) -> i64:
    """Cubes of a kind that the seat cannot pay with real ones."""
    lacking = due - state.stock[seat * STOCK + kind]
    return lacking if lacking > 0 else 0


def most_substitutes(state: LittleTown, kind: i64, due: i64) -> i64:
    """Cubes of a kind that coins can replace, held or not (LT-R06).

    While the supply has none, one of them must be a real one (LT-R05).
    """
    if due > 0 and state.stock[state.supply + kind] == 0:
        return due - 1
    return due


def offer_payments(
    state: LittleTown,
    seat: i64,
    wood: i64,
    stone: i64,
    fish: i64,
    wheat: i64,
    verb: i64,
    least: i64,
    out: Options,
) -> None:
    """Offer every way to pay these cubes with at least that many substitutes among them."""
    budget: i64 = state.stock[seat * STOCK + COIN] // SUBSTITUTE
    most_wood = most_substitutes(state, 0, wood)
    most_stone = most_substitutes(state, 1, stone)
    most_fish = most_substitutes(state, 2, fish)
    most_wheat = most_substitutes(state, 3, wheat)
    for a in range(fewest_substitutes(state, seat, 0, wood), most_wood + 1):
        for b in range(fewest_substitutes(state, seat, 1, stone), most_stone + 1):
            for c in range(fewest_substitutes(state, seat, 2, fish), most_fish + 1):
                for d in range(fewest_substitutes(state, seat, 3, wheat), most_wheat + 1):
                    if least <= a + b + c + d <= budget:
                        real = packed(wood - a, stone - b, fish - c, wheat - d)
                        out.add(action(verb, real, packed(a, b, c, d)))


def pay_cubes(state: LittleTown, seat: i64, act: i64) -> None:
    """Real cubes and the coins for substituted ones go to the supply (LT-041, LT-R06)."""
    for kind in range(CUBES):
        real = amount_in(what(act), kind)
        if real > 0:
            state.give(seat, kind, real)
            state.tell(events.GIVES, seat, kind, real)
        bought = amount_in(where(act), kind)
        if bought > 0:
            state.give(seat, COIN, SUBSTITUTE * bought)
            state.tell(events.SUBSTITUTES, seat, kind, bought)
