"""The one kind of container that states are made of: a row of whole numbers."""

from typing import TypeAlias

from librt.vecs import extend, vec
from mypy_extensions import i64

Cells: TypeAlias = "vec[i64]"


def cells(size: int, value: int = 0) -> "vec[i64]":
    """A row of `size` numbers, all equal to `value`."""
    return vec[i64]([value] * size)


def row(numbers: list[int]) -> "vec[i64]":
    """A row holding exactly these numbers."""
    return vec[i64](numbers)


def added(numbers: "vec[i64]", value: i64) -> "vec[i64]":
    """The row with one number more at its end."""
    return extend(numbers, vec[i64]([value]))


def without(numbers: "vec[i64]", index: i64) -> "vec[i64]":
    """The row with the number at `index` taken out."""
    return extend(numbers[:index], numbers[index + 1 :])


def inserted(numbers: "vec[i64]", value: i64, unit: i64) -> "vec[i64]":
    """The row with one number more, kept in ascending order of number // unit."""
    at: i64 = len(numbers)
    while at > 0 and numbers[at - 1] // unit > value // unit:
        at -= 1
    return extend(added(numbers[:at], value), numbers[at:])
