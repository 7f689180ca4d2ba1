"""The Golden City keeps the laws of every game."""

from collections import Counter

from bastide.engine import registry
from bastide.engine.flow import State
from bastide.engine.parts import Json
from bastide.testing import Laws

Secrets = dict[str, list[Json]]


class TestGoldenCity(Laws):
    """All laws."""

    game = registry.game("golden-city")
    secret_moves = game.numbering.secret

    def pieces(self, state: State) -> Counter[str]:
        """Every card, coin, key and post, wherever it lies (GC-I01..GC-I03, GC-I06)."""
        table: Json = self.game.positions.to_document(state)
        view: Json = self.game.knowledge.view(state, -1)
        pieces = Counter[str](f"card {card}" for card in table["pile"] + table["discard"])
        pieces.update(f"card {card}" for group in table["groups"] for card in group["cards"])
        pieces["coins"] = view["coins"] + sum(group["coin"] for group in table["groups"])
        pieces["keys"] = view["keys"] + table["keys_spent"]
        pieces.update(table["goods_pile"] + table["goods_out"])
        pieces.update(card for card in table["goods_row"] if card is not None)
        pieces["bonus"] = view["bonus"]["size"] + len(table["bonus_out"] + table["bonus_taken"])
        pieces.update(table["score_cards"])
        for seat, area in enumerate(table["seats"]):
            pieces.update(f"card {card}" for card in area["hand"])
            pieces.update(area["goods"])
            pieces["coins"] += area["coins"]
            pieces["keys"] += area["keys"]
            pieces[f"posts {seat}"] = area["stock"] + len(area["posts"])
            pieces[f"black {seat}"] = area["black_stock"] + len(area["black"])
        return pieces

    def secrets(self, state: State, seat: int) -> Secrets:
        """Piles, cards drawn in secret, bonus cards of the others (GC-R30).

        Left out is what can hardly vary: a pool of almost equal cards, the last card of a pile, the
        only cards that are not seen, and the hand of who is about to pay or discard.
        """
        table: Json = self.game.positions.to_document(state)
        rest = table["score_cards"][table["round"] :]
        found: Secrets = {}
        for back in ("S1", "S2", "S3"):
            unseen = [card for card in rest if card.startswith(back)]
            found[f"scores {back}"] = unseen if len(unseen) > 1 else []
        found["goods pile"] = table["goods_pile"] if len(table["goods_pile"]) > 1 else []
        fresh = [
            Counter(area["hand"]) - Counter(area["known"]) - Counter(area["drawn_before"])
            for area in table["seats"]
        ]
        pool = Counter(table["pile"])
        for other, cards in enumerate(fresh):
            pool += cards if other != seat else Counter()
        if pool and max(pool.values()) * 10 < sum(pool.values()) * 6:
            found["pile"] = table["pile"]
            top = table["steps"][-1] if table["steps"] else {"step": "", "seat": -1}
            paying = top["seat"] if top["step"] in ("payment", "discard") else -1
            for other, cards in enumerate(fresh):
                varies = other not in (seat, paying) and cards.total() < pool.total()
                found[f"hand {other}"] = sorted(cards.elements()) if varies else []
        takers = [entry["seat"] for entry in table["bonus_taken"]]
        looking = table["phase"] == "bonus" and table["mover"] == seat
        last_look = max((at for at, taker in enumerate(takers) if taker == seat), default=-1)
        pile = 8 - len(takers) - len(table["bonus_out"])
        if pile > 1 and not looking:
            found["bonus"] = [entry["card"] for entry in table["bonus_taken"][last_look + 1 :]]
        return found
