"""Setting the table: market, objectives, coins, first player."""

from typing import Any, Final

from mypy_extensions import i64

from bastide.engine.cells import cells, row
from bastide.engine.flow import Frame
from bastide.engine.rng import Rng, seeded
from bastide.games.little_town import steps
from bastide.games.little_town.catalogue import (
    COIN,
    NUMBERS,
    OBJECTIVES,
    ROBIN,
    SLOTS,
    TILES,
    WHEAT_FIELD,
)
from bastide.games.little_town.land import LANDS, bit
from bastide.games.little_town.round import start_turn
from bastide.games.little_town.state import CARDS, HELD, LittleTown, bare_table
from bastide.games.little_town.town import START_COINS, HouseRules, Town, objectives_each

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
    kinds: "list[Frame[Any]]",
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
    town = Town(players, LANDS[side], house, slots)
    state = cleared_table(kinds, players, rng, town)
    state.first = rng.below(players) if first < 0 else first
    state.market = town.singles
    for seat in range(players):
        state.take(seat, COIN, START_COINS)
    deal(state, players)
    state.push(steps.ROUND, state.first)
    start_turn(state, state.first)
    return state


_cleared: Final[dict[int, LittleTown]] = {}


def cleared_table(kinds: "list[Frame[Any]]", players: int, rng: Rng, town: Town) -> LittleTown:
    """A bare table; since copying one is faster than making one, the first is kept."""
    if players not in _cleared:
        _cleared[players] = bare_table(kinds, players, rng, town)
    state = _cleared[players].clone()
    state.rng = rng
    state.town = town
    return state


def deal(state: LittleTown, players: int) -> None:
    """Everybody gets secret objectives, face down (LT-016)."""
    deck = cells(OBJECTIVES)
    size: i64 = 0
    for card in range(OBJECTIVES):
        if (state.town.deck >> card) & 1 != 0:
            deck[size] = card
            size += 1
    state.rng.shuffle(deck, size)
    each: i64 = objectives_each(players)
    for seat in range(i64(players)):
        for i in range(seat * each, (seat + 1) * each):
            state.cards[seat * CARDS + HELD] |= bit(deck[i])
