"""The Trader phase: goods are sold at the prices of the tile turned up."""

from typing import Final, final

from mypy_extensions import i64

from bastide.engine.action import action, verb, what
from bastide.engine.flow import SEAT, TILE_TURNED, Frame, Options
from bastide.engine.rows import bit
from bastide.games.san_juan import events, steps
from bastide.games.san_juan.cards.trader import (
    harbor,
    hut,
    market_hall,
    market_stand,
    may_ship,
    trading_post,
)
from bastide.games.san_juan.catalogue import CUSTOMS_OFFICE, GOODS, TYPES
from bastide.games.san_juan.editions import FULL_CITY
from bastide.games.san_juan.library import asks_to_double
from bastide.games.san_juan.state import NONE, SanJuan
from bastide.games.san_juan.steps import DONE_ACTION, PASS_ACTION

NEXT: Final = 3
SOLD: Final = 2
EARNED: Final = 3
FLOOR: Final = 4
SHIPPED: Final = 5

CUSTOMS_PRICE: Final = 2
"""A Customs Office good brings two cards whatever the tile says (SJ-095)."""


def sales_limit(state: SanJuan, seat: i64) -> i64:
    """One good, one or two more for the Trader, one more with a Trading Post (SJ-040, SJ-041)."""
    limit: i64 = 1 + trading_post(state, seat)
    if seat == state.chooser:
        limit += state.boost
    return limit


def market_price(state: SanJuan, building: i64) -> i64:
    """Cards paid for the good of that building by the tile turned up (SJ-039)."""
    if building == CUSTOMS_OFFICE:
        return CUSTOMS_PRICE
    return state.edition.prices[state.tiles[state.tile] * GOODS + building]


@final
class TraderPhase(Frame[SanJuan]):
    """A tile is turned up, everybody may sell, then the tile goes under the others (SJ-039)."""

    name = "trader"
    slots = ("chooser", "next")

    def advance(self, state: SanJuan, out: Options) -> None:
        turn = state.get(NEXT)
        if not state.tile_is_up:
            self.turn_up(state)
        while turn < state.players:
            seat = (state.chooser + turn) % state.players
            turn += 1
            if state.goods_count(seat) > 0:
                state.set(NEXT, turn)
                state.push(steps.SELL, seat)
                if turn == 1 and asks_to_double(state):
                    state.push(steps.DOUBLE, seat)
                return
            state.tell(events.PASSES, seat)
        self.close(state)

    def turn_up(self, state: SanJuan) -> None:
        """The top tile sets the prices of this phase for everybody (SJ-039)."""
        state.tile_is_up = True
        state.sales = 0
        if state.tiles_seen <= state.tile:
            state.tiles_seen = state.tile + 1
            state.learn(TILE_TURNED)
        state.tell(events.TILE, state.chooser, state.tiles[state.tile])

    def close(self, state: SanJuan) -> None:
        """Huts pay (SJ-R21); the tile goes under the stack, so the order never changes (SJ-043)."""
        for turn in range(state.players):
            hut(state, (state.chooser + turn) % state.players)
        state.tile_is_up = False
        state.tile = (state.tile + 1) % 5
        state.pop()


@final
class Sell(Frame[SanJuan]):
    """Sell goods up to the limit; all leave first, then the cards are drawn (SJ-040, SJ-R39)."""

    name = "sell"
    question = "sj-ask-sell"
    slots = ("sold", "earned", "floor", "shipped")

    def advance(self, state: SanJuan, out: Options) -> None:
        seat = state.get(SEAT)
        sold = state.get(SOLD)
        if sold < sales_limit(state, seat):
            self.offer(state, seat, out)
        if out.count > 0:
            out.add(PASS_ACTION if sold == 0 else DONE_ACTION)
        else:
            self.finish(state, seat)

    def offer(self, state: SanJuan, seat: i64, out: Options) -> None:
        """Every kind of good on offer, in a fixed order; with a Harbor also to be shipped."""
        floor = state.get(FLOOR)
        ships = state.get(SHIPPED) == 0 and may_ship(state, seat)
        seen: i64 = 0
        first: i64 = seat * FULL_CITY
        goods = state.goods
        for place in range(first, first + state.buildings[seat]):
            if goods[place] == NONE:
                continue
            building = state.city[place]
            if building >= floor and (seen >> building) & 1 == 0:
                seen |= bit(building)
                out.add(action(steps.SELL_GOOD, building))
                if ships:
                    out.add(action(steps.SHIP_GOOD, building))

    def take(self, state: SanJuan, act: i64) -> None:
        seat = state.get(SEAT)
        if act <= DONE_ACTION:
            self.finish(state, seat)
            return
        building = what(act)
        place = state.filled_place(seat, building)
        good = state.goods[place]
        state.goods[place] = NONE
        if verb(act) == steps.SHIP_GOOD:
            harbor(state, seat, good)
            state.set(SHIPPED, 1)
            state.tell(events.SHIPS, seat, building, market_price(state, building))
        else:
            state.discard_unseen(good)
            state.tell(events.SELLS, seat, building, market_price(state, building))
        state.sales += 1
        top = state.top
        state.stack[top + SOLD] += 1
        state.stack[top + EARNED] += market_price(state, building)
        state.stack[top + FLOOR] = building

    def finish(self, state: SanJuan, seat: i64) -> None:
        """Draw what the goods brought, then Market Stand and Market Hall (SJ-R39)."""
        sold = state.get(SOLD)
        earned = state.get(EARNED)
        state.pop()
        if sold == 0:
            state.tell(events.PASSES, seat)
            return
        state.tell(events.EARNS, seat, 0, state.draw(seat, earned))
        market_stand(state, seat, sold)
        market_hall(state, seat, sold)

    def remaining(self, state: SanJuan) -> int:
        goods = Options()
        self.pool(state, goods)
        most = int(sales_limit(state, state.get(SEAT)) - state.get(SOLD))
        return min(most, int(goods.count))

    def pool(self, state: SanJuan, out: Options) -> None:
        seat = state.get(SEAT)
        first: i64 = seat * FULL_CITY
        for building in range(TYPES):
            for place in range(first, first + state.buildings[seat]):
                if state.city[place] == building and state.goods[place] != NONE:
                    out.add(action(steps.SELL_GOOD, building))
