"""The table of San Juan as numbers, and the few things that move cards."""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bastide.engine.cells import added, cells, inserted, sort_in, sort_out
from bastide.engine.flow import CARD_SEEN, WIDTH, Frame, State, empty_stack
from bastide.engine.rng import Rng
from bastide.games.san_juan import happenings
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
PLACES: Final = 3

HAND: Final = 64
"""Room for a hand; within a round no hand grows beyond 45 cards."""
LOOK: Final = 8
"""Room for cards looked at: a Councillor with a Library draws eight (SJ-071)."""


@final
class SanJuan(State):
    """A hand is a row sorted by kind of card; a city is a row of twelve places."""

    def __init__(
        self,
        kinds: "list[Frame[Any]]",
        players: i64,
        rng: Rng,
        stack: "vec[i64]",
        top: i64,
        edition: Edition,
        limit: i64,
        round: i64,
        governor: i64,
        taken: "vec[i64]",
        chooser: i64,
        boost: i64,
        libraries_spent: i64,
        sales: i64,
        pile: "vec[i64]",
        pile_size: i64,
        discard: "vec[i64]",
        discard_size: i64,
        looking: "vec[i64]",
        looking_size: i64,
        hands: "vec[i64]",
        hand_size: "vec[i64]",
        city: "vec[i64]",
        goods: "vec[i64]",
        buildings: "vec[i64]",
        visible: "vec[i64]",
        usable: "vec[i64]",
        covered: "vec[i64]",
        stored: "vec[i64]",
        banked: i64,
        cathedral: i64,
        tiles: "vec[i64]",
        tile: i64,
        tiles_seen: i64,
        tile_is_up: bool,
        shown: "vec[i64]",
        open_discard: "vec[i64]",
        buried: "vec[i64]",
    ) -> None:
        super().__init__(kinds, players, rng, stack, top)
        self.edition = edition
        self.limit = limit
        """Rounds after which automatic play stops, 0 for none (SJ-R47)."""
        self.round = round
        self.governor = governor
        self.taken = taken
        """Who took each role this round."""
        self.chooser = chooser
        """Who opened the running phase."""
        self.boost = boost
        """How often the chooser's privilege counts: 2 with a Library (SJ-071)."""
        self.libraries_spent = libraries_spent
        """Seats, as bits, that doubled a privilege this round (SJ-072)."""
        self.sales = sales
        """Goods sold by anybody in the running Trader phase (SJ-092)."""
        self.pile = pile
        """The draw pile; its top is the last of the first `pile_size` cards."""
        self.pile_size = pile_size
        self.discard = discard
        self.discard_size = discard_size
        self.looking = looking
        """Cards turned up or looked at and not yet put anywhere, in ascending order."""
        self.looking_size = looking_size
        self.hands = hands
        """Each seat's cards in ascending order from seat * HAND on."""
        self.hand_size = hand_size
        self.city = city
        self.goods = goods
        """The face-down card that lies as a good on each place."""
        self.buildings = buildings
        self.visible = visible
        """Kinds of building in each city, as bits."""
        self.usable = usable
        """Those of them that were not built in the running Builder phase (SJ-050)."""
        self.covered = covered
        """Cards under other buildings: place * TYPES + card, by place, lowest first (SJ-R11)."""
        self.stored = stored
        """Cards under Chapel, Bank and Harbor, as (seat * PLACES + which) * TYPES + card."""
        self.banked = banked
        """Seats, as bits, that have used their Bank (SJ-R17)."""
        self.cathedral = cathedral
        self.tiles = tiles
        """The trading-house tiles in the order in which they come up."""
        self.tile = tile
        """Place in that order of the tile on top."""
        self.tiles_seen = tiles_seen
        self.tile_is_up = tile_is_up
        self.shown = shown
        """Cards in hands that everybody saw go there, as seat * TYPES + card."""
        self.open_discard = open_discard
        """Cards that everybody saw go to the discard pile."""
        self.buried = buried
        """Cards in the discard pile that only this seat knows, having put them there."""

    def clone(self) -> "SanJuan":
        return SanJuan(
            self.kinds,
            self.players,
            self.rng.clone(),
            self.stack[:],
            self.top,
            self.edition,
            self.limit,
            self.round,
            self.governor,
            self.taken[:],
            self.chooser,
            self.boost,
            self.libraries_spent,
            self.sales,
            self.pile[:],
            self.pile_size,
            self.discard[:],
            self.discard_size,
            self.looking[:],
            self.looking_size,
            self.hands[:],
            self.hand_size[:],
            self.city[:],
            self.goods[:],
            self.buildings[:],
            self.visible[:],
            self.usable[:],
            self.covered[:],
            self.stored[:],
            self.banked,
            self.cathedral,
            self.tiles[:],
            self.tile,
            self.tiles_seen,
            self.tile_is_up,
            self.shown[:],
            self.open_discard[:],
            self.buried[:],
        )

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
        self.tell(happenings.RESHUFFLE, NONE, 0, at)

    def draw(self, seat: i64, amount: i64) -> i64:
        """Draw into the hand, as many as there are; says how many (SJ-R01)."""
        drawn: i64 = 0
        while drawn < amount and self.pile_size + self.discard_size > 0:
            card = self.draw_card()
            self.receive(seat, card)
            self.tell(happenings.DREW_CARD, seat, card, 1, seat)
            drawn += 1
        if drawn > 0:
            self.learned = CARD_SEEN
        return drawn

    def gain(self, seat: i64, building: i64, amount: i64) -> None:
        """Draw cards that a building brings."""
        drawn = self.draw(seat, amount)
        if drawn > 0:
            self.tell(happenings.POWER, seat, building, drawn)

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
        kept: vec[i64] = cells(0)
        for entry in self.shown:
            if entry // TYPES != seat:
                kept = added(kept, entry)
        self.shown = kept

    def store(self, seat: i64, place: i64, card: i64) -> None:
        """Put a card under the Chapel, the Bank or the Harbor."""
        self.stored = inserted(self.stored, (seat * PLACES + place) * TYPES + card, 1)

    def stored_count(self, seat: i64) -> i64:
        """Cards under the seat's Chapel, Bank and Harbor, covered ones too (SJ-062, SJ-R12)."""
        count: i64 = 0
        for entry in self.stored:
            if entry // (PLACES * TYPES) == seat:
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
    kinds: "list[Frame[Any]]", players: int, rng: Rng, edition: Edition, limit: int
) -> SanJuan:
    """A table with nothing on it: no card dealt, no building, no frame."""
    return SanJuan(
        kinds=kinds,
        players=players,
        rng=rng,
        stack=empty_stack(),
        top=-WIDTH,
        edition=edition,
        limit=limit,
        round=1,
        governor=0,
        taken=cells(5, NONE),
        chooser=NONE,
        boost=1,
        libraries_spent=0,
        sales=0,
        pile=edition.deck[:],
        pile_size=0,
        discard=cells(TYPES),
        discard_size=0,
        looking=cells(LOOK),
        looking_size=0,
        hands=cells(players * HAND),
        hand_size=cells(players),
        city=cells(players * FULL_CITY, NONE),
        goods=cells(players * FULL_CITY, NONE),
        buildings=cells(players),
        visible=cells(players),
        usable=cells(players),
        covered=cells(0),
        stored=cells(0),
        banked=0,
        cathedral=ON_TABLE if edition.expansion else NOT_USED,
        tiles=cells(5),
        tile=0,
        tiles_seen=0,
        tile_is_up=False,
        shown=cells(0),
        open_discard=cells(TYPES),
        buried=cells(players * TYPES),
    )
