"""San Juan as a registered game: the answers to the engine's contract."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bastide.engine.advice import Features
from bastide.engine.events import Event
from bastide.engine.flow import Options, State, settle
from bastide.engine.game import Choice, Game, Json, Needs, Refusal, Setting
from bastide.engine.messages import Message
from bastide.engine.rng import Rng
from bastide.games.san_juan import (
    advice,
    features,
    imagining,
    position,
    scoring,
    targets,
    view,
    words,
)
from bastide.games.san_juan.editions import Edition, edition
from bastide.games.san_juan.kinds import KINDS
from bastide.games.san_juan.refusals import refusal, tempting
from bastide.games.san_juan.setup import set_table
from bastide.games.san_juan.state import SanJuan


def table(state: State) -> SanJuan:
    """The state as San Juan's; anything else is our mistake."""
    assert isinstance(state, SanJuan)
    return state


@final
class SanJuanGame(Game):
    """Both editions and the expansion; what differs lies in `editions`."""

    name = "san-juan"
    prefix = "SJ"
    tie_rule = "SJ-087"
    rules_version = 1
    unordered: tuple[str, ...] = (
        *("hand", "known", "buried", "chapel", "bank", "harbor"),
        *("discard", "open_discard", "looking", "open", "mine"),
    )
    lead = advice.LEAD
    finesse = advice.FINESSE

    def choices(self) -> list[Choice]:
        newer, prefecture = Needs("edition", 2, "SJ-R37"), Needs("edition", 2, "SJ-R29")
        customs_office = Needs("expansion", True, "SJ-R28")
        return [
            Choice("players", [2, 3, 4], 3, "SJ-008"),
            Choice("edition", [1, 2], 2, "SJ-001"),
            Choice("expansion", [False, True], False, "SJ-016", needs=newer),
            Choice("start_variant", [False, True], False, "SJ-015"),
            Choice("first", ["random", 0, 1, 2, 3], "random", "SJ-R48"),
            Choice("prefecture_cost", [3, 4], 3, "SJ-R29", needs=prefecture),
            Choice("customs_office_cost", [3, 1], 3, "SJ-R28", needs=customs_office),
            Choice("round_limit", [], 0, "SJ-R47"),
        ]

    def new(self, settings: dict[str, Setting], seed: int) -> State:
        first = settings["first"]
        state = set_table(
            KINDS,
            int(settings["players"]),
            seed,
            _edition(settings),
            -1 if first == "random" else int(first),
            bool(settings["start_variant"]),
            int(settings["round_limit"]),
        )
        settle(state, Options())
        return state

    def scores(self, state: State) -> list[int]:
        board = table(state)
        return [int(scoring.score(board, seat)) for seat in range(board.players)]

    def breakdown(self, state: State, seat: int) -> dict[str, int]:
        return scoring.breakdown(table(state), seat)

    def winners(self, state: State) -> list[int]:
        return scoring.winners(table(state))

    def round(self, state: State) -> int:
        return int(table(state).round)

    def view(self, state: State, seat: int) -> Json:
        return view.view(table(state), seat)

    def imagine(self, state: State, seat: int, rng: Rng) -> State:
        return imagining.imagine(table(state), seat, rng)

    def key(self, state: State, seat: int) -> i64:
        return imagining.key(table(state), seat)

    def value(self, state: State, seat: i64) -> float:
        return advice.value(table(state), seat)

    def weigh(self, state: State, options: Options, out: "vec[float]") -> None:
        advice.weigh(table(state), options, out)

    def is_calm(self, state: State) -> bool:
        return advice.is_calm(table(state))

    def is_minor(self, state: State) -> bool:
        return advice.is_minor(table(state))

    def feature_count(self) -> int:
        return features.COUNT

    def features(self, state: State, seat: i64, out: Features) -> None:
        features.fill(table(state), seat, out)

    def word(self, act: i64) -> str:
        return words.word(int(act))

    def act(self, text: str) -> int:
        return words.act(text)

    def position(self, state: State) -> Json:
        return position.write(table(state))

    def place(self, document: Json, settings: dict[str, Setting]) -> State:
        return position.read(
            document,
            int(settings["players"]),
            _edition(settings),
            int(settings["round_limit"]),
            bool(settings["start_variant"]),
        )

    def question(self, state: State) -> Message:
        return words.question(table(state))

    def label(self, state: State, act: int) -> Message:
        return words.label(table(state), act)

    def targets(self, state: State, act: int) -> list[str]:
        return targets.targets(table(state), act)

    def price(self, state: State, act: int) -> list[tuple[Message, int]]:
        return targets.price_rows(table(state), act)

    def tempting(self, state: State) -> list[int]:
        return tempting(table(state))

    def refusal(self, state: State, act: int) -> Refusal:
        return refusal(table(state), act)

    def report(self, state: State, event: Event) -> Message:
        return words.report(table(state), event)


def _edition(settings: dict[str, Setting]) -> Edition:
    return edition(
        int(settings["edition"]),
        bool(settings["expansion"]),
        int(settings["prefecture_cost"]),
        int(settings["customs_office_cost"]),
    )
