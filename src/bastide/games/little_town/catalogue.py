"""Every building and objective of Little Town by number, with the facts printed on it.

Costs and effects are data (LT-008).
"""

from typing import Final, final

from mypy_extensions import i64

from bastide.engine.components import Record, in_order

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

PAWNSHOP_CUBES: Final = 2
"""Cubes of any kind that the Pawnshop takes and gives (LT-R09)."""

Amounts = dict[str, int]
"""So many of each kind; an effect may also move points, or cubes of `any` kind."""


def amounts(text: str) -> Amounts:
    """`2 stone 1 wheat` by kind."""
    words = text.split()
    return {words[i + 1]: int(words[i]) for i in range(0, len(words), 2)}


@final
class Tile(Record):
    """A building with all its facts."""

    def __init__(
        self,
        number: int,
        name: str,
        *,
        cost: str,
        points: int = 0,
        effect: str = "",
        copies: int = 1,
        robin: bool = False,
    ) -> None:
        super().__init__(number, name)
        self.cost = amounts(cost)
        self.points = points
        """For building it; the others count at the end."""
        takes, _, gives = effect.rpartition("->")
        self.takes = amounts(takes)
        self.gives = amounts(gives)
        """What a worker beside it gets; the special buildings do something else (LT-039)."""
        self.copies = copies
        self.robin = robin
        """Whether it is one of the twelve for a first game (LT-015)."""


BUILDINGS: Final = in_order(
    int(TILES),
    [
        Tile(WHEAT_FIELD, "wheat_field", cost="1 wood", points=3, effect="1 wheat", copies=FIELDS),
        Tile(
            WORKSHOP, "workshop", cost="2 stone", points=5, effect="2 wood -> 3 point", robin=True
        ),
        Tile(TAVERN, "tavern", cost="2 stone 2 wheat", points=7, effect="3 point"),
        Tile(BAKERY, "bakery", cost="2 wood", points=4, effect="1 wheat -> 4 coin", robin=True),
        Tile(BREWERY, "brewery", cost="2 wood", points=4, effect="1 wheat -> 3 point"),
        Tile(QUARRY, "quarry", cost="3 wood", points=5, effect="2 coin -> 2 stone", robin=True),
        Tile(CATHEDRAL, "cathedral", cost="6 stone", points=11),
        Tile(CARPENTER, "carpenter", cost="2 wood", points=4, effect="1 coin -> 3 wood"),
        Tile(CASTLE, "castle", cost="6 stone", robin=True),
        Tile(CHURCH, "church", cost="4 stone", points=8, effect="3 coin -> 5 point", robin=True),
        Tile(
            WAREHOUSE,
            "warehouse",
            cost="4 stone",
            points=8,
            effect="2 stone -> 5 point",
            robin=True,
        ),
        Tile(
            GROCERY,
            "grocery",
            cost="2 wood",
            points=4,
            effect="1 coin -> 1 wheat 1 fish",
            robin=True,
        ),
        Tile(
            FAIR, "fair", cost="4 wood", points=6, effect="1 stone 1 wood 1 wheat 1 fish -> 7 point"
        ),
        Tile(FOUNTAIN, "fountain", cost="2 stone", points=5, effect="1 coin -> 3 point"),
        Tile(GRANARY, "granary", cost="4 wood", points=6, effect="2 wheat -> 5 point", robin=True),
        Tile(BOOKSTORE, "bookstore", cost="4 stone", points=8, effect="3 coin"),
        Tile(GOLD_MINE, "gold_mine", cost="1 wood 1 stone", points=4, effect="2 coin", robin=True),
        Tile(FISHMONGER, "fishmonger", cost="1 wood 1 stone", points=4, effect="1 fish -> 3 coin"),
        Tile(PIER, "pier", cost="3 wood", points=5, effect="2 fish"),
        Tile(
            PAWNSHOP,
            "pawnshop",
            cost="3 wood",
            points=5,
            effect=f"{PAWNSHOP_CUBES} any -> {PAWNSHOP_CUBES} any",
            robin=True,
        ),
        Tile(WELL, "well", cost="1 wood 1 stone", points=4, effect="2 point", robin=True),
        Tile(RESIDENCE, "residence", cost="6 coin", points=2),
        Tile(
            RESTAURANT,
            "restaurant",
            cost="2 wood 2 stone",
            points=7,
            effect="1 wheat 1 fish -> 4 point",
        ),
        Tile(STATUE, "statue", cost="4 stone", points=10, robin=True),
        Tile(WATCHTOWER, "watchtower", cost="3 wood 3 stone"),
    ],
)

NAMES: Final[tuple[str, ...]] = tuple(tile.name for tile in BUILDINGS)
NUMBERS: Final[dict[str, int]] = {name: number for number, name in enumerate(NAMES)}
ROBIN: Final[tuple[str, ...]] = tuple(tile.name for tile in BUILDINGS if tile.robin)
"""The twelve tiles for a first game (LT-015)."""

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


@final
class Objective(Record):
    """An objective card; one with the warning symbol needs some of these tiles (LT-019)."""

    def __init__(
        self,
        number: int,
        name: str,
        *,
        points: int,
        least: int = 1,
        tiles: str = "",
        reconstructed: bool = False,
    ) -> None:
        super().__init__(number, name)
        self.points = points
        self.least = least if tiles else 0
        """How many of `tiles` the market must have for it to be possible."""
        self.tiles = [NUMBERS[tile] for tile in tiles.split()]
        self.reconstructed = reconstructed
        """Whether no source gives its text (LT-R25)."""


OBJECTIVE_CARDS: Final = in_order(
    int(OBJECTIVES),
    [
        Objective(O01, "O01", points=3),
        Objective(O02, "O02", points=3),
        Objective(O03, "O03", points=3),
        Objective(O04, "O04", points=3),
        Objective(O05, "O05", points=2, tiles="restaurant fair pawnshop"),
        Objective(O06, "O06", points=2),
        Objective(
            O07, "O07", points=2, tiles="bakery brewery granary fair restaurant", reconstructed=True
        ),
        Objective(O08, "O08", points=2, tiles="pier grocery fishmonger restaurant fair"),
        Objective(
            O09,
            "O09",
            points=3,
            least=2,
            tiles="bakery quarry carpenter church grocery fountain bookstore gold_mine fishmonger",
        ),
        Objective(O10, "O10", points=2, tiles="workshop quarry carpenter warehouse fair"),
        Objective(
            O11,
            "O11",
            points=2,
            tiles="cathedral castle church warehouse bookstore statue watchtower",
        ),
        Objective(O12, "O12", points=3),
        Objective(O13, "O13", points=2, tiles="bakery bookstore gold_mine fishmonger"),
        Objective(
            O14,
            "O14",
            points=2,
            tiles="workshop bakery brewery warehouse granary fair fishmonger restaurant pawnshop",
        ),
        Objective(O15, "O15", points=3),
        Objective(
            O16,
            "O16",
            points=2,
            least=2,
            tiles="workshop tavern brewery church warehouse fair fountain granary well restaurant",
        ),
        Objective(O17, "O17", points=2),
        Objective(O18, "O18", points=2, tiles="quarry fair granary pier pawnshop watchtower"),
    ],
)
OBJECTIVE_NAMES: Final[tuple[str, ...]] = tuple(card.name for card in OBJECTIVE_CARDS)
OBJECTIVE_NUMBERS: Final[dict[str, int]] = {
    name: number for number, name in enumerate(OBJECTIVE_NAMES)
}
