"""The rows of the store as plain data."""

from dataclasses import dataclass, field
from typing import Literal

from bastide.server.wire import ChairKind, Setting, Status

EntryKind = Literal[
    "start", "act", "undo", "back", "pause", "resume", "flag", "limit", "chat", "hint", "chair"
]
QUIET = ("chat", "hint", "chair")
"""What does not touch the game: an answer that is on its way still fits."""


@dataclass
class TableRow:
    """A table without its chairs and its journal."""

    id: str
    code: str
    game: str
    title: str
    options: dict[str, Setting]
    seed: int
    rules: int
    status: Status
    pace: str
    live: bool
    rated: bool
    spectators: bool
    host: str
    created: float
    changed: float
    next: str | None = None
    asked: int = -1
    due: float | None = None
    patience: int = 120
    """Seconds that an absent player is waited for before others may let a bot sit in."""


@dataclass
class ChairRow:
    """One chair. `link` and `coach_link` are digests: the codes themselves are not kept."""

    seat: int
    kind: ChairKind
    name: str
    level: int = 0
    holder: str | None = None
    ready: bool = False
    stand_in: bool = False
    link: str | None = None
    coach_link: str | None = None
    coach: str | None = None


@dataclass(frozen=True)
class Entry:
    """One line of a table's journal. Numbers begin at 1 and have no gaps."""

    number: int
    kind: EntryKind
    at: float
    seat: int = -1
    act: int = 0
    """The action, how many were taken back, or the round at which bots among themselves end;
    of a chair with a new link, whether somebody else than its holder asked for it."""
    body: str = ""
    """What was said; else what is left in the banks, where there are any and it has changed."""


@dataclass(frozen=True)
class Person:
    """A browser that has been here."""

    id: str
    name: str
    operator: bool


@dataclass
class Stored:
    """A whole table as it is read from the store."""

    row: TableRow
    chairs: list[ChairRow]
    journal: list[Entry] = field(default_factory=list)
