"""A turn: its actions, the token just drawn, where a token goes and how it is paid."""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from bastide.engine.action import action, verb, what, where
from bastide.engine.flow import SEAT, TILE_TURNED, Frame, Options
from bastide.games.attika import events, steps
from bastide.games.attika.building import build, spend_bonus
from bastide.games.attika.catalogue import BUILDS, DRAWS, KINDS, STACK_STARTS, STACKS
from bastide.games.attika.ending import stop
from bastide.games.attika.hexes import SPAN
from bastide.games.attika.payment import MOST_LISTED, most_listed, offer, offer_larger, packed
from bastide.games.attika.price import DUES, at_least, fewest, payable, price, purse
from bastide.games.attika.state import AREA, BONUSES, NONE, STACK, Attika

ACTING: Final = 2
DONE: Final = 3
HALTED: Final = 4
"""Slots of a turn: the kind of action, how many regular ones were made, 1 if a card was drawn."""
UNDECIDED: Final = 0
DRAWING: Final = 1
BUILDING: Final = 2
ACTING_NAMES: Final = ("undecided", "draw", "build")

TOKEN: Final = 2
HEX: Final = 3
DRAWN: Final = 4
FIXED: Final = 5
CHOSEN: Final = 6
"""Slots of a payment: token, hex, 1 if it was drawn just now, cards fixed so far, their kinds."""


def regular(acting: i64) -> i64:
    """How many regular actions of a kind a turn has (AT-020)."""
    return DRAWS if acting == DRAWING else BUILDS


def is_through(state: Attika) -> bool:
    """Whether the turn on top has had all its regular actions."""
    acting = state.get(ACTING)
    return acting != UNDECIDED and state.get(DONE) >= regular(acting)


def may_refill(state: Attika, seat: i64) -> bool:
    """Whether a bonus may be spent before its time, which fills the empty supply (AT-R10)."""
    is_needed = state.edition.early and state.supply == 0 and not is_through(state)
    return is_needed and state.areas[seat * AREA + BONUSES] > 0


def finish_build(state: Attika, seat: i64, kind: i64, hex: i64, pack: i64) -> None:
    """Build; a card drawn by it ends the actions of the turn, which lies lowest (AT-027)."""
    if build(state, seat, kind, hex, pack):
        state.stack[HALTED] = 1


@final
class Turn(Frame[Attika]):
    """Draw up to two tokens or build up to three, or stop (AT-020..AT-026, AT-D01, AT-D02).

    After the regular actions a bonus buys a further one of the same kind (AT-D05, AT-R10); by an
    option before them, too, while the supply is empty. It asks even if stopping is the only
    answer: a stop by itself would tell of a poor hand (AT-R38).
    """

    name = "turn"
    question = "at-ask-turn"
    slots = ("acting", "done", "halted")
    asks_since: ClassVar[int] = 2

    def advance(self, state: Attika, out: Options) -> None:
        seat = state.get(SEAT)
        acting = state.get(ACTING)
        is_over = is_through(state) and not self.may_go_on(state, seat, acting)
        if is_over or state.get(HALTED) != 0:
            stop(state, seat, acting, state.get(DONE))
            return
        if acting != BUILDING:
            for stack in range(STACKS):
                if state.areas[seat * AREA + STACK + stack] > 0:
                    out.add(action(steps.DRAW, stack))
        if acting != DRAWING:
            found = payable(state, seat)
            for kind in range(KINDS):
                if (found >> kind) & 1 != 0:
                    out.add(action(steps.BUILD, kind))
        if may_refill(state, seat):
            for i in range(out.count):
                out.add(out.acts[i] + steps.EARLY)
        out.add(steps.STOP_ACTION)

    def may_go_on(self, state: Attika, seat: i64, acting: i64) -> bool:
        """Whether a bonus is there and a token to use it on (AT-D05, AT-R12, AT-R38)."""
        if state.areas[seat * AREA + BONUSES] == 0:
            return False
        return (state.stacked(seat) if acting == DRAWING else state.displayed(seat)) > 0

    def take(self, state: Attika, act: i64) -> None:
        seat = state.get(SEAT)
        doing = verb(act)
        acting = state.get(ACTING)
        done = state.get(DONE)
        if doing == steps.STOP:
            stop(state, seat, acting, done)
            return
        if is_through(state) or where(act) == steps.EARLY:
            spend_bonus(state, seat)
            state.tell(events.SPENDS, seat)
        else:
            state.set(DONE, done + 1)
        if doing == steps.DRAW:
            state.set(ACTING, DRAWING)
            draw(state, seat, what(act))
        else:
            state.set(ACTING, BUILDING)
            state.push(steps.SITE, seat, what(act))


def draw(state: Attika, seat: i64, stack: i64) -> None:
    """Turn up the top token; an emptied stack adds a region tile later (AT-021, AT-060)."""
    kind = state.draw_token(seat, stack, STACK_STARTS[stack])
    state.learn(TILE_TURNED)
    state.tell(events.DRAWS, seat, kind, stack)
    if state.areas[seat * AREA + STACK + stack] == 0 and state.tiles_left > 0:
        state.push(steps.EXTENSION, seat)
    state.push(steps.DRAWN, seat, kind)


def offer_hexes(state: Attika, seat: i64, kind: i64, out: Options) -> None:
    """Every free hex on which the token can be paid (AT-030)."""
    land = state.land
    held = purse(state, seat)
    size = state.hand_size(seat)
    for hex in range(land.hexes()):
        if state.on[hex] == NONE and fewest(price(state, seat, kind, hex), held) <= size:
            place = land.spots[hex]
            out.add(action(steps.AT, place // SPAN, place % SPAN))


def choose_hex(state: Attika, seat: i64, kind: i64, act: i64, drawn: i64) -> None:
    """The token goes there: at once if nothing is due, else when it is paid."""
    hex = state.land.at(what(act) * SPAN + where(act))
    state.pop()
    if price(state, seat, kind, hex) & DUES != 0:
        state.push(steps.PAYMENT, seat, kind, hex, drawn)
        return
    if drawn == 0:
        state.shown[seat * KINDS + kind] -= 1
    finish_build(state, seat, kind, hex, 0)


@final
class Drawn(Frame[Attika]):
    """The token just drawn is built at once or put on the display (AT-021, AT-023, AT-D03).

    It asks even if keeping is the only answer: a token that went to the display by itself would
    tell that the hand, which is secret, pays for no free hex (AT-028, AT-R19, AT-R38).
    """

    name = "drawn"
    question = "at-ask-drawn"
    slots = ("token",)
    asks_since: ClassVar[int] = 2

    def advance(self, state: Attika, out: Options) -> None:
        offer_hexes(state, state.get(SEAT), state.get(TOKEN), out)
        out.add(action(steps.KEEP))

    def take(self, state: Attika, act: i64) -> None:
        seat = state.get(SEAT)
        kind = state.get(TOKEN)
        if verb(act) == steps.KEEP:
            state.pop()
            state.shown[seat * KINDS + kind] += 1
            state.tell(events.KEEPS, seat, kind)
        else:
            choose_hex(state, seat, kind, act, 1)


@final
class Site(Frame[Attika]):
    """Where a token of the display goes (AT-022, AT-030)."""

    name = "site"
    question = "at-ask-site"
    slots = ("token",)
    asks_since: ClassVar[int] = 3

    def advance(self, state: Attika, out: Options) -> None:
        offer_hexes(state, state.get(SEAT), state.get(TOKEN), out)

    def asks_forced(self, state: Attika) -> bool:
        """Unless a hand of that size can pay on one hex only, the hand tells (AT-R19)."""
        seat = state.get(SEAT)
        size = state.hand_size(seat)
        found: i64 = 0
        for hex in range(state.land.hexes()):
            if state.on[hex] == NONE:
                found += 1 if at_least(price(state, seat, state.get(TOKEN), hex)) <= size else 0
        return self.asks_always and found > 1

    def take(self, state: Attika, act: i64) -> None:
        choose_hex(state, state.get(SEAT), state.get(TOKEN), act, 0)


@final
class Payment(Frame[Attika]):
    """Which cards pay (AT-037, AT-D06); where there are very many ways, kind by kind.

    Any legal set will do; a search is not shown those of which a part would do (AT-R36).
    """

    name = "payment"
    question = "at-ask-payment"
    slots = ("token", "hex", "drawn", "fixed", "chosen")
    asks_since: ClassVar[int] = 3
    is_payment = True

    def advance(self, state: Attika, out: Options) -> None:
        seat = state.get(SEAT)
        due = price(state, seat, state.get(TOKEN), state.get(HEX))
        kinds = state.get(CHOSEN)
        most = most_listed(state, seat, due, kinds) if self.asks_always else MOST_LISTED
        offer(state, seat, due, state.get(FIXED), kinds, most, out)
        if (self.asks_always and state.is_watched) or out.count == 0:
            offer_larger(state, seat, due, state.get(FIXED), kinds, most, out)

    def asks_forced(self, state: Attika) -> bool:
        """Unless the whole hand must go, only the hand tells (AT-R19)."""
        seat = state.get(SEAT)
        due = at_least(price(state, seat, state.get(TOKEN), state.get(HEX)))
        return self.asks_always and state.hand_size(seat) > due

    def take(self, state: Attika, act: i64) -> None:
        if verb(act) == steps.SPEND:
            state.set(FIXED, state.get(FIXED) + packed(what(act), where(act)))
            state.set(CHOSEN, what(act) + 1)
            return
        seat = state.get(SEAT)
        kind = state.get(TOKEN)
        hex = state.get(HEX)
        if state.get(DRAWN) == 0:
            state.shown[seat * KINDS + kind] -= 1
        state.pop()
        finish_build(state, seat, kind, hex, act & 0xFFFFFF)
