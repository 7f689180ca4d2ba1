"""Which things on the table an option points at."""

from bastide.engine.action import verb, what
from bastide.games.golden_city import steps
from bastide.games.golden_city.catalogue import BONUS_NAMES, TYPE_NAMES, TYPES
from bastide.games.golden_city.notation import OPEN
from bastide.games.golden_city.payment import paid_cards
from bastide.games.golden_city.state import GoldenCity


def targets(state: GoldenCity, act: int) -> list[str]:
    """The things to click for this option; nothing means a button of its own."""
    doing = int(verb(act))
    thing = int(what(act))
    if doing == steps.BID:
        return [f"offer:{thing + 1}"]
    if doing in (steps.BUILD, steps.BLACK):
        return [f"place:{state.house.island.names[thing]}"]
    if doing == steps.PAY:
        return [f"hand:{TYPE_NAMES[card]}" for card in range(TYPES) if paid_cards(act, card)]
    if doing == steps.TAKE_GOODS:
        return [f"goods:{OPEN[thing]}"]
    if doing == steps.RETURN_GOODS:
        return [f"held:{state.house.island.goods_names[thing]}"]
    if doing == steps.TAKE_BONUS:
        return [f"bonus:{BONUS_NAMES[thing]}"]
    if doing == steps.DISCARD_CARD:
        return [f"hand:{TYPE_NAMES[thing]}"]
    return []
