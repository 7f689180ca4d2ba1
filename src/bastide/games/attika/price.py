"""What a token costs on a hex: worked out here and nowhere else (AT-033..AT-036).

A price is one number: four bits for each resource still due, then the cards of any kind that are
left of a road's cost, the surcharge, and whether a chain makes the token free. Four resources are
reckoned with at once: no amount in the lanes of four bits is ever above seven.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bastide.engine.rows import filled
from bastide.games.attika.catalogue import KINDS, RESOURCES
from bastide.games.attika.editions import Edition
from bastide.games.attika.state import AREA, LANE, NONE, SETTLEMENTS, Attika

LANES: Final = 0xFFFF
HIGH: Final = 0x8888
"""The highest bit of each lane."""
ONES: Final = 0x1111
MOST: Final = 7
PLENTY: Final = 0x7777
"""A purse that has whatever a price may ask for."""
ANY: Final = 16
SURCHARGE: Final = 22
FREE_CHAIN: Final = 0x10000000
"""The price of a token beside its own direct predecessor."""
DUES: Final = 0xFFFFFFF
"""The part of a price that asks for cards."""


def price(state: Attika, seat: i64, kind: i64, hex: i64) -> i64:
    """The price of a token of the seat on a hex, in the order of the rules.

    A chain makes it free and ends the matter (AT-033, AT-R03). A new settlement costs a card for
    each that is there already, never less by symbols (AT-036, AT-R02).
    """
    near = state.beside[seat * state.land.room + hex]
    if near & state.edition.before[kind] != 0:
        return FREE_CHAIN
    settlements: i64 = state.areas[seat * AREA + SETTLEMENTS] if near == 0 else 0
    return unchained(state.edition, kind, state.symbols[hex], settlements)


def unchained(edition: Edition, kind: i64, symbols: i64, settlements: i64) -> i64:
    """The printed cost less the symbols of the land, and the surcharge.

    Symbols on the hex and on free hexes beside it take matching resources off the printed cost,
    every symbol one off a road's (AT-034, AT-035, AT-R04); what is over is lost.
    """
    due = less(edition.lanes[kind], symbols)
    anything = edition.any[kind]
    if anything > 0:
        anything -= added_up(symbols)
        if anything > 0:
            due = anything << ANY
    return due | settlements << SURCHARGE


def less(lanes: i64, others: i64) -> i64:
    """What is left of each amount when another is taken off, at least nothing."""
    rest = (lanes | HIGH) - others
    kept = rest & HIGH
    return rest & (kept - (kept >> 3))


def added_up(lanes: i64) -> i64:
    """All amounts together, which are below 16."""
    return ((lanes * ONES) >> 12) & 15


def need(due: i64, resource: i64) -> i64:
    """Units of one resource in a price."""
    return (due >> (LANE * resource)) & 15


def named(due: i64) -> i64:
    """Units of named resources in a price."""
    return added_up(due & LANES)


def of_any(due: i64) -> i64:
    """What is left of a road's cost."""
    return (due >> ANY) & 63


def surcharge(due: i64) -> i64:
    """Cards for founding one more settlement."""
    return (due >> SURCHARGE) & 63


def is_chained(due: i64) -> bool:
    """Whether the token is free because of its predecessor."""
    return due & FREE_CHAIN != 0


def weight(due: i64) -> i64:
    """What a payment must weigh: two for each named unit, one for each card of any kind.

    A matching card weighs two, any other card one: so two cards stand for one (AT-037).
    """
    return 2 * named(due) + of_any(due) + surcharge(due)


def purse(state: Attika, seat: i64) -> i64:
    """A hand as lanes, as far as any price may ask for a kind."""
    lanes: i64 = 0
    for resource in range(RESOURCES):
        held = state.cards[seat * RESOURCES + resource]
        lanes |= (held if held < MOST else MOST) << (LANE * resource)
    return lanes


def fewest(due: i64, held: i64) -> i64:
    """The cards of the cheapest payment from a purse, if the hand is large enough for it."""
    return named(due) + added_up(less(due & LANES, held)) + of_any(due) + surcharge(due)


def at_least(due: i64) -> i64:
    """The cards that a price takes of any hand."""
    return fewest(due, PLENTY)


def can_pay(state: Attika, seat: i64, due: i64) -> bool:
    """Whether the hand pays a price in any way."""
    return fewest(due, purse(state, seat)) <= state.hand_size(seat)


def payable(state: Attika, seat: i64) -> i64:
    """The kinds on the display that can be built on some free hex, as a mask."""
    land = state.land
    at: i64 = seat * land.room
    chained: i64 = 0
    best = filled(int(land.hexes()))
    count: i64 = 0
    founding: i64 = state.areas[seat * AREA + SETTLEMENTS] << SURCHARGE
    for hex in range(land.hexes()):
        if state.on[hex] == NONE:
            near = state.beside[at + hex]
            chained |= near
            offer = state.symbols[hex] | (founding if near == 0 else 0)
            if not is_matched(best, count, offer):
                best[count] = offer
                count += 1
    held = purse(state, seat)
    size = state.hand_size(seat)
    found: i64 = 0
    for kind in range(KINDS):
        if state.shown[seat * KINDS + kind] > 0:
            found |= is_payable(state.edition, kind, chained, best, count, held, size) << kind
    return found


def is_matched(best: "vec[i64]", count: i64, offer: i64) -> bool:
    """Whether one of the hexes noted has as many symbols of each kind, and no higher surcharge."""
    for i in range(count):
        over = (best[i] & LANES | HIGH) - (offer & LANES)
        if over & HIGH == HIGH and best[i] >> SURCHARGE <= offer >> SURCHARGE:
            return True
    return False


def is_payable(
    edition: Edition, kind: i64, chained: i64, best: "vec[i64]", count: i64, held: i64, size: i64
) -> i64:
    """1 if a token can be paid on one of the hexes noted, or stands in a chain there."""
    if count == 0:
        return 0
    if chained & edition.before[kind] != 0:
        return 1
    for i in range(count):
        due = unchained(edition, kind, best[i] & LANES, best[i] >> SURCHARGE)
        if fewest(due, held) <= size:
            return 1
    return 0
