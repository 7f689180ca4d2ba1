"""A whole screen: the table, what happened, the question, the choices; fitted to the terminal."""

import sys
from dataclasses import dataclass
from types import ModuleType

from rich.console import Console, Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from bastide.cli.drawings.drawing import AIRY, FULL, PLAIN, TIGHT, Drawing, numbered
from bastide.cli.logbook import paragraphs, written
from bastide.cli.look import Look
from bastide.cli.menu import Choice, Menu
from bastide.engine.match import Match

termios: ModuleType | None
try:
    import termios
except ImportError:  # not on Windows
    termios = None

WIPE = "\x1b[H\x1b[2J"
FORGET = "\x1b[3J"
"""Clears what could be scrolled back to."""
FOOT = 3
"""Lines under the choices: the keys, the prompt, and the one below it."""
MOST_NEWS = 10
"""Lines of news that matter more than a finer drawing."""
MOST_LOG = 12
MEMORY = 40
"""How many actions back the log is looked through for something to fill it."""


@dataclass
class Screen:
    """What one person sees of a match."""

    match: Match
    drawing: Drawing
    look: Look
    told: int
    """The number of the last action this person knows of."""
    menu: Menu | None = None
    notice: str = ""
    note: RenderableType | None = None
    """What a lesson says of the question."""

    def show(self) -> None:
        """Draw everything, with as much detail as the terminal has lines for."""
        console = self.look.voice.out
        view = self.match.game.knowledge.view(self.match.state, self.look.viewer)
        news = self._log(console, self.told + 1, None)
        if not console.is_terminal:
            console.print(Group(self._drawn(view, FULL), *news, *self._below(view)))
            return
        for room in (AIRY, FULL, PLAIN, TIGHT):
            gap = [Text("")] if room >= FULL else []
            above, below = [self._drawn(view, room), *gap], [*gap, *self._below(view)]
            left = console.height - FOOT - height(console, [*above, *below])
            if left >= min(MOST_NEWS, len(news)):
                break
        log = self._log(console, self.told - MEMORY, max(2, min(left, MOST_LOG)))
        wipe(console)
        console.print(Group(*above, *log, *below))

    def _drawn(self, view: object, room: int) -> RenderableType:
        choices = self.menu.choices if self.menu else []
        return self.drawing.draw(view, self.look, choices, room)

    def _log(self, console: Console, first: int, most: int | None) -> list[RenderableType]:
        """The last lines of the log from an action on; an older paragraph fits or stays away."""
        told = paragraphs(self.match, self.look, self.drawing, self.told, max(0, first))
        lines: list[RenderableType] = []
        for paragraph in reversed(told):
            block = written(paragraph, console)
            room = len(block) if most is None else most - len(lines)
            if room < len(block):
                lines = [*block[len(block) - room :], *lines] if paragraph.is_news else lines
                break
            lines = [*block, *lines]
        return lines

    def _below(self, view: object) -> list[RenderableType]:
        """A note, the question, the choices that the drawing does not show, and a notice."""
        blocks: list[RenderableType] = [] if self.note is None else [self.note]
        if self.menu is not None:
            drawn = [choice for choice in self.menu.choices if self.drawing.is_drawn(choice, view)]
            question = Text(self.menu.question, style="bold")
            if drawn:
                ends = dict.fromkeys((str(drawn[0].number), str(drawn[-1].number)))
                above = self.look.tell("cli-above", numbers="–".join(ends))
                question.append(f"  {above}", style="not bold dim")
            blocks.append(question)
            blocks += self._list([choice for choice in self.menu.choices if choice not in drawn])
        if self.notice:
            blocks.append(Text(self.notice, style="bold yellow"))
        return blocks

    def _list(self, choices: list[Choice]) -> list[RenderableType]:
        grid = Grid.grid(padding=(0, 1))
        grid.add_column(justify="right", style="bold cyan", min_width=3)
        grid.add_column()
        grid.add_column(style="dim")
        for choice in choices:
            line = Text(choice.label, style="reverse" if choice.marked else "")
            grid.add_row(numbered(choice), line, self.drawing.aside(choice, self.look))
        return [grid] if choices else []


def wipe(console: Console, forget: bool = False) -> None:
    """Start a fresh screen; `forget` also clears what was scrolled away."""
    if console.is_terminal:
        console.file.write(WIPE + (FORGET if forget else ""))


def height(console: Console, blocks: list[RenderableType]) -> int:
    """How many lines the blocks take."""
    return len(console.render_lines(Group(*blocks), pad=False)) if blocks else 0


def forget_typing() -> None:
    """Drop what was typed while nobody was asked, so that it answers no later question."""
    if termios is not None and sys.stdin.isatty():
        termios.tcflush(sys.stdin, termios.TCIFLUSH)
