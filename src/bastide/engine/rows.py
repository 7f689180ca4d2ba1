"""The one kind of container that states are made of: a row of whole numbers.

Compiled, a row is a `vec`, which holds bare numbers. Interpreted, it is a plain list, which
CPython indexes fastest. Rows are made and lengthened here only, so nothing else needs to know.
"""

from typing import Final, TypeAlias, cast

from librt.vecs import append, extend, vec
from mypy_extensions import i64

Row: TypeAlias = "vec[i64]"
"""A field of a state that each copy has for itself."""

_lists = __file__.endswith(".py")


def row(numbers: list[int]) -> "vec[i64]":
    """A row holding exactly these numbers."""
    if _lists:
        return cast("vec[i64]", list(numbers))
    return vec[i64](numbers)


def filled(size: i64, value: i64 = 0) -> "vec[i64]":
    """A row of `size` numbers, all equal to `value`."""
    if _lists:
        return cast("vec[i64]", [value] * size)
    return vec[i64]([value] * size)


EMPTY: Final = filled(0)
"""The row of nothing: as none is ever lengthened in its place, all may share it."""


def added(numbers: "vec[i64]", value: i64) -> "vec[i64]":
    """The row with one number more at its end; the old row is not to be used any more."""
    if _lists:
        return row([*numbers, value])
    return append(numbers, value)


def joined(numbers: "vec[i64]", others: "vec[i64]") -> "vec[i64]":
    """One row after the other; the old rows are not to be used any more."""
    if _lists:
        return row([*numbers, *others])
    return extend(numbers, others)


def without(numbers: "vec[i64]", index: i64) -> "vec[i64]":
    """The row with the number at `index` taken out."""
    return joined(numbers[:index], numbers[index + 1 :])


def inserted(numbers: "vec[i64]", value: i64, unit: i64) -> "vec[i64]":
    """The row with one number more, kept in ascending order of number // unit."""
    at: i64 = len(numbers)
    while at > 0 and numbers[at - 1] // unit > value // unit:
        at -= 1
    return joined(added(numbers[:at], value), numbers[at:])


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


def bit(number: i64) -> i64:
    """The number whose only bit is that one.

    Compiled, a shifted constant is 32 bits wide, so the 1 must be worked out from a variable.
    """
    one: i64 = number - number + 1
    return one << number


def listed(mask: int) -> list[int]:
    """The numbers in a mask, in ascending order."""
    found: list[int] = []
    number: i64 = 0
    left: i64 = mask
    while left > 0:
        if left & 1 != 0:
            found.append(int(number))
        left >>= 1
        number += 1
    return found


def larger(one: i64, two: i64) -> i64:
    """The larger of two numbers; the built-in `max` makes objects of them."""
    return one if one > two else two
