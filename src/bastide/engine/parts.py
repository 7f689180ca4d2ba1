"""The parts of a game: each is a class that one module of the game derives from.

A small game answers `Setup.choices`, `Setup.new`, `Scoring.scores`, `Knowledge.view` and
`Knowledge.imagine`; all the rest has a default that follows from these, from its frames and names.
"""

from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from bastide.engine.action import action, verb, what, where
from bastide.engine.advice import Features
from bastide.engine.components import Component
from bastide.engine.document import move_on, read_fields, to_document
from bastide.engine.events import Event
from bastide.engine.flow import Options, State, apply
from bastide.engine.keys import FIRST_HALF, SECOND_HALF, joined_halves, mixed
from bastide.engine.messages import Argument, BadInput, Message
from bastide.engine.naming import number_of
from bastide.engine.rng import Rng
from bastide.engine.settings import Choice, Setting
from bastide.engine.story import EventKind, Line

Json: TypeAlias = Any
"""A document of plain lists, dictionaries, numbers, texts and truth values."""

S = TypeVar("S", bound=State)


@dataclass(frozen=True)
class Refusal:
    """Why an action is not possible, and the rule that says so."""

    message: Message
    rule: str


@mypyc_attr(allow_interpreted_subclasses=True)
class Setup(Generic[S]):
    """What a table may set, and how it is laid."""

    boxed_by: str = ""
    """The option of which every value is a box of its own on the shelf, such as an edition."""

    def choices(self) -> list[Choice]:
        """The options of the game; `players` is always the first."""
        raise NotImplementedError

    def check(self, settings: dict[str, Setting]) -> None:
        """Raise BadInput when settings that are possible one by one do not fit together."""

    def new(self, settings: dict[str, Setting], seed: int) -> S:
        """A fresh game with complete settings, settled on its first question."""
        raise NotImplementedError

    def pieces(self, state: S) -> dict[str, int]:
        """What is never made nor lost, counted wherever it lies."""
        return {}

    def components(self, settings: dict[str, Setting]) -> list[Component]:
        """The cards, tiles and buildings with complete settings, as a page shows them."""
        return []

    def check_file(self, text: str) -> tuple[list[str], Message] | None:
        """What is wrong in a file with what is printed on the board, and what to say if nothing is.

        None if it is no such file of this game; raises BadInput when it cannot be read.
        """
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Scoring(Generic[S]):
    """How a game stands, and who wins."""

    tie_rule: str = ""
    """The rule that says who wins when several are ahead."""
    has_points: bool = True
    """Whether points decide; else their sum says nothing to people."""

    def scores(self, state: S) -> list[int]:
        """Points of every seat if the game ended now; hidden points included."""
        raise NotImplementedError

    def breakdown(self, state: S, seat: int) -> dict[str, int]:
        """The points of a seat by source."""
        return {"points": self.scores(state)[seat]}

    def tally(self, state: S, seat: int) -> dict[str, int]:
        """What the end of a game tells of a seat, named as sources of points are."""
        return self.breakdown(state, seat)

    def counts(self, state: S, seat: i64) -> dict[str, int]:
        """What people count at a seat, the more the better, named as reasons of hints are."""
        return {"points": self.scores(state)[seat]} if self.has_points else {}

    def tied(self, state: S) -> list[int]:
        """The seats that are ahead before the tie rule decides between them, be it only one."""
        totals = self.scores(state)
        return [seat for seat, points in enumerate(totals) if points == max(totals)]

    def winners(self, state: S) -> list[int]:
        """The seats that win if the game ended now, ties broken as far as the rules do."""
        return self.tied(state)

    def round(self, state: S) -> int:
        """The number of the running round, counted from 1."""
        return 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge(Generic[S]):
    """What a seat may know: the one place that decides it."""

    unordered: tuple[str, ...] = ()
    """Lists of positions and views whose order means nothing, such as a hand."""

    def view(self, state: S, seat: int) -> Json:
        """The table as that seat sees it; seat -1 is a spectator."""
        raise NotImplementedError

    def imagine(self, state: S, seat: i64, rng: Rng) -> S:
        """A table this seat cannot tell from the true one, hidden parts dealt anew."""
        raise NotImplementedError

    def key(self, state: S, seat: i64) -> i64:
        """A number that is the same in any two states this seat cannot tell apart."""
        first = self.half_key(state, seat, FIRST_HALF)
        return joined_halves(first, self.half_key(state, seat, SECOND_HALF))

    def half_key(self, state: S, seat: i64, hash: i64) -> i64:
        """One half of the key: all that the seat can see, mixed into the hash."""
        for letter in repr(self.view(state, int(seat))):
            hash = mixed(hash, ord(letter))
        return mixed(hash, state.mover())


@mypyc_attr(allow_interpreted_subclasses=True)
class Notation(Generic[S]):
    """Actions as the text of records: a verb, and what it names.

    `names` says what each verb may name; a verb that names nothing stands alone. A game
    whose verbs take more than one name writes and reads those itself.
    """

    def __init__(self, verbs: tuple[str, ...], names: dict[str, tuple[str, ...]]) -> None:
        self.verbs = verbs
        self.names = names

    def format(self, act: i64) -> str:
        """The action in the notation of records."""
        doing = self.verbs[verb(act)]
        names = self.names.get(doing)
        return doing if names is None else f"{doing} {names[what(act)]}"

    def parse(self, text: str) -> int:
        """The action that `format` writes so, in any case; raises BadInput with a sentence."""
        parts = text.split()
        doing = self.verb_in(text)
        names = self.names.get(self.verbs[doing])
        if names is None:
            self.check_alone(parts)
            return int(action(doing))
        numbers = {name: number for number, name in enumerate(names)}
        return int(action(doing, number_of(self.only_name(parts), numbers, f"'{parts[0]}'")))

    def verb_in(self, text: str) -> int:
        """The number of the verb that a text begins with; raises BadInput with a sentence."""
        first = text.split(maxsplit=1)
        if not first or first[0].lower() not in self.verbs:
            known = ", ".join(self.verbs)
            raise BadInput(f"'{text[:40]}' does not begin with a move; moves are {known}.")
        return self.verbs.index(first[0].lower())

    def check_alone(self, parts: list[str]) -> None:
        """Raise BadInput when something follows a verb that names nothing."""
        if len(parts) > 1:
            raise BadInput(f"'{parts[0]}' stands alone, without '{parts[1][:40]}'.")

    def only_name(self, parts: list[str]) -> str:
        """The one name after a verb; raises BadInput when there is none, or more."""
        if len(parts) != 2:
            raise BadInput(f"'{parts[0]}' needs exactly one name after it.")
        return parts[1]

    def meant(self, state: S, act: i64) -> i64:
        """The option that comes to the same as an action which is legal but not offered.

        Where things are alike only the first is offered; else it is the action itself.
        """
        return act


@mypyc_attr(allow_interpreted_subclasses=True)
class Positions(Generic[S]):
    """States as documents in the rulebook's words."""

    def to_document(self, state: S) -> Json:
        """The whole state as a document."""
        raise NotImplementedError

    def lay(self, document: Json, settings: dict[str, Setting]) -> S:
        """The state that a document describes; raises BadInput with a sentence.

        Settings are complete, as for a fresh game.
        What a partial document leaves out takes the defaults of `docs/scenarios.md`.
        """
        raise NotImplementedError

    def from_document(self, document: Json, settings: dict[str, Setting]) -> S:
        """The same, settled."""
        state = self.lay(document, settings)
        move_on(state)
        return state


@mypyc_attr(allow_interpreted_subclasses=True)
class FieldPositions(Positions[S]):
    """States as documents of their declared fields, as they are; what is left out is as set up."""

    def __init__(self, setup: Setup[S]) -> None:
        self.setup = setup

    def to_document(self, state: S) -> Json:
        return to_document(state)

    def lay(self, document: Json, settings: dict[str, Setting]) -> S:
        state = self.setup.new(settings, 0)
        usual = self.setup.pieces(state)
        read_fields(state, document)
        pieces = self.setup.pieces(state)
        for name in sorted({*usual, *pieces}):
            count, due = pieces.get(name, 0), usual.get(name, 0)
            if count != due:
                raise BadInput(f"position: '{name}' is there {count} times, but must be {due}.")
        return state


@mypyc_attr(allow_interpreted_subclasses=True)
class Speech(Generic[S]):
    """What is said to people; unless a game says more, the ids of messages follow from names.

    The question of a frame `bid` is `lo-ask-bid`, an option with the verb `take` is `lo-do-take`,
    an event `sold` is `lo-event-sold`. What an event speaks of is a number, unless `things` has
    names for it: the lot that is called `harbour` is `lo-lot-harbour`.
    """

    def __init__(
        self,
        prefix: str,
        verbs: tuple[str, ...],
        events: dict[int, EventKind],
        things: dict[str, tuple[str, ...]] | None = None,
    ) -> None:
        self.prefix = prefix
        self.verbs = verbs
        self.events = events
        self.things = things or {}

    def question(self, state: S) -> Message:
        """The pending question."""
        frame = state.frames[state.stack[state.top]]
        return Message(frame.question or f"{self.prefix}-ask-{frame.name}")

    def label(self, state: S, act: int) -> Message:
        """One option, as a line to choose."""
        named = self.verbs[verb(act)].replace("_", "-")
        args = {"what": int(what(act)), "where": int(where(act))}
        return Message(f"{self.prefix}-do-{named}", dict(args))

    def line(self, state: S, event: Event) -> Line:
        """An event as a line of the log."""
        kind = self.events[event.kind]
        args: dict[str, Argument] = {"seat": event.seat, "count": event.amount}
        names = self.things.get(kind.what)
        args["what"] = event.what
        if names is not None:
            args["what"] = Message(f"{self.prefix}-{kind.what}-{names[event.what]}")
        return kind.line(event, Message(f"{self.prefix}-event-{kind.name}", args), [])


@mypyc_attr(allow_interpreted_subclasses=True)
class Targets(Generic[S]):
    """What options point at on the table, and what they cost."""

    def targets(self, state: S, act: int) -> list[str]:
        """The things to click for this option, such as `hand:smithy`; none means a button."""
        return []

    def price(self, state: S, act: int) -> list[tuple[Message, int]]:
        """What the option costs, cause by cause; empty where nothing is paid."""
        return []

    def due(self, state: S) -> list[tuple[Message, int]]:
        """What the pending question asks to be paid, cause by cause.

        Empty where that is just the price of the choice made before it.
        """
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Refusals(Generic[S]):
    """Why something cannot be done."""

    def refusal(self, state: S, act: int) -> Refusal:
        """Why an action that is not offered is not possible."""
        return Refusal(Message("not-offered"), "")

    def closed_options(self, state: S) -> list[int]:
        """What people may want to choose now beside their own things, be it open or not."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Advice(Generic[S]):
    """What a game tells bots about itself, all of it by the knowledge of the seat concerned."""

    lead: float = 3.0
    """Points ahead that make a win e times as likely as a defeat."""
    mistake_scale: float = 0.0125
    """Win share between a good option and one that a hasty player takes for as good."""
    search_version: int = 1
    """Goes up when new advice changes how a search plays: its older results no longer count."""
    measured_rules: int = 0
    """The last rules version that bots play as this one, if not this itself: they share results."""
    measured: tuple[dict[str, Setting], ...] = ()
    """The ways to play in which the hardest level is measured, too: that takes hours for each."""

    def __init__(self, scoring: Scoring[Any]) -> None:
        self.scoring = scoring

    def iterations(self, players: int) -> int:
        """How often the hardest level thinks a question through, if its second lasts."""
        return 4000

    def value(self, state: S, seat: i64) -> float:
        """The points this seat may expect to end with; asked at calm moments."""
        return float(self.scoring.scores(state)[seat])

    def weigh(self, state: S, options: Options, out: "vec[float]") -> None:
        """How good each option is for the seat that is asked, in points; fills `out`.

        Unless a game knows better: the value of the position right after the option.
        """
        seat: i64 = state.mover()
        after = Options()
        for i in range(options.count):
            tried = state.clone()
            apply(tried, options.acts[i], after)
            out[i] = self.value(tried, seat)  # type: ignore[arg-type]  # a clone is of its own kind

    def is_calm(self, state: S) -> bool:
        """Whether nothing is half done, so that the position can be valued."""
        return True

    def is_minor(self, state: S) -> bool:
        """Whether the question follows from a bigger one: what to pay with, or to discard."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class FeatureList(Generic[S]):
    """The position in numbers, for a learned value."""

    def names(self) -> list[str]:
        """What each tells, in order; empty when nothing can be learned about the game."""
        return []

    def fill(self, state: S, seat: i64, out: Features) -> None:
        """The position from that seat's chair."""
