"""A small network of one hidden layer: a position's features in, one number out."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bastide.engine.advice import Features, reals


@final
class Net:
    """Hidden units let only positive sums through; what comes out is a seat's strength."""

    def __init__(
        self, inputs: i64, hidden: i64, into: "vec[float]", bias: "vec[float]", out: "vec[float]"
    ) -> None:
        self.inputs = inputs
        self.hidden = hidden
        self.into = into
        """From input i to unit j: into[i * hidden + j]."""
        self.bias = bias
        self.out = out
        self.sums: vec[float] = reals(int(hidden))
        """The hidden units' sums of the last position asked about."""

    def strength(self, features: Features) -> float:
        """How strong the seat stands that these features describe.

        Most of a search is spent here. Four features at a time halve that, in the same order of
        adding up, so that the sums are the same to the last bit.
        """
        hidden = self.hidden
        into = self.into
        sums = self.sums
        for j in range(hidden):
            sums[j] = self.bias[j]
        features.pad()
        at = features.at
        values = features.values
        for k in range(i64(0), features.count, i64(4)):
            a, b, c, d = values[k], values[k + 1], values[k + 2], values[k + 3]
            row_a: i64 = at[k] * hidden
            row_b: i64 = at[k + 1] * hidden
            row_c: i64 = at[k + 2] * hidden
            row_d: i64 = at[k + 3] * hidden
            for j in range(hidden):
                sums[j] = (
                    sums[j]
                    + a * into[row_a + j]
                    + b * into[row_b + j]
                    + c * into[row_c + j]
                    + d * into[row_d + j]
                )
        total = 0.0
        for j in range(hidden):
            if sums[j] > 0.0:
                total += sums[j] * self.out[j]
        return total
