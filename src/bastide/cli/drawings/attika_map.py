"""The map of Attika and U.S. Telegraph drawn with signs: hexes as bricks, each with its price."""

from dataclasses import dataclass, field

from rich.console import RenderableType
from rich.text import Text

from bastide.cli.drawings.attika_signs import COLOURS, SEATS, SIGNS, cards, due, name, prefix
from bastide.cli.drawings.drawing import FULL, numbered
from bastide.cli.look import Look
from bastide.cli.menu import Choice
from bastide.engine.messages import Message
from bastide.engine.parts import Json
from bastide.games.attika import hexes

WIDTHS = (12, 10, 8, 6)
"""Columns of a hex with its border: as many as fit."""
FLOWER = ((0, 0), (1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
"""From the centre of a tile to its hexes."""
EDGE, SEAM = "┃", "┊"
"""The border of a hex where another tile begins, and inside a tile."""


@dataclass
class Brick:
    """One hex as drawn: two lines of text, and whether a tile begins at its left."""

    q: int
    r: int
    tile: str
    above: Text = field(default_factory=Text)
    below: Text = field(default_factory=Text)
    style: str = ""

    @property
    def half(self) -> int:
        """How far to the east it lies, in half hexes."""
        return 2 * self.q + self.r

    @property
    def title(self) -> str:
        """What its place is called."""
        return hexes.title(int(hexes.spot(self.q, self.r)))


def land(view: Json, look: Look, choices: list[Choice], room: int) -> list[RenderableType]:
    """The whole map, in several strips where the terminal is too narrow for it."""
    at = {target[4:]: choice for choice in choices for target in choice.targets if "hex:" in target}
    known = {hex["id"] for hex in view["hexes"]}
    bricks = [shrine(view, look, city, room) for city in view["cities"]]
    bricks += [spot(id, choice) for id, choice in at.items() if id not in known]
    bricks += coming(view)
    halves = [brick.half for brick in bricks] + [2 * hex["q"] + hex["r"] for hex in view["hexes"]]
    west, east = min(halves), max(halves)
    width = look.voice.out.width - 1
    fitting = [wide for wide in WIDTHS if (east - west + 2) * wide // 2 <= width]
    wide = fitting[0] if fitting else WIDTHS[-1]
    for hex in view["hexes"]:
        bricks.append(drawn(view, look, hex, at.get(hex["id"]), room, wide - 1))
    step = max(1, 2 * width // wide - 1)
    lines: list[RenderableType] = []
    for first in range(west, east + 1, step):
        part = [brick for brick in bricks if first <= brick.half < first + step]
        lines += [Text("")] if lines else []
        lines += strip(part, first, wide, room)
    return lines


def strip(bricks: list[Brick], west: int, wide: int, room: int) -> list[RenderableType]:
    """The rows of a part of the map, from north to south."""
    lines: list[RenderableType] = []
    for r in range(min(b.r for b in bricks), max(b.r for b in bricks) + 1):
        row = sorted((brick for brick in bricks if brick.r == r), key=lambda brick: brick.half)
        lines.append(line(row, west, wide, True))
        if room >= FULL:
            lines.append(line(row, west, wide, False))
    return lines


def line(row: list[Brick], west: int, wide: int, upper: bool) -> Text:
    """One line through a row of hexes."""
    found = Text(no_wrap=True, overflow="crop")
    left: Brick | None = None
    for brick in row:
        start = (brick.half - west) * wide // 2
        if left is not None and start > found.cell_len:
            found.append(EDGE if left.tile else " ", style="dim")
        found.append(" " * (start - found.cell_len))
        joined = left is not None and left.half + 2 == brick.half and left.tile == brick.tile
        bare = not brick.tile and (left is None or left.half + 2 != brick.half or not left.tile)
        found.append(" " if bare else SEAM if joined else EDGE, style="dim")
        text = (brick.above if upper else brick.below).copy()
        text.truncate(wide - 1, pad=True)
        if brick.style:
            text.stylize(brick.style)
        found.append_text(text)
        left = brick
    if left is not None and left.tile:
        found.append(EDGE, style="dim")
    return found


def drawn(view: Json, look: Look, hex: Json, choice: Choice | None, room: int, width: int) -> Brick:
    """A hex of a tile: the building on it, or its symbol and what the pending one costs there."""
    brick = Brick(hex["q"], hex["r"], hex["tile"])
    if hex["seat"] is not None:
        brick.style = f"reverse {SEATS[hex['seat']]}"
        brick.above = Text(f"{'abcd'[hex['seat']]} {look.say(name(view, hex['token']))}")
        brick.below = Text(brick.title)
        return brick
    number = Text().append(f"{numbered(choice)})" if choice else "", style="bold cyan")
    symbol = sign(hex["symbol"]) if hex["symbol"] else Text("")
    place = Text(brick.title, style="dim")
    price = view["pending"]["prices"].get(hex["id"]) if view["pending"] else None
    if price is None:
        joined = Text(" ").join([symbol, place])
        brick.above = fitted(width, [joined, symbol]) if room < FULL else symbol
        brick.below = place
        return brick
    if view["phase"] == "payment":
        number = Text("▶", style="bold cyan")
    costs = [due(price), Text(f"={cards(price)}")]
    if not number.plain:
        for cost in costs:
            cost.stylize("dim")
    marked = number + symbol
    brick.below = fitted(width, costs)
    brick.above = fitted(width, [Text(" ").join([marked, place]), marked])
    if room < FULL:
        whole = [Text(" ").join([number + costs[0], place])] if choice else []
        brick.above = fitted(width, [*whole, *(number + cost for cost in costs)])
    return brick


def fitted(width: int, tries: list[Text]) -> Text:
    """The first of the texts for which there is room, else the last."""
    return next((text for text in tries if text.cell_len <= width), tries[-1])


def shrine(view: Json, look: Look, city: Json, room: int) -> Brick:
    """A city: a shrine of Attika, a great city of U.S. Telegraph; its first word stands above."""
    brick = Brick(city["q"], city["r"], f"city {city['id']}", style="reverse bold")
    named = look.say(Message(f"{prefix(view)}-city-{city['id'].lower()}"))
    first, _, rest = named.partition(" ")
    if room >= FULL:
        brick.above, brick.below = Text(first), Text(rest)
        return brick
    most, _, last = named.rpartition(" ")
    brick.above = Text(f"{last} {most}" if len(last) == 1 else named)
    return brick


def spot(id: str, choice: Choice) -> Brick:
    """A place outside the map where the middle of a new tile may lie."""
    q, r = id.split(",")
    brick = Brick(int(q), int(r), "")
    brick.above = Text(numbered(choice), style="bold cyan")
    brick.below = Text(brick.title, style="dim")
    return brick


def coming(view: Json) -> list[Brick]:
    """Where a new tile will lie, as long as it is to be turned."""
    tile = view["tile"]
    if tile is None or tile["centre"] is None:
        return []
    q, r = (int(part) for part in tile["centre"].split(","))
    bricks = [Brick(q + dq, r + dr, tile["id"]) for dq, dr in FLOWER]
    for brick in bricks:
        brick.above = Text(brick.title, style="dim")
    bricks[0].above = Text("▶ ", style="bold cyan").append_text(bricks[0].above)
    return bricks


def flowers(view: Json, choices: list[Choice]) -> list[RenderableType]:
    """The tile turned up, in each way in which it may be turned."""
    tile = view["tile"]
    if tile is None:
        return []
    turns = [c for c in choices if any(t.startswith("rotation:") for t in c.targets)]
    lines = [Text("  "), Text("  "), Text("  ")]
    for at in range(len(turns) or 1):
        number = f"{numbered(turns[at])})" if turns else ""
        turn = int(turns[at].targets[0][9:]) if turns else 0
        ring = [tile["hexes"][1 + (i - turn) % 6] for i in range(6)]
        rows = ((2, 1), (3, None, 0), (4, 5))
        for row, line in zip(rows, lines, strict=True):
            head = number if row == (2, 1) else ""
            line.append(f"{head:<3}", style="bold cyan")
            line.append(" " if len(row) == 2 else "")
            for place in row:
                symbol = tile["hexes"][0] if place is None else ring[place]
                line.append_text(sign(symbol)).append(" ")
            line.append("  " if len(row) == 2 else " ")
    return list(lines)


def sign(symbol: str | None) -> Text:
    """A symbol in its colour, a dot for none."""
    return Text("·", style="dim") if symbol is None else Text(SIGNS[symbol], style=COLOURS[symbol])
