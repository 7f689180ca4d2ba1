"""The ways to pay a price: every set of cards once, none that holds a smaller one (AT-R36)."""

from typing import Final

from mypy_extensions import i64

from bastide.engine.action import action
from bastide.engine.flow import MOST_OPTIONS, Options
from bastide.games.attika import steps
from bastide.games.attika.catalogue import RESOURCES
from bastide.games.attika.price import need, weight
from bastide.games.attika.state import CARD_BITS, Attika

MOST_LISTED: Final = 40
"""Payments that one question lists in older rules; of more, cards are chosen kind by kind."""
LIGHT: Final = 4
FEW: Final = 16
"""What a price weighs, or cards in hand, up to which one question lists all payments."""
LAST: Final = RESOURCES - 1


def paid_cards(pack: i64, resource: i64) -> i64:
    """How many cards of a kind a packed payment has."""
    return (pack >> (CARD_BITS * resource)) & 63


def packed(resource: i64, count: i64) -> i64:
    """So many cards of one kind as part of a payment."""
    return count << (CARD_BITS * resource)


def weighs(count: i64, wanted: i64) -> i64:
    """What cards of one kind weigh: those that match a need count twice."""
    return count + (count if count < wanted else wanted)


def most_listed(state: Attika, seat: i64, due: i64, kinds: i64) -> i64:
    """Payments that one question lists; by what all can see, whatever the hand (AT-R19)."""
    is_long = weight(due) > LIGHT and state.hand_size(seat) > FEW
    return 0 if is_long and kinds < LAST else MOST_OPTIONS


def offer(
    state: Attika, seat: i64, due: i64, fixed: i64, kinds: i64, most: i64, out: Options
) -> None:
    """Every payment whose first `kinds` kinds are fixed, or how many cards of the next kind.

    A payment holds no smaller one exactly when its weight is that of the price. If there are more
    than `most`, the cards are chosen kind by kind.
    """
    left = weight(due)
    for resource in range(kinds):
        left -= weighs(paid_cards(fixed, resource), need(due, resource))
    list_payments(state, seat, due, fixed, kinds, left, most, out)
    if out.count > most:
        out.count = 0
        list_amounts(state, seat, due, kinds, left, out)
    else:
        sort_payments(out)


def sort_payments(out: Options) -> None:
    """Payments by fewest cards; of as many, as they were listed."""
    for i in range(1, out.count):
        act = out.acts[i]
        cards = all_cards(act)
        at: i64 = i
        while at > 0 and all_cards(out.acts[at - 1]) > cards:
            out.acts[at] = out.acts[at - 1]
            at -= 1
        out.acts[at] = act


def all_cards(pack: i64) -> i64:
    """How many cards a payment has."""
    total: i64 = 0
    for resource in range(RESOURCES):
        total += paid_cards(pack, resource)
    return total


def list_payments(
    state: Attika, seat: i64, due: i64, pack: i64, kind: i64, left: i64, most: i64, out: Options
) -> None:
    """Go through the kinds of cards; stops when there are more payments than one question has."""
    held = state.cards[seat * RESOURCES + kind]
    wanted = need(due, kind)
    for count in range(held + 1):
        after = left - weighs(count, wanted)
        if after < 0 or out.count > most:
            return
        if kind == LAST:
            if after == 0:
                out.add(action(steps.PAY) + pack + packed(kind, count))
        elif after <= all_weight(state, seat, due, kind + 1):
            longer = pack + packed(kind, count)
            list_payments(state, seat, due, longer, kind + 1, after, most, out)


def list_amounts(state: Attika, seat: i64, due: i64, kind: i64, left: i64, out: Options) -> None:
    """The amounts of one kind of card with which the price can still be paid exactly."""
    wanted = need(due, kind)
    for count in range(state.cards[seat * RESOURCES + kind] + 1):
        after = left - weighs(count, wanted)
        if after >= 0 and fits(state, seat, due, kind + 1, after):
            out.add(action(steps.SPEND, kind, count))


def all_weight(state: Attika, seat: i64, due: i64, kind: i64) -> i64:
    """What all the cards from a kind on weigh."""
    total: i64 = 0
    for resource in range(kind, RESOURCES):
        total += weighs(state.cards[seat * RESOURCES + resource], need(due, resource))
    return total


def fits(state: Attika, seat: i64, due: i64, kind: i64, left: i64) -> bool:
    """Whether some cards from a kind on weigh exactly that much."""
    if left == 0 or kind == RESOURCES:
        return left == 0
    if left > all_weight(state, seat, due, kind):
        return False
    for count in range(state.cards[seat * RESOURCES + kind] + 1):
        after = left - weighs(count, need(due, kind))
        if after < 0:
            return False
        if fits(state, seat, due, kind + 1, after):
            return True
    return False


def is_exact(due: i64, pack: i64) -> bool:
    """Whether a payment is legal and holds no smaller one."""
    left = weight(due)
    for resource in range(RESOURCES):
        left -= weighs(paid_cards(pack, resource), need(due, resource))
    return left == 0


def is_legal(due: i64, pack: i64) -> bool:
    """Whether a payment is legal by the closed form, even if a part of it would do (AT-R05)."""
    total: i64 = 0
    direct: i64 = 0
    for resource in range(RESOURCES):
        count = paid_cards(pack, resource)
        wanted = need(due, resource)
        total += count
        direct += count if count < wanted else wanted
    paid_directly = weight(due) - total
    return 0 <= paid_directly <= direct
