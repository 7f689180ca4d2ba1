"""Bots from outside as they may be: good, wrong, endless."""

import sys
import time
from typing import ClassVar

from bastide.bots.bot import Bot
from bastide.engine.seat import Seat


class Good(Bot):
    """Takes the last option."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, seat: Seat) -> int:
        return seat.options()[-1]


class Raises(Good):
    """Cannot think."""

    def choose(self, seat: Seat) -> int:
        raise ValueError("no idea")


class Exits(Good):
    """Wants to end everything."""

    def choose(self, seat: Seat) -> int:
        sys.exit(3)


class Cheats(Good):
    """Chooses what nobody offered."""

    def choose(self, seat: Seat) -> int:
        return -1


class Mumbles(Good):
    """Answers with something that is no action."""

    def choose(self, seat: Seat) -> int:
        return "first"  # type: ignore[return-value]  # as others write it


class Hangs(Good):
    """Waits for ever, and catches what should wake it."""

    def choose(self, seat: Seat) -> int:
        while True:
            try:
                time.sleep(3600)
            except Exception:
                continue


class Refuses(Good):
    """Does not even sit down."""

    def __init__(self, seed: int) -> None:
        raise RuntimeError("no seat for me")


NOTHING = 5


class Notes(Good):
    """Keeps the seeds that it was told."""

    told: ClassVar[list[int]] = []

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.told.append(seed)
