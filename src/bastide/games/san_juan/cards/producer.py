"""Buildings that act in the Producer phase."""

from mypy_extensions import i64

from bastide.games.san_juan.catalogue import AQUEDUCT, WELL
from bastide.games.san_juan.state import SanJuan


def aqueduct(state: SanJuan, seat: i64) -> i64:
    """The owner may produce one good more (SJ-068)."""
    return 1 if state.uses(seat, AQUEDUCT) else 0


def well(state: SanJuan, seat: i64, produced: i64) -> None:
    """Whoever produced at least two goods in this phase draws a card, once (SJ-057)."""
    if produced >= 2 and state.uses(seat, WELL):
        state.gain(seat, WELL, 1)
