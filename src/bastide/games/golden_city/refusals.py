"""Why an action is not possible, in words and with the rule that says so."""

from typing import final

from bastide.engine.action import action, verb, what
from bastide.engine.messages import Message
from bastide.engine.parts import Refusal, Refusals
from bastide.games.golden_city import steps
from bastide.games.golden_city.catalogue import INNER, OPEN_GOODS, PLACES, PORTS, RURAL, TYPES
from bastide.games.golden_city.payment import paid_cards, price
from bastide.games.golden_city.state import (
    BLACK,
    BLACK_STOCK,
    GOODS_HELD,
    KEYRING,
    NONE,
    OWN,
    REACH,
    STOCK,
    GoldenCity,
)
from bastide.games.golden_city.words import amounts, goods_name, type_name

ASKED_BY = {
    steps.STOP: (steps.TURN, "GC-090"),
    steps.BID: (steps.AUCTION, "GC-070"),
    steps.BUILD: (steps.TURN, "GC-090"),
    steps.BLACK: (steps.TURN, "GC-231"),
    steps.PAY: (steps.PAYMENT, "GC-103"),
    steps.TAKE_GOODS: (steps.GOODS, "GC-123"),
    steps.RETURN_GOODS: (steps.RETURN, "GC-124"),
    steps.TAKE_BONUS: (steps.BONUS, "GC-125"),
    steps.DISCARD_CARD: (steps.DISCARD, "GC-101"),
}
"""The question that each verb answers, and the rule that asks it."""


def _cannot_bid(state: GoldenCity, group: int) -> Refusal:
    if group >= state.players:
        return Refusal(Message("gc-no-group", {"count": int(state.players)}), "GC-065")
    return Refusal(Message("gc-no-coins", {"cost": int(state.cost)}), "GC-R08")


def _cannot_build(state: GoldenCity, place: int) -> Refusal:
    seat = state.mover()
    if state.area(seat, STOCK) == 0:
        return Refusal(Message("gc-no-posts"), "GC-104")
    if (state.area(seat, OWN) >> place) & 1:
        rule = "GC-091" if place < RURAL else "GC-092"
        return Refusal(Message("gc-no-own"), rule)
    if place < RURAL and (state.occupied() >> place) & 1:
        return Refusal(Message("gc-no-taken"), "GC-091")
    if any((state.area(other, BLACK) >> place) & 1 for other in range(int(state.players))):
        return Refusal(Message("gc-no-closed"), "GC-233")
    if place < PORTS:
        return _too_dear(state, place, "GC-093")
    if not (state.area(seat, REACH) >> place) & 1:
        return Refusal(Message("gc-no-road"), "GC-097")
    if place >= INNER and state.area(seat, KEYRING) == 0:
        return Refusal(Message("gc-no-key"), "GC-095")
    return _too_dear(state, place, "GC-094" if place < INNER else "GC-095")


def _too_dear(state: GoldenCity, place: int, rule: str) -> Refusal:
    card = int(state.house.island.type[place])
    return Refusal(Message("gc-no-cards", {"cards": amounts([card] * int(price(card)))}), rule)


def _cannot_build_black(state: GoldenCity, place: int) -> Refusal:
    seat = state.mover()
    if state.area(seat, BLACK_STOCK) == 0:
        return Refusal(Message("gc-no-black-posts"), "GC-230")
    if place < RURAL:
        return Refusal(Message("gc-no-zone"), "GC-231")
    if not (state.area(seat, OWN) >> place) & 1:
        return Refusal(Message("gc-no-own-post"), "GC-232")
    if (state.area(seat, BLACK) >> place) & 1 or (state.area(1 - seat, OWN) >> place) & 1:
        return Refusal(Message("gc-no-full"), "GC-233")
    if place >= INNER and state.area(seat, KEYRING) == 0:
        return Refusal(Message("gc-no-key"), "GC-R34")
    return _too_dear(state, place, "GC-234")


def _cannot_pay(state: GoldenCity, act: int) -> Refusal:
    seat = state.mover()
    for card in range(TYPES):
        if paid_cards(act, card) > state.cards[seat * TYPES + card]:
            return Refusal(Message("gc-no-hand", {"type": type_name(card)}), "GC-099")
    return Refusal(Message("gc-no-payment"), "GC-R13")


def _cannot_take(state: GoldenCity, index: int) -> Refusal:
    if index == steps.BLIND:
        return Refusal(Message("gc-no-goods-pile"), "GC-R19")
    if state.goods_row[index] == NONE:
        return Refusal(Message("gc-no-goods-there"), "GC-R19")
    return Refusal(Message("gc-no-goods-twin"), "GC-123")


def _cannot_return(state: GoldenCity, card: int) -> Refusal:
    if (state.area(state.mover(), GOODS_HELD) >> card) & 1:
        return Refusal(Message("gc-no-goods-twin"), "GC-124")
    return Refusal(Message("gc-no-goods-held", {"goods": goods_name(state, card)}), "GC-124")


def _cannot_discard(state: GoldenCity, card: int) -> Refusal:
    if state.cards[state.mover() * TYPES + card] == 0:
        return Refusal(Message("gc-no-hand", {"type": type_name(card)}), "GC-101")
    return Refusal(Message("no-order"), "GC-101")


@final
class GoldenCityRefusals(Refusals[GoldenCity]):
    """Why something cannot be done, and by which rule."""

    def refusal(self, state: GoldenCity, act: int) -> Refusal:
        """The first reason that holds."""
        if state.is_over():
            return Refusal(Message("no-game-over"), "GC-172")
        doing = int(verb(act))
        thing = int(what(act))
        kind, rule = ASKED_BY[doing]
        if int(state.stack[state.top]) != kind:
            return Refusal(Message("no-not-asked"), rule)
        if doing == steps.BID:
            return _cannot_bid(state, thing)
        if doing == steps.BUILD:
            return _cannot_build(state, thing)
        if doing == steps.BLACK:
            return _cannot_build_black(state, thing)
        if doing == steps.PAY:
            return _cannot_pay(state, act)
        if doing == steps.TAKE_GOODS:
            return _cannot_take(state, thing)
        if doing == steps.RETURN_GOODS:
            return _cannot_return(state, thing)
        if doing == steps.TAKE_BONUS:
            return Refusal(Message("gc-no-bonus"), "GC-125")
        if doing == steps.DISCARD_CARD:
            return _cannot_discard(state, thing)
        return Refusal(Message("no-must-choose"), rule)

    def closed_options(self, state: GoldenCity) -> list[int]:
        """Every group of cards, every place of the island, every goods card."""
        kind = int(state.stack[state.top])
        if kind == steps.AUCTION:
            return [action(steps.BID, group) for group in range(int(state.players))]
        if kind == steps.TURN:
            return [action(steps.BUILD, place) for place in range(PLACES)]
        if kind == steps.GOODS:
            return [action(steps.TAKE_GOODS, card) for card in (*range(OPEN_GOODS), steps.BLIND)]
        return []
