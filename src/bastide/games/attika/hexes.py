"""Geometry of hexes: axial coordinates, in one number where that is handier."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bastide.engine.rows import row

ZERO: Final = 512
"""What is added to a coordinate so that it is never negative."""
SPAN: Final = 1024

STEP_Q: Final[vec[i64]] = row([0, 1, 1, 0, -1, -1, 0])
STEP_R: Final[vec[i64]] = row([0, 0, -1, -1, 0, 1, 1])
"""From a centre to itself and to its neighbours E, NE, NW, W, SW, SE."""


def spot(q: i64, r: i64) -> i64:
    """A hex of the endless grid as one number."""
    return (q + ZERO) * SPAN + (r + ZERO)


def q_of(place: i64) -> i64:
    """The first coordinate of a spot."""
    return place // SPAN - ZERO


def r_of(place: i64) -> i64:
    """The second coordinate of a spot."""
    return place % SPAN - ZERO


def distance(a: i64, b: i64) -> i64:
    """Steps from one spot to another."""
    dq = a // SPAN - b // SPAN
    dr = a % SPAN - b % SPAN
    ds = dq + dr
    if dq < 0:
        dq = -dq
    if dr < 0:
        dr = -dr
    if ds < 0:
        ds = -ds
    return (dq + dr + ds) // 2


def name(place: int) -> str:
    """A spot as records write it: `2,-1`."""
    return f"{place // SPAN - ZERO},{place % SPAN - ZERO}"


ROWS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
ROW: Final = 10
COLUMN: Final = 15
"""The row and the column of 0,0: the land may grow to all sides, and its names stay."""
MOST_COLUMNS: Final = 99


def title(place: int) -> str:
    """A spot as people call it: a letter for its row and a number within it, such as `K15`.

    Very far away, where letters end, it is called as records write it.
    """
    q, r = place // SPAN - ZERO, place % SPAN - ZERO
    row, column = r + ROW, q + r // 2 + COLUMN
    if not (0 <= row < len(ROWS) and 1 <= column <= MOST_COLUMNS):
        return name(place)
    return f"{ROWS[row]}{column}"


def titled(letter: str, number: int) -> int:
    """The spot with that title."""
    r = ROWS.index(letter) - ROW
    return int(spot(number - COLUMN - r // 2, r))
