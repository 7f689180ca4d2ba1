"""What differs between the two games, as named facts read from their components."""

from functools import cache
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bastide.engine.rows import bit, filled, row
from bastide.games.attika.catalogue import (
    BONUS_NAMES,
    GROUP_NAMES,
    KINDS,
    RESOURCES,
    TILE_HEXES,
    TILES,
    TOKEN_NAMES,
)
from bastide.games.attika.components_file import Box, Components, load
from bastide.games.attika.hexes import spot


@final
class Edition:
    """The facts of one game with its options: looked up, never changed."""

    def __init__(
        self,
        game: str,
        prefix: str,
        covered: bool,
        printed: Components,
        at_once: bool = False,
        early: bool = False,
    ) -> None:
        box = printed.boxes[game]
        self.game = game
        self.prefix = prefix
        """What its own messages begin with."""
        self.covered = covered
        """Whether symbols under tokens still count (AT-R01)."""
        self.at_once = at_once
        """Whether the card for a missing bonus is drawn at once and ends the actions (AT-R08)."""
        self.early = early
        """Whether a bonus refills an empty supply before the regular actions are used (AT-R10)."""
        self.connected = box.connected
        """Whether a group must hang together to earn its bonus (AT-102, US-003)."""
        self.returns = box.returns
        """Whether a spent bonus goes back to the supply (AT-103, US-004)."""
        self.consoles = box.consoles
        """Whether an empty supply means a card instead (AT-104, US-005, AT-R09)."""
        self.supply: i64 = box.supply
        self.bonus_name = BONUS_NAMES[game]
        self.cards: vec[i64] = row(list(box.cards))
        """Cards of each kind (AT-101, US-001)."""
        self.deck_size: i64 = sum(box.cards)
        self.names: tuple[str, ...] = TOKEN_NAMES[game]
        self.group_names: tuple[str, ...] = GROUP_NAMES[game]
        self.group: vec[i64] = filled(KINDS)
        self.base: vec[i64] = filled(KINDS)
        """1 for tokens with a black back (AT-005)."""
        self.copies: vec[i64] = filled(KINDS)
        self.cost: vec[i64] = filled(KINDS * RESOURCES)
        self.lanes: vec[i64] = filled(KINDS)
        """The same in four bits for each resource."""
        self.any: vec[i64] = filled(KINDS)
        """Cards of any kind that a token costs: only roads do (AT-043)."""
        self.printed: vec[i64] = filled(KINDS)
        """All that a token costs, together."""
        self.before: vec[i64] = filled(KINDS)
        """The kinds from which an arrow leads to a token, as a mask (AT-007)."""
        self.group_size: vec[i64] = row(list(box.sizes))
        self.read_tokens(box)
        self.tile_names: tuple[str, ...] = tuple(name for name, _ in printed.tiles)
        self.symbols: vec[i64] = row([s for _, hexes in printed.tiles for s in hexes])
        """Of every tile, seven each: centre, E, NE, NW, W, SW, SE; -1 for none."""
        self.turns: vec[i64] = filled(TILES)
        """Rotations of a tile that look different (AT-R16)."""
        for tile in range(TILES):
            self.turns[tile] = looks(self.symbols, tile)
        self.centres: list[vec[i64]] = []
        self.cities: list[vec[i64]] = []
        """Layouts by number of players, less two (AT-012)."""
        for players in range(2, 5):
            layout = printed.layouts[players]
            self.centres.append(row([int(spot(q, r)) for q, r in layout.centres]))
            self.cities.append(row([int(spot(q, r)) for q, r in layout.cities]))

    def read_tokens(self, box: Box) -> None:
        """Groups, costs and arrows."""
        for token in box.tokens:
            kind: i64 = self.names.index(token.id)
            self.group[kind] = self.group_names.index(token.group)
            self.base[kind] = 1 if token.base else 0
            self.copies[kind] = token.copies
            self.any[kind] = token.any
            self.printed[kind] = token.any
            for resource in range(RESOURCES):
                self.cost[kind * RESOURCES + resource] = token.cost[resource]
                self.printed[kind] += token.cost[resource]
                self.lanes[kind] += token.cost[resource] * bit(4 * resource)
            for name in token.predecessors:
                self.before[kind] |= bit(self.names.index(name))


def looks(symbols: "vec[i64]", tile: i64) -> i64:
    """In how many ways a tile can be turned before it looks as at first."""
    first: i64 = tile * TILE_HEXES + 1
    for turn in range(i64(1), i64(6)):
        same = True
        for i in range(i64(6)):
            if symbols[first + i] != symbols[first + (i + turn) % 6]:
                same = False
        if same:
            return turn
    return 6


PRINTED: Final = load()


@cache
def edition(
    game: str, prefix: str, covered: bool = False, at_once: bool = False, early: bool = False
) -> Edition:
    """The facts of a game with these options; made once, shared by all its tables."""
    return Edition(game, prefix, covered, PRINTED, at_once, early)
