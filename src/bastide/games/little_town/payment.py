"""Paying cubes for a building or for its effect, and what the Pawnshop hands out."""

from typing import Final, final

from mypy_extensions import i64

from bastide.engine.action import action, what, where
from bastide.engine.flow import SEAT, Frame, Options
from bastide.games.little_town import steps
from bastide.games.little_town.activate import finish, substitutes_due, work
from bastide.games.little_town.catalogue import COIN, CUBES, PAWNSHOP, STOCK
from bastide.games.little_town.land import NOWHERE
from bastide.games.little_town.purse import amount_in, offer_payments, pay_cubes, replaced
from bastide.games.little_town.state import NONE, LittleTown
from bastide.games.little_town.town import SUBSTITUTE

TILE: Final = 2
CELL: Final = 3
"""Where the building stands that is activated; NOWHERE when a tile is bought."""


@final
class Payment(Frame[LittleTown]):
    """How cubes are paid: real ones, or 3 coins for each that is substituted (LT-051, LT-R06)."""

    name = "payment"
    question = "lt-ask-payment"
    slots = ("tile", "cell")
    is_payment = True

    def advance(self, state: LittleTown, out: Options) -> None:
        seat = state.get(SEAT)
        tile = state.get(TILE)
        at: i64 = tile * STOCK
        if state.get(CELL) == NOWHERE:
            due = state.town.cost
            offer_payments(
                state, seat, due[at], due[at + 1], due[at + 2], due[at + 3], steps.PAY, 0, out
            )
        elif tile == PAWNSHOP:
            offer_pairs(state, seat, out)
        else:
            due = state.town.takes
            least = substitutes_due(state, tile)
            offer_payments(
                state, seat, due[at], due[at + 1], due[at + 2], due[at + 3], steps.PAY, least, out
            )

    def take(self, state: LittleTown, act: i64) -> None:
        seat = state.get(SEAT)
        tile = state.get(TILE)
        cell = state.get(CELL)
        state.pop()
        pay_cubes(state, seat, act)
        if cell == NOWHERE:
            return
        note_payment(state, seat, act)
        if tile == PAWNSHOP:
            state.push(steps.TAKE, seat)
        else:
            work(state, seat, tile)


def stand_in(state: LittleTown, act: i64) -> i64:
    """The cheapest payment that a build or an activation leads to, if none does without coins in
    the place of cubes; else NONE. A single one is not asked for, so the choice names it (LT-051).
    """
    after = state.clone()
    after.frames[after.stack[after.top]].take(after, act)
    if after.stack[after.top] != steps.PAYMENT:
        return NONE
    out = Options()
    after.frames[steps.PAYMENT].advance(after, out)
    cheapest = out.acts[0]
    for i in range(out.count):
        if replaced(out.acts[i]) < replaced(cheapest):
            cheapest = out.acts[i]
    return cheapest if replaced(cheapest) > 0 else NONE


def offer_pairs(state: LittleTown, seat: i64, out: Options) -> None:
    """Any two cubes, real or substituted (LT-R09).

    A substituted cube comes and goes at once, so its kind is not asked: it differs from the
    other one if it can, which is what O05 wants (LT-R19).
    """
    stock = state.stock
    own: i64 = seat * STOCK
    budget: i64 = stock[own + COIN] // SUBSTITUTE
    for first in range(CUBES):
        if stock[own + first] == 0:
            continue
        for second in range(first, CUBES):
            if stock[own + second] > (1 if first == second else 0):
                out.add(action(steps.PAY, pair_of(first, second)))
        if budget >= 1:
            other = kind_in_supply(state, first)
            out.add(action(steps.PAY, cube(first), cube(first if other == NONE else other)))
    first = kind_in_supply(state, NONE)
    if budget >= 2 and first != NONE:
        other = kind_in_supply(state, first)
        out.add(action(steps.PAY, 0, pair_of(first, first if other == NONE else other)))


def kind_in_supply(state: LittleTown, but: i64) -> i64:
    """The first kind of cube that the supply has, another one than `but`; else NONE."""
    for kind in range(CUBES):
        if kind != but and state.stock[state.supply + kind] > 0:
            return kind
    return NONE


def cube(kind: i64) -> i64:
    """One cube as a packed number."""
    one: i64 = 1
    return one << (3 * kind)


def pair_of(first: i64, second: i64) -> i64:
    """Two cubes as a packed number."""
    return cube(first) + cube(second)


def note_payment(state: LittleTown, seat: i64, act: i64) -> None:
    """Remember what O05 and O14 look at.

    A substituted cube counts as its kind for O05 (LT-R19), but is not spent as O14 means it
    (LT-R38).
    """
    kinds: i64 = 0
    for kind in range(CUBES):
        real = amount_in(what(act), kind)
        if real > 0 and (state.gained_kinds >> kind) & 1 != 0:
            state.respent = 1
        if real + amount_in(where(act), kind) > 0:
            kinds += 1
    if kinds > 1:
        state.mixed = seat


@final
class Take(Frame[LittleTown]):
    """The Pawnshop gives any two cubes of what the supply now holds, or the last one (LT-R09)."""

    name = "take"
    question = "lt-ask-take"

    def advance(self, state: LittleTown, out: Options) -> None:
        stock = state.stock
        supply = state.supply
        for first in range(CUBES):
            for second in range(first, CUBES):
                least: i64 = 2 if first == second else 1
                if stock[supply + first] >= least and stock[supply + second] >= least:
                    out.add(action(steps.TAKE_CUBES, pair_of(first, second)))
        if out.count == 0:
            for kind in range(CUBES):
                if stock[supply + kind] > 0:
                    out.add(action(steps.TAKE_CUBES, cube(kind)))

    def take(self, state: LittleTown, act: i64) -> None:
        seat = state.get(SEAT)
        state.pop()
        for kind in range(CUBES):
            amount = amount_in(what(act), kind)
            if amount > 0:
                state.gain(seat, kind, amount)
        finish(state, 0)
