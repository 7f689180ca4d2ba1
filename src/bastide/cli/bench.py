"""`bastide bench`: speed of both builds and of peer libraries, measured in one run."""

import json
import os
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from statistics import median
from typing import Annotated, Any

import typer
from rich.box import SIMPLE_HEAD
from rich.table import Table as Grid

from bastide.cli.options import AsJson
from bastide.cli.results import shown
from bastide.cli.voice import Voice
from bastide.engine import registry
from bastide.research import peers

MEASURES = ("games", "decisions", "clones", "imagined", "iterations")
YARDSTICK = "catanatron"
COMPARED = ("decisions", "clones")
"""What the yardstick can do as well."""

Figures = dict[str, Any]


def bench(
    context: typer.Context,
    games: Annotated[list[str] | None, typer.Argument(help="cli-argument-games")] = None,
    players: Annotated[str, typer.Option(help="cli-option-counts")] = "2,3,4",
    with_peers: Annotated[bool, typer.Option("--peers", help="cli-option-peers")] = False,
    seconds: Annotated[float, typer.Option(min=0.01, help="cli-option-seconds")] = 0.5,
    rounds: Annotated[int, typer.Option(min=1, help="cli-option-rounds")] = 3,
    as_json: AsJson = False,
) -> None:
    """Measure how fast games are played, interpreted and compiled, beside other libraries."""
    voice: Voice = context.obj
    names = [registry.game(name).name for name in games or []] or [g.name for g in registry.games()]
    counts = [int(part) for part in players.split(",") if part.strip().isdigit()]
    allowed = {value for name in names for value in registry.game(name).setup.choices()[0].values}
    if not counts or not allowed.issuperset(counts):
        raise voice.refuse("bench-no-counts", players=players)
    if with_peers and not peers.installed():
        raise voice.refuse("bench-no-peers")
    tasks = _tasks(names, counts, seconds, with_peers)
    found: dict[tuple[str, ...], list[Figures]] = defaultdict(list)
    turns = [task for _ in range(rounds) for task in tasks]
    for figures in shown(
        _measured(turns, voice), 0, len(turns), voice, voice.tell("bench-measuring")
    ):
        for figure in figures:
            found[_key(figure)].append(figure)
    rows = [_median(samples) for samples in found.values()]
    _compare(rows)
    if as_json:
        voice.write(json.dumps(rows, indent=1))
    else:
        voice.out.print(_grid(rows, voice))


@dataclass(frozen=True)
class Task:
    """What one child process measures."""

    subject: str
    build: str
    arguments: list[str]


def _tasks(names: list[str], counts: list[int], seconds: float, with_peers: bool) -> list[Task]:
    """One child process after the other, taking turns, so that all see the same machine."""
    tasks: list[Task] = []
    for name in names:
        ours = ["-m", "bastide.research.speed", json.dumps([[name], counts, seconds])]
        tasks += [Task(name, "compiled", ours), Task(name, "interpreted", ours)]
    if with_peers:
        peer = ["-m", "bastide.research.peers", str(max(seconds, 1.0))]
        tasks.insert(1, Task("--peers", "peer", peer))
    return tasks


def _measured(tasks: list[Task], voice: Voice) -> Iterator[list[Figures]]:
    """What each task found; where no bar can be drawn, a line says what is being measured."""
    for number, task in enumerate(tasks, 1):
        if not voice.err.is_terminal:
            build = voice.tell(f"bench-build-{task.build}")
            steps = f"{voice.tell('bench-measuring')} {number}/{len(tasks)}"
            voice.err.print(f"{steps} {task.subject} ({build})", markup=False)
        yield _run(task)


def _run(task: Task) -> list[Figures]:
    environment = {**os.environ, "BASTIDE_PURE": "1" if task.build == "interpreted" else "0"}
    done = subprocess.run(
        [sys.executable, "-W", "ignore", *task.arguments],
        env=environment,
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    figures: list[Figures] = json.loads(done.stdout[done.stdout.index("[") :])
    return figures


def _key(figures: Figures) -> tuple[str, ...]:
    if "peer" in figures:
        return ("peer", figures["peer"])
    return (figures["game"], str(figures["players"]), figures["build"])


def _median(samples: list[Figures]) -> Figures:
    row = dict(samples[0])
    for measure in MEASURES:
        if measure in row:
            row[measure] = median(sample[measure] for sample in samples)
    return row


def _compare(rows: list[Figures]) -> None:
    """Add how many times the yardstick's rate each of our rates is."""
    yardstick = next((row for row in rows if row.get("peer") == YARDSTICK), None)
    if yardstick is None:
        return
    for row in rows:
        for measure in COMPARED:
            if row is not yardstick and row.get(measure):
                row[f"{measure}_ratio"] = round(row[measure] / yardstick[measure], 2)


def _grid(rows: list[Figures], voice: Voice) -> Grid:
    """Rates in short figures, so that the table fits a small window."""
    compared = any(f"{measure}_ratio" in row for row in rows for measure in COMPARED)
    grid = Grid(
        title=voice.tell("bench-title"),
        caption=voice.tell("bench-caption", compared="yes" if compared else "no"),
        caption_justify="left",
        box=SIMPLE_HEAD,
        padding=(0, 1, 0, 0),
        pad_edge=False,
        show_edge=False,
    )
    grid.add_column(voice.tell("bench-game"))
    grid.add_column(voice.tell("bench-build"))
    for measure in MEASURES:
        grid.add_column(voice.tell(f"bench-{measure}"), justify="right")
        if compared and measure in COMPARED:
            grid.add_column(f"× {YARDSTICK[0].upper()}", justify="right")
    for row in rows:
        cells = [f"{row['game']} {row['players']}" if "game" in row else str(row["peer"])]
        cells.append(voice.tell(f"bench-build-{row.get('build', 'peer')}"))
        for measure in MEASURES:
            cells.append(short(row.get(measure, 0.0)))
            if compared and measure in COMPARED:
                cells.append(_ratio(row.get(f"{measure}_ratio")))
        grid.add_row(*cells)
    return grid


def _ratio(ratio: float | None) -> str:
    return "" if ratio is None else f"{ratio:.3g}"


def short(rate: float) -> str:
    """A rate in three figures: 950, 12.3k, 4.56M; nothing when it was not measured."""
    for size, unit in ((1e6, "M"), (1e3, "k")):
        if rate >= size * 0.9995:
            scaled = rate / size
            return f"{scaled:.0f}{unit}" if scaled >= 99.95 else f"{scaled:.3g}{unit}"
    return f"{rate:.3g}" if rate else ""
