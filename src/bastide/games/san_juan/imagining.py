"""What a seat cannot know: dealing it anew, and telling apart what it can."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bastide.engine.flow import SEAT
from bastide.engine.rng import Rng
from bastide.engine.rows import filled
from bastide.games.san_juan import steps
from bastide.games.san_juan.catalogue import TYPES
from bastide.games.san_juan.editions import FULL_CITY
from bastide.games.san_juan.state import HAND, KEEPERS, NONE, UNDER_HARBOR, SanJuan

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


def shuffle_unseen_tiles(imagined: SanJuan, rng: Rng) -> None:
    """Tiles that came up are known and so is their order; the others may lie in any (SJ-043)."""
    at: i64 = imagined.tiles_seen
    for tile in range(5):
        seen = False
        for i in range(imagined.tiles_seen):
            if imagined.tiles[i] == tile:
                seen = True
        if not seen:
            imagined.tiles[at] = tile
            at += 1
    for i in range(i64(4), imagined.tiles_seen, -1):
        j = imagined.tiles_seen + rng.below(i - imagined.tiles_seen + 1)
        held = imagined.tiles[i]
        imagined.tiles[i] = imagined.tiles[j]
        imagined.tiles[j] = held


def shown_in(state: SanJuan, seat: i64) -> "list[i64]":
    """The cards that everybody knows to be in that hand."""
    return [entry % TYPES for entry in state.shown if entry // TYPES == seat]


def is_hidden_store(entry: i64, seat: i64) -> bool:
    """Whether the seat does not know a stored card: others' cards, and all under a Harbor."""
    return entry // (KEEPERS * TYPES) != seat or (entry // TYPES) % KEEPERS == UNDER_HARBOR


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
    counts = filled(TYPES)
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


def deal(imagined: SanJuan, seat: i64, hidden: "vec[i64]") -> None:
    """Lay the gathered cards, now shuffled, where they might be."""
    at: i64 = 0
    for i in range(imagined.pile_size):
        imagined.pile[i] = hidden[at]
        at += 1
    at = deal_discard(imagined, seat, hidden, at)
    for place in range(imagined.players * FULL_CITY):
        if imagined.goods[place] != NONE:
            imagined.goods[place] = hidden[at]
            at += 1
    for i in range(len(imagined.stored)):
        entry = imagined.stored[i]
        if is_hidden_store(entry, seat):
            imagined.stored[i] = entry - entry % TYPES + hidden[at]
            at += 1
    for other in range(imagined.players):
        if other != seat:
            known = shown_in(imagined, other)
            size = imagined.hand_size[other]
            imagined.hand_size[other] = 0
            for card in known:
                imagined.receive(other, card)
            while imagined.hand_size[other] < size:
                imagined.receive(other, hidden[at])
                at += 1
    if looking_is_private(imagined) and imagined.get(SEAT) != seat:
        size = imagined.looking_size
        imagined.looking_size = 0
        for i in range(at, at + size):
            imagined.look(hidden[i])


def deal_discard(imagined: SanJuan, seat: i64, hidden: "vec[i64]", at: i64) -> i64:
    """Fill the discard pile: what all know, what the seat put there, and unknown cards.

    Of the unknown ones some were put there by other seats, who know them; the rest were goods.
    """
    unknown: i64 = imagined.discard_size
    for card in range(TYPES):
        known = imagined.open_discard[card]
        if seat >= 0:
            known += imagined.buried[seat * TYPES + card]
        imagined.discard[card] = known
        unknown -= known
    for other in range(imagined.players):
        if other == seat:
            continue
        size: i64 = 0
        for card in range(TYPES):
            size += imagined.buried[other * TYPES + card]
            imagined.buried[other * TYPES + card] = 0
        for i in range(at, at + size):
            imagined.buried[other * TYPES + hidden[i]] += 1
            imagined.discard[hidden[i]] += 1
        at += size
        unknown -= size
    for i in range(at, at + unknown):
        imagined.discard[hidden[i]] += 1
    return at + unknown
