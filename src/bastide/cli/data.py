"""`bastide data`: files with what is printed on a board, for owners who put the real one in."""

from pathlib import Path
from typing import Annotated

import typer

from bastide.cli.helping import Command, Group
from bastide.cli.voice import Voice
from bastide.games.attika import components_file
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
    """Say everything that is wrong with a file; the exit code is 1 if anything is."""
    voice: Voice = context.obj
    text = island_file.text_of(file)
    found, fine = _components(text, voice) if '"region_tiles"' in text else _island(text, voice)
    for problem in found:
        voice.write(problem)
    if found:
        raise typer.Exit(1)
    voice.write(fine)


def _island(text: str, voice: Voice) -> tuple[list[str], str]:
    """The island of The Golden City."""
    island = island_file.parse(text)
    fine = voice.tell("gc-data-fine", places=len(island.places), roads=len(island.roads))
    return island_file.problems(island), fine


def _components(text: str, voice: Voice) -> tuple[list[str], str]:
    """Tokens, tiles and layouts of Attika and U.S. Telegraph."""
    components = components_file.parse(text)
    kinds = sum(len(box.tokens) for box in components.boxes.values())
    fine = voice.tell("at-data-fine", tokens=kinds, tiles=len(components.tiles))
    return components_file.problems(components), fine
