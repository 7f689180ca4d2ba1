"""Buildings that act in the Builder phase."""

from mypy_extensions import i64

from bastide.games.san_juan.catalogue import (
    BLACK_MARKET,
    CARPENTER,
    CRANE,
    GOODS,
    GUESTHOUSE,
    LIBRARY,
    POOR_HOUSE,
    QUARRY,
    SMITHY,
)
from bastide.games.san_juan.editions import FULL_CITY, is_production
from bastide.games.san_juan.state import NONE, SanJuan


def smithy(state: SanJuan, seat: i64, card: i64, covered: i64) -> i64:
    """Production buildings cost the owner one card less (SJ-051)."""
    return 1 if card < GOODS and covered != SMITHY and state.uses(seat, SMITHY) else 0


def quarry(state: SanJuan, seat: i64, card: i64, covered: i64) -> i64:
    """City buildings cost the owner one card less (SJ-070)."""
    return 1 if card >= GOODS and covered != QUARRY and state.uses(seat, QUARRY) else 0


def library(state: SanJuan, seat: i64, covered: i64) -> i64:
    """What the Builder's privilege takes off: 1, or 2 with a Library still standing (SJ-071)."""
    if covered == LIBRARY:
        return 1
    return state.boost


def crane(state: SanJuan, covered: i64) -> i64:
    """The printed cost of the covered building is taken off; a Park counts 6 (SJ-059, SJ-094)."""
    return state.edition.crane_value[covered]


def may_cover(state: SanJuan, seat: i64, place: i64, card: i64) -> bool:
    """Any own building but the Crane itself or an identical one (SJ-060, SJ-064)."""
    under = state.city[seat * FULL_CITY + place]
    return under != CRANE and under != card


def black_market(state: SanJuan, seat: i64, covered_place: i64) -> i64:
    """Up to two cards of the payment may be goods (SJ-055); a covered one is lost (SJ-R03)."""
    if not state.uses(seat, BLACK_MARKET):
        return 0
    goods = state.goods_count(seat)
    if covered_place != NONE:
        at: i64 = seat * FULL_CITY + covered_place
        if state.city[at] == BLACK_MARKET:
            return 0
        if state.goods[at] != NONE:
            goods -= 1
    return goods if goods < 2 else 2


def carpenter(state: SanJuan, seat: i64, card: i64) -> None:
    """After building and paying for a city building the owner draws a card (SJ-069)."""
    if not is_production(card) and state.uses(seat, CARPENTER):
        state.gain(seat, CARPENTER, 1)


def poor_house(state: SanJuan, seat: i64) -> None:
    """A builder left with at most one card draws one, after the Carpenter's (SJ-054)."""
    if state.hand_size[seat] <= 1 and state.uses(seat, POOR_HOUSE):
        state.gain(seat, POOR_HOUSE, 1)


def guesthouse(state: SanJuan, seat: i64) -> None:
    """At the end of the phase an owner with the fewest buildings draws a card (SJ-093).

    A tie for fewest is fine, but somebody must have more.
    """
    if not state.uses(seat, GUESTHOUSE):
        return
    mine = state.buildings[seat]
    somebody_has_more = False
    for other in range(state.players):
        if state.buildings[other] < mine:
            return
        if state.buildings[other] > mine:
            somebody_has_more = True
    if somebody_has_more:
        state.gain(seat, GUESTHOUSE, 1)
