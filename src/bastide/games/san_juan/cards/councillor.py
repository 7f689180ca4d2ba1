"""Buildings that act in the Councillor phase."""

from mypy_extensions import i64

from bastide.games.san_juan.cards.trader import customs_office
from bastide.games.san_juan.catalogue import ARCHIVE, CUSTOMS_OFFICE, PREFECTURE
from bastide.games.san_juan.events import FILLS
from bastide.games.san_juan.state import NONE, SanJuan


def archive(state: SanJuan, seat: i64) -> bool:
    """The owner takes all drawn cards to hand and discards from the whole hand (SJ-053)."""
    return state.uses(seat, ARCHIVE)


def prefecture(state: SanJuan, seat: i64) -> i64:
    """The owner may keep two cards instead of one (SJ-073)."""
    return 1 if state.uses(seat, PREFECTURE) else 0


def refill_customs_office(state: SanJuan, seat: i64) -> None:
    """At the start of the phase an empty Customs Office gets a good, if a card is left (SJ-095).

    It happens by itself and is not production (SJ-R19, SJ-R44).
    """
    place = customs_office(state, seat)
    if place != NONE and state.cards_left() > 0:
        state.goods[place] = state.draw_card()
        state.tell(FILLS, seat, CUSTOMS_OFFICE)
