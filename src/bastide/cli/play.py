"""`bastide play`: a game at this keyboard."""

from pathlib import Path
from typing import Annotated

import typer

from bastide.cli import saves
from bastide.cli.chairs import YOU, Chair, read
from bastide.cli.sitting import Sitting
from bastide.cli.voice import Voice
from bastide.cli.wishes import Edition, Expansion, Players, Save, Seed, Sets, set_up, settings
from bastide.engine import registry
from bastide.engine.match import Match


def play(
    context: typer.Context,
    game: Annotated[str | None, typer.Argument(help="cli-argument-game")] = None,
    players: Players = None,
    edition: Edition = None,
    expansion: Expansion = False,
    sets: Sets = None,
    seats: Annotated[
        str | None, typer.Option("--seats", metavar="NAMES", help="cli-option-seats")
    ] = None,
    seed: Seed = None,
    resume: Annotated[
        Path | None, typer.Option("--resume", metavar="FILE", help="cli-option-resume")
    ] = None,
    save: Save = None,
) -> None:
    """Play a game, or go on with one."""
    voice: Voice = context.obj
    given = settings(players, edition, expansion, sets, voice)
    if resume is not None:
        if game is not None or given or seats is not None or seed is not None:
            raise voice.refuse("cli-resume-alone")
        match, chairs = resumed(resume, voice)
        path = save or resume
    else:
        name = game or only_game(voice)
        match, chairs = set_up(name, given, seats, seed, voice)
        path = save or saves.new_path(name)
    sitting = Sitting(match, chairs, path, voice)
    if save is not None:
        saves.save(match, path, voice)
    sitting.start(is_new=resume is None)


def resumed(path: Path, voice: Voice) -> tuple[Match, list[Chair]]:
    """A game that was left, and who sits there."""
    match = saves.resumed(path, voice)
    seats = match.record.seats or [YOU] * int(match.state.players)
    return match, [read(seat) for seat in seats]


def only_game(voice: Voice) -> str:
    """The game that is meant when none is named; raises BadInput where there are several."""
    names = [game.name for game in registry.games()]
    if len(names) == 1:
        return names[0]
    raise voice.refuse("cli-which-game", games=", ".join(names))
