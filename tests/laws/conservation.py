"""What must never be made or lost, per game: everything on the table, counted."""

from collections import Counter
from collections.abc import Callable

from bastide.engine.flow import State
from bastide.engine.game import Json
from bastide.engine.registry import game
from bastide.games.attika.state import Attika


def san_juan_cards(state: State) -> Counter[str]:
    """Every card wherever it lies (SJ-R11)."""
    table: Json = game("san-juan").position(state)
    cards = Counter[str](table["draw_pile"])
    cards.update(table["discard"])
    cards.update(table["looking"])
    if table["cathedral"] == "table":
        cards["cathedral"] += 1
    for seat in table["seats"]:
        for place in ("hand", "chapel", "bank", "harbor"):
            cards.update(seat[place])
        for building in seat["city"]:
            cards[building["card"]] += 1
            cards.update(building["covers"])
            if building["good"] is not None:
                cards[building["good"]] += 1
    return cards


def little_town_pieces(state: State) -> Counter[str]:
    """Every cube, coin, tile, pawn, worker and dealt card, wherever it lies (LT-002..LT-006).

    Also what there is none of: points from nowhere, things on terrain, two things on one cell.
    """
    table: Json = game("little-town").position(state)
    pieces = Counter[str](table["supply"])
    pieces.update(tile for tile in table["market"] if tile is not None)
    pieces["wheat_field"] += table["wheat_fields"]
    pieces.update(step["tile"] for step in table["steps"] if step["step"] == "site")
    for seat, area in enumerate(table["seats"]):
        pieces.update({kind: area[kind] for kind in table["supply"]})
        pieces.update(area["buildings"].values())
        pieces[f"pawns {seat}"] = area["pawns"] + len(area["buildings"])
        pieces[f"workers {seat}"] = area["workers_left"] + len(area["workers_on"]) + area["site"]
        pieces[f"cards {seat}"] = len(area["objectives"]) + len(area["validated"])
        pieces[f"points {seat}"] = area["score"] - sum(area["points"].values())
    view: Json = game("little-town").view(state, -1)
    taken = [it["terrain"] for it in view["board"] if it["tile"] or it["worker"] is not None]
    standing = [
        cell for area in table["seats"] for cell in (*area["buildings"], *area["workers_on"])
    ]
    pieces["not on grass"] = sum(terrain != "grass" for terrain in taken)
    pieces["two on a cell"] = len(standing) - len(taken)
    return pieces


def golden_city_pieces(state: State) -> Counter[str]:
    """Every card, coin, key and post, wherever it lies (GC-I01..GC-I03, GC-I06)."""
    table: Json = game("golden-city").position(state)
    view: Json = game("golden-city").view(state, -1)
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


def attika_pieces(state: State) -> Counter[str]:
    """Every card, token, region tile and bonus, wherever it lies (AT-002, AT-004, AT-009)."""
    assert isinstance(state, Attika)
    table: Json = game(state.edition.game).position(state)
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


COUNTED: dict[str, Callable[[State], Counter[str]]] = {
    "san-juan": san_juan_cards,
    "little-town": little_town_pieces,
    "golden-city": golden_city_pieces,
    "attika": attika_pieces,
    "telegraph": attika_pieces,
}
