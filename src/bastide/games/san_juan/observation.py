"""What a seat sees of San Juan as an array of small numbers (SJ-083, SJ-084)."""

from typing import final

from mypy_extensions import i64

from bastide.engine.flow import SEAT
from bastide.engine.observation import Field, Observation, Writer
from bastide.games.san_juan import steps
from bastide.games.san_juan.builder import CARD, DUE
from bastide.games.san_juan.catalogue import GOODS, TYPES
from bastide.games.san_juan.editions import FULL_CITY
from bastide.games.san_juan.imagining import looking_is_private
from bastide.games.san_juan.scoring import score_with
from bastide.games.san_juan.state import (
    HAND,
    KEEPERS,
    NONE,
    NOT_USED,
    UNDER_HARBOR,
    SanJuan,
)

EACH_KIND = "how many of each kind of building, as the catalogue numbers them"


def fill_table(state: SanJuan, seat: i64, out: Writer) -> None:
    """What lies in the middle, and who did what this round."""
    players = state.players
    out.put(1 if state.edition.number == 2 else 0)
    out.put(1 if state.edition.expansion else 0)
    out.put(state.round)
    out.one_of((state.governor - seat + players) % players, players)
    out.one_of(
        NONE if state.chooser == NONE else (state.chooser - seat + players) % players, players
    )
    for role in range(5):
        out.put(1 if state.taken[role] != NONE else 0)
    out.put(state.boost)
    out.put(state.sales)
    out.one_of(state.tiles[state.tile] if state.tile_is_up else NONE, 5)
    for i in range(5):
        out.put(state.tiles[i] + 1 if i < state.tiles_seen else 0)
    out.put(state.tile)
    out.put(state.pile_size)
    out.put(state.discard_size)
    out.row(state.open_discard, 0, TYPES)
    if state.cathedral < 0:
        out.put(0 if state.cathedral == NOT_USED else 1)
    else:
        out.put(2 + (state.cathedral - seat + players) % players)
    out.put(state.looking_size)
    if looking_is_private(state) and state.get(SEAT) != seat:
        out.skip(TYPES)
    else:
        out.tally(state.looking, 0, state.looking_size, TYPES)
    kind: i64 = NONE if state.top < 0 else state.stack[state.top]
    if kind == steps.PRICE or kind == steps.PAYMENT:
        out.one_of(state.get(CARD), TYPES)
        out.put(state.get(DUE) if kind == steps.PAYMENT else 0)
    else:
        out.skip(TYPES + 1)


def fill_own(state: SanJuan, seat: i64, out: Writer) -> None:
    """What nobody else sees."""
    out.tally(state.hands, seat * HAND, state.hand_size[seat], TYPES)
    out.row(state.buried, seat * TYPES, TYPES)
    first: i64 = out.at
    under_harbor: i64 = 0
    for entry in state.stored:
        if entry // (KEEPERS * TYPES) == seat:
            under = (entry // TYPES) % KEEPERS
            if under == UNDER_HARBOR:
                under_harbor += 1
            else:
                out.cells[first + under * TYPES + entry % TYPES] += 1
    out.skip(2 * TYPES)
    out.put(under_harbor)


def fill_seat(state: SanJuan, other: i64, own: bool, out: Writer) -> None:
    """What everybody sees of a seat; points without what lies under buildings, but for its own."""
    out.put(state.hand_size[other])
    out.put(score_with(state, other, state.stored_count(other) if own else 0))
    out.put((state.banked >> other) & 1)
    out.put((state.libraries_spent >> other) & 1)
    out.put(state.buildings[other])
    first: i64 = other * FULL_CITY
    for place in range(first, first + FULL_CITY):
        out.put(state.city[place] + 1)
    for place in range(first, first + FULL_CITY):
        out.put(0 if state.goods[place] == NONE else 1)
    out.tally(state.city, first, state.buildings[other], TYPES)
    at: i64 = out.at
    for place in range(first, first + state.buildings[other]):
        if state.city[place] < GOODS and state.goods[place] != NONE:
            out.cells[at + state.city[place]] += 1
    out.skip(GOODS)
    out.bits(state.visible[other] & ~state.usable[other], TYPES)
    at = out.at
    for entry in state.shown:
        if entry // TYPES == other:
            out.cells[at + entry % TYPES] += 1
    out.skip(TYPES)
    at = out.at
    for entry in state.covered:
        if first <= entry // TYPES < first + FULL_CITY:
            out.cells[at + entry % TYPES] += 1
    out.skip(TYPES)


@final
class SanJuanObservation(Observation[SanJuan]):
    """The middle, what only this seat sees, and every city."""

    def fields(self, players: int) -> list[Field]:
        found = [
            Field("second edition", 1, "1 in the second edition"),
            Field("expansion", 1, "1 with New Buildings"),
            Field("round", 1, "the round, from 1 on"),
            Field("governor", players, "1 for the Governor"),
            Field("chooser", players, "1 for who opened the running phase"),
            Field("roles taken", 5, "1 for each role that was taken this round"),
            Field("boost", 1, "how often the privilege counts"),
            Field("sales", 1, "goods sold by anybody in the running Trader phase"),
            Field("trading house", 5, "1 for the tile that is up"),
            Field("tiles seen", 5, "one more than the number of the tile, in their order"),
            Field("next tile", 1, "place in that order of the tile on top"),
            Field("draw pile", 1, "cards in it"),
            Field("discard pile", 1, "cards in it"),
            Field("open discard", TYPES, f"cards that everybody saw go there: {EACH_KIND}"),
            Field(
                "cathedral", 1, "0 not used, 1 on the table, 2 built by this seat, 3 by the next"
            ),
            Field("looking", 1, "cards turned up or looked at"),
            Field("looked at", TYPES, f"those that this seat sees: {EACH_KIND}"),
            Field("being paid", TYPES, "1 for the building that is being priced or paid"),
            Field("due", 1, "cards still to be paid"),
            Field("hand", TYPES, f"own hand: {EACH_KIND}"),
            Field("buried", TYPES, f"own cards in the discard pile: {EACH_KIND}"),
            Field("chapel", TYPES, f"cards under the own Chapel: {EACH_KIND}"),
            Field("bank", TYPES, f"cards under the own Bank: {EACH_KIND}"),
            Field("harbor", 1, "cards under the own Harbor"),
        ]
        for seat in range(players):
            found += [
                Field(f"seat {seat} cards", 1, "cards in hand"),
                Field(f"seat {seat} points", 1, "points; of others without what lies hidden"),
                Field(f"seat {seat} bank used", 1, "1 once it has used its Bank"),
                Field(f"seat {seat} library spent", 1, "1 once it has doubled a privilege"),
                Field(f"seat {seat} buildings", 1, "buildings in its city"),
                Field(f"seat {seat} places", FULL_CITY, "one more than the kind of building there"),
                Field(f"seat {seat} goods", FULL_CITY, "1 where a good lies"),
                Field(f"seat {seat} city", TYPES, EACH_KIND),
                Field(f"seat {seat} filled", GOODS, "production buildings with a good, by kind"),
                Field(f"seat {seat} fresh", TYPES, "1 for what was built in this phase"),
                Field(f"seat {seat} known", TYPES, f"cards shown that it took: {EACH_KIND}"),
                Field(f"seat {seat} covered", TYPES, f"under other buildings: {EACH_KIND}"),
            ]
        return found

    def fill(self, state: SanJuan, seat: i64, out: Writer) -> None:
        fill_table(state, seat, out)
        fill_own(state, seat, out)
        for turn in range(state.players):
            other = (seat + turn) % state.players
            fill_seat(state, other, turn == 0, out)
