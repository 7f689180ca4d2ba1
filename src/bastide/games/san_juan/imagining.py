"""What a seat cannot know: dealing it anew, and telling apart what it can."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bastide.engine.cells import cells
from bastide.engine.flow import SEAT, WIDTH
from bastide.engine.keys import (
    FIRST_HALF,
    SECOND_HALF,
    joined_halves,
    mixed,
    mixed_masks,
    mixed_row,
)
from bastide.engine.rng import Rng, fork
from bastide.games.san_juan import steps
from bastide.games.san_juan.catalogue import TYPES
from bastide.games.san_juan.editions import FULL_CITY
from bastide.games.san_juan.state import HAND, NONE, PLACES, UNDER_HARBOR, SanJuan

SWAP_FLOOR: Final = 3
KEEP_FLOOR: Final = 4
PAY_FLOOR: Final = 4
"""Slots of the frames that choose several cards one by one."""


def looking_is_private(state: SanJuan) -> bool:
    """Whether the cards looked at are seen by one seat only: Councillor yes, Gold Mine no."""
    return state.top >= 0 and state.stack[state.top] == steps.KEEP


def secret_floor(state: SanJuan, seat: i64) -> i64:
    """Where the running question keeps what another seat picked last, or NONE.

    Picks come in the order of the catalogue, so that number would tell a card (SJ-084). Goods
    that pay are picked in the open.
    """
    if state.top < 0 or state.get(SEAT) == seat:
        return NONE
    kind = state.stack[state.top]
    if kind == steps.OFFICE or kind == steps.BANK:
        return state.top + SWAP_FLOOR
    if kind == steps.KEEP or kind == steps.SHED:
        return state.top + KEEP_FLOOR
    if kind == steps.PAYMENT and state.get(PAY_FLOOR) < TYPES:
        return state.top + PAY_FLOOR
    return NONE


def imagine(true: SanJuan, seat: i64, rng: Rng) -> SanJuan:
    """Deal all that the seat cannot know anew, fairly, from all the cards it cannot place.

    The seat knows its hand, what lies under its own Chapel and Bank, its own discards since the
    last reshuffle, and everything public: cities, cards shown and where they went (SJ-084).
    """
    dream = true.clone()
    dream.rng = fork(rng)
    floor = secret_floor(true, seat)
    if floor != NONE:
        dream.stack[floor] = 0
    shuffle_unseen_tiles(dream, rng)
    hidden = cells(len(true.pile))
    rng.shuffle(hidden, gather(true, seat, hidden))
    deal(dream, seat, hidden)
    return dream


def shuffle_unseen_tiles(dream: SanJuan, rng: Rng) -> None:
    """Tiles that came up are known and so is their order; the others may lie in any (SJ-043)."""
    at: i64 = dream.tiles_seen
    for tile in range(5):
        seen = False
        for i in range(dream.tiles_seen):
            if dream.tiles[i] == tile:
                seen = True
        if not seen:
            dream.tiles[at] = tile
            at += 1
    for i in range(i64(4), dream.tiles_seen, -1):
        j = dream.tiles_seen + rng.below(i - dream.tiles_seen + 1)
        held = dream.tiles[i]
        dream.tiles[i] = dream.tiles[j]
        dream.tiles[j] = held


def shown_in(state: SanJuan, seat: i64) -> "list[i64]":
    """The cards that everybody knows to be in that hand."""
    return [entry % TYPES for entry in state.shown if entry // TYPES == seat]


def is_hidden_store(entry: i64, seat: i64) -> bool:
    """Whether the seat does not know a stored card: others' cards, and all under a Harbor."""
    return entry // (PLACES * TYPES) != seat or (entry // TYPES) % PLACES == UNDER_HARBOR


def gather(true: SanJuan, seat: i64, hidden: "vec[i64]") -> i64:
    """Lay out every card whose place the seat does not know; says how many there are.

    They lie in the order of the catalogue, so that nothing follows from where they were.
    """
    counts = count_hidden(true, seat)
    size: i64 = 0
    for card in range(TYPES):
        for _ in range(counts[card]):
            hidden[size] = card
            size += 1
    return size


def count_hidden(true: SanJuan, seat: i64) -> "vec[i64]":
    """How many of each card lie where the seat cannot see them."""
    counts = cells(TYPES)
    for i in range(true.pile_size):
        counts[true.pile[i]] += 1
    for card in range(TYPES):
        counts[card] += true.discard[card] - true.open_discard[card]
        if seat >= 0:
            counts[card] -= true.buried[seat * TYPES + card]
    for place in range(true.players * FULL_CITY):
        if true.goods[place] != NONE:
            counts[true.goods[place]] += 1
    for entry in true.stored:
        if is_hidden_store(entry, seat):
            counts[entry % TYPES] += 1
    for other in range(true.players):
        if other != seat:
            for i in range(other * HAND, other * HAND + true.hand_size[other]):
                counts[true.hands[i]] += 1
    for entry in true.shown:
        if entry // TYPES != seat:
            counts[entry % TYPES] -= 1
    if looking_is_private(true) and true.get(SEAT) != seat:
        for i in range(true.looking_size):
            counts[true.looking[i]] += 1
    return counts


def deal(dream: SanJuan, seat: i64, hidden: "vec[i64]") -> None:
    """Lay the gathered cards, now shuffled, where they might be."""
    at: i64 = 0
    for i in range(dream.pile_size):
        dream.pile[i] = hidden[at]
        at += 1
    at = deal_discard(dream, seat, hidden, at)
    for place in range(dream.players * FULL_CITY):
        if dream.goods[place] != NONE:
            dream.goods[place] = hidden[at]
            at += 1
    for i in range(len(dream.stored)):
        entry = dream.stored[i]
        if is_hidden_store(entry, seat):
            dream.stored[i] = entry - entry % TYPES + hidden[at]
            at += 1
    for other in range(dream.players):
        if other != seat:
            known = shown_in(dream, other)
            size = dream.hand_size[other]
            dream.hand_size[other] = 0
            for card in known:
                dream.receive(other, card)
            while dream.hand_size[other] < size:
                dream.receive(other, hidden[at])
                at += 1
    if looking_is_private(dream) and dream.get(SEAT) != seat:
        size = dream.looking_size
        dream.looking_size = 0
        for i in range(at, at + size):
            dream.look(hidden[i])


def deal_discard(dream: SanJuan, seat: i64, hidden: "vec[i64]", at: i64) -> i64:
    """Fill the discard pile: what all know, what the seat put there, and unknown cards.

    Of the unknown ones some were put there by other seats, who know them; the rest were goods.
    """
    unknown: i64 = dream.discard_size
    for card in range(TYPES):
        known = dream.open_discard[card]
        if seat >= 0:
            known += dream.buried[seat * TYPES + card]
        dream.discard[card] = known
        unknown -= known
    for other in range(dream.players):
        if other == seat:
            continue
        size: i64 = 0
        for card in range(TYPES):
            size += dream.buried[other * TYPES + card]
            dream.buried[other * TYPES + card] = 0
        for i in range(at, at + size):
            dream.buried[other * TYPES + hidden[i]] += 1
            dream.discard[hidden[i]] += 1
        at += size
        unknown -= size
    for i in range(at, at + unknown):
        dream.discard[hidden[i]] += 1
    return at + unknown


def key(state: SanJuan, seat: i64) -> i64:
    """All that the seat can see, as one number."""
    return joined_halves(half_key(state, seat, FIRST_HALF), half_key(state, seat, SECOND_HALF))


def half_key(state: SanJuan, seat: i64, hash: i64) -> i64:
    """One half of the key."""
    floor = secret_floor(state, seat)
    if floor == NONE:
        floor = state.top + WIDTH
    hash = mixed_row(hash, state.stack, 0, floor)
    hash = mixed_row(hash, state.stack, floor + 1, state.top + WIDTH)
    hash = mixed(hash, state.round)
    hash = mixed(hash, state.governor)
    hash = mixed(hash, state.chooser)
    hash = mixed(hash, state.boost)
    hash = mixed(hash, state.libraries_spent)
    hash = mixed(hash, state.sales)
    hash = mixed(hash, state.pile_size)
    hash = mixed(hash, state.discard_size)
    hash = mixed(hash, state.banked)
    hash = mixed(hash, state.cathedral)
    hash = mixed(hash, state.tile)
    hash = mixed(hash, state.tiles_seen)
    hash = mixed(hash, state.looking_size)
    hash = mixed_row(hash, state.taken, 0, 5)
    hash = mixed_row(hash, state.tiles, 0, state.tiles_seen)
    hash = mixed_row(hash, state.hand_size, 0, state.players)
    hash = mixed_row(hash, state.city, 0, state.players * FULL_CITY)
    for place in range(state.players * FULL_CITY):
        hash = mixed(hash, 0 if state.goods[place] == NONE else 1)
    hash = mixed_masks(hash, state.usable, 0, state.players)
    hash = mixed_row(hash, state.covered, 0, len(state.covered))
    hash = mixed_row(hash, state.shown, 0, len(state.shown))
    hash = mixed_row(hash, state.open_discard, 0, TYPES)
    if not looking_is_private(state) or state.get(SEAT) == seat:
        hash = mixed_row(hash, state.looking, 0, state.looking_size)
    if seat >= 0:
        hash = mixed_row(hash, state.hands, seat * HAND, seat * HAND + state.hand_size[seat])
        hash = mixed_row(hash, state.buried, seat * TYPES, (seat + 1) * TYPES)
    for entry in state.stored:
        hash = mixed(hash, entry // TYPES if is_hidden_store(entry, seat) else entry)
    return hash
