"""The one kind of container that states are made of: a row of whole numbers."""

from typing import TypeAlias

from librt.vecs import append, extend, vec
from mypy_extensions import i64

Cells: TypeAlias = "vec[i64]"


def cells(size: int, value: int = 0) -> "vec[i64]":
    """A row of `size` numbers, all equal to `value`."""
    return vec[i64]([value] * size)


def row(numbers: list[int]) -> "vec[i64]":
    """A row holding exactly these numbers."""
    return vec[i64](numbers)


def added(numbers: "vec[i64]", value: i64) -> "vec[i64]":
    """The row with one number more at its end; the old row is not to be used any more."""
    return append(numbers, value)


def sort_in(numbers: "vec[i64]", first: i64, size: i64, value: i64) -> None:
    """Put a number into the ascending stretch of `size` numbers that begins at `first`."""
    at: i64 = first + size
    while at > first and numbers[at - 1] > value:
        numbers[at] = numbers[at - 1]
        at -= 1
    numbers[at] = value


def sort_out(numbers: "vec[i64]", first: i64, size: i64, value: i64) -> None:
    """Take a number that is there out of the ascending stretch."""
    last: i64 = first + size - 1
    at: i64 = last
    while numbers[at] != value:
        at -= 1
    while at < last:
        numbers[at] = numbers[at + 1]
        at += 1


def without(numbers: "vec[i64]", index: i64) -> "vec[i64]":
    """The row with the number at `index` taken out."""
    return extend(numbers[:index], numbers[index + 1 :])


def inserted(numbers: "vec[i64]", value: i64, unit: i64) -> "vec[i64]":
    """The row with one number more, kept in ascending order of number // unit."""
    at: i64 = len(numbers)
    while at > 0 and numbers[at - 1] // unit > value // unit:
        at -= 1
    return extend(added(numbers[:at], value), numbers[at:])
