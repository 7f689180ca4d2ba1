"""The land of Little Town drawn with signs: nine columns, six rows, and what lies around."""

from rich.console import RenderableType
from rich.text import Text

from bastide.cli.drawings.drawing import TIGHT, numbered
from bastide.cli.look import Look
from bastide.cli.menu import Choice
from bastide.engine.messages import Message
from bastide.engine.parts import Json
from bastide.games.little_town.catalogue import BUILDINGS, NUMBERS
from bastide.games.little_town.land import CELL_NAMES, COLUMNS, ROWS

# The sixteen colours of every terminal, which its owner has chosen to be readable.
SIGNS = {"wood": "♣", "stone": "▲", "fish": "≈", "wheat": "ψ", "coin": "●", "point": "★"}
STYLES = {
    "wood": "green",
    "stone": "bright_black",
    "fish": "blue",
    "wheat": "yellow",
    "coin": "bright_yellow",
    "point": "magenta",
}
YIELDS = {"forest": "wood", "mountain": "stone", "lake": "fish"}
COLOURS = {
    "white": "bold white",
    "orange": "bold yellow",
    "red": "bold red",
    "purple": "bold magenta",
}
SPECIAL = {
    "pawnshop": "??→??",
    "cathedral": "★/♟",
    "castle": "4★/⌂",
    "watchtower": "2★/□",
    "residence": "⌂⌂⌂",
    "statue": "",
}
"""Effects that are not an exchange of this for that."""
NARROW, WIDE = 7, 12
"""Columns of the terminal for a cell: at least, at most."""


def signs(amounts: dict[str, int]) -> Text:
    """So many cubes, coins and points, each as often as it comes; many as a number."""
    line = Text(style="not bold")
    for kind, sign in SIGNS.items():
        amount = amounts.get(kind, 0)
        many = amount > 4 or (amount > 0 and kind == "point")
        shown = f"{amount}{sign}" if many else sign * amount
        line.append(shown, style=STYLES[kind])
    return line


def effect(tile: str) -> Text:
    """What a building does, in signs."""
    if tile in SPECIAL:
        return Text(SPECIAL[tile], style="not bold default")
    facts = BUILDINGS[NUMBERS[tile]]
    line = signs(facts.takes)
    if line.plain:
        line.append("→", style="default")
    return line.append_text(signs(facts.gives))


def houses(count: int, space: int) -> str:
    """So many buildings in the space there is: each one, else their number, else that there are."""
    if count <= space:
        return "⌂" * count
    return f"{count}⌂" if space > 1 else "⌂"


def cost(tile: str) -> Text:
    """What a building costs, in signs."""
    return signs(BUILDINGS[NUMBERS[tile]].cost)


def name(tile: str) -> Message:
    """The name of a building."""
    return Message(f"lt-tile-{tile.replace('_', '-')}")


def shortened(words: str, width: int) -> str:
    """As many whole words as fit, none of them a mere joint; else the beginning of the first."""
    if len(words) <= width:
        return words
    parts = words.split()
    while len(parts) > 1 and (len(" ".join(parts)) > width or len(parts[-1]) < 3):
        parts.pop()
    return parts[0] if len(parts[0]) <= width else parts[0][: width - 1] + "…"


def sign(seat: int) -> str:
    """The letter of a seat on the board."""
    return "abcd"[seat]


def colour(view: Json, seat: int) -> str:
    """The style of a seat's pieces."""
    return COLOURS[view["seats"][seat]["colour"]]


def is_around(cell: int, centre: int) -> bool:
    """Whether two cells touch or are the same."""
    across = abs(cell % COLUMNS - centre % COLUMNS)
    return across <= 1 and abs(cell // COLUMNS - centre // COLUMNS) <= 1


def land(view: Json, look: Look, choices: list[Choice], room: int) -> list[RenderableType]:
    """The whole land; while a worker is at work, what lies around it stands out."""
    width = max(NARROW, min(WIDE, (look.voice.out.width - 3) // COLUMNS))
    centre = CELL_NAMES.index(view["working_at"]) if view["working_at"] else None
    head = Text("  " + "".join(letter.center(width) for letter in "ABCDEFGHI"), style="dim")
    lines: list[RenderableType] = [head]
    for row in range(ROWS):
        upper = Text(f"{row + 1} ", style="dim", no_wrap=True, overflow="crop")
        lower = Text("  ", no_wrap=True, overflow="crop")
        for cell in range(row * COLUMNS, (row + 1) * COLUMNS):
            above, below = drawn(view, look, choices, cell, width - 1, room)
            far = centre is not None and not is_around(cell, centre)
            for line, part in ((upper, above), (lower, below)):
                part.truncate(width - 1, pad=True)
                if far:
                    part.stylize("dim")
                line.append_text(part).append(" ")
        lines += [upper] if room == TIGHT else [upper, lower]
    return lines


def drawn(
    view: Json, look: Look, choices: list[Choice], cell: int, width: int, room: int
) -> tuple[Text, Text]:
    """One cell: its number if it can be chosen, what is on it, and what it is good for."""
    spot = view["board"][cell]
    targets = {f"cell:{CELL_NAMES[cell]}", f"tile:{CELL_NAMES[cell]}"}
    choice = next((c for c in choices if targets & set(c.targets)), None)
    above = Text(f"{numbered(choice)} " if choice else "", style="bold cyan")
    if spot["tile"] is not None:
        style = colour(view, spot["owner"])
        above.append(f"{sign(spot['owner'])} ", style=style)
        title = shortened(look.say(name(spot["tile"])), width - above.cell_len)
        return above.append(title, style=style), effect(spot["tile"])
    if spot["worker"] is not None:
        above.append(f"♟{sign(spot['worker'])}", style=colour(view, spot["worker"]))
        return above, Text("")
    if spot["terrain"] != "grass":
        kind = YIELDS[spot["terrain"]]
        picture = Text(SIGNS[kind] * (width - above.cell_len), style=STYLES[kind])
        return above.append_text(picture), Text(SIGNS[kind] * width, style=STYLES[kind])
    gains = Text("")
    if view["phase"] == "turn":
        around = view["halos"][CELL_NAMES[cell]]
        gains = signs(around["gains"])
        space = width - gains.cell_len - (above.cell_len if room == TIGHT else 0)
        gains.append(houses(len(around["buildings"]), space), "default")
    if choice is None and (room != TIGHT or not gains.plain):
        above = Text("·", style="dim")
    return (above.append_text(gains), Text("")) if room == TIGHT else (above, gains)
