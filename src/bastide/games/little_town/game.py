"""Little Town as a registered game: the answers to the engine's contract."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bastide.engine.advice import Features
from bastide.engine.events import Event
from bastide.engine.flow import Options, State
from bastide.engine.game import Choice, Game, Json, Refusal, Setting
from bastide.engine.messages import BadInput, Message
from bastide.engine.rng import Rng
from bastide.games.little_town import (
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
from bastide.games.little_town.catalogue import NUMBERS, SLOTS, WHEAT_FIELD
from bastide.games.little_town.kinds import KINDS
from bastide.games.little_town.land import LANDS
from bastide.games.little_town.refusals import refusal, tempting
from bastide.games.little_town.setup import set_table
from bastide.games.little_town.state import LittleTown
from bastide.games.little_town.town import COLOURS, HouseRules


def table(state: State) -> LittleTown:
    """The state as Little Town's; anything else is our mistake."""
    assert isinstance(state, LittleTown)
    return state


@final
class LittleTownGame(Game):
    """Both sides of the board, every market, and the options of the rulings."""

    name = "little-town"
    prefix = "LT"
    tie_rule = "LT-065"
    rules_version = 1
    unordered: tuple[str, ...] = (
        "objectives",
        "validated",
        "put_off",
        "workers_on",
        "activated",
        "unharvested",
    )
    lead = advice.LEAD
    finesse = advice.FINESSE
    search_version = 2

    def iterations(self, players: int) -> int:
        return advice.iterations(players)

    def choices(self) -> list[Choice]:
        return [
            Choice("players", [2, 3, 4], 3, "LT-017"),
            Choice("side", ["A", "B"], "A", "LT-013"),
            Choice("market", ["random", "robin"], "random", "LT-014", is_open=True),
            Choice("first", ["random", 0, 1, 2, 3], "random", "LT-022"),
            Choice("castle_owner", ["own", "any"], "own", "LT-R13"),
            Choice("cathedral_owner", ["any", "own"], "any", "LT-R12"),
            Choice("watchtower_workers_block", [True, False], True, "LT-R14"),
            Choice("residence_harvest_terrain", [False, True], False, "LT-R11"),
            Choice("objectives_include_reconstructed", [True, False], True, "LT-R25"),
            Choice("auto_validate", ["none", "all"], "none", "LT-R16", is_open=True),
            Choice("colours", [",".join(COLOURS)], ",".join(COLOURS), "LT-067", is_open=True),
        ]

    def new(self, settings: dict[str, Setting], seed: int) -> State:
        first = settings["first"]
        return set_table(
            KINDS,
            int(settings["players"]),
            seed,
            str(settings["side"]),
            str(settings["market"]),
            house_rules(settings),
            -1 if first == "random" else int(first),
        )

    def check(self, settings: dict[str, Setting]) -> None:
        check_market(str(settings["market"]))
        automatic_seats(settings)
        colours(settings)

    def scores(self, state: State) -> list[int]:
        board = table(state)
        return [int(scoring.final_score(board, seat)) for seat in range(board.players)]

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
        return notation.word(int(act))

    def act(self, text: str) -> int:
        return notation.act(text)

    def position(self, state: State) -> Json:
        return position.write(table(state))

    def place(self, document: Json, settings: dict[str, Setting]) -> State:
        return position.read(
            document,
            int(settings["players"]),
            LANDS[str(settings["side"])],
            str(settings["market"]),
            house_rules(settings),
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


def house_rules(settings: dict[str, Setting]) -> HouseRules:
    """What the options say."""
    return HouseRules(
        settings["castle_owner"] == "any",
        settings["cathedral_owner"] == "own",
        bool(settings["watchtower_workers_block"]),
        bool(settings["residence_harvest_terrain"]),
        bool(settings["objectives_include_reconstructed"]),
        automatic_seats(settings),
        colours(settings),
    )


def check_market(choice: str) -> None:
    """A market picked by hand has 12 different single tiles (LT-014, LT-D01)."""
    if choice in ("random", "robin"):
        return
    tiles = choice.split(",")
    for name in tiles:
        if NUMBERS.get(name, WHEAT_FIELD) == WHEAT_FIELD:
            raise BadInput(
                f"Option 'market' names '{name[:40]}'; it may be random, robin"
                f" or {SLOTS} single tiles with commas between them."
            )
    if len(tiles) != SLOTS or len(set(tiles)) != SLOTS:
        raise BadInput(f"Option 'market' must name {SLOTS} different tiles.")


def automatic_seats(settings: dict[str, Setting]) -> int:
    """The seats, as bits, that want their objectives validated for them."""
    choice = str(settings["auto_validate"])
    players = int(settings["players"])
    if choice == "none":
        return 0
    if choice == "all":
        return (1 << players) - 1
    seats = 0
    for name in choice.split(","):
        if name not in ("0", "1", "2", "3") or int(name) >= players:
            raise BadInput("Option 'auto_validate' must be none, all or seats such as 0,2.")
        seats |= 1 << int(name)
    return seats


def colours(settings: dict[str, Setting]) -> tuple[str, ...]:
    """Everybody's colour, seat by seat (LT-067)."""
    chosen = str(settings["colours"]).split(",")
    wrong = [colour for colour in chosen if colour not in COLOURS]
    if wrong or len(set(chosen)) != len(chosen) or len(chosen) < int(settings["players"]):
        raise BadInput(f"Option 'colours' must name different ones of {', '.join(COLOURS)}.")
    return tuple(chosen)
