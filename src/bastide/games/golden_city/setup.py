"""Setting the table: landscape cards, goods cards, score cards, first player."""

from typing import Any

from mypy_extensions import i64

from bastide.engine.cells import cells
from bastide.engine.flow import WIDTH, Frame, empty_stack
from bastide.engine.rng import Rng, seeded
from bastide.games.golden_city import steps
from bastide.games.golden_city.catalogue import (
    ALL_CARDS,
    BLACK_POSTS,
    BONUS_CARDS,
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
from bastide.games.golden_city.state import (
    AREA,
    BLACK_STOCK,
    GROUP,
    NONE,
    PURSE,
    STOCK,
    GoldenCity,
)


def bare_table(kinds: "list[Frame[Any]]", players: i64, rng: Rng, house: House) -> GoldenCity:
    """A table with everybody's posts and coins, but no card laid out yet (GC-040, GC-041)."""
    state = GoldenCity(
        kinds,
        players,
        rng,
        empty_stack(),
        -WIDTH,
        house,
        0,
        0,
        1,
        0,
        cells(SCORE_CARDS, NONE),
        cells(ALL_CARDS),
        0,
        cells(TYPES),
        cells(int(players) * GROUP, NONE),
        cells(int(players), NONE),
        0,
        cells(int(players) * TYPES),
        cells(int(players) * TYPES),
        cells(int(players) * TYPES),
        cells(TYPES),
        cells(int(players) * AREA),
        cells(int(players) * SOURCES),
        cells(GOODS_CARDS),
        0,
        cells(OPEN_GOODS, NONE),
        cells(BONUS_CARDS),
        cells(BONUS_CARDS),
        0,
        0,
        0,
        0,
        0,
    )
    for seat in range(players):
        state.areas[seat * AREA + STOCK] = house.posts
        state.areas[seat * AREA + PURSE] = START_COINS
        if house.black_posts:
            state.areas[seat * AREA + BLACK_STOCK] = BLACK_POSTS
    return state


def set_table(
    kinds: "list[Frame[Any]]", players: int, seed: int, house: House, first: int = -1
) -> GoldenCity:
    """A table ready for the first round (GC-040..GC-046, GC-R40).

    The first player is drawn by lot unless `first` names a seat (GC-R37).
    """
    state = bare_table(kinds, players, seeded(seed), house)
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
        shuffled = cells(SCORE_CARDS)
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
    for place in range(OPEN_GOODS):
        state.goods_row[place] = state.goods_pile[GOODS_CARDS - 1 - place]


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
