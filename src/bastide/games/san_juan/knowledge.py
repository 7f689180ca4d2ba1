"""What a seat may know: its view, tables it cannot tell from the true one, and its key."""

from typing import final

from mypy_extensions import i64

from bastide.engine.flow import SEAT, WIDTH
from bastide.engine.keys import mixed, mixed_masks, mixed_row
from bastide.engine.parts import Json, Knowledge
from bastide.engine.rng import Rng, fork
from bastide.engine.rows import filled
from bastide.games.san_juan.catalogue import ROLES, TILES, TYPES
from bastide.games.san_juan.editions import FULL_CITY
from bastide.games.san_juan.imagining import (
    deal,
    gather,
    is_hidden_store,
    looking_is_private,
    secret_floor,
    shuffle_unseen_tiles,
)
from bastide.games.san_juan.state import HAND, NONE, SanJuan
from bastide.games.san_juan.view import cathedral, counted, looking, phase, pricing, seat_view


@final
class SanJuanKnowledge(Knowledge[SanJuan]):
    """Who sees what."""

    unordered: tuple[str, ...] = (
        *("hand", "known", "buried", "chapel", "bank", "harbor"),
        *("discard", "open_discard", "looking", "open", "mine"),
    )

    def view(self, state: SanJuan, viewer: int) -> Json:
        """Everything the viewer may know; -1 is a spectator. The end reveals counts (SJ-R34)."""
        return {
            "game": "san-juan",
            "edition": state.edition.number,
            "expansion": state.edition.expansion,
            "players": int(state.players),
            "round": int(state.round),
            "governor": int(state.governor),
            "chooser": None if state.chooser == NONE else int(state.chooser),
            "phase": phase(state),
            "roles": [
                {
                    "id": name,
                    "taken_by": None if state.taken[role] == NONE else int(state.taken[role]),
                }
                for role, name in enumerate(ROLES)
            ],
            "boost": int(state.boost),
            "tile": list(TILES[state.tiles[state.tile]]) if state.tile_is_up else None,
            "tiles_seen": [list(TILES[state.tiles[i]]) for i in range(int(state.tiles_seen))],
            "next_tile": int(state.tile),
            "draw_pile": {"size": int(state.pile_size)},
            "discard": {
                "size": int(state.discard_size),
                "open": counted(state.open_discard, 0),
                "mine": [] if viewer < 0 else counted(state.buried, viewer * TYPES),
            },
            "cathedral": cathedral(state),
            "looking": looking(state, viewer),
            "sales": int(state.sales),
            "seats": [seat_view(state, seat, viewer) for seat in range(int(state.players))],
            **pricing(state),
        }

    def imagine(self, state: SanJuan, seat: i64, rng: Rng) -> SanJuan:
        """Deal all that the seat cannot know anew, fairly, from all the cards it cannot place.

        The seat knows its hand, what lies under its own Chapel and Bank, its own discards since the
        last reshuffle, and everything public: cities, cards shown and where they went (SJ-084).
        """
        imagined = state.clone()
        imagined.rng = fork(rng)
        floor = secret_floor(state, seat)
        if floor != NONE:
            imagined.stack[floor] = 0
        shuffle_unseen_tiles(imagined, rng)
        hidden = filled(len(state.pile))
        rng.shuffle(hidden, gather(state, seat, hidden))
        deal(imagined, seat, hidden)
        return imagined

    def half_key(self, state: SanJuan, seat: i64, hash: i64) -> i64:
        """One half of the key."""
        floor = secret_floor(state, seat)
        if floor == NONE:
            floor = state.top + WIDTH
        hash = mixed_row(hash, state.stack, 0, floor)
        hash = mixed_row(hash, state.stack, floor + 1, state.top + WIDTH)
        hash = mixed(hash, state.round)
        hash = mixed(hash, state.governor)
        hash = mixed(hash, state.chooser)
        hash = mixed(hash, state.boost)
        hash = mixed(hash, state.libraries_spent)
        hash = mixed(hash, state.sales)
        hash = mixed(hash, state.pile_size)
        hash = mixed(hash, state.discard_size)
        hash = mixed(hash, state.banked)
        hash = mixed(hash, state.cathedral)
        hash = mixed(hash, state.tile)
        hash = mixed(hash, state.tiles_seen)
        hash = mixed(hash, state.looking_size)
        hash = mixed_row(hash, state.taken, 0, 5)
        hash = mixed_row(hash, state.tiles, 0, state.tiles_seen)
        hash = mixed_row(hash, state.hand_size, 0, state.players)
        hash = mixed_row(hash, state.city, 0, state.players * FULL_CITY)
        for place in range(state.players * FULL_CITY):
            hash = mixed(hash, 0 if state.goods[place] == NONE else 1)
        hash = mixed_masks(hash, state.usable, 0, state.players)
        hash = mixed_row(hash, state.covered, 0, len(state.covered))
        hash = mixed_row(hash, state.shown, 0, len(state.shown))
        hash = mixed_row(hash, state.open_discard, 0, TYPES)
        if not looking_is_private(state) or state.get(SEAT) == seat:
            hash = mixed_row(hash, state.looking, 0, state.looking_size)
        if seat >= 0:
            hash = mixed_row(hash, state.hands, seat * HAND, seat * HAND + state.hand_size[seat])
            hash = mixed_row(hash, state.buried, seat * TYPES, (seat + 1) * TYPES)
        for entry in state.stored:
            hash = mixed(hash, entry // TYPES if is_hidden_store(entry, seat) else entry)
        return hash
