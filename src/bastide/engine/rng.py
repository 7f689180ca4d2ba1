"""A small random source that gives the same numbers on every machine and in both builds."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64


@final
class Rng:
    """sfc32: four 32-bit words of state, moved on by additions and shifts only."""

    __slots__ = ("a", "b", "c", "count")

    def __init__(self, a: i64, b: i64, c: i64, count: i64) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.count = count

    def word(self) -> i64:
        """A number from 0 up to 2**32 - 1."""
        mixed: i64 = (self.a + self.b + self.count) & 0xFFFFFFFF
        c: i64 = self.c
        self.count = (self.count + 1) & 0xFFFFFFFF
        self.a = self.b ^ (self.b >> 9)
        self.b = (c + (c << 3)) & 0xFFFFFFFF
        self.c = (((c << 21) | (c >> 11)) + mixed) & 0xFFFFFFFF
        return mixed

    def below(self, limit: i64) -> i64:
        """A fair number from 0 up to limit - 1; limit stays below 2**30."""
        product: i64 = self.word() * limit
        if (product & 0xFFFFFFFF) < limit:
            threshold: i64 = (0x100000000 - limit) % limit
            while (product & 0xFFFFFFFF) < threshold:
                product = self.word() * limit
        return product >> 32

    def shuffle(self, numbers: "vec[i64]", size: i64) -> None:
        """Put the first `size` numbers of the row in a random order."""
        for i in range(size - 1, 0, -1):
            j: i64 = self.below(i + 1)
            held: i64 = numbers[i]
            numbers[i] = numbers[j]
            numbers[j] = held

    def clone(self) -> "Rng":
        """An independent source that will give the same numbers."""
        return Rng(self.a, self.b, self.c, self.count)

    def words(self) -> list[int]:
        """Its whole state as four numbers: `Rng(*words)` is the same source."""
        return [int(self.a), int(self.b), int(self.c), int(self.count)]


def seeded(seed: int) -> Rng:
    """The source that belongs to a seed (any whole number from 0 up; 96 bits of it count)."""
    rng = Rng(
        i64(seed & 0xFFFFFFFF), i64((seed >> 32) & 0xFFFFFFFF), i64((seed >> 64) & 0xFFFFFFFF), 1
    )
    for _ in range(12):
        rng.word()
    return rng


def fork(rng: Rng) -> Rng:
    """A new source whose numbers do not follow from the old one's later numbers."""
    fresh = Rng(rng.word(), rng.word(), rng.word(), 1)
    for _ in range(12):
        fresh.word()
    return fresh
