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


LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
ROWS: Final = [*LETTERS, *(first + then for first in "AB" for then in LETTERS)]
COLUMNS: Final = 100
ROW: Final = 10
COLUMN: Final = 15
"""The row and the column of 0,0: the land may grow to all sides, and its names stay."""


def title(place: int) -> str:
    """A spot as people call it: letters for its row and a number within it, such as `K15`.

    Before the first row and column come the last ones: no land is large enough to reach them.
    """
    q, r = place // SPAN - ZERO, place % SPAN - ZERO
    return f"{ROWS[(r + ROW) % len(ROWS)]}{(q + r // 2 + COLUMN) % COLUMNS}"


def titled(letters: str, number: int) -> int:
    """The spot with that title, the one nearest to the middle; raises ValueError."""
    r = wrapped(ROWS.index(letters) - ROW, len(ROWS))
    return int(spot(wrapped(number - COLUMN, COLUMNS) - r // 2, r))


def wrapped(number: int, count: int) -> int:
    """The same number when counting goes round, as near to 0 as can be."""
    return (number + count // 2) % count - count // 2
