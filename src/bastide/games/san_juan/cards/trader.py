"""Buildings that act in the Trader phase."""

from mypy_extensions import i64

from bastide.games.san_juan.catalogue import (
    CUSTOMS_OFFICE,
    HARBOR,
    HUT,
    MARKET_HALL,
    MARKET_STAND,
    TRADING_POST,
)
from bastide.games.san_juan.editions import FULL_CITY
from bastide.games.san_juan.state import NONE, UNDER_HARBOR, SanJuan


def trading_post(state: SanJuan, seat: i64) -> i64:
    """The owner may sell one good more (SJ-056)."""
    return 1 if state.uses(seat, TRADING_POST) else 0


def market_stand(state: SanJuan, seat: i64, sold: i64) -> None:
    """Whoever sold at least two goods draws a card, once (SJ-058)."""
    if sold >= 2 and state.uses(seat, MARKET_STAND):
        state.gain(seat, MARKET_STAND, 1)


def market_hall(state: SanJuan, seat: i64, sold: i64) -> None:
    """Whoever sold at least one good draws a card, one in all (SJ-075)."""
    if sold >= 1 and state.uses(seat, MARKET_HALL):
        state.gain(seat, MARKET_HALL, 1)


def harbor(state: SanJuan, seat: i64, good: i64) -> None:
    """One sold good goes unseen under the Harbor instead of to the discard pile (SJ-097)."""
    state.store(seat, UNDER_HARBOR, good)


def may_ship(state: SanJuan, seat: i64) -> bool:
    """Whether the seat has a Harbor to put a sold good under (SJ-097, SJ-R20)."""
    return state.uses(seat, HARBOR)


def hut(state: SanJuan, seat: i64) -> None:
    """If nobody sold anything in the whole phase the owner draws a card (SJ-092)."""
    if state.sales == 0 and state.uses(seat, HUT):
        state.gain(seat, HUT, 1)


def customs_office(state: SanJuan, seat: i64) -> i64:
    """The empty Customs Office that may be filled, as a place, or NONE (SJ-095, SJ-R19)."""
    if not state.uses(seat, CUSTOMS_OFFICE):
        return NONE
    first: i64 = seat * FULL_CITY
    for place in range(first, first + state.buildings[seat]):
        if state.city[place] == CUSTOMS_OFFICE and state.goods[place] == NONE:
            return place
    return NONE
