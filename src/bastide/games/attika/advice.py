"""Advice for both games: how good options are, what positions are worth, what is calm."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bastide.engine.action import verb, what, where
from bastide.engine.flow import Options
from bastide.engine.parts import Advice
from bastide.engine.rows import filled
from bastide.games.attika import steps
from bastide.games.attika.appraisal import Survey, followers
from bastide.games.attika.catalogue import RESOURCES, TILE_HEXES
from bastide.games.attika.extension import CENTRE, TILE
from bastide.games.attika.hexes import SPAN, STEP_Q, STEP_R, distance
from bastide.games.attika.payment import paid_cards, weighs
from bastide.games.attika.price import fewest, need, price, weight
from bastide.games.attika.prospects import turns_left
from bastide.games.attika.state import NONE, OWNER, Attika
from bastide.games.attika.turn import ACTING, DONE, FIXED, HEX, TOKEN, UNDECIDED

LEAD: Final = 1.5
"""Turns ahead that make a win e times as likely."""
DRAW: Final = 0.5
SHOWN: Final = 0.4
"""A token on the display, which waits for its place."""
WON: Final = 5.0
LOST: Final = 20.0
CLEAR: Final = 6.0
"""Points of advice for what is worth a token."""


def weigh_turn(state: Attika, options: Options, out: "vec[float]") -> None:
    """Each token by its best hex, a draw by what it may bring, a stop by its cards."""
    seat: i64 = state.mover()
    survey = Survey(state, seat)
    size = state.hand_size(seat)
    for i in range(options.count):
        act = options.acts[i]
        if verb(act) == steps.BUILD:
            out[i] = best_site(state, survey, what(act), size)
        elif verb(act) == steps.DRAW:
            out[i] = DRAW + (0.05 if what(act) == 0 else 0.0)
        elif state.get(ACTING) == UNDECIDED:
            out[i] = survey.card * 1.1
        else:
            out[i] = survey.card if state.get(DONE) > 0 else 0.0


def best_site(state: Attika, survey: Survey, kind: i64, size: i64) -> float:
    """What a token brings on the best hex that a hand of this size can pay."""
    best = -9.0
    waiting = followers(state, survey.seat, kind)
    for hex in range(state.land.hexes()):
        if state.on[hex] == NONE:
            due = price(state, survey.seat, kind, hex)
            if fewest(due, survey.held) <= size:
                worth = survey.site(state, kind, hex, waiting) - SHOWN * 0.5
                if worth > best:
                    best = worth
    return best


def weigh_sites(state: Attika, options: Options, out: "vec[float]") -> None:
    """Every hex for one token; keeping it leaves it for later."""
    seat: i64 = state.mover()
    kind = state.get(TOKEN)
    survey = Survey(state, seat)
    waiting = followers(state, seat, kind)
    land = state.land
    next: i64 = 0
    for i in range(options.count):
        act = options.acts[i]
        if verb(act) == steps.KEEP:
            out[i] = SHOWN
        else:
            hex = land.at(what(act) * SPAN + where(act), next)
            out[i] = survey.site(state, kind, hex, waiting)
            next = hex + 1


def other(state: Attika, seat: i64, act: i64) -> float:
    """Payments: few cards, and an even hand after them. A bonus is worth more than a card."""
    doing = verb(act)
    if doing == steps.PAY:
        worth = 0.0
        for card in range(RESOURCES):
            paid = float(paid_cards(act, card))
            rest = float(state.cards[seat * RESOURCES + card]) - paid
            worth -= paid + 0.02 * rest * rest
        return worth
    if doing == steps.SPEND:
        return spent(state, seat, what(act), where(act))
    return -0.1 if doing == steps.EXCHANGE else 0.0


def spent(state: Attika, seat: i64, card: i64, count: i64) -> float:
    """Of a payment kind by kind: every card that matches, and what levels the hand of others."""
    due = price(state, seat, state.get(TOKEN), state.get(HEX))
    wanted = need(due, card)
    direct = count if count < wanted else wanted
    return float(direct) - 0.1 * abs(float(count - direct - others_due(state, seat, due, card)))


def others_due(state: Attika, seat: i64, due: i64, card: i64) -> i64:
    """How many cards of a kind are paid that match nothing, if those go from the largest piles."""
    left = weight(due)
    for before in range(card):
        left -= weighs(paid_cards(state.get(FIXED), before), need(due, before))
    spare = filled(RESOURCES)
    level: i64 = 0
    for kind in range(card, i64(RESOURCES)):
        held = state.cards[seat * RESOURCES + kind]
        wanted = need(due, kind)
        direct = held if held < wanted else wanted
        left -= 2 * direct
        spare[kind] = held - direct
        level = level if level > spare[kind] else spare[kind]
    while left > 0 and level > 0:
        level -= 1
        for kind in range(card, i64(RESOURCES)):
            if spare[kind] > level:
                left -= 1
    return spare[card] - level if spare[card] > level else 0


def weigh_places(state: Attika, options: Options, out: "vec[float]") -> None:
    """A new tile lies best beside many own tokens, its symbols next to them."""
    seat: i64 = state.mover()
    own = filled(state.land.hexes())
    count: i64 = 0
    for hex in range(state.land.hexes()):
        if state.on[hex] != NONE and state.on[hex] // OWNER == seat:
            own[count] = state.land.spots[hex]
            count += 1
    tile = state.get(TILE) - 1
    for i in range(options.count):
        act = options.acts[i]
        if verb(act) == steps.LAY:
            out[i] = contact(own, count, what(act) * SPAN + where(act))
        else:
            out[i] = contact_of_symbols(state, own, count, tile, what(act))


def contact(own: "vec[i64]", count: i64, centre: i64) -> float:
    """How close own tokens are to a tile around that centre."""
    worth = 0.0
    for i in range(count):
        apart = distance(own[i], centre)
        if apart == 2:
            worth += 1.0
        elif apart == 3:
            worth += 0.2
    return worth


def contact_of_symbols(state: Attika, own: "vec[i64]", count: i64, tile: i64, turn: i64) -> float:
    """How close own tokens are to the symbols of the tile when it is turned so."""
    centre = state.get(CENTRE)
    worth = 0.0
    for i in range(i64(1), i64(TILE_HEXES)):
        drawn: i64 = (i + 5 - turn) % 6 + 1
        if state.edition.symbols[tile * TILE_HEXES + drawn] < 0:
            continue
        place = centre + STEP_Q[i] * SPAN + STEP_R[i]
        for j in range(count):
            apart = distance(own[j], place)
            if apart <= 2:
                worth += 1.0 / float(apart)
    return worth


@final
class AttikaAdvice(Advice[Attika]):
    """What bots should know."""

    measured_rules = 2
    lead = LEAD
    search_version = 2

    def is_calm(self, state: Attika) -> bool:
        """Whether an action or a swap comes next: no token is half built."""
        return state.top < 0 or state.stack[state.top] in (steps.TURN, steps.SWAP)

    def is_minor(self, state: Attika) -> bool:
        """Whether the question is which cards to pay, or how to turn a tile."""
        if state.top < 0:
            return False
        kind = state.stack[state.top]
        return kind == steps.PAYMENT or (kind == steps.EXTENSION and state.get(CENTRE) != 0)

    def value(self, state: Attika, seat: i64) -> float:
        """The fewer turns a seat needs to win, the better."""
        if state.top < 0:
            return WON if state.winner == seat else -LOST
        return -turns_left(state, seat)

    def weigh(self, state: Attika, options: Options, out: "vec[float]") -> None:
        """How good each option is for the seat that is asked."""
        kind = state.stack[state.top]
        if kind == steps.TURN:
            weigh_turn(state, options, out)
        elif kind == steps.DRAWN or kind == steps.SITE:
            weigh_sites(state, options, out)
        elif kind == steps.EXTENSION:
            weigh_places(state, options, out)
        else:
            seat: i64 = state.mover()
            for i in range(options.count):
                out[i] = other(state, seat, options.acts[i])
        for i in range(options.count):
            out[i] *= CLEAR
