"""Why an action is not possible, in words and with the rule that says so."""

from typing import final

from bastide.engine.action import action, verb, what
from bastide.engine.messages import Message
from bastide.engine.parts import Refusal, Refusals
from bastide.games.san_juan import steps
from bastide.games.san_juan.builder import GOODS_LEFT, price, purse
from bastide.games.san_juan.catalogue import CATHEDRAL, CRANE, CUSTOMS_OFFICE, GOODS, NAMES, ROLES
from bastide.games.san_juan.editions import FULL_CITY, is_production
from bastide.games.san_juan.state import NONE, NOT_USED, ON_TABLE, SanJuan
from bastide.games.san_juan.view import hand, looked_at
from bastide.games.san_juan.words import card, role

ASKED_BY = {
    steps.TAKE_ROLE: (steps.ROUND,),
    steps.BUILD_CARD: (steps.BUILD,),
    steps.COVER_PLACE: (steps.COVER,),
    steps.PAY_CARD: (steps.PAYMENT,),
    steps.PAY_GOOD: (steps.PAYMENT,),
    steps.PRODUCE_GOOD: (steps.PRODUCE,),
    steps.SELL_GOOD: (steps.SELL,),
    steps.SHIP_GOOD: (steps.SELL,),
    steps.LOOK: (steps.COUNCIL,),
    steps.KEEP_CARD: (steps.KEEP,),
    steps.DISCARD_CARD: (steps.SHED,),
    steps.DRAW_CARDS: (steps.PROSPECT,),
    steps.TURN_UP: (steps.GOLD_MINE, steps.GOLDSMITH),
    steps.TAKE_CARD: (steps.GOLD_MINE_CHOICE,),
    steps.SWAP_CARD: (steps.OFFICE,),
    steps.TO_CHAPEL: (steps.CHAPEL,),
    steps.TO_BANK: (steps.BANK,),
    steps.DOUBLE_PRIVILEGE: (steps.DOUBLE,),
    steps.SET_PRICE: (steps.PRICE,),
}
"""The questions that each verb can answer."""


def _cannot_build(state: SanJuan, seat: int, building: int) -> Refusal:
    named = {"card": card(state, building)}
    if building == CATHEDRAL:
        if state.cathedral != ON_TABLE:
            return Refusal(Message("sj-no-cathedral"), "SJ-100")
    elif NAMES[building] not in hand(state, seat):
        return Refusal(Message("sj-no-not-in-hand", {**named}), "SJ-030")
    if not is_production(building) and state.has(seat, building):
        return Refusal(Message("sj-no-second-copy", {**named}), "SJ-033")
    cost = int(price(state, seat, building, NONE))
    short = cost - int(purse(state, seat, building, NONE))
    return Refusal(Message("sj-no-too-dear", {**named, "cost": cost, "short": short}), "SJ-034")


def _cannot_cover(state: SanJuan, seat: int, covered: int) -> Refusal:
    named = {"card": card(state, covered)} if covered < len(NAMES) else {}
    if covered == CRANE:
        return Refusal(Message("sj-no-cover-crane"), "SJ-060")
    if covered < len(NAMES) and covered == int(state.get(2)):
        return Refusal(Message("sj-no-cover-same", {**named}), "SJ-064")
    if covered < len(NAMES) and not any(
        state.city[seat * FULL_CITY + place] == covered
        for place in range(int(state.buildings[seat]))
    ):
        return Refusal(Message("sj-no-not-owned", {**named}), "SJ-059")
    return Refusal(Message("sj-no-cover-dear"), "SJ-R45")


@final
class SanJuanRefusals(Refusals[SanJuan]):
    """Why something cannot be done, and by which rule."""

    def refusal(self, state: SanJuan, act: int) -> Refusal:
        """The first reason that holds."""
        if state.is_over():
            return Refusal(Message("no-game-over"), "SJ-085")
        doing = int(verb(act))
        thing = int(what(act))
        seat = state.mover()
        if doing in ASKED_BY and int(state.stack[state.top]) not in ASKED_BY[doing]:
            return Refusal(Message("no-not-asked"), "SJ-020")
        if doing == steps.TAKE_ROLE:
            return Refusal(Message("sj-no-role-taken", {"role": role(state, thing)}), "SJ-022")
        if doing == steps.BUILD_CARD:
            return _cannot_build(state, seat, thing)
        if doing == steps.COVER_PLACE:
            return _cannot_cover(state, seat, thing)
        if doing in (
            steps.PAY_CARD,
            steps.DISCARD_CARD,
            steps.SWAP_CARD,
            steps.TO_CHAPEL,
            steps.TO_BANK,
        ):
            if NAMES[thing] not in hand(state, seat):
                return Refusal(Message("sj-no-not-in-hand", {"card": card(state, thing)}), "SJ-030")
            return Refusal(Message("no-order"), "SJ-030")
        if doing == steps.PAY_GOOD:
            if state.filled_place(seat, thing) == NONE:
                return Refusal(Message("sj-no-good-there", {"card": card(state, thing)}), "SJ-055")
            if state.get(GOODS_LEFT) > 0:
                return Refusal(Message("no-order"), "SJ-055")
            return Refusal(Message("sj-no-black-market"), "SJ-055")
        if doing == steps.PRODUCE_GOOD:
            if thing >= GOODS:
                return Refusal(
                    Message("sj-no-not-production", {"card": card(state, thing)}), "SJ-036"
                )
            if not state.has(seat, thing):
                return Refusal(Message("sj-no-not-owned", {"card": card(state, thing)}), "SJ-036")
            return Refusal(Message("sj-no-good-already", {"card": card(state, thing)}), "SJ-038")
        if doing in (steps.SELL_GOOD, steps.SHIP_GOOD):
            if thing >= GOODS and thing != CUSTOMS_OFFICE:
                return Refusal(
                    Message("sj-no-not-production", {"card": card(state, thing)}), "SJ-040"
                )
            if state.filled_place(seat, thing) == NONE:
                return Refusal(Message("sj-no-good-there", {"card": card(state, thing)}), "SJ-040")
            if doing == steps.SHIP_GOOD:
                return Refusal(Message("sj-no-harbor"), "SJ-097")
            return Refusal(Message("no-order"), "SJ-040")
        if doing == steps.SET_PRICE:
            return Refusal(Message("sj-no-price"), "SJ-R42")
        if doing == steps.LOOK:
            return Refusal(Message("sj-no-cards-left"), "SJ-R44")
        if doing in (steps.KEEP_CARD, steps.TAKE_CARD):
            if NAMES[thing] in looked_at(state):
                return Refusal(Message("no-order"), "SJ-044")
            return Refusal(Message("sj-no-not-looked-at", {"card": card(state, thing)}), "SJ-044")
        return Refusal(Message("no-must-choose"), "SJ-023")

    def closed_options(self, state: SanJuan) -> list[int]:
        """Every role; the Cathedral, where it is played with."""
        kind = int(state.stack[state.top])
        if kind == steps.ROUND:
            return [action(steps.TAKE_ROLE, thing) for thing in range(len(ROLES))]
        if kind == steps.BUILD and state.cathedral != NOT_USED:
            return [action(steps.BUILD_CARD, CATHEDRAL)]
        return []
