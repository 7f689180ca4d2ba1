"""The table as one seat sees it (LT-R34)."""

from mypy_extensions import i64

from bastide.engine.flow import WIDTH
from bastide.engine.parts import Json
from bastide.engine.rows import listed
from bastide.games.little_town import steps
from bastide.games.little_town.catalogue import KINDS_OF_STOCK, NAMES, OBJECTIVE_NAMES, STOCK
from bastide.games.little_town.harvest import reach
from bastide.games.little_town.land import CELL_NAMES, CELLS, TERRAIN_NAMES, TERRAINS, count
from bastide.games.little_town.place import CELL
from bastide.games.little_town.progress import progress
from bastide.games.little_town.round import SPECIALS, STAGE, STAGES
from bastide.games.little_town.scoring import TRACK, shown_score
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

PHASES = {
    steps.WORKER: "worker",
    steps.PAYMENT: "payment",
    steps.TAKE: "take",
    steps.SITE: "site",
    steps.OBJECTIVE: "objective",
    steps.SPECIAL: "special",
    steps.FEEDING: "feeding",
}


def phase(state: LittleTown) -> str:
    """What is asked, in a word: `turn`, `worker`, `payment`, ..., or `over`."""
    if state.is_over():
        return "over"
    return PHASES.get(int(state.stack[state.top]), "turn")


def stage(state: LittleTown) -> str:
    """The part of the round: `turns`, `specials`, `feeding`, `last_chance`, `over`."""
    if state.is_over():
        return "over"
    now = int(state.stack[STAGE])
    return "turns" if now < SPECIALS else STAGES[min(now, len(STAGES) - 2)]


def stock(state: LittleTown, first: int) -> dict[str, int]:
    """Five amounts by name."""
    return {name: int(state.stock[first + kind]) for kind, name in enumerate(KINDS_OF_STOCK)}


def objectives(cards: int) -> list[str]:
    """The cards of a mask by name."""
    return [OBJECTIVE_NAMES[card] for card in listed(cards)]


def strides(state: LittleTown, seat: int, cards: int) -> dict[str, Json]:
    """How far the seat is with each card of a mask: so much of so much."""
    return {OBJECTIVE_NAMES[card]: list(progress(state, seat, card)) for card in listed(cards)}


def worker_on(state: LittleTown, cell: i64) -> int | None:
    """Whose worker stands on a cell."""
    for seat in range(state.players):
        if (state.pieces[seat * PIECES + OUT] >> cell) & 1 != 0:
            return int(seat)
    return None


def board(state: LittleTown) -> list[Json]:
    """The 54 cells, row by row."""
    found: list[Json] = []
    for cell in range(CELLS):
        tile = int(state.tiles[cell])
        found.append(
            {
                "terrain": TERRAIN_NAMES[state.town.land.terrain[cell]],
                "tile": None if tile == NONE else NAMES[tile],
                "owner": None if tile == NONE else int(state.owner(cell)),
                "worker": worker_on(state, cell),
            }
        )
    return found


def site(state: LittleTown, seat: int) -> int:
    """Workers of a seat on the construction site (LT-046)."""
    at = seat * PIECES
    out = int(count(state.pieces[at + OUT]))
    return int(state.town.workers) - int(state.pieces[at + UNUSED]) - out


def market(state: LittleTown) -> list[str | None]:
    """The places of the market with the tiles that are still there (LT-047)."""
    return [
        NAMES[tile] if tile != NONE and (state.market >> tile) & 1 else None
        for tile in state.town.slots
    ]


def halo(state: LittleTown, cell: int) -> Json:
    """What a worker on a cell would find: cubes to harvest, buildings to activate (LT-028)."""
    gains: dict[str, int] = {}
    for kind in range(TERRAINS):
        amount = reach(state, cell, kind)
        if amount > 0:
            gains[KINDS_OF_STOCK[kind]] = int(amount)
    buildings: list[str] = []
    other: i64 = 0
    around: i64 = state.town.land.around[cell] & state.built
    while around > 0:
        if around & 1 != 0 and state.town.works[state.tiles[other]] != 0:
            buildings.append(CELL_NAMES[other])
        around >>= 1
        other += 1
    return {"gains": gains, "buildings": buildings}


def halos(state: LittleTown) -> dict[str, Json]:
    """What lies around each empty cell, where a worker could go."""
    return {CELL_NAMES[cell]: halo(state, cell) for cell in listed(int(state.empty()))}


def standing(state: LittleTown) -> str | None:
    """The cell from which a worker, or the Residence, is working now."""
    for at in range(0, int(state.top) + WIDTH, WIDTH):
        if state.stack[at] == steps.WORKER:
            return CELL_NAMES[state.stack[at + CELL]]
    return None


def seat_view(state: LittleTown, seat: int, viewer: int) -> Json:
    """One seat's area as the viewer sees it."""
    score = shown_score(state, seat)
    held = int(state.cards[seat * CARDS + HELD])
    return {
        **stock(state, seat * STOCK),
        "colour": state.town.house.colours[seat],
        "score": score,
        "marker": score % TRACK if score > 0 else score,
        "tokens_60": max(score, 0) // TRACK,
        "workers_left": int(state.pieces[seat * PIECES + UNUSED]),
        "workers": int(state.town.workers),
        "pawns": int(state.pieces[seat * PIECES + PAWNS]),
        "buildings": [CELL_NAMES[c] for c in listed(int(state.pieces[seat * PIECES + BUILT]))],
        "site": site(state, seat),
        "objectives": objectives(held) if seat == viewer else None,
        "progress": strides(state, seat, held) if seat == viewer else None,
        "hidden": int(count(held)),
        "validated": objectives(int(state.cards[seat * CARDS + VALIDATED])),
    }


def counted(state: LittleTown) -> Json:
    """What O05, O06 and O14 to O17 look at just now."""
    return {
        "gained": int(state.gained),
        "gained_kinds": [KINDS_OF_STOCK[kind] for kind in listed(int(state.gained_kinds))],
        "activations": int(state.activations),
        "scoring": int(state.scoring),
        "respent": bool(state.respent),
        "mixed": None if state.mixed == NONE else int(state.mixed),
        "fish_fed": None if state.fish_fed == NONE else int(state.fish_fed),
    }
