"""`bastide data`: files with what is printed on a board, for owners who put the real one in."""

from pathlib import Path
from typing import Annotated

import typer

from bastide.cli.helping import Command, Group
from bastide.cli.saves import text_of
from bastide.cli.voice import Voice
from bastide.engine import registry

data = typer.Typer(cls=Group, add_completion=False, help="cli-data")


@data.callback()
def program() -> None:
    """Keeps `check` a command of its own while it is the only one."""


@data.command("check", cls=Command, help="cli-data-check")
def check(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(help="cli-data-file")],
) -> None:
    """Say everything that is wrong with a file; the exit code is 1 if anything is."""
    voice: Voice = context.obj
    text = text_of(file, voice)
    for game in registry.games():
        checked = game.setup.check_file(text)
        if checked is not None:
            break
    else:
        raise voice.refuse("cli-no-data", file=str(file))
    found, fine = checked
    for problem in found:
        voice.write(problem)
    if found:
        raise typer.Exit(1)
    voice.write(voice.say(fine))
