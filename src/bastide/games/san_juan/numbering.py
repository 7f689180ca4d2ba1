"""San Juan's options as numbers of a fixed table."""

from typing import final

from mypy_extensions import i64

from bastide.engine.action import verb, what, where
from bastide.engine.numbering import Block, Numbering
from bastide.games.san_juan import steps
from bastide.games.san_juan.builder import NOTHING_COVERED
from bastide.games.san_juan.catalogue import NAMES, ROLES
from bastide.games.san_juan.editions import FULL_CITY
from bastide.games.san_juan.state import SanJuan
from bastide.games.san_juan.words import BARE

PLACES = (*(f"place {place}" for place in range(FULL_CITY)), "nothing")
PRICES = tuple(str(price) for price in range(FULL_CITY))
OTHERS = {steps.TAKE_ROLE: ROLES, steps.COVER_PLACE: PLACES, steps.SET_PRICE: PRICES}
"""What verbs name, unless it is a building."""


def blocks() -> list[Block]:
    """One for each verb."""
    return [
        Block(word, ("",) if doing in BARE else OTHERS.get(doing, NAMES))
        for doing, word in enumerate(steps.VERBS)
    ]


@final
class SanJuanNumbering(Numbering[SanJuan]):
    """A building by its kind, a place to build over by its number."""

    def __init__(self) -> None:
        super().__init__(blocks(), ("pay", "keep", "discard", "swap", "chapel", "bank"))

    def index(self, state: SanJuan, act: i64) -> i64:
        if verb(act) == steps.COVER_PLACE:
            return FULL_CITY if what(act) == NOTHING_COVERED else where(act)
        return what(act)
