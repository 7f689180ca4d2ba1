"""A table for any game: the view as it is, name by name."""

from rich.console import Group, RenderableType
from rich.text import Text

from bastide.cli.drawings.drawing import Drawing
from bastide.cli.look import Look
from bastide.cli.menu import Choice
from bastide.engine.messages import Message
from bastide.engine.parts import Json
from bastide.words import bundle


class PlainDrawing(Drawing):
    """Complete rather than pretty; a game may have words for names and values of its view.

    The name `to_come` is `lo-view-to-come`, and the lane among `lots` is `lo-lot-lane`.
    """

    def __init__(self, prefix: str) -> None:
        self.prefix = prefix

    def draw(self, view: Json, look: Look, choices: list[Choice], room: int) -> RenderableType:
        return Group(*self.lines(view, look))

    def lines(self, view: Json, look: Look, depth: int = 0, under: str = "") -> list[Text]:
        """One line per value, a level deeper for every table in a table."""
        found: list[Text] = []
        pairs = view.items() if isinstance(view, dict) else enumerate(view)
        for key, value in pairs:
            name = self.name(key, under, look)
            if isinstance(value, dict) or (isinstance(value, list) and _is_deep(value)):
                found.append(Text(f"{'  ' * depth}{name}", style="bold"))
                found += self.lines(value, look, depth + 1, str(key))
            else:
                said = self.shown(value, str(key), look)
                found.append(Text.assemble("  " * depth, (f"{name}  ", "dim"), said))
        return found

    def name(self, key: str | int, under: str, look: Look) -> str:
        """What stands under a key; seats have their players' names."""
        if isinstance(key, int):
            return look.name(key) if under == "seats" else str(key)
        return self.word(f"view-{key}", look) or key.replace("_", " ").capitalize()

    def shown(self, value: Json, key: str, look: Look) -> str:
        """A value, or several."""
        if isinstance(value, list):
            return ", ".join(self.shown(item, key.removesuffix("s"), look) for item in value) or "-"
        if isinstance(value, str):
            return self.word(f"{key}-{value}", look) or value
        return "-" if value is None else str(value)

    def word(self, name: str, look: Look) -> str:
        """The game's own word, if it has one."""
        id = f"{self.prefix}-{name.replace('_', '-')}"
        return look.say(Message(id)) if bundle(look.voice.lang).has_message(id) else ""


def _is_deep(values: list[Json]) -> bool:
    return any(isinstance(value, dict | list) for value in values)
