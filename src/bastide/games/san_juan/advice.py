"""Advice for San Juan: how good each option is, what a position is worth, when it is calm."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bastide.engine.action import verb, what, where
from bastide.engine.flow import Options
from bastide.engine.parts import Advice
from bastide.engine.settings import Setting
from bastide.games.san_juan import steps
from bastide.games.san_juan.appraisal import (
    SERVICE,
    best_build,
    card_worth,
    goods_worth,
    keeping,
    phases_left,
    privilege,
    production,
    sale,
    tile_price,
    usual_price,
    worth,
)
from bastide.games.san_juan.builder import CARD, NOTHING_COVERED, price
from bastide.games.san_juan.catalogue import (
    BUILDER,
    COUNCILLOR,
    GOLD_MINE,
    GOODS,
    PREFECTURE,
    PRODUCER,
    TRADER,
)
from bastide.games.san_juan.editions import FULL_CITY
from bastide.games.san_juan.scoring import score, tie_break
from bastide.games.san_juan.state import HAND, NONE, SanJuan

LEAD: Final = 3.5
FINESSE: Final = 0.018

MINOR: Final = (
    (1 << steps.PAYMENT)
    | (1 << steps.SHED)
    | (1 << steps.OFFICE)
    | (1 << steps.PRODUCE)
    | (1 << steps.SELL)
    | (1 << steps.PROSPECT)
    | (1 << steps.COUNCIL)
    | (1 << steps.GOLD_MINE)
    | (1 << steps.GOLDSMITH)
    | (1 << steps.BANK)
    | (1 << steps.PRICE)
)
"""Questions that hardly need thought once the bigger ones are answered."""


def role(state: SanJuan, seat: i64, chosen: i64, left: float) -> float:
    """What a role brings the seat, less what it brings the others on average."""
    mine = phase(state, seat, chosen, privilege(state, seat), left)
    others = 0.0
    for rival in range(state.players):
        if rival != seat:
            others += phase(state, rival, chosen, 0, left)
    weight = 0.8 if state.players == 2 else 0.5
    return mine - weight * others / float(state.players - 1)


def phase(state: SanJuan, seat: i64, chosen: i64, times: i64, left: float) -> float:
    """What the phase of a role brings a seat; others' hands are judged by their size."""
    each = card_worth(left)
    if chosen == BUILDER:
        if times > 0:
            return best_build(state, seat, times, left)
        size = float(state.hand_size[seat])
        return 0.35 * size if size < 6.0 else 2.0
    if chosen == PRODUCER:
        return each * production(state, seat, times)
    if chosen == TRADER:
        sold = sale(state, seat, times)
        return each * (sold - 0.5 * given_away(state, seat, sold))
    if chosen == COUNCILLOR:
        kept = 2.0 if state.has(seat, PREFECTURE) else 1.0
        return each * (kept + 0.4 * float(times)) + 0.25 * float(times)
    cards = float(times)
    if state.has(seat, GOLD_MINE):
        cards += 0.4
    return each * cards


def given_away(state: SanJuan, seat: i64, sold: float) -> float:
    """What the goods are worth lying there that would be sold for so many cards."""
    cards = goods_worth(state, seat)
    return cards if cards < sold else sold


def building(state: SanJuan, seat: i64, act: i64, left: float) -> float:
    """What building that card brings over its price; nothing for building nothing."""
    if act == steps.PASS_ACTION:
        return 0.0
    card = what(act)
    cost = float(price(state, seat, card, NONE) + 1)
    money = float(state.hand_size[seat])
    return worth(state, seat, card, left) - card_worth(left) * (cost if cost < money else money)


def covering(state: SanJuan, seat: i64, act: i64, left: float) -> float:
    """What a building brings on that place, less its price and what it covers."""
    card = state.get(CARD)
    if what(act) == NOTHING_COVERED:
        return -card_worth(left) * float(price(state, seat, card, NONE))
    at = seat * FULL_CITY + where(act)
    under = what(act)
    loss = worth(state, seat, under, left)
    if state.goods[at] != NONE:
        loss += card_worth(left)
    slots_left = float(FULL_CITY - state.buildings[seat])
    if slots_left > left:
        loss += 0.8
    return -loss - card_worth(left) * float(price(state, seat, card, under))


def other(state: SanJuan, seat: i64, act: i64, left: float) -> float:
    """The small questions: what to give up, what to keep, what to take."""
    doing = verb(act)
    each = card_worth(left)
    if doing == steps.SET_PRICE:
        return -each * float(what(act))
    if doing == steps.PAY_GOOD:
        return -each * tile_price(state, what(act))
    if doing in (steps.PAY_CARD, steps.DISCARD_CARD, steps.TO_BANK, steps.TO_CHAPEL):
        given = -giving(state, seat, what(act), left)
        if doing == steps.TO_CHAPEL:
            return 1.0 - each + given
        return 0.6 * (3.0 - left) + given if doing == steps.TO_BANK else given
    if doing == steps.SWAP_CARD:
        return 0.15 - giving(state, seat, what(act), left)
    if doing in (steps.KEEP_CARD, steps.TAKE_CARD):
        return each + keeping(state, seat, what(act), left)
    if doing == steps.PRODUCE_GOOD:
        return each * usual_price(what(act))
    if doing in (steps.SELL_GOOD, steps.SHIP_GOOD):
        gain = selling(state, what(act), each, left)
        return gain + 1.0 if doing == steps.SHIP_GOOD else gain
    if doing in (steps.LOOK, steps.DRAW_CARDS, steps.TURN_UP):
        return each
    return 0.0


def giving(state: SanJuan, seat: i64, card: i64, left: float) -> float:
    """What the seat loses with a card from its hand; a second copy is no loss."""
    copies: i64 = 0
    for i in range(seat * HAND, seat * HAND + state.hand_size[seat]):
        if state.hands[i] == card:
            copies += 1
    keep = keeping(state, seat, card, left)
    return keep if copies == 1 else 0.4 * keep


def selling(state: SanJuan, good: i64, each: float, left: float) -> float:
    """The price of a good over what it is worth to wait for a better one."""
    average = 1.6 if good >= GOODS else usual_price(good)
    patience = 0.6 if left >= 3.0 else 0.2 * left
    return each * (tile_price(state, good) - patience * average) + 0.01


@final
class SanJuanAdvice(Advice[SanJuan]):
    """What bots should know."""

    measured_rules = 1
    lead = LEAD
    mistake_scale = FINESSE
    measured: tuple[dict[str, Setting], ...] = (
        {"edition": 1},
        {"edition": 2},
        {"edition": 2, "expansion": True},
    )

    def is_calm(self, state: SanJuan) -> bool:
        """Whether a role is about to be chosen: no phase is half played."""
        return state.top < 0 or state.stack[state.top] == steps.ROUND

    def is_minor(self, state: SanJuan) -> bool:
        """Whether the question is one of paying, selling, producing or discarding."""
        return state.top >= 0 and (MINOR >> state.stack[state.top]) & 1 != 0

    def value(self, state: SanJuan, seat: i64) -> float:
        """Points now, and what cards, goods and buildings will still bring."""
        points = float(score(state, seat))
        if state.top < 0:
            return points + 0.01 * float(tie_break(state, seat))
        left = phases_left(state)
        each = card_worth(left)
        points += each * (float(state.hand_size[seat]) + goods_worth(state, seat))
        for place in range(seat * FULL_CITY, seat * FULL_CITY + state.buildings[seat]):
            points += SERVICE[state.city[place]] * left
        return points + 0.5 * best_build(state, seat, 0, left)

    def weigh(self, state: SanJuan, options: Options, out: "vec[float]") -> None:
        """How good each option is for the seat that is asked."""
        kind = state.stack[state.top]
        seat: i64 = state.mover()
        left = phases_left(state)
        for i in range(options.count):
            act = options.acts[i]
            if kind == steps.ROUND:
                out[i] = role(state, seat, what(act), left)
            elif kind == steps.BUILD:
                out[i] = building(state, seat, act, left)
            elif kind == steps.COVER:
                out[i] = covering(state, seat, act, left)
            else:
                out[i] = other(state, seat, act, left)
