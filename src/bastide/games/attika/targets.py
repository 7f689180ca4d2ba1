"""Which things on the table an option points at."""

from bastide.engine.action import verb, what
from bastide.games.attika import hexes, steps
from bastide.games.attika.catalogue import RESOURCE_NAMES, RESOURCES
from bastide.games.attika.notation import spot_of
from bastide.games.attika.payment import paid_cards
from bastide.games.attika.state import Attika


def targets(state: Attika, act: int) -> list[str]:
    """The things to click for this option; nothing means a button of its own."""
    doing = int(verb(act))
    thing = int(what(act))
    if doing == steps.DRAW:
        return [f"stack:{thing + 1}"]
    if doing == steps.BUILD:
        return [f"display:{state.edition.names[thing]}"]
    if doing in (steps.AT, steps.LAY):
        return [f"hex:{hexes.name(spot_of(act))}"]
    if doing == steps.PAY:
        return [
            f"hand:{RESOURCE_NAMES[card]}" for card in range(RESOURCES) if paid_cards(act, card)
        ]
    if doing == steps.SPEND:
        return [f"hand:{RESOURCE_NAMES[thing]}"]
    if doing == steps.ROTATE:
        return [f"rotation:{thing}"]
    return []
