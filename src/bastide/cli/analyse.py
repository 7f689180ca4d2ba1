"""`bastide analyse`: a finished game, decision by decision: mistakes, luck, accuracy."""

import json
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any

import typer
from rich import box
from rich.table import Table as Grid
from rich.text import Text

from bastide.bots.analysis import EVERYTHING, ITERATIONS, Analysis, Analyst, Choice
from bastide.cli import saves
from bastide.cli.chairs import names, read
from bastide.cli.options import AsJson
from bastide.cli.results import shown
from bastide.cli.voice import Voice
from bastide.engine.game import Game
from bastide.engine.messages import Message

SHOWN = 10
"""Mistakes that are shown, the costliest ones."""
COLUMNS = (
    *("analyse-accuracy", "analyse-mistakes", "analyse-start", "analyse-lost"),
    *("analyse-given", "analyse-luck", "analyse-end"),
)
"""What is told of a seat."""


def analyse(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(help="cli-argument-record")],
    seat: Annotated[
        int, typer.Option("--seat", min=EVERYTHING, help="analyse-option-seat")
    ] = EVERYTHING,
    iterations: Annotated[
        int, typer.Option("--iterations", min=16, max=100_000, help="analyse-option-iterations")
    ] = ITERATIONS,
    as_json: AsJson = False,
) -> None:
    """Say who stood how, which moves cost most, what was better, and what was luck."""
    voice: Voice = context.obj
    record = saves.load(file, voice)
    analyst = Analyst(record, seat, iterations)
    for _ in shown(analyst.choices(), 0, analyst.total(), voice, voice.tell("analyse-thinking")):
        pass
    found = analyst.result()
    chairs = names([read(chair) for chair in record.seats], voice)
    seats = chairs or [str(number) for number in range(found.players)]
    if as_json:
        plain = document(found, analyst.game, seats, voice)
        voice.write(json.dumps(plain, ensure_ascii=False, indent=2))
        return
    voice.out.print(accounts(found, seats, voice))
    costly = sorted(found.choices, key=lambda choice: -choice.cost)[:SHOWN]
    costly = [choice for choice in costly if choice.cost > 0.0]
    if costly:
        voice.out.print(mistakes(costly, seats, voice))
    else:
        voice.write(voice.tell("analyse-no-mistakes"))


def percent(share: float) -> str:
    """A part of one as people read it."""
    return f"{100 * share:.0f} %"


def signed(share: float) -> str:
    """What was won or lost."""
    return f"{100 * share:+.0f} %"


def accounts(found: Analysis, seats: list[str], voice: Voice) -> Grid:
    """A row for every seat that the viewpoint reaches."""
    sees_all = found.viewpoint == EVERYTHING
    made = Grid(caption=voice.tell("analyse-caption"), caption_justify="left", box=box.SIMPLE_HEAD)
    made.add_column("")
    for name in COLUMNS:
        if sees_all or name != "analyse-given":
            made.add_column(voice.tell(name), justify="right")
    for name, account in zip(seats, found.accounts, strict=True):
        if account is None:
            continue
        cells = [percent(account.accuracy), str(account.mistakes), percent(account.start)]
        cells.append(signed(-account.lost))
        cells += [signed(account.given)] if sees_all else []
        cells += [signed(account.luck), percent(account.end)]
        made.add_row(Text(name), *cells)
    return made


def mistakes(costly: list[Choice], seats: list[str], voice: Voice) -> Grid:
    """A row for each, the costliest first."""
    made = Grid(box=box.SIMPLE_HEAD)
    made.add_column(voice.tell("analyse-move"), justify="right")
    made.add_column("")
    made.add_column(voice.tell("analyse-cost"), justify="right")
    for name in ("analyse-played", "analyse-better", "analyse-why"):
        made.add_column(voice.tell(name), overflow="fold")
    for choice in costly:
        made.add_row(
            str(choice.at + 1),
            Text(seats[choice.seat]),
            percent(choice.cost),
            Text(voice.say(choice.played_label, seats)),
            Text(voice.say(choice.best_label, seats)),
            Text(", ".join(voice.say(Message(reason)) for reason in choice.reasons)),
        )
    return made


def document(found: Analysis, game: Game, seats: list[str], voice: Voice) -> dict[str, Any]:
    """Everything, for programs; `docs/analysis.md` says what it means."""
    return {
        "game": found.game,
        "players": found.players,
        "viewpoint": found.viewpoint,
        "iterations": found.iterations,
        "won": found.won,
        "seats": [None if account is None else asdict(account) for account in found.accounts],
        "choices": [
            {
                "at": choice.at,
                "seat": choice.seat,
                "round": choice.round,
                "options": choice.options,
                "chances": [round(chance, 4) for chance in choice.chances],
                "after": [round(chance, 4) for chance in choice.after],
                "cost": round(choice.cost, 4),
                "played": game.notation.format(choice.played),
                "best": game.notation.format(choice.best),
                "played_label": voice.say(choice.played_label, seats),
                "best_label": voice.say(choice.best_label, seats),
                "reasons": [voice.say(Message(reason)) for reason in choice.reasons],
            }
            for choice in found.choices
        ],
    }
