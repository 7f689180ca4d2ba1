"""What differs between the editions, as named facts."""

from functools import cache
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bastide.engine.rows import row
from bastide.games.san_juan.catalogue import (
    BUILDINGS,
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
        self,
        number: int,
        expansion: bool,
        prefecture_cost: int,
        customs_office_cost: int,
        may_decline: bool,
        office_breaks_ties: bool,
        covered_sixes_count: bool,
    ) -> None:
        self.number = number
        self.expansion = expansion
        self.cost: vec[i64] = row([building.cost for building in BUILDINGS])
        self.cost[PREFECTURE] = prefecture_cost
        self.cost[CUSTOMS_OFFICE] = customs_office_cost
        self.points: vec[i64] = row([building.points for building in BUILDINGS])
        self.copies: vec[i64] = row(
            [each.copies.first if number == 1 else each.copies.second for each in BUILDINGS]
        )
        self.may_decline = may_decline
        """SJ-R42: whether a builder may decline reductions."""
        self.office_breaks_ties = office_breaks_ties
        """SJ-R19: whether a good on the Customs Office counts in a tie."""
        self.covered_sixes_count = covered_sixes_count
        """SJ-R26: whether the Cathedral also counts what the others have covered."""
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
                    self.copies[card] += BUILDINGS[card].copies.expansion

        self.deck: vec[i64] = row(
            [card for card in range(TYPES) for _ in range(int(self.copies[card]))]
        )
        """Every card of the deck in the order of the catalogue (SJ-001, SJ-002, SJ-007)."""


def is_production(card: i64) -> bool:
    """Whether the building makes goods; every other building is a city building."""
    return card < GOODS


@cache
def edition(
    number: int,
    expansion: bool = False,
    prefecture_cost: int = 3,
    customs_office_cost: int = 3,
    may_decline: bool = False,
    office_breaks_ties: bool = True,
    covered_sixes_count: bool = False,
) -> Edition:
    """The edition with these options (SJ-R28, SJ-R29, SJ-R37); made once, shared by all games."""
    return Edition(
        number,
        expansion,
        prefecture_cost,
        customs_office_cost,
        may_decline,
        office_breaks_ties,
        covered_sixes_count,
    )
