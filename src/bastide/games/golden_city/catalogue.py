"""The cards and numbers of The Golden City that are the same in every game."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bastide.engine.components import Record, in_order
from bastide.engine.rows import row

# Types of landscape card (GC-002); the four landscapes follow the port.
PORT: Final = 0
MOUNTAIN: Final = 1
DESERT: Final = 2
FOREST: Final = 3
PRAIRIE: Final = 4
TYPES: Final = 5
TYPE_NAMES: Final = ("port", "mountain", "desert", "forest", "prairie")
TYPE_NUMBERS: Final = {name: number for number, name in enumerate(TYPE_NAMES)}
EACH: Final = 10
"""Landscape cards of each type (GC-002, GC-R01)."""
ALL_CARDS: Final = 50

# Places of the island: ports, then rural sites, outer and inner zones (GC-020..GC-025).
KINDS: Final = ("port", "rural", "outer", "inner")
PORTS: Final = 16
RURAL: Final = 46
"""Places below this number and not ports are rural sites; from here on zones follow."""
INNER: Final = 54
"""From here on zones are inner ones."""
PLACES: Final = 58

# Rewards (GC-120..GC-125); the last one is that of every zone.
GIVES_COINS: Final = 0
GIVES_CARD: Final = 1
GIVES_KEY: Final = 2
GIVES_GOODS: Final = 3
GIVES_BONUS: Final = 4
ZONE: Final = 5
REWARDS: Final = ("coins", "landscape", "key", "goods", "bonus", "zone")

GOODS_NAMES: Final = ("pottery", "wine", "spices", "cloth")
GOODS_CARDS: Final = 8
"""Cards with two kinds of goods each (GC-004)."""
OPEN_GOODS: Final = 3
MOST_GOODS: Final = 4
"""Goods cards one player may hold (GC-124)."""

# Bonus cards (GC-005, GC-131); from B5 on one for each landscape.
PER_GOODS: Final = 0
PER_COIN: Final = 1
PER_RIVER: Final = 2
PER_CITY: Final = 3
PER_LANDSCAPE: Final = 4
BONUS_CARDS: Final = 8


@final
class BonusCard(Record):
    """A bonus card."""

    def __init__(self, number: int, name: str, *, letters: int) -> None:
        super().__init__(number, name)
        self.letters = letters
        """For each thing that the card counts (GC-131)."""


BONUSES: Final = in_order(
    BONUS_CARDS,
    [
        BonusCard(PER_GOODS, "goods", letters=3),
        BonusCard(PER_COIN, "coins", letters=2),
        BonusCard(PER_RIVER, "rivers", letters=2),
        BonusCard(PER_CITY, "metropolis", letters=1),
        *[
            BonusCard(PER_LANDSCAPE - 1 + land, TYPE_NAMES[land], letters=1)
            for land in range(MOUNTAIN, TYPES)
        ],
    ],
)
BONUS_NAMES: Final[tuple[str, ...]] = tuple(card.name for card in BONUSES)
BONUS_NUMBERS: Final = {name: number for number, name in enumerate(BONUS_NAMES)}
BONUS_LETTERS: Final[vec[i64]] = row([card.letters for card in BONUSES])

KEYS: Final = 6
ALL_COINS: Final = 35
START_COINS: Final = 3
POSTS: Final = 18
POSTS_OF_FOUR: Final = 16
BLACK_POSTS: Final = 2
HAND_LIMIT: Final = 5
MOST_BUILDS: Final = 2
SCORE_CARDS: Final = 16
ROUNDS_OF_TWO: Final = 12
PILE_OF_TWO: Final = 4
"""Score cards in each of the three piles of the Great Drought (GC-201)."""
ENOUGH_VICTORY: Final = 3

COLOURS: Final = ("blue", "red", "black", "white")

# Where letters come from.
FROM_ZONES: Final = 0
FROM_GOODS: Final = 1
FROM_REGIONS: Final = 2
FROM_BONUS: Final = 3
SOURCES: Final = 4
SOURCE_NAMES: Final = ("zones", "goods", "regions", "bonus")
