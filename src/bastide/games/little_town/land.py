"""The land: its two sides, the cells of each, and which cells touch one another."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bastide.engine.rows import bit, filled, row

COLUMNS: Final = 9
ROWS: Final = 6
CELLS: Final[i64] = 54
NOWHERE: Final[i64] = 54
"""Stands for no cell."""

GRASS: Final = 0
FOREST: Final = 1
MOUNTAIN: Final = 2
LAKE: Final = 3
TERRAIN_NAMES: Final = ("grass", "forest", "mountain", "lake")
"""A forest yields wood, a mountain stone, a lake fish: the kind is the terrain less one."""
TERRAINS: Final[i64] = 3

SIDES: Final[dict[str, tuple[str, ...]]] = {
    "A": ("M.FM.L.MM", ".........", "L........", "F.......L", "......F..", ".FF.LL..F"),
    "B": ("F..MM.L.F", "..F......", "F.......L", "........F", "L...F....", "L..M..L.M"),
}
"""Both sides of the board, row by row (LT-001, LT-010, LT-011)."""
CELL_NAMES: Final[tuple[str, ...]] = tuple(
    f"{letter}{number}" for number in range(1, ROWS + 1) for letter in "ABCDEFGHI"
)
CELL_NUMBERS: Final[dict[str, int]] = {name: number for number, name in enumerate(CELL_NAMES)}


def count(mask: i64) -> i64:
    """How many cells or cards a mask holds."""
    number: i64 = 0
    while mask != 0:
        mask &= mask - 1
        number += 1
    return number


@final
class Land:
    """One side of the board as masks of cells: looked up, never changed."""

    def __init__(self, side: str) -> None:
        self.side = side
        self.terrain: vec[i64] = row([".FML".index(sign) for line in SIDES[side] for sign in line])
        self.grass: i64 = self.cells_of(GRASS)
        self.meadow: vec[i64] = row([c for c in range(CELLS) if self.terrain[c] == GRASS])
        """The grass cells, one by one."""
        self.fields: vec[i64] = row([int(self.cells_of(t)) for t in (FOREST, MOUNTAIN, LAKE)])
        """The cells that yield wood, stone and fish."""
        self.around: vec[i64] = filled(CELLS)
        """The up to eight cells around each cell, as a mask (LT-028)."""
        self.beside: vec[i64] = filled(CELLS)
        """Those of them that share a side."""
        self.near: vec[i64] = filled(CELLS * 8, NOWHERE)
        """The cells around each cell, eight places each, the first ones filled."""
        for cell in range(int(CELLS)):
            self.look_around(cell)

    def cells_of(self, terrain: i64) -> i64:
        """All cells of one terrain."""
        mask: i64 = 0
        for cell in range(CELLS):
            if self.terrain[cell] == terrain:
                mask |= bit(cell)
        return mask

    def look_around(self, cell: int) -> None:
        """Note what touches a cell by side or corner (LT-028)."""
        found = 0
        for other in range(int(CELLS)):
            across = abs(other % COLUMNS - cell % COLUMNS)
            down = abs(other // COLUMNS - cell // COLUMNS)
            if max(across, down) == 1:
                self.around[cell] |= bit(other)
                self.near[cell * 8 + found] = other
                found += 1
                if across + down == 1:
                    self.beside[cell] |= bit(other)


LANDS: Final[dict[str, Land]] = {side: Land(side) for side in SIDES}
