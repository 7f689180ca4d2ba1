"""Keys: all that a seat can see of a table, mixed into one number.

A game names its numbers one after another; what is left out, a search cannot tell apart. A key has
two halves of 31 bits, mixed alike from different beginnings.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

FIRST_HALF: Final = 0x811C9DC5
SECOND_HALF: Final = 0x2545F491


def joined_halves(first: i64, second: i64) -> i64:
    """The key that two hashes make."""
    return (first & 0x7FFFFFFF) << 31 | (second & 0x7FFFFFFF)


def mixed(hash: i64, value: i64) -> i64:
    """The hash with one number more in it, of 24 bits at most; numbers may be negative."""
    return ((hash ^ (value & 0xFFFFFF)) * 0x1000193 + (hash >> 15)) & 0xFFFFFFFF


def mixed_mask(hash: i64, mask: i64) -> i64:
    """The hash with a mask of cards, cells or places in it, or any other wide number."""
    return mixed(mixed(mixed(hash, mask), mask >> 24), mask >> 48)


def mixed_row(hash: i64, numbers: "vec[i64]", first: i64, end: i64) -> i64:
    """The hash with a stretch of a row in it."""
    for i in range(first, end):
        hash = mixed(hash, numbers[i])
    return hash


def mixed_masks(hash: i64, masks: "vec[i64]", first: i64, end: i64) -> i64:
    """The hash with a stretch of a row of masks in it."""
    for i in range(first, end):
        hash = mixed_mask(hash, masks[i])
    return hash
