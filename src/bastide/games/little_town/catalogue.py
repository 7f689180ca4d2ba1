"""Every building and objective of Little Town by number, with the facts printed on it.

Costs and effects are data (LT-008): wood, stone, fish, wheat, coins, in this order.
"""

from typing import Final

from mypy_extensions import i64

WOOD: Final = 0
STONE: Final = 1
FISH: Final = 2
WHEAT: Final = 3
COIN: Final = 4
CUBES: Final[i64] = 4
"""The first four kinds are resource cubes; the last is coins, which are no resource (LT-005)."""
STOCK: Final[i64] = 5
KINDS_OF_STOCK: Final = ("wood", "stone", "fish", "wheat", "coin")
ALL_CUBES: Final = 15
"""Cubes of each kind (LT-004)."""
ALL_COINS: Final = 40
"""The value of all coins together (LT-005, LT-R33)."""

WHEAT_FIELD: Final = 0
WORKSHOP: Final = 1
TAVERN: Final = 2
BAKERY: Final = 3
BREWERY: Final = 4
QUARRY: Final = 5
CATHEDRAL: Final = 6
CARPENTER: Final = 7
CASTLE: Final = 8
CHURCH: Final = 9
WAREHOUSE: Final = 10
GROCERY: Final = 11
FAIR: Final = 12
FOUNTAIN: Final = 13
GRANARY: Final = 14
BOOKSTORE: Final = 15
GOLD_MINE: Final = 16
FISHMONGER: Final = 17
PIER: Final = 18
PAWNSHOP: Final = 19
WELL: Final = 20
RESIDENCE: Final = 21
RESTAURANT: Final = 22
STATUE: Final = 23
WATCHTOWER: Final = 24

TILES: Final[i64] = 25
"""How many kinds of building there are (LT-002, LT-R37)."""
FIELDS: Final = 5
"""Copies of the Wheat Field; all other tiles exist once (LT-002)."""
SLOTS: Final[i64] = 12
"""Places of the market for single tiles (LT-012)."""

Amounts = tuple[int, int, int, int, int]
FREE: Final[Amounts] = (0, 0, 0, 0, 0)

# name, robin, cost, points for building it, what it takes, what it gives, points it gives
BUILDINGS: Final[tuple[tuple[str, bool, Amounts, int, Amounts, Amounts, int], ...]] = (
    ("wheat_field", False, (1, 0, 0, 0, 0), 3, FREE, (0, 0, 0, 1, 0), 0),
    ("workshop", True, (0, 2, 0, 0, 0), 5, (2, 0, 0, 0, 0), FREE, 3),
    ("tavern", False, (0, 2, 0, 2, 0), 7, FREE, FREE, 3),
    ("bakery", True, (2, 0, 0, 0, 0), 4, (0, 0, 0, 1, 0), (0, 0, 0, 0, 4), 0),
    ("brewery", False, (2, 0, 0, 0, 0), 4, (0, 0, 0, 1, 0), FREE, 3),
    ("quarry", True, (3, 0, 0, 0, 0), 5, (0, 0, 0, 0, 2), (0, 2, 0, 0, 0), 0),
    ("cathedral", False, (0, 6, 0, 0, 0), 11, FREE, FREE, 0),
    ("carpenter", False, (2, 0, 0, 0, 0), 4, (0, 0, 0, 0, 1), (3, 0, 0, 0, 0), 0),
    ("castle", True, (0, 6, 0, 0, 0), 0, FREE, FREE, 0),
    ("church", True, (0, 4, 0, 0, 0), 8, (0, 0, 0, 0, 3), FREE, 5),
    ("warehouse", True, (0, 4, 0, 0, 0), 8, (0, 2, 0, 0, 0), FREE, 5),
    ("grocery", True, (2, 0, 0, 0, 0), 4, (0, 0, 0, 0, 1), (0, 0, 1, 1, 0), 0),
    ("fair", False, (4, 0, 0, 0, 0), 6, (1, 1, 1, 1, 0), FREE, 7),
    ("fountain", False, (0, 2, 0, 0, 0), 5, (0, 0, 0, 0, 1), FREE, 3),
    ("granary", True, (4, 0, 0, 0, 0), 6, (0, 0, 0, 2, 0), FREE, 5),
    ("bookstore", False, (0, 4, 0, 0, 0), 8, FREE, (0, 0, 0, 0, 3), 0),
    ("gold_mine", True, (1, 1, 0, 0, 0), 4, FREE, (0, 0, 0, 0, 2), 0),
    ("fishmonger", False, (1, 1, 0, 0, 0), 4, (0, 0, 1, 0, 0), (0, 0, 0, 0, 3), 0),
    ("pier", False, (3, 0, 0, 0, 0), 5, FREE, (0, 0, 2, 0, 0), 0),
    ("pawnshop", True, (3, 0, 0, 0, 0), 5, FREE, FREE, 0),
    ("well", True, (1, 1, 0, 0, 0), 4, FREE, FREE, 2),
    ("residence", False, (0, 0, 0, 0, 6), 2, FREE, FREE, 0),
    ("restaurant", False, (2, 2, 0, 0, 0), 7, (0, 0, 1, 1, 0), FREE, 4),
    ("statue", True, (0, 4, 0, 0, 0), 10, FREE, FREE, 0),
    ("watchtower", False, (3, 3, 0, 0, 0), 0, FREE, FREE, 0),
)

NAMES: Final[tuple[str, ...]] = tuple(building[0] for building in BUILDINGS)
NUMBERS: Final[dict[str, int]] = {name: number for number, name in enumerate(NAMES)}
ROBIN: Final[tuple[str, ...]] = tuple(building[0] for building in BUILDINGS if building[1])
"""The twelve tiles for a first game (LT-015)."""
PAWNSHOP_CUBES: Final = 2
"""Cubes of any kind that the Pawnshop takes and gives (LT-R09)."""

# Points by source; the last three are counted at the end only (LT-062..LT-064).
FROM_BUILDING: Final = 0
FROM_EFFECTS: Final = 1
FROM_OBJECTIVES: Final = 2
FROM_CATHEDRAL: Final = 3
FROM_HUNGER: Final = 4
SOURCES: Final[i64] = 5
SOURCE_NAMES: Final = ("built", "activated", "objectives", "cathedral", "hunger")

O01: Final = 0
O02: Final = 1
O03: Final = 2
O04: Final = 3
O05: Final = 4
O06: Final = 5
O07: Final = 6
O08: Final = 7
O09: Final = 8
O10: Final = 9
O11: Final = 10
O12: Final = 11
O13: Final = 12
O14: Final = 13
O15: Final = 14
O16: Final = 15
O17: Final = 16
O18: Final = 17
OBJECTIVES: Final[i64] = 18
"""How many objective cards there are (LT-003, LT-R32)."""
OBJECTIVE_NAMES: Final[tuple[str, ...]] = tuple(f"O{i:02}" for i in range(1, OBJECTIVES + 1))
OBJECTIVE_NUMBERS: Final[dict[str, int]] = {
    name: number for number, name in enumerate(OBJECTIVE_NAMES)
}
OBJECTIVE_POINTS: Final = (3, 3, 3, 3, 2, 2, 2, 2, 3, 2, 2, 3, 2, 2, 3, 2, 2, 2)
RECONSTRUCTED: Final = O07
"""The card whose text no source gives (LT-R25)."""

# Cards with the warning symbol: how many of which tiles the market needs (LT-019).
NEEDED: Final[dict[int, tuple[int, tuple[int, ...]]]] = {
    O05: (1, (RESTAURANT, FAIR, PAWNSHOP)),
    O07: (1, (BAKERY, BREWERY, GRANARY, FAIR, RESTAURANT)),
    O08: (1, (PIER, GROCERY, FISHMONGER, RESTAURANT, FAIR)),
    O09: (
        2,
        (
            BAKERY,
            QUARRY,
            CARPENTER,
            CHURCH,
            GROCERY,
            FOUNTAIN,
            BOOKSTORE,
            GOLD_MINE,
            FISHMONGER,
        ),
    ),
    O10: (1, (WORKSHOP, QUARRY, CARPENTER, WAREHOUSE, FAIR)),
    O11: (1, (CATHEDRAL, CASTLE, CHURCH, WAREHOUSE, BOOKSTORE, STATUE, WATCHTOWER)),
    O13: (1, (BAKERY, BOOKSTORE, GOLD_MINE, FISHMONGER)),
    O14: (
        1,
        (
            WORKSHOP,
            BAKERY,
            BREWERY,
            WAREHOUSE,
            GRANARY,
            FAIR,
            FISHMONGER,
            RESTAURANT,
            PAWNSHOP,
        ),
    ),
    O16: (
        2,
        (
            WORKSHOP,
            TAVERN,
            BREWERY,
            CHURCH,
            WAREHOUSE,
            FAIR,
            FOUNTAIN,
            GRANARY,
            WELL,
            RESTAURANT,
        ),
    ),
    O18: (1, (QUARRY, FAIR, GRANARY, PIER, PAWNSHOP, WATCHTOWER)),
}
