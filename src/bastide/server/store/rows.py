"""The rows of the store as plain data."""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any, Literal

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
    since: float = 0.0
    """Since when the seat is asked that is asked."""
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
    absences: dict[str, list[tuple[float, float]]] = field(default_factory=dict)
    """When those who sit there are away."""


NotificationKind = Literal["turn", "reminder", "over", "rematch"]
Channel = Literal["push", "mail", "webhook"]


@dataclass(frozen=True)
class Notification:
    """Something at a table that a person may wish to be told; once for every revision."""

    person: str
    kind: NotificationKind
    table_id: str
    revision: int = 0
    """Of a turn, the last line of the journal in which that person acted; else 0."""
    due: float | None = None
    """When it is to be said; never, if the person looks at the table while it happens.
    Of a reminder, the moment from which the person's time for it is counted."""


@dataclass(frozen=True)
class Due:
    """A notification whose time has come, and what may be said of its table."""

    kind: NotificationKind
    table_id: str
    revision: int
    game: str
    options: dict[str, Setting]
    others: tuple[str, ...]
    """How those are called who also sit there."""


@dataclass(frozen=True)
class Contact:
    """How a person wishes to be told."""

    person: str
    lang: str
    site: str = ""
    """Under which address the person sees the page."""
    wishes: tuple[str, ...] = ()
    """Kinds and channels, such as `turn.push`."""
    reminder: int = 86400
    """Seconds after which a reminder is due."""
    zone: str = "UTC"
    quiet_from: int | None = None
    """Minutes after midnight from which, and up to which, nothing is said."""
    quiet_to: int | None = None
    asked: bool = False
    """Whether the page has asked once."""
    mail: str | None = None
    """An address that was proved to be the person's."""
    webhook: str | None = None
    webhook_secret: str | None = None


@dataclass(frozen=True)
class Subscription:
    """Where a browser lets itself be pushed, and the keys with which only it can read."""

    id: str
    person: str
    device: str
    endpoint: str
    public: str
    auth: str
    created: float


@dataclass(frozen=True)
class Delivery:
    """A message on its way by one channel; its id is the same however often it is tried."""

    id: str
    person: str
    table_id: str
    channel: Channel
    target: str
    body: str
    made: float
    due: float
    until: float | None = None
    tries: int = 0


def values_of(row: TableRow) -> dict[str, Any]:
    """A table as it is stored."""
    return {**asdict(row), "options": options_of(row), "seed": str(row.seed)}


def options_of(row: TableRow) -> str:
    """The options of a table as they are stored."""
    return json.dumps(row.options)


def row_of(line: Mapping[Any, Any]) -> TableRow:
    """A table as it was stored."""
    values = dict(line)
    return TableRow(
        **{**values, "options": json.loads(values["options"]), "seed": int(values["seed"])}
    )


def chair_of(line: Mapping[Any, Any]) -> ChairRow:
    """A chair as it was stored."""
    return ChairRow(**{key: value for key, value in line.items() if key != "table_id"})
