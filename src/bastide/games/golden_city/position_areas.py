"""The areas of the seats in a position: cards, posts, coins, letters."""

# not compiled: text work, done once per position

from bastide.engine.document import Document
from bastide.engine.messages import BadInput
from bastide.engine.rows import bit
from bastide.games.golden_city.catalogue import (
    ALL_COINS,
    BLACK_POSTS,
    FROM_ZONES,
    KEYS,
    MOST_GOODS,
    POSTS,
    RURAL,
    SOURCE_NAMES,
    SOURCES,
    START_COINS,
    TYPE_NUMBERS,
    TYPES,
)
from bastide.games.golden_city.island import WITH_RING
from bastide.games.golden_city.state import (
    AREA,
    BLACK,
    BLACK_STOCK,
    GOODS_HELD,
    KEYRING,
    OLD_LEFT,
    OWN,
    PURSE,
    REACH,
    STOCK,
    VICTORY,
    WON,
    GoldenCity,
)

MOST_CARDS = 9
"""Landscape cards that a hand may hold at any moment, with some to spare."""
GOODS_NUMBERS = {name: card for card, name in enumerate(WITH_RING.goods_names)}


def lay_areas(state: GoldenCity, areas: list[Document]) -> None:
    """Lay out everything in front of the players and in their hands."""
    for seat, area in enumerate(areas):
        _lay_hand(state, seat, area)
        _lay_posts(state, seat, area)
        _lay_goods(state, seat, area)
        at = seat * AREA
        state.areas[at + PURSE] = area.number("coins", START_COINS, 0, ALL_COINS)
        state.areas[at + WON] = area.number("won", 0, 0, int(state.players))
        state.areas[at + KEYRING] = area.number("keys", 0, 0, KEYS)
        state.areas[at + VICTORY] = area.number("victory", 0, 0, 6 if state.house.two else 0)
        _lay_letters(state, seat, area)
        if area.truth("blocked", False):
            state.blocked |= bit(seat)
    for seat, area in enumerate(areas):
        _lay_black(state, seat, area)


def _lay_hand(state: GoldenCity, seat: int, area: Document) -> None:
    """Cards in hand, those of them that all know, and those drawn before the last reshuffle."""
    hand = area.names("hand", TYPE_NUMBERS)
    if len(hand) > MOST_CARDS:
        raise BadInput(f"{area.where}: nobody ever holds more than {MOST_CARDS} cards.")
    for card in hand:
        state.cards[seat * TYPES + card] += 1
    for card in area.names("known", TYPE_NUMBERS):
        state.known[seat * TYPES + card] += 1
    for card in area.names("drawn_before", TYPE_NUMBERS):
        state.old[seat * TYPES + card] += 1
        state.old_pool[card] += 1
        state.areas[seat * AREA + OLD_LEFT] += 1
    for at in range(seat * TYPES, seat * TYPES + TYPES):
        if state.known[at] + state.old[at] > state.cards[at]:
            raise BadInput(f"{area.where}: 'known' and 'drawn_before' are cards of the hand.")


def _lay_posts(state: GoldenCity, seat: int, area: Document) -> None:
    at = seat * AREA
    for place in area.names("posts", WITH_RING.numbers):
        name = WITH_RING.names[place]
        taken = state.occupied() if place < RURAL else state.area(seat, OWN)
        if (taken >> place) & 1:
            raise BadInput(f"{area.where}: there is no room for this post on {name} (GC-091).")
        state.areas[at + OWN] |= bit(place)
        state.areas[at + REACH] |= state.house.island.near[place]
        state.areas[at + STOCK] -= 1
    left = int(state.areas[at + STOCK])
    if left < 0 or area.number("stock", left, 0, POSTS) != left:
        raise BadInput(f"{area.where}: a player has {state.house.posts} posts, built or in stock.")


def _lay_black(state: GoldenCity, seat: int, area: Document) -> None:
    """Black posts stand beside own ones, where no opponent is (GC-232, GC-233)."""
    at = seat * AREA
    for place in area.names("black", WITH_RING.numbers):
        if not (state.black_zones(seat) >> place) & 1:
            name = WITH_RING.names[place]
            raise BadInput(f"{area.where}: no black post can stand on {name} (GC-233).")
        state.areas[at + BLACK] |= bit(place)
        state.areas[at + BLACK_STOCK] -= 1
    left = int(state.areas[at + BLACK_STOCK])
    if area.number("black_stock", left, 0, BLACK_POSTS) != left:
        raise BadInput(f"{area.where}: 'black_stock' does not fit 'black'.")


def _lay_goods(state: GoldenCity, seat: int, area: Document) -> None:
    cards = area.names("goods", GOODS_NUMBERS)
    most = MOST_GOODS + 1  # the last one is about to be put away
    if len(cards) > most:
        raise BadInput(f"{area.where}: nobody holds more than {most} goods cards.")
    for card in cards:
        held = [other for other in range(int(state.players)) if _holds(state, other, card)]
        if held:
            raise BadInput(f"{area.where}: {WITH_RING.goods_names[card]} exists only once.")
        state.areas[seat * AREA + GOODS_HELD] |= bit(card)


def _holds(state: GoldenCity, seat: int, card: int) -> bool:
    return bool((state.area(seat, GOODS_HELD) >> card) & 1)


def _lay_letters(state: GoldenCity, seat: int, area: Document) -> None:
    """Letters by source, or only a total, which then counts as letters from zones."""
    letters = area.table("letters")
    for source, name in enumerate(SOURCE_NAMES):
        state.letters[seat * SOURCES + source] = letters.number(name, 0, 0, 9999)
    letters.finish()
    known = int(state.total_letters(seat))
    total = area.number("total", known, 0, 99999)
    if area.has("letters") and total != known:
        raise BadInput(f"{area.where}: 'total' is {total}, but 'letters' say otherwise.")
    state.letters[seat * SOURCES + FROM_ZONES] += total - known
