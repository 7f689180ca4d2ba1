"""The options of Attika and U.S. Telegraph as numbers of a fixed table."""

from typing import Final, final

from mypy_extensions import i64

from bastide.engine.action import verb, what, where
from bastide.engine.numbering import RANKED, Block, Numbering, ranked
from bastide.games.attika import steps
from bastide.games.attika.catalogue import KINDS, STACKS, TILE_HEXES, TILES
from bastide.games.attika.hexes import SPAN
from bastide.games.attika.state import Attika

HEXES: Final = TILES * TILE_HEXES
CENTRES: Final = 128
PAYMENTS: Final = 128
AMOUNTS: Final = 32


def blocks(tokens: tuple[str, ...]) -> list[Block]:
    """One for each verb, with the tokens of either game."""
    stacks = tuple(str(stack + 1) for stack in range(STACKS))
    hexes = tuple(f"hex {hex // TILE_HEXES}.{hex % TILE_HEXES}" for hex in range(HEXES))
    return [
        Block("stop"),
        Block("draw", (*stacks, *(f"{stack} early" for stack in stacks))),
        Block("build", (*tokens, *(f"{token} early" for token in tokens))),
        Block("keep"),
        Block("at", hexes),
        ranked("pay", PAYMENTS),
        ranked("spend", AMOUNTS),
        ranked("lay", CENTRES),
        Block("turn", tuple("012345")),
        Block("swap"),
    ]


@final
class AttikaNumbering(Numbering[Attika]):
    """Tokens by kind, hexes as their tiles were laid, payments and places for tiles by rank."""

    def __init__(self, tokens: tuple[str, ...]) -> None:
        super().__init__(blocks(tokens), ("spend",))

    def index(self, state: Attika, act: i64) -> i64:
        doing = verb(act)
        if doing == steps.AT:
            return state.land.at(what(act) * SPAN + where(act))
        if doing == steps.DRAW:
            return what(act) + (STACKS if where(act) == steps.EARLY else 0)
        if doing == steps.BUILD:
            return what(act) + (KINDS if where(act) == steps.EARLY else 0)
        is_ranked = doing == steps.PAY or doing == steps.SPEND or doing == steps.LAY
        return RANKED if is_ranked else what(act)
