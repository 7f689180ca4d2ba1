"""Phase 4: a building turn with its payments, and the hand limit at its end."""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from bastide.engine.action import action, verb, what
from bastide.engine.flow import SEAT, SECRET_TOLD, WIDTH, Frame, Options
from bastide.engine.rows import bit
from bastide.games.golden_city import events, steps
from bastide.games.golden_city.catalogue import HAND_LIMIT, INNER, MOST_BUILDS, PLACES, TYPES
from bastide.games.golden_city.payment import can_pay, may_pay, offer_payments, paid_cards, price
from bastide.games.golden_city.rewards import reward, second_letters
from bastide.games.golden_city.state import (
    AREA,
    BLACK,
    BLACK_STOCK,
    KEYRING,
    NONE,
    OWN,
    REACH,
    STOCK,
    GoldenCity,
)

BUILDS: Final = 2
CHECK: Final = 3
"""Slots of a turn: posts built in it, and 1 right after a post."""
PLACE: Final = 2
IS_BLACK: Final = 3
"""Slots of a payment."""
DUE: Final = 2
FLOOR: Final = 3
"""Slots of a discard: cards still to go, and the type from which on they go."""


def note_blocked(state: GoldenCity) -> None:
    """Find out who can build nowhere any more, after each post and its reward (GC-R27).

    With two players the game stops at once if that happens to one of them (GC-R45).
    """
    before = state.blocked
    everybody: i64 = 0
    for seat in range(state.players):
        everybody |= bit(seat)
        if state.areas[seat * AREA + STOCK] > 0 and state.targets(seat) == 0:
            if not state.is_blocked(seat):
                state.tell(events.BLOCKED, seat)
            state.blocked |= bit(seat)
    if state.blocked != before:
        state.ending = 1
        if state.house.two and state.blocked != everybody:
            state.top = -WIDTH
            state.learn(SECRET_TOLD)
            state.tell(events.ENDS, NONE)


def own_targets(state: GoldenCity, seat: i64) -> i64:
    """Places for an own post, while there is one."""
    return state.targets(seat) if state.areas[seat * AREA + STOCK] > 0 else 0


@final
class Turn(Frame[GoldenCity]):
    """None, one or two posts, one after the other (GC-090, GC-104, GC-R09, GC-R10)."""

    name = "turn"
    question = "gc-ask-turn"
    slots = ("builds", "check")
    asks_since: ClassVar[int] = 2

    def advance(self, state: GoldenCity, out: Options) -> None:
        seat = state.get(SEAT)
        if state.get(CHECK) != 0:
            state.set(CHECK, 0)
            note_blocked(state)
        elif state.get(BUILDS) >= MOST_BUILDS or state.is_blocked(seat):
            self.finish(state, seat)
        else:
            self.offer(state, seat, out)

    def offer(self, state: GoldenCity, seat: i64, out: Options) -> None:
        """Every place that can be reached and paid for; then black posts, then to stop.

        Whoever has nothing to place is not asked (GC-R43).
        """
        payable: i64 = 0
        for card in range(TYPES):
            if can_pay(state, seat, card):
                payable |= bit(card)
        kinds = state.house.island.type
        own = own_targets(state, seat)
        black = state.black_targets(seat)
        for place in range(PLACES):
            if (own >> place) & 1 != 0 and (payable >> kinds[place]) & 1 != 0:
                out.add(action(steps.BUILD, place))
        if black != 0:
            for place in range(PLACES):
                if (black >> place) & 1 != 0 and (payable >> kinds[place]) & 1 != 0:
                    out.add(action(steps.BLACK, place))
        out.add(steps.STOP_ACTION)

    def asks_forced(self, state: GoldenCity) -> bool:
        """Unless everybody sees that nothing can be built, only the hand tells."""
        seat = state.get(SEAT)
        places = own_targets(state, seat) | state.black_targets(seat)
        kinds = state.house.island.type
        for place in range(PLACES):
            if (places >> place) & 1 != 0 and may_pay(state, seat, kinds[place]):
                return self.asks_always
        return False

    def take(self, state: GoldenCity, act: i64) -> None:
        seat = state.get(SEAT)
        if act == steps.STOP_ACTION:
            if state.areas[seat * AREA + STOCK] + state.areas[seat * AREA + BLACK_STOCK] > 0:
                state.tell(events.STOPS, seat, 0, state.get(BUILDS))
            self.finish(state, seat)
            return
        is_black: i64 = 1 if verb(act) == steps.BLACK else 0
        state.set(BUILDS, state.get(BUILDS) + 1)
        state.set(CHECK, 1)
        state.push(steps.PAYMENT, seat, what(act), is_black)

    def finish(self, state: GoldenCity, seat: i64) -> None:
        """The turn is over; surplus cards go (GC-101, GC-R14, GC-R42)."""
        state.pop()
        surplus = state.hand_size(seat) - HAND_LIMIT
        if surplus > 0:
            state.push(steps.DISCARD, seat, surplus)


@final
class Payment(Frame[GoldenCity]):
    """The price of the chosen place, in one of the ways that the hand allows (GC-103)."""

    name = "payment"
    question = "gc-ask-payment"
    slots = ("place", "black")
    asks_since: ClassVar[int] = 2
    is_payment = True

    def advance(self, state: GoldenCity, out: Options) -> None:
        kind = state.house.island.type[state.get(PLACE)]
        offer_payments(state, state.get(SEAT), kind, out)

    def asks_forced(self, state: GoldenCity) -> bool:
        """Unless everybody can name the cards, or all of them must go, only the hand tells."""
        seat = state.get(SEAT)
        due = price(state.house.island.type[state.get(PLACE)])
        return self.asks_always and state.unnamed(seat) > 0 and state.hand_size(seat) > due

    def take(self, state: GoldenCity, act: i64) -> None:
        seat = state.get(SEAT)
        place = state.get(PLACE)
        is_black = state.get(IS_BLACK) != 0
        state.pop()
        for card in range(TYPES):
            for _ in range(paid_cards(act, card)):
                state.put_away(seat, card)
        if place >= INNER:
            state.areas[seat * AREA + KEYRING] -= 1
            state.keys_spent += 1
        state.tell(events.PAYS, seat, act & 0xFFFFFF, place)
        if is_black:
            place_black(state, seat, place)
        else:
            place_post(state, seat, place)


def place_post(state: GoldenCity, seat: i64, place: i64) -> None:
    """The post stands, and its owner takes the reward (GC-103)."""
    at: i64 = seat * AREA
    state.areas[at + OWN] |= bit(place)
    state.areas[at + REACH] |= state.house.island.near[place]
    state.areas[at + STOCK] -= 1
    state.tell(events.BUILDS, seat, place)
    if state.areas[at + STOCK] == 0:
        state.tell(events.LAST_POST, seat)
        if not state.house.two:
            state.ending = 1
    reward(state, seat, place)


def place_black(state: GoldenCity, seat: i64, place: i64) -> None:
    """A black post closes the zone; it earns nothing unless agreed so (GC-233, GC-R33)."""
    at: i64 = seat * AREA
    state.areas[at + BLACK] |= bit(place)
    state.areas[at + BLACK_STOCK] -= 1
    state.tell(events.BLACK, seat, place)
    if state.house.black_second and (state.house.dry >> place) & 1 == 0:
        second_letters(state, seat, place)


def cards_from(state: GoldenCity, seat: i64, floor: i64) -> i64:
    """Cards in the seat's hand of that type and of those after it."""
    count: i64 = 0
    for card in range(floor, TYPES):
        count += state.cards[seat * TYPES + card]
    return count


@final
class Discard(Frame[GoldenCity]):
    """Surplus cards go one by one, in the order of the types: no set comes twice (GC-101)."""

    name = "discard"
    question = "gc-ask-discard"
    slots = ("due", "floor")
    asks_since: ClassVar[int] = 2

    def advance(self, state: GoldenCity, out: Options) -> None:
        due = state.get(DUE)
        if due == 0:
            state.pop()
            return
        first: i64 = state.get(SEAT) * TYPES
        floor = state.get(FLOOR)
        above = cards_from(state, state.get(SEAT), floor)
        for card in range(floor, TYPES):
            if above >= due and state.cards[first + card] > 0:
                out.add(action(steps.DISCARD_CARD, card))
            above -= state.cards[first + card]

    def asks_forced(self, state: GoldenCity) -> bool:
        """Unless everybody can name the cards, only the hand tells."""
        return self.asks_always and state.unnamed(state.get(SEAT)) > 0

    def take(self, state: GoldenCity, act: i64) -> None:
        seat = state.get(SEAT)
        state.put_away(seat, what(act))
        state.set(DUE, state.get(DUE) - 1)
        state.set(FLOOR, what(act))
        state.tell(events.DISCARDS, seat, what(act))

    def remaining(self, state: GoldenCity) -> int:
        return int(state.get(DUE))

    def pool(self, state: GoldenCity, out: Options) -> None:
        first: i64 = state.get(SEAT) * TYPES
        for card in range(TYPES):
            for _ in range(state.cards[first + card]):
                out.add(action(steps.DISCARD_CARD, card))
