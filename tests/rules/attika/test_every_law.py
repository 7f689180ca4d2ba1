"""Attika and U.S. Telegraph keeps the laws of every game."""

from collections import Counter

from bastide.engine import registry
from bastide.engine.flow import State
from bastide.engine.parts import Json
from bastide.testing import Laws

Secrets = dict[str, list[Json]]


def _is_paying(table: Json, seat: int) -> bool:
    """Whether a seat is about to pay, which says something about its hand."""
    top = table["steps"][-1] if table["steps"] else {"step": "", "seat": -1}
    return top["step"] in ("site", "payment") and top["seat"] == seat


class TestAttika(Laws):
    """All laws."""

    game = registry.game("attika")
    secret_moves = game.numbering.secret

    def pieces(self, state: State) -> Counter[str]:
        """Every card, token, region tile and bonus, wherever it lies (AT-002, AT-004, AT-009)."""
        table: Json = self.game.positions.to_document(state)
        pieces = Counter[str](f"card {card}" for card in table["deck"] + table["discard"])
        pieces.update(table["tiles"] + [tile["tile"] for tile in table["map"]])
        pieces["bonus"] = table["supply"] + table["box"]
        for step in table["steps"]:
            if step["step"] == "drawn" or step.get("drawn") == 1:
                pieces[f"{step['seat']} {step['token']}"] += 1
            if step["step"] == "extension" and step["tile"] != "none":
                pieces[step["tile"]] += 1
        for seat, area in enumerate(table["seats"]):
            pieces.update(f"card {card}" for card in area["hand"])
            pieces["bonus"] += area["bonuses"]
            tokens = [token for stack in area["stacks"] for token in stack]
            tokens += [*area["display"], *area["built"].values()]
            pieces.update(f"{seat} {token}" for token in tokens)
        return pieces

    def secrets(self, state: State, seat: int) -> Secrets:
        """The other hands, the deck, every token stack and the region tiles (AT-R19).

        Left out is what can hardly vary: almost equal cards, a hand of all there is, a last token,
        and cards held since before the last reshuffle, which two players know of each other.
        """
        table: Json = self.game.positions.to_document(state)
        found: Secrets = {"tiles": table["tiles"] if len(table["tiles"]) > 1 else []}
        hands = {
            other: sorted((Counter(area["hand"]) - Counter(area["drawn_before"])).elements())
            for other, area in enumerate(table["seats"])
            if other != seat
        }
        pool = Counter(table["deck"] + [card for hand in hands.values() for card in hand])
        if pool and max(pool.values()) * 10 < pool.total() * 6:
            found["deck"] = table["deck"] if len(table["deck"]) > 3 else []
            for other, hand in hands.items():
                varies = len(hand) > 1 and len(hand) < pool.total() - 1
                found[f"hand {other}"] = hand if varies and not _is_paying(table, other) else []
        for other, area in enumerate(table["seats"]):
            base, *white = area["stacks"]
            found[f"base {other}"] = base if len(base) > 2 else []
            tokens = [token for stack in white for token in stack]
            found[f"white {other}"] = tokens if len(set(tokens)) > 3 else []
        return found


class TestTelegraph(TestAttika):
    """The same rules with other words, another land and other buildings."""

    game = registry.game("telegraph")
