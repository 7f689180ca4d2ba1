"""What a game's drawing answers to the screens that use it."""

from rich.console import RenderableType
from rich.text import Text

from bastide.cli.look import Look
from bastide.cli.menu import Choice
from bastide.engine.messages import Message
from bastide.engine.parts import Json

AIRY, FULL, PLAIN, TIGHT = 3, 2, 1, 0
"""How much room there is: plenty, enough for everything, the usual, as few lines as possible."""

INDENT = "    "


class Drawing:
    """Draws from a seat's view only, never from the state."""

    quiet: frozenset[str] = frozenset()
    """Events that are not worth a line."""
    quiet_of_oneself: frozenset[str] = frozenset()
    """Events not worth a line for the person they are about, who is told more exactly."""
    openings: frozenset[str] = frozenset()
    """Events that open a new paragraph of the log."""
    legend: Message | None = None
    """What the signs of the drawing mean."""

    def draw(self, view: Json, look: Look, choices: list[Choice], room: int) -> RenderableType:
        """The table; choices of which `is_drawn` is true carry their number in the drawing."""
        raise NotImplementedError

    def topics(self, view: Json) -> tuple[str, ...]:
        """The numbers of the rules that matter just now."""
        return ()

    def is_drawn(self, choice: Choice, view: Json) -> bool:
        """Whether the drawing shows this choice, so that no list needs to repeat it."""
        return False

    def aside(self, choice: Choice, look: Look) -> str:
        """A few words of explanation beside a choice in a list."""
        return ""


def numbered(choice: Choice) -> str:
    """The sign of a choice: its number, or a tick once it is marked."""
    return f"✓{choice.number}" if choice.marked else str(choice.number)


def arithmetic(choice: Choice) -> str:
    """A price cause by cause: `5 −1 privilege −1 Quarry = 3`; empty without a reduction."""
    if len(choice.price) < 2:
        return ""
    causes = "".join(
        f" {'−' if amount < 0 else '+'}{abs(amount)} {cause}" for cause, amount in choice.price[1:]
    )
    total = max(0, sum(amount for _, amount in choice.price))
    return f"{choice.price[0][1]}{causes} = {total}"


def flowed(head: Text, items: list[Text], width: int) -> list[RenderableType]:
    """A heading and things after it, in lines that never break inside a thing."""
    lines = [Text().append_text(head)]
    for item in items:
        if lines[-1].cell_len + 2 + item.cell_len > width and lines[-1].cell_len > len(INDENT):
            lines.append(Text(INDENT[2:]))
        lines[-1] = lines[-1].append("  ").append_text(item)
    return list(lines)
