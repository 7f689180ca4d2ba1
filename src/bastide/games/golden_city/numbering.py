"""The Golden City's options as numbers of a fixed table."""

from typing import Final, final

from bastide.engine.numbering import Block, Numbering, ranked
from bastide.games.golden_city import steps
from bastide.games.golden_city.catalogue import BONUS_NAMES, TYPE_NAMES
from bastide.games.golden_city.island import WITH_RING
from bastide.games.golden_city.notation import GROUPS, OPEN
from bastide.games.golden_city.state import GoldenCity

PAYMENTS: Final = 16
"""More ways to pay than one question can have."""
NAMED: Final = {
    steps.BID: GROUPS,
    steps.BUILD: WITH_RING.names,
    steps.BLACK: WITH_RING.names,
    steps.TAKE_GOODS: OPEN,
    steps.RETURN_GOODS: WITH_RING.goods_names,
    steps.TAKE_BONUS: BONUS_NAMES,
    steps.DISCARD_CARD: TYPE_NAMES,
}


def block(doing: int, word: str) -> Block:
    """What a verb names."""
    return (
        ranked(word, PAYMENTS) if doing == steps.PAY else Block(word, tuple(NAMED.get(doing, [""])))
    )


@final
class GoldenCityNumbering(Numbering[GoldenCity]):
    """Places and cards by name, payments by their rank."""

    def __init__(self) -> None:
        super().__init__([block(*pair) for pair in enumerate(steps.VERBS)], ("bonus",))
