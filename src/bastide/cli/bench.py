"""`bastide bench`: speed of both builds and of peer libraries, measured in one run."""

import json
import os
import subprocess
import sys
from collections import defaultdict
from statistics import median
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import track
from rich.table import Table

import bastide.games  # noqa: F401  makes the games known
from bastide.engine import registry
from bastide.engine.messages import BadInput
from bastide.research import peers

MEASURES = ("games", "decisions", "clones", "imagined")
YARDSTICK = "catanatron"


def bench(
    games: Annotated[list[str] | None, typer.Argument(help="cli-argument-games")] = None,
    players: Annotated[str, typer.Option(help="cli-option-counts")] = "2,3,4",
    with_peers: Annotated[bool, typer.Option("--peers", help="cli-option-peers")] = False,
    seconds: Annotated[float, typer.Option(help="cli-option-seconds")] = 0.5,
    rounds: Annotated[int, typer.Option(help="cli-option-rounds")] = 3,
    as_json: Annotated[bool, typer.Option("--json", help="cli-option-json")] = False,
) -> None:
    """Measure how fast games are played, interpreted and compiled, beside other libraries."""
    names = [registry.game(name).name for name in games or []] or [g.name for g in registry.games()]
    counts = [int(part) for part in players.split(",") if part.strip().isdigit()]
    if not counts:
        raise BadInput(f"'{players}' names no player count; write for instance 2,3,4.")
    tasks = _tasks(names, counts, seconds, with_peers)
    found: dict[tuple[str, ...], list[dict[str, Any]]] = defaultdict(list)
    console = Console(stderr=True)
    turns = [task for _ in range(rounds) for task in tasks]
    for arguments, pure in track(turns, "measuring", console=console, transient=True):
        for figures in _run(arguments, pure):
            found[_key(figures)].append(figures)
    rows = [_median(samples) for samples in found.values()]
    _compare(rows)
    if as_json:
        print(json.dumps(rows, indent=1))
    else:
        _show(rows)


def _tasks(
    names: list[str], counts: list[int], seconds: float, with_peers: bool
) -> list[tuple[list[str], bool]]:
    """One child process after the other, taking turns, so that all see the same machine."""
    ours = ["-m", "bastide.research.speed", json.dumps([names, counts, seconds])]
    tasks = [(ours, False), (ours, True)]
    if with_peers:
        if not peers.installed():
            raise BadInput("No peer library is installed; the extra 'peers' brings them.")
        tasks.insert(1, (["-m", "bastide.research.peers", str(max(seconds, 1.0))], False))
    return tasks


def _run(arguments: list[str], pure: bool) -> list[dict[str, Any]]:
    environment = {**os.environ, "BASTIDE_PURE": "1" if pure else "0"}
    done = subprocess.run(
        [sys.executable, "-W", "ignore", *arguments],
        env=environment,
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    figures: list[dict[str, Any]] = json.loads(done.stdout[done.stdout.index("[") :])
    return figures


def _key(figures: dict[str, Any]) -> tuple[str, ...]:
    if "peer" in figures:
        return ("peer", figures["peer"])
    return (figures["game"], str(figures["players"]), figures["build"])


def _median(samples: list[dict[str, Any]]) -> dict[str, Any]:
    row = dict(samples[0])
    for measure in MEASURES:
        if measure in row:
            row[measure] = median(sample[measure] for sample in samples)
    return row


def _compare(rows: list[dict[str, Any]]) -> None:
    """Add how many times the yardstick's rate each of our rates is."""
    yardstick = next((row for row in rows if row.get("peer") == YARDSTICK), None)
    if yardstick is None:
        return
    for row in rows:
        if row is not yardstick:
            for measure in ("decisions", "clones"):
                row[f"{measure}_ratio"] = round(row[measure] / yardstick[measure], 2)


def _show(rows: list[dict[str, Any]]) -> None:
    table = Table(title="per second of processor time, one core, uniformly random play")
    compared = any("decisions_ratio" in row for row in rows)
    for heading in ("game", "players", "build", *MEASURES):
        table.add_column(heading, justify="left" if heading in ("game", "build") else "right")
    if compared:
        table.add_column(f"decisions x {YARDSTICK}", justify="right")
        table.add_column(f"clones x {YARDSTICK}", justify="right")
    for row in rows:
        cells = [
            str(row.get("game", row.get("peer"))),
            str(row.get("players", "")),
            str(row.get("build", "peer")),
            *(f"{row[measure]:,.0f}" if row.get(measure) else "" for measure in MEASURES),
        ]
        if compared:
            cells += [str(row.get(f"{name}_ratio", "")) for name in ("decisions", "clones")]
        table.add_row(*cells)
    Console().print(table)
