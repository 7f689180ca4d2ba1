"""A position of either game as a document, complete or partial."""

# not compiled: text work, done once per position

from collections.abc import Sequence
from typing import final

from bastide.engine.document import Document, push_steps, read_random, short, written_steps
from bastide.engine.flow import WIDTH
from bastide.engine.messages import BadInput
from bastide.engine.parts import Json, Positions
from bastide.engine.rng import seeded
from bastide.engine.rows import row
from bastide.engine.settings import Setting
from bastide.games.attika import hexes, notation, steps, view
from bastide.games.attika.catalogue import (
    RESOURCE_NAMES,
    RESOURCE_NUMBERS,
    RESOURCES,
    STACK_STARTS,
    STACKS,
    TILE_HEXES,
    TILES,
    TOKENS,
)
from bastide.games.attika.editions import Edition
from bastide.games.attika.extension import TILE
from bastide.games.attika.land import NOWHERE, SIDES, in_reach
from bastide.games.attika.position_check import check_end, check_steps
from bastide.games.attika.position_seats import lay_seats
from bastide.games.attika.setup import AttikaSetup, bare_table
from bastide.games.attika.state import BONUSES, ENDINGS, LIMIT, NONE, SETTLEMENTS, STACK, Attika
from bastide.games.attika.turn import ACTING_NAMES

PHASES = ("turn", "swap", "over")
"""Where a partial document can begin."""
MOST_TURNS = 1_000_000


def words(state: Attika) -> dict[str, Sequence[str]]:
    """How the numbers of frames are written."""
    spots = [view.spot_name(state, hex) for hex in range(int(state.land.hexes()))]
    return {
        "acting": ACTING_NAMES,
        "token": state.edition.names,
        "hex": spots,
        "tile": ("none", *state.edition.tile_names),
    }


def _seat(state: Attika, seat: int) -> Json:
    shown = view.seat_view(state, seat, seat)
    stacks: list[list[str]] = []
    for stack in range(STACKS):
        start = seat * TOKENS + STACK_STARTS[stack]
        left = int(state.area(seat, STACK + stack))
        kinds = [int(state.stacks[start + i]) for i in range(left - 1, -1, -1)]
        stacks.append([state.edition.names[kind] for kind in kinds])
    return {
        "hand": shown["hand"],
        "drawn_before": shown["drawn_before"],
        "display": shown["display"],
        "built": view.built_tokens(state, seat),
        "stacks": stacks,
        "bonuses": int(state.area(seat, BONUSES)),
        "noted": shown["noted"],
        "earned": shown["earned"],
        "settlements": int(state.area(seat, SETTLEMENTS)),
    }


def _cities(document: Document, edition: Edition, players: int) -> list[int]:
    if not document.has("cities"):
        return [int(place) for place in edition.cities[players - 2]]
    spots = [_spot(item, "cities") for item in document.items("cities")]
    if len(spots) != players or len(set(spots)) != players:
        raise BadInput(f"position: there must be {players} cities on different hexes (AT-011).")
    return spots


def _spot(item: object, name: str) -> int:
    if not isinstance(item, str):
        raise BadInput(f"position: '{name}' names {short(item)}, which is no hex such as '2,-1'.")
    try:
        place = notation.spot(item)
    except BadInput:
        place = -1
    if place < 0 or not in_reach(place):
        raise BadInput(f"position: '{name}' names {short(item)}, which is no hex such as '2,-1'.")
    return place


def _lay_map(state: Attika, document: Document) -> None:
    """The tiles in the order in which they were laid, else the layout of the rules."""
    edition = state.edition
    numbers = {name: tile for tile, name in enumerate(edition.tile_names)}
    entries = document.tables("map", TILES)
    laid: set[int] = set()
    for entry in entries:
        tile = entry.named(entry.raw("tile"), numbers, "tile")
        centre = _spot(entry.raw("at"), "at")
        turn = entry.number("rotation", 0, 0, 5)
        is_plain = entry.truth("plain", False)
        entry.finish()
        if tile in laid:
            raise BadInput(f"{entry.where}: tile {edition.tile_names[tile]} lies there already.")
        if not state.land.is_clear(centre):
            raise BadInput(f"{entry.where}: a tile or a city lies on one of its hexes already.")
        laid.add(tile)
        state.put_tile(tile, centre, turn % edition.turns[tile])
        if is_plain:
            _make_plain(state)
    for at, entry in enumerate(entries):
        if len(entries) > 1 and not state.land.is_touched(at):
            raise BadInput(f"{entry.where}: this tile touches nothing (AT-061).")
    if entries:
        return
    if document.has("map"):
        raise BadInput("position: 'map' must have at least one tile.")
    for tile, centre in enumerate(edition.centres[int(state.players) - 2]):
        if not state.land.is_clear(int(centre)):
            raise BadInput("position: these 'cities' need a 'map' of their own.")
        state.put_tile(tile, int(centre), 0)


def _make_plain(state: Attika) -> None:
    """Take the symbols off the last tile, on which nothing stands yet."""
    land = state.land
    for hex in range(int(land.hexes()) - TILE_HEXES, int(land.hexes())):
        around = [int(land.near[hex * SIDES + side]) for side in range(SIDES)]
        for other in [hex, *(place for place in around if place != NOWHERE)]:
            state.count_symbol(other, hex, -1)
        land.symbol[hex] = NOWHERE


def _lay_tiles(state: Attika, document: Document) -> None:
    """The tile stack: those named on top, the others below in any order."""
    numbers = {name: tile for tile, name in enumerate(state.edition.tile_names)}
    gone = {int(state.land.tile[i]) for i in range(int(state.land.tiles))}
    for at in range(0, int(state.top) + 1, WIDTH):
        if state.stack[at] == steps.EXTENSION and state.stack[at + TILE] > 0:
            gone.add(int(state.stack[at + TILE]) - 1)
    top = document.names("tiles", numbers)
    if len(set(top)) != len(top) or set(top) & gone:
        raise BadInput("position: 'tiles' names a tile twice, or one that is turned up already.")
    rest = [tile for tile in range(TILES) if tile not in gone and tile not in top]
    _shuffle(state, rest)
    stack = rest + top[::-1]
    left = document.number("tiles_left", len(stack), 0, len(stack))
    stack = stack[len(stack) - left :]
    for i, tile in enumerate(stack):
        state.tiles[i] = tile
    state.tiles_left = left


def _shuffle(state: Attika, things: list[int]) -> None:
    for i in range(len(things) - 1, 0, -1):
        j = int(state.rng.below(i + 1))
        things[i], things[j] = things[j], things[i]


def _lay_cards(state: Attika, document: Document) -> None:
    """Deck and discard; cards named nowhere lie below the deck, or where `rest` says."""
    left = [int(state.edition.cards[card]) for card in range(RESOURCES)]
    for at in range(int(state.players) * RESOURCES):
        left[at % RESOURCES] -= int(state.cards[at])
    top = document.names("deck", RESOURCE_NUMBERS)
    discarded = document.names("discard", RESOURCE_NUMBERS)
    for card in top + discarded:
        left[card] -= 1
    for card, name in enumerate(RESOURCE_NAMES):
        if left[card] < 0:
            most = int(state.edition.cards[card])
            raise BadInput(f"position: there are only {most} cards of kind '{name}'.")
    rest = [card for card in range(RESOURCES) for _ in range(left[card])]
    where = document.word("rest", "deck", ("deck", "discard", "out"))
    if where != "deck":
        discarded, rest = discarded + (rest if where == "discard" else []), []
    _shuffle(state, rest)
    for card in discarded:
        state.cards[int(state.players) * RESOURCES + card] += 1
    for i, card in enumerate(rest + top[::-1]):
        state.deck[i] = card
    state.deck_size = len(rest) + len(top)


def _lay_bonuses(state: Attika, document: Document) -> None:
    """Bonus pieces that nobody holds lie in the supply, unless some are said to be out."""
    pieces = int(state.edition.supply)
    held = sum(int(state.area(seat, BONUSES)) for seat in range(int(state.players)))
    free = pieces - held
    if free < 0:
        raise BadInput(f"position: there are only {pieces} bonus pieces (AT-009).")
    given = document.number("box", 0, 0, free)
    state.supply = document.number("supply", free - given, 0, free)
    state.box = free - int(state.supply)
    if document.has("box") and state.box != given:
        raise BadInput(f"position: 'supply', 'box' and bonuses held make {pieces} (AT-009).")


def _lay_end(state: Attika, document: Document) -> None:
    """How a game that is over ended."""
    ending = document.word("ending", "limit" if state.is_over() else "running", ENDINGS)
    state.ending = ENDINGS.index(ending)
    if document.raw("winner") is not None:
        state.winner = document.number("winner", 0, 0, int(state.players) - 1)
    if state.is_over() and state.ending == LIMIT and state.winner == NONE:
        return
    check_end(state)


def _begin(state: Attika, document: Document, begin: str) -> None:
    """Begin a partial position: in a turn, before a swap, or at the end."""
    if begin not in PHASES:
        raise BadInput(f"position: phase '{begin}' needs 'steps'.")
    if begin == "over":
        return
    mover = document.number("mover", int(state.first), 0, int(state.players) - 1)
    acting = ACTING_NAMES.index(document.word("acting", ACTING_NAMES[0], ACTING_NAMES))
    done = document.number("done", 1 if acting else 0, 0, 3)
    if begin == "swap":
        state.push(steps.SWAP, mover)
    else:
        state.push(steps.TURN, mover, acting, done)


@final
class AttikaPositions(Positions[Attika]):
    """Tables as documents."""

    def __init__(self, setup: AttikaSetup) -> None:
        self.setup = setup

    def to_document(self, state: Attika) -> Json:
        """The whole state, in the words of the rules."""
        names = state.edition.tile_names
        acting, done = view.acting(state)
        return {
            "phase": view.phase(state),
            "turn": int(state.turn),
            "first": int(state.first),
            "mover": state.mover(),
            "acting": acting,
            "done": done,
            "map": view.tiles_laid(state),
            "cities": [hexes.name(int(place)) for place in state.land.cities],
            "tiles": [names[state.tiles[i]] for i in range(int(state.tiles_left) - 1, -1, -1)],
            "tiles_left": int(state.tiles_left),
            "deck": [
                RESOURCE_NAMES[state.deck[i]] for i in range(int(state.deck_size) - 1, -1, -1)
            ],
            "discard": view.named_cards(state.cards, int(state.players)),
            "rest": "out",
            "supply": int(state.supply),
            "box": int(state.box),
            "ending": ENDINGS[state.ending],
            "winner": None if state.winner == NONE else int(state.winner),
            "pending": view.pending(state),
            "seats": [_seat(state, seat) for seat in range(int(state.players))],
            "steps": written_steps(state, words(state)),
            "random": state.rng.words(),
        }

    def lay(self, content: Json, settings: dict[str, Setting]) -> Attika:
        """The state a document describes; what it leaves out takes the documented default."""
        players, limit = int(settings["players"]), int(settings["turn_limit"])
        edition = self.setup.edition(settings)
        document = Document(content, "position")
        rng = seeded(document.number("seed", 0, 0, 1 << 62))
        cities = _cities(document, edition, players)
        state = bare_table(self.setup.frames, players, rng, edition, limit, row(cities), TILES)
        _lay_map(state, document)
        begin = document.word("phase", "turn", (*PHASES, *view.PHASES))
        state.first = document.number("first", 0, 0, players - 1)
        if document.has("steps"):
            push_steps(state, document, words(state))
        else:
            _begin(state, document, begin)
        for derived in ("mover", "acting", "done", "pending"):
            document.raw(derived)
        mover = int(state.stack[1]) if not state.is_over() else int(state.first)
        turns = 1 + (mover - int(state.first)) % players
        state.turn = document.number("turn", turns, 1, limit or MOST_TURNS)
        _lay_tiles(state, document)
        seats = document.tables("seats", players)
        seats += [Document({}, f"position.seats.{seat}") for seat in range(len(seats), players)]
        lay_seats(state, seats)
        _lay_cards(state, document)
        _lay_bonuses(state, document)
        _lay_end(state, document)
        read_random(state, document)
        check_steps(state)
        document.finish()
        return state
