"""The map: tiles, hexes and cities as numbers, and where the next tile may lie.

A land never changes: a tile more makes a new one, so that tables share it until then.
"""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bastide.engine.rows import bit, filled, sort_in
from bastide.games.attika.catalogue import TILE_HEXES, TILES
from bastide.games.attika.editions import Edition
from bastide.games.attika.hexes import SPAN, STEP_Q, STEP_R, ZERO, distance

SIDES: Final = 6
NOWHERE: Final = -1
MOST_CENTRES: Final = 512
"""Places that the next tile may have: each tile adds 18 at most, each city 12."""


@final
class Land:
    """Hexes are numbered tile by tile as they were laid, seven each."""

    def __init__(
        self,
        room: i64,
        cities: "vec[i64]",
        tiles: i64,
        tile: "vec[i64]",
        centre: "vec[i64]",
        turn: "vec[i64]",
        spots: "vec[i64]",
        symbol: "vec[i64]",
        near: "vec[i64]",
        near_cities: "vec[i64]",
        legal: "vec[i64]",
        legal_count: i64,
    ) -> None:
        self.room = room
        """Hexes that there may be at most."""
        self.cities = cities
        """Spots of the cities."""
        self.tiles = tiles
        self.tile = tile
        """Which tiles lie, where their centres are, and how they are turned."""
        self.centre = centre
        self.turn = turn
        self.spots = spots
        self.symbol = symbol
        """Of each hex, or -1."""
        self.near = near
        """Six neighbours of each hex, or NOWHERE."""
        self.near_cities = near_cities
        """Cities beside each hex, as a mask."""
        self.legal = legal
        """Spots on which the next tile may have its centre, ascending (AT-061, AT-R16)."""
        self.legal_count = legal_count
        self.told: list[dict[str, Any]] | None = None
        """What is printed on every hex, as views show it, once somebody has asked."""

    def hexes(self) -> i64:
        """How many hexes there are."""
        return self.tiles * TILE_HEXES

    def at(self, place: i64, guess: i64 = 0) -> i64:
        """The hex on a spot, or NOWHERE; those from `guess` on are looked at first."""
        for hex in range(guess, guess + TILE_HEXES):
            if hex < self.tiles * TILE_HEXES and self.spots[hex] == place:
                return hex
        for i in range(self.tiles):
            if distance(self.centre[i], place) <= 1:
                first: i64 = i * TILE_HEXES
                for hex in range(first, first + TILE_HEXES):
                    if self.spots[hex] == place:
                        return hex
        return NOWHERE

    def city_at(self, place: i64) -> i64:
        """The city on a spot, or NOWHERE."""
        for city in range(i64(len(self.cities))):
            if self.cities[city] == place:
                return city
        return NOWHERE

    def is_clear(self, centre: i64) -> bool:
        """Whether a tile there would lie on nothing else (AT-061)."""
        for i in range(self.tiles):
            if distance(self.centre[i], centre) < 3:
                return False
        for i in range(i64(len(self.cities))):
            if distance(self.cities[i], centre) < 2:
                return False
        return True

    def is_legal(self, centre: i64) -> bool:
        """Whether the next tile may lie there."""
        for i in range(self.legal_count):
            if self.legal[i] == centre:
                return True
        return False

    def is_touched(self, at: i64) -> bool:
        """Whether a tile lies beside another one or beside a city (AT-061)."""
        for i in range(self.tiles):
            if i != at and distance(self.centre[i], self.centre[at]) <= 3:
                return True
        for i in range(i64(len(self.cities))):
            if distance(self.cities[i], self.centre[at]) == 2:
                return True
        return False

    def is_plain(self, at: i64) -> bool:
        """Whether no hex of a tile has a symbol; in the box there is no such tile."""
        for hex in range(at * TILE_HEXES, (at + 1) * TILE_HEXES):
            if self.symbol[hex] != NOWHERE:
                return False
        return True

    def extended(self, edition: Edition, tile: i64, centre: i64, turn: i64) -> "Land":
        """The land with one tile more, which the caller checked to be clear."""
        fresh = Land(
            self.room,
            self.cities,
            self.tiles + 1,
            self.tile[:],
            self.centre[:],
            self.turn[:],
            self.spots[:],
            self.symbol[:],
            self.near[:],
            self.near_cities[:],
            filled(MOST_CENTRES),
            0,
        )
        fresh.lay(edition, tile, centre, turn)
        for i in range(self.legal_count):
            if distance(self.legal[i], centre) >= 3:
                fresh.legal[fresh.legal_count] = self.legal[i]
                fresh.legal_count += 1
        fresh.widen(centre, 3)
        return fresh

    def lay(self, edition: Edition, tile: i64, centre: i64, turn: i64) -> None:
        """Note the last tile's hexes and join them to what lies beside them (AT-032)."""
        at: i64 = self.tiles - 1
        self.tile[at] = tile
        self.centre[at] = centre
        self.turn[at] = turn
        first: i64 = at * TILE_HEXES
        for i in range(TILE_HEXES):
            self.spots[first + i] = centre + STEP_Q[i] * SPAN + STEP_R[i]
            drawn: i64 = 0 if i == 0 else (i + 5 - turn) % 6 + 1
            self.symbol[first + i] = edition.symbols[tile * TILE_HEXES + drawn]
        for hex in range(first, first + TILE_HEXES):
            self.join(hex)

    def join(self, hex: i64) -> None:
        """Find the neighbours of a hex that has just been laid."""
        for side in range(SIDES):
            place = self.spots[hex] + STEP_Q[side + 1] * SPAN + STEP_R[side + 1]
            other = self.at(place)
            self.near[hex * SIDES + side] = other
            if other != NOWHERE:
                self.near[other * SIDES + (side + 3) % SIDES] = hex
            city = self.city_at(place)
            if city != NOWHERE:
                self.near_cities[hex] |= bit(city)

    def widen(self, middle: i64, steps: i64) -> None:
        """Note the spots that many steps from a new tile or city on which a tile may lie."""
        for dq in range(-steps, steps + 1):
            for dr in range(-steps, steps + 1):
                place = middle + dq * SPAN + dr
                if distance(middle, place) != steps or self.is_legal(place):
                    continue
                if self.is_clear(place):
                    sort_in(self.legal, 0, self.legal_count, place)
                    self.legal_count += 1


def empty_land(cities: "vec[i64]", room: int) -> Land:
    """Cities alone, before any tile lies."""
    land = Land(
        room,
        cities,
        0,
        filled(TILES),
        filled(TILES),
        filled(TILES),
        filled(room),
        filled(room, NOWHERE),
        filled(room * SIDES, NOWHERE),
        filled(room),
        filled(MOST_CENTRES),
        0,
    )
    for city in range(i64(len(cities))):
        land.widen(cities[city], 2)
    return land


def in_reach(place: i64) -> bool:
    """Whether a spot is so near the middle that every later tile fits on the grid."""
    q = place // SPAN - ZERO
    r = place % SPAN - ZERO
    return -200 <= q <= 200 and -200 <= r <= 200
