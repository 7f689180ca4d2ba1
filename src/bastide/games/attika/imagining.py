"""What a seat cannot know: dealing it anew, and telling apart what it can."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bastide.engine.cells import cells
from bastide.engine.flow import KIND, SEAT, WIDTH
from bastide.engine.keys import FIRST_HALF, SECOND_HALF, joined_halves, mixed, mixed_row
from bastide.engine.rng import Rng, fork
from bastide.games.attika import steps
from bastide.games.attika.catalogue import (
    KINDS,
    RESOURCES,
    STACK_STARTS,
    STACKS,
    TILES,
    TOKENS,
)
from bastide.games.attika.price import can_pay, need, price
from bastide.games.attika.state import AREA, NONE, OLD_LEFT, STACK, Attika
from bastide.games.attika.turn import CHOSEN, FIXED, HEX, TOKEN

TRIES: Final = 40
"""Hands dealt to somebody who is about to pay before one is made up that can."""
NO_DUES: Final = -1


def imagine(true: Attika, seat: i64, rng: Rng) -> Attika:
    """Deal all that the seat cannot know anew, fairly.

    Hidden are the other hands, and the order of the deck, of every token stack, also the own
    ones, and of the region tiles (AT-R19).
    """
    dream = true.clone()
    dream.rng = fork(rng)
    forget_choice(dream, seat)
    deal_cards(dream, seat, rng)
    for other in range(dream.players):
        deal_tokens(dream, other, rng)
    deal_tiles(dream, rng)
    return dream


def forget_choice(dream: Attika, seat: i64) -> None:
    """Which cards somebody else has chosen so far of a payment is not known yet."""
    if dream.top >= 0 and dream.get(KIND) == steps.PAYMENT and dream.get(SEAT) != seat:
        dream.set(FIXED, 0)
        dream.set(CHOSEN, 0)


def deal_cards(dream: Attika, seat: i64, rng: Rng) -> None:
    """The other hands and the deck; who is about to pay can do so.

    Cards held since before the last reshuffle are a pool of their own.
    """
    fresh = cells(RESOURCES)
    old = cells(RESOURCES)
    sizes = cells(dream.players)
    for i in range(dream.deck_size):
        fresh[dream.deck[i]] += 1
    for other in range(dream.players):
        if other != seat:
            sizes[other] = dream.hand_size(other) - dream.areas[other * AREA + OLD_LEFT]
            for card in range(RESOURCES):
                at: i64 = other * RESOURCES + card
                fresh[card] += dream.cards[at] - dream.old[at]
                old[card] += dream.old[at]
    for _ in range(TRIES):
        deal(dream, seat, fresh, old, sizes, NO_DUES, rng)
        if is_possible(dream, seat):
            return
    make_possible(dream, seat, fresh, old, sizes, rng)


def deal(
    dream: Attika,
    seat: i64,
    fresh: "vec[i64]",
    old: "vec[i64]",
    sizes: "vec[i64]",
    due: i64,
    rng: Rng,
) -> None:
    """Deal both pools; whoever is asked first gets all that matches a price."""
    for other in range(dream.players):
        if other != seat:
            for card in range(RESOURCES):
                dream.cards[other * RESOURCES + card] = 0
    deal_old(dream, seat, old[:], fresh, due, rng)
    rest = fresh[:]
    wanted = sizes[:]
    mover: i64 = dream.mover()
    if due != NO_DUES:
        for card in range(RESOURCES):
            short = need(due, card) - dream.cards[mover * RESOURCES + card]
            wanted[mover] -= give(dream, mover, card, short, rest, wanted[mover])
    hidden = cells(dream.edition.deck_size)
    size = spread(rest, hidden)
    rng.shuffle(hidden, size)
    next: i64 = 0
    for other in range(dream.players):
        if other != seat:
            for i in range(next, next + wanted[other]):
                dream.cards[other * RESOURCES + hidden[i]] += 1
            next += wanted[other]
    dream.deck_size = 0
    for i in range(next, size):
        dream.deck[dream.deck_size] = hidden[i]
        dream.deck_size += 1


def give(dream: Attika, seat: i64, card: i64, count: i64, pool: "vec[i64]", most: i64) -> i64:
    """Give cards of one kind from a pool, as far as there are any and so many may be given."""
    if count > pool[card]:
        count = pool[card]
    if count > most:
        count = most
    if count <= 0:
        return 0
    pool[card] -= count
    dream.cards[seat * RESOURCES + card] += count
    return count


def deal_old(
    dream: Attika, seat: i64, pool: "vec[i64]", fresh: "vec[i64]", due: i64, rng: Rng
) -> None:
    """Deal the cards held since before the last reshuffle; first what only they can pay."""
    mover: i64 = dream.mover()
    given: i64 = 0
    if due != NO_DUES:
        left = dream.areas[mover * AREA + OLD_LEFT]
        for card in range(RESOURCES):
            given += give(dream, mover, card, need(due, card) - fresh[card], pool, left - given)
        for card in range(RESOURCES):
            short = need(due, card) - dream.cards[mover * RESOURCES + card]
            given += give(dream, mover, card, short, pool, left - given)
    hidden = cells(dream.edition.deck_size)
    rng.shuffle(hidden, spread(pool, hidden))
    next: i64 = 0
    for other in range(dream.players):
        if other != seat:
            size = dream.areas[other * AREA + OLD_LEFT]
            if other == mover:
                size -= given
            for i in range(next, next + size):
                dream.cards[other * RESOURCES + hidden[i]] += 1
            next += size
            for card in range(RESOURCES):
                dream.old[other * RESOURCES + card] = dream.cards[other * RESOURCES + card]


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
    dream: Attika, seat: i64, fresh: "vec[i64]", old: "vec[i64]", sizes: "vec[i64]", rng: Rng
) -> None:
    """Give whoever must pay as many matching cards as there are, and deal the rest at random."""
    mover: i64 = dream.mover()
    first: i64 = 0
    end = dream.land.hexes()
    if dream.stack[dream.top] == steps.PAYMENT:
        first = dream.get(HEX)
        end = first + 1
    for hex in range(first, end):
        if dream.on[hex] == NONE:
            due = price(dream, mover, dream.get(TOKEN), hex)
            deal(dream, seat, fresh, old, sizes, due, rng)
            if is_possible(dream, seat):
                return


def deal_tokens(dream: Attika, seat: i64, rng: Rng) -> None:
    """Base tokens stay in their stack; the white ones may lie in any of the three."""
    amounts = cells(KINDS)
    gather(dream, seat, 0, 1, amounts)
    redeal(dream, seat, 0, 1, amounts, rng)
    for kind in range(KINDS):
        amounts[kind] = 0
    gather(dream, seat, 1, STACKS, amounts)
    redeal(dream, seat, 1, STACKS, amounts, rng)


def gather(dream: Attika, seat: i64, first: i64, end: i64, amounts: "vec[i64]") -> None:
    """Count the tokens of some stacks."""
    for stack in range(first, end):
        start: i64 = seat * TOKENS + STACK_STARTS[stack]
        for i in range(dream.areas[seat * AREA + STACK + stack]):
            amounts[dream.stacks[start + i]] += 1


def redeal(dream: Attika, seat: i64, first: i64, end: i64, amounts: "vec[i64]", rng: Rng) -> None:
    """Shuffle tokens and lay them on some stacks again."""
    mixed_tokens = cells(TOKENS)
    size: i64 = 0
    for kind in range(KINDS):
        for _ in range(amounts[kind]):
            mixed_tokens[size] = kind
            size += 1
    rng.shuffle(mixed_tokens, size)
    for stack in range(first, end):
        start: i64 = seat * TOKENS + STACK_STARTS[stack]
        for i in range(dream.areas[seat * AREA + STACK + stack]):
            size -= 1
            dream.stacks[start + i] = mixed_tokens[size]


def deal_tiles(dream: Attika, rng: Rng) -> None:
    """The region tiles may come in any order."""
    there = cells(TILES)
    for i in range(dream.tiles_left):
        there[dream.tiles[i]] = 1
    at: i64 = 0
    for tile in range(TILES):
        if there[tile] != 0:
            dream.tiles[at] = tile
            at += 1
    rng.shuffle(dream.tiles, dream.tiles_left)


def key(state: Attika, seat: i64) -> i64:
    """All that the seat can see, as one number."""
    return joined_halves(half_key(state, seat, FIRST_HALF), half_key(state, seat, SECOND_HALF))


def public_end(state: Attika, seat: i64) -> i64:
    """How far the stack is known: the others do not see a payment that is half chosen."""
    end = state.top + WIDTH
    if state.top >= 0 and state.get(KIND) == steps.PAYMENT and state.get(SEAT) != seat:
        end = state.top + FIXED
    return end


def half_key(state: Attika, seat: i64, hash: i64) -> i64:
    """One half of the key: hands by their sizes, stacks by what is on the display and built."""
    land = state.land
    hash = mixed_row(hash, state.stack, 0, public_end(state, seat))
    hash = mixed(hash, state.turn)
    hash = mixed(hash, state.first)
    hash = mixed(hash, state.limit)
    hash = mixed(hash, state.deck_size)
    hash = mixed(hash, state.tiles_left)
    hash = mixed(hash, state.supply)
    hash = mixed(hash, state.box)
    hash = mixed(hash, state.ending)
    hash = mixed(hash, state.winner)
    hash = mixed_row(hash, land.tile, 0, land.tiles)
    hash = mixed_row(hash, land.centre, 0, land.tiles)
    hash = mixed_row(hash, land.turn, 0, land.tiles)
    hash = mixed_row(hash, state.on, 0, land.hexes())
    hash = mixed_row(hash, state.areas, 0, len(state.areas))
    hash = mixed_row(hash, state.shown, 0, len(state.shown))
    hash = mixed_row(hash, state.cards, state.players * RESOURCES, len(state.cards))
    hash = mixed_row(hash, state.old, state.players * RESOURCES, len(state.old))
    for other in range(state.players):
        hash = mixed(hash, state.hand_size(other))
    if seat >= 0:
        hash = mixed_row(hash, state.cards, seat * RESOURCES, (seat + 1) * RESOURCES)
        hash = mixed_row(hash, state.old, seat * RESOURCES, (seat + 1) * RESOURCES)
    return hash
