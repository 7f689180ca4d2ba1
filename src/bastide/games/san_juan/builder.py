"""The Builder phase: everybody may build one card and pay for it."""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from bastide.engine.action import action, what, where
from bastide.engine.flow import SEAT, WIDTH, Frame, Options
from bastide.engine.rows import bit, inserted, without
from bastide.games.san_juan import events, steps
from bastide.games.san_juan.cards.builder import (
    black_market,
    carpenter,
    crane,
    guesthouse,
    library,
    may_cover,
    poor_house,
    quarry,
    smithy,
)
from bastide.games.san_juan.catalogue import CATHEDRAL, CRANE, CUSTOMS_OFFICE, GOODS, TYPES
from bastide.games.san_juan.editions import FULL_CITY
from bastide.games.san_juan.hand import offer_each, offer_in_order
from bastide.games.san_juan.library import asks_to_double
from bastide.games.san_juan.state import HAND, NONE, ON_TABLE, SanJuan
from bastide.games.san_juan.steps import PASS_ACTION

NOTHING_COVERED: Final = TYPES
"""What a `cover` action names when the Crane is not used."""

NEXT: Final = 3
CARD: Final = 2
DUE: Final = 3
FLOOR: Final = 4
GOODS_LEFT: Final = 5
PAID: Final = 6


def price(state: SanJuan, seat: i64, card: i64, covered: i64) -> i64:
    """The final cost of a building, `covered` being the building under it or NONE (SJ-034).

    Unless some are declined all reductions apply in full (SJ-R42), those of the covered building
    do not (SJ-R03), and nobody ever gains cards (SJ-032).
    """
    cost = state.edition.cost[card] - single_reductions(state, seat, card, covered)
    if covered != NONE:
        cost -= crane(state, covered)
    if cost < 0:
        cost = 0
    return cost


def single_reductions(state: SanJuan, seat: i64, card: i64, covered: i64) -> i64:
    """The reductions of one card each: privilege, Library, Smithy and Quarry."""
    off = smithy(state, seat, card, covered) + quarry(state, seat, card, covered)
    if seat == state.chooser:
        off += library(state, seat, covered)
    return off


def purse(state: SanJuan, seat: i64, card: i64, covered_place: i64) -> i64:
    """How much the seat can pay for a card: the rest of its hand, and goods (SJ-030, SJ-055)."""
    hand: i64 = state.hand_size[seat]
    if card != CATHEDRAL:
        hand -= 1
    return hand + black_market(state, seat, covered_place)


def can_build_on(state: SanJuan, seat: i64, card: i64, place: i64) -> bool:
    """Whether the Crane may put the card on that place and it can be paid (SJ-R45)."""
    if not may_cover(state, seat, place, card):
        return False
    covered = state.city[seat * FULL_CITY + place]
    return price(state, seat, card, covered) <= purse(state, seat, card, place)


def can_build(state: SanJuan, seat: i64, card: i64, purse: i64) -> bool:
    """Whether the seat may build the card somewhere, with that much to pay on a free place.

    At most one visible copy of a city building (SJ-033); one that is covered may come again
    (SJ-063). What cannot be paid cannot be built (SJ-R45).
    """
    if card >= GOODS and state.has(seat, card):
        return False
    if price(state, seat, card, NONE) <= purse:
        return True
    if state.uses(seat, CRANE):
        for place in range(state.buildings[seat]):
            if can_build_on(state, seat, card, place):
                return True
    return False


@final
class BuilderPhase(Frame[SanJuan]):
    """Clockwise from the Builder everybody may build (SJ-020, SJ-025).

    After the last player Guesthouses pay (SJ-R45), then twelve buildings end the game (SJ-085).
    """

    name = "builder"
    slots = ("chooser", "next")

    def advance(self, state: SanJuan, out: Options) -> None:
        turn = state.get(NEXT)
        if turn < state.players:
            state.set(NEXT, turn + 1)
            seat = (state.chooser + turn) % state.players
            state.push(steps.BUILD, seat)
            if turn == 0 and asks_to_double(state):
                state.push(steps.DOUBLE, seat)
            return
        state.pop()
        for turn in range(state.players):
            guesthouse(state, (state.chooser + turn) % state.players)
        for seat in range(state.players):
            state.usable[seat] = state.visible[seat]
            if state.buildings[seat] >= FULL_CITY:
                state.top = -WIDTH
        if state.is_over():
            state.tell(events.ENDS, NONE)


@final
class Build(Frame[SanJuan]):
    """Build one card from hand, or the Cathedral from the table, or nothing (SJ-030, SJ-100)."""

    name = "build"
    question = "sj-ask-build"
    asks_since: ClassVar[int] = 2

    def asks_forced(self, state: SanJuan) -> bool:
        """All see an empty hand; only its owner sees that none of its cards can be built."""
        return self.asks_always and state.hand_size[state.get(SEAT)] > 0

    def advance(self, state: SanJuan, out: Options) -> None:
        seat = state.get(SEAT)
        out.add(PASS_ACTION)
        money = state.hand_size[seat] + black_market(state, seat, NONE)
        last: i64 = NONE
        first: i64 = seat * HAND
        for i in range(first, first + state.hand_size[seat]):
            card = state.hands[i]
            if card != last and can_build(state, seat, card, money - 1):
                out.add(action(steps.BUILD_CARD, card))
            last = card
        if state.cathedral == ON_TABLE and can_build(state, seat, CATHEDRAL, money):
            out.add(action(steps.BUILD_CARD, CATHEDRAL))

    def take(self, state: SanJuan, act: i64) -> None:
        seat = state.get(SEAT)
        state.pop()
        if act == PASS_ACTION:
            state.tell(events.PASSES, seat)
            return
        card = what(act)
        has_crane = state.uses(seat, CRANE)
        if card != CATHEDRAL and (has_crane or state.edition.may_decline):
            name_card(state, seat, card)
        if has_crane:
            state.push(steps.COVER, seat, card)
        else:
            fix_price(state, seat, card, NONE)


def name_card(state: SanJuan, seat: i64, card: i64) -> None:
    """A card that is about to be built is named for all to hear: now it is known (SJ-R45)."""
    entry = seat * TYPES + card
    for known in state.shown:
        if known == entry:
            return
    state.shown = inserted(state.shown, entry, 1)


@final
class Cover(Frame[SanJuan]):
    """With the Crane: build on top of an own building, or on a free place (SJ-059)."""

    name = "cover"
    question = "sj-ask-cover"
    slots = ("card",)
    is_payment = True

    def advance(self, state: SanJuan, out: Options) -> None:
        offer_places(state, state.get(SEAT), state.get(CARD), out)

    def take(self, state: SanJuan, act: i64) -> None:
        seat = state.get(SEAT)
        card = state.get(CARD)
        state.pop()
        fix_price(state, seat, card, NONE if what(act) == NOTHING_COVERED else where(act))


def offer_places(state: SanJuan, seat: i64, card: i64, out: Options) -> None:
    """With the Crane: a free place and every own building, where the card can be paid (SJ-R45)."""
    if price(state, seat, card, NONE) <= purse(state, seat, card, NONE):
        out.add(action(steps.COVER_PLACE, NOTHING_COVERED))
    for place in range(state.buildings[seat]):
        if can_build_on(state, seat, card, place) and not is_twin(state, seat, place):
            covered = state.city[seat * FULL_CITY + place]
            out.add(action(steps.COVER_PLACE, covered, place))


def must_cover(state: SanJuan, seat: i64, card: i64) -> list[int]:
    """The places, cheapest first, for a card that only the Crane makes payable; else none.

    A single one is not asked for: the choice to build must name it (SJ-059, SJ-061).
    """
    out = Options()
    if state.uses(seat, CRANE):
        offer_places(state, seat, card, out)
    acts = out.listed()
    if acts and what(acts[0]) == NOTHING_COVERED:
        return []
    return sorted(acts, key=lambda act: int(price(state, seat, card, what(act))))


def is_twin(state: SanJuan, seat: i64, place: i64) -> bool:
    """Whether an earlier place holds the same building in the same condition."""
    first: i64 = seat * FULL_CITY
    for earlier in range(place):
        if state.city[first + earlier] == state.city[first + place] and (
            state.goods[first + earlier] == NONE
        ) == (state.goods[first + place] == NONE):
            return True
    return False


def fix_price(state: SanJuan, seat: i64, card: i64, place: i64) -> None:
    """Where reductions may be declined the builder says what is paid (SJ-R42)."""
    if state.edition.may_decline:
        state.push(steps.PRICE, seat, card, FULL_CITY if place == NONE else place)
        return
    covered: i64 = NONE
    if place != NONE:
        covered = state.city[seat * FULL_CITY + place]
    lay(state, seat, card, place, price(state, seat, card, covered))


def lay(state: SanJuan, seat: i64, card: i64, place: i64, due: i64) -> None:
    """Steps 2 and 3 of a build: the card lies on the table, its final cost is known (SJ-R45)."""
    goods = black_market(state, seat, place)
    if card == CATHEDRAL:
        state.cathedral = seat
    else:
        state.take_out(seat, card)
        forget_one_shown(state, seat, card)
    state.tell(events.BUILDS, seat, card, due)
    if place == NONE:
        state.city[seat * FULL_CITY + state.buildings[seat]] = card
        state.buildings[seat] += 1
    else:
        cover(state, seat, place)
        state.city[seat * FULL_CITY + place] = card
    state.visible[seat] |= bit(card)
    state.push(steps.PAYMENT, seat, card, due, 0, goods)


def cover(state: SanJuan, seat: i64, place: i64) -> None:
    """The covered building is out of play, a good on it is lost (SJ-060, SJ-061)."""
    at: i64 = seat * FULL_CITY + place
    covered = state.city[at]
    state.tell(events.COVERS, seat, covered)
    state.covered = inserted(state.covered, at * TYPES + covered, TYPES)
    good = state.goods[at]
    if good != NONE:
        state.goods[at] = NONE
        state.discard_unseen(good)
        state.tell(events.LOSES_GOOD, seat, covered)
    state.city[at] = NONE
    still_there = False
    for other in range(seat * FULL_CITY, seat * FULL_CITY + state.buildings[seat]):
        if state.city[other] == covered:
            still_there = True
    if not still_there:
        state.visible[seat] &= ~bit(covered)
        state.usable[seat] &= ~bit(covered)


def forget_one_shown(state: SanJuan, seat: i64, card: i64) -> None:
    """A card that everybody knew to be in this hand has been built."""
    entry = seat * TYPES + card
    for i in range(len(state.shown)):
        if state.shown[i] == entry:
            state.shown = without(state.shown, i)
            return


@final
class Payment(Frame[SanJuan]):
    """The final cost is paid exactly, card by card, in a fixed order (SJ-030, SJ-R04).

    Hand cards come in the order of the catalogue, then goods: so no set is offered twice.
    """

    name = "pay"
    question = "sj-ask-pay"
    slots = ("card", "due", "floor", "goods_left", "paid")
    asks_since: ClassVar[int] = 2
    is_payment = True

    def asks_forced(self, state: SanJuan) -> bool:
        """Goods pay in the open, and all see when everything must go; the rest is secret."""
        if not self.asks_always or state.get(FLOOR) >= TYPES:
            return False
        return state.get(DUE) < state.hand_size[state.get(SEAT)] + state.get(GOODS_LEFT)

    def advance(self, state: SanJuan, out: Options) -> None:
        stack = state.stack
        top = state.top
        seat = stack[top + SEAT]
        due = stack[top + DUE]
        if due == 0:
            self.finish(state, seat)
            return
        floor = stack[top + FLOOR]
        goods: i64 = 0
        goods_left = stack[top + GOODS_LEFT]
        if goods_left > 0:
            goods = self.offer_goods(state, seat, floor, due, goods_left, out)
        offer_in_order(state, seat, steps.PAY_CARD, floor, due - goods, out)

    def offer_goods(
        self, state: SanJuan, seat: i64, floor: i64, due: i64, goods_left: i64, out: Options
    ) -> i64:
        """Offer goods from `floor` on; says how much of the payment goods can carry."""
        reach: i64 = 0
        first: i64 = seat * FULL_CITY
        for kind in range(GOODS, -1, -1):
            building: i64 = CUSTOMS_OFFICE if kind == GOODS else kind
            if TYPES + building < floor:
                break
            here: i64 = 0
            for place in range(first, first + state.buildings[seat]):
                if state.city[place] == building and state.goods[place] != NONE:
                    here += 1
            if here > 0:
                reach += here
                if reach > goods_left:
                    reach = goods_left
                if reach >= due:
                    out.add(action(steps.PAY_GOOD, building))
        return reach

    def take(self, state: SanJuan, act: i64) -> None:
        stack = state.stack
        top = state.top
        seat = stack[top + SEAT]
        thing = what(act)
        stack[top + DUE] -= 1
        stack[top + PAID] += 1
        if act >= action(steps.PAY_GOOD):
            place = state.filled_place(seat, thing)
            state.discard_unseen(state.goods[place])
            state.goods[place] = NONE
            stack[top + FLOOR] = TYPES + thing
            stack[top + GOODS_LEFT] -= 1
            state.tell(events.PAYS_GOOD, seat, thing)
        else:
            state.bury(seat, thing)
            stack[top + FLOOR] = thing
            state.tell(events.PAID_CARD, seat, thing, 1, seat)

    def finish(self, state: SanJuan, seat: i64) -> None:
        """Steps 5 and 6: Carpenter, then Poor House, once the payment is discarded (SJ-R40)."""
        card = state.get(CARD)
        paid = state.get(PAID)
        state.pop()
        state.tell(events.PAYS, seat, card, paid)
        carpenter(state, seat, card)
        poor_house(state, seat)

    def remaining(self, state: SanJuan) -> int:
        return int(state.get(DUE))

    def pool(self, state: SanJuan, out: Options) -> None:
        seat = state.get(SEAT)
        offer_each(state, seat, steps.PAY_CARD, out)
        if state.get(GOODS_LEFT) > 0:
            for place in range(state.buildings[seat]):
                at = seat * FULL_CITY + place
                if state.goods[at] != NONE:
                    out.add(action(steps.PAY_GOOD, state.city[at]))
