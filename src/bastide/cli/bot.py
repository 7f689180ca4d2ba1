"""`bastide bot`: a program sits down at a table of a server."""

from random import randrange
from typing import Annotated

import typer

from bastide.bots import program
from bastide.bots.fault import Fault
from bastide.bots.guests import SECONDS
from bastide.bots.served import Chair, play
from bastide.cli.arena import Within
from bastide.cli.opponents import told
from bastide.cli.voice import Voice

FAILED = 1


def bot(
    context: typer.Context,
    command: Annotated[list[str], typer.Argument(metavar="COMMAND", help="served-command")],
    chair: Annotated[str, typer.Option("--chair", metavar="LINK", help="served-chair")],
    url: Annotated[str, typer.Option("--url", metavar="URL", help="served-url")] = "",
    name: Annotated[str, typer.Option("--name", help="served-name")] = "Bot",
    seed: Annotated[int | None, typer.Option("--seed", min=0, help="served-seed")] = None,
    within: Within = SECONDS,
) -> None:
    """Play one game for a chair; the exit code is 1 if the program fails, and a bot sits in."""
    voice: Voice = context.obj
    words = " ".join(command)
    program.check(words)
    taken = Chair(url, chair, name)
    voice.write(voice.tell("served-sits", name=name, url=taken.base))
    try:
        chance = randrange(1 << 30) if seed is None else seed
        ending = play(taken, words, chance, within, voice.note)
    except Fault as fault:
        voice.err.print(voice.tell("served-failed", why=told(fault, voice)), markup=False)
        raise typer.Exit(FAILED) from None
    points = ", ".join(map(str, ending.totals))
    won = "yes" if ending.seat in ending.winners else "no"
    voice.write(voice.tell("served-over", points=points, won=won))
