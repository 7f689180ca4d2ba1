"""What a seat cannot know: dealing it anew, and telling apart what it can."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bastide.engine.flow import KIND, SEAT, WIDTH
from bastide.engine.rng import Rng
from bastide.engine.rows import filled
from bastide.games.attika import steps
from bastide.games.attika.catalogue import KINDS, RESOURCES, STACK_STARTS, STACKS, TILES, TOKENS
from bastide.games.attika.price import can_pay, need, price
from bastide.games.attika.state import AREA, NONE, OLD_LEFT, STACK, Attika
from bastide.games.attika.turn import CHOSEN, FIXED, HEX, TOKEN

TRIES: Final = 40
"""Hands dealt to somebody who is about to pay before one is made up that can."""
NO_DUES: Final = -1


def forget_choice(imagined: Attika, seat: i64) -> None:
    """Which cards somebody else has chosen so far of a payment is not known yet."""
    if imagined.top >= 0 and imagined.get(KIND) == steps.PAYMENT and imagined.get(SEAT) != seat:
        imagined.set(FIXED, 0)
        imagined.set(CHOSEN, 0)


def deal_cards(imagined: Attika, seat: i64, rng: Rng) -> None:
    """The other hands and the deck; who is about to pay can do so.

    Cards held since before the last reshuffle are a pool of their own.
    """
    fresh = filled(RESOURCES)
    old = filled(RESOURCES)
    sizes = filled(imagined.players)
    for i in range(imagined.deck_size):
        fresh[imagined.deck[i]] += 1
    for other in range(imagined.players):
        if other != seat:
            sizes[other] = imagined.hand_size(other) - imagined.areas[other * AREA + OLD_LEFT]
            for card in range(RESOURCES):
                at: i64 = other * RESOURCES + card
                fresh[card] += imagined.cards[at] - imagined.old[at]
                old[card] += imagined.old[at]
    for _ in range(TRIES):
        deal(imagined, seat, fresh, old, sizes, NO_DUES, rng)
        if is_possible(imagined, seat):
            return
    make_possible(imagined, seat, fresh, old, sizes, rng)


def deal(
    imagined: Attika,
    seat: i64,
    fresh: "vec[i64]",
    old: "vec[i64]",
    sizes: "vec[i64]",
    due: i64,
    rng: Rng,
) -> None:
    """Deal both pools; whoever is asked first gets all that matches a price."""
    for other in range(imagined.players):
        if other != seat:
            for card in range(RESOURCES):
                imagined.cards[other * RESOURCES + card] = 0
    deal_old(imagined, seat, old[:], fresh, due, rng)
    rest = fresh[:]
    wanted = sizes[:]
    mover: i64 = imagined.mover()
    if due != NO_DUES:
        for card in range(RESOURCES):
            short = need(due, card) - imagined.cards[mover * RESOURCES + card]
            wanted[mover] -= give(imagined, mover, card, short, rest, wanted[mover])
    hidden = filled(imagined.edition.deck_size)
    size = spread(rest, hidden)
    rng.shuffle(hidden, size)
    next: i64 = 0
    for other in range(imagined.players):
        if other != seat:
            for i in range(next, next + wanted[other]):
                imagined.cards[other * RESOURCES + hidden[i]] += 1
            next += wanted[other]
    imagined.deck_size = 0
    for i in range(next, size):
        imagined.deck[imagined.deck_size] = hidden[i]
        imagined.deck_size += 1


def give(imagined: Attika, seat: i64, card: i64, count: i64, pool: "vec[i64]", most: i64) -> i64:
    """Give cards of one kind from a pool, as far as there are any and so many may be given."""
    if count > pool[card]:
        count = pool[card]
    if count > most:
        count = most
    if count <= 0:
        return 0
    pool[card] -= count
    imagined.cards[seat * RESOURCES + card] += count
    return count


def deal_old(
    imagined: Attika, seat: i64, pool: "vec[i64]", fresh: "vec[i64]", due: i64, rng: Rng
) -> None:
    """Deal the cards held since before the last reshuffle; first what only they can pay."""
    mover: i64 = imagined.mover()
    given: i64 = 0
    if due != NO_DUES:
        left = imagined.areas[mover * AREA + OLD_LEFT]
        for card in range(RESOURCES):
            given += give(imagined, mover, card, need(due, card) - fresh[card], pool, left - given)
        for card in range(RESOURCES):
            short = need(due, card) - imagined.cards[mover * RESOURCES + card]
            given += give(imagined, mover, card, short, pool, left - given)
    hidden = filled(imagined.edition.deck_size)
    rng.shuffle(hidden, spread(pool, hidden))
    next: i64 = 0
    for other in range(imagined.players):
        if other != seat:
            size = imagined.areas[other * AREA + OLD_LEFT]
            if other == mover:
                size -= given
            for i in range(next, next + size):
                imagined.cards[other * RESOURCES + hidden[i]] += 1
            next += size
            for card in range(RESOURCES):
                imagined.old[other * RESOURCES + card] = imagined.cards[other * RESOURCES + card]


def spread(amounts: "vec[i64]", out: "vec[i64]") -> i64:
    """Lay out so many cards of each kind in order; says how many there are."""
    size: i64 = 0
    for card in range(RESOURCES):
        for _ in range(amounts[card]):
            out[size] = card
            size += 1
    return size


def is_possible(state: Attika, seat: i64) -> bool:
    """Whether somebody else who chose to build can pay for it, as all must suppose."""
    if state.top < 0 or state.mover() == seat:
        return True
    kind = state.stack[state.top]
    if kind == steps.PAYMENT:
        return pays(state, state.get(HEX))
    if kind == steps.SITE:
        for hex in range(state.land.hexes()):
            if state.on[hex] == NONE and pays(state, hex):
                return True
        return False
    return True


def pays(state: Attika, hex: i64) -> bool:
    """Whether the seat that is asked can pay its pending token there."""
    mover: i64 = state.mover()
    return can_pay(state, mover, price(state, mover, state.get(TOKEN), hex))


def make_possible(
    imagined: Attika, seat: i64, fresh: "vec[i64]", old: "vec[i64]", sizes: "vec[i64]", rng: Rng
) -> None:
    """Give whoever must pay as many matching cards as there are, and deal the rest at random."""
    mover: i64 = imagined.mover()
    first: i64 = 0
    end = imagined.land.hexes()
    if imagined.stack[imagined.top] == steps.PAYMENT:
        first = imagined.get(HEX)
        end = first + 1
    for hex in range(first, end):
        if imagined.on[hex] == NONE:
            due = price(imagined, mover, imagined.get(TOKEN), hex)
            deal(imagined, seat, fresh, old, sizes, due, rng)
            if is_possible(imagined, seat):
                return


def deal_tokens(imagined: Attika, seat: i64, rng: Rng) -> None:
    """Base tokens stay in their stack; the white ones may lie in any of the three."""
    amounts = filled(KINDS)
    gather(imagined, seat, 0, 1, amounts)
    redeal(imagined, seat, 0, 1, amounts, rng)
    for kind in range(KINDS):
        amounts[kind] = 0
    gather(imagined, seat, 1, STACKS, amounts)
    redeal(imagined, seat, 1, STACKS, amounts, rng)


def gather(imagined: Attika, seat: i64, first: i64, end: i64, amounts: "vec[i64]") -> None:
    """Count the tokens of some stacks."""
    for stack in range(first, end):
        start: i64 = seat * TOKENS + STACK_STARTS[stack]
        for i in range(imagined.areas[seat * AREA + STACK + stack]):
            amounts[imagined.stacks[start + i]] += 1


def redeal(
    imagined: Attika, seat: i64, first: i64, end: i64, amounts: "vec[i64]", rng: Rng
) -> None:
    """Shuffle tokens and lay them on some stacks again."""
    mixed_tokens = filled(TOKENS)
    size: i64 = 0
    for kind in range(KINDS):
        for _ in range(amounts[kind]):
            mixed_tokens[size] = kind
            size += 1
    rng.shuffle(mixed_tokens, size)
    for stack in range(first, end):
        start: i64 = seat * TOKENS + STACK_STARTS[stack]
        for i in range(imagined.areas[seat * AREA + STACK + stack]):
            size -= 1
            imagined.stacks[start + i] = mixed_tokens[size]


def deal_tiles(imagined: Attika, rng: Rng) -> None:
    """The region tiles may come in any order."""
    there = filled(TILES)
    for i in range(imagined.tiles_left):
        there[imagined.tiles[i]] = 1
    at: i64 = 0
    for tile in range(TILES):
        if there[tile] != 0:
            imagined.tiles[at] = tile
            at += 1
    rng.shuffle(imagined.tiles, imagined.tiles_left)


def public_end(state: Attika, seat: i64) -> i64:
    """How far the stack is known: the others do not see a payment that is half chosen."""
    end = state.top + WIDTH
    if state.top >= 0 and state.get(KIND) == steps.PAYMENT and state.get(SEAT) != seat:
        end = state.top + FIXED
    return end
