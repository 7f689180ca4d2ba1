"""Who plays when a computer does: a level's name gives a chooser for one seat."""

from collections.abc import Callable
from typing import TypeAlias

from bastide.engine.rng import seeded
from bastide.engine.seat import Seat

Chooser: TypeAlias = Callable[[Seat], int]
"""Answers the question that is put to its seat."""


def uniform(seed: int) -> Chooser:
    """Chooses every option equally often."""
    rng = seeded(seed)

    def choose(seat: Seat) -> int:
        options = seat.options()
        return options[int(rng.below(len(options)))]

    return choose


LEVELS: dict[str, Callable[[int], Chooser]] = {"uniform": uniform}
USUAL = "uniform"
