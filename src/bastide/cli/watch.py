"""`bastide watch`: computers play, people look on."""

import json
import time
from typing import Annotated

import typer
from rich.console import Group

from bastide.bots.fault import Fault
from bastide.cli import saves
from bastide.cli.chairs import BOT, Chair, names
from bastide.cli.drawings import drawing_of
from bastide.cli.logbook import paragraphs, written
from bastide.cli.look import SPECTATOR, Look
from bastide.cli.opponents import chooser, told
from bastide.cli.options import (
    AsJson,
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
from bastide.cli.scores import outcome, score_grid, verdict
from bastide.cli.screen import Screen
from bastide.cli.voice import Voice
from bastide.engine import registry
from bastide.engine.game import complete
from bastide.engine.match import Match
from bastide.engine.seat import Seat
from bastide.research.lineup import automatic


def watch(
    context: typer.Context,
    game: Annotated[str, typer.Argument(help="cli-argument-game")],
    players: Players = None,
    edition: Edition = None,
    expansion: Expansion = False,
    sets: Sets = None,
    seats: Annotated[
        str | None, typer.Option("--seats", metavar="BOTS", help="cli-option-bots")
    ] = None,
    level: Level = None,
    seed: Seed = None,
    delay: Annotated[
        float, typer.Option("--delay", min=0, metavar="SECONDS", help="cli-option-delay")
    ] = 1.0,
    save: Save = None,
    as_json: AsJson = False,
) -> None:
    """Let computers play and look on."""
    voice: Voice = context.obj
    rules = registry.game(game)
    given = settings(players, edition, expansion, sets, voice)
    given = {**automatic(rules), **given}
    count = int(complete(rules, given)["players"])
    bots = [part.strip() for part in seats.split(",")] if seats else [""] * count
    chairs_of_bots = ",".join(f"{BOT}:{part}" for part in bots)
    match, chairs = set_up(game, given, chairs_of_bots, level, seed, voice)
    performed(match, chairs, voice, delay, silent=as_json)
    if save is not None:
        saves.save(match, save, voice)
    if as_json:
        voice.write(json.dumps(outcome(match), ensure_ascii=False, indent=2))


def performed(match: Match, chairs: list[Chair], voice: Voice, delay: float, silent: bool) -> None:
    """Play the game to its end, showing every action unless silent."""
    choosers = [
        chooser(chair.level, match.record.seed + seat + 1, voice, match.record.settings)
        for seat, chair in enumerate(chairs)
    ]
    look = Look(voice, names(chairs, voice), SPECTATOR, match.record.settings)
    while not match.state.is_over():
        seat = match.state.mover()
        try:
            act = choosers[seat](Seat(match.game, match.state, seat))
        except Fault as fault:
            raise voice.refuse(
                "cli-bot-lost", name=look.names[seat], why=told(fault, voice)
            ) from None
        match.play(act)
        if not silent and show_news(match, look):
            time.sleep(delay)
    if not silent:
        voice.out.print(score_grid(match, look))
        voice.out.print(verdict(match, look), style="bold green")


def show_news(match: Match, look: Look) -> bool:
    """Draw the table anew, or add to the log where there is no terminal; says if there was news."""
    drawing = drawing_of(match.game.name)
    done = len(match.record.actions)
    news = paragraphs(match, look, drawing, done - 1, done)
    if not news:
        return False
    if look.voice.out.is_terminal:
        Screen(match, drawing, look, done - 1).show()
    else:
        for paragraph in news:
            look.voice.out.print(Group(*written(paragraph, look.voice.out)))
    return True
