"""The table of Little Town as numbers, and the few things that move pieces."""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bastide.engine.cells import cells
from bastide.engine.flow import WIDTH, Frame, State, empty_stack
from bastide.engine.rng import Rng
from bastide.games.little_town import happenings
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
"""Cards that hold, but that their owner keeps for now."""
REACHED: Final = 3
"""What the own buildings fulfil, whoever holds the card: it only ever grows."""
CARDS: Final = 4


@final
class LittleTown(State):
    """Cells are numbers row by row, A1 first; sets of cells and of cards are masks."""

    def __init__(
        self,
        kinds: "list[Frame[Any]]",
        players: i64,
        rng: Rng,
        stack: "vec[i64]",
        top: i64,
        town: Town,
        round: i64,
        first: i64,
        market: i64,
        fields: i64,
        tiles: "vec[i64]",
        built: i64,
        manned: i64,
        stock: "vec[i64]",
        supply: i64,
        points: "vec[i64]",
        pieces: "vec[i64]",
        cards: "vec[i64]",
        turn: i64,
        unharvested: i64,
        activated: i64,
        gained: i64,
        gained_kinds: i64,
        activations: i64,
        scoring: i64,
        respent: i64,
        mixed: i64,
        fish_fed: i64,
    ) -> None:
        super().__init__(kinds, players, rng, stack, top)
        self.town = town
        self.round = round
        self.first = first
        """The seat with the first-player piece (LT-022)."""
        self.market = market
        """The single tiles still in the market, as bits (LT-047)."""
        self.fields = fields
        """Wheat Fields still in the market."""
        self.tiles = tiles
        """The building on each cell, or NONE."""
        self.built = built
        """Cells with a building, as a mask."""
        self.manned = manned
        """Cells with a worker, as a mask."""
        self.stock = stock
        """Five amounts per seat, then the five of the supply."""
        self.supply = supply
        """Where the supply begins in `stock`."""
        self.points = points
        """Points by source, SOURCES per seat."""
        self.pieces = pieces
        self.cards = cards
        self.turn = turn
        """Whose turn it is; NONE at the end of a round."""
        self.unharvested = unharvested
        """Terrain cells that the worker still has to harvest."""
        self.activated = activated
        """Cells of the buildings that the worker has activated (LT-034)."""
        self.gained = gained
        """Cubes gained in this turn (LT-R17)."""
        self.gained_kinds = gained_kinds
        """Their kinds, as bits (LT-R38)."""
        self.activations = activations
        """Buildings activated in this turn (O15)."""
        self.scoring = scoring
        """Those of them that gave points (O16)."""
        self.respent = respent
        """1 when a cube was spent whose kind was gained before in this turn (O14, LT-R38)."""
        self.mixed = mixed
        """The seat that just gave two kinds of cube in one activation, or NONE (O05)."""
        self.fish_fed = fish_fed
        """The seat that just fed all its workers with fish, or NONE (O06)."""

    def clone(self) -> "LittleTown":
        """A copy; the random source is shared, since chance ends with the set-up (LT-R34)."""
        return LittleTown(
            self.kinds,
            self.players,
            self.rng,
            self.stack[:],
            self.top,
            self.town,
            self.round,
            self.first,
            self.market,
            self.fields,
            self.tiles[:],
            self.built,
            self.manned,
            self.stock[:],
            self.supply,
            self.points[:],
            self.pieces[:],
            self.cards[:],
            self.turn,
            self.unharvested,
            self.activated,
            self.gained,
            self.gained_kinds,
            self.activations,
            self.scoring,
            self.respent,
            self.mixed,
            self.fish_fed,
        )

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
            self.tell(happenings.GAINS, seat, kind, amount)
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


def bare_table(kinds: "list[Frame[Any]]", players: int, rng: Rng, town: Town) -> LittleTown:
    """A table with empty land, a full supply, no market and nothing in front of anybody."""
    state = LittleTown(
        kinds=kinds,
        players=players,
        rng=rng,
        stack=empty_stack(),
        top=-WIDTH,
        town=town,
        round=1,
        first=0,
        market=0,
        fields=FIELDS,
        tiles=cells(CELLS, NONE),
        built=0,
        manned=0,
        stock=cells((players + 1) * STOCK, ALL_CUBES),
        supply=players * STOCK,
        points=cells(players * SOURCES),
        pieces=cells(players * PIECES),
        cards=cells(players * CARDS),
        turn=NONE,
        unharvested=0,
        activated=0,
        gained=0,
        gained_kinds=0,
        activations=0,
        scoring=0,
        respent=0,
        mixed=NONE,
        fish_fed=NONE,
    )
    for i in range(players * STOCK):
        state.stock[i] = 0
    state.stock[state.supply + COIN] = ALL_COINS
    for seat in range(players):
        state.pieces[seat * PIECES + UNUSED] = town.workers
        state.pieces[seat * PIECES + PAWNS] = town.pawns
    return state
