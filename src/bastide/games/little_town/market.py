"""Which tiles a position has: on the board, in the market, and so in the whole game."""

# not compiled: text work, done once per position

from bastide.engine.document import MOST_STEPS, Document
from bastide.engine.messages import BadInput
from bastide.engine.rng import Rng
from bastide.games.little_town.catalogue import NAMES, NUMBERS, SLOTS, WHEAT_FIELD
from bastide.games.little_town.land import CELL_NUMBERS, Land
from bastide.games.little_town.setup import market_tiles
from bastide.games.little_town.state import NONE
from bastide.games.little_town.town import HouseRules, Town


class Builder:
    """The buildings of one seat, as a document names them by cell."""

    def __init__(self, area: Document) -> None:
        self.where = area.where
        self.buildings: dict[int, int] = {}
        named = area.table("buildings")
        for cell, tile in named.content.items():
            number = named.named(cell, CELL_NUMBERS, "cell")
            self.buildings[number] = named.named(tile, NUMBERS, cell)

    def singles(self) -> list[int]:
        """Its tiles that exist once."""
        return [tile for tile in self.buildings.values() if tile != WHEAT_FIELD]

    def fields(self) -> int:
        """How many Wheat Fields it has."""
        return len(self.buildings) - len(self.singles())


def taken(document: Document, builders: list[Builder]) -> list[int]:
    """Tiles that have left the market: on the board, or paid for and without a place yet."""
    built = [tile for builder in builders for tile in builder.singles()]
    at_site = [step for step in document.tables("steps", MOST_STEPS) if step.raw("step") == "site"]
    waiting = [NUMBERS[step.word("tile", NAMES[0], NAMES)] for step in at_site]
    return built + [tile for tile in waiting if tile != WHEAT_FIELD]


def read_town(
    document: Document,
    players: int,
    land: Land,
    choice: str,
    house: HouseRules,
    built: list[int],
    rng: Rng,
    rules: int,
) -> Town:
    """The facts of the game that a document belongs to.

    The market holds what the document says; if it says nothing, it is filled as usual. A market
    that is not complete leaves open which objectives are possible. `built` are the tiles that
    have left it.
    """
    slots = _given(document) if document.has("market") else _usual(choice, built, rng)
    gone = [tile for tile in built if tile not in slots]
    for place in range(SLOTS):
        if slots[place] == NONE and gone:
            slots[place] = gone.pop(0)
    if gone:
        raise BadInput(f"position: more than {SLOTS} different tiles are in the game.")
    _check_unique([tile for tile in slots if tile != NONE], built, document)
    return Town(players, land, house, slots, rules)


def _given(document: Document) -> list[int]:
    """The places of the market as named; empty ones may be left out."""
    found: list[int] = []
    for item in document.items("market"):
        tile = NONE if item is None else document.named(item, NUMBERS, "market")
        if tile == WHEAT_FIELD:
            raise BadInput("position: Wheat Fields lie on their own stack, 'wheat_fields'.")
        found.append(tile)
    if len(found) > SLOTS:
        raise BadInput(f"position: the market has {SLOTS} places.")
    return found + [NONE] * (SLOTS - len(found))


def _usual(choice: str, built: list[int], rng: Rng) -> list[int]:
    """The market of the game's option, with the tiles on the board among it."""
    slots = market_tiles(choice, rng)
    missing = [tile for tile in built if tile not in slots]
    for place in range(SLOTS - 1, -1, -1):
        if missing and slots[place] not in built:
            slots[place] = missing.pop()
    return slots


def _check_unique(slots: list[int], built: list[int], document: Document) -> None:
    named = [item for item in document.items("market") if item is not None]
    for tile in range(len(NAMES)):
        copies = built.count(tile) + (named.count(NAMES[tile]) if named else 0)
        if tile != WHEAT_FIELD and (copies > 1 or slots.count(tile) > 1):
            raise BadInput(f"position: '{NAMES[tile]}' exists only once.")
