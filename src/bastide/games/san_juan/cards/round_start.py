"""Buildings that act when a new round begins."""

from typing import Final

from mypy_extensions import i64

from bastide.games.san_juan.catalogue import BANK, CHAPEL, GUARD_ROOM, OFFICE_BUILDING, TOWER
from bastide.games.san_juan.state import SanJuan

HAND_LIMIT: Final = 7
TOWER_LIMIT: Final = 12
GUARDED_LIMIT: Final = 6
OFFICE_CARDS: Final = 2


def may_use_office(state: SanJuan, seat: i64) -> bool:
    """The owner may discard one or two cards and draw as many (SJ-090)."""
    return state.uses(seat, OFFICE_BUILDING) and state.hand_size[seat] > 0


def may_use_chapel(state: SanJuan, seat: i64) -> bool:
    """The owner may put one hand card under the Chapel (SJ-066)."""
    return state.uses(seat, CHAPEL) and state.hand_size[seat] > 0


def may_use_bank(state: SanJuan, seat: i64) -> bool:
    """Once in the game the owner may put any number of cards under the Bank (SJ-096, SJ-R17)."""
    return state.uses(seat, BANK) and (state.banked >> seat) & 1 == 0 and state.hand_size[seat] > 0


def hand_limit(state: SanJuan, seat: i64) -> i64:
    """Seven cards (SJ-048), twelve with a Tower (SJ-067), six while another has a Guard Room.

    The limit of six holds only while somebody owns a usable Guard Room (SJ-091, SJ-R15).
    """
    if state.uses(seat, TOWER):
        return TOWER_LIMIT
    if state.uses(seat, GUARD_ROOM):
        return HAND_LIMIT
    for other in range(state.players):
        if state.uses(other, GUARD_ROOM):
            return GUARDED_LIMIT
    return HAND_LIMIT
