"""A network that is asked and no longer taught: ten hidden units at a time, all in registers.

Much of a search is spent here. Compiled code checks every index of a row before it reads there, and
writes sums back; the numbers of an object it reads straight away. The order of adding up is that
of `Net`, so that both agree to the last bit.
"""

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bastide.bots.net import Net
from bastide.engine.advice import Features, real_row, reals
from bastide.engine.rng import seeded

UNITS: Final = 10
MEMORY: Final = 1 << 14
"""How many answers are remembered."""


@final
class Ten:
    """One number for each of ten hidden units."""

    def __init__(self, numbers: list[float]) -> None:
        self.a, self.b, self.c, self.d, self.e = numbers[:5]
        self.f, self.g, self.h, self.i, self.j = numbers[5:]


def tens(numbers: list[float], hidden: int) -> list[Ten]:
    """Rows of `hidden` numbers, cut into tens; what is missing in the last is zero."""
    cut: list[Ten] = []
    for row in range(0, len(numbers), hidden):
        for first in range(row, row + hidden, UNITS):
            some = numbers[first : min(first + UNITS, row + hidden)]
            cut.append(Ten(some + [0.0] * (UNITS - len(some))))
    return cut


@final
class QuickNet:
    """Says what its `Net` would say."""

    def __init__(self, net: Net) -> None:
        hidden = int(net.hidden)
        self.into = tens([float(x) for x in net.into], hidden)
        self.bias = tens([float(x) for x in net.bias], hidden)
        self.out = tens([float(x) for x in net.out], hidden)
        chance = seeded(1)
        self.marks = real_row([float(chance.word()) for _ in range(2 * int(net.inputs))])
        """Two random numbers for each input: their sums tell positions apart."""
        self.seen: vec[float] = reals(2 * MEMORY, math.nan)
        """The sums of the positions asked about last, at first equal to none..."""
        self.said: vec[float] = reals(MEMORY)
        """...and what was said of them."""

    def strength(self, features: Features) -> float:
        """How strong the seat stands that these features describe.

        A search asks about the same features again and again: others move, or the same in another
        order. What was said is said again.
        """
        marks = self.marks
        one, two = 0.0, 0.0
        for k in range(features.count):
            at: i64 = 2 * features.at[k]
            one += features.values[k] * marks[at]
            two += features.values[k] * marks[at + 1]
        slot: i64 = i64(one) & (MEMORY - 1)
        seen = self.seen
        if seen[2 * slot] == one and seen[2 * slot + 1] == two:
            return self.said[slot]
        strength = self.worked_out(features)
        seen[2 * slot] = one
        seen[2 * slot + 1] = two
        self.said[slot] = strength
        return strength

    def worked_out(self, features: Features) -> float:
        """What the network says."""
        into = self.into
        at = features.at
        values = features.values
        width: i64 = len(self.bias)
        total = 0.0
        for group in range(width):
            bias = self.bias[group]
            a, b, c, d, e = bias.a, bias.b, bias.c, bias.d, bias.e
            f, g, h, i, j = bias.f, bias.g, bias.h, bias.i, bias.j
            for k in range(features.count):
                x = values[k]
                ten = into[at[k] * width + group]
                a += x * ten.a
                b += x * ten.b
                c += x * ten.c
                d += x * ten.d
                e += x * ten.e
                f += x * ten.f
                g += x * ten.g
                h += x * ten.h
                i += x * ten.i
                j += x * ten.j
            out = self.out[group]
            total = taken(total, a, out.a)
            total = taken(total, b, out.b)
            total = taken(total, c, out.c)
            total = taken(total, d, out.d)
            total = taken(total, e, out.e)
            total = taken(total, f, out.f)
            total = taken(total, g, out.g)
            total = taken(total, h, out.h)
            total = taken(total, i, out.i)
            total = taken(total, j, out.j)
        return total


def taken(total: float, unit: float, out: float) -> float:
    """A hidden unit lets only positive sums through."""
    return total + unit * out if unit > 0.0 else total
