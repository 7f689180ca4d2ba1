"""The options of a game as they are given on the command line."""

import time
from pathlib import Path
from typing import Annotated

import typer

from bastide.cli.chairs import BOT, YOU, Chair, seated
from bastide.cli.voice import Voice
from bastide.engine import registry
from bastide.engine.game import Game, complete
from bastide.engine.match import Match, new_match
from bastide.engine.settings import Setting, setting

Players = Annotated[
    int | None, typer.Option("--players", "-p", metavar="N", help="cli-option-players")
]
Edition = Annotated[
    int | None, typer.Option("--edition", "-e", metavar="N", help="cli-option-edition")
]
Expansion = Annotated[bool, typer.Option("--expansion", "-x", help="cli-option-expansion")]
Sets = Annotated[
    list[str] | None, typer.Option("--set", metavar="NAME=VALUE", help="cli-option-set")
]
Level = Annotated[int | None, typer.Option("--level", "-l", metavar="N", help="cli-option-level")]
Seed = Annotated[int | None, typer.Option("--seed", min=0, metavar="N", help="cli-option-seed")]
Save = Annotated[Path | None, typer.Option("--save", metavar="FILE", help="cli-option-save")]
AsJson = Annotated[bool, typer.Option("--json", help="cli-option-json")]

YES_OR_NO = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}


def settings(
    players: int | None, edition: int | None, expansion: bool, sets: list[str] | None, voice: Voice
) -> dict[str, Setting]:
    """What was chosen, by the names of the game's options; raises BadInput."""
    given: dict[str, Setting] = {}
    for text in sets or []:
        name, sign, value = text.partition("=")
        if not sign:
            raise voice.refuse("cli-no-setting", text=text[:40])
        given[name.strip().replace("-", "_")] = _value(value.strip())
    if players is not None:
        given["players"] = players
    if edition is not None:
        given["edition"] = edition
    if expansion:
        given["expansion"] = True
    return given


def _value(text: str) -> Setting:
    return YES_OR_NO[text.lower()] if text.lower() in YES_OR_NO else setting(text)


def set_up(
    name: str,
    given: dict[str, Setting],
    seats: str | None,
    level: int | None,
    seed: int | None,
    voice: Voice,
) -> tuple[Match, list[Chair]]:
    """A new game with its chairs; without `seats` one person plays against computers."""
    game = registry.game(name)
    players = int(complete(game, given)["players"])
    chairs = seated(seats or ",".join([YOU] + [BOT] * (players - 1)), level, voice)
    given = _filled(game, given, chairs, voice)
    chosen = time.time_ns() % 1_000_000_000 if seed is None else seed
    return new_match(game, given, chosen, [chair.written() for chair in chairs]), chairs


def _filled(
    game: Game, given: dict[str, Setting], chairs: list[Chair], voice: Voice
) -> dict[str, Setting]:
    """The settings with as many players as chairs."""
    if given.get("players", len(chairs)) != len(chairs):
        raise voice.refuse("cli-seats-differ", seats=len(chairs), players=str(given["players"]))
    filled = {**given, "players": len(chairs)}
    complete(game, filled)
    return filled
