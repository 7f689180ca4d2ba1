"""Every building of San Juan by number, with the facts printed on its card (SJ-003..SJ-007).

The numbers are data: `docs/sources.md` says where each comes from. The Hut's cost and points are
reconstructed (SJ-R31), the Goldsmith's points rest on one source (SJ-R30).
"""

from typing import Final, NamedTuple, final

from bastide.engine.components import Record, in_order

INDIGO_PLANT: Final = 0
SUGAR_MILL: Final = 1
TOBACCO_STORAGE: Final = 2
COFFEE_ROASTER: Final = 3
SILVER_SMELTER: Final = 4
SMITHY: Final = 5
GOLD_MINE: Final = 6
ARCHIVE: Final = 7
POOR_HOUSE: Final = 8
BLACK_MARKET: Final = 9
TRADING_POST: Final = 10
WELL: Final = 11
MARKET_STAND: Final = 12
CRANE: Final = 13
CHAPEL: Final = 14
TOWER: Final = 15
AQUEDUCT: Final = 16
CARPENTER: Final = 17
PREFECTURE: Final = 18
MARKET_HALL: Final = 19
QUARRY: Final = 20
LIBRARY: Final = 21
STATUE: Final = 22
VICTORY_COLUMN: Final = 23
HERO: Final = 24
GUILD_HALL: Final = 25
CITY_HALL: Final = 26
TRIUMPHAL_ARCH: Final = 27
PALACE: Final = 28
OFFICE_BUILDING: Final = 29
GUARD_ROOM: Final = 30
HUT: Final = 31
GUESTHOUSE: Final = 32
PARK: Final = 33
CUSTOMS_OFFICE: Final = 34
BANK: Final = 35
HARBOR: Final = 36
GOLDSMITH: Final = 37
RESIDENCE: Final = 38
CATHEDRAL: Final = 39

TYPES: Final = 40
"""How many kinds of building there are."""
GOODS: Final = 5
"""The first five are production buildings, in the order of the trading house."""

PRODUCTION: Final = "production"
UTILITY: Final = "utility"
MONUMENT: Final = "monument"
SIX: Final = "six"
DEAREST: Final = "cathedral"
"""The Cathedral is a kind of its own: it lies on the table, and nobody draws it (SJ-100)."""


@final
class Copies(NamedTuple):
    """How often a card is in each deck, and how many the expansion adds."""

    first: int
    second: int
    expansion: int = 0


EACH: Final = Copies(3, 3)
PAIR: Final = Copies(2, 2)
ADDED: Final = Copies(0, 0, 3)
TYPICAL: Final = 0.15
"""What a building brings whose worth nobody has tried yet."""


@final
class Building(Record):
    """A building with all its facts."""

    def __init__(
        self,
        number: int,
        name: str,
        kind: str = UTILITY,
        *,
        cost: int,
        points: int,
        copies: Copies = EACH,
        worth: float = TYPICAL,
    ) -> None:
        super().__init__(number, name)
        self.kind = kind
        self.cost = cost
        self.points = points
        self.copies = copies
        self.worth = worth
        """Points it brings its owner per Builder phase still to come, as bots see it."""


def maker(
    number: int, name: str, *, cost: int, points: int, copies: Copies, worth: float
) -> Building:
    """A production building."""
    return Building(number, name, PRODUCTION, cost=cost, points=points, copies=copies, worth=worth)


def six(number: int, name: str, copies: Copies = PAIR) -> Building:
    """A building that costs six and is worth only what it counts at the end."""
    return Building(number, name, SIX, cost=6, points=0, copies=copies, worth=0.0)


BUILDINGS: Final = in_order(
    TYPES,
    [
        maker(INDIGO_PLANT, "indigo_plant", cost=1, points=1, copies=Copies(10, 10), worth=0.10),
        maker(SUGAR_MILL, "sugar_mill", cost=2, points=1, copies=Copies(8, 8), worth=0.16),
        maker(
            TOBACCO_STORAGE, "tobacco_storage", cost=3, points=2, copies=Copies(8, 9), worth=0.22
        ),
        maker(COFFEE_ROASTER, "coffee_roaster", cost=4, points=2, copies=Copies(8, 9), worth=0.28),
        maker(SILVER_SMELTER, "silver_smelter", cost=5, points=3, copies=Copies(8, 8), worth=0.34),
        Building(SMITHY, "smithy", cost=1, points=1, worth=0.14),
        Building(GOLD_MINE, "gold_mine", cost=1, points=1, worth=0.14),
        Building(ARCHIVE, "archive", cost=1, points=1, worth=0.12),
        Building(POOR_HOUSE, "poor_house", cost=2, points=1, worth=0.12),
        Building(BLACK_MARKET, "black_market", cost=2, points=1, worth=0.10),
        Building(TRADING_POST, "trading_post", cost=2, points=1, worth=0.18),
        Building(WELL, "well", cost=2, points=1, worth=0.16),
        Building(MARKET_STAND, "market_stand", cost=2, points=1, worth=0.16),
        Building(CRANE, "crane", cost=2, points=1, worth=0.10),
        Building(CHAPEL, "chapel", cost=3, points=2, worth=0.45),
        Building(TOWER, "tower", cost=3, points=2, worth=0.12),
        Building(AQUEDUCT, "aqueduct", cost=3, points=2, worth=0.22),
        Building(CARPENTER, "carpenter", cost=3, points=2, worth=0.36),
        Building(PREFECTURE, "prefecture", cost=3, points=2, worth=0.40),
        Building(MARKET_HALL, "market_hall", cost=4, points=2, worth=0.30),
        Building(QUARRY, "quarry", cost=4, points=2, worth=0.40),
        Building(LIBRARY, "library", cost=5, points=3, worth=0.60),
        Building(STATUE, "statue", MONUMENT, cost=3, points=3, worth=0.0),
        Building(VICTORY_COLUMN, "victory_column", MONUMENT, cost=4, points=4, worth=0.0),
        Building(HERO, "hero", MONUMENT, cost=5, points=5, worth=0.0),
        six(GUILD_HALL, "guild_hall"),
        six(CITY_HALL, "city_hall"),
        six(TRIUMPHAL_ARCH, "triumphal_arch"),
        six(PALACE, "palace"),
        Building(OFFICE_BUILDING, "office_building", cost=1, points=1, copies=ADDED, worth=0.12),
        Building(GUARD_ROOM, "guard_room", cost=1, points=1, copies=ADDED, worth=0.04),
        Building(HUT, "hut", cost=2, points=1, copies=ADDED, worth=0.05),
        Building(GUESTHOUSE, "guesthouse", cost=2, points=1, copies=ADDED, worth=0.12),
        Building(PARK, "park", cost=3, points=2, copies=ADDED, worth=0.10),
        Building(CUSTOMS_OFFICE, "customs_office", cost=3, points=2, copies=ADDED, worth=0.22),
        Building(BANK, "bank", cost=4, points=2, copies=ADDED, worth=0.25),
        Building(HARBOR, "harbor", cost=4, points=2, copies=ADDED, worth=0.40),
        Building(GOLDSMITH, "goldsmith", cost=5, points=3, copies=ADDED, worth=0.20),
        six(RESIDENCE, "residence", copies=Copies(0, 0, 2)),
        Building(
            CATHEDRAL, "cathedral", DEAREST, cost=7, points=0, copies=Copies(0, 0, 1), worth=0.0
        ),
    ],
)

NAMES: Final[tuple[str, ...]] = tuple(building.name for building in BUILDINGS)
NUMBERS: Final[dict[str, int]] = {name: number for number, name in enumerate(NAMES)}

GOOD_NAMES: Final = ("indigo", "sugar", "tobacco", "coffee", "silver")

BUILDER: Final = 0
PRODUCER: Final = 1
TRADER: Final = 2
COUNCILLOR: Final = 3
PROSPECTOR: Final = 4
ROLES: Final = ("builder", "producer", "trader", "councillor", "prospector")
"""The five roles (SJ-005)."""

TILES: Final = ((1, 1, 1, 2, 2), (1, 1, 2, 2, 2), (1, 1, 2, 2, 3), (1, 2, 2, 2, 3), (1, 2, 2, 3, 3))
"""Prices of the five goods on each trading-house tile (SJ-006)."""
