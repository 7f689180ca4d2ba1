"""The table of The Golden City as numbers, and the few things that move pieces."""

from typing import Final, final

from mypy_extensions import i64

from bastide.engine.flow import CARD_SEEN, SECRET_TOLD, State
from bastide.engine.rows import EMPTY, Row, bit
from bastide.games.golden_city import events
from bastide.games.golden_city.catalogue import ALL_COINS, BONUS_CARDS, KEYS, SOURCES, TYPES
from bastide.games.golden_city.house import House
from bastide.games.golden_city.island import INNER_MASK, PORT_MASK, RURAL_MASK

NONE: Final = -1
GROUP: Final = 3
"""Cards that a group has room for."""

# What lies in `areas` for each seat.
OWN: Final = 0
"""Places with own posts, as a mask."""
BLACK: Final = 1
"""Zones with own black posts, as a mask (GC-230)."""
REACH: Final = 2
"""Neighbours of the own posts, as a mask (GC-097)."""
STOCK: Final = 3
"""Own posts not yet built."""
BLACK_STOCK: Final = 4
PURSE: Final = 5
"""Coins."""
KEYRING: Final = 6
"""Key cards held."""
GOODS_HELD: Final = 7
"""Goods cards, as a mask."""
VICTORY: Final = 8
"""Victory points of the Great Drought (GC-209)."""
OLD_LEFT: Final = 9
"""Cards in hand that the others could not name at the last reshuffle, and still cannot."""
WON: Final = 10
"""The group won in the last auction, from 1 on; 0 before the first."""
AREA: Final = 11


@final
class GoldenCity(State):
    """Cards of a type are alike, so hands are amounts; sets of places and cards are masks."""

    house: House
    round: i64 = 0
    """From 1 on; so many score cards have been turned up (GC-I10)."""
    first: i64 = 0
    cost: i64 = 1
    """Coins that the next expulsion costs (GC-073)."""
    builder: i64 = 0
    """Who has the first building turn (GC-090, GC-205)."""
    scores: Row = EMPTY
    """Score cards in the order in which they come up; 12 or 16 of them count."""
    pile: Row = EMPTY
    """Landscape cards; the last one below `pile_size` lies on top."""
    pile_size: i64 = 0
    discard: Row = EMPTY
    """Amounts by type; all of them are public."""
    groups: Row = EMPTY
    """The cards on offer, GROUP places for each group, or NONE."""
    hands_on: Row = EMPTY
    """Whose bidding hand lies on each group, or NONE."""
    group_coin: i64 = 0
    """1 while a coin lies on the group of two (GC-203)."""
    cards: Row = EMPTY
    """Landscape cards in hand: amounts by type, TYPES per seat."""
    known: Row = EMPTY
    """Those that everybody can name: from the set-up and the auction (GC-R30)."""
    old: Row = EMPTY
    """Those that were in hand, unnamed, at the last reshuffle: see `OLD_LEFT`."""
    old_pool: Row = EMPTY
    """The sum of all `old` by type, which everybody could count when the pile ran out."""
    areas: Row = EMPTY
    letters: Row = EMPTY
    """Letters by source, SOURCES per seat."""
    goods_pile: Row = EMPTY
    goods_size: i64 = 0
    goods_row: Row = EMPTY
    """The open goods cards, or NONE."""
    bonus_takers: Row = EMPTY
    """Who took bonus cards, one after the other."""
    bonus_taken: Row = EMPTY
    """Which cards these were."""
    bonus_count: i64 = 0
    bonus_out: i64 = 0
    """Bonus cards out of the game, as a mask (GC-211)."""
    keys_spent: i64 = 0
    blocked: i64 = 0
    """Players who can build nowhere any more, as a mask of seats (GC-R27)."""
    ending: i64 = 0
    """1 when the game ends with this round (GC-170, GC-174)."""

    def clone(self) -> "GoldenCity":
        """An independent copy without a log."""
        chance, stack = self.rng.clone(), self.stack[:]
        fresh = GoldenCity(self.frames, self.players, chance, stack, self.top, self.is_watched)
        fresh.house = self.house
        fresh.round = self.round
        fresh.first = self.first
        fresh.cost = self.cost
        fresh.builder = self.builder
        fresh.scores = self.scores[:]
        fresh.pile = self.pile[:]
        fresh.pile_size = self.pile_size
        fresh.discard = self.discard[:]
        fresh.groups = self.groups[:]
        fresh.hands_on = self.hands_on[:]
        fresh.group_coin = self.group_coin
        fresh.cards = self.cards[:]
        fresh.known = self.known[:]
        fresh.old = self.old[:]
        fresh.old_pool = self.old_pool[:]
        fresh.areas = self.areas[:]
        fresh.letters = self.letters[:]
        fresh.goods_pile = self.goods_pile[:]
        fresh.goods_size = self.goods_size
        fresh.goods_row = self.goods_row[:]
        fresh.bonus_takers = self.bonus_takers[:]
        fresh.bonus_taken = self.bonus_taken[:]
        fresh.bonus_count = self.bonus_count
        fresh.bonus_out = self.bonus_out
        fresh.keys_spent = self.keys_spent
        fresh.blocked = self.blocked
        fresh.ending = self.ending
        return fresh

    # --- looking ---

    def area(self, seat: i64, part: i64) -> i64:
        """One number of a seat's area."""
        return self.areas[seat * AREA + part]

    def occupied(self) -> i64:
        """Places with a post of anybody."""
        built: i64 = 0
        for seat in range(self.players):
            built |= self.areas[seat * AREA + OWN]
        return built

    def targets(self, seat: i64) -> i64:
        """Free places that the seat may build on, whatever its cards (GC-091..GC-097, GC-R27)."""
        at: i64 = seat * AREA
        free = ~self.occupied()
        found = (PORT_MASK | (RURAL_MASK & self.areas[at + REACH])) & free
        zones = self.areas[at + REACH] & ~(PORT_MASK | RURAL_MASK) & ~self.areas[at + OWN]
        if self.areas[at + KEYRING] == 0:
            zones &= ~INNER_MASK
        for other in range(self.players):
            if other != seat:
                zones &= ~self.areas[other * AREA + BLACK]
        return found | zones

    def black_targets(self, seat: i64) -> i64:
        """Zones in which the seat may put a black post now (GC-R34)."""
        zones = self.black_zones(seat)
        return zones & ~INNER_MASK if self.areas[seat * AREA + KEYRING] == 0 else zones

    def black_zones(self, seat: i64) -> i64:
        """Zones that have room for a black post, key or not (GC-231..GC-233)."""
        at: i64 = seat * AREA
        if self.areas[at + BLACK_STOCK] == 0:
            return 0
        zones = self.areas[at + OWN] & ~(PORT_MASK | RURAL_MASK) & ~self.areas[at + BLACK]
        for other in range(self.players):
            if other != seat:
                zones &= ~self.areas[other * AREA + OWN]
        return zones

    def hand_size(self, seat: i64) -> i64:
        """Landscape cards in hand."""
        size: i64 = 0
        for i in range(seat * TYPES, seat * TYPES + TYPES):
            size += self.cards[i]
        return size

    def unnamed(self, seat: i64) -> i64:
        """Cards in hand that the others cannot name."""
        size: i64 = 0
        for i in range(seat * TYPES, seat * TYPES + TYPES):
            size += self.cards[i] - self.known[i]
        return size

    def coin_supply(self) -> i64:
        """Coins that nobody has (GC-I02)."""
        left: i64 = ALL_COINS - self.group_coin
        for seat in range(self.players):
            left -= self.areas[seat * AREA + PURSE]
        return left

    def key_supply(self) -> i64:
        """Key cards that can still be taken (GC-R18)."""
        left: i64 = KEYS - self.keys_spent
        for seat in range(self.players):
            left -= self.areas[seat * AREA + KEYRING]
        return left

    def bonus_pile(self) -> i64:
        """Bonus cards that nobody has taken, as a mask."""
        left: i64 = ((1 << BONUS_CARDS) - 1) & ~self.bonus_out
        for i in range(self.bonus_count):
            left &= ~bit(self.bonus_taken[i])
        return left

    def bonus_held(self, seat: i64) -> i64:
        """Bonus cards of a seat, as a mask."""
        held: i64 = 0
        for i in range(self.bonus_count):
            if self.bonus_takers[i] == seat:
                held |= bit(self.bonus_taken[i])
        return held

    def total_letters(self, seat: i64) -> i64:
        """Letters that the seat has now."""
        total: i64 = 0
        for i in range(seat * SOURCES, seat * SOURCES + SOURCES):
            total += self.letters[i]
        return total

    def is_blocked(self, seat: i64) -> bool:
        """Whether the seat can build nowhere any more."""
        return (self.blocked >> seat) & 1 != 0

    # --- moving ---

    def gain_letters(self, seat: i64, source: i64, amount: i64) -> None:
        """Letters are without limit (GC-R20)."""
        self.letters[seat * SOURCES + source] += amount

    def gain_coins(self, seat: i64, amount: i64) -> None:
        """Take coins from the supply as far as there are any (GC-120, GC-R17)."""
        left = self.coin_supply()
        if amount > left:
            amount = left
        if amount > 0:
            self.areas[seat * AREA + PURSE] += amount
            self.tell(events.COINS, seat, 0, amount)

    def turn_up(self) -> i64:
        """The top card of the landscape pile; the discard is shuffled when need be (GC-067)."""
        if self.pile_size == 0:
            self.reshuffle()
        self.pile_size -= 1
        self.learn(CARD_SEEN)
        return self.pile[self.pile_size]

    def reshuffle(self) -> None:
        """The discard becomes the pile, only when a card is needed (GC-067, GC-R15).

        Just now everybody can count which cards the hands hold that nobody named.
        """
        for card in range(TYPES):
            for _ in range(self.discard[card]):
                self.pile[self.pile_size] = card
                self.pile_size += 1
            self.discard[card] = 0
            self.old_pool[card] = 0
        self.rng.shuffle(self.pile, self.pile_size)
        for seat in range(self.players):
            self.areas[seat * AREA + OLD_LEFT] = self.unnamed(seat)
            for card in range(TYPES):
                at: i64 = seat * TYPES + card
                self.old[at] = self.cards[at] - self.known[at]
                self.old_pool[card] += self.old[at]
        self.tell(events.RESHUFFLE, NONE)

    def draw(self, seat: i64) -> None:
        """Draw a landscape card that nobody else sees (GC-042, GC-121)."""
        card = self.turn_up()
        self.cards[seat * TYPES + card] += 1
        self.tell(events.DRAWS, seat)
        self.tell(events.DREW, seat, card, 0, seat)

    def receive(self, seat: i64, card: i64) -> None:
        """Take a landscape card that everybody sees (GC-076)."""
        self.cards[seat * TYPES + card] += 1
        self.known[seat * TYPES + card] += 1

    def put_away(self, seat: i64, card: i64) -> None:
        """A landscape card goes face up to the discard (GC-099, GC-101).

        It is first one that everybody knew of. Where it may have been drawn before or after the
        last reshuffle, nobody can tell any more which cards are from before; a type of which
        nobody hid a card then was drawn after it.
        """
        at: i64 = seat * TYPES + card
        if self.known[at] > 0:
            self.known[at] -= 1
        else:
            self.learn(SECRET_TOLD)
            left = self.areas[seat * AREA + OLD_LEFT]
            if left > 0 and self.unnamed(seat) > left:
                if self.old_pool[card] > 0:
                    self.forget_old()
            elif left > 0:
                self.areas[seat * AREA + OLD_LEFT] -= 1
                self.old[at] -= 1
                self.old_pool[card] -= 1
        self.cards[at] -= 1
        self.discard[card] += 1

    def forget_old(self) -> None:
        """Cards from before and after the last reshuffle can no longer be told apart."""
        for card in range(TYPES):
            self.old_pool[card] = 0
        for i in range(self.players * TYPES):
            self.old[i] = 0
        for seat in range(self.players):
            self.areas[seat * AREA + OLD_LEFT] = 0
