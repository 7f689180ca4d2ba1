"""What is fixed for a whole game: side, number of pieces, tiles in the game, options."""

from dataclasses import dataclass
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bastide.engine.rows import bit, row
from bastide.games.little_town.catalogue import (
    BUILDINGS,
    COIN,
    KINDS_OF_STOCK,
    OBJECTIVE_CARDS,
    OBJECTIVES,
    TILES,
    Amounts,
)
from bastide.games.little_town.land import Land, count

ROUNDS: Final = 4
"""LT-023."""
START_COINS: Final = 3
"""LT-021."""
FEE: Final = 1
"""Coins for the owner of a building that somebody else activates (LT-035)."""
SUBSTITUTE: Final = 3
"""Coins for one cube that is spent at once (LT-051)."""
HUNGER: Final = 3
"""Points lost for a worker that is not fed (LT-058)."""
SILENT: Final = 2
"""The rules version since which being asked tells nothing; before, whoever held a card that was
fulfilled was asked about it."""
COLOURS: Final = ("white", "orange", "red", "purple")
"""LT-006."""


def workers_each(players: int) -> int:
    """Workers per player: 5, 4 or 3 for 2, 3 or 4 players (LT-017)."""
    return 7 - players


def pawns_each(players: int) -> int:
    """Ownership pawns per player: 7 with two players, else 6 (LT-018)."""
    return 7 if players == 2 else 6


def objectives_each(players: int) -> int:
    """Objectives per player: 4, 3 or 2 for 2, 3 or 4 players (LT-016)."""
    return 6 - players


def five(amounts: Amounts) -> list[int]:
    """The amounts of the kinds of stock, in their order."""
    return [amounts.get(kind, 0) for kind in KINDS_OF_STOCK]


@final
class Printed:
    """The printed facts as rows of numbers: five amounts per building, and single ones."""

    def __init__(self) -> None:
        self.cost: vec[i64] = row([n for tile in BUILDINGS for n in five(tile.cost)])
        self.cubes: vec[i64] = row([sum(five(tile.cost)[:COIN]) for tile in BUILDINGS])
        self.points: vec[i64] = row([tile.points for tile in BUILDINGS])
        self.takes: vec[i64] = row([n for tile in BUILDINGS for n in five(tile.takes)])
        self.gives: vec[i64] = row([n for tile in BUILDINGS for n in five(tile.gives)])
        self.scores: vec[i64] = row([tile.gives.get("point", 0) for tile in BUILDINGS])
        self.works: vec[i64] = row([int(bool(tile.gives)) for tile in BUILDINGS])
        self.card_points: vec[i64] = row([card.points for card in OBJECTIVE_CARDS])
        self.tiles_needed: vec[i64] = row([card.least for card in OBJECTIVE_CARDS])
        """How many of `tiles_helpful` make an objective possible (LT-019)."""
        self.tiles_helpful: vec[i64] = row(
            [sum([1 << tile for tile in card.tiles]) for card in OBJECTIVE_CARDS]
        )
        self.reconstructed: i64 = sum(
            [1 << card.number for card in OBJECTIVE_CARDS if card.reconstructed]
        )
        """Cards whose text no source gives, as bits (LT-R25)."""


PRINTED: Final = Printed()


def possible_cards(tiles: i64, reconstructed: bool) -> i64:
    """The objectives that can be dealt with these single tiles in the game, as bits.

    Taking the impossible ones out first is the same as replacing them (LT-019, LT-R24, LT-R25).
    """
    cards: i64 = 0
    for card in range(OBJECTIVES):
        if count(tiles & PRINTED.tiles_helpful[card]) >= PRINTED.tiles_needed[card]:
            cards |= bit(card)
    return cards if reconstructed else cards & ~PRINTED.reconstructed


@final
@dataclass(frozen=True)
class HouseRules:
    """What the table decided before the game (LT-D01)."""

    castle_counts_all: bool = False
    """LT-R13."""
    cathedral_counts_own: bool = False
    """LT-R12."""
    workers_block: bool = True
    """Whether a worker makes a cell by the Watchtower non-empty (LT-R14)."""
    residence_harvests: bool = False
    """LT-R11."""
    reconstructed: bool = True
    """Whether O07 is among the cards (LT-R25)."""
    residence_pays: bool = True
    """Whether the Residence, too, gives other owners their coin (LT-R11)."""
    automatic: i64 = 0
    """Seats, as bits, whose objectives are validated as soon as they hold."""
    colours: tuple[str, ...] = COLOURS
    """LT-067."""


@final
class Town:
    """The facts of one game: looked up, never changed."""

    def __init__(
        self, players: int, land: Land, house: HouseRules, slots: list[int], rules: int
    ) -> None:
        self.is_silent = rules >= SILENT
        """Whether cards are shown as one more answer to what is asked anyway (LT-R16)."""
        self.harvests_nothing = rules >= 2
        """Whether a cell may be harvested while the supply is empty (LT-R02)."""
        self.land = land
        self.house = house
        self.slots = slots
        """The single tiles of this game's market, place by place (LT-014)."""
        self.singles: i64 = 0
        """The same as bits."""
        for tile in slots:
            if tile >= 0:
                self.singles |= bit(tile)
        is_known = len(slots) == count(self.singles)
        tiles = self.singles if is_known else (1 << TILES) - 1
        self.deck = possible_cards(tiles, house.reconstructed)
        """The objectives that can be in this game, as bits (LT-019, LT-R24).

        Any, in a position that leaves places of the market open.
        """
        self.workers: i64 = workers_each(players)
        self.pawns: i64 = pawns_each(players)
        self.cost = PRINTED.cost
        self.cubes = PRINTED.cubes
        """How many cubes it costs, all kinds together."""
        self.points = PRINTED.points
        """For building it (LT-044)."""
        self.takes = PRINTED.takes
        self.gives = PRINTED.gives
        self.scores = PRINTED.scores
        """Points that its effect gives."""
        self.works = PRINTED.works
        """Whether a worker can activate the building (LT-039)."""
        self.card_points = PRINTED.card_points
