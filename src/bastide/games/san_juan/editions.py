"""What differs between the editions, as named facts."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bastide.engine.cells import row
from bastide.games.san_juan.catalogue import (
    CARDS,
    CATHEDRAL,
    CUSTOMS_OFFICE,
    GOODS,
    PARK,
    PREFECTURE,
    TILES,
    TYPES,
)

START_HAND: Final = 4
"""Cards everybody begins with (SJ-013)."""
FULL_CITY: Final = 12
"""Buildings that end the game (SJ-085)."""


@final
class Edition:
    """The facts of one edition with its options: looked up, never changed."""

    def __init__(
        self, number: int, expansion: bool, prefecture_cost: int, customs_office_cost: int
    ) -> None:
        self.number = number
        self.expansion = expansion
        self.cost: vec[i64] = row([card[2] for card in CARDS])
        self.cost[PREFECTURE] = prefecture_cost
        self.cost[CUSTOMS_OFFICE] = customs_office_cost
        self.points: vec[i64] = row([card[3] for card in CARDS])
        self.copies: vec[i64] = row([card[4] if number == 1 else card[5] for card in CARDS])
        self.prices: vec[i64] = row([price for tile in TILES for price in tile])
        self.owner_picks_from_gold_mine = number == 1
        """SJ-052: the 1st edition lets the owner choose, the 2nd gives the cheapest."""
        self.guild_hall_counts_kinds = number == 2
        """SJ-077: the 2nd edition pays for buildings and for kinds."""
        self.crane_value: vec[i64] = self.cost[:]
        """What covering a building takes off the price (SJ-059); a Park counts 6 (SJ-094)."""
        self.crane_value[PARK] = 6
        if expansion:
            for card in range(TYPES):
                if card != CATHEDRAL:
                    self.copies[card] += CARDS[card][6]

        self.deck: vec[i64] = row(
            [card for card in range(TYPES) for _ in range(int(self.copies[card]))]
        )
        """Every card of the deck in the order of the catalogue (SJ-001, SJ-002, SJ-007)."""


def is_production(card: i64) -> bool:
    """Whether the building makes goods; every other building is a city building."""
    return card < GOODS


def edition(
    number: int, expansion: bool = False, prefecture_cost: int = 3, customs_office_cost: int = 3
) -> Edition:
    """The edition with these options (SJ-R28, SJ-R29, SJ-R37); made once, shared by all games."""
    facts = (number, expansion, prefecture_cost, customs_office_cost)
    if facts not in _made:
        _made[facts] = Edition(number, expansion, prefecture_cost, customs_office_cost)
    return _made[facts]


_made: Final[dict[tuple[int, bool, int, int], Edition]] = {}
