"""Paying cubes for a building or for its effect, and what the Pawnshop hands out."""

from typing import Final, final

from mypy_extensions import i64

from bastide.engine.action import action, what, where
from bastide.engine.flow import SEAT, Frame, Options
from bastide.games.little_town import steps
from bastide.games.little_town.activate import finish, substitutes_due, work
from bastide.games.little_town.catalogue import CUBES, PAWNSHOP, STOCK
from bastide.games.little_town.land import NOWHERE
from bastide.games.little_town.purse import amount_in, offer_payments, pay_cubes
from bastide.games.little_town.state import LittleTown

TILE: Final = 2
CELL: Final = 3
"""Where the building stands that is activated; NOWHERE when a tile is bought."""


@final
class Payment(Frame[LittleTown]):
    """How cubes are paid: real ones, or 3 coins for each that is substituted (LT-051, LT-R06)."""

    name = "payment"
    question = "lt-ask-payment"
    slots = ("tile", "cell")

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


def offer_pairs(state: LittleTown, seat: i64, out: Options) -> None:
    """Any two cubes, real or substituted (LT-R09)."""
    for first in range(CUBES):
        for second in range(first, CUBES):
            pair = pair_of(first, second)
            offer_payments(
                state,
                seat,
                amount_in(pair, 0),
                amount_in(pair, 1),
                amount_in(pair, 2),
                amount_in(pair, 3),
                steps.PAY,
                0,
                out,
            )


def pair_of(first: i64, second: i64) -> i64:
    """Two cubes as a packed number."""
    one: i64 = 1
    return (one << (3 * first)) + (one << (3 * second))


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
                    one: i64 = 1
                    out.add(action(steps.TAKE_CUBES, one << (3 * kind)))

    def take(self, state: LittleTown, act: i64) -> None:
        seat = state.get(SEAT)
        state.pop()
        for kind in range(CUBES):
            amount = amount_in(what(act), kind)
            if amount > 0:
                state.gain(seat, kind, amount)
        finish(state, 0)
