"""Little Town's options as numbers of a fixed table."""

from typing import Final, final

from bastide.engine.numbering import BY_WHERE, Block, Numbering, ranked
from bastide.games.little_town import steps
from bastide.games.little_town.catalogue import NAMES, OBJECTIVE_NAMES
from bastide.games.little_town.land import CELL_NAMES
from bastide.games.little_town.notation import CARD_VERBS, CELL_VERBS, TILE_VERBS
from bastide.games.little_town.state import LittleTown

PAYMENTS: Final = 64
"""More ways to pay than one question ever had."""


def block(doing: int, word: str) -> Block:
    """What a verb names."""
    if doing in CELL_VERBS:
        return Block(word, CELL_NAMES, BY_WHERE)
    if doing in TILE_VERBS:
        return Block(word, NAMES)
    if doing in CARD_VERBS:
        return Block(word, OBJECTIVE_NAMES)
    return Block(word) if doing == steps.DONE else ranked(word, PAYMENTS)


@final
class LittleTownNumbering(Numbering[LittleTown]):
    """Cells, buildings and objectives by name, payments by their rank."""

    def __init__(self) -> None:
        super().__init__([block(*pair) for pair in enumerate(steps.VERBS)], ("keep",))
