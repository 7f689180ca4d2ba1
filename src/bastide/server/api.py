"""Requests and answers of the HTTP interface."""

from typing import Annotated

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from bastide.server import wire
from bastide.server.wire import ChairKind, Setting, Status

Name = Annotated[str, Meta(max_length=wire.NAME_LENGTH)]
Pace = Annotated[str, Meta(max_length=20)]


class Seating(Struct, forbid_unknown_fields=True):
    """Who shall sit on a chair."""

    kind: ChairKind
    level: Annotated[int, Meta(ge=1, le=4)] | UnsetType = UNSET
    name: Name | UnsetType = UNSET


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be set; what is not said takes the game's defaults."""

    game: Annotated[str, Meta(max_length=40)]
    chairs: Annotated[list[Seating], Meta(min_length=1, max_length=8)]
    options: dict[str, Setting] = {}
    pace: Pace = "none"
    live: bool = True
    spectators: bool = True
    rated: bool = False
    patience: Annotated[int, Meta(ge=0, le=30 * 86400)] = 0
    """Seconds that an absent player is waited for before a bot may sit in; 0: as usual."""


class Join(Struct, forbid_unknown_fields=True):
    """Sit down on a free chair; -1 means any."""

    seat: Annotated[int, Meta(ge=-1, le=7)] = -1
    name: Name = ""


class Ready(Struct, forbid_unknown_fields=True):
    """Whether the cards may be dealt as far as I am concerned."""

    ready: bool = True


class Flag(Struct, forbid_unknown_fields=True):
    """On or off."""

    on: bool


class Branch(Struct, forbid_unknown_fields=True):
    """Where a finished game is to be played differently, and on which chair."""

    event: Annotated[int, Meta(ge=0, le=100_000)]
    seat: Annotated[int, Meta(ge=0, le=7)]


class Announcement(Struct, forbid_unknown_fields=True):
    """A line that everybody reads on the first screen."""

    text: Annotated[str, Meta(max_length=400)]


class Claim(Struct, forbid_unknown_fields=True):
    """The code that the operator of the server was given."""

    code: Annotated[str, Meta(max_length=100)]


class Made(Struct):
    """The id of a table."""

    id: str


class Link(Struct):
    """The code of a link: `/join/<code>`."""

    code: str


class SummaryChair(Struct):
    """A chair in a list of tables."""

    seat: int
    name: str
    kind: ChairKind


class TableSummary(Struct):
    """A table as it is shown in a list."""

    id: str
    game: str
    title: str
    box: str
    edition: str
    """Which box it is, where the game has several."""
    chairs: list[SummaryChair]
    turn: int
    mine: bool
    line: str
    status: Status
    changed: int
    """When something last happened there, in seconds since 1970."""
    since: int
    """Since when whoever is asked there is waited for."""
    alone: bool
    """Whether nobody else holds a chair."""
    lesson: bool
    """Whether it is a first game, with notes."""


class WaitingTable(Struct):
    """A table that waits for me."""

    id: str
    title: str


class Home(Struct):
    """The first screen."""

    tables: list[TableSummary]
    open: list[TableSummary]
    announcement: str
    name: str
    emblem: str


class ChoiceNeeds(Struct):
    """What another option must be, or an option has no meaning."""

    option: str
    value: Setting


class GameChoice(Struct):
    """One option of a game."""

    name: str
    values: list[Setting]
    default: Setting
    rule: str
    needs: ChoiceNeeds | None
    variant: bool
    """Whether it is offered at first sight."""


class LevelFacts(Struct):
    """One level of bots: its name, and an honest sentence."""

    level: int
    name: str
    says: str


class GameBox(Struct):
    """A box on the shelf: a game, or an edition of it."""

    id: str
    subtitle: str
    note: str
    options: dict[str, Setting]


class GameFacts(Struct):
    """A game that can be played here."""

    id: str
    prefix: str
    """How its messages begin."""
    title: str
    boxes: list[GameBox]
    choices: list[GameChoice]
    levels: list[LevelFacts]
    lesson: bool
    """Whether it has a first game, and with it a card."""


class GameWords(Struct):
    """The Fluent messages of a game in one language."""

    text: str


class Component(Struct):
    """A card, tile or building of a game, as it is at a table with these options."""

    name: str
    kind: str
    cost: dict[str, int]
    points: int
    """As printed; 0 where none are, or where they are counted at the end."""
    copies: int
    takes: dict[str, int]
    """What using it costs each time, and then what it brings."""
    gives: dict[str, int]
    after: list[str]
    """The things from which an arrow leads to it."""
    number: int
    """The number printed on it, or 0."""


class Invitation(Struct):
    """What somebody with a link sees before sitting down."""

    table: str
    title: str
    game: str
    box: str
    host: str
    chairs: list[wire.Chair]
    coach: bool


class RuleText(Struct):
    """A rule in words, in its place of the guide."""

    id: str
    title: str
    section: str
    text: str
    source: str
    chapter: str
    piece: str
    """What is drawn for its section, if anything."""
    holds: bool
    """Whether it is about tables such as this one."""
    played: bool
    """Whether it is an example that can be played."""
    about: list[str]
    """The rules that an example is about."""


class Forgotten(Struct):
    """What people often forget."""

    text: str
    rules: list[str]


class Guide(Struct):
    """The rules of a game as a guide for one table."""

    rules: list[RuleText]
    forgotten: list[Forgotten]
    asked: dict[str, str]
    """The rule behind each question."""


class ExampleMoment(Struct):
    """A position of an example: as a seat sees it, and what has just been done."""

    view: Raw
    seat: int
    said: list[str]
    targets: list[str]
    begins: bool
    """Whether it is the first of several positions that are compared."""


class Example(Struct):
    """A worked example, to be played step by step."""

    options: dict[str, str | int | bool]
    names: list[str]
    moments: list[ExampleMoment]


class RoundMark(Struct):
    """Where a round begins in a replay."""

    event: int
    round: int


class ReplayMark(Struct):
    """A moment of a replay worth a mark."""

    event: int
    text: str


class ReplayMarks(Struct):
    """The length of a replay and its marks; an event is one action played."""

    table: wire.Table
    events: int
    rounds: list[RoundMark]
    marks: list[ReplayMark]


class BestMove(Struct):
    """One of the best options of a moment."""

    label: str
    share: Annotated[int, Meta(ge=0, le=100)]
    """How many of a hundred games the bot thinks to win with it."""
    played: bool


class BestMoves(Struct):
    """What a bot would have done; the three best, and what was really played."""

    seat: int
    best: list[BestMove]
    played: str


class HostFacts(Struct):
    """What the operator of the server sees."""

    version: str
    tables: int
    people: int
    storage: int
    limit: int
    announcement: str


class Reason(Struct):
    """Why a request was refused, in one sentence."""

    reason: str


class Health(Struct):
    """Whether the server can do its work."""

    status: str
    version: str
    tables: int
    sockets: int
