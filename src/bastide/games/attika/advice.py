"""Advice for both games: how good options are, what positions are worth, what is calm."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bastide.engine.action import verb, what, where
from bastide.engine.flow import Options
from bastide.games.attika import steps
from bastide.games.attika.appraisal import BONUS, CARD, link_length, site_worth
from bastide.games.attika.catalogue import RESOURCES
from bastide.games.attika.hexes import SPAN
from bastide.games.attika.payment import paid_cards
from bastide.games.attika.price import can_pay, price
from bastide.games.attika.state import AREA, BONUSES, BUILT, NONE, Attika
from bastide.games.attika.turn import ACTING, DONE, TOKEN

LEAD: Final = 3.0
"""Tokens ahead that make a win e times as likely."""


def is_calm(state: Attika) -> bool:
    """Whether an action or a swap comes next: no token is half built."""
    return state.top < 0 or state.stack[state.top] in (steps.TURN, steps.SWAP)


def is_minor(state: Attika) -> bool:
    """Whether the question is which cards to pay."""
    return state.top >= 0 and state.stack[state.top] == steps.PAYMENT


def value(state: Attika, seat: i64) -> float:
    """Tokens on the map, and what cards, bonuses and a link to come add to them."""
    if state.top < 0:
        return 30.0 if state.winner == seat else 0.0
    at: i64 = seat * AREA
    points = float(state.areas[at + BUILT]) + CARD * float(state.hand_size(seat))
    points += BONUS * float(state.areas[at + BONUSES]) + 0.3 * float(state.displayed(seat))
    missing = link_length(state, seat)
    if missing < 6:
        points += 1.2 * float(6 - missing)
    return points


def weigh(state: Attika, options: Options, out: "vec[float]") -> None:
    """How good each option is for the seat that is asked."""
    seat: i64 = state.mover()
    for i in range(options.count):
        act = options.acts[i]
        doing = verb(act)
        if doing == steps.AT:
            hex = state.land.at(what(act) * SPAN + where(act))
            out[i] = site_worth(state, seat, state.get(TOKEN), hex)
        elif doing == steps.PAY:
            out[i] = payment_worth(state, seat, act)
        elif doing == steps.BUILD:
            out[i] = best_site(state, seat, what(act))
        else:
            out[i] = other(state, seat, act)


def best_site(state: Attika, seat: i64, kind: i64) -> float:
    """What a token brings on the best hex that can be paid."""
    best = -9.0
    for hex in range(state.land.hexes()):
        if state.on[hex] == NONE and can_pay(state, seat, price(state, seat, kind, hex)):
            worth = site_worth(state, seat, kind, hex)
            if worth > best:
                best = worth
    return best


def payment_worth(state: Attika, seat: i64, pack: i64) -> float:
    """Few cards, and an even hand after it."""
    worth = 0.0
    for card in range(RESOURCES):
        paid = float(paid_cards(pack, card))
        held = float(state.cards[seat * RESOURCES + card])
        worth -= paid + 0.02 * (held - paid) * (held - paid)
    return worth


def other(state: Attika, seat: i64, act: i64) -> float:
    """Drawing, keeping, stopping, tiles and swaps."""
    doing = verb(act)
    if doing == steps.DRAW:
        return 0.45 + (0.05 if what(act) == 0 else 0.0)
    if doing == steps.KEEP:
        return 0.3
    if doing == steps.STOP and state.stack[state.top] == steps.TURN:
        return 0.15 + (0.25 if state.get(ACTING) == 0 and state.get(DONE) == 0 else 0.0)
    return 0.0
