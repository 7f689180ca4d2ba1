"""What a seat cannot know, per game: the parts of a position that imagining must vary."""

from collections import Counter
from collections.abc import Callable

from bastide.engine.flow import State
from bastide.engine.game import Json
from bastide.engine.registry import game

Secrets = dict[str, list[Json]]


def san_juan_secrets(state: State, seat: int) -> Secrets:
    """Piles, tiles to come, goods, other hands and stores, cards another seat looks at (SJ-084)."""
    table: Json = game("san-juan").position(state)
    found: Secrets = {
        "draw_pile": table["draw_pile"],
        "tiles": table["tiles"][table["tiles_seen"] :],
        "goods": [it["good"] for area in table["seats"] for it in area["city"] if it["good"]],
        "harbors": [card for area in table["seats"] for card in area["harbor"]],
    }
    for other, area in enumerate(table["seats"]):
        if other != seat:
            unseen = Counter(area["hand"]) - Counter(area["known"])
            found[f"hand {other}"] = sorted(unseen.elements())
            found[f"chapel {other}"] = area["chapel"]
            found[f"bank {other}"] = area["bank"]
            found[f"buried {other}"] = area["buried"]
    top = table["steps"][-1] if table["steps"] else {"step": "", "seat": seat}
    if top["step"] == "keep" and top["seat"] != seat:
        found["looking"] = table["looking"]
    return found


def little_town_secrets(state: State, seat: int) -> Secrets:
    """The objectives of the others (LT-R34); who is asked may have only one that fits."""
    table: Json = game("little-town").position(state)
    found: Secrets = {}
    for other, area in enumerate(table["seats"]):
        top = table["steps"][-1] if table["steps"] else {"step": ""}
        asked = top["step"] == "objective" and top["seat"] == other
        if other != seat and not asked:
            found[f"objectives {other}"] = area["objectives"]
    return found


SECRETS: dict[str, Callable[[State, int], Secrets]] = {
    "san-juan": san_juan_secrets,
    "little-town": little_town_secrets,
}
