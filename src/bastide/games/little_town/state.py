"""The table of Little Town as numbers, and the few things that move pieces."""

from typing import Any, Final, final

from mypy_extensions import i64

from bastide.engine.flow import Frame, State
from bastide.engine.rng import Rng
from bastide.engine.rows import EMPTY, Row, filled
from bastide.games.little_town import events
from bastide.games.little_town.catalogue import (
    ALL_COINS,
    ALL_CUBES,
    COIN,
    CUBES,
    FIELDS,
    SOURCES,
    STOCK,
)
from bastide.games.little_town.land import CELLS, NOWHERE
from bastide.games.little_town.town import Town

NONE: Final = -1

# What lies in `pieces` for each seat.
BUILT: Final = 0
"""Cells with own buildings, as a mask (LT-043)."""
OUT: Final = 1
"""Cells with own workers, as a mask."""
UNUSED: Final = 2
"""Workers not used in this round (LT-024)."""
PAWNS: Final = 3
"""Ownership pawns left (LT-018)."""
PIECES: Final = 4

# What lies in `cards` for each seat: masks of objectives.
HELD: Final = 0
"""Not validated."""
VALIDATED: Final = 1
PUT_OFF: Final = 2
"""What held when the owner was last asked, whoever holds the card: that is no news any more.

By the older rules cards that hold, but that their owner keeps for now."""
REACHED: Final = 3
"""What the own buildings fulfil, whoever holds the card: it only ever grows."""
CARDS: Final = 4


@final
class LittleTown(State):
    """Cells are numbers row by row, A1 first; sets of cells and of cards are masks."""

    town: Town
    round: i64 = 1
    first: i64 = 0
    """The seat with the first-player piece (LT-022)."""
    market: i64 = 0
    """The single tiles still in the market, as bits (LT-047)."""
    fields: i64 = FIELDS
    """Wheat Fields still in the market."""
    tiles: Row = EMPTY
    """The building on each cell, or NONE."""
    built: i64 = 0
    """Cells with a building, as a mask."""
    manned: i64 = 0
    """Cells with a worker, as a mask."""
    stock: Row = EMPTY
    """Five amounts per seat, then the five of the supply."""
    supply: i64 = 0
    """Where the supply begins in `stock`."""
    points: Row = EMPTY
    """Points by source, SOURCES per seat."""
    pieces: Row = EMPTY
    cards: Row = EMPTY
    turn: i64 = NONE
    """Whose turn it is; NONE at the end of a round."""
    unharvested: i64 = 0
    """Terrain cells that the worker still has to harvest."""
    activated: i64 = 0
    """Cells of the buildings that the worker has activated (LT-034)."""
    gained: i64 = 0
    """Cubes gained in this turn (LT-R17)."""
    gained_kinds: i64 = 0
    """Their kinds, as bits (LT-R38)."""
    activations: i64 = 0
    """Buildings activated in this turn (O15)."""
    scoring: i64 = 0
    """Those of them that gave points (O16)."""
    respent: i64 = 0
    """1 when a cube was spent whose kind was gained before in this turn (O14, LT-R38)."""
    mixed: i64 = NONE
    """The seat that just gave two kinds of cube in one activation, or NONE (O05)."""
    fish_fed: i64 = NONE
    """The seat that just fed all its workers with fish, or NONE (O06)."""
    broke: i64 = 0
    """Seats, as bits, that had no coin until one was given them, and were not asked since (O12)."""

    def clone(self) -> "LittleTown":
        """A copy; the random source is shared, since chance ends with the set-up (LT-R34)."""
        stack = self.stack[:]
        fresh = LittleTown(self.frames, self.players, self.rng, stack, self.top, self.is_watched)
        fresh.town = self.town
        fresh.round = self.round
        fresh.first = self.first
        fresh.market = self.market
        fresh.fields = self.fields
        fresh.tiles = self.tiles[:]
        fresh.built = self.built
        fresh.manned = self.manned
        fresh.stock = self.stock[:]
        fresh.supply = self.supply
        fresh.points = self.points[:]
        fresh.pieces = self.pieces[:]
        fresh.cards = self.cards[:]
        fresh.turn = self.turn
        fresh.unharvested = self.unharvested
        fresh.activated = self.activated
        fresh.gained = self.gained
        fresh.gained_kinds = self.gained_kinds
        fresh.activations = self.activations
        fresh.scoring = self.scoring
        fresh.respent = self.respent
        fresh.mixed = self.mixed
        fresh.fish_fed = self.fish_fed
        fresh.broke = self.broke
        return fresh

    def empty(self) -> i64:
        """Grass cells without tile and without worker (LT-027)."""
        return self.town.land.grass & ~(self.built | self.manned)

    def score(self, seat: i64) -> i64:
        """Where the seat's marker stands; points counted at the end of the game not included."""
        total: i64 = 0
        for i in range(seat * SOURCES, seat * SOURCES + SOURCES):
            total += self.points[i]
        return total

    def owner(self, cell: i64) -> i64:
        """Who owns the building on a cell, or NONE."""
        for seat in range(self.players):
            if (self.pieces[seat * PIECES + BUILT] >> cell) & 1 != 0:
                return seat
        return NONE

    def find(self, tile: i64) -> i64:
        """The cell on which a building stands that exists once, or NOWHERE."""
        if (self.town.singles & ~self.market) >> tile & 1 != 0:
            for cell in range(CELLS):
                if self.tiles[cell] == tile:
                    return cell
        return NOWHERE

    def give(self, seat: i64, kind: i64, amount: i64) -> None:
        """The seat gives to the supply what it has (LT-038, LT-041)."""
        self.stock[seat * STOCK + kind] -= amount
        self.stock[self.supply + kind] += amount

    def take(self, seat: i64, kind: i64, amount: i64) -> i64:
        """The seat takes from the supply as much as there is; says how much (LT-032, LT-R03)."""
        there: i64 = self.stock[self.supply + kind]
        if amount > there:
            amount = there
        self.stock[self.supply + kind] -= amount
        self.stock[seat * STOCK + kind] += amount
        return amount

    def gain(self, seat: i64, kind: i64, amount: i64) -> i64:
        """Take as a harvest or an effect gives it; cubes of the own turn are counted (LT-R17)."""
        amount = self.take(seat, kind, amount)
        if amount > 0:
            self.tell(events.GAINS, seat, kind, amount)
            if kind < CUBES and self.turn != NONE:
                self.gained += amount
                one: i64 = 1
                self.gained_kinds |= one << kind
        return amount

    def forget_worker(self) -> None:
        """The worker, or the Residence, has done its work."""
        self.activated = 0
        self.mixed = NONE

    def forget_turn(self) -> None:
        """The turn is over, and with it what O14 to O17 look at (LT-R16)."""
        self.forget_worker()
        self.turn = NONE
        self.gained = 0
        self.gained_kinds = 0
        self.activations = 0
        self.scoring = 0
        self.respent = 0


def bare_table(frames: "list[Frame[Any]]", players: int, rng: Rng, town: Town) -> LittleTown:
    """A table with empty land, a full supply, no market and nothing in front of anybody."""
    state = LittleTown(frames, players, rng)
    state.town = town
    state.tiles = filled(CELLS, NONE)
    state.stock = filled((players + 1) * STOCK, ALL_CUBES)
    state.supply = players * STOCK
    state.points = filled(players * SOURCES)
    state.pieces = filled(players * PIECES)
    state.cards = filled(players * CARDS)
    for i in range(players * STOCK):
        state.stock[i] = 0
    state.stock[state.supply + COIN] = ALL_COINS
    for seat in range(players):
        state.pieces[seat * PIECES + UNUSED] = town.workers
        state.pieces[seat * PIECES + PAWNS] = town.pawns
    return state
