"""Every message between the server and a page: the one definition, for both directions."""

from typing import Literal, TypeAlias

from msgspec import UNSET, Raw, Struct, UnsetType

Setting: TypeAlias = int | bool | str
ChairKind: TypeAlias = Literal["person", "bot", "open", "device"]
Status: TypeAlias = Literal["waiting", "playing", "paused", "over"]
Language: TypeAlias = Literal["en", "fr"]
Phrase: TypeAlias = Literal["hello", "well-played", "thanks", "thinking", "good-game"]
Turning: TypeAlias = Literal["next", "skip", "leave"]
Notice: TypeAlias = Literal["moved", "paused", "resumed", "coached", "sat-in"]

NAME_LENGTH = 24
CHAT_LENGTH = 240
MOST_PICKS = 32

# --- parts of messages ---


class Message(Struct):
    """A text to be said in the reader's language; arguments may be texts themselves."""

    id: str
    args: "Args"


Args: TypeAlias = dict[str, str | int | Message]


class Chair(Struct):
    """A chair of the table; `mine` says whether this browser sits on it."""

    seat: int
    kind: ChairKind
    name: str
    present: bool
    mine: bool
    ready: bool
    stand_in: bool
    """A bot plays for the person, who may take the chair back at any time."""
    emblem: str | UnsetType = UNSET
    """That of the person, such as `teal-ship`."""
    level: int | UnsetType = UNSET
    free: bool | UnsetType = UNSET
    """In an invitation: whether whoever follows its link may choose this chair."""
    coached: bool | UnsetType = UNSET
    """Somebody looks over the shoulder of whoever sits here; nobody is told who."""
    coach_link: bool | UnsetType = UNSET
    """To whoever sits here: a link for that is out."""
    away_until: int | UnsetType = UNSET
    """To those who play here: until when the person is away, in seconds since 1970."""


class Table(Struct):
    """What everybody at the table may know about it besides the game itself."""

    id: str
    game: str
    prefix: str
    """How the messages of the game begin."""
    box: str
    """The box on the shelf that it came out of."""
    rules: int
    """The version of its rules that is played here."""
    options: dict[str, Setting]
    title: str
    status: Status
    chairs: list[Chair]
    host: bool
    """Whether this browser set the table."""
    pace: str
    live: bool
    rated: bool
    spectators: bool
    code: str | UnsetType = UNSET
    """The invitation code; only for those who sit here, while there is a free chair."""
    next: str | UnsetType = UNSET
    """The table of the rematch."""
    lost: bool | UnsetType = UNSET
    """Whether this browser sat here until its chair went to another device."""


class PriceRow(Struct):
    """One cause of a price."""

    label: str
    amount: int


class Price(Struct):
    """What an option costs, cause by cause."""

    rows: list[PriceRow]
    total: int


class Option(Struct):
    """One possible answer: what to click for it, and what it says."""

    id: int
    text: str
    """The action in the notation of records."""
    label: str
    targets: list[str]
    price: Price | UnsetType = UNSET


class Refusal(Struct):
    """Why a thing on the table cannot be chosen now."""

    target: str
    reason: str
    rule: str


class Mark(Struct):
    """A thing that may be ticked together with others, and the action to send for it."""

    target: str
    id: int


class Decision(Struct):
    """The pending question. Only the chair that is asked gets options, marks and refusals."""

    seat: int
    mine: bool
    question: str
    """The message that asks, to be said with `args`."""
    text: str
    """The same question in the language of the viewer."""
    args: Args
    least: int
    """How many things must be ticked, unless an option ends the question before."""
    remaining: int
    """How many things may be ticked."""
    options: list[Option]
    pool: list[str]
    marks: list[Mark]
    """The things of `pool` with their actions, which need not be among the options yet."""
    refused: list[Refusal]
    price: Price | UnsetType = UNSET
    """What is to be paid, where the question follows from a choice that has a price."""


class Undo(Struct):
    """Whether the viewer may take the last action back, and if not, why."""

    allowed: bool
    steps: int | UnsetType = UNSET
    """How many actions lie between now and the barrier."""
    label: str | UnsetType = UNSET
    reason: str | UnsetType = UNSET


class Amount(Struct):
    """Something won or paid."""

    what: str
    amount: int


class LogLine(Struct):
    """One thing that happened, as the viewer may know it."""

    n: int
    """Its number; lines of later events have higher numbers."""
    move: int
    """How many actions had been played when it happened: the place in a replay."""
    round: int
    """What the last move of a round tells after the new one began belongs to the new one."""
    step: str
    seat: int
    kind: str
    """The message that tells it, to be said with `args`."""
    args: Args
    text: str
    """The same in the language of the viewer."""
    gain: list[Amount]
    cost: list[Amount]
    sub: bool
    targets: list[str]
    under: bool | UnsetType = UNSET
    """It belongs to the line before it, and says nothing but its amounts and its note."""
    ahead: bool | UnsetType = UNSET
    """It belongs to the next line of its seat, which says how many such there were."""
    note: str | UnsetType = UNSET
    """The argument that is told beside the line it belongs to."""
    together: bool | UnsetType = UNSET
    """The form `.together` of its message says it of several seats, with `names` and `you`."""


class ScoreSource(Struct):
    """The points of every seat from one source."""

    source: str
    points: list[int]


class Share(Struct):
    """How often every seat did one thing that turns are about, such as choosing a role."""

    what: str
    counts: list[int]


class TurningPoint(Struct):
    """A move that changed the winner's lead more than others did."""

    event: int
    """The moment of the replay right after it."""
    step: str
    text: str
    before: int
    """The winner's lead over the best of the others."""
    after: int


class Tie(Struct):
    """What decided between equal points, and the rule that says so."""

    text: str
    rule: str


class Scores(Struct):
    """The score pad; only when the game is over."""

    totals: list[int]
    winners: list[int]
    sources: list[ScoreSource]
    rounds: list[list[int]]
    """Points after each round, one list per seat."""
    shares: list[Share]
    turning: list[TurningPoint]
    tie: Tie | UnsetType = UNSET


class CardLine(Struct):
    """A line of a game's card, and the piece that is drawn before it."""

    piece: str
    text: str


class GameCard(Struct):
    """A game in ninety words."""

    aim: str
    turn: list[CardLine]
    end: str
    winner: str


class Note(Struct):
    """One idea of a first game, told beside what it speaks of."""

    number: int
    title: str
    text: str
    rules: list[str]
    lit: list[str]
    """Targets of options, or ways into the view such as `/seats/0/hand`."""
    option: int | UnsetType = UNSET
    """The option that is wanted; without one the note is only read."""


class Lesson(Struct):
    """How far a first game is; only for whoever is taught."""

    count: int
    over: bool
    """Whether all notes have been read: the rest is free play."""
    note: Note | UnsetType = UNSET
    """The note that is up at the question."""
    word: str | UnsetType = UNSET
    """What is said of another move than the wanted one."""


# --- from the server ---


class ChatLine(Struct, tag="chat", tag_field="type"):
    """Somebody said something; `seat` is -1 for a spectator."""

    n: int
    seat: int
    name: str
    text: str | UnsetType = UNSET
    phrase: Phrase | UnsetType = UNSET
    notice: Notice | UnsetType = UNSET
    """Not said by anybody: what the table tells of `name`, whose chair moved or who paused."""


class Snapshot(Struct, tag="snapshot", tag_field="type"):
    """Everything anew."""

    table: Table
    revision: int
    event: int
    viewer: int
    """The seat whose view this is, or -1 for the public view."""
    view: Raw | None
    decision: Decision | None
    undo: Undo
    log: list[LogLine]
    chat: list[ChatLine]
    scores: Scores | UnsetType = UNSET
    lesson: Lesson | UnsetType = UNSET
    covered: int | UnsetType = UNSET
    """Several share this device: the seat to whom it must be passed before its view is sent."""


class Update(Struct, tag="update", tag_field="type"):
    """What changed since the last message: the new view, and the lines that led to it."""

    revision: int
    event: int
    view: Raw
    decision: Decision | None
    undo: Undo
    lines: list[LogLine]
    scores: Scores | UnsetType = UNSET
    lesson: Lesson | UnsetType = UNSET


class Refused(Struct, tag="refused", tag_field="type"):
    """The last message changed nothing, and why."""

    revision: int
    reason: str
    rule: str | UnsetType = UNSET
    held: bool | UnsetType = UNSET
    """It is a note of a first game that holds the answer back."""


class Presence(Struct, tag="presence", tag_field="type"):
    """Who is here."""

    chairs: list[Chair]


class HintGiven(Struct, tag="hint", tag_field="type"):
    """One good move."""

    option: int
    reason: str


class Clock(Struct, tag="clock", tag_field="type"):
    """The time left to the seat that is asked; seat -1: no clock runs, a bot is asked."""

    seat: int
    seconds: int
    banks: list[int]
    """What is left to every seat; empty where time is counted per move."""


class Wish(Struct, tag="wish", tag_field="type"):
    """A seat would like to take its last moves back; the others may say yes or no."""

    seat: int
    steps: int
    waiting: list[int]
    """The seats that have not answered yet; empty when the question is settled."""


class Beat(Struct, tag="beat", tag_field="type"):
    """The line stands, although nothing happens: a page cannot see the pings of the socket."""


FromServer: TypeAlias = (
    Snapshot | Update | Refused | Presence | ChatLine | HintGiven | Clock | Wish | Beat
)
