"""San Juan keeps the laws of every game."""

from collections import Counter

from bastide.engine import registry
from bastide.engine.flow import State
from bastide.engine.parts import Json
from bastide.testing import Laws
from tests.rules.san_juan.tables import san_juan_cards

Secrets = dict[str, list[Json]]


class TestSanJuan(Laws):
    """All laws."""

    game = registry.game("san-juan")
    secret_moves = game.numbering.secret

    def pieces(self, state: State) -> Counter[str]:
        return san_juan_cards(state)

    def secrets(self, state: State, seat: int) -> Secrets:
        """Piles, tiles to come, goods, other hands and stores, what another looks at (SJ-084)."""
        table: Json = self.game.positions.to_document(state)
        tiles = table["tiles"][table["tiles_seen"] :]
        found: Secrets = {
            "draw_pile": table["draw_pile"],
            "tiles": tiles if len(tiles) > 1 else [],
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

    def why_endless(self, state: State) -> str:
        """Why nobody built a twelfth building in time."""
        table = self.game.positions.to_document(state)
        if table["draw_pile"] or table["discard"]:
            return "cards left to draw"
        if any(it["good"] for seat in table["seats"] for it in seat["city"]):
            return "both piles empty, goods left to sell"
        if any(seat["hand"] for seat in table["seats"]):
            return "both piles empty, no goods, only cards in hands"
        return "both piles empty, no goods, no cards in hands"
