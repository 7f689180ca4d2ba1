"""The table of San Juan as numbers, and the few things that move cards."""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bastide.engine.flow import CARD_SEEN, Frame, State
from bastide.engine.rng import Rng
from bastide.engine.rows import EMPTY, Row, added, filled, inserted, sort_in, sort_out
from bastide.games.san_juan import events
from bastide.games.san_juan.catalogue import TYPES
from bastide.games.san_juan.editions import FULL_CITY, Edition

NONE: Final = -1

# Where the Cathedral is, unless it stands in a city: then the seat's number.
NOT_USED: Final = -2
ON_TABLE: Final = -1

# Buildings that keep cards under them.
UNDER_CHAPEL: Final = 0
UNDER_BANK: Final = 1
UNDER_HARBOR: Final = 2
KEEPERS: Final = 3

HAND: Final = 64
"""Room for a hand; within a round no hand grows beyond 45 cards."""
LOOK: Final = 8
"""Room for cards looked at: a Councillor with a Library draws eight (SJ-071)."""


@final
class SanJuan(State):
    """A hand is a row sorted by kind of card; a city is a row of twelve places."""

    edition: Edition
    limit: i64 = 0
    """Rounds after which automatic play stops, 0 for none (SJ-R47)."""
    round: i64 = 1
    governor: i64 = 0
    taken: Row = EMPTY
    """Who took each role this round."""
    chooser: i64 = NONE
    """Who opened the running phase."""
    boost: i64 = 1
    """How often the chooser's privilege counts: 2 with a Library (SJ-071)."""
    libraries_spent: i64 = 0
    """Seats, as bits, that doubled a privilege this round (SJ-072)."""
    sales: i64 = 0
    """Goods sold by anybody in the running Trader phase (SJ-092)."""
    pile: Row = EMPTY
    """The draw pile; its top is the last of the first `pile_size` cards."""
    pile_size: i64 = 0
    discard: Row = EMPTY
    discard_size: i64 = 0
    looking: Row = EMPTY
    """Cards turned up or looked at and not yet put anywhere, in ascending order."""
    looking_size: i64 = 0
    hands: Row = EMPTY
    """Each seat's cards in ascending order from seat * HAND on."""
    hand_size: Row = EMPTY
    city: Row = EMPTY
    goods: Row = EMPTY
    """The face-down card that lies as a good on each place."""
    buildings: Row = EMPTY
    visible: Row = EMPTY
    """Kinds of building in each city, as bits."""
    usable: Row = EMPTY
    """Those of them that were not built in the running Builder phase (SJ-050)."""
    covered: Row = EMPTY
    """Cards under other buildings: place * TYPES + card, by place, lowest first (SJ-R11)."""
    stored: Row = EMPTY
    """Cards under Chapel, Bank and Harbor, as (seat * KEEPERS + which) * TYPES + card."""
    banked: i64 = 0
    """Seats, as bits, that have used their Bank (SJ-R17)."""
    cathedral: i64 = NOT_USED
    tiles: Row = EMPTY
    """The trading-house tiles in the order in which they come up."""
    tile: i64 = 0
    """Place in that order of the tile on top."""
    tiles_seen: i64 = 0
    tile_is_up: bool = False
    shown: Row = EMPTY
    """Cards in hands that everybody saw go there, as seat * TYPES + card."""
    open_discard: Row = EMPTY
    """Cards that everybody saw go to the discard pile."""
    buried: Row = EMPTY
    """Cards in the discard pile that only this seat knows, having put them there."""

    def clone(self) -> "SanJuan":
        chance, stack = self.rng.clone(), self.stack[:]
        fresh = SanJuan(self.frames, self.players, chance, stack, self.top, self.is_watched)
        fresh.edition = self.edition
        fresh.limit = self.limit
        fresh.round = self.round
        fresh.governor = self.governor
        fresh.taken = self.taken[:]
        fresh.chooser = self.chooser
        fresh.boost = self.boost
        fresh.libraries_spent = self.libraries_spent
        fresh.sales = self.sales
        fresh.pile = self.pile[:]
        fresh.pile_size = self.pile_size
        fresh.discard = self.discard[:]
        fresh.discard_size = self.discard_size
        fresh.looking = self.looking[:]
        fresh.looking_size = self.looking_size
        fresh.hands = self.hands[:]
        fresh.hand_size = self.hand_size[:]
        fresh.city = self.city[:]
        fresh.goods = self.goods[:]
        fresh.buildings = self.buildings[:]
        fresh.visible = self.visible[:]
        fresh.usable = self.usable[:]
        fresh.covered = self.covered[:]
        fresh.stored = self.stored[:]
        fresh.banked = self.banked
        fresh.cathedral = self.cathedral
        fresh.tiles = self.tiles[:]
        fresh.tile = self.tile
        fresh.tiles_seen = self.tiles_seen
        fresh.tile_is_up = self.tile_is_up
        fresh.shown = self.shown[:]
        fresh.open_discard = self.open_discard[:]
        fresh.buried = self.buried[:]
        return fresh

    def uses(self, seat: i64, building: i64) -> bool:
        """Whether the seat may use that building now: visible, and not just built (SJ-050)."""
        return (self.usable[seat] >> building) & 1 != 0

    def has(self, seat: i64, building: i64) -> bool:
        """Whether that building is visible in the seat's city."""
        return (self.visible[seat] >> building) & 1 != 0

    def cards_left(self) -> i64:
        """Cards that can still be drawn: both piles together."""
        return self.pile_size + self.discard_size

    def draw_card(self) -> i64:
        """The top card of the draw pile; the caller checked that one is left.

        When the pile is empty the discard pile is shuffled first (SJ-082, SJ-R01).
        """
        if self.pile_size == 0:
            self.reshuffle()
        self.pile_size -= 1
        return self.pile[self.pile_size]

    def reshuffle(self) -> None:
        """The discard pile becomes the draw pile; nobody knows where a card of it lies (SJ-082)."""
        at: i64 = 0
        card: i64
        for card in range(TYPES):
            for _ in range(self.discard[card]):
                self.pile[at] = card
                at += 1
            self.discard[card] = 0
            self.open_discard[card] = 0
        for i in range(self.players * TYPES):
            self.buried[i] = 0
        self.pile_size = at
        self.discard_size = 0
        self.rng.shuffle(self.pile, at)
        self.tell(events.RESHUFFLE, NONE, 0, at)

    def draw(self, seat: i64, amount: i64) -> i64:
        """Draw into the hand, as many as there are; says how many (SJ-R01)."""
        drawn: i64 = 0
        while drawn < amount and self.pile_size + self.discard_size > 0:
            card = self.draw_card()
            self.receive(seat, card)
            self.tell(events.DREW_CARD, seat, card, 1, seat)
            drawn += 1
        if drawn > 0:
            self.learn(CARD_SEEN)
        return drawn

    def gain(self, seat: i64, building: i64, amount: i64) -> None:
        """Draw cards that a building brings."""
        drawn = self.draw(seat, amount)
        if drawn > 0:
            self.tell(events.POWER, seat, building, drawn)

    def receive(self, seat: i64, card: i64) -> None:
        """A card goes to the hand, which stays sorted."""
        size = self.hand_size[seat]
        sort_in(self.hands, seat * HAND, size, card)
        self.hand_size[seat] = size + 1

    def take_out(self, seat: i64, card: i64) -> None:
        """A card that is in the hand leaves it."""
        size = self.hand_size[seat]
        sort_out(self.hands, seat * HAND, size, card)
        self.hand_size[seat] = size - 1

    def look(self, card: i64) -> None:
        """A card is turned up or looked at."""
        sort_in(self.looking, 0, self.looking_size, card)
        self.looking_size += 1

    def look_away(self, card: i64) -> None:
        """One of the cards looked at goes somewhere."""
        sort_out(self.looking, 0, self.looking_size, card)
        self.looking_size -= 1

    def leave_hand(self, seat: i64, card: i64) -> None:
        """A card leaves the hand unseen: from now on nobody else can be sure what is in it."""
        self.take_out(seat, card)
        if len(self.shown) > 0:
            self.forget_shown(seat)

    def bury(self, seat: i64, card: i64) -> None:
        """A card from the seat's hand goes face down to the discard pile (SJ-081)."""
        self.leave_hand(seat, card)
        self.discard[card] += 1
        self.discard_size += 1
        self.buried[seat * TYPES + card] += 1

    def discard_unseen(self, card: i64) -> None:
        """A good goes to the discard pile; nobody ever saw its face (SJ-040)."""
        self.discard[card] += 1
        self.discard_size += 1

    def discard_openly(self, card: i64) -> None:
        """A card that everybody saw goes to the discard pile (SJ-084)."""
        self.discard[card] += 1
        self.discard_size += 1
        self.open_discard[card] += 1

    def show_in_hand(self, seat: i64, card: i64) -> None:
        """A card that everybody saw goes to a hand (SJ-084)."""
        self.receive(seat, card)
        self.shown = inserted(self.shown, seat * TYPES + card, 1)

    def forget_shown(self, seat: i64) -> None:
        """Nobody can be sure any more which of the shown cards are still in that hand."""
        kept: vec[i64] = filled(0)
        for entry in self.shown:
            if entry // TYPES != seat:
                kept = added(kept, entry)
        self.shown = kept

    def store(self, seat: i64, which: i64, card: i64) -> None:
        """Put a card under the Chapel, the Bank or the Harbor."""
        self.stored = inserted(self.stored, (seat * KEEPERS + which) * TYPES + card, 1)

    def stored_count(self, seat: i64) -> i64:
        """Cards under the seat's Chapel, Bank and Harbor, covered ones too (SJ-062, SJ-R12)."""
        count: i64 = 0
        for entry in self.stored:
            if entry // (KEEPERS * TYPES) == seat:
                count += 1
        return count

    def goods_count(self, seat: i64) -> i64:
        """Goods lying in the seat's city."""
        count: i64 = 0
        goods = self.goods
        first: i64 = seat * FULL_CITY
        for place in range(first, first + self.buildings[seat]):
            if goods[place] != NONE:
                count += 1
        return count

    def filled_place(self, seat: i64, building: i64) -> i64:
        """The first place of the city where that building holds a good, or NONE."""
        first: i64 = seat * FULL_CITY
        for place in range(first, first + self.buildings[seat]):
            if self.city[place] == building and self.goods[place] != NONE:
                return place
        return NONE

    def empty_place(self, seat: i64, building: i64) -> i64:
        """The first place of the city where that building holds no good, or NONE."""
        first: i64 = seat * FULL_CITY
        for place in range(first, first + self.buildings[seat]):
            if self.city[place] == building and self.goods[place] == NONE:
                return place
        return NONE


def bare_table(
    frames: "list[Frame[Any]]", players: int, rng: Rng, edition: Edition, limit: int
) -> SanJuan:
    """A table with nothing on it: no card dealt, no building, no frame."""
    state = SanJuan(frames, players, rng)
    state.edition = edition
    state.limit = limit
    state.taken = filled(5, NONE)
    state.pile = edition.deck[:]
    state.discard = filled(TYPES)
    state.looking = filled(LOOK)
    state.hands = filled(players * HAND)
    state.hand_size = filled(players)
    state.city = filled(players * FULL_CITY, NONE)
    state.goods = filled(players * FULL_CITY, NONE)
    state.buildings = filled(players)
    state.visible = filled(players)
    state.usable = filled(players)
    state.cathedral = ON_TABLE if edition.expansion else NOT_USED
    state.tiles = filled(5)
    state.open_discard = filled(TYPES)
    state.buried = filled(players * TYPES)
    return state
