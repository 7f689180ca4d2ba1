"""Setting the table: landscape cards, goods cards, score cards, first player."""

from typing import Any, Final, final

from mypy_extensions import i64

from bastide.engine.flow import Frame, Options, settle
from bastide.engine.messages import BadInput, Message
from bastide.engine.parts import Setup
from bastide.engine.rng import Rng, seeded
from bastide.engine.rows import filled
from bastide.engine.settings import Choice, Needs, Setting, colours, first_seat, who_begins
from bastide.games.golden_city import island_file, steps
from bastide.games.golden_city.catalogue import (
    ALL_CARDS,
    BLACK_POSTS,
    BONUS_CARDS,
    COLOURS,
    EACH,
    GOODS_CARDS,
    OPEN_GOODS,
    PORT,
    SCORE_CARDS,
    SOURCES,
    START_COINS,
    TYPES,
)
from bastide.games.golden_city.house import House
from bastide.games.golden_city.state import AREA, BLACK_STOCK, GROUP, NONE, PURSE, STOCK, GoldenCity

USUAL_COLOURS: Final = "blue,red,white,black"
"""Black last: with the black posts nobody plays it (GC-230)."""


def bare_table(frames: "list[Frame[Any]]", players: i64, rng: Rng, house: House) -> GoldenCity:
    """A table with everybody's posts and coins, but no card laid out yet (GC-040, GC-041)."""
    state = GoldenCity(frames, players, rng)
    state.house = house
    state.scores = filled(SCORE_CARDS, NONE)
    state.pile = filled(ALL_CARDS)
    state.discard = filled(TYPES)
    state.groups = filled(int(players) * GROUP, NONE)
    state.hands_on = filled(int(players), NONE)
    state.cards = filled(int(players) * TYPES)
    state.known = filled(int(players) * TYPES)
    state.old = filled(int(players) * TYPES)
    state.old_pool = filled(TYPES)
    state.areas = filled(int(players) * AREA)
    state.letters = filled(int(players) * SOURCES)
    state.goods_pile = filled(GOODS_CARDS)
    state.goods_row = filled(OPEN_GOODS, NONE)
    state.bonus_takers = filled(BONUS_CARDS)
    state.bonus_taken = filled(BONUS_CARDS)
    for seat in range(players):
        state.areas[seat * AREA + STOCK] = house.posts
        state.areas[seat * AREA + PURSE] = START_COINS
        if house.black_posts:
            state.areas[seat * AREA + BLACK_STOCK] = BLACK_POSTS
    return state


def set_table(
    frames: "list[Frame[Any]]", players: int, seed: int, house: House, first: int = -1
) -> GoldenCity:
    """A table ready for the first round (GC-040..GC-046, GC-R40).

    The first player is drawn by lot unless `first` names a seat (GC-R37).
    """
    state = bare_table(frames, players, seeded(seed), house)
    state.first = state.rng.below(players) if first < 0 else first
    lay_score_cards(state)
    lay_goods(state)
    deal(state)
    state.push(steps.ROUND, state.first)
    return state


def lay_score_cards(state: GoldenCity) -> None:
    """Backs 1 lie above backs 2 above backs 3, each shuffled (GC-045).

    Two players leave out the last four; their eight backs 2 are split in two (GC-201).
    """
    island = state.house.island
    at: i64 = 0
    for back in range(1, 4):
        shuffled = filled(SCORE_CARDS)
        size: i64 = 0
        for card in range(SCORE_CARDS):
            if island.back[card] == back:
                shuffled[size] = card
                size += 1
        state.rng.shuffle(shuffled, size)
        for i in range(size):
            state.scores[at] = shuffled[i]
            at += 1


def lay_goods(state: GoldenCity) -> None:
    """Shuffle the goods cards and turn up three (GC-043)."""
    for card in range(GOODS_CARDS):
        state.goods_pile[card] = card
    state.rng.shuffle(state.goods_pile, GOODS_CARDS)
    state.goods_size = GOODS_CARDS - OPEN_GOODS
    for index in range(OPEN_GOODS):
        state.goods_row[index] = state.goods_pile[GOODS_CARDS - 1 - index]


def deal(state: GoldenCity) -> None:
    """A port card for everybody, then one card each from the shuffled rest (GC-042, GC-R40)."""
    for card in range(TYPES):
        copies: i64 = EACH
        if card == PORT:
            copies -= state.players
        for _ in range(copies):
            state.pile[state.pile_size] = card
            state.pile_size += 1
    for seat in range(state.players):
        state.receive(seat, PORT)
    state.rng.shuffle(state.pile, state.pile_size)
    for step in range(state.players):
        state.draw((state.first + step) % state.players)


def house(settings: dict[str, Setting]) -> House:
    """What the options say."""
    return House(
        int(settings["players"]),
        black_posts=bool(settings["black_posts"]),
        rural_only=settings["drought_scope"] == "rural_only",
        black_second=bool(settings["black_post_second_reward"]),
        letters_hidden=bool(settings["letters_hidden"]),
        blocked_letters=bool(settings["blocked_letters"]),
        inner_ring=bool(settings["inner_ring"]),
        colours=colours(settings, COLOURS),
    )


@final
class GoldenCitySetup(Setup[GoldenCity]):
    """The game for three and four, the Great Drought for two, and the black posts."""

    def __init__(self, frames: "list[Frame[Any]]") -> None:
        self.frames = frames

    def choices(self) -> list[Choice]:
        two, drought = Needs("players", 2, "GC-230"), Needs("players", 2, "GC-206")
        posts = Needs("black_posts", True, "GC-R33")
        droughts: list[Setting] = ["rural_and_zones", "rural_only"]
        return [
            Choice("players", [2, 3, 4], 3, "GC-060"),
            who_begins("GC-R37"),
            Choice("black_posts", [False, True], False, "GC-230", needs=two, is_variant=True),
            Choice("drought_scope", droughts, droughts[0], "GC-R32", needs=drought),
            Choice("black_post_second_reward", [False, True], False, "GC-R33", needs=posts),
            Choice("letters_hidden", [False, True], False, "GC-R30"),
            Choice("blocked_letters", [False, True], False, "GC-R28"),
            Choice("inner_ring", [True, False], True, "GC-026"),
            Choice("colours", [USUAL_COLOURS], USUAL_COLOURS, "GC-040", True),
        ]

    def check(self, settings: dict[str, Setting]) -> None:
        if settings["black_posts"] and "black" in colours(settings, COLOURS)[:2]:
            raise BadInput(
                "With the black posts nobody plays black (GC-230).", Message("gc-bad-colour")
            )
        colours(settings, COLOURS)

    def check_file(self, text: str) -> tuple[list[str], Message] | None:
        if '"score_cards"' not in text:
            return None
        island = island_file.parse(text)
        counts = {"places": len(island.places), "roads": len(island.roads)}
        return island_file.problems(island), Message("gc-data-fine", dict(counts))

    def new(self, settings: dict[str, Setting], seed: int) -> GoldenCity:
        state = set_table(
            self.frames,
            int(settings["players"]),
            seed,
            house(settings),
            first_seat(settings),
        )
        settle(state, Options())
        return state
