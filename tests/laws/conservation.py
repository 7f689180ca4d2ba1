"""What must never be made or lost, per game: everything on the table, counted."""

from collections import Counter
from collections.abc import Callable

from bastide.engine.flow import State
from bastide.engine.game import Json
from bastide.engine.registry import game


def san_juan_cards(state: State) -> Counter[str]:
    """Every card wherever it lies (SJ-R11)."""
    table: Json = game("san-juan").position(state)
    cards = Counter[str](table["draw_pile"])
    cards.update(table["discard"])
    cards.update(table["looking"])
    if table["cathedral"] == "table":
        cards["cathedral"] += 1
    for seat in table["seats"]:
        for place in ("hand", "chapel", "bank", "harbor"):
            cards.update(seat[place])
        for building in seat["city"]:
            cards[building["card"]] += 1
            cards.update(building["covers"])
            if building["good"] is not None:
                cards[building["good"]] += 1
    return cards


COUNTED: dict[str, Callable[[State], Counter[str]]] = {
    "san-juan": san_juan_cards,
}
