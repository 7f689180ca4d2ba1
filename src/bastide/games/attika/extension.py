"""A region tile more: turned up, laid beside something, turned as wished (AT-060..AT-062)."""

from typing import Final, final

from mypy_extensions import i64

from bastide.engine.action import action, verb, what, where
from bastide.engine.flow import SEAT, TILE_TURNED, Frame, Options
from bastide.games.attika import events, steps
from bastide.games.attika.hexes import SPAN
from bastide.games.attika.state import Attika

TILE: Final = 2
CENTRE: Final = 3
"""Slots: the tile turned up, from 1 on, and the spot of its centre; 0 for not yet."""


@final
class Extension(Frame[Attika]):
    """Lies below the token that emptied the stack, and so comes after it (AT-060, AT-D04).

    First the centre is asked for, then the rotation: no table has 400 things to choose from.
    """

    name = "extension"
    question = "at-ask-extension"
    slots = ("tile", "centre")

    def advance(self, state: Attika, out: Options) -> None:
        if state.get(TILE) == 0:
            self.turn_up(state)
        elif state.get(CENTRE) == 0:
            land = state.land
            for i in range(land.legal_count):
                out.add(action(steps.LAY, land.legal[i] // SPAN, land.legal[i] % SPAN))
        else:
            for turn in range(state.edition.turns[state.get(TILE) - 1]):
                out.add(action(steps.ROTATE, turn))

    def turn_up(self, state: Attika) -> None:
        """The player sees the tile before choosing its place (AT-R16)."""
        state.tiles_left -= 1
        tile: i64 = state.tiles[state.tiles_left]
        state.set(TILE, tile + 1)
        state.learn(TILE_TURNED)
        state.tell(events.TILE, state.get(SEAT), tile)

    def take(self, state: Attika, act: i64) -> None:
        if verb(act) == steps.LAY:
            state.set(CENTRE, what(act) * SPAN + where(act))
            return
        tile = state.get(TILE) - 1
        centre = state.get(CENTRE)
        state.tell(events.EXTENDS, state.get(SEAT), tile, centre)
        state.pop()
        state.put_tile(tile, centre, what(act))
