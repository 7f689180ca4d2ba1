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
        """How strong the seat stands that these features describe."""
        hidden = self.hidden
        into = self.into
        sums = self.sums
        for j in range(hidden):
            sums[j] = self.bias[j]
        for k in range(features.count):
            x = features.values[k]
            row: i64 = features.at[k] * hidden
            for j in range(hidden):
                sums[j] += x * into[row + j]
        total = 0.0
        for j in range(hidden):
            if sums[j] > 0.0:
                total += sums[j] * self.out[j]
        return total
