"""Which things on the table an option points at."""

from typing import final

from bastide.engine.action import verb, what, where
from bastide.engine.messages import Message
from bastide.engine.parts import Targets
from bastide.games.attika import hexes, steps
from bastide.games.attika.catalogue import RESOURCE_NAMES, RESOURCES
from bastide.games.attika.notation import BOUGHT, spot_of
from bastide.games.attika.payment import paid_cards
from bastide.games.attika.state import Attika
from bastide.games.attika.turn import HEX, TOKEN
from bastide.games.attika.words import breakdown, card_name


@final
class AttikaTargets(Targets[Attika]):
    """What options point at and cost."""

    def targets(self, state: Attika, act: int) -> list[str]:
        """The things to click for this option; nothing means a button of its own."""
        doing = int(verb(act))
        thing = int(what(act))
        if doing in BOUGHT and where(act) == steps.EARLY:
            return []
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

    def price(self, state: Attika, act: int) -> list[tuple[Message, int]]:
        """What an option costs: printed cost, land, chain, surcharge; or the cards."""
        doing = int(verb(act))
        edition = state.edition
        if doing == steps.PAY:
            found = [(card, int(paid_cards(act, card))) for card in range(RESOURCES)]
            return [(card_name(edition, card), paid) for card, paid in found if paid]
        if doing == steps.BUILD:
            return [(Message("at-price-printed"), int(edition.printed[what(act)]))]
        if doing != steps.AT:
            return []
        kind, hex = int(state.get(TOKEN)), int(state.land.at(spot_of(act)))
        return breakdown(state, state.mover(), kind, hex)

    def due(self, state: Attika) -> list[tuple[Message, int]]:
        """What is being paid: the hex may have been the only one, and not asked for."""
        if state.stack[state.top] != steps.PAYMENT:
            return []
        return breakdown(state, state.mover(), int(state.get(TOKEN)), int(state.get(HEX)))
