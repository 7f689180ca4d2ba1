"""What a seat may know: its view, tables it cannot tell from the true one, and its key."""

from typing import final

from mypy_extensions import i64

from bastide.engine.flow import WIDTH
from bastide.engine.keys import mixed, mixed_mask, mixed_masks, mixed_row
from bastide.engine.parts import Json, Knowledge
from bastide.engine.rng import Rng, fork
from bastide.engine.rows import bit, filled, listed
from bastide.games.little_town.catalogue import OBJECTIVES
from bastide.games.little_town.imagining import asked_seat, deal, draw, gather
from bastide.games.little_town.land import CELL_NAMES, CELLS, count
from bastide.games.little_town.objectives import CARD, holding
from bastide.games.little_town.state import (
    CARDS,
    HELD,
    NONE,
    PIECES,
    PUT_OFF,
    VALIDATED,
    LittleTown,
)
from bastide.games.little_town.view import (
    board,
    counted,
    halos,
    market,
    phase,
    seat_view,
    stage,
    standing,
    stock,
)


@final
class LittleTownKnowledge(Knowledge[LittleTown]):
    """Who sees what."""

    unordered: tuple[str, ...] = (
        "objectives",
        "validated",
        "put_off",
        "workers_on",
        "activated",
        "unharvested",
    )

    def view(self, state: LittleTown, viewer: int) -> Json:
        """Everything the viewer may know; -1 is a spectator."""
        return {
            "game": "little-town",
            "side": state.town.land.side,
            "players": int(state.players),
            "round": int(state.round),
            "first": int(state.first),
            "mover": state.mover(),
            "turn": None if state.turn == NONE else int(state.turn),
            "stage": stage(state),
            "phase": phase(state),
            "working_at": standing(state),
            "board": board(state),
            "halos": halos(state),
            "market": market(state),
            "wheat_fields": int(state.fields),
            "supply": stock(state, int(state.supply)),
            "activated": [CELL_NAMES[cell] for cell in listed(int(state.activated))],
            "unharvested": [CELL_NAMES[cell] for cell in listed(int(state.unharvested))],
            "counted": counted(state),
            "seats": [seat_view(state, seat, viewer) for seat in range(int(state.players))],
        }

    def imagine(self, state: LittleTown, seat: i64, rng: Rng) -> LittleTown:
        """Deal the objectives of the other seats anew from all cards the seat cannot place.

        Those are the undealt ones and the others' own; what is validated is known (LT-R34). Known
        besides is that a seat that validates automatically holds none whose condition holds, and
        by the older rules that a seat which is being asked does hold one.
        """
        imagined = state.clone()
        imagined.rng = fork(rng)
        hidden = filled(OBJECTIVES)
        size = gather(state, seat, hidden)
        rng.shuffle(hidden, size)
        asked = asked_seat(state)
        if asked != NONE and asked != seat:
            card = draw(hidden, size, holding(imagined, asked))
            deal(imagined, asked, card, hidden, size)
            imagined.set(CARD, card)
            imagined.cards[asked * CARDS + PUT_OFF] &= ~bit(card)
        for other in range(imagined.players):
            if other != seat and other != asked:
                deal(imagined, other, NONE, hidden, size)
        return imagined

    def half_key(self, state: LittleTown, seat: i64, hash: i64) -> i64:
        """One half of the key."""
        end: i64 = state.top + WIDTH
        asked = asked_seat(state)
        if asked != NONE and asked != seat:
            end = state.top + CARD
        hash = mixed_row(hash, state.stack, 0, end)
        hash = mixed(hash, state.round)
        hash = mixed(hash, state.first)
        hash = mixed(hash, state.fields)
        hash = mixed(hash, state.turn)
        hash = mixed(hash, state.gained)
        hash = mixed(hash, state.gained_kinds)
        hash = mixed(hash, state.activations)
        hash = mixed(hash, state.scoring)
        hash = mixed(hash, state.respent)
        hash = mixed(hash, state.mixed)
        hash = mixed(hash, state.fish_fed)
        hash = mixed(hash, state.broke)
        hash = mixed_mask(hash, state.market)
        hash = mixed_mask(hash, state.built)
        hash = mixed_mask(hash, state.unharvested)
        hash = mixed_mask(hash, state.activated)
        hash = mixed_row(hash, state.tiles, 0, CELLS)
        hash = mixed_row(hash, state.stock, 0, state.supply)
        hash = mixed_row(hash, state.points, 0, len(state.points))
        hash = mixed_masks(hash, state.pieces, 0, state.players * PIECES)
        for other in range(state.players):
            at: i64 = other * CARDS
            hash = mixed(hash, state.cards[at + VALIDATED])
            if other == seat:
                hash = mixed(mixed(hash, state.cards[at + HELD]), state.cards[at + PUT_OFF])
            else:
                hash = mixed(hash, count(state.cards[at + HELD]))
        return hash
