"""`bastide arena`: bots against bots, measured."""

import json
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from bastide.bots.guests import SECONDS
from bastide.cli.options import AsJson, Edition, Expansion, Players, Sets, settings
from bastide.cli.results import fault_line, grid, is_stopped, plain
from bastide.cli.voice import Voice
from bastide.engine import registry
from bastide.engine.settings import Setting
from bastide.research.arena import Arena, check_export, export
from bastide.research.farm import Farm
from bastide.research.lineup import fill_up
from bastide.research.standing import faults, standing

Games = Annotated[int, typer.Option("--games", min=1, metavar="N", help="arena-option-games")]
Deal = Annotated[int, typer.Option("--seed", min=0, metavar="N", help="arena-option-seed")]
Cores = Annotated[int, typer.Option("--cores", min=0, metavar="N", help="arena-option-cores")]
Out = Annotated[Path | None, typer.Option("--out", metavar="FOLDER", help="arena-option-out")]
On = Annotated[str, typer.Option("--on", metavar="cores|ray", help="arena-option-on")]
Address = Annotated[str, typer.Option("--address", metavar="RAY", help="arena-option-address")]
INTERRUPTED = 130
"""What a command leaves behind that Ctrl-C ended."""

Within = Annotated[
    float, typer.Option("--within", min=0.001, metavar="SECONDS", help="arena-option-within")
]
Until = Annotated[str, typer.Option("--until", metavar="95%", help="arena-option-until")]


def arena(
    context: typer.Context,
    game: Annotated[str, typer.Argument(help="cli-argument-game")],
    more: Annotated[list[str] | None, typer.Argument(help="arena-argument-more")] = None,
    seats: Annotated[str, typer.Option("--seats", metavar="BOTS", help="arena-option-seats")] = "",
    games: Games = 400,
    players: Players = None,
    edition: Edition = None,
    expansion: Expansion = False,
    sets: Sets = None,
    seed: Deal = 1,
    cores: Cores = 0,
    on: On = "cores",
    address: Address = "",
    until: Until = "",
    within: Within = SECONDS,
    out: Out = None,
    table_file: Annotated[
        Path | None, typer.Option("--export", metavar="FILE", help="arena-option-export")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play many games from all chairs with the same deals, and say who is stronger."""
    voice: Voice = context.obj
    rules = registry.game(game)
    given = settings(players, edition, expansion, sets, voice)
    bots = [bot.strip() for bot in ",".join([seats, *(more or [])]).split(",") if bot.strip()]
    if not bots:
        raise voice.refuse("arena-no-bots")
    wanted = certainty_wanted(until, voice)
    if table_file is not None:
        check_export(table_file)
    line_up = fill_up(rules, bots, chairs(given, voice), within)
    fought = Arena(rules, line_up, given, games, seed, out, within)
    with Farm(cores, on, address) as farm:
        stopped = is_stopped(fought.play(farm, wanted), [fought], out, voice)
    rows = standing(fought.whole(), fought.bots)
    lost = faults(fought.whole())
    plain_faults = [asdict(fault) for fault in lost]
    certain = wanted > 0.0 and fought.is_certain(wanted)
    if as_json:
        about = {
            "game": game,
            "settings": fought.pairings[0].settings,
            "seats": line_up,
            "games": len(fought.whole()),
            **({"until": wanted, "certain": certain} if wanted else {}),
            "rows": plain(rows),
            **({"faults": plain_faults} if plain_faults else {}),
        }
        voice.write(json.dumps(about, ensure_ascii=False, indent=2))
    else:
        voice.out.print(grid(rows, voice))
        for fault in lost:
            voice.write(fault_line(fault, voice))
        if wanted:
            words = {"percent": round(100 * wanted), "games": len(fought.outcomes)}
            voice.write(voice.tell("arena-certain" if certain else "arena-uncertain", **words))
    if table_file is not None:
        export(fought.whole(), table_file)
    if stopped:
        raise typer.Exit(INTERRUPTED)


def chairs(given: dict[str, Setting], voice: Voice) -> int | None:
    """How many players are wanted, or None when nobody said."""
    wanted = given.pop("players", None)
    if wanted is not None and type(wanted) is not int:
        raise voice.refuse("cli-no-setting", text=f"players={wanted}"[:40])
    return wanted


def certainty_wanted(text: str, voice: Voice) -> float:
    """`95%` as 0.95; nothing as 0."""
    if not text:
        return 0.0
    number = text.strip().removesuffix("%").strip()
    if not (number.isascii() and number.isdigit() and 50 <= int(number) <= 99):
        raise voice.refuse("arena-bad-until", text=text[:20])
    return int(number) / 100
