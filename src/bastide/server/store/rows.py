"""The rows of the store as plain data."""

from dataclasses import dataclass, field
from typing import Literal

from bastide.server.wire import ChairKind, Setting, Status

EntryKind = Literal[
    "start",
    "act",
    "undo",
    "back",
    "pause",
    "resume",
    "flag",
    "limit",
    "end",
    "chat",
    "hint",
    "chair",
    "lesson",
]
QUIET = ("chat", "hint", "chair", "lesson")
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
    owner: str | None = None
    """The process that alone may write to it, where several share a database."""
    lesson: bool = False
    """Whether it is somebody's first game, with notes."""


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
    emblem: str = ""
    """That of whoever sits here."""


@dataclass(frozen=True)
class Entry:
    """One line of a table's journal. Numbers begin at 1 and have no gaps."""

    number: int
    kind: EntryKind
    at: float
    seat: int = -1
    act: int = 0
    """The action, how many were taken back, or the round at which bots among themselves end;
    of a lesson, the step to which the notes were turned;
    of a chair with a new link, whether somebody else than its holder asked for it."""
    body: str = ""
    """What was said; else what is left in the banks, where there are any and it has changed."""


@dataclass(frozen=True)
class Person:
    """Somebody who has been here, with one device or several."""

    id: str
    name: str
    operator: bool
    emblem: str = ""


@dataclass(frozen=True)
class Device:
    """A browser; its cookie holds its id, signed."""

    id: str
    person: str
    name: str
    """What it says of itself, such as `phone Firefox`."""
    created: float
    seen: float


@dataclass(frozen=True)
class Passkey:
    """A key of a person, of which the public half is here."""

    id: str
    person: str
    name: str
    site: str
    """The name of the server for which it was made: it opens no other door."""
    public: str
    count: int
    created: float
    used: float


@dataclass(frozen=True)
class Arrival:
    """A device that would like to become somebody's; `link` and `claim` are digests."""

    person: str
    link: str
    until: float
    claim: str | None = None
    name: str = ""
    number: int = 0
    """What both devices show, so that a person sees that they mean each other."""
    welcome: bool = False


@dataclass(frozen=True)
class ResultSeat:
    """How a seat came out of a game, and who sat there."""

    seat: int
    person: str | None
    kind: str
    level: int
    name: str
    emblem: str
    points: int
    place: int
    """From 1; those who share a place have the same."""


@dataclass(frozen=True)
class Result:
    """How a game ended."""

    table_id: str
    game: str
    box: str
    rules: int
    rated: bool
    finished: bool
    """Whether it came to its end, and was not broken off."""
    counts_points: bool
    """Whether there is more to tell than who has won."""
    rounds: int
    moves: int
    began: float
    ended: float
    seats: list[ResultSeat]


@dataclass
class Stored:
    """A whole table as it is read from the store."""

    row: TableRow
    chairs: list[ChairRow]
    journal: list[Entry] = field(default_factory=list)
