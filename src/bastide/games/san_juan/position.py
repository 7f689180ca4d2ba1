"""A San Juan position as a document, complete or partial."""

# not compiled: text work, done once per position

from collections.abc import Sequence
from typing import Any, final

from bastide.engine.document import Document, push_steps, read_random, short, written_steps
from bastide.engine.flow import Frame
from bastide.engine.messages import BadInput
from bastide.engine.parts import Json, Positions
from bastide.engine.rng import seeded
from bastide.engine.rows import filled, inserted, row
from bastide.engine.settings import Setting
from bastide.games.san_juan import steps
from bastide.games.san_juan.catalogue import (
    CATHEDRAL,
    CUSTOMS_OFFICE,
    GOODS,
    INDIGO_PLANT,
    NAMES,
    NUMBERS,
    ROLES,
    TILES,
    TYPES,
)
from bastide.games.san_juan.editions import FULL_CITY, START_HAND, Edition
from bastide.games.san_juan.imagining import shown_in
from bastide.games.san_juan.library import open_phase
from bastide.games.san_juan.position_check import check
from bastide.games.san_juan.round import phase_of
from bastide.games.san_juan.setup import deal, edition_of
from bastide.games.san_juan.state import LOOK, NONE, NOT_USED, ON_TABLE, SanJuan, bare_table
from bastide.games.san_juan.view import STORES, city, counted, hand, looked_at, phase, stored_at

WORDS: dict[str, Sequence[str]] = {"card": NAMES}
PHASES = (*ROLES, "role", "round_start", "deal", "start", "over")
MOST_IN_HAND = 40
"""Room is left for the 22 cards that one round can bring."""


def _cathedral(state: SanJuan) -> Json:
    if state.cathedral == NOT_USED:
        return None
    return "table" if state.cathedral == ON_TABLE else int(state.cathedral)


def _seat(state: SanJuan, seat: int) -> Json:
    buildings = city(state, seat)
    for place, building in enumerate(buildings):
        good = int(state.goods[seat * FULL_CITY + place])
        building["good"] = None if good == NONE else NAMES[good]
    return {
        "hand": hand(state, seat),
        "city": buildings,
        "chapel": stored_at(state, seat, 0),
        "bank": stored_at(state, seat, 1),
        "harbor": stored_at(state, seat, 2),
        "bank_used": bool((state.banked >> seat) & 1),
        "library_spent": bool((state.libraries_spent >> seat) & 1),
        "known": [NAMES[card] for card in shown_in(state, seat)],
        "buried": counted(state.buried, seat * TYPES),
    }


class _Deck:
    """The cards not placed yet."""

    def __init__(self, edition: Edition) -> None:
        self.left = [int(count) for count in edition.copies]
        self.copies = list(self.left)
        self.unnamed: list[int] = []
        """Places whose good is some card, whichever is left."""
        if edition.expansion:
            self.left[CATHEDRAL] = self.copies[CATHEDRAL] = 1

    def use(self, card: int, built: bool = False) -> int:
        """Take one card; raises BadInput when there are no more of it."""
        if self.copies[card] == 0:
            raise BadInput(f"The position names '{NAMES[card]}', which is not in this edition.")
        if card == CATHEDRAL and not built:
            raise BadInput("The Cathedral lies on the table or in a city, nowhere else (SJ-016).")
        if self.left[card] == 0:
            raise BadInput(
                f"The position needs more than {self.copies[card]} cards '{NAMES[card]}',"
                " which is all there are in this edition."
            )
        self.left[card] -= 1
        return card

    def use_any(self) -> int:
        """Take some card that is left."""
        for card in range(TYPES):
            if self.left[card] > 0 and card != CATHEDRAL:
                return self.use(card)
        raise BadInput("The position needs more cards than there are.")

    def rest(self) -> list[int]:
        """All that is left for the draw pile."""
        return [card for card in range(TYPES) for _ in range(self.left[card]) if card != CATHEDRAL]


def _lay_seats(state: SanJuan, document: Document, deck: _Deck) -> None:
    players = int(state.players)
    for seat, area in enumerate(document.tables("seats", players)):
        if len(area.items("hand")) > MOST_IN_HAND:
            raise BadInput(f"{area.where}: a hand holds at most {MOST_IN_HAND} cards.")
        for card in area.names("hand", NUMBERS):
            state.receive(seat, deck.use(card))
        for item in area.items("city"):
            _lay_building(state, seat, item, area, deck)
        for which, name in enumerate(STORES):
            for card in area.names(name, NUMBERS):
                state.store(seat, which, deck.use(card))
        if area.truth("bank_used", bool(stored_at(state, seat, 1))):
            state.banked |= 1 << seat
        if area.truth("library_spent", False):
            state.libraries_spent |= 1 << seat
        held = hand(state, seat)
        for card in area.names("known", NUMBERS):
            if NAMES[card] not in held:
                raise BadInput(f"{area.where}: 'known' names a card that is not in the hand.")
            held.remove(NAMES[card])
            state.shown = inserted(state.shown, seat * TYPES + card, 1)
        for card in area.names("buried", NUMBERS):
            state.buried[seat * TYPES + card] += 1
        area.finish()


def _take_starting_buildings(state: SanJuan, deck: _Deck) -> None:
    """The Indigo Plants that everybody begins with are not in the pile (SJ-012)."""
    for seat in range(int(state.players)):
        if state.hand_size[seat] or state.buildings[seat]:
            raise BadInput("position: in phase 'deal' hands and cities are still empty.")
        deck.use(INDIGO_PLANT)


def _lay_building(state: SanJuan, seat: int, item: Any, area: Document, deck: _Deck) -> None:
    if state.buildings[seat] == FULL_CITY:
        raise BadInput(f"{area.where}: a city has {FULL_CITY} places.")
    building = Document({"card": item} if isinstance(item, str) else item, f"{area.where}.city")
    card = building.named(building.raw("card"), NUMBERS, "card")
    deck.use(card, built=True)
    if card >= GOODS and state.has(seat, card):
        raise BadInput(f"{area.where}: two visible '{NAMES[card]}' in one city (SJ-033).")
    place = seat * FULL_CITY + int(state.buildings[seat])
    state.city[place] = card
    state.buildings[seat] += 1
    state.visible[seat] |= 1 << card
    if not building.truth("fresh", False):
        state.usable[seat] |= 1 << card
    good = building.raw("good")
    if good is not None and good is not False:
        if card >= GOODS and card != CUSTOMS_OFFICE:
            raise BadInput(f"{area.where}: a good cannot lie on '{NAMES[card]}'.")
        if good is True:
            deck.unnamed.append(place)
        else:
            state.goods[place] = deck.use(building.named(good, NUMBERS, "good"))
    for under in building.names("covers", NUMBERS):
        state.covered = inserted(state.covered, place * TYPES + deck.use(under, True), TYPES)
    building.finish()


def _lay_cathedral(state: SanJuan, document: Document) -> None:
    said = document.raw("cathedral")
    if state.cathedral == NOT_USED:
        return
    for seat in range(int(state.players)):
        if state.has(seat, CATHEDRAL):
            state.cathedral = seat
    for entry in state.covered:
        if entry % TYPES == CATHEDRAL:
            state.cathedral = entry // TYPES // FULL_CITY
    if said not in (None, _cathedral(state)):
        raise BadInput("position: 'cathedral' does not fit the cities.")


def _lay_tiles(state: SanJuan, document: Document) -> None:
    tiles = document.items("tiles")
    order: list[int] = []
    for prices in tiles:
        if not isinstance(prices, list) or tuple(prices) not in TILES:
            raise BadInput(f"position: 'tiles' names {short(prices)}, which is no tile (SJ-006).")
        order.append(TILES.index((prices[0], prices[1], prices[2], prices[3], prices[4])))
    if len(set(order)) != len(order):
        raise BadInput("position: 'tiles' names a tile twice.")
    order += [tile for tile in range(5) if tile not in order]
    state.tiles = row(order)
    state.tile = document.number("tile", 0, 0, 4)
    state.tile_is_up = document.truth("tile_is_up", False)
    seen = int(state.tile) + state.tile_is_up
    state.tiles_seen = document.number("tiles_seen", seen, seen, 5)


def _lay_piles(state: SanJuan, document: Document, deck: _Deck) -> None:
    """Both piles; cards named nowhere lie where `rest` says."""
    pile = [deck.use(card) for card in document.names("draw_pile", NUMBERS)]
    for card in document.names("discard", NUMBERS):
        state.discard[deck.use(card)] += 1
        state.discard_size += 1
    for place in deck.unnamed:
        state.goods[place] = deck.use_any()
    pile.reverse()
    usual = "out" if document.has("draw_pile") else "draw_pile"
    rest = document.word("rest", usual, ("draw_pile", "discard", "out"))
    if rest == "draw_pile":
        shuffled = row(deck.rest())
        state.rng.shuffle(shuffled, len(shuffled))
        pile = [int(card) for card in shuffled] + pile
    elif rest == "discard":
        for card in deck.rest():
            state.discard[card] += 1
            state.discard_size += 1
    state.pile = filled(int(sum(deck.copies)))
    for i, card in enumerate(pile):
        state.pile[i] = card
    state.pile_size = len(pile)


def _lay_knowledge(state: SanJuan, document: Document) -> None:
    for card in document.names("open_discard", NUMBERS):
        state.open_discard[card] += 1
    for card in range(TYPES):
        known = int(state.open_discard[card])
        for seat in range(int(state.players)):
            known += int(state.buried[seat * TYPES + card])
        if known > state.discard[card]:
            raise BadInput(f"position: '{NAMES[card]}' is known, but not in the discard pile.")


def _lay_phase(state: SanJuan, document: Document, start_variant: bool) -> None:
    players = int(state.players)
    running = document.word("phase", "role", PHASES)
    taken = document.table("roles")
    others = sum(1 for name in ROLES if taken.has(name) and name != running)
    likely = _governor(document, running, others, players)
    governor = document.number("governor", likely, 0, players - 1)
    chooser = document.number("chooser", governor, -1, players - 1)
    state.governor = governor
    for role, name in enumerate(ROLES):
        default = chooser if name == running else NONE
        state.taken[role] = taken.number(name, default, NONE, players - 1)
    taken.finish()
    if document.has("steps"):
        state.chooser = chooser
        push_steps(state, document, WORDS)
    elif running == "deal":
        deal(state, start_variant)
        running = phase(state)
    elif running != "over":
        _open(state, running, chooser)
    state.boost = document.number("boost", int(state.boost), 1, 2)
    check(state, running)


def _governor(document: Document, running: str, others: int, players: int) -> int:
    """Who must be Governor if nothing is said: so that the chooser's turn has come."""
    chooser = document.raw("chooser")
    if running in ROLES and type(chooser) is int:
        return (chooser - others) % players
    return 0


def _open(state: SanJuan, running: str, chooser: int) -> None:
    """Lay the frames of a phase that is about to begin."""
    players = int(state.players)
    turn = sum(1 for role in state.taken if role != NONE)
    if running in ROLES:
        turn = max(turn, (chooser - int(state.governor)) % players + 1)
    state.push(steps.ROUND, (int(state.governor) + turn) % players, turn)
    if running in ROLES:
        if chooser == NONE:
            raise BadInput(f"position: somebody must be the chooser of phase '{running}'.")
        open_phase(state, chooser)
        state.push(phase_of(ROLES.index(running)), chooser, chooser)
    elif running == "round_start":
        state.push(steps.ROUND_START, state.governor)
    elif running == "start":
        for place in range(players - 1, -1, -1):
            seat = (int(state.governor) + place) % players
            surplus = int(state.hand_size[seat]) - START_HAND
            if surplus > 0:
                state.push(steps.SHED, seat, surplus)


@final
class SanJuanPositions(Positions[SanJuan]):
    """Tables as documents."""

    def __init__(self, frames: "list[Frame[Any]]") -> None:
        self.frames = frames

    def to_document(self, state: SanJuan) -> Json:
        """The whole state, in the rulebook's words."""
        return {
            "phase": phase(state),
            "round": int(state.round),
            "governor": int(state.governor),
            "chooser": int(state.chooser),
            "roles": {
                name: int(state.taken[role])
                for role, name in enumerate(ROLES)
                if state.taken[role] != NONE
            },
            "boost": int(state.boost),
            "sales": int(state.sales),
            "draw_pile": [NAMES[state.pile[i]] for i in range(int(state.pile_size) - 1, -1, -1)],
            "discard": counted(state.discard, 0),
            "open_discard": counted(state.open_discard, 0),
            "looking": looked_at(state),
            "tiles": [list(TILES[tile]) for tile in state.tiles],
            "tile": int(state.tile),
            "tiles_seen": int(state.tiles_seen),
            "tile_is_up": state.tile_is_up,
            "cathedral": _cathedral(state),
            "seats": [_seat(state, seat) for seat in range(int(state.players))],
            "steps": written_steps(state, WORDS),
            "random": state.rng.words(),
        }

    def lay(self, content: Json, settings: dict[str, Setting]) -> SanJuan:
        """The state a document describes; what it leaves out takes the documented default."""
        players, limit = int(settings["players"]), int(settings["round_limit"])
        edition = edition_of(settings)
        document = Document(content, "position")
        rng = seeded(document.number("seed", 0, 0, 1 << 62))
        state = bare_table(self.frames, players, rng, edition, limit)
        deck = _Deck(edition)
        _lay_seats(state, document, deck)
        if document.raw("phase") == "deal":
            _take_starting_buildings(state, deck)
        _lay_cathedral(state, document)
        _lay_tiles(state, document)
        for card in document.names("looking", NUMBERS):
            if state.looking_size == LOOK:
                raise BadInput(f"position: at most {LOOK} cards are looked at.")
            state.look(deck.use(card))
        _lay_piles(state, document, deck)
        _lay_knowledge(state, document)
        state.round = document.number("round", 1, 1, 1 << 20)
        state.sales = document.number("sales", 0, 0, 99)
        _lay_phase(state, document, bool(settings["start_variant"]))
        read_random(state, document)
        document.finish()
        return state
