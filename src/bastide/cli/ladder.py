"""`bastide ladder`: the standing of all levels."""

import json
from itertools import chain, combinations
from typing import Annotated

import typer

from bastide.bots.levels import levels
from bastide.cli.arena import INTERRUPTED, Address, Cores, Deal, On, Out
from bastide.cli.options import AsJson, Edition, Expansion, Players, Sets, settings
from bastide.cli.results import grid, is_stopped, plain
from bastide.cli.voice import Voice
from bastide.engine import registry
from bastide.engine.game import complete
from bastide.research.arena import Arena
from bastide.research.farm import Farm
from bastide.research.standing import standing


def ladder(
    context: typer.Context,
    game: Annotated[str, typer.Argument(help="cli-argument-game")],
    games: Annotated[
        int, typer.Option("--games", min=1, metavar="N", help="arena-option-each")
    ] = 100,
    players: Players = None,
    edition: Edition = None,
    expansion: Expansion = False,
    sets: Sets = None,
    seed: Deal = 1,
    cores: Cores = 0,
    on: On = "cores",
    address: Address = "",
    out: Out = None,
    as_json: AsJson = False,
) -> None:
    """Let all levels play each other and print how they stand."""
    voice: Voice = context.obj
    rules = registry.game(game)
    given = settings(players, edition, expansion, sets, voice)
    chairs = int(complete(rules, given)["players"])
    bots = [level.id for level in levels(game)]
    line_ups = [list(chosen) for chosen in combinations(bots, min(chairs, len(bots)))]
    arenas = [
        Arena(rules, line_up, given, games, seed, out and out / "-".join(line_up).replace(":", ""))
        for line_up in line_ups
    ]
    with Farm(cores, on, address) as farm:
        played = chain.from_iterable(fought.play(farm) for fought in arenas)
        stopped = is_stopped(played, arenas, out, voice)
    # Line-ups share their deals, and a deal counts once however many played it.
    outcomes = [outcome for fought in arenas for outcome in fought.whole()]
    seated = {bot for outcome in outcomes for bot in outcome.seats}
    rows = standing(outcomes, [bot for bot in bots if bot in seated])
    if as_json:
        about = {"game": game, "players": chairs, "games": len(outcomes), "rows": plain(rows)}
        voice.write(json.dumps(about, ensure_ascii=False, indent=2))
    else:
        for row in rows:
            level = next(level for level in levels(game) if level.id == row.bot)
            row.bot = f"{row.bot} {voice.say(level.name)}"
        voice.out.print(grid(rows, voice))
    if stopped:
        raise typer.Exit(INTERRUPTED)
