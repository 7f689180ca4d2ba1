"""A table for any game: the view as it is, name by name."""

from rich.console import Group, RenderableType
from rich.text import Text

from bastide.cli.look import Look
from bastide.cli.menu import Choice
from bastide.cli.tables.drawing import Table
from bastide.engine.game import Json


class PlainTable(Table):
    """Complete rather than pretty."""

    def draw(self, view: Json, look: Look, choices: list[Choice], room: int) -> RenderableType:
        return Group(*lines(view))


def lines(view: Json, depth: int = 0) -> list[Text]:
    """One line per value, a level deeper for every table in a table."""
    found: list[Text] = []
    pairs = view.items() if isinstance(view, dict) else enumerate(view)
    for name, value in pairs:
        if isinstance(value, dict) or (isinstance(value, list) and _is_deep(value)):
            found.append(Text(f"{'  ' * depth}{name}", style="bold"))
            found += lines(value, depth + 1)
        else:
            found.append(Text(f"{'  ' * depth}{name}: {_shown(value)}"))
    return found


def _is_deep(values: list[Json]) -> bool:
    return any(isinstance(value, dict | list) for value in values)


def _shown(value: Json) -> str:
    if isinstance(value, list):
        return ", ".join(str(item) for item in value) or "-"
    return "-" if value is None else str(value)
