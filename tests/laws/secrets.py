"""What a seat cannot know, per game: the parts of a position that imagining must vary."""

from collections import Counter
from collections.abc import Callable

from bastide.engine.flow import State
from bastide.engine.game import Json
from bastide.engine.registry import game
from bastide.games.attika.state import Attika

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


def golden_city_secrets(state: State, seat: int) -> Secrets:
    """Piles, cards drawn in secret, bonus cards of the others (GC-R30).

    Left out is what can hardly vary: a pool of almost equal cards, the last card of a pile, the
    only cards that are not seen.
    """
    table: Json = game("golden-city").position(state)
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
        for other, cards in enumerate(fresh):
            varies = other != seat and cards.total() < pool.total()
            found[f"hand {other}"] = sorted(cards.elements()) if varies else []
    takers = [entry["seat"] for entry in table["bonus_taken"]]
    looking = table["phase"] == "bonus" and table["mover"] == seat
    last_look = max((at for at, taker in enumerate(takers) if taker == seat), default=-1)
    pile = 8 - len(takers) - len(table["bonus_out"])
    if pile > 1 and not looking:
        found["bonus"] = [entry["card"] for entry in table["bonus_taken"][last_look + 1 :]]
    return found


def attika_secrets(state: State, seat: int) -> Secrets:
    """The other hands, the deck, every token stack and the region tiles (AT-R19).

    Left out is what can hardly vary: almost equal cards, a hand of all there is, a last token,
    and cards held since before the last reshuffle, which two players know of each other.
    """
    assert isinstance(state, Attika)
    table: Json = game(state.edition.game).position(state)
    found: Secrets = {"tiles": table["tiles"]}
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


def _is_paying(table: Json, seat: int) -> bool:
    """Whether a seat is about to pay, which says something about its hand."""
    top = table["steps"][-1] if table["steps"] else {"step": "", "seat": -1}
    return top["step"] in ("site", "payment") and top["seat"] == seat


SECRETS: dict[str, Callable[[State, int], Secrets]] = {
    "san-juan": san_juan_secrets,
    "little-town": little_town_secrets,
    "golden-city": golden_city_secrets,
    "attika": attika_secrets,
    "telegraph": attika_secrets,
}

SECRET_MOVES: dict[str, tuple[str, ...]] = {
    "san-juan": ("pay", "keep", "discard", "swap", "chapel", "bank"),
    "little-town": ("keep",),
    "golden-city": ("bonus",),
    "attika": ("spend",),
    "telegraph": ("spend",),
}
"""Verbs of moves that name what only the mover knows; everybody hears the others."""
