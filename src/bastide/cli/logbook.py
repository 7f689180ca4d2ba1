"""What happened, told to one person: sentences gathered into paragraphs."""

from dataclasses import dataclass, field

from rich.console import Console
from rich.containers import Lines
from rich.text import Text

from bastide.cli.drawings.drawing import Drawing
from bastide.cli.look import Look
from bastide.cli.paper import JOINT, NO_BREAK, joined
from bastide.engine.events import Event
from bastide.engine.match import Match


@dataclass
class Paragraph:
    """The sentences that belong together, such as all that a role brought."""

    sentences: list[tuple[str, bool]] = field(default_factory=list)
    """Each with whether it is news."""

    @property
    def is_news(self) -> bool:
        """Whether any of it is."""
        return any(fresh for _, fresh in self.sentences)


def paragraphs(
    match: Match, look: Look, drawing: Drawing, told: int, first: int = 0
) -> list[Paragraph]:
    """All events from an action on that this person may know; those after `told` are news."""
    found: list[Paragraph] = []
    for number, events in enumerate(match.events[first:], first):
        for event in events:
            message = match.game.speech.line(match.state, event).message
            if not event.is_known_to(look.viewer) or _is_quiet(event, message.id, look, drawing):
                continue
            if not found or not drawing.openings or message.id in drawing.openings:
                found.append(Paragraph())
            found[-1].sentences.append((look.say(message), number > told))
    return found


def _is_quiet(event: Event, id: str, look: Look, drawing: Drawing) -> bool:
    return id in drawing.quiet or (event.seat == look.viewer and id in drawing.quiet_of_oneself)


def written(paragraph: Paragraph, console: Console) -> Lines:
    """A paragraph as lines, the news bright and the rest dim."""
    text = Text()
    for at, (sentence, is_news) in enumerate(paragraph.sentences):
        text.append(" " if at else "")
        text.append(sentence, style="" if is_news else "dim")
    lines = joined(text).wrap(console, max(20, console.width - 2))
    for at, line in enumerate(lines):
        line.plain = line.plain.replace(JOINT, NO_BREAK)
        lines[at] = Text().append("» " if at == 0 else "  ", style="dim").append_text(line)
    return lines
