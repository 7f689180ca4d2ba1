"""What a seat sees of Little Town as an array of small numbers (LT-R34)."""

from typing import Final, final

from mypy_extensions import i64

from bastide.engine.flow import WIDTH
from bastide.engine.observation import Field, Observation, Writer
from bastide.games.little_town import payment, steps
from bastide.games.little_town.catalogue import CUBES, OBJECTIVES, STOCK, TILES
from bastide.games.little_town.land import CELLS, count
from bastide.games.little_town.place import CELL
from bastide.games.little_town.round import STAGE, STAGES
from bastide.games.little_town.scoring import shown_score
from bastide.games.little_town.state import (
    BUILT,
    CARDS,
    HELD,
    NONE,
    OUT,
    PAWNS,
    PIECES,
    UNUSED,
    VALIDATED,
    LittleTown,
)

DEBT: Final = 50
"""Points are told as so many more, since they may fall below none."""


def relative(seat: i64, other: i64, players: i64) -> i64:
    """How far clockwise another seat sits, or NONE for nobody."""
    return NONE if other < 0 else (other - seat + players) % players


def fill_table(state: LittleTown, seat: i64, out: Writer) -> None:
    """The board, the market, and what the running turn is about."""
    players = state.players
    out.put(1 if state.town.land.side == "B" else 0)
    out.put(state.round)
    out.one_of(relative(seat, state.first, players), players)
    out.one_of(relative(seat, state.turn, players), players)
    out.one_of(NONE if state.top < 0 else state.stack[STAGE], len(STAGES))
    out.row(state.town.land.terrain, 0, CELLS)
    for cell in range(CELLS):
        out.put(state.tiles[cell] + 1)
    out.bits(state.market, TILES)
    out.put(state.fields)
    out.row(state.stock, state.supply, STOCK)
    working: i64 = NONE
    paid: i64 = NONE
    for at in range(0, state.top + WIDTH, WIDTH):
        if state.stack[at] == steps.WORKER:
            working = state.stack[at + CELL]
        if state.stack[at] == steps.PAYMENT:
            paid = state.stack[at + payment.TILE]
    out.one_of(working, CELLS)
    out.one_of(paid, TILES)
    out.bits(state.activated, CELLS)
    out.bits(state.unharvested, CELLS)
    out.put(state.gained)
    out.bits(state.gained_kinds, CUBES)
    out.put(state.activations)
    out.put(state.scoring)
    out.put(state.respent)
    out.one_of(relative(seat, state.mixed, players), players)
    out.one_of(relative(seat, state.fish_fed, players), players)


def fill_seat(state: LittleTown, other: i64, out: Writer) -> None:
    """What everybody sees of a seat."""
    at: i64 = other * PIECES
    out.put(shown_score(state, other) + DEBT)
    out.row(state.stock, other * STOCK, STOCK)
    out.put(state.pieces[at + UNUSED])
    out.put(state.pieces[at + PAWNS])
    out.bits(state.pieces[at + BUILT], CELLS)
    out.bits(state.pieces[at + OUT], CELLS)
    out.put(count(state.cards[other * CARDS + HELD]))
    out.bits(state.cards[other * CARDS + VALIDATED], OBJECTIVES)


@final
class LittleTownObservation(Observation[LittleTown]):
    """The board, what only this seat holds, and every seat."""

    def fields(self, players: int) -> list[Field]:
        cells, tiles = int(CELLS), int(TILES)
        by_cell = "by cell, A1 first, row by row"
        found = [
            Field("side", 1, "0 for side A of the board, 1 for B"),
            Field("round", 1, "the round, from 1 on"),
            Field("first", players, "1 for the first player"),
            Field("turn", players, "1 for whose turn it is"),
            Field("stage", len(STAGES), f"1 for the part of the round: {', '.join(STAGES)}"),
            Field("terrain", cells, f"0 grass, 1 forest, 2 mountain, 3 lake, {by_cell}"),
            Field("tiles", cells, f"one more than the kind of building there, {by_cell}"),
            Field("market", tiles, "1 for each single building still in the market"),
            Field("wheat fields", 1, "Wheat Fields still in the market"),
            Field("supply", int(STOCK), "wood, stone, fish, wheat and coins in the supply"),
            Field("working at", cells, "1 for the cell of the worker that is at work"),
            Field("being paid", tiles, "1 for the building that is being paid"),
            Field("activated", cells, f"1 for what this worker has activated, {by_cell}"),
            Field("unharvested", cells, f"1 for what this worker may still harvest, {by_cell}"),
            Field("gained", 1, "cubes gained in this turn"),
            Field("gained kinds", int(CUBES), "1 for each of their kinds"),
            Field("activations", 1, "buildings activated in this turn"),
            Field("scoring", 1, "those of them that gave points"),
            Field("respent", 1, "1 when a cube was spent whose kind was gained in this turn"),
            Field("mixed", players, "1 for who just gave two kinds of cube to one building"),
            Field("fish fed", players, "1 for who just fed all workers with fish"),
            Field("objectives", int(OBJECTIVES), "1 for each objective in the own hand"),
        ]
        for seat in range(players):
            found += [
                Field(f"seat {seat} points", 1, f"{DEBT} and the points shown on the track"),
                Field(f"seat {seat} stock", int(STOCK), "wood, stone, fish, wheat and coins"),
                Field(f"seat {seat} workers", 1, "workers left in this round"),
                Field(f"seat {seat} pawns", 1, "ownership pawns left"),
                Field(f"seat {seat} built", cells, f"1 for own buildings, {by_cell}"),
                Field(f"seat {seat} out", cells, f"1 for own workers, {by_cell}"),
                Field(f"seat {seat} hidden", 1, "objectives in hand"),
                Field(f"seat {seat} validated", int(OBJECTIVES), "1 for each objective shown"),
            ]
        return found

    def fill(self, state: LittleTown, seat: i64, out: Writer) -> None:
        fill_table(state, seat, out)
        out.bits(state.cards[seat * CARDS + HELD], OBJECTIVES)
        for turn in range(state.players):
            fill_seat(state, (seat + turn) % state.players, out)
