"""`bastide data`: files with what is printed on a board, for owners who put the real one in."""

from pathlib import Path
from typing import Annotated

import typer

from bastide.cli.helping import Command, Group
from bastide.cli.voice import Voice
from bastide.games.golden_city import island_file

data = typer.Typer(cls=Group, add_completion=False, help="gc-data-program")


@data.callback()
def program() -> None:
    """Keeps `check` a command of its own while it is the only one."""


@data.command("check", cls=Command, help="gc-data-check")
def check(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(help="gc-data-file")],
) -> None:
    """Say everything that is wrong with an island; the exit code is 1 if anything is."""
    voice: Voice = context.obj
    island = island_file.parse(island_file.text_of(file))
    found = island_file.problems(island)
    for problem in found:
        voice.write(problem)
    if found:
        raise typer.Exit(1)
    voice.write(voice.tell("gc-data-fine", places=len(island.places), roads=len(island.roads)))
