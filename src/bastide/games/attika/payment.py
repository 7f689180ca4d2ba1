"""The ways to pay a price, each once: first those of which no part would do (AT-R36)."""

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
    left = weight(due) - heft(due, fixed)
    list_payments(state, seat, due, fixed, kinds, left, most, out)
    if out.count > most:
        out.count = 0
        list_amounts(state, seat, due, kinds, left, out)
    elif state.is_watched:
        sort_payments(out)


def offer_larger(
    state: Attika, seat: i64, due: i64, fixed: i64, kinds: i64, most: i64, out: Options
) -> None:
    """After these the legal payments of which a part would do, or the amounts that lead to such."""
    cards, heavy = all_cards(fixed), heft(due, fixed)
    if most > 0:
        list_larger(state, seat, due, fixed, kinds, cards, heavy, out)
        return
    for count in range(state.cards[seat * RESOURCES + kinds] + 1):
        more = weighs(count, need(due, kinds))
        act = action(steps.SPEND, kinds, count)
        if not out.has(act) and reaches(state, seat, due, kinds + 1, cards + count, heavy + more):
            out.add(act)


def list_larger(
    state: Attika, seat: i64, due: i64, pack: i64, kind: i64, cards: i64, heavy: i64, out: Options
) -> None:
    """Go through the kinds of cards as far as they still make a legal payment."""
    if kind == RESOURCES:
        if heavy > weight(due):
            out.add(action(steps.PAY) + pack)
        return
    for count in range(state.cards[seat * RESOURCES + kind] + 1):
        more = heavy + weighs(count, need(due, kind))
        if reaches(state, seat, due, kind + 1, cards + count, more):
            longer = pack + packed(kind, count)
            list_larger(state, seat, due, longer, kind + 1, cards + count, more, out)


def reaches(state: Attika, seat: i64, due: i64, kind: i64, cards: i64, heavy: i64) -> bool:
    """Whether so many cards that weigh so much make a legal payment with some from a kind on.

    It weighs at least as much as the price, and has no more cards than pairs alone (AT-R05).
    """
    room = weight(due) - cards
    direct: i64 = 0
    spare: i64 = 0
    for resource in range(kind, RESOURCES):
        held = state.cards[seat * RESOURCES + resource]
        wanted = need(due, resource)
        direct += held if held < wanted else wanted
        spare += held - wanted if held > wanted else 0
    matching = direct if direct < room else room
    others = spare if spare < room - matching else room - matching
    return room >= 0 and heavy + 2 * matching + others >= weight(due)


def sort_payments(out: Options) -> None:
    """Payments by fewest cards, for people to read; of as many, as they were listed."""
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


def heft(due: i64, pack: i64) -> i64:
    """What a payment weighs."""
    total: i64 = 0
    for resource in range(RESOURCES):
        total += weighs(paid_cards(pack, resource), need(due, resource))
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


def is_legal(due: i64, pack: i64) -> bool:
    """Whether a payment is legal by the closed form, even if a part of it would do (AT-R05)."""
    return all_cards(pack) <= weight(due) <= heft(due, pack)
