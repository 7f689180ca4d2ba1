"""What a seat may know: its view, tables it cannot tell from the true one, and its key."""

from typing import final

from mypy_extensions import i64

from bastide.engine.keys import mixed, mixed_row
from bastide.engine.parts import Json, Knowledge
from bastide.engine.rng import Rng, fork
from bastide.games.attika.catalogue import RESOURCES
from bastide.games.attika.imagining import (
    deal_cards,
    deal_tiles,
    deal_tokens,
    forget_choice,
    public_end,
)
from bastide.games.attika.state import ENDINGS, NONE, Attika
from bastide.games.attika.turn import ACTING_NAMES, regular
from bastide.games.attika.view import (
    acting,
    city_views,
    hex_views,
    named_cards,
    pending,
    phase,
    seat_view,
    tile_view,
    tiles_laid,
)


@final
class AttikaKnowledge(Knowledge[Attika]):
    """Who sees what."""

    unordered: tuple[str, ...] = (
        *("hand", "display", "discard", "built", "unseen", "unseen_base", "earned"),
        *("tiles_unseen", "cities", "drawn_before", "before_reshuffle"),
    )

    def view(self, state: Attika, viewer: int) -> Json:
        """Everything the viewer may know; -1 is a spectator."""
        doing, done = acting(state)
        left = [int(state.tiles[i]) for i in range(int(state.tiles_left))]
        return {
            "game": state.edition.game,
            "players": int(state.players),
            "turn": int(state.turn),
            "turn_limit": int(state.limit),
            "first": int(state.first),
            "mover": state.mover(),
            "phase": phase(state),
            "acting": doing,
            "done": done,
            "regular": int(regular(ACTING_NAMES.index(doing))),
            "deck": int(state.deck_size),
            "discard": named_cards(state.cards, int(state.players)),
            "before_reshuffle": named_cards(state.old, int(state.players)),
            "tiles_left": len(left),
            "tiles_unseen": [state.edition.tile_names[tile] for tile in sorted(left)],
            "tile": tile_view(state),
            "bonus": state.edition.bonus_name,
            "supply": int(state.supply),
            "box": int(state.box),
            "pending": pending(state, viewer),
            "cities": city_views(state),
            "tiles": tiles_laid(state),
            "hexes": hex_views(state),
            "ending": ENDINGS[state.ending],
            "winner": None if state.winner == NONE else int(state.winner),
            "seats": [seat_view(state, seat, viewer) for seat in range(int(state.players))],
        }

    def imagine(self, state: Attika, seat: i64, rng: Rng) -> Attika:
        """Deal all that the seat cannot know anew, fairly.

        Hidden are the other hands, and the order of the deck, of every token stack, also the own
        ones, and of the region tiles (AT-R19).
        """
        imagined = state.clone()
        imagined.rng = fork(rng)
        forget_choice(imagined, seat)
        deal_cards(imagined, seat, rng)
        for other in range(imagined.players):
            deal_tokens(imagined, other, rng)
        deal_tiles(imagined, rng)
        return imagined

    def half_key(self, state: Attika, seat: i64, hash: i64) -> i64:
        """One half of the key: hands by their sizes, stacks by what is on the display and built."""
        land = state.land
        hash = mixed_row(hash, state.stack, 0, public_end(state, seat))
        hash = mixed(hash, state.turn)
        hash = mixed(hash, state.first)
        hash = mixed(hash, state.limit)
        hash = mixed(hash, state.deck_size)
        hash = mixed(hash, state.tiles_left)
        hash = mixed(hash, state.supply)
        hash = mixed(hash, state.box)
        hash = mixed(hash, state.ending)
        hash = mixed(hash, state.winner)
        hash = mixed_row(hash, land.tile, 0, land.tiles)
        hash = mixed_row(hash, land.centre, 0, land.tiles)
        hash = mixed_row(hash, land.turn, 0, land.tiles)
        hash = mixed_row(hash, state.on, 0, land.hexes())
        hash = mixed_row(hash, state.areas, 0, len(state.areas))
        hash = mixed_row(hash, state.shown, 0, len(state.shown))
        hash = mixed_row(hash, state.cards, state.players * RESOURCES, len(state.cards))
        hash = mixed_row(hash, state.old, state.players * RESOURCES, len(state.old))
        for other in range(state.players):
            hash = mixed(hash, state.hand_size(other))
        if seat >= 0:
            hash = mixed_row(hash, state.cards, seat * RESOURCES, (seat + 1) * RESOURCES)
            hash = mixed_row(hash, state.old, seat * RESOURCES, (seat + 1) * RESOURCES)
        return hash
