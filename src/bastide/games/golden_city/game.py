"""The Golden City as a registered game: the answers to the engine's contract."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bastide.engine.advice import Features
from bastide.engine.events import Event
from bastide.engine.flow import Options, State, settle
from bastide.engine.game import Choice, Game, Json, Needs, Refusal, Setting
from bastide.engine.messages import BadInput, Message
from bastide.engine.rng import Rng
from bastide.games.golden_city import (
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
from bastide.games.golden_city.catalogue import COLOURS
from bastide.games.golden_city.house import House
from bastide.games.golden_city.kinds import KINDS
from bastide.games.golden_city.refusals import refusal, tempting
from bastide.games.golden_city.setup import set_table
from bastide.games.golden_city.state import GoldenCity


def table(state: State) -> GoldenCity:
    """The state as The Golden City's; anything else is our mistake."""
    assert isinstance(state, GoldenCity)
    return state


@final
class GoldenCityGame(Game):
    """The game for three and four, the Great Drought for two, and the black posts."""

    name = "golden-city"
    prefix = "GC"
    tie_rule = "GC-173"
    rules_version = 1
    unordered: tuple[str, ...] = (
        *("hand", "known", "drawn_before", "discard", "before_reshuffle"),
        *("goods", "bonus", "posts", "black", "out"),
    )
    lead = advice.LEAD

    def choices(self) -> list[Choice]:
        variant, drought = Needs("players", 2, "GC-230"), Needs("players", 2, "GC-206")
        posts = Needs("black_posts", True, "GC-R33")
        droughts: list[Setting] = ["rural_and_zones", "rural_only"]
        return [
            Choice("players", [2, 3, 4], 3, "GC-060"),
            Choice("first", ["random", 0, 1, 2, 3], "random", "GC-R37"),
            Choice("black_posts", [False, True], False, "GC-230", needs=variant),
            Choice("drought_scope", droughts, droughts[0], "GC-R32", needs=drought),
            Choice("black_post_second_reward", [False, True], False, "GC-R33", needs=posts),
            Choice("letters_hidden", [False, True], False, "GC-R30"),
            Choice("inner_ring", [True, False], True, "GC-026"),
            Choice("colours", ["blue,red,white,black"], "blue,red,white,black", "GC-040", True),
        ]

    def new(self, settings: dict[str, Setting], seed: int) -> State:
        first = settings["first"]
        state = set_table(
            KINDS,
            int(settings["players"]),
            seed,
            house(settings),
            -1 if first == "random" else int(first),
        )
        settle(state, Options())
        return state

    def check(self, settings: dict[str, Setting]) -> None:
        if settings["black_posts"] and "black" in colours(settings)[:2]:
            raise BadInput(
                "With the black posts nobody plays black (GC-230).", Message("gc-bad-colour")
            )
        colours(settings)

    def scores(self, state: State) -> list[int]:
        board = table(state)
        return [scoring.score(board, seat) for seat in range(int(board.players))]

    def breakdown(self, state: State, seat: int) -> dict[str, int]:
        return scoring.breakdown(table(state), seat)

    def winners(self, state: State) -> list[int]:
        return scoring.winners(table(state))

    def tied(self, state: State) -> list[int]:
        return scoring.tied(table(state))

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
        return notation.word(int(act))

    def act(self, text: str) -> int:
        return notation.act(text)

    def position(self, state: State) -> Json:
        return position.write(table(state))

    def place(self, document: Json, settings: dict[str, Setting]) -> State:
        return position.read(document, int(settings["players"]), house(settings))

    def question(self, state: State) -> Message:
        return words.question(table(state))

    def label(self, state: State, act: int) -> Message:
        return words.label(table(state), act)

    def targets(self, state: State, act: int) -> list[str]:
        return targets.targets(table(state), act)

    def price(self, state: State, act: int) -> list[tuple[Message, int]]:
        return words.price_rows(table(state), act)

    def tempting(self, state: State) -> list[int]:
        return tempting(table(state))

    def refusal(self, state: State, act: int) -> Refusal:
        return refusal(table(state), act)

    def report(self, state: State, event: Event) -> Message:
        return words.report(table(state), event)


def house(settings: dict[str, Setting]) -> House:
    """What the options say."""
    return House(
        int(settings["players"]),
        bool(settings["black_posts"]),
        settings["drought_scope"] == "rural_only",
        bool(settings["black_post_second_reward"]),
        bool(settings["letters_hidden"]),
        bool(settings["inner_ring"]),
        colours(settings),
    )


def colours(settings: dict[str, Setting]) -> tuple[str, ...]:
    """Everybody's colour, seat by seat (GC-040)."""
    chosen = str(settings["colours"]).split(",")
    wrong = [colour for colour in chosen if colour not in COLOURS]
    if wrong or len(set(chosen)) != len(chosen) or len(chosen) < int(settings["players"]):
        raise BadInput(f"Option 'colours' must name different ones of {', '.join(COLOURS)}.")
    return tuple(chosen)
