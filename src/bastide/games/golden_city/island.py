"""The island as numbers: places, roads, rewards, regions; sets of places are masks."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bastide.engine.rows import bit, filled
from bastide.games.golden_city.catalogue import (
    GOODS_CARDS,
    GOODS_NAMES,
    INNER,
    PLACES,
    PORTS,
    REWARDS,
    RURAL,
    SCORE_CARDS,
    TYPE_NUMBERS,
    TYPES,
    ZONE,
)
from bastide.games.golden_city.island_file import LANDSCAPES, RIVERS, IslandFile, load

REGIONS: Final = 8
"""Four rivers, then four quarters."""
QUARTERS: Final = 4
REGION_NAMES: Final[tuple[str, ...]] = (*RIVERS, *LANDSCAPES)
REGION_NUMBERS: Final = {name: number for number, name in enumerate(REGION_NAMES)}

PORT_MASK: Final = (1 << PORTS) - 1
RURAL_MASK: Final = ((1 << RURAL) - 1) & ~PORT_MASK
OUTER_MASK: Final = ((1 << INNER) - 1) & ~((1 << RURAL) - 1)
INNER_MASK: Final = ((1 << PLACES) - 1) & ~((1 << INNER) - 1)
ZONE_MASK: Final = OUTER_MASK | INNER_MASK


def count(mask: i64) -> i64:
    """How many places are in a mask."""
    mask = mask - ((mask >> 1) & 0x1555555555555555)
    mask = (mask & 0x3333333333333333) + ((mask >> 2) & 0x3333333333333333)
    mask = (mask + (mask >> 4)) & 0x0F0F0F0F0F0F0F0F
    mask += mask >> 8
    mask += mask >> 16
    mask += mask >> 32
    return mask & 0x7F


def lowest(mask: i64) -> i64:
    """The first place in a mask that is not empty."""
    return count((mask & -mask) - 1)


@final
class Island:
    """What is printed: places by number, ports first, then rural sites, outer and inner zones."""

    def __init__(self, printed: IslandFile, inner_ring: bool) -> None:
        self.names: list[str] = [place.id for place in printed.places]
        self.numbers: dict[str, int] = {name: at for at, name in enumerate(self.names)}
        self.spots: list[tuple[int, int]] = [(place.x, place.y) for place in printed.places]
        self.goods_names: list[str] = [card.id for card in printed.goods]
        self.score_names: list[str] = [card.id for card in printed.scores]
        self.type: vec[i64] = filled(PLACES)
        """Type of landscape card that pays for a place (GC-093..GC-095)."""
        self.side: vec[i64] = filled(PLACES)
        """Landscape in which a place lies; a port borders on it."""
        self.reward: vec[i64] = filled(PLACES, ZONE)
        self.coins: vec[i64] = filled(PLACES)
        self.near: vec[i64] = filled(PLACES)
        """Places that a road joins to a place (GC-026)."""
        self.region: vec[i64] = filled(REGIONS)
        """River sites and zones by region (GC-022, GC-025)."""
        self.landscape: vec[i64] = filled(TYPES)
        """Rural sites and zones by landscape, for the bonus cards (GC-131, GC-R25)."""
        self.rivers: i64 = 0
        self.goods: vec[i64] = filled(GOODS_CARDS)
        """Two kinds of goods on each card, as bits (GC-004)."""
        self.back: vec[i64] = filled(SCORE_CARDS)
        self.scored_goods: vec[i64] = filled(SCORE_CARDS)
        self.scored_region: vec[i64] = filled(SCORE_CARDS)
        self.read_places(printed)
        self.read_roads(printed, inner_ring)
        self.read_cards(printed)

    def read_places(self, printed: IslandFile) -> None:
        """Landscapes, rewards and regions of the places."""
        for at, place in enumerate(printed.places):
            here: i64 = at
            land: i64 = TYPE_NUMBERS[place.landscape]
            self.side[here] = land
            self.coins[here] = place.coins
            if here >= PORTS:
                self.type[here] = land
                self.landscape[land] |= bit(here)
            if here < RURAL:
                self.reward[here] = REWARDS.index(place.reward)
            else:
                self.region[QUARTERS + land - 1] |= bit(here)
            if place.river:
                self.region[list(RIVERS).index(place.river)] |= bit(here)
                self.rivers |= bit(here)

    def read_roads(self, printed: IslandFile, inner_ring: bool) -> None:
        """Who is whose neighbour; roads between inner zones are optional."""
        for first, second in printed.roads:
            a: i64 = self.numbers[first]
            b: i64 = self.numbers[second]
            if inner_ring or a < INNER or b < INNER:
                self.near[a] |= bit(b)
                self.near[b] |= bit(a)

    def read_cards(self, printed: IslandFile) -> None:
        """Goods cards and score cards."""
        for at, pair in enumerate(printed.goods):
            for kind in pair.goods:
                self.goods[i64(at)] |= bit(GOODS_NAMES.index(kind))
        for at, card in enumerate(printed.scores):
            self.back[i64(at)] = card.back
            self.scored_goods[i64(at)] = GOODS_NAMES.index(card.goods)
            self.scored_region[i64(at)] = REGION_NUMBERS[card.river or card.quarter]


PRINTED: Final = load()
WITH_RING: Final = Island(PRINTED, True)
WITHOUT_RING: Final = Island(PRINTED, False)
