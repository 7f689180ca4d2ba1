"""What a game tells bots about itself: rows of real numbers, filled again and again."""

from typing import TypeAlias, final

from librt.vecs import extend, vec
from mypy_extensions import i64

from bastide.engine.cells import cells, joined

Reals: TypeAlias = "vec[float]"


def reals(size: int, value: float = 0.0) -> "vec[float]":
    """A row of `size` real numbers, all equal to `value`."""
    return vec[float]([value] * size)


def real_row(numbers: list[float]) -> "vec[float]":
    """A row holding exactly these real numbers."""
    return vec[float](numbers)


@final
class Features:
    """A position in numbers, as far as they are not zero: the place of each, and its value."""

    __slots__ = ("at", "count", "values")

    def __init__(self) -> None:
        self.at: vec[i64] = cells(64)
        self.values: vec[float] = reals(64)
        self.count: i64 = 0

    def add(self, at: i64, value: float) -> None:
        """Note the feature at that place; each place at most once."""
        if value == 0.0:
            return
        if self.count == len(self.at):
            self.at = joined(self.at, cells(int(self.count)))
            self.values = extend(self.values, reals(int(self.count)))
        self.at[self.count] = at
        self.values[self.count] = value
        self.count += 1

    def clone(self) -> "Features":
        """An independent copy."""
        fresh = Features()
        fresh.at = self.at[:]
        fresh.values = self.values[:]
        fresh.count = self.count
        return fresh
