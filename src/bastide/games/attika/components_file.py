"""Tokens, tiles and layouts as a file that the owner of a box can correct, and its checks."""

# not compiled: text work, done once per start

from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from bastide.engine.components import Component
from bastide.engine.document import Document, file_text, from_json
from bastide.engine.messages import BadInput
from bastide.games.attika.catalogue import (
    BONUS_NAMES,
    GROUP_NAMES,
    GROUPS,
    KINDS,
    RESOURCE_NAMES,
    STACK_SIZES,
    START_TILES,
    TILE_HEXES,
    TILES,
    TOKEN_NAMES,
    TOKENS,
)

MARKS: Final = ("reconstructed", "reported")
"""What may say that a value is not taken from a printed rulebook."""
FIELDS: Final = (
    *("name", "number", "cost", "chain", "copies", "size", "cards"),
    *("symbols", "positions", "tile_centres", "cities", "when_supply_empty"),
)
MOST_CARDS: Final = 30
WIDEST: Final = 100
Spot = tuple[int, int]


@dataclass(frozen=True)
class Token:
    """A kind of token."""

    id: str
    number: int
    group: str
    base: bool
    copies: int
    cost: tuple[int, ...]
    """By resource."""
    any: int
    """Cards of any kind, where no resource is named (AT-043)."""
    predecessors: tuple[str, ...]

    def component(self) -> Component:
        """The same as a page is told it (AT-006..AT-008)."""
        cost = dict(zip((*RESOURCE_NAMES, "any"), (*self.cost, self.any), strict=True))
        return Component(
            self.id,
            self.group,
            cost={kind: count for kind, count in cost.items() if count},
            copies=self.copies,
            after=self.predecessors,
            number=self.number,
        )


@dataclass(frozen=True)
class Box:
    """One game: what is in its box, and where it differs from the other."""

    cards: tuple[int, ...]
    supply: int
    connected: bool
    returns: bool
    consoles: bool
    sizes: tuple[int, ...]
    """Tokens in each group."""
    tokens: list[Token]


@dataclass(frozen=True)
class Layout:
    """How the map begins for a number of players (AT-012)."""

    centres: list[Spot]
    cities: list[Spot]


@dataclass(frozen=True)
class Components:
    """Everything that is printed."""

    boxes: dict[str, Box]
    tiles: list[tuple[str, tuple[int, ...]]]
    """Name and seven symbols, centre first; -1 for a hex without one."""
    layouts: dict[int, Layout]


def load(path: Path | None = None) -> Components:
    """The components of the package, or of a file; raises BadInput with the first problem."""
    found = parse(text_of(path))
    wrong = problems(found)
    if wrong:
        raise BadInput(wrong[0])
    return found


def text_of(path: Path | None) -> str:
    """What a file says; raises BadInput with a sentence."""
    return file_text(path, "bastide.games.attika", "components.json")


def parse(text: str) -> Components:
    """The components that a text describes, not yet checked as a whole; raises BadInput."""
    document = from_json(text, "components")
    games = document.table("games")
    boxes = {name: _box(games.table(name), name) for name in TOKEN_NAMES}
    games.finish()
    tiles = [_tile(entry) for entry in document.tables("region_tiles", TILES)]
    plans = document.table("layouts")
    layouts = {players: _layout(plans.table(str(players))) for players in START_TILES}
    plans.finish()
    document.finish()
    return Components(boxes, tiles, layouts)


def _marks(entry: Document) -> None:
    """What an entry says about its sources."""
    for mark in MARKS:
        for field in entry.items(mark):
            if field not in FIELDS:
                raise BadInput(f"{entry.where}: '{mark}' names {str(field)[:20]!r}, unknown here.")
    entry.finish()


def _box(entry: Document, game: str) -> Box:
    cards = entry.table("cards")
    amounts = tuple(cards.number(name, 0, 1, MOST_CARDS) for name in RESOURCE_NAMES)
    cards.finish()
    bonus = entry.table("bonus")
    bonus.word("name", "", (BONUS_NAMES[game],))
    supply = bonus.number("supply", 15, 0, 60)
    connected = bonus.truth("group_must_be_connected", False)
    returns = bonus.word("spent_goes_to", "", ("supply", "box")) == "supply"
    consoles = bonus.word("when_supply_empty", "card", ("card", "nothing")) == "card"
    _marks(bonus)
    sizes = dict.fromkeys(GROUP_NAMES[game], 0)
    for group in entry.tables("groups", GROUPS):
        name = group.word("id", "", GROUP_NAMES[game])
        sizes[name] = group.number("size", 0, 1, TOKENS)
        _marks(group)
    tokens = [_token(token, game) for token in entry.tables("buildings", KINDS)]
    _marks(entry)
    return Box(amounts, supply, connected, returns, consoles, tuple(sizes.values()), tokens)


def _token(entry: Document, game: str) -> Token:
    name = entry.word("id", "", TOKEN_NAMES[game])
    number = entry.number("number", 0, 1, 99)
    group = entry.word("group", "", GROUP_NAMES[game])
    base = entry.truth("base", False)
    copies = entry.number("copies", 1, 1, TOKENS)
    cost = entry.table("cost")
    fixed = tuple(cost.number(kind, 0, 0, 4) for kind in RESOURCE_NAMES)
    anything = cost.number("any", 0, 0, 9)
    cost.finish()
    before = entry.items("predecessors")
    if any(kind not in TOKEN_NAMES[game] for kind in before):
        raise BadInput(f"{entry.where}: 'predecessors' must be tokens of the game.")
    _marks(entry)
    return Token(name, number, group, base, copies, fixed, anything, tuple(before))


def _tile(entry: Document) -> tuple[str, tuple[int, ...]]:
    name = entry.raw("id")
    if not isinstance(name, str) or not name.isalnum() or len(name) > 6:
        raise BadInput(f"{entry.where}: 'id' must be letters and digits, 6 at most.")
    symbols = entry.items("hexes")
    if len(symbols) != TILE_HEXES or any(
        s is not None and s not in RESOURCE_NAMES for s in symbols
    ):
        raise BadInput(f"{entry.where}: 'hexes' must be 7 resources or nulls, the centre first.")
    _marks(entry)
    return name, tuple(-1 if s is None else RESOURCE_NAMES.index(s) for s in symbols)


def _layout(entry: Document) -> Layout:
    centres = [_spot(item, entry.where) for item in entry.items("tile_centres")[:TILES]]
    cities = [_spot(item, entry.where) for item in entry.items("cities")[:TILES]]
    _marks(entry)
    return Layout(centres, cities)


def _spot(item: Any, where: str) -> Spot:
    if (
        not isinstance(item, list)
        or len(item) != 2
        or any(type(part) is not int or abs(part) > WIDEST for part in item)
    ):
        raise BadInput(f"{where}: a hex must be two whole numbers, such as [2, -1].")
    return item[0], item[1]


def problems(found: Components) -> list[str]:
    """Every way in which the components contradict the rules, one sentence each."""
    wrong: list[str] = []
    for game, box in found.boxes.items():
        wrong += [f"{game}: {problem}" for problem in _box_problems(box, game)]
    return wrong + _tile_problems(found.tiles) + _layout_problems(found)


def _box_problems(box: Box, game: str) -> list[str]:
    """Counts and chains of AT-004 to AT-008."""
    wrong = [f"'{name}' stands there twice." for name in _twice([t.id for t in box.tokens])]
    wrong += [
        f"'{n}' is missing." for n in TOKEN_NAMES[game] if n not in {t.id for t in box.tokens}
    ]
    total = sum(token.copies for token in box.tokens)
    base = sum(token.copies for token in box.tokens if token.base)
    if total != TOKENS:
        wrong.append(f"a player must have {TOKENS} tokens, not {total} (AT-004).")
    if base != STACK_SIZES[0]:
        wrong.append(f"{STACK_SIZES[0]} tokens must have a black back, not {base} (AT-004).")
    for group, size in zip(GROUP_NAMES[game], box.sizes, strict=True):
        members = [token for token in box.tokens if token.group == group]
        count = sum(token.copies for token in members)
        if count != size:
            wrong.append(f"group '{group}' must have {size} tokens, not {count} (AT-006).")
        wrong += _chain_problems(members, group, group == GROUP_NAMES[game][-1])
    for token in box.tokens:
        wrong += _cost_problems(token, token.group == GROUP_NAMES[game][-1])
    return wrong


def _chain_problems(members: list[Token], group: str, roads: bool) -> list[str]:
    """Every group but the roads grows from one base token (AT-005, AT-007, AT-022)."""
    wrong = []
    base = [token.id for token in members if token.base]
    if len(base) != (0 if roads else 1):
        wrong.append(f"group '{group}' must have {0 if roads else 1} base token (AT-005).")
    reached, front = set(base), set(base)
    while front:
        front = {t.id for t in members if set(t.predecessors) & front} - reached
        reached |= front
    for token in members:
        if token.base and token.predecessors:
            wrong.append(f"base token '{token.id}' must have no predecessor (AT-034).")
        if not set(token.predecessors) <= {t.id for t in members}:
            wrong.append(f"the predecessors of '{token.id}' must be of its group (AT-007).")
        elif token.id not in reached and not roads:
            wrong.append(f"no arrows lead from a base token to '{token.id}' (AT-007).")
        elif roads and token.id not in token.predecessors:
            wrong.append(f"'{token.id}' must follow itself (AT-043).")
    if not wrong and not roads and _goes_round(members):
        wrong.append(f"the arrows of group '{group}' go round in a circle (AT-007).")
    return wrong


def _goes_round(members: list[Token]) -> bool:
    """Whether somebody who follows the arrows may come back to where he was."""
    left = {token.id: set(token.predecessors) for token in members}
    while first := [id for id, before in left.items() if not before & left.keys()]:
        for id in first:
            del left[id]
    return bool(left)


def _cost_problems(token: Token, road: bool) -> list[str]:
    named = sum(token.cost)
    if road:
        if named or token.any < 1:
            return [f"'{token.id}' must cost cards of any kind (AT-008)."]
    elif not 1 <= named <= 4 or token.any:
        return [f"'{token.id}' must cost 1 to 4 named resources (AT-008)."]
    return []


def _tile_problems(tiles: list[tuple[str, tuple[int, ...]]]) -> list[str]:
    wrong = [f"Two tiles are called {name}." for name in _twice([name for name, _ in tiles])]
    if len(tiles) != TILES:
        wrong.append(f"There must be {TILES} region tiles, not {len(tiles)} (AT-002).")
    return wrong


def _layout_problems(found: Components) -> list[str]:
    """Counts of AT-011 and AT-012; nothing overlaps, everything touches (AT-061)."""
    wrong: list[str] = []
    for players, layout in found.layouts.items():
        tiles = START_TILES[players]
        begin = f"The layout for {players}"
        if len(layout.centres) != tiles:
            wrong.append(f"{begin} must have {tiles} tiles, not {len(layout.centres)} (AT-012).")
        if len(layout.cities) != players:
            wrong.append(f"{begin} must have {players} cities, not {len(layout.cities)} (AT-011).")
        hexes = [hex for centre in layout.centres for hex in _flower(centre)]
        if _twice([*hexes, *layout.cities]):
            wrong.append(f"{begin} lays something on something else (AT-061).")
        for city in layout.cities:
            if not set(_flower(city)[1:]) & set(hexes):
                wrong.append(f"{begin} has a city at {city[0]},{city[1]} beside no tile (AT-012).")
        if hexes and not _connected(set(hexes)):
            wrong.append(f"{begin} is in several parts (AT-012).")
    return wrong


def _flower(centre: Spot) -> list[Spot]:
    q, r = centre
    steps = ((0, 0), (1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
    return [(q + dq, r + dr) for dq, dr in steps]


def _connected(hexes: set[Spot]) -> bool:
    front = [min(hexes)]
    reached = set(front)
    while front:
        for near in _flower(front.pop()):
            if near in hexes and near not in reached:
                reached.add(near)
                front.append(near)
    return reached == hexes


def _twice(things: list[Any]) -> list[Any]:
    return [thing for thing, times in Counter(things).items() if times > 1]
