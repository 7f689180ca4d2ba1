"""Setting the table: market, objectives, coins, first player."""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bastide.engine.components import Component
from bastide.engine.flow import Frame, by_rules
from bastide.engine.messages import BadInput
from bastide.engine.parts import Setup
from bastide.engine.rng import Rng, seeded
from bastide.engine.rows import bit, filled, row
from bastide.engine.settings import Choice, Setting, colours, first_seat, who_begins
from bastide.games.little_town import steps
from bastide.games.little_town.catalogue import (
    BUILDINGS,
    COIN,
    NUMBERS,
    OBJECTIVE_CARDS,
    OBJECTIVES,
    ROBIN,
    SLOTS,
    TILES,
    WHEAT_FIELD,
)
from bastide.games.little_town.frames import FRAMES
from bastide.games.little_town.land import LANDS
from bastide.games.little_town.round import start_turn
from bastide.games.little_town.state import CARDS, HELD, LittleTown, bare_table
from bastide.games.little_town.town import COLOURS, START_COINS, HouseRules, Town, objectives_each

ALL_SINGLES: Final = row([tile for tile in range(TILES) if tile != WHEAT_FIELD])
"""Every tile that exists once (LT-002)."""


def market_tiles(choice: str, rng: Rng) -> list[int]:
    """The 12 single tiles of the game: drawn, the robin set, or picked by hand (LT-014, LT-015).

    Whatever is not drawn stays out of the game.
    """
    if choice == "robin":
        return [NUMBERS[name] for name in ROBIN]
    if choice != "random":
        return [NUMBERS[name] for name in choice.split(",")]
    singles = ALL_SINGLES[:]
    rng.shuffle(singles, len(singles))
    return [int(singles[i]) for i in range(SLOTS)]


def set_table(
    frames: "list[Frame[Any]]",
    rules: int,
    players: int,
    seed: int,
    side: str,
    market: str,
    house: HouseRules,
    first: int = -1,
) -> LittleTown:
    """A table ready for the first turn (LT-013..LT-022, LT-067).

    The first player is drawn by lot unless `first` names a seat.
    """
    rng = seeded(seed)
    slots = market_tiles(market, rng)
    town = Town(players, LANDS[side], house, slots, rules)
    state = cleared_table(frames, players, rng, town)
    state.first = rng.below(players) if first < 0 else first
    state.market = town.singles
    for seat in range(players):
        state.take(seat, COIN, START_COINS)
    deal(state, players)
    state.push(steps.ROUND, state.first)
    start_turn(state, state.first)
    return state


_cleared: Final[dict[int, LittleTown]] = {}


def cleared_table(frames: "list[Frame[Any]]", players: int, rng: Rng, town: Town) -> LittleTown:
    """A bare table; since copying one is faster than making one, the first is kept."""
    if players not in _cleared:
        _cleared[players] = bare_table(frames, players, rng, town)
    state = _cleared[players].clone()
    state.frames = frames
    state.rng = rng
    state.town = town
    return state


def deal(state: LittleTown, players: int) -> None:
    """Everybody gets secret objectives, face down (LT-016)."""
    deck = filled(OBJECTIVES)
    size: i64 = 0
    for card in range(OBJECTIVES):
        if (state.town.deck >> card) & 1 != 0:
            deck[size] = card
            size += 1
    state.rng.shuffle(deck, size)
    deal_from(state, players, deck)


def deal_from(state: LittleTown, players: int, deck: "vec[i64]") -> None:
    """Deal from the top of a deck, seat after seat."""
    each: i64 = objectives_each(players)
    for seat in range(i64(players)):
        for i in range(seat * each, (seat + 1) * each):
            state.cards[seat * CARDS + HELD] |= bit(deck[i])


def house_rules(settings: dict[str, Setting]) -> HouseRules:
    """What the options say."""
    return HouseRules(
        castle_counts_all=settings["castle_owner"] == "any",
        cathedral_counts_own=settings["cathedral_owner"] == "own",
        workers_block=bool(settings["watchtower_workers_block"]),
        residence_harvests=bool(settings["residence_harvest_terrain"]),
        residence_pays=bool(settings["residence_pays_fee"]),
        reconstructed=bool(settings["objectives_include_reconstructed"]),
        automatic=automatic_seats(settings),
        colours=colours(settings, COLOURS),
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


@final
class LittleTownSetup(Setup[LittleTown]):
    """Both sides of the board, every market, and the options of the rulings."""

    def __init__(self, rules: int) -> None:
        self.rules = rules
        self.frames = by_rules(FRAMES, rules)

    def choices(self) -> list[Choice]:
        return [
            Choice("players", [2, 3, 4], 3, "LT-017"),
            Choice("side", ["A", "B"], "A", "LT-013", is_variant=True),
            Choice("market", ["random", "robin"], "random", "LT-014", True, is_variant=True),
            who_begins("LT-022"),
            Choice("castle_owner", ["own", "any"], "own", "LT-R13"),
            Choice("cathedral_owner", ["any", "own"], "any", "LT-R12"),
            Choice("watchtower_workers_block", [True, False], True, "LT-R14"),
            Choice("residence_harvest_terrain", [False, True], False, "LT-R11"),
            Choice("residence_pays_fee", [True, False], True, "LT-R11"),
            Choice("objectives_include_reconstructed", [True, False], True, "LT-R25"),
            Choice("auto_validate", ["none", "all"], "none", "LT-R16", is_open=True),
            Choice("colours", [",".join(COLOURS)], ",".join(COLOURS), "LT-067", is_open=True),
        ]

    def check(self, settings: dict[str, Setting]) -> None:
        check_market(str(settings["market"]))
        automatic_seats(settings)
        colours(settings, COLOURS)

    def new(self, settings: dict[str, Setting], seed: int) -> LittleTown:
        return set_table(
            self.frames,
            self.rules,
            int(settings["players"]),
            seed,
            str(settings["side"]),
            str(settings["market"]),
            house_rules(settings),
            first_seat(settings),
        )

    def components(self, settings: dict[str, Setting]) -> list[Component]:
        tiles = [
            Component(
                tile.name,
                "building",
                cost=tile.cost,
                points=tile.points,
                copies=tile.copies,
                takes=tile.takes,
                gives=tile.gives,
            )
            for tile in BUILDINGS
        ]
        goals = [Component(goal.name, "objective", points=goal.points) for goal in OBJECTIVE_CARDS]
        return tiles + goals
