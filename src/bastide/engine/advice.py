"""What a game tells bots about itself: rows of real numbers, filled again and again."""

from collections.abc import Sequence
from typing import final

from librt.vecs import extend, vec
from mypy_extensions import i64

from bastide.engine.rows import filled, joined


def reals(size: int, value: float = 0.0) -> "vec[float]":
    """A row of `size` real numbers, all equal to `value`."""
    return vec[float]([value] * size)


def real_row(numbers: list[float]) -> "vec[float]":
    """A row holding exactly these real numbers."""
    return vec[float](numbers)


def in_blocks(blocks: Sequence[tuple[int, str, Sequence[str]]]) -> list[str]:
    """Names of features such as `city smithy`: where a block begins, what it tells, of what."""
    names: list[str] = []
    for first, told, things in blocks:
        assert first == len(names), f"the features '{told}' begin at {len(names)}, not {first}"
        names += [f"{told} {thing}".lstrip() for thing in things]
    return names


@final
class Features:
    """A position in numbers, as far as they are not zero: the index of each, and its value."""

    __slots__ = ("at", "count", "values")

    def __init__(self) -> None:
        self.at: vec[i64] = filled(64)
        self.values: vec[float] = reals(64)
        self.count: i64 = 0

    def add(self, at: i64, value: float) -> None:
        """Note the feature with that index; each index at most once."""
        if value == 0.0:
            return
        if self.count == len(self.at):
            self.at = joined(self.at, filled(int(self.count)))
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
