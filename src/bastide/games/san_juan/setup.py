"""Setting the table: deck, starting buildings, hands, tiles."""

from typing import Any

from bastide.engine.flow import Frame
from bastide.engine.rng import seeded
from bastide.games.san_juan import steps
from bastide.games.san_juan.catalogue import INDIGO_PLANT
from bastide.games.san_juan.editions import FULL_CITY, START_HAND, Edition
from bastide.games.san_juan.state import SanJuan, bare_table


def set_table(
    kinds: "list[Frame[Any]]",
    players: int,
    seed: int,
    edition: Edition,
    first: int = -1,
    start_variant: bool = False,
    limit: int = 0,
) -> SanJuan:
    """A table ready for the first role choice (SJ-010..SJ-016).

    The first Governor is drawn by lot unless `first` names a seat (SJ-R48).
    """
    state = bare_table(kinds, players, seeded(seed), edition, limit)
    state.governor = state.rng.below(players) if first < 0 else first
    shuffle_tiles(state)
    shuffle_deck(state)
    deal(state, start_variant)
    return state


def deal(state: SanJuan, start_variant: bool) -> None:
    """Everybody begins with an Indigo Plant and four cards from the pile (SJ-012, SJ-013).

    Whole hands are dealt clockwise from the Governor (SJ-R49); in the start variant larger ones,
    and everybody discards the surplus (SJ-015).
    """
    players = int(state.players)
    for turn in range(players):
        seat = (int(state.governor) + turn) % players
        state.city[seat * FULL_CITY] = INDIGO_PLANT
        state.buildings[seat] = 1
        state.visible[seat] = 1 << INDIGO_PLANT
        state.usable[seat] = state.visible[seat]
        state.draw(seat, START_HAND + 1 + turn if start_variant else START_HAND)
    state.push(steps.ROUND, state.governor)
    if start_variant:
        for turn in range(players - 1, -1, -1):
            seat = (int(state.governor) + turn) % players
            state.push(steps.SHED, seat, 1 + turn)


def shuffle_tiles(state: SanJuan) -> None:
    """The five trading-house tiles form one face-down stack (SJ-011)."""
    for tile in range(5):
        state.tiles[tile] = tile
    state.rng.shuffle(state.tiles, 5)


def shuffle_deck(state: SanJuan) -> None:
    """One Indigo Plant per player is taken out, the rest is shuffled (SJ-012, SJ-013)."""
    deck = state.edition.deck
    size = len(deck) - state.players
    for i in range(size):
        state.pile[i] = deck[i + state.players]
    state.pile_size = size
    state.rng.shuffle(state.pile, size)
