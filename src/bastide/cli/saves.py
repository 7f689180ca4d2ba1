"""Where games are kept while they are played, and how records are read and written."""

import os
import time
from pathlib import Path

from bastide.cli.voice import Voice
from bastide.engine import record
from bastide.engine.match import Match

SUFFIX = ".record"


def folder() -> Path:
    """Where games without a file of their own are kept."""
    home = os.environ.get("XDG_STATE_HOME") or str(Path.home() / ".local" / "state")
    return Path(home) / "bastide"


def new_path(game: str) -> Path:
    """A file name that nobody uses yet."""
    stem = f"{game}-{time.strftime('%Y%m%d-%H%M%S')}"
    path = folder() / (stem + SUFFIX)
    number = 2
    while path.exists():
        path = folder() / f"{stem}-{number}{SUFFIX}"
        number += 1
    return path


def latest(game: str) -> Path | None:
    """The file of the game played last."""
    found = sorted(folder().glob(f"{game}-*{SUFFIX}"), key=lambda path: path.stat().st_mtime)
    return found[-1] if found else None


def save(match: Match, path: Path, voice: Voice) -> None:
    """Write the record whole or not at all; raises BadInput."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        fresh = path.with_name(path.name + ".new")
        fresh.write_text(record.write(match.record), encoding="utf-8")
        fresh.replace(path)
    except OSError as problem:
        raise voice.refuse("cli-no-write", file=str(path), why=_why(problem)) from None


def load(path: Path, voice: Voice) -> record.Record:
    """The record in a file, checked to the last action; raises BadInput."""
    found = record.read(text_of(path, voice))
    record.replay(found)
    return found


def resumed(path: Path, voice: Voice) -> Match:
    """The game of a record, ready to go on; raises BadInput."""
    return Match(load(path, voice))


def text_of(path: Path, voice: Voice) -> str:
    """The text of a file; raises BadInput."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as problem:
        raise voice.refuse("cli-no-read", file=str(path), why=_why(problem)) from None
    except UnicodeDecodeError:
        raise voice.refuse("cli-no-text", file=str(path)) from None


def _why(problem: OSError) -> str:
    return problem.strerror or type(problem).__name__
