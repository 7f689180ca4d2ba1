"""A game on one card, as the terminal prints it."""

from textwrap import fill

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from bastide.cli.voice import Voice
from bastide.engine.game import Game
from bastide.engine.messages import Message
from bastide.lessons import card

MARGIN = 12
"""The names of the rows, and the room after them."""


def carded(game: Game, voice: Voice) -> list[RenderableType]:
    """What the game is about, for somebody who has never seen it."""
    head = game.prefix.lower()
    title = Text(voice.say(Message(f"{head}-game")), style="bold")
    found = card(game.name, voice.lang)
    keys = Text(voice.tell("cli-card-keys"), style="dim")
    if found is None:
        return [title, Text(voice.say(Message(f"{head}-about"))), Text(""), keys, Text("")]
    width = voice.out.width - MARGIN
    turn = "\n".join(
        fill(line, width, initial_indent=f"{number}. ", subsequent_indent="   ")
        for number, (_, line) in enumerate(found.turn, 1)
    )
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(style="bold")
    grid.add_column()
    grid.add_row(voice.tell("cli-card-aim"), fill(found.aim, width))
    grid.add_row(voice.tell("cli-card-turn"), turn)
    grid.add_row(voice.tell("cli-card-end"), fill(found.end, width))
    grid.add_row(voice.tell("cli-card-winner"), fill(found.winner, width))
    return [title, Text(""), grid, Text(""), keys, Text("")]
