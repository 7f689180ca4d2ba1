"""The island and its cards as a file that the owner of a printed board can edit, and its checks."""

# not compiled: text work, done once per start

import re
from collections import Counter
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from typing import Final

from bastide.engine.document import Document, file_text, from_json
from bastide.engine.messages import BadInput
from bastide.engine.parts import Json
from bastide.games.golden_city.catalogue import (
    BONUS_CARDS,
    GOODS_CARDS,
    GOODS_NAMES,
    INNER,
    KEYS,
    KINDS,
    PLACES,
    PORTS,
    REWARDS,
    RURAL,
    SCORE_CARDS,
    TYPE_NAMES,
    ZONE,
)

STARTS: Final = (0, PORTS, RURAL, INNER, PLACES)
COUNTS: Final = {kind: STARTS[at + 1] - STARTS[at] for at, kind in enumerate(KINDS)}
GIFTS: Final = REWARDS[:ZONE]
LIMITED: Final = {"key": KEYS, "goods": GOODS_CARDS, "bonus": BONUS_CARDS}
"""Rewards of which there is one card each."""
RIVERS: Final = {
    "NE": ("mountain", "desert"),
    "SE": ("desert", "forest"),
    "SW": ("forest", "prairie"),
    "NW": ("prairie", "mountain"),
}
RIVER_SITES: Final = 3
COIN_ZONES: Final = 4
BACKS: Final = {1: 4, 2: 8, 3: 4}
LANDSCAPES: Final = TYPE_NAMES[1:]
WIDEST: Final = 1000
MOST_PLACES: Final = 62
MOST_ROADS: Final = 400
_ID: Final = re.compile(r"[A-Z][A-Z0-9-]{0,7}")


@dataclass(frozen=True)
class Place:
    """A port, a rural site or a zone as the file has it."""

    id: str
    kind: str
    landscape: str
    river: str
    """Empty for all but river sites."""
    reward: str
    """Empty for zones, whose letters are the same everywhere."""
    coins: int
    x: int
    y: int


@dataclass(frozen=True)
class GoodsCard:
    """A card with two kinds of goods (GC-004)."""

    id: str
    goods: tuple[str, str]


@dataclass(frozen=True)
class ScoreCard:
    """One of the sixteen cards that say what a round scores."""

    id: str
    back: int
    goods: str
    river: str
    quarter: str


@dataclass(frozen=True)
class IslandFile:
    """Everything that is printed on the board and on the cards with pictures."""

    places: list[Place]
    """Ports first, then rural sites, outer zones, inner zones."""
    roads: list[tuple[str, str]]
    goods: list[GoodsCard]
    scores: list[ScoreCard]


def load(path: Path | None = None) -> IslandFile:
    """The island of the package, or of a file; raises BadInput with the first problem."""
    island = parse(text_of(path))
    found = problems(island)
    if found:
        raise BadInput(found[0])
    return island


def text_of(path: Path | None) -> str:
    """What a file says; raises BadInput with a sentence."""
    return file_text(path, "bastide.games.golden_city", "island.json")


def parse(text: str) -> IslandFile:
    """The island that a text describes, not yet checked as a whole; raises BadInput."""
    document = from_json(text, "island")
    places = [_place(entry) for entry in document.tables("places", MOST_PLACES)]
    places.sort(key=lambda place: KINDS.index(place.kind))
    roads = [_road(entry) for entry in document.items("roads")[: MOST_ROADS + 1]]
    goods = [_goods(entry) for entry in document.tables("goods_cards", GOODS_CARDS)]
    scores = [_score(entry) for entry in document.tables("score_cards", SCORE_CARDS)]
    document.finish()
    return IslandFile(places, roads, goods, scores)


def _place(entry: Document) -> Place:
    kind = entry.word("kind", "", KINDS)
    built_once = kind in ("port", "rural")
    place = Place(
        _name(entry),
        kind,
        entry.word("landscape", "", LANDSCAPES),
        entry.word("river", "", ("", *RIVERS)) if kind == "rural" else "",
        entry.word("reward", "", GIFTS) if built_once else "",
        entry.number("coins", 0, 0, 2 if built_once else 1) if kind != "inner" else 0,
        entry.number("x", -1, 0, WIDEST),
        entry.number("y", -1, 0, WIDEST),
    )
    entry.finish()
    if built_once and (place.coins > 0) != (place.reward == "coins"):
        raise BadInput(
            f"{entry.where}: 'coins' is 1 or 2 where the reward is coins, else left out."
        )
    return place


def _name(entry: Document) -> str:
    value = entry.raw("id")
    if not isinstance(value, str) or not _ID.fullmatch(value):
        raise BadInput(
            f"{entry.where}: 'id' must be capital letters, digits and dashes, 8 at most."
        )
    return value


def _road(entry: Json) -> tuple[str, str]:
    if not isinstance(entry, list) or len(entry) != 2 or not all(isinstance(e, str) for e in entry):
        raise BadInput('island: a road must name its two ends, such as ["H01", "M1"].')
    return entry[0], entry[1]


def _goods(entry: Document) -> GoodsCard:
    name = _name(entry)
    kinds = entry.items("goods")
    entry.finish()
    if len(kinds) != 2 or not set(kinds) <= set(GOODS_NAMES) or kinds[0] == kinds[1]:
        raise BadInput(f"{entry.where}: 'goods' must be two different ones of {_all(GOODS_NAMES)}.")
    return GoodsCard(name, (kinds[0], kinds[1]))


def _score(entry: Document) -> ScoreCard:
    card = ScoreCard(
        _name(entry),
        entry.number("back", 0, 1, 3),
        entry.word("goods", "", GOODS_NAMES),
        entry.word("river", "", ("", *RIVERS)),
        entry.word("quarter", "", ("", *LANDSCAPES)),
    )
    entry.finish()
    if bool(card.river) == bool(card.quarter):
        raise BadInput(f"{entry.where}: a score card names either a 'river' or a 'quarter'.")
    return card


def problems(island: IslandFile) -> list[str]:
    """Every way in which the island contradicts the rules, one sentence each."""
    found = _places(island.places) + _rewards(island.places) + _cards(island)
    ends = _ends(island)
    if ends or not island.places:
        return found + ends
    return found + _connection(island) + _crossings(island)


def _places(places: list[Place]) -> list[str]:
    """Counts of GC-020 to GC-025."""
    found = _twice([place.id for place in places], "place")
    for kind, wanted in COUNTS.items():
        count = sum(place.kind == kind for place in places)
        if count != wanted:
            rule = {"port": "GC-020", "rural": "GC-021"}.get(kind, "GC-025")
            found.append(f"There must be {wanted} places of kind '{kind}', not {count} ({rule}).")
    for river, banks in RIVERS.items():
        sites = [place for place in places if place.river == river]
        if len(sites) != RIVER_SITES:
            found.append(f"River {river} must have 3 sites, not {len(sites)} (GC-022).")
        for site in sites:
            if site.landscape not in banks:
                found.append(
                    f"{site.id} lies on river {river}, so not in {site.landscape} (GC-023)."
                )
    for landscape in LANDSCAPES:
        own = Counter(place.kind for place in places if place.landscape == landscape)
        if (own["outer"], own["inner"]) != (2, 1):
            found.append(f"The {landscape} quarter must have 2 outer zones and 1 inner (GC-025).")
        if not own["rural"]:
            found.append(f"There is no rural site in {landscape} (GC-021).")
    return found


def _rewards(places: list[Place]) -> list[str]:
    """A site pays once, so it must not promise a card that cannot be there."""
    found: list[str] = []
    for reward, most in LIMITED.items():
        count = sum(place.reward == reward for place in places)
        if count > most:
            found.append(f"{count} places give a {reward} card, but there are only {most}.")
    coins = sum(place.coins for place in places if place.kind == "outer")
    if coins != COIN_ZONES:
        found.append(f"Four outer zones carry a coin for the first builder, not {coins} (GC-127).")
    return found


def _cards(island: IslandFile) -> list[str]:
    found = _twice([card.id for card in island.goods], "goods card")
    found += _twice([card.id for card in island.scores], "score card")
    if len(island.goods) != GOODS_CARDS:
        found.append(f"There must be {GOODS_CARDS} goods cards, not {len(island.goods)} (GC-004).")
    backs = Counter(card.back for card in island.scores)
    for back, wanted in BACKS.items():
        if backs[back] != wanted:
            found.append(f"{wanted} score cards have the back {back}, not {backs[back]} (GC-003).")
    return found


def _twice(names: list[str], kind: str) -> list[str]:
    return [
        f"Two of kind {kind} are called {n}." for n, times in Counter(names).items() if times > 1
    ]


def _ends(island: IslandFile) -> list[str]:
    known = {place.id for place in island.places}
    found: list[str] = []
    for a, b in island.roads:
        for end in (a, b):
            if end not in known:
                found.append(f"The road {a[:12]}-{b[:12]} leads to an unknown place '{end[:12]}'.")
        if a == b:
            found.append(f"The road {a[:12]}-{b[:12]} leads nowhere.")
    pairs = Counter(tuple(sorted(road)) for road in island.roads)
    found += [f"The road {a}-{b} stands there twice." for (a, b), n in pairs.items() if n > 1]
    if len(island.roads) > MOST_ROADS:
        found.append(f"There are more than {MOST_ROADS} roads.")
    return found


def _connection(island: IslandFile) -> list[str]:
    """Every place can be reached from every other (GC-026)."""
    start = island.places[0].id
    reached, front = {start}, [start]
    while front:
        here = front.pop()
        for a, b in island.roads:
            if here in (a, b):
                there = b if here == a else a
                if there not in reached:
                    reached.add(there)
                    front.append(there)
    cut_off = [place.id for place in island.places if place.id not in reached]
    return [f"No road leads from {start} to {_all(cut_off)} (GC-026)."] if cut_off else []


def _crossings(island: IslandFile) -> list[str]:
    """A road map is planar: drawn with these coordinates, no two roads cross."""
    at = {place.id: (place.x, place.y) for place in island.places}
    found = [
        f"{a.id} and {b.id} lie on the same spot."
        for a, b in combinations(island.places, 2)
        if (a.x, a.y) == (b.x, b.y)
    ]
    for (a, b), (c, d) in combinations(island.roads, 2):
        if len({a, b, c, d}) == 4 and _cross(at[a], at[b], at[c], at[d]):
            found.append(f"The roads {a}-{b} and {c}-{d} cross.")
    return found


Point = tuple[int, int]


def _cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    return _side(a, b, c) * _side(a, b, d) < 0 and _side(c, d, a) * _side(c, d, b) < 0


def _side(a: Point, b: Point, c: Point) -> int:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def _all(names: list[str] | tuple[str, ...]) -> str:
    return ", ".join(names[:8]) + (" and more" if len(names) > 8 else "")
