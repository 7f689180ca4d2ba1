"""Showing what an arena found: progress while it plays, then the table."""

from collections.abc import Iterable, Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any, TypeVar

from rich.box import SIMPLE_HEAD
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)
from rich.table import Table as Grid
from rich.text import Text

from bastide.cli.voice import Voice
from bastide.research.arena import Arena
from bastide.research.standing import Faults, Row

T = TypeVar("T")

LOOKED_BACK = 3600.0
"""Seconds from which the time left is reckoned: one game between thinkers may take a minute."""


def progress(voice: Voice) -> Progress:
    """A bar on the error stream with the time that is left."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        console=voice.err,
        transient=True,
        speed_estimate_period=LOOKED_BACK,
    )


def shown(games: Iterable[T], done: int, total: int, voice: Voice, text: str) -> Iterator[T]:
    """The games as they come, with a bar."""
    with progress(voice) as bar:
        task = bar.add_task(text, total=total, completed=done)
        for game in games:
            bar.advance(task)
            yield game


def is_stopped(
    games: Iterable[object], arenas: list[Arena], out: Path | None, voice: Voice
) -> bool:
    """Wait for the games of these arenas; whether Ctrl-C ended them after some were played."""
    done = sum(len(arena.outcomes) for arena in arenas)
    total = sum(len(arena.pairings) for arena in arenas)
    try:
        for _ in shown(games, done, total, voice, voice.tell("arena-playing")):
            pass
    except KeyboardInterrupt:
        if not any(arena.outcomes for arena in arenas):
            raise
        voice.err.print(voice.tell("arena-stopped", kept="yes" if out else "no"), markup=False)
        return True
    return False


def grid(rows: list[Row], voice: Voice) -> Grid:
    """The standing: shares with their intervals, Elo with its interval."""
    made = Grid(
        caption=voice.tell("arena-caption"),
        caption_justify="left",
        box=SIMPLE_HEAD,
        padding=(0, 1, 0, 0),
    )
    made.add_column(voice.tell("arena-bot"), overflow="fold")
    for name in ("games", "share", "share-interval", "times-equal", "points", "elo", "interval"):
        made.add_column(voice.tell(f"arena-{name}"), justify="right", no_wrap=True)
    for row in rows:
        made.add_row(
            Text(row.bot),
            str(row.games),
            f"{100 * row.share:.1f} %",
            f"{100 * row.low:.1f}-{100 * row.high:.1f}",
            f"{row.share / row.equal:.2f}",
            f"{row.points:.1f}",
            f"{row.elo:+.0f}",
            f"{row.elo_low:+.0f} … {row.elo_high:+.0f}",
        )
    return made


def fault_line(fault: Faults, voice: Voice) -> str:
    """How many games a bot lost by a fault of its own, and what the first of them was."""
    why = voice.tell(f"bot-fault-{fault.reason}")
    return voice.tell("arena-fault", bot=fault.bot, games=fault.games, why=why, detail=fault.detail)


def plain(rows: list[Row]) -> list[dict[str, Any]]:
    """The standing for programs."""
    return [
        {name: round(value, 4) if isinstance(value, float) else value for name, value in fact}
        for fact in (asdict(row).items() for row in rows)
    ]
