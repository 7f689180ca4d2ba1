"""The island drawn with signs: roads, and every place where it lies with its reward or posts."""

from rich.console import RenderableType
from rich.text import Text

from bastide.cli.drawings.drawing import FULL, TIGHT, numbered
from bastide.cli.look import Look
from bastide.cli.menu import Choice
from bastide.engine.parts import Json

# The sixteen colours of every terminal, which its owner has chosen to be readable.
STYLES = {
    "port": "blue",
    "mountain": "bright_black",
    "desert": "yellow",
    "forest": "green",
    "prairie": "bright_green",
}
REWARDS = {"landscape": "L", "key": "K", "goods": "G", "bonus": "B"}
WIDEST = 120
MARGIN = 4
"""Signs left of the westernmost place, half of its label."""
DOTS = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))
"""The bits of the eight dots in one braille sign, row by row: roads are drawn with them."""
BLANK = 0x2800

Spot = tuple[int, int]


def island(view: Json, look: Look, choices: list[Choice], room: int) -> list[RenderableType]:
    """The whole island, more lines where there is room for them."""
    height = {TIGHT: 17}.get(room, 25 if room >= FULL else 21)
    width = min(look.voice.out.width, WIDEST)
    spots = spread_out(view["places"], width, height)
    rows = [[""] * width for _ in range(height)]
    draw_roads(view["places"], spots, rows)
    labels: list[list[tuple[int, Text]]] = [[] for _ in range(height)]
    for place in view["places"]:
        choice = next((c for c in choices if f"place:{place['id']}" in c.targets), None)
        column, row = spots[place["id"]]
        text = label(place, choice)
        labels[row].append((column - text.cell_len // 2, text))
    return [laid(row, texts, width) for row, texts in zip(rows, labels, strict=True)]


def spread_out(places: list[Json], width: int, height: int) -> dict[str, Spot]:
    """Column and row of the middle of every place; the island fills the drawing."""
    left, right = (edge(place["x"] for place in places) for edge in (min, max))
    top, bottom = (edge(place["y"] for place in places) for edge in (min, max))
    return {
        place["id"]: (
            MARGIN + round((place["x"] - left) * (width - 1 - 2 * MARGIN) / (right - left)),
            round((place["y"] - top) * (height - 1) / (bottom - top)),
        )
        for place in places
    }


def draw_roads(places: list[Json], spots: dict[str, Spot], rows: list[list[str]]) -> None:
    """Draw every road with dots, eight to a sign."""
    for place in places:
        for other in place["near"]:
            if place["id"] < other:
                draw_road(spots[place["id"]], spots[other], rows)


def draw_road(one: Spot, two: Spot, rows: list[list[str]]) -> None:
    """Dots from one place to another."""
    x, y = 2 * one[0] + 1, 4 * one[1] + 2
    across, down = 2 * (two[0] - one[0]), 4 * (two[1] - one[1])
    length = max(abs(across), abs(down), 1)
    for step in range(length + 1):
        row, dot_row = divmod(y + round(down * step / length), 4)
        column, dot_column = divmod(x + round(across * step / length), 2)
        before = ord(rows[row][column] or chr(BLANK))
        rows[row][column] = chr(before | DOTS[dot_row][dot_column])


def laid(roads: list[str], labels: list[tuple[int, Text]], width: int) -> Text:
    """A line of roads with labels on it, each as near to its place as the others leave room."""
    labels = sorted(labels, key=lambda entry: entry[0])
    ends = width
    starts: list[int] = []
    for wanted, text in reversed(labels):
        starts.append(min(wanted, ends - text.cell_len))
        ends = starts[-1] - 1
    line = Text(no_wrap=True, overflow="crop")
    for start, (_, text) in zip(reversed(starts), labels, strict=True):
        gap = max(start, line.cell_len + 1 if line.cell_len else 0) - line.cell_len
        line.append(road_between(roads, line.cell_len, gap, True), style="dim")
        line.append_text(text)
    line.append(road_between(roads, line.cell_len, width - line.cell_len, False), style="dim")
    line.rstrip()
    return line


def road_between(roads: list[str], first: int, length: int, is_before_label: bool) -> str:
    """A stretch of roads that keeps clear of the labels at its ends."""
    signs = [sign or " " for sign in roads[first : first + length]]
    if signs and first:
        signs[0] = " "
    if signs and is_before_label:
        signs[-1] = " "
    return "".join(signs)


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
    left = reward(place)
    if left and (not posts or place["kind"] in ("outer", "inner")):
        text.append(f" {left}", style="dim")
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
    if place["letters"] == 0:
        return ""
    more = "+c" if place["coins"] else ""
    letters = (f"5{more}", "3") if place["kind"] == "outer" else ("10+L", "6")
    return "/".join(letters[len(place["posts"]) :])
