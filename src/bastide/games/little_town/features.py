"""A Little Town position in numbers from one chair: what a learned value looks at."""

from typing import Final, final

from mypy_extensions import i64

from bastide.engine.advice import Features, in_blocks
from bastide.engine.parts import FeatureList
from bastide.games.little_town import steps
from bastide.games.little_town.appraisal import best_building, stock_worth
from bastide.games.little_town.catalogue import (
    COIN,
    FISH,
    KINDS_OF_STOCK,
    NAMES,
    OBJECTIVE_NAMES,
    OBJECTIVES,
    STOCK,
    TILES,
    WHEAT,
)
from bastide.games.little_town.land import count
from bastide.games.little_town.scoring import castle, final_score, watchtower
from bastide.games.little_town.state import (
    BUILT,
    CARDS,
    HELD,
    NONE,
    PAWNS,
    PIECES,
    PUT_OFF,
    UNUSED,
    LittleTown,
)
from bastide.games.little_town.town import ROUNDS

ALWAYS: Final = 0
SIDE_B: Final = 1
ROUND: Final = 2
"""From here on: which round it is."""
TURN: Final = ROUND + 4
"""How long until this seat moves."""
FIRST: Final = TURN + 4
"""How long until this seat is first player."""
OWNED: Final = FIRST + 4
"""Own buildings by kind."""
OWNED_EARLY: Final = OWNED + TILES
"""The same, the more the earlier it is."""
FOR_SALE: Final = OWNED_EARLY + TILES
"""Tiles still in the market."""
CARD: Final = FOR_SALE + TILES
"""Objectives in hand."""
OWN: Final = CARD + OBJECTIVES
RIVAL: Final = OWN + 24


def fill_buildings(state: LittleTown, seat: i64, out: Features) -> None:
    """Own buildings, the market, and the objectives in hand."""
    early = float(ROUNDS - state.round) / 3.0
    built = state.pieces[seat * PIECES + BUILT]
    fields: i64 = 0
    meadow = state.town.land.meadow
    for i in range(i64(len(meadow))):
        cell = meadow[i]
        if (built >> cell) & 1 != 0:
            tile = state.tiles[cell]
            if tile == 0:
                fields += 1
            elif tile != NONE:
                out.add(OWNED + tile, 1.0)
                out.add(OWNED_EARLY + tile, early)
    out.add(OWNED, 0.5 * float(fields))
    out.add(OWNED_EARLY, 0.5 * early * float(fields))
    for tile in range(i64(1), TILES):
        if (state.market >> tile) & 1 != 0:
            out.add(FOR_SALE + tile, 0.3)
    out.add(FOR_SALE, 0.2 * float(state.fields))
    held = state.cards[seat * CARDS + HELD]
    for card in range(OBJECTIVES):
        if (held >> card) & 1 != 0:
            out.add(CARD + card, 1.0)


def fill_own(state: LittleTown, seat: i64, out: Features) -> None:
    """Stock, workers and points."""
    at: i64 = seat * STOCK
    done = float(state.round - 1) / 3.0
    workers = float(state.town.workers)
    unused = float(state.pieces[seat * PIECES + UNUSED])
    food = float(state.stock[at + FISH] + state.stock[at + WHEAT])
    points = float(state.score(seat))
    money = float(state.stock[at + COIN])
    for kind in range(STOCK):
        out.add(OWN + kind, 0.3 * float(state.stock[at + kind]))
    fed = food if food < workers else workers
    out.add(OWN + 5, fed / 3.0)
    out.add(OWN + 6, fed / 3.0 * (unused / workers))
    out.add(OWN + 7, 0.3 * float(state.stock[at]) * done)
    out.add(OWN + 8, 0.3 * float(state.stock[at + 1]) * done)
    out.add(OWN + 9, 0.3 * (food - fed) * done)
    out.add(OWN + 10, 1.0 if money < 1.0 else 0.0)
    out.add(OWN + 11, money / 6.0 if money >= 3.0 else 0.0)
    out.add(OWN + 12, unused / 3.0)
    out.add(OWN + 13, unused / 3.0 * done)
    out.add(OWN + 14, points / 20.0)
    out.add(OWN + 15, points / 20.0 * done)
    out.add(OWN + 16, float(state.pieces[seat * PIECES + PAWNS]) / 4.0)
    out.add(OWN + 17, 1.0 if state.pieces[seat * PIECES + PAWNS] == 0 else 0.0)
    out.add(OWN + 18, float(castle(state, seat)) / 8.0)
    out.add(OWN + 19, float(watchtower(state, seat)) / 8.0)
    held = state.cards[seat * CARDS + HELD]
    out.add(OWN + 20, 0.5 * float(count(held)))
    out.add(OWN + 21, 0.5 * float(count(held & state.cards[seat * CARDS + PUT_OFF])))
    out.add(OWN + 22, best_building(state, seat) / 5.0)
    out.add(OWN + 23, stock_worth(state, seat) / 8.0)


def fill_rivals(state: LittleTown, seat: i64, out: Features) -> None:
    """The strongest of the others in each respect."""
    points: i64 = -100
    unused: i64 = 0
    worth = 0.0
    for other in range(state.players):
        if other != seat:
            total = final_score(state, other)
            if total > points:
                points = total
            unused += state.pieces[other * PIECES + UNUSED]
            stock = stock_worth(state, other)
            if stock > worth:
                worth = stock
    done = float(state.round - 1) / 3.0
    ahead = float(final_score(state, seat) - points) / 10.0
    out.add(RIVAL, ahead)
    out.add(RIVAL + 1, ahead * done)
    out.add(RIVAL + 2, float(unused) / 6.0)
    out.add(RIVAL + 3, worth / 8.0)
    out.add(RIVAL + 4, worth / 8.0 * done)
    last = unused == 0 and state.round == ROUNDS
    out.add(RIVAL + 5, ahead if last else 0.0)
    empty = float(count(state.empty())) / 20.0
    out.add(RIVAL + 6, empty)
    out.add(RIVAL + 7, float(count(state.built)) / 10.0)


@final
class LittleTownFeatures(FeatureList[LittleTown]):
    """The table from one chair in numbers."""

    def names(self) -> list[str]:
        """What each feature tells, by its place: the names under which weights are kept."""
        own = (
            *KINDS_OF_STOCK,
            *("food needed", "food needed at once", "wood late", "stone late", "spare food late"),
            *("no coin", "three coins", "workers", "workers late", "points", "points late"),
            *("pawns", "no pawn", "castle", "watchtower", "objectives", "objectives put off"),
            *("best building", "stock worth"),
        )
        rival = (
            *("ahead", "ahead late", "workers", "stock worth", "stock worth late", "ahead at last"),
            *("empty cells", "buildings"),
        )
        return in_blocks(
            [
                (ALWAYS, "", ("always", "side B")),
                (ROUND, "round", "1234"),
                (TURN, "turn in", "0123"),
                (FIRST, "first player in", "0123"),
                (OWNED, "owned", NAMES),
                (int(OWNED_EARLY), "owned early", NAMES),
                (int(FOR_SALE), "for sale", NAMES),
                (int(CARD), "objective", OBJECTIVE_NAMES),
                (int(OWN), "own", own),
                (int(RIVAL), "rival", rival),
            ]
        )

    def fill(self, state: LittleTown, seat: i64, out: Features) -> None:
        """Note every feature of the seat that is not zero."""
        out.count = 0
        out.add(ALWAYS, 1.0)
        if state.town.land.side == "B":
            out.add(SIDE_B, 1.0)
        players = state.players
        out.add(ROUND + state.round - 1, 1.0)
        if state.top >= 0 and state.stack[state.top] == steps.ROUND:
            mover: i64 = state.mover()
            out.add(TURN + (seat - mover + players) % players, 1.0)
        out.add(FIRST + (seat - state.first + players) % players, 1.0)
        fill_buildings(state, seat, out)
        fill_own(state, seat, out)
        fill_rivals(state, seat, out)
