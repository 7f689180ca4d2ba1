"""By option a builder may decline reductions, and so pay more (SJ-R42)."""

from typing import Final, final

from mypy_extensions import i64

from bastide.engine.action import action, what
from bastide.engine.flow import SEAT, Frame, Options
from bastide.engine.rows import bit
from bastide.games.san_juan import steps
from bastide.games.san_juan.builder import lay, purse, single_reductions
from bastide.games.san_juan.cards.builder import crane
from bastide.games.san_juan.editions import FULL_CITY
from bastide.games.san_juan.state import NONE, SanJuan

CARD: Final = 2
PLACE: Final = 3


def prices(state: SanJuan, seat: i64, card: i64, covered: i64) -> i64:
    """All that the building may cost, as bits: every reduction counts whole or not at all."""
    found: i64 = 0
    printed: i64 = state.edition.cost[card]
    most = single_reductions(state, seat, card, covered)
    for declined in range(most + 1):
        cost = printed - most + declined
        found |= bit(cost if cost > 0 else 0)
        if covered != NONE:
            cost -= crane(state, covered)
            found |= bit(cost if cost > 0 else 0)
    return found


@final
class Price(Frame[SanJuan]):
    """Which reductions are declined shows in what is paid; the lowest price comes first (SJ-R42).

    The building lies on the table only when its price is fixed (SJ-R45).
    """

    name = "price"
    question = "sj-ask-price"
    slots = ("card", "place")
    is_payment = True

    def advance(self, state: SanJuan, out: Options) -> None:
        seat = state.get(SEAT)
        card = state.get(CARD)
        place = self.place(state)
        covered: i64 = NONE
        if place != NONE:
            covered = state.city[seat * FULL_CITY + place]
        costs = prices(state, seat, card, covered)
        cost: i64
        for cost in range(purse(state, seat, card, place) + 1):
            if costs & bit(cost) != 0:
                out.add(action(steps.SET_PRICE, cost))

    def take(self, state: SanJuan, act: i64) -> None:
        seat = state.get(SEAT)
        card = state.get(CARD)
        place = self.place(state)
        state.pop()
        lay(state, seat, card, place, what(act))

    def place(self, state: SanJuan) -> i64:
        """The place that is covered, or NONE."""
        place = state.get(PLACE)
        return NONE if place == FULL_CITY else place
