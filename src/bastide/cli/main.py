"""The program `bastide`."""

import importlib.metadata
import io
import sys
from typing import Annotated

import typer
from typer.main import get_command

from bastide.build_info import build
from bastide.cli.admin import admin
from bastide.cli.analyse import analyse
from bastide.cli.arena import INTERRUPTED, arena
from bastide.cli.bench import bench
from bastide.cli.bot import bot
from bastide.cli.check import check
from bastide.cli.data import data
from bastide.cli.helping import Command, Group, translate, wrong_usage
from bastide.cli.ladder import ladder
from bastide.cli.learn import learn
from bastide.cli.listing import games
from bastide.cli.play import play
from bastide.cli.replay import replay
from bastide.cli.rules import rules
from bastide.cli.serve import serve, table
from bastide.cli.think import think
from bastide.cli.train import train
from bastide.cli.voice import Voice, spoken, taken_from
from bastide.cli.watch import watch
from bastide.engine.messages import BadInput
from bastide.rulebook import UnknownRule

app = typer.Typer(cls=Group, add_completion=False, help="cli-program")
app.command(cls=Command, help="cli-command-play")(play)
app.command(cls=Command, help="cli-command-learn")(learn)
app.command(cls=Command, help="cli-command-table")(table)
app.command(cls=Command, help="cli-command-watch")(watch)
app.command(cls=Command, help="cli-command-replay")(replay)
app.command(cls=Command, help="analyse-command")(analyse)
app.command(cls=Command, help="cli-command-check")(check)
app.command(cls=Command, help="cli-command-rules")(rules)
app.command(cls=Command, help="cli-command-games")(games)
app.command(cls=Command, help="arena-command")(arena)
app.command(cls=Command, help="arena-command-ladder")(ladder)
app.command(cls=Command, help="arena-command-train")(train)
app.command(cls=Command, help="cli-command-bench")(bench)
app.command(cls=Command, help="cli-command-bot")(bot)
app.command(cls=Command, help="cli-command-serve")(serve)
app.command(cls=Command, help="cli-command-think")(think)
app.add_typer(admin, name="admin")
app.add_typer(data, name="data")

BAD_INPUT = 2


def show_version(wanted: bool) -> None:
    """Print the version and the build, and stop."""
    if wanted:
        print(f"bastide {importlib.metadata.version('bastide')} ({build()})")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def program(
    context: typer.Context,
    lang: Annotated[str, typer.Option("--lang", help="cli-option-lang")] = "",
    version: Annotated[
        bool,
        typer.Option("--version", is_eager=True, callback=show_version, help="cli-option-version"),
    ] = False,
) -> None:
    """Options before the command; without one a table is set in the browser."""
    if context.invoked_subcommand is None:
        table(context)


def run(arguments: list[str]) -> int:
    """Run the program; says the exit code: 0 fine, 1 a check failed, 2 bad input."""
    voice = Voice(spoken())
    try:
        voice = Voice(taken_from(arguments))
        command = get_command(app)
        translate(command, voice)
        result = command.main(arguments, "bastide", standalone_mode=False, obj=voice)
    except BadInput as problem:
        said = voice.say(problem.message) if problem.message else str(problem)
        return complain(said, voice)
    except UnknownRule as problem:
        return complain(str(problem), voice)
    except typer.TyperException as problem:
        return complain(wrong_usage(problem, voice), voice)
    except typer.Abort:
        return INTERRUPTED
    return result if isinstance(result, int) else 0


def complain(sentence: str, voice: Voice) -> int:
    """One sentence on the error stream."""
    voice.err.print(sentence, markup=False, soft_wrap=True)
    return BAD_INPUT


def main() -> None:
    """The entry point; characters that a terminal does not have are replaced, not fatal."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    sys.exit(run(sys.argv[1:]))
