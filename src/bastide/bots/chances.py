"""What a search's win shares are worth in truth: a curve for each game and number of players.

`scripts/calibration` fits them to games that searches played; they lie beside the learned values.
No bot chooses by them: they are for people, who are told chances of winning.
"""

# not compiled: reads files, and is asked once per answer to a person

import json
import math
from dataclasses import dataclass
from functools import cache
from importlib import resources

from bastide.engine.game import Game

SURE = 1e-4
"""Shares nearer than this to 0 or 1 are not told apart."""


@dataclass(frozen=True)
class Curve:
    """The odds of a share to the power of `slope`, times e to the power of `shift`."""

    slope: float = 1.0
    shift: float = 0.0

    def chance(self, share: float) -> float:
        """The chance of winning that a share turned out to be; more is never less."""
        if self.slope == 1.0 and self.shift == 0.0:
            return share
        return 1.0 / (1.0 + math.exp(-self.slope * odds(share) - self.shift))


def odds(share: float) -> float:
    """The logarithm of the odds, kept finite."""
    share = min(1.0 - SURE, max(SURE, share))
    return math.log(share / (1.0 - share))


def file_name(game: str) -> str:
    """The file of the curves of a game."""
    return f"chances-{game}.json"


@cache
def curve(game: Game, players: int) -> Curve:
    """The curve that ships with the game; without one shares are taken at their word."""
    file = resources.files(game.package) / file_name(game.name)
    known = json.loads(file.read_text("utf-8")) if file.is_file() else {}
    return Curve(*known.get(str(players), ()))


def chances(game: Game, shares: list[float], seat: int) -> list[float]:
    """The chances of all seats by the shares that one of them expects, together 1."""
    own = curve(game, len(shares)).chance(shares[seat])
    rest = sum(shares) - shares[seat]
    equal = (1.0 - own) / (len(shares) - 1)
    return [
        own if each == seat else (1.0 - own) * share / rest if rest > SURE else equal
        for each, share in enumerate(shares)
    ]
