"""Where the command line writes: no line is broken at the narrow space of French punctuation."""

from collections.abc import Iterable

from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment
from rich.text import Text

NO_BREAK = "\u202f"
"""The narrow space of French punctuation. Rich would break a line there, but not at a JOINT."""
JOINT = "\ue000"


def joined(text: Text) -> Text:
    """The same with joints in place of the narrow spaces."""
    found = text.copy()
    found.plain = text.plain.replace(NO_BREAK, JOINT)
    return found


class Paper(Console):
    """A console that keeps a sign on the line of its word."""

    def render(
        self, renderable: RenderableType, options: ConsoleOptions | None = None
    ) -> Iterable[Segment]:
        """What is written, piece by piece; joints are there only while lines are broken."""
        held = joined(renderable) if isinstance(renderable, Text) else renderable
        for text, style, control in super().render(held, options):
            yield Segment(text.replace(JOINT, NO_BREAK), style, control)
