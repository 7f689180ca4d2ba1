"""Setting the table: map, cards, tokens, first player (AT-011..AT-017)."""

from typing import Any, final

from librt.vecs import vec
from mypy_extensions import i64

from bastide.engine.components import Component
from bastide.engine.flow import Frame, Options, settle
from bastide.engine.messages import Message
from bastide.engine.parts import Setup
from bastide.engine.rng import Rng, seeded
from bastide.engine.rows import filled
from bastide.engine.settings import Choice, Setting, first_seat, who_begins
from bastide.games.attika import components_file
from bastide.games.attika.catalogue import (
    KINDS,
    RESOURCES,
    STACK_SIZES,
    STACK_STARTS,
    STACKS,
    START_HANDS,
    START_TILES,
    TILE_HEXES,
    TILES,
    TOKENS,
)
from bastide.games.attika.editions import PRINTED, Edition, edition
from bastide.games.attika.ending import begin_turn
from bastide.games.attika.land import empty_land
from bastide.games.attika.state import AREA, NONE, STACK, Attika


def most_tiles(players: int) -> int:
    """Region tiles that the map can have: each player empties four stacks (AT-060, AT-R17)."""
    most = START_TILES[players] + STACKS * players
    return most if most < TILES else TILES


def bare_table(
    frames: "list[Frame[Any]]",
    players: int,
    rng: Rng,
    edition: Edition,
    limit: int,
    cities: "vec[i64]",
    tiles: int,
) -> Attika:
    """Cities and room for so many tiles, and nothing else laid out yet."""
    room = tiles * TILE_HEXES
    state = Attika(frames, players, rng)
    state.edition = edition
    state.limit = limit
    state.land = empty_land(cities, room)
    state.on = filled(room, NONE)
    state.root = filled(room)
    state.touch = filled(room)
    state.symbols = filled(room)
    state.beside = filled(players * room)
    state.areas = filled(players * AREA)
    state.shown = filled(players * KINDS)
    state.built = filled(players * KINDS)
    state.stacks = filled(players * TOKENS)
    state.cards = filled((players + 1) * RESOURCES)
    state.old = filled((players + 1) * RESOURCES)
    state.deck = filled(int(edition.deck_size))
    state.tiles = filled(TILES)
    state.supply = edition.supply
    return state


def set_table(
    frames: "list[Frame[Any]]", players: int, seed: int, edition: Edition, limit: int, first: int
) -> Attika:
    """A table ready for the first turn; the first player is drawn by lot unless `first` names one.

    First player, tiles, cards, tokens: in this order they take their chances (AT-R21, AT-R41).
    """
    cities = edition.cities[players - 2]
    state = bare_table(frames, players, seeded(seed), edition, limit, cities, most_tiles(players))
    state.first = state.rng.below(players) if first < 0 else first
    lay_tiles(state)
    deal_cards(state)
    for seat in range(state.players):
        stack_tokens(state, seat)
    begin_turn(state, state.first)
    return state


def lay_tiles(state: Attika) -> None:
    """Shuffle the tiles and lay the first ones on the marked places, turned anyhow (AT-012)."""
    for tile in range(TILES):
        state.tiles[tile] = tile
    state.tiles_left = TILES
    state.rng.shuffle(state.tiles, TILES)
    centres = state.edition.centres[state.players - 2]
    for i in range(i64(len(centres))):
        state.tiles_left -= 1
        tile = state.tiles[state.tiles_left]
        turn = state.rng.below(6) % state.edition.turns[tile]
        state.put_tile(tile, centres[i], turn)


def deal_cards(state: Attika) -> None:
    """Shuffle the deck and deal hands in turn order, each in one block (AT-013, AT-016)."""
    for card in range(RESOURCES):
        for _ in range(state.edition.cards[card]):
            state.deck[state.deck_size] = card
            state.deck_size += 1
    state.rng.shuffle(state.deck, state.deck_size)
    for step in range(state.players):
        seat = (state.first + step) % state.players
        for _ in range(START_HANDS[step]):
            state.deck_size -= 1
            state.cards[seat * RESOURCES + state.deck[state.deck_size]] += 1


def stack_tokens(state: Attika, seat: i64) -> None:
    """Base tokens in one stack, the others in three; the top ones go up (AT-014, AT-015)."""
    base = filled(TOKENS)
    white = filled(TOKENS)
    bases: i64 = 0
    whites: i64 = 0
    edition = state.edition
    for kind in range(KINDS):
        for _ in range(edition.copies[kind]):
            if edition.base[kind] != 0:
                base[bases] = kind
                bases += 1
            else:
                white[whites] = kind
                whites += 1
    state.rng.shuffle(base, bases)
    state.rng.shuffle(white, whites)
    for i in range(TOKENS):
        state.stacks[seat * TOKENS + i] = base[i] if i < bases else white[i - bases]
    for stack in range(STACKS):
        state.areas[seat * AREA + STACK + stack] = STACK_SIZES[stack]
        kind = state.draw_token(seat, stack, STACK_STARTS[stack])
        state.shown[seat * KINDS + kind] += 1


@final
class AttikaSetup(Setup[Attika]):
    """Either game, by its name: the rules read the facts of its edition."""

    def __init__(self, game: str, prefix: str, frames: "list[Frame[Any]]") -> None:
        self.game = game
        self.prefix = prefix
        self.frames = frames

    def choices(self) -> list[Choice]:
        found = [
            Choice("players", [2, 3, 4], 2, "AT-001"),
            who_begins("AT-016"),
            Choice("count_covered_symbols", [False, True], False, "AT-R01"),
            Choice("turn_limit", [], 0, "AT-R28"),
        ]
        if PRINTED.boxes[self.game].returns:  # only then an empty supply is filled again (AT-103)
            found.append(Choice("card_at_once", [False, True], False, "AT-R08"))
            found.append(Choice("early_amphora", [False, True], False, "AT-R10"))
        return found

    def new(self, settings: dict[str, Setting], seed: int) -> Attika:
        state = set_table(
            self.frames,
            int(settings["players"]),
            seed,
            self.edition(settings),
            int(settings["turn_limit"]),
            first_seat(settings),
        )
        settle(state, Options())
        return state

    def edition(self, settings: dict[str, Setting]) -> Edition:
        """The facts of this game with the options of a table."""
        return edition(
            self.game,
            self.prefix,
            covered=bool(settings["count_covered_symbols"]),
            at_once=bool(settings.get("card_at_once")),
            early=bool(settings.get("early_amphora")),
        )

    def check_file(self, text: str) -> tuple[list[str], Message] | None:
        if '"region_tiles"' not in text:
            return None
        found = components_file.parse(text)
        kinds = sum(len(box.tokens) for box in found.boxes.values())
        counts = {"tokens": kinds, "tiles": len(found.tiles)}
        return components_file.problems(found), Message("at-data-fine", dict(counts))

    def components(self, settings: dict[str, Setting]) -> list[Component]:
        return [token.component() for token in PRINTED.boxes[self.game].tokens]
