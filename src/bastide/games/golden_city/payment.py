"""What may be paid for a place: cards of its type, and pairs that stand for one (section 13)."""

from librt.vecs import vec
from mypy_extensions import i64

from bastide.engine.action import action, what, where
from bastide.engine.flow import Options
from bastide.games.golden_city import steps
from bastide.games.golden_city.catalogue import PORT, TYPES
from bastide.games.golden_city.state import GoldenCity


def payment(one: i64, many: i64, other: i64 = 0, more: i64 = 0) -> i64:
    """The action that pays `many` cards of type `one` and `more` of another type."""
    first = action(steps.PAY)
    return first + many * unit(one) + more * unit(other)


def unit(card: i64) -> i64:
    """One card of a type in an action: three bits for each type, the last in `where`."""
    one: i64 = 1
    if card == TYPES - 1:
        return one
    return one << (12 + 3 * card)


def paid_cards(act: i64, card: i64) -> i64:
    """How many cards of a type an action pays."""
    if card == TYPES - 1:
        return where(act) & 7
    return (what(act) >> (3 * card)) & 7


def price(card: i64) -> i64:
    """Cards of its type that a place costs (GC-093, GC-094)."""
    return 1 if card == PORT else 2


def worth(cards: "vec[i64]", seat: i64, card: i64) -> i64:
    """How many cards of a type a seat's cards make up, two equal ones for one (GC-098)."""
    at: i64 = seat * TYPES
    found: i64 = cards[at + card]
    for other in range(TYPES):
        if other != card:
            found += cards[at + other] >> 1
    return found


def can_pay(state: GoldenCity, seat: i64, card: i64) -> bool:
    """Whether the hand pays for a place of that type in any way."""
    return worth(state.cards, seat, card) >= price(card)


def may_pay(state: GoldenCity, seat: i64, card: i64) -> bool:
    """The same for all that the others can tell: cards they cannot name may be of that type."""
    return worth(state.known, seat, card) + state.unnamed(seat) >= price(card)


def offer_payments(state: GoldenCity, seat: i64, card: i64, out: Options) -> None:
    """Every payment for a place of that type, each multiset once (GC-R13)."""
    at: i64 = seat * TYPES
    own = state.cards[at + card]
    if card == PORT:
        if own >= 1:
            out.add(payment(card, 1))
        for other in range(TYPES):
            if other != card and state.cards[at + other] >= 2:
                out.add(payment(other, 2))
        return
    if own >= 2:
        out.add(payment(card, 2))
    for other in range(TYPES):
        pairs = state.cards[at + other] >> 1
        if other == card or pairs == 0:
            continue
        if own >= 1:
            out.add(payment(card, 1, other, 2))
        if pairs >= 2:
            out.add(payment(other, 4))
        for third in range(other + 1, TYPES):
            if third != card and state.cards[at + third] >= 2:
                out.add(payment(other, 2, third, 2))
