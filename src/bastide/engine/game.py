"""The contract of a game: everything that the rest of the program may ask of it."""

from typing import Any, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from bastide.engine.advice import Features
from bastide.engine.events import Event
from bastide.engine.flow import SEAT, Frame, Options, State, apply, fill
from bastide.engine.messages import BadInput, Message
from bastide.engine.rng import Rng

Json: TypeAlias = Any
"""A document of plain lists, dictionaries, numbers, texts and truth values."""
Setting: TypeAlias = int | bool | str


class Needs:
    """An option and its value without which another option has no meaning, and the rule for it."""

    __slots__ = ("option", "rule", "value")

    def __init__(self, option: str, value: Setting, rule: str) -> None:
        self.option = option
        self.value = value
        self.rule = rule


class Choice:
    """One option of a game that the table may set before it starts."""

    __slots__ = ("default", "is_open", "name", "needs", "rule", "values")

    def __init__(
        self,
        name: str,
        values: list[Setting],
        default: Setting,
        rule: str = "",
        is_open: bool = False,
        needs: Needs | None = None,
    ) -> None:
        self.name = name
        self.values = values
        """What it may be; empty means any whole number from 0 up."""
        self.default = default
        self.rule = rule
        self.is_open = is_open
        """Whether other words than `values` may do, too: `Game.check` knows which."""
        self.needs = needs
        """What another option, one before this, must be for this one not to stay as usual."""


class Decision:
    """A question to one seat: what may be answered, and what it points at."""

    __slots__ = ("options", "pool", "question", "remaining", "seat")

    def __init__(
        self, seat: int, question: Message, options: list[int], remaining: int, pool: list[int]
    ) -> None:
        self.seat = seat
        self.question = question
        self.options = options
        self.remaining = remaining
        self.pool = pool


class Refusal:
    """Why an action is not possible, and the rule that says so."""

    __slots__ = ("message", "rule")

    def __init__(self, message: Message, rule: str) -> None:
        self.message = message
        self.rule = rule


class Game:
    """One game. A subclass answers every method; it holds facts, never a running game."""

    name: str = ""
    """Its name on the command line and in records, such as `san-juan`."""
    prefix: str = ""
    """The letters its rule numbers begin with."""
    tie_rule: str = ""
    """The rule that says who wins when several are ahead."""
    rules_version: int = 1
    """Rises when the same record would play differently."""
    unordered: tuple[str, ...] = ()
    """Lists of positions and views whose order means nothing, such as a hand."""

    def choices(self) -> list[Choice]:
        """The options of the game; `players` is always the first."""
        raise NotImplementedError

    def new(self, settings: dict[str, Setting], seed: int) -> State:
        """A fresh game with complete settings, settled on its first question."""
        raise NotImplementedError

    def check(self, settings: dict[str, Setting]) -> None:
        """Raise BadInput when settings that are possible one by one do not fit together."""

    # --- the score ---

    def scores(self, state: State) -> list[int]:
        """Points of every seat if the game ended now; hidden points included."""
        raise NotImplementedError

    def breakdown(self, state: State, seat: int) -> dict[str, int]:
        """The points of a seat by source."""
        raise NotImplementedError

    def winners(self, state: State) -> list[int]:
        """The seats that win if the game ended now, ties broken as far as the rules do."""
        raise NotImplementedError

    def tied(self, state: State) -> list[int]:
        """The seats that are ahead before the tie rule decides between them, be it only one."""
        totals = self.scores(state)
        return [seat for seat, points in enumerate(totals) if points == max(totals)]

    def round(self, state: State) -> int:
        """The number of the running round, counted from 1."""
        raise NotImplementedError

    # --- what a seat may know ---

    def view(self, state: State, seat: int) -> Json:
        """The table as that seat sees it; seat -1 is a spectator."""
        raise NotImplementedError

    def imagine(self, state: State, seat: int, rng: Rng) -> State:
        """A table this seat cannot tell from the true one, hidden parts dealt anew."""
        raise NotImplementedError

    def key(self, state: State, seat: int) -> i64:
        """A number that is the same in any two states this seat cannot tell apart."""
        raise NotImplementedError

    # --- advice for bots: all of it by the knowledge of the seat concerned ---

    lead: float = 3.0
    """Points ahead that make a win e times as likely as a defeat."""
    finesse: float = 0.0125
    """Win share between a good option and one that a hasty player takes for as good."""
    search_version: int = 1
    """Goes up when new advice changes how a search plays: its older results no longer count."""

    def iterations(self, players: int) -> int:
        """How often the hardest level thinks a question through, if its second lasts."""
        return 4000

    def value(self, state: State, seat: i64) -> float:
        """The points this seat may expect to end with; asked at calm moments."""
        return float(self.scores(state)[seat])

    def weigh(self, state: State, options: Options, out: "vec[float]") -> None:
        """How good each option is for the seat that is asked, in points; fills `out`.

        Unless a game knows better: the value of the position right after the option.
        """
        seat: i64 = state.mover()
        after = Options()
        for i in range(options.count):
            tried = state.clone()
            apply(tried, options.acts[i], after)
            out[i] = self.value(tried, seat)

    def is_calm(self, state: State) -> bool:
        """Whether nothing is half done, so that the position can be valued."""
        return True

    def is_minor(self, state: State) -> bool:
        """Whether the question follows from a bigger one: what to pay with, or to discard."""
        return False

    def feature_count(self) -> int:
        """How many features there are; 0 when nothing can be learned about the game."""
        return 0

    def features(self, state: State, seat: i64, out: Features) -> None:
        """The position in numbers from that seat's chair, for a learned value."""

    # --- text ---

    def word(self, act: i64) -> str:
        """The action in the notation of records."""
        raise NotImplementedError

    def act(self, text: str) -> int:
        """The action that `word` writes so; raises BadInput with a sentence."""
        raise NotImplementedError

    def position(self, state: State) -> Json:
        """The whole state as a document in the rulebook's words."""
        raise NotImplementedError

    def place(self, document: Json, settings: dict[str, Setting]) -> State:
        """The state that a document describes, settled; raises BadInput with a sentence.

        Settings are complete, as for a fresh game.
        What a partial document leaves out takes the defaults of `docs/scenarios.md`.
        """
        raise NotImplementedError

    # --- for people ---

    def question(self, state: State) -> Message:
        """The pending question."""
        raise NotImplementedError

    def label(self, state: State, act: int) -> Message:
        """One option, as a line to choose."""
        raise NotImplementedError

    def targets(self, state: State, act: int) -> list[str]:
        """The things on the table that the option points at, such as `hand:smithy`."""
        raise NotImplementedError

    def price(self, state: State, act: int) -> list[tuple[Message, int]]:
        """What the option costs, cause by cause; empty where nothing is paid."""
        return []

    def due(self, state: State) -> list[tuple[Message, int]]:
        """What the pending question asks to be paid, cause by cause.

        Empty where that is just the price of the choice made before it.
        """
        return []

    def tempting(self, state: State) -> list[int]:
        """What people may want to choose now beside their own things, be it open or not."""
        return []

    def refusal(self, state: State, act: int) -> Refusal:
        """Why an action that is not offered is not possible."""
        raise NotImplementedError

    def report(self, state: State, event: Event) -> Message:
        """An event as a line of the log."""
        raise NotImplementedError

    def __str__(self) -> str:
        return self.name


def decision(game: Game, state: State) -> Decision | None:
    """The pending question with everything a front end needs; None when the game is over."""
    if state.is_over():
        return None
    out = Options()
    fill(state, out)
    offered = out.listed()
    frame: Frame[Any] = state.kinds[state.stack[state.top]]
    remaining = frame.remaining(state)
    out.count = 0
    if remaining > 1:
        frame.pool(state, out)
    return Decision(int(state.get(SEAT)), game.question(state), offered, remaining, out.listed())


def complete(game: Game, given: dict[str, Setting]) -> dict[str, Setting]:
    """The given settings checked, with the defaults of all others; raises BadInput."""
    known = {choice.name: choice for choice in game.choices()}
    for name in given:
        if name not in known:
            names = ", ".join(known)
            raise BadInput(
                f"{game.name} has no option '{name}'; it has {names}.",
                Message("bad-option", {"game": game.name, "option": name, "options": names}),
            )
    settings: dict[str, Setting] = {}
    for name, choice in known.items():
        value = given.get(name, choice.default)
        if choice.is_open and not isinstance(value, bool):
            value = str(value)
        elif choice.values:
            same = [v for v in choice.values if v == value and type(v) is type(value)]
            if not same:
                allowed = ", ".join(_plain(v) for v in choice.values)
                raise BadInput(
                    f"Option '{name}' is {_plain(value)}, but may be {allowed}.",
                    Message(
                        "bad-value", {"option": name, "value": _plain(value), "allowed": allowed}
                    ),
                )
        elif type(value) is not int or not 0 <= value < 1 << 31:
            raise BadInput(
                f"Option '{name}' is {_plain(value)}, but must be a whole number.",
                Message("bad-number", {"option": name, "value": _plain(value)}),
            )
        settings[name] = value
        _check_company(choice, settings)
    game.check(settings)
    return settings


def _check_company(choice: Choice, settings: dict[str, Setting]) -> None:
    """Raise BadInput when an option is set that has no meaning beside those before it."""
    name, value, needs = choice.name, settings[choice.name], choice.needs
    if needs and value != choice.default and settings[needs.option] != needs.value:
        other = f"{needs.option}={_plain(needs.value)}"
        raise BadInput(
            f"Option '{name}' goes only with {other} ({needs.rule}).",
            Message("bad-company", {"option": name, "other": other, "rule": needs.rule}),
        )
    if name == "first" and isinstance(value, int) and value >= int(settings["players"]):
        raise BadInput(
            f"Option 'first' is {value}, but seats are counted from 0 to"
            f" {int(settings['players']) - 1}.",
            Message("bad-first", {"value": value, "last": int(settings["players"]) - 1}),
        )


def _plain(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
