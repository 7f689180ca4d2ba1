"""What a seat sees of Attika and U.S. Telegraph as an array of small numbers (AT-R19)."""

from typing import Final, final

from mypy_extensions import i64

from bastide.engine.flow import WIDTH
from bastide.engine.observation import Field, Observation, Writer
from bastide.engine.rows import bit
from bastide.games.attika import steps
from bastide.games.attika.catalogue import (
    GROUPS,
    KINDS,
    MOST_CITIES,
    RESOURCE_NAMES,
    RESOURCES,
    STACK_STARTS,
    STACKS,
    TILE_HEXES,
    TILES,
    TOKENS,
)
from bastide.games.attika.extension import CENTRE, TILE
from bastide.games.attika.hexes import SPAN, ZERO
from bastide.games.attika.numbering import CENTRES, HEXES
from bastide.games.attika.state import (
    BONUSES,
    EARNED,
    GROUP,
    NONE,
    NOTED,
    OLD_LEFT,
    OWNER,
    SETTLEMENTS,
    STACK,
    Attika,
)
from bastide.games.attika.turn import ACTING, ACTING_NAMES, DONE, HEX, TOKEN

MIDDLE: Final = 64
"""Coordinates are told as so many more, since they may be negative."""
BY_KIND: Final = ", ".join(RESOURCE_NAMES)


def fill_spot(place: i64, out: Writer) -> None:
    """Two cells for where something lies; 0 and 0 is nowhere."""
    out.put(place // SPAN - ZERO + MIDDLE)
    out.put(place % SPAN - ZERO + MIDDLE)


def fill_table(state: Attika, seat: i64, out: Writer) -> None:
    """Piles and supplies, and what the running turn is about."""
    players = state.players
    out.put(state.turn)
    out.one_of((state.first - seat + players) % players, players)
    acting: i64 = NONE
    done: i64 = 0
    for at in range(0, state.top + WIDTH, WIDTH):
        if state.stack[at] == steps.TURN:
            acting = state.stack[at + ACTING]
            done = state.stack[at + DONE]
    out.one_of(acting, len(ACTING_NAMES))
    out.put(done)
    out.put(state.deck_size)
    out.row(state.cards, players * RESOURCES, RESOURCES)
    out.row(state.old, players * RESOURCES, RESOURCES)
    left: i64 = 0
    for i in range(state.tiles_left):
        left |= bit(state.tiles[i])
    out.bits(left, TILES)
    out.put(state.supply)
    out.put(state.box)
    kind: i64 = NONE if state.top < 0 else state.stack[state.top]
    building = kind == steps.DRAWN or kind == steps.SITE or kind == steps.PAYMENT
    out.one_of(state.get(TOKEN) if building else NONE, KINDS)
    out.one_of(state.get(HEX) if kind == steps.PAYMENT else NONE, HEXES)
    laying = kind == steps.EXTENSION and state.get(TILE) > 0
    out.one_of(state.get(TILE) - 1 if laying else NONE, TILES)
    fill_centres(state, laying, out)


def fill_centres(state: Attika, laying: bool, out: Writer) -> None:
    """Where the tile that was turned up may lie, in the order of the options, or lies."""
    land = state.land
    if not laying:
        out.skip(2 + 2 * CENTRES)
        return
    if state.get(CENTRE) == 0:
        out.skip(2)
    else:
        fill_spot(state.get(CENTRE), out)
    for i in range(i64(CENTRES)):
        if i < land.legal_count:
            fill_spot(land.legal[i], out)
        else:
            out.skip(2)


def fill_map(state: Attika, seat: i64, out: Writer) -> None:
    """Every city and every hex."""
    land = state.land
    for city in range(i64(MOST_CITIES)):
        if city < i64(len(land.cities)):
            fill_spot(land.cities[city], out)
        else:
            out.skip(2)
    hexes = land.hexes()
    for hex in range(hexes):
        fill_spot(land.spots[hex], out)
        out.put(land.symbol[hex] + 1)
        standing = state.on[hex]
        if standing == NONE:
            out.skip(2)
        else:
            out.put(1 + (standing // OWNER - seat + state.players) % state.players)
            out.put(1 + standing % OWNER)
    out.skip(5 * (HEXES - hexes))


def fill_seat(state: Attika, other: i64, out: Writer) -> None:
    """What everybody sees of a seat; the backs of its stacks tell base tokens from the others."""
    out.put(state.hand_size(other))
    out.put(state.area(other, OLD_LEFT))
    out.row(state.shown, other * KINDS, KINDS)
    out.row(state.built, other * KINDS, KINDS)
    first: i64 = out.at
    for stack in range(i64(STACKS)):
        start: i64 = other * TOKENS + STACK_STARTS[stack]
        for i in range(start, start + state.area(other, STACK + stack)):
            out.cells[first + state.stacks[i]] += 1
    out.skip(KINDS)
    for stack in range(i64(STACKS)):
        out.put(state.area(other, STACK + stack))
    out.put(state.area(other, BONUSES))
    out.put(state.area(other, NOTED))
    for group in range(i64(GROUPS)):
        out.put(state.area(other, GROUP + group))
    out.bits(state.area(other, EARNED), GROUPS)
    out.put(state.area(other, SETTLEMENTS))


@final
class AttikaObservation(Observation[Attika]):
    """The map, what only this seat holds, and every seat."""

    def __init__(self, tokens: tuple[str, ...]) -> None:
        self.tokens = tokens

    def fields(self, players: int) -> list[Field]:
        by_token = ", ".join(self.tokens)
        kinds = "by kind of token, as under being built"
        found = [
            Field("turn", 1, "turns of all players together, from 1 on"),
            Field("first", players, "1 for the first player"),
            Field("acting", len(ACTING_NAMES), f"1 for: {', '.join(ACTING_NAMES)}"),
            Field("done", 1, "regular actions of this turn made so far"),
            Field("deck", 1, "cards to draw"),
            Field("discard", RESOURCES, f"discarded cards: {BY_KIND}"),
            Field("before reshuffle", RESOURCES, f"in hands at the last reshuffle: {BY_KIND}"),
            Field("tiles", TILES, "1 for each region tile not turned up yet"),
            Field("supply", 1, "bonus pieces that can be earned"),
            Field("box", 1, "bonus pieces out of the game"),
            Field("being built", KINDS, f"1 for the token: {by_token}"),
            Field("being paid", HEXES, "1 for the hex that is being paid for, tile by tile"),
            Field("tile", TILES, "1 for the region tile that is being laid"),
            Field("centre", 2, f"where it will lie: {MIDDLE} and each coordinate, or 0 and 0"),
            Field("centres", 2 * CENTRES, "the same for each place where it may lie, by rank"),
            Field("cities", 2 * MOST_CITIES, "the same for each city"),
        ]
        for tile in range(TILES):
            found.append(
                Field(
                    f"tile {tile}",
                    5 * TILE_HEXES,
                    f"of each hex of the tile laid as number {tile + 1}: two cells as under "
                    f"centre; 0, or from 1 on its symbol: {BY_KIND}; 0, or from 1 on the seat "
                    "whose token stands there; 0, or from 1 on its kind",
                )
            )
        found += [
            Field("hand", RESOURCES, f"own cards: {BY_KIND}"),
            Field("drawn before", RESOURCES, f"own since before the reshuffle: {BY_KIND}"),
        ]
        for seat in range(players):
            found += [
                Field(f"seat {seat} cards", 1, "cards in hand"),
                Field(f"seat {seat} drawn before", 1, "those from before the reshuffle"),
                Field(f"seat {seat} display", KINDS, f"tokens on its display, {kinds}"),
                Field(f"seat {seat} built", KINDS, f"tokens on the map, {kinds}"),
                Field(f"seat {seat} unseen", KINDS, f"tokens in its stacks, {kinds}"),
                Field(f"seat {seat} stacks", STACKS, "tokens in each stack"),
                Field(f"seat {seat} bonuses", 1, "amphoras or workers"),
                Field(f"seat {seat} noted", 1, "cards it draws at the end of the turn"),
                Field(f"seat {seat} groups", GROUPS, "tokens of each group on the map"),
                Field(f"seat {seat} earned", GROUPS, "1 for each group whose bonus was earned"),
                Field(f"seat {seat} settlements", 1, "settlements"),
            ]
        return found

    def fill(self, state: Attika, seat: i64, out: Writer) -> None:
        fill_table(state, seat, out)
        fill_map(state, seat, out)
        out.row(state.cards, seat * RESOURCES, RESOURCES)
        out.row(state.old, seat * RESOURCES, RESOURCES)
        for turn in range(state.players):
            fill_seat(state, (seat + turn) % state.players, out)
