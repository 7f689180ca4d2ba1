"""`bastide data`: files with what is printed on a board, and games between bots as a data set."""

from pathlib import Path
from typing import Annotated

import typer

from bastide.cli.arena import Address, Cores, Deal, On, chairs
from bastide.cli.helping import Command, Group
from bastide.cli.options import Edition, Expansion, Players, Sets, settings
from bastide.cli.results import shown
from bastide.cli.saves import text_of
from bastide.cli.voice import Voice
from bastide.engine import registry
from bastide.research import dataset
from bastide.research.farm import Farm
from bastide.research.lineup import fill_up

data = typer.Typer(cls=Group, add_completion=False, help="cli-data")


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


@data.command("make", cls=Command, help="cli-data-make")
def make(
    context: typer.Context,
    game: Annotated[str, typer.Argument(help="cli-argument-game")],
    out: Annotated[Path, typer.Option("--out", metavar="FOLDER", help="cli-data-out")],
    bots: Annotated[
        str, typer.Option("--bots", metavar="BOTS", help="cli-data-bots")
    ] = "search:200it",
    games: Annotated[int, typer.Option("--games", min=1, metavar="N", help="cli-data-games")] = 100,
    players: Players = None,
    edition: Edition = None,
    expansion: Expansion = False,
    sets: Sets = None,
    seed: Deal = 1,
    cores: Cores = 0,
    on: On = "cores",
    address: Address = "",
) -> None:
    """Write every decision of many games; the same command goes on where it stopped."""
    voice: Voice = context.obj
    rules = registry.game(game)
    given = settings(players, edition, expansion, sets, voice)
    dataset.check_tools()
    line_up = fill_up(rules, [bot.strip() for bot in bots.split(",")], chairs(given, voice))
    todo = dataset.parts(rules, line_up, given, games, seed)
    dataset.check_folder(out, dataset.card(todo, line_up, games))
    rows = 0
    with Farm(cores, on, address) as farm:
        made = dataset.make(todo, out, farm)
        for written in shown(made, 0, len(todo), voice, voice.tell("data-playing")):
            rows += written.rows
    voice.write(voice.tell("data-made", rows=rows, files=len(todo), folder=str(out)))
