"""Little Town keeps the laws of every game."""

from collections import Counter

from bastide.engine import registry
from bastide.engine.flow import State
from bastide.engine.parts import Json
from bastide.games.little_town.catalogue import OBJECTIVE_NAMES
from bastide.testing import Laws

Secrets = dict[str, list[Json]]


class TestLittleTown(Laws):
    """All laws."""

    game = registry.game("little-town")
    secret_moves = game.numbering.secret

    def pieces(self, state: State) -> Counter[str]:
        """Every cube, coin, tile, pawn, worker and dealt card, wherever it lies (LT-002..LT-006).

        Also what there is none of: points from nowhere, things on terrain, two things on one cell.
        """
        table: Json = self.game.positions.to_document(state)
        pieces = Counter[str](table["supply"])
        pieces.update(tile for tile in table["market"] if tile is not None)
        pieces["wheat_field"] += table["wheat_fields"]
        pieces.update(step["tile"] for step in table["steps"] if step["step"] == "site")
        for seat, area in enumerate(table["seats"]):
            pieces.update({kind: area[kind] for kind in table["supply"]})
            pieces.update(area["buildings"].values())
            pieces[f"pawns {seat}"] = area["pawns"] + len(area["buildings"])
            pieces[f"workers {seat}"] = (
                area["workers_left"] + len(area["workers_on"]) + area["site"]
            )
            pieces[f"cards {seat}"] = len(area["objectives"]) + len(area["validated"])
            pieces[f"points {seat}"] = area["score"] - sum(area["points"].values())
        view: Json = self.game.knowledge.view(state, -1)
        taken = [it["terrain"] for it in view["board"] if it["tile"] or it["worker"] is not None]
        standing = [
            cell for area in table["seats"] for cell in (*area["buildings"], *area["workers_on"])
        ]
        pieces["not on grass"] = sum(terrain != "grass" for terrain in taken)
        pieces["two on a cell"] = len(standing) - len(taken)
        return pieces

    def secrets(self, state: State, seat: int) -> Secrets:
        """The objectives of the others, and those that nobody has (LT-R34)."""
        table: Json = self.game.positions.to_document(state)
        held = {card for area in table["seats"] for card in area["objectives"] + area["validated"]}
        return {
            "undealt": sorted({*OBJECTIVE_NAMES} - held),
            **{
                f"objectives {other}": area["objectives"]
                for other, area in enumerate(table["seats"])
                if other != seat
            },
        }
