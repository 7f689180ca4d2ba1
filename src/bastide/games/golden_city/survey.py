"""Where a post brings a seat of The Golden City most, in letters; every place is looked at once."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bastide.engine.advice import reals
from bastide.engine.rows import bit
from bastide.games.golden_city.appraisal import (
    CARD,
    gift_worth,
    gifts,
    region_worth,
    rounds_left,
    scorings,
)
from bastide.games.golden_city.catalogue import (
    INNER,
    PER_LANDSCAPE,
    PER_RIVER,
    PLACES,
    PORT,
    PORTS,
    RURAL,
    TYPES,
)
from bastide.games.golden_city.island import (
    INNER_MASK,
    OUTER_MASK,
    PORT_MASK,
    REGIONS,
    RURAL_MASK,
    ZONE_MASK,
    count,
    lowest,
)
from bastide.games.golden_city.state import AREA, KEYRING, OWN, REACH, STOCK, GoldenCity

PROMISE: Final = 0.1
"""What the reward of a place is worth as long as a post stands only next to it."""
DEAR: Final = 9
"""More cards than any place costs: it cannot be paid."""


@final
class Survey:
    """The island as one seat sees it before it builds; good as long as nothing changes."""

    def __init__(self, state: GoldenCity, seat: i64) -> None:
        at: i64 = seat * AREA
        self.state = state
        self.seat = seat
        self.gifts: vec[float] = gifts(state, seat)
        self.held: i64 = state.bonus_held(seat)
        self.free: i64 = ~state.occupied()
        self.new: i64 = ~(state.areas[at + REACH] | state.areas[at + OWN])
        """Places that are neither own nor beside own ones."""
        self.valued: i64 = 0
        """Places whose worth is known."""
        self.worth: vec[float] = reals(PLACES)
        self.scored: i64 = 0
        """Regions whose gain is known."""
        self.gain: vec[float] = reals(REGIONS)

    def post(self, place: i64) -> float:
        """What a post on that place brings, now and later, without its price."""
        if (self.valued >> place) & 1 == 0:
            self.valued |= bit(place)
            self.worth[place] = self.appraise(place)
        return self.worth[place]

    def appraise(self, place: i64) -> float:
        """Its reward, the bonus cards held, new neighbours, and the regions it lies in."""
        worth = gift_worth(self.state, place, self.gifts) + self.held_bonus(place)
        worth += self.opening(place)
        for region in range(REGIONS):
            if (self.state.house.island.region[region] >> place) & 1 != 0:
                worth += self.majority(region)
        if place >= INNER:
            worth -= 2.0
        return worth

    def held_bonus(self, place: i64) -> float:
        """What one post there adds to the bonus cards the seat holds."""
        island = self.state.house.island
        worth = 0.0
        if (self.held >> PER_RIVER) & 1 != 0 and (island.rivers >> place) & 1 != 0:
            worth += 2.0
        if place >= RURAL and (self.held >> 3) & 1 != 0:
            worth += 1.0
        if place >= PORTS and (self.held >> (PER_LANDSCAPE + island.type[place] - 1)) & 1 != 0:
            worth += 1.0
        return worth

    def opening(self, place: i64) -> float:
        """What new neighbours of a place are worth: zones most, free sites by their rewards."""
        state = self.state
        at: i64 = self.seat * AREA
        if state.areas[at + STOCK] <= 2 or rounds_left(state) < 1.0:
            return 0.0
        fresh = state.house.island.near[place] & self.new
        free = fresh & self.free
        zones = fresh & OUTER_MASK
        worth = 1.2 * float(count(zones & free)) + 0.6 * float(count(zones))
        if state.areas[at + KEYRING] > 0:
            worth += 2.0 * float(count(fresh & INNER_MASK))
        sites = free & RURAL_MASK
        while sites != 0:
            worth += 0.25 + PROMISE * gift_worth(state, lowest(sites), self.gifts)
            sites &= sites - 1
        if state.areas[at + OWN] == 0:
            worth += 3.0
        return worth

    def majority(self, region: i64) -> float:
        """What one post more in a region brings in all its scorings to come."""
        if (self.scored >> region) & 1 == 0:
            self.scored |= bit(region)
            gain = region_worth(self.state, self.seat, region, 1)
            gain -= region_worth(self.state, self.seat, region, 0)
            self.gain[region] = gain * scorings(self.state, region, -1)
        return self.gain[region]

    def best_post(self, cards: "vec[i64]", at: i64) -> float:
        """The most that a post brings over its price, paid from five amounts of cards."""
        if self.state.areas[self.seat * AREA + STOCK] == 0:
            return 0.0
        best = 0.0
        land = self.state.house.island.landscape
        targets = self.state.targets(self.seat)
        for kind in range(TYPES):
            fewest = cheapest(cards, at, kind)
            if fewest == DEAR:
                continue
            places = targets & land[kind] if kind != PORT else targets & PORT_MASK
            while places != 0:
                worth = self.post(lowest(places)) - CARD * float(fewest)
                if worth > best:
                    best = worth
                places &= places - 1
        return best

    def reach(self) -> float:
        """What the free places next to own posts promise, as `opening` counts them one by one."""
        at: i64 = self.seat * AREA
        if self.state.areas[at + STOCK] == 0:
            return 0.0
        near = self.state.targets(self.seat) & self.state.areas[at + REACH]
        near &= RURAL_MASK | ZONE_MASK
        worth = 0.0
        while near != 0:
            worth += 0.25 + PROMISE * gift_worth(self.state, lowest(near), self.gifts)
            near &= near - 1
        return worth


def cheapest(cards: "vec[i64]", at: i64, kind: i64) -> i64:
    """The fewest cards of five amounts that pay for a place of a type; DEAR if they cannot."""
    due: i64 = 1 if kind == PORT else 2
    own = cards[at + kind]
    if own >= due:
        return due
    pairs: i64 = 0
    for other in range(TYPES):
        if other != kind:
            pairs += cards[at + other] >> 1
    if own + pairs < due:
        return DEAR
    return own + 2 * (due - own)
