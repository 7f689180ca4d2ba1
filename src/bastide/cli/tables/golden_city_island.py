"""The island drawn with signs: every place where it lies, with its reward or its posts."""

from rich.console import RenderableType
from rich.text import Text

from bastide.cli.look import Look
from bastide.cli.menu import Choice
from bastide.cli.tables.drawing import FULL, TIGHT, numbered
from bastide.engine.game import Json

# The sixteen colours of every terminal, which its owner has chosen to be readable.
STYLES = {
    "port": "blue",
    "mountain": "bright_black",
    "desert": "yellow",
    "forest": "green",
    "prairie": "bright_green",
}
REWARDS = {"landscape": "L", "key": "K", "goods": "G", "bonus": "B"}
WIDTH, LABEL = 1000, 9
"""How far the coordinates of the map go, and the room that a label needs at the right edge."""
WIDEST = 120


def island(view: Json, look: Look, choices: list[Choice], room: int) -> list[RenderableType]:
    """The whole island, more lines where there is room for them."""
    height = {TIGHT: 17}.get(room, 25 if room >= FULL else 21)
    width = min(look.voice.out.width, WIDEST)
    rows: list[list[tuple[int, Text]]] = [[] for _ in range(height)]
    for place in view["places"]:
        choice = next((c for c in choices if f"place:{place['id']}" in c.targets), None)
        row = round(place["y"] * (height - 1) / WIDTH)
        column = place["x"] * (width - LABEL) // WIDTH
        rows[row].append((column, label(place, choice)))
    lines = [laid(row) for row in rows]
    while lines and not lines[0].plain:
        lines.pop(0)
    while lines and not lines[-1].plain:
        lines.pop()
    return list(lines)


def laid(row: list[tuple[int, Text]]) -> Text:
    """Labels in a line, each at its column or as soon after as there is room."""
    line = Text(no_wrap=True, overflow="crop")
    for column, text in sorted(row, key=lambda entry: entry[0]):
        gap = column - line.cell_len
        line.append(" " * max(gap, 1 if line.cell_len else 0))
        line.append_text(text)
    return line


def label(place: Json, choice: Choice | None) -> Text:
    """One place: a number if it may be chosen, its name, then its posts or its reward."""
    text = Text(f"{numbered(choice)})" if choice else "", style="bold cyan")
    text.append(place["id"], style="bold" if choice else style(place))
    if place["river"]:
        text.append("~", style="blue")
    posts = "".join("abcd"[seat] for seat in place["posts"])
    if posts:
        text.append(f" {posts}", style="bold magenta")
    if place["black"] is not None:
        text.append("*", style="bold magenta")
    if not posts or place["kind"] in ("outer", "inner"):
        text.append(f" {reward(place)}", style="dim")
    return text


def style(place: Json) -> str:
    """The colour of a place: ports apart from the landscapes."""
    return STYLES["port" if place["kind"] == "port" else place["landscape"]]


def reward(place: Json) -> str:
    """What the next post there brings, in a sign or two."""
    if place["dry"]:
        return "-"
    if place["reward"] == "coins":
        return f"{place['coins']}c"
    if place["reward"] != "zone":
        return REWARDS[place["reward"]]
    letters = ("5", "3") if place["kind"] == "outer" else ("10", "6")
    left = letters[len(place["posts"]) :]
    return "/".join(left) if left else ""
