"""Which things on the table an option points at."""

from typing import final

from bastide.engine.action import verb, what
from bastide.engine.messages import Message
from bastide.engine.parts import Targets
from bastide.games.golden_city import steps
from bastide.games.golden_city.catalogue import BONUS_NAMES, INNER, TYPE_NAMES, TYPES
from bastide.games.golden_city.notation import OPEN
from bastide.games.golden_city.payment import paid_cards, price
from bastide.games.golden_city.state import NONE, GoldenCity
from bastide.games.golden_city.words import type_name


def paid(card: int, count: int) -> tuple[Message, int]:
    """So many landscape cards of a type, as a row of a price."""
    return Message("gc-paid-cards", {"count": count, "type": type_name(card)}), count


@final
class GoldenCityTargets(Targets[GoldenCity]):
    """What options point at and cost."""

    def targets(self, state: GoldenCity, act: int) -> list[str]:
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

    def price(self, state: GoldenCity, act: int) -> list[tuple[Message, int]]:
        """What a bid costs in coins, or a post in cards and keys."""
        doing = int(verb(act))
        thing = int(what(act))
        if doing == steps.BID and state.hands_on[thing] != NONE:
            cost = int(state.cost)
            return [(Message("gc-paid-coins", {"count": cost}), cost)]
        if doing in (steps.BUILD, steps.BLACK):
            card = int(state.house.island.type[thing])
            rows = [paid(card, int(price(card)))]
            return [*rows, (Message("gc-key"), 1)] if thing >= INNER else rows
        if doing == steps.PAY:
            found = [paid(card, int(paid_cards(act, card))) for card in range(TYPES)]
            return [row for row in found if row[1]]
        return []
