"""Every building of San Juan by number, with the facts printed on its card (SJ-003..SJ-007).

The numbers are data: `docs/sources.md` says where each comes from. The Hut's cost and points are
reconstructed (SJ-R31), the Goldsmith's points rest on one source (SJ-R30).
"""

from typing import Final

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
BASE: Final = OFFICE_BUILDING
"""From here on the buildings belong to the expansion."""

PRODUCTION: Final = "production"
UTILITY: Final = "utility"
MONUMENT: Final = "monument"
SIX: Final = "six"

# name, group, cost, points, copies in the 1st edition, in the 2nd, in the expansion
CARDS: Final[tuple[tuple[str, str, int, int, int, int, int], ...]] = (
    ("indigo_plant", "production", 1, 1, 10, 10, 0),
    ("sugar_mill", "production", 2, 1, 8, 8, 0),
    ("tobacco_storage", "production", 3, 2, 8, 9, 0),
    ("coffee_roaster", "production", 4, 2, 8, 9, 0),
    ("silver_smelter", "production", 5, 3, 8, 8, 0),
    ("smithy", "utility", 1, 1, 3, 3, 0),
    ("gold_mine", "utility", 1, 1, 3, 3, 0),
    ("archive", "utility", 1, 1, 3, 3, 0),
    ("poor_house", "utility", 2, 1, 3, 3, 0),
    ("black_market", "utility", 2, 1, 3, 3, 0),
    ("trading_post", "utility", 2, 1, 3, 3, 0),
    ("well", "utility", 2, 1, 3, 3, 0),
    ("market_stand", "utility", 2, 1, 3, 3, 0),
    ("crane", "utility", 2, 1, 3, 3, 0),
    ("chapel", "utility", 3, 2, 3, 3, 0),
    ("tower", "utility", 3, 2, 3, 3, 0),
    ("aqueduct", "utility", 3, 2, 3, 3, 0),
    ("carpenter", "utility", 3, 2, 3, 3, 0),
    ("prefecture", "utility", 3, 2, 3, 3, 0),
    ("market_hall", "utility", 4, 2, 3, 3, 0),
    ("quarry", "utility", 4, 2, 3, 3, 0),
    ("library", "utility", 5, 3, 3, 3, 0),
    ("statue", "monument", 3, 3, 3, 3, 0),
    ("victory_column", "monument", 4, 4, 3, 3, 0),
    ("hero", "monument", 5, 5, 3, 3, 0),
    ("guild_hall", "six", 6, 0, 2, 2, 0),
    ("city_hall", "six", 6, 0, 2, 2, 0),
    ("triumphal_arch", "six", 6, 0, 2, 2, 0),
    ("palace", "six", 6, 0, 2, 2, 0),
    ("office_building", "utility", 1, 1, 0, 0, 3),
    ("guard_room", "utility", 1, 1, 0, 0, 3),
    ("hut", "utility", 2, 1, 0, 0, 3),
    ("guesthouse", "utility", 2, 1, 0, 0, 3),
    ("park", "utility", 3, 2, 0, 0, 3),
    ("customs_office", "utility", 3, 2, 0, 0, 3),
    ("bank", "utility", 4, 2, 0, 0, 3),
    ("harbor", "utility", 4, 2, 0, 0, 3),
    ("goldsmith", "utility", 5, 3, 0, 0, 3),
    ("residence", "six", 6, 0, 0, 0, 2),
    ("cathedral", "cathedral", 7, 0, 0, 0, 1),
)

NAMES: Final[tuple[str, ...]] = tuple(card[0] for card in CARDS)
NUMBERS: Final[dict[str, int]] = {name: number for number, name in enumerate(NAMES)}
GROUPS: Final[tuple[str, ...]] = tuple(card[1] for card in CARDS)

GOOD_NAMES: Final = ("indigo", "sugar", "tobacco", "coffee", "silver")

BUILDER: Final = 0
PRODUCER: Final = 1
TRADER: Final = 2
COUNCILLOR: Final = 3
PROSPECTOR: Final = 4
ROLES: Final = ("builder", "producer", "trader", "councillor", "prospector")
"""The five roles (SJ-005)."""

TILES: Final = (
    (1, 1, 1, 2, 2),
    (1, 1, 2, 2, 2),
    (1, 1, 2, 2, 3),
    (1, 2, 2, 2, 3),
    (1, 2, 2, 3, 3),
)
"""Prices of the five goods on each trading-house tile (SJ-006)."""
