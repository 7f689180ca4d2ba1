"""`bastide play`: a game at this keyboard."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from bastide.bots.guests import is_guest
from bastide.cli import saves
from bastide.cli.chairs import YOU, Chair, read
from bastide.cli.options import (
    Edition,
    Expansion,
    Level,
    Players,
    Save,
    Seed,
    Sets,
    set_up,
    settings,
)
from bastide.cli.session import Session
from bastide.cli.voice import Voice
from bastide.engine import registry
from bastide.engine.match import Match
from bastide.engine.messages import BadInput


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
    level: Level = None,
    seed: Seed = None,
    resume: Annotated[
        Path | None, typer.Option("--resume", metavar="FILE", help="cli-option-resume")
    ] = None,
    trust: Annotated[bool, typer.Option("--trust", help="cli-option-trust")] = False,
    save: Save = None,
) -> None:
    """Play a game, or go on with one."""
    voice: Voice = context.obj
    given = settings(players, edition, expansion, sets, voice)
    is_new = bool(given) or seats is not None or level is not None or seed is not None
    if resume is not None and (game is not None or is_new):
        raise voice.refuse("cli-resume-alone")
    left = resume
    if resume is None:
        game = registry.game(game or only_game(voice)).name
        left = None if is_new or save is not None else offered(game, voice)
    if left is not None:
        match, chairs = resumed(left, trust, voice)
    else:
        match, chairs = set_up(str(game), given, seats, level, seed, voice)
    path = save or left or saves.new_path(match.game.name)
    session = Session(match, chairs, path, voice)
    if save is not None:
        saves.save(match, save, voice)
    session.start(is_new=left is None)


def offered(game: str, voice: Voice) -> Path | None:
    """The last game of this kind that was left unfinished, if the player wants to go on with it."""
    path = saves.latest(game)
    if path is None or not (voice.out.is_terminal and sys.stdin.isatty()):
        return None
    try:
        match = saves.resumed(path, voice)
    except BadInput:
        return None
    if match.state.is_over() or not match.record.actions:
        return None
    voice.write(voice.tell("cli-unfinished", round=match.game.scoring.round(match.state)), "bold")
    voice.write("  1 " + voice.tell("cli-go-on"))
    voice.write("  2 " + voice.tell("cli-new-game"))
    answer = ""
    while answer not in ("1", "2"):
        answer = input("> ").strip()
    return path if answer == "1" else None


def resumed(path: Path, trusted: bool, voice: Voice) -> tuple[Match, list[Chair]]:
    """A game that was left, and who sits there.

    A record may come from anybody: what it names is run only when the player says so.
    """
    match = saves.resumed(path, voice)
    seats = match.record.seats or [YOU] * int(match.state.players)
    chairs = [read(seat) for seat in seats]
    strange = [chair.level for chair in chairs if is_guest(chair.level)]
    if strange and not trusted:
        raise voice.refuse("cli-untrusted", bots=", ".join(dict.fromkeys(strange))[:200])
    return match, chairs


def only_game(voice: Voice) -> str:
    """The game that is meant when none is named; raises BadInput where there are several."""
    names = [game.name for game in registry.games()]
    if len(names) == 1:
        return names[0]
    raise voice.refuse("cli-which-game", games=", ".join(names))
