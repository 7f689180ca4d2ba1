"""Points at the end, and who wins."""

from typing import Final, final

from mypy_extensions import i64

from bastide.engine.parts import Scoring
from bastide.games.little_town import events
from bastide.games.little_town.catalogue import (
    CASTLE,
    COIN,
    SOURCE_NAMES,
    SOURCES,
    STOCK,
    WATCHTOWER,
)
from bastide.games.little_town.land import NOWHERE, count
from bastide.games.little_town.state import BUILT, CARDS, NONE, PIECES, VALIDATED, LittleTown

CASTLE_POINTS: Final = 4
WATCHTOWER_POINTS: Final = 2
COINS_PER_POINT: Final = 3
TRACK: Final = 60
"""Cells of the score track (LT-009, LT-066)."""


def owns(state: LittleTown, seat: i64, cell: i64) -> bool:
    """Whether the building on that cell is the seat's; NOWHERE is nobody's."""
    return cell != NOWHERE and (state.pieces[seat * PIECES + BUILT] >> cell) & 1 != 0


def castle(state: LittleTown, seat: i64) -> i64:
    """4 points per own building around the Castle, or per anybody's (LT-062, LT-R13)."""
    cell = state.find(CASTLE)
    if not owns(state, seat, cell):
        return 0
    counted = state.pieces[seat * PIECES + BUILT]
    if state.town.house.castle_counts_all:
        for other in range(state.players):
            counted |= state.pieces[other * PIECES + BUILT]
    return CASTLE_POINTS * count(counted & state.town.land.around[cell])


def watchtower(state: LittleTown, seat: i64) -> i64:
    """2 points per empty cell around the Watchtower (LT-063, LT-R14)."""
    cell = state.find(WATCHTOWER)
    if not owns(state, seat, cell):
        return 0
    empty = state.empty()
    if not state.town.house.workers_block:
        empty |= state.manned
    return WATCHTOWER_POINTS * count(empty & state.town.land.around[cell])


def coins(state: LittleTown, seat: i64) -> i64:
    """1 point per full 3 coins (LT-064)."""
    return state.stock[seat * STOCK + COIN] // COINS_PER_POINT


def final_score(state: LittleTown, seat: i64) -> i64:
    """All points if the game ended now (LT-062..LT-064)."""
    return state.score(seat) + castle(state, seat) + watchtower(state, seat) + coins(state, seat)


def shown_score(state: LittleTown, seat: int) -> int:
    """Where the marker stands: end points are marked when the game is over."""
    return int(final_score(state, seat) if state.is_over() else state.score(seat))


def tell_end(state: LittleTown) -> None:
    """Say what the end of the game adds."""
    for seat in range(state.players):
        if castle(state, seat) > 0:
            state.tell(events.CASTLE, seat, amount=castle(state, seat))
        if watchtower(state, seat) > 0:
            state.tell(events.WATCHTOWER, seat, amount=watchtower(state, seat))
        if coins(state, seat) > 0:
            state.tell(events.COINS, seat, amount=coins(state, seat))
    state.tell(events.ENDS, NONE)


@final
class LittleTownScoring(Scoring[LittleTown]):
    """Most points win, tied players share the victory (LT-065)."""

    tie_rule = "LT-065"

    def scores(self, state: LittleTown) -> list[int]:
        return [int(final_score(state, seat)) for seat in range(state.players)]

    def breakdown(self, state: LittleTown, seat: int) -> dict[str, int]:
        """The points by source."""
        parts = {
            name: int(state.points[seat * SOURCES + source])
            for source, name in enumerate(SOURCE_NAMES)
        }
        parts["castle"] = int(castle(state, seat))
        parts["watchtower"] = int(watchtower(state, seat))
        parts["coins"] = int(coins(state, seat))
        return parts

    def counts(self, state: LittleTown, seat: i64) -> dict[str, int]:
        at = seat * STOCK
        wood, stone, fish, wheat, money = (int(each) for each in state.stock[at : at + STOCK])
        return {
            "points": int(final_score(state, seat)),
            "stock": wood + stone,
            "food": fish + wheat,
            "coins": money,
            "built": int(count(state.pieces[seat * PIECES + BUILT])),
            "objectives": int(count(state.cards[seat * CARDS + VALIDATED])),
        }

    def round(self, state: LittleTown) -> int:
        return int(state.round)
