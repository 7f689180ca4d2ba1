"""Attika and U.S. Telegraph as registered games: the answers to the engine's contract."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bastide.engine.advice import Features
from bastide.engine.events import Event
from bastide.engine.flow import Options, State, settle
from bastide.engine.game import Choice, Game, Json, Refusal, Setting
from bastide.engine.messages import Message
from bastide.engine.rng import Rng
from bastide.games.attika import (
    advice,
    features,
    imagining,
    notation,
    position,
    scoring,
    targets,
    view,
    words,
)
from bastide.games.attika.catalogue import TOKEN_NAMES
from bastide.games.attika.editions import Edition, edition
from bastide.games.attika.kinds import FRAMES
from bastide.games.attika.refusals import refusal, tempting
from bastide.games.attika.setup import set_table
from bastide.games.attika.state import Attika


def table(state: State) -> Attika:
    """The state as one of these games; anything else is our mistake."""
    assert isinstance(state, Attika)
    return state


@final
class AttikaGame(Game):
    """Either game, by its name: the rules read the facts of its edition."""

    rules_version = 2
    search_version = 2
    unordered: tuple[str, ...] = (
        *("hand", "display", "discard", "built", "unseen", "unseen_base", "earned"),
        *("tiles_unseen", "cities", "drawn_before", "before_reshuffle"),
    )
    tie_rule = "AT-R40"
    lead = advice.LEAD

    def __init__(self, name: str, prefix: str) -> None:
        self.name = name
        self.prefix = prefix
        self.tokens: tuple[str, ...] = TOKEN_NAMES[name]

    def choices(self) -> list[Choice]:
        return [
            Choice("players", [2, 3, 4], 2, "AT-001"),
            Choice("first", ["random", 0, 1, 2, 3], "random", "AT-016"),
            Choice("count_covered_symbols", [False, True], False, "AT-R01"),
            Choice("turn_limit", [], 0, "AT-R28"),
        ]

    def new(self, settings: dict[str, Setting], seed: int) -> State:
        first = settings["first"]
        state = set_table(
            FRAMES,
            int(settings["players"]),
            seed,
            self.edition(settings),
            int(settings["turn_limit"]),
            -1 if first == "random" else int(first),
        )
        settle(state, Options())
        return state

    def edition(self, settings: dict[str, Setting]) -> Edition:
        """The facts of this game with the options of a table."""
        covered = bool(settings["count_covered_symbols"])
        return edition(self.name, self.prefix.lower(), covered)

    def scores(self, state: State) -> list[int]:
        board = table(state)
        return [scoring.score(board, seat) for seat in range(int(board.players))]

    def breakdown(self, state: State, seat: int) -> dict[str, int]:
        return scoring.breakdown(table(state), seat)

    def winners(self, state: State) -> list[int]:
        return scoring.winners(table(state))

    def round(self, state: State) -> int:
        board = table(state)
        return int((board.turn + board.players - 1) // board.players)

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
        return notation.word(int(act), self.tokens)

    def act(self, text: str) -> int:
        return notation.act(text, self.tokens)

    def position(self, state: State) -> Json:
        return position.write(table(state))

    def place(self, document: Json, settings: dict[str, Setting]) -> State:
        return position.read(
            document,
            int(settings["players"]),
            self.edition(settings),
            int(settings["turn_limit"]),
        )

    def question(self, state: State) -> Message:
        return words.question(table(state))

    def label(self, state: State, act: int) -> Message:
        return words.label(table(state), act)

    def targets(self, state: State, act: int) -> list[str]:
        return targets.targets(table(state), act)

    def price(self, state: State, act: int) -> list[tuple[Message, int]]:
        return words.price_rows(table(state), act)

    def due(self, state: State) -> list[tuple[Message, int]]:
        return words.due_rows(table(state))

    def tempting(self, state: State) -> list[int]:
        return tempting(table(state))

    def refusal(self, state: State, act: int) -> Refusal:
        return refusal(table(state), act)

    def report(self, state: State, event: Event) -> Message:
        return words.report(table(state), event)
