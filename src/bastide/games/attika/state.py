"""The table of Attika and U.S. Telegraph as numbers, and the few things that move pieces."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bastide.engine.advice import reals
from bastide.engine.flow import CARD_SEEN, SHUFFLED, WIDTH, State
from bastide.engine.rows import EMPTY, Row, bit, filled
from bastide.games.attika import events
from bastide.games.attika.catalogue import GROUPS, KINDS, RESOURCES, STACKS, TILE_HEXES, TOKENS
from bastide.games.attika.editions import Edition
from bastide.games.attika.land import NOWHERE, SIDES, Land

NONE: Final = -1
OWNER: Final = 32
"""What stands on a hex is OWNER times the seat plus the kind of token."""
CARD_BITS: Final = 6
"""Bits for the cards of one kind in a packed set of cards."""
LANE: Final = 4
"""Bits for the symbols of one kind in `symbols`."""

# What lies in `areas` for each seat.
BUILT: Final = 0
SETTLEMENTS: Final = 1
BONUSES: Final = 2
"""Amphoras or workers held."""
NOTED: Final = 3
"""Cards to be drawn at the end of the turn because the supply was empty (AT-R08, AT-R09)."""
EARNED: Final = 4
"""Groups whose bonus was earned, as a mask (AT-050)."""
OLD_LEFT: Final = 5
"""Cards in hand since before the last reshuffle, as far as the others can tell."""
GROUP: Final = 6
"""From here on: tokens of each group on the map."""
STACK: Final = GROUP + GROUPS
"""From here on: tokens left in each stack."""
AREA: Final = STACK + STACKS

# How a game ended.
RUNNING: Final = 0
ALL_BUILT: Final = 1
LINKED: Final = 2
LIMIT: Final = 3
ENDINGS: Final = ("running", "all_built", "linked", "limit")


@final
class Links:
    """What the map means to each seat, once somebody has asked: see links.py."""

    def __init__(self, players: i64) -> None:
        self.known: i64 = 0
        """The seats whose links are known, as a mask..."""
        self.grown: i64 = 0
        """...of them those that have built since, where it made no difference..."""
        self.counted: i64 = 0
        """...and the seats for which `needed` is known."""
        self.shortest: vec[i64] = filled(players)
        """Tokens to the nearest link of two cities."""
        self.over: list[vec[i64]] = [EMPTY for _ in range(players)]
        """The same for links over each hex, right as far as they are as short, or one longer."""
        self.needed: vec[float] = reals(int(players))
        """Cards for all tokens not built yet: see prospects.py."""

    def after(self, seat: i64, hex: i64) -> "Links | None":
        """What stays true once the seat has built on a hex; None if nothing does.

        Whoever loses a hex that no shortest link needs has the same shortest links as before. So
        has who builds on one over which the way is two tokens longer: one of them stands now.
        """
        kept: i64 = 0
        grown = self.grown
        players: i64 = len(self.shortest)
        for other in range(players):
            if (self.known >> other) & 1 == 0:
                continue
            spare = self.over[other][hex] - self.shortest[other]
            if other != seat:
                if spare > 0:
                    kept |= bit(other)
            elif spare > 1 and (grown >> seat) & 1 == 0:
                kept |= bit(seat)
                grown |= bit(seat)
        if kept == 0:
            return None
        fresh = Links(players)
        fresh.known = kept
        fresh.grown = grown & kept
        for other in range(players):
            fresh.shortest[other] = self.shortest[other]
            fresh.over[other] = self.over[other]
        return fresh


@final
class Attika(State):
    """Tokens of a kind are alike, so displays are amounts; the land is shared until it grows."""

    edition: Edition
    limit: i64 = 0
    """Turns after which a game is drawn; 0 for no limit (AT-R28)."""
    land: Land
    turn: i64 = 0
    """Turns of all players together, from 1 on (AT-R40)."""
    first: i64 = 0
    on: Row = EMPTY
    """What stands on each hex, or NONE: see OWNER."""
    root: Row = EMPTY
    """Another hex of the same settlement, nearer to the one that stands for all (AT-044)."""
    touch: Row = EMPTY
    """Cities beside the settlement, as a mask, at the hex that stands for it (AT-071)."""
    symbols: Row = EMPTY
    """What reduces a price on each hex, LANE bits for each kind (AT-035)."""
    beside: Row = EMPTY
    """Kinds of own tokens beside each hex, as a mask, `room` hexes per seat."""
    areas: Row = EMPTY
    shown: Row = EMPTY
    """Tokens on the display: amounts by kind, KINDS per seat."""
    built: Row = EMPTY
    """Tokens on the map, likewise."""
    stacks: Row = EMPTY
    """Tokens in the stacks, TOKENS per seat; the last one of a stack lies on top."""
    cards: Row = EMPTY
    """Amounts by kind in each hand, then in the discard pile."""
    old: Row = EMPTY
    """Those in each hand since before the last reshuffle, then all of them together."""
    deck: Row = EMPTY
    """Cards; the last one below `deck_size` lies on top."""
    deck_size: i64 = 0
    tiles: Row = EMPTY
    """Region tiles; the last one below `tiles_left` lies on top."""
    tiles_left: i64 = 0
    supply: i64 = 0
    """Bonus pieces that can be earned."""
    box: i64 = 0
    """Bonus pieces out of the game (US-004)."""
    ending: i64 = RUNNING
    winner: i64 = NONE
    links: Links | None = None
    """Shared by all copies until the map changes."""

    def clone(self) -> "Attika":
        """An independent copy without a log."""
        chance, stack = self.rng.clone(), self.stack[:]
        fresh = Attika(self.frames, self.players, chance, stack, self.top, self.is_watched)
        fresh.edition = self.edition
        fresh.limit = self.limit
        fresh.land = self.land
        fresh.turn = self.turn
        fresh.first = self.first
        fresh.on = self.on[:]
        fresh.root = self.root[:]
        fresh.touch = self.touch[:]
        fresh.symbols = self.symbols[:]
        fresh.beside = self.beside[:]
        fresh.areas = self.areas[:]
        fresh.shown = self.shown[:]
        fresh.built = self.built[:]
        fresh.stacks = self.stacks[:]
        fresh.cards = self.cards[:]
        fresh.old = self.old[:]
        fresh.deck = self.deck[:]
        fresh.deck_size = self.deck_size
        fresh.tiles = self.tiles[:]
        fresh.tiles_left = self.tiles_left
        fresh.supply = self.supply
        fresh.box = self.box
        fresh.ending = self.ending
        fresh.winner = self.winner
        fresh.links = self.links
        return fresh

    # --- looking ---

    def area(self, seat: i64, part: i64) -> i64:
        """One number of a seat's area."""
        return self.areas[seat * AREA + part]

    def hand_size(self, seat: i64) -> i64:
        """Cards in hand."""
        at: i64 = seat * RESOURCES
        return self.cards[at] + self.cards[at + 1] + self.cards[at + 2] + self.cards[at + 3]

    def discarded(self) -> i64:
        """Cards in the discard pile."""
        return self.hand_size(self.players)

    def stacked(self, seat: i64) -> i64:
        """Tokens left in the seat's stacks."""
        at: i64 = seat * AREA + STACK
        return self.areas[at] + self.areas[at + 1] + self.areas[at + 2] + self.areas[at + 3]

    def displayed(self, seat: i64) -> i64:
        """Tokens on the seat's display."""
        count: i64 = 0
        for i in range(seat * KINDS, seat * KINDS + KINDS):
            count += self.shown[i]
        return count

    def settlement(self, hex: i64) -> i64:
        """The hex that stands for the settlement of a built hex."""
        root = self.root
        while root[hex] != hex:
            root[hex] = root[root[hex]]
            hex = root[hex]
        return hex

    # --- the map ---

    def put_tile(self, tile: i64, centre: i64, turn: i64) -> None:
        """Lay a tile and count its symbols and neighbours in."""
        self.links = None
        first = self.land.hexes()
        self.land = self.land.extended(self.edition, tile, centre, turn)
        land = self.land
        for hex in range(first, first + TILE_HEXES):
            self.count_symbol(hex, hex, 1)
            for side in range(SIDES):
                other = land.near[hex * SIDES + side]
                if other == NOWHERE:
                    continue
                if other < first:
                    self.count_symbol(other, hex, 1)
                    self.see_token(hex, other)
                if self.on[other] == NONE or self.edition.covered:
                    self.count_symbol(hex, other, 1)

    def count_symbol(self, hex: i64, source: i64, amount: i64) -> None:
        """Add or take away one hex's symbol among those that reduce a price on another."""
        symbol = self.land.symbol[source]
        if symbol >= 0:
            self.symbols[hex] += amount * bit(LANE * symbol)

    def see_token(self, hex: i64, other: i64) -> None:
        """Note what stands beside a hex that has just been laid."""
        standing = self.on[other]
        if standing != NONE:
            self.beside[standing // OWNER * self.land.room + hex] |= bit(standing % OWNER)

    def put_token(self, seat: i64, kind: i64, hex: i64) -> None:
        """A token stands on its hex; settlements and symbols are counted anew (AT-045)."""
        found = self.links
        self.links = None if found is None else found.after(seat, hex)
        land = self.land
        self.on[hex] = seat * OWNER + kind
        self.root[hex] = hex
        self.touch[hex] = land.near_cities[hex]
        joined: i64 = 0
        for side in range(SIDES):
            other = land.near[hex * SIDES + side]
            if other == NOWHERE:
                continue
            self.beside[seat * land.room + other] |= bit(kind)
            if not self.edition.covered:
                self.count_symbol(other, hex, -1)
            if self.on[other] != NONE and self.on[other] // OWNER == seat:
                head = self.settlement(other)
                if head != hex:
                    self.root[head] = hex
                    self.touch[hex] |= self.touch[head]
                    joined += 1
        at: i64 = seat * AREA
        self.areas[at + SETTLEMENTS] += 1 - joined
        self.areas[at + BUILT] += 1
        self.built[seat * KINDS + kind] += 1
        self.areas[at + GROUP + self.edition.group[kind]] += 1

    # --- tokens and cards ---

    def draw_token(self, seat: i64, stack: i64, start: i64) -> i64:
        """Take the top token of a stack that begins at `start` (AT-021)."""
        self.areas[seat * AREA + STACK + stack] -= 1
        return self.stacks[seat * TOKENS + start + self.areas[seat * AREA + STACK + stack]]

    def draw_cards(self, seat: i64, count: i64) -> None:
        """Draw cards as far as there are any (AT-029, AT-R14)."""
        drawn: i64 = 0
        pack: i64 = 0
        while drawn < count:
            if self.deck_size == 0:
                self.reshuffle()
            if self.deck_size == 0:
                break
            self.deck_size -= 1
            card = self.deck[self.deck_size]
            self.cards[seat * RESOURCES + card] += 1
            pack += bit(CARD_BITS * card)
            drawn += 1
        if drawn > 0:
            self.learn(CARD_SEEN)
            self.tell(events.CARDS, seat, 0, drawn)
            self.tell(events.DREW, seat, pack, 0, seat)
            if self.deck_size == 0:
                self.reshuffle()

    def reshuffle(self) -> None:
        """The discard pile, if there is one, becomes the deck (AT-029)."""
        if self.discarded() == 0:
            return
        at: i64 = self.players * RESOURCES
        for card in range(RESOURCES):
            for _ in range(self.cards[at + card]):
                self.deck[self.deck_size] = card
                self.deck_size += 1
            self.cards[at + card] = 0
        self.rng.shuffle(self.deck, self.deck_size)
        self.remember_hands()
        self.learn(SHUFFLED)
        self.tell(events.RESHUFFLE, NONE)

    def remember_hands(self) -> None:
        """The deck is empty but for the old discard pile: all can count what the hands hold."""
        pool: i64 = self.players * RESOURCES
        self.forget_hands()
        for seat in range(self.players):
            self.areas[seat * AREA + OLD_LEFT] = self.hand_size(seat)
            for card in range(RESOURCES):
                held = self.cards[seat * RESOURCES + card]
                self.old[seat * RESOURCES + card] = held
                self.old[pool + card] += held

    def forget_hands(self) -> None:
        """Cards from before and after the last reshuffle can no longer be told apart."""
        for i in range(i64(len(self.old))):
            self.old[i] = 0
        for seat in range(self.players):
            self.areas[seat * AREA + OLD_LEFT] = 0

    def discard(self, seat: i64, card: i64, count: i64) -> None:
        """Cards go from a hand to the discard pile.

        If they may be from before or after the last reshuffle, nobody knows any more which cards
        are from before.
        """
        at: i64 = seat * AREA + OLD_LEFT
        if self.areas[at] > 0 and count > 0:
            if self.areas[at] < self.hand_size(seat):
                self.forget_hands()
            else:
                self.areas[at] -= count
                self.old[seat * RESOURCES + card] -= count
                self.old[self.players * RESOURCES + card] -= count
        self.cards[seat * RESOURCES + card] -= count
        self.cards[self.players * RESOURCES + card] += count

    def finish(self, ending: i64, winner: i64) -> None:
        """The game is over at this moment (AT-072)."""
        self.ending = ending
        self.winner = winner
        self.top = -WIDTH
