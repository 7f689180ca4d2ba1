"""A Little Town position as a document, complete or partial."""

# not compiled: text work, done once per position

from collections.abc import Sequence
from typing import final

from bastide.engine.document import Document, push_steps, read_random, written_steps
from bastide.engine.flow import KIND, SEAT, WIDTH
from bastide.engine.messages import BadInput
from bastide.engine.parts import Json, Positions
from bastide.engine.rng import seeded
from bastide.engine.rows import bit, listed, row
from bastide.engine.settings import Setting
from bastide.games.little_town import payment, steps, view
from bastide.games.little_town.catalogue import (
    ALL_COINS,
    ALL_CUBES,
    COIN,
    CUBES,
    FROM_BUILDING,
    KINDS_OF_STOCK,
    NAMES,
    OBJECTIVE_NAMES,
    OBJECTIVE_NUMBERS,
    SOURCE_NAMES,
    SOURCES,
    STOCK,
)
from bastide.games.little_town.land import CELL_NAMES, CELL_NUMBERS, LANDS, NOWHERE
from bastide.games.little_town.market import Builder, read_town, taken
from bastide.games.little_town.objectives import CARD, open_window
from bastide.games.little_town.place import CELL
from bastide.games.little_town.reached import note_building
from bastide.games.little_town.round import FEEDING, SPECIALS, STAGES, start_turn
from bastide.games.little_town.setup import LittleTownSetup, deal_from, house_rules
from bastide.games.little_town.state import (
    BUILT,
    CARDS,
    HELD,
    NONE,
    OUT,
    PAWNS,
    PIECES,
    PUT_OFF,
    UNUSED,
    VALIDATED,
    LittleTown,
    bare_table,
)
from bastide.games.little_town.town import ROUNDS, START_COINS

SPOTS = (*CELL_NAMES, "none")
WORDS: dict[str, Sequence[str]] = {
    "tile": NAMES,
    "cell": SPOTS,
    "cathedral_at": SPOTS,
    "residence_at": SPOTS,
    "objective": (*OBJECTIVE_NAMES, "any"),
    "stage": STAGES,
}
PHASES = ("deal", "turn", "specials", "feeding", "over")
"""Where a partial document can begin."""
HANDS = ((HELD, "objectives"), (VALIDATED, "validated"), (PUT_OFF, "put_off"))


def _cells(mask: int) -> list[str]:
    return [CELL_NAMES[cell] for cell in listed(mask)]


def _seat(state: LittleTown, seat: int) -> Json:
    at = seat * PIECES
    built = listed(int(state.pieces[at + BUILT]))
    return {
        **view.stock(state, seat * STOCK),
        "score": int(state.score(seat)),
        "points": {
            name: int(state.points[seat * SOURCES + source])
            for source, name in enumerate(SOURCE_NAMES)
        },
        "buildings": {CELL_NAMES[cell]: NAMES[state.tiles[cell]] for cell in built},
        "pawns": int(state.pieces[at + PAWNS]),
        "workers_on": _cells(int(state.pieces[at + OUT])),
        "workers_left": int(state.pieces[at + UNUSED]),
        "site": view.site(state, seat),
        "broke": bool(state.broke >> seat & 1),
        **{name: view.objectives(int(state.cards[seat * CARDS + part])) for part, name in HANDS},
    }


def _lay_market(
    state: LittleTown, document: Document, builders: list[Builder], gone: list[int]
) -> None:
    """Tiles of the game that have left the market are no longer in it."""
    for tile in state.town.slots:
        if tile != NONE and tile not in gone:
            state.market |= bit(tile)
    used = sum(builder.fields() for builder in builders)
    left = int(state.fields) - used
    if left < 0:
        raise BadInput(f"position: there are only {state.fields} Wheat Fields.")
    state.fields = document.number("wheat_fields", left, 0, left)


def _lay_buildings(state: LittleTown, seat: int, builder: Builder) -> None:
    for cell, tile in builder.buildings.items():
        _check_empty(state, cell, builder.where)
        state.built |= bit(cell)
        state.tiles[cell] = tile
        state.pieces[seat * PIECES + BUILT] |= bit(cell)
    state.pieces[seat * PIECES + PAWNS] -= len(builder.buildings)
    if state.pieces[seat * PIECES + PAWNS] < 0:
        raise BadInput(f"{builder.where}: a player has {state.town.pawns} ownership pawns.")


def _check_empty(state: LittleTown, cell: int, where: str) -> None:
    if not (state.empty() >> cell) & 1:
        raise BadInput(f"{where}: {CELL_NAMES[cell]} is not an empty grass cell.")


def _lay_workers(state: LittleTown, seat: int, area: Document) -> None:
    for cell in area.names("workers_on", CELL_NUMBERS):
        _check_empty(state, cell, area.where)
        state.manned |= bit(cell)
        state.pieces[seat * PIECES + OUT] |= bit(cell)


def _lay_stock(state: LittleTown, seat: int, area: Document, coins: int) -> None:
    for kind, name in enumerate(KINDS_OF_STOCK):
        usual = coins if kind == COIN else 0
        amount = area.number(name, usual, 0, ALL_CUBES if kind < CUBES else ALL_COINS)
        if state.take(seat, kind, amount) < amount:
            raise BadInput(f"position: the seats have more '{name}' than there is.")


def _lay_points(state: LittleTown, seat: int, area: Document) -> None:
    """Points by source, or only a score, which then counts as points for buildings."""
    points = area.table("points")
    for source, name in enumerate(SOURCE_NAMES):
        state.points[seat * SOURCES + source] = points.number(name, 0, -9999, 9999)
    points.finish()
    score = area.number("score", int(state.score(seat)), -9999, 9999)
    if area.has("points") and score != state.score(seat):
        raise BadInput(f"{area.where}: 'score' is {score}, but 'points' say otherwise.")
    state.points[seat * SOURCES + FROM_BUILDING] += score - state.score(seat)


def _lay_cards(state: LittleTown, seat: int, area: Document) -> None:
    for part, name in HANDS:
        for card in area.names(name, OBJECTIVE_NUMBERS):
            if not (state.town.deck >> card) & 1:
                raise BadInput(
                    f"{area.where}: {OBJECTIVE_NAMES[card]} cannot be in this game (LT-019)."
                )
            if part != PUT_OFF and _is_dealt(state, card):
                raise BadInput(f"{area.where}: {OBJECTIVE_NAMES[card]} exists only once.")
            state.cards[seat * CARDS + part] |= bit(card)
    if area.truth("broke", False):
        state.broke |= bit(seat)
    if not state.town.is_silent:
        state.cards[seat * CARDS + PUT_OFF] &= state.cards[seat * CARDS + HELD]


def _is_dealt(state: LittleTown, card: int) -> bool:
    return any(
        (state.cards[seat * CARDS + part] >> card) & 1
        for seat in range(int(state.players))
        for part in (HELD, VALIDATED)
    )


def _deal(state: LittleTown, document: Document) -> None:
    """The objectives are dealt, the named ones from the top of their deck (LT-016)."""
    players = int(state.players)
    if any(state.cards[seat * CARDS + HELD] for seat in range(players)):
        raise BadInput("position: in phase 'deal' nobody holds objectives yet.")
    top = document.names("deck", OBJECTIVE_NUMBERS)
    rest = [card for card in listed(int(state.town.deck)) if card not in top]
    for at, card in enumerate(top):
        if not (state.town.deck >> card) & 1:
            name = OBJECTIVE_NAMES[card]
            raise BadInput(f"position: 'deck' names {name}, which cannot be in this game (LT-019).")
        if card in top[:at]:
            raise BadInput(f"position: 'deck' names {OBJECTIVE_NAMES[card]} twice.")
    shuffled = row(rest)
    state.rng.shuffle(shuffled, len(rest))
    deal_from(state, players, row([*top, *(int(card) for card in shuffled)]))


def _finish_seats(state: LittleTown, areas: list[Document], turns: bool) -> None:
    """Work out workers and pawns; what the document says of them must agree."""
    for seat, area in enumerate(areas):
        at = seat * PIECES
        free = int(state.town.workers) - len(listed(int(state.pieces[at + OUT])))
        if free < 0:
            raise BadInput(f"{area.where}: a player has {state.town.workers} workers.")
        used = area.number("site", 0 if turns else free, 0, free)
        left = area.number("workers_left", free - used, 0, free)
        if area.has("site") and area.has("workers_left") and left + used != free:
            raise BadInput(f"{area.where}: 'site' and 'workers_left' do not add up.")
        state.pieces[at + UNUSED] = left
        pawns = int(state.pieces[at + PAWNS])
        if area.number("pawns", pawns, 0, int(state.town.pawns)) != pawns:
            raise BadInput(f"{area.where}: with these buildings {pawns} pawns are left.")
        note_building(state, seat)
        area.finish()


def _check_supply(state: LittleTown, document: Document) -> None:
    supply = document.table("supply")
    for kind, name in enumerate(KINDS_OF_STOCK):
        rest = int(state.stock[state.supply + kind])
        if supply.number(name, rest, 0, ALL_COINS) != rest:
            raise BadInput(f"position.supply: the seats leave {rest} '{name}'.")
    supply.finish()


def _lay_memory(state: LittleTown, document: Document) -> None:
    """What the running turn remembers."""
    last = int(state.players) - 1
    state.turn = document.number("turn", NONE, NONE, last)
    for cell in document.names("unharvested", CELL_NUMBERS):
        if state.town.land.terrain[cell] == 0:
            raise BadInput("position: 'unharvested' names a grass cell.")
        state.unharvested |= bit(cell)
    for cell in document.names("activated", CELL_NUMBERS):
        state.activated |= bit(cell)
    memory = document.table("counted")
    state.gained = memory.number("gained", 0, 0, 99)
    kinds = {name: kind for kind, name in enumerate(KINDS_OF_STOCK[:COIN])}
    for kind in memory.names("gained_kinds", kinds):
        state.gained_kinds |= bit(kind)
    state.activations = memory.number("activations", 0, 0, 8)
    state.scoring = memory.number("scoring", 0, 0, 8)
    state.respent = int(memory.truth("respent", False))
    state.mixed = _someone(memory, "mixed", last)
    state.fish_fed = _someone(memory, "fish_fed", last)
    memory.finish()


def _someone(memory: Document, name: str, last: int) -> int:
    return NONE if memory.raw(name) is None else memory.number(name, NONE, NONE, last)


def _begin(state: LittleTown, document: Document, begin: str) -> None:
    """Begin a partial position: a turn, step 1 or step 2 of the end of a round, or its end."""
    if begin not in PHASES:
        raise BadInput(f"position: phase '{begin}' needs 'steps'.")
    if begin == "over":
        return
    players = int(state.players)
    order = [(int(state.first) + i) % players for i in range(players)]
    left = [int(state.pieces[seat * PIECES + UNUSED]) for seat in range(players)]
    usual = max(order, key=lambda seat: (left[seat], -order.index(seat)))
    mover = document.number("mover", usual, 0, players - 1)
    if begin != "turn" or max(left) == 0:
        state.push(steps.ROUND, state.first, FEEDING if begin == "feeding" else SPECIALS)
        return
    if left[mover] == 0:
        raise BadInput(f"position: seat {mover} is to move, but has no worker left.")
    state.push(steps.ROUND, mover)
    start_turn(state, mover)
    if state.get(KIND) == steps.ROUND:
        open_window(state)


def _check_steps(state: LittleTown) -> None:
    """Refuse frames that could not lie there."""
    for at in range(0, int(state.top) + WIDTH, WIDTH):
        kind = int(state.stack[at + KIND])
        seat = int(state.stack[at + SEAT])
        if (kind == steps.ROUND) != (at == 0) or seat < 0:
            raise BadInput("position: 'steps' must begin with the round, and each has a seat.")
        if kind == steps.ROUND:
            left = state.pieces[seat * PIECES + UNUSED]
            if state.stack[at + 2] == 0 and not left:
                raise BadInput(f"position: seat {seat} is to move, but has no worker left.")
        if kind == steps.WORKER and state.stack[at + CELL] == NOWHERE:
            raise BadInput("position: a worker works on a cell.")
        if kind == steps.PAYMENT:
            cell = int(state.stack[at + payment.CELL])
            if cell != NOWHERE and state.tiles[cell] != state.stack[at + payment.TILE]:
                raise BadInput("position: a building is paid for that does not stand there.")
        if kind == steps.OBJECTIVE and not state.town.is_silent:
            card = int(state.stack[at + CARD])
            if not (state.cards[seat * CARDS + HELD] >> card) & 1:
                raise BadInput(f"position: seat {seat} does not hold {OBJECTIVE_NAMES[card]}.")


@final
class LittleTownPositions(Positions[LittleTown]):
    """Tables as documents."""

    def __init__(self, setup: LittleTownSetup) -> None:
        self.setup = setup

    def to_document(self, state: LittleTown) -> Json:
        """The whole state, in the rulebook's words."""
        return {
            "phase": view.phase(state),
            "round": int(state.round),
            "first": int(state.first),
            "mover": state.mover(),
            "turn": int(state.turn),
            "market": view.market(state),
            "wheat_fields": int(state.fields),
            "supply": view.stock(state, int(state.supply)),
            "seats": [_seat(state, seat) for seat in range(int(state.players))],
            "unharvested": _cells(int(state.unharvested)),
            "activated": _cells(int(state.activated)),
            "counted": view.counted(state),
            "steps": written_steps(state, WORDS),
            "random": state.rng.words(),
        }

    def lay(self, content: Json, settings: dict[str, Setting]) -> LittleTown:
        """The state a document describes; what it leaves out takes the documented default."""
        players = int(settings["players"])
        land, choice = LANDS[str(settings["side"])], str(settings["market"])
        document = Document(content, "position")
        rng = seeded(document.number("seed", 0, 0, 1 << 62))
        areas = document.tables("seats", players)
        areas += [Document({}, f"position.seats.{seat}") for seat in range(len(areas), players)]
        builders = [Builder(area) for area in areas]
        gone = taken(document, builders)
        house, rules = house_rules(settings), self.setup.rules
        town = read_town(document, players, land, choice, house, gone, rng, rules)
        state = bare_table(self.setup.frames, players, rng, town)
        state.round = document.number("round", 1, 1, ROUNDS)
        state.first = document.number("first", 0, 0, players - 1)
        begin = document.word("phase", "turn", (*PHASES, *view.PHASES.values()))
        _lay_market(state, document, builders, gone)
        for seat, area in enumerate(areas):
            _lay_buildings(state, seat, builders[seat])
            _lay_workers(state, seat, area)
            _lay_stock(state, seat, area, START_COINS if begin == "deal" else 0)
            _lay_points(state, seat, area)
            _lay_cards(state, seat, area)
        if begin == "deal":
            _deal(state, document)
            begin = "turn"
        _finish_seats(state, areas, begin == "turn" or document.has("steps"))
        _check_supply(state, document)
        _lay_memory(state, document)
        read_random(state, document)
        if document.has("steps"):
            push_steps(state, document, WORDS)
            _check_steps(state)
        else:
            _begin(state, document, begin)
        document.raw("mover")
        document.finish()
        return state
