"""Which things on the table an option points at, and what a building costs cause by cause."""

from bastide.engine.action import verb, what, where
from bastide.engine.flow import options
from bastide.engine.messages import Message
from bastide.games.san_juan import steps
from bastide.games.san_juan.builder import NOTHING_COVERED, must_cover
from bastide.games.san_juan.cards.builder import crane, library, quarry, smithy
from bastide.games.san_juan.catalogue import CATHEDRAL, CRANE, NAMES, QUARRY, ROLES, SMITHY
from bastide.games.san_juan.editions import FULL_CITY
from bastide.games.san_juan.state import NONE, SanJuan
from bastide.games.san_juan.words import card, holds_good

FROM_HAND = (
    steps.BUILD_CARD,
    steps.PAY_CARD,
    steps.DISCARD_CARD,
    steps.SWAP_CARD,
    steps.TO_CHAPEL,
    steps.TO_BANK,
)
FILLED = (steps.PAY_GOOD, steps.SELL_GOOD, steps.SHIP_GOOD)


def targets(state: SanJuan, act: int) -> list[str]:
    """The things to click for this option; nothing means a button of its own."""
    doing = int(verb(act))
    thing = int(what(act))
    seat = state.mover()
    if doing == steps.TAKE_ROLE:
        return [f"role:{ROLES[thing]}"]
    if doing in FROM_HAND:
        source = "cathedral" if thing == CATHEDRAL else f"hand:{NAMES[thing]}"
        return [source, *_covered(state, seat, act)]
    if doing in (steps.KEEP_CARD, steps.TAKE_CARD):
        return [f"looking:{NAMES[thing]}"]
    if doing == steps.COVER_PLACE:
        place = int(state.buildings[seat]) if thing == NOTHING_COVERED else int(where(act))
        return [f"city:{seat}:{place}"]
    if doing in FILLED or doing == steps.PRODUCE_GOOD:
        return [f"city:{seat}:{place}" for place in _places(state, seat, thing, doing in FILLED)]
    if doing == steps.TURN_UP:
        return [
            f"city:{seat}:{place}"
            for place in range(int(state.buildings[seat]))
            if state.city[seat * FULL_CITY + place] == thing
        ]
    if doing in (steps.LOOK, steps.DRAW_CARDS):
        return ["draw_pile"]
    return []


def _covered(state: SanJuan, seat: int, act: int) -> list[str]:
    """The place that this build covers because nothing else can be paid."""
    if verb(act) != steps.BUILD_CARD or act not in options(state):
        return []
    covers = must_cover(state, seat, what(act))
    return [f"city:{seat}:{where(covers[0])}"] if len(covers) == 1 else []


def _places(state: SanJuan, seat: int, building: int, filled: bool) -> list[int]:
    first = seat * FULL_CITY
    return [
        place
        for place in range(int(state.buildings[seat]))
        if state.city[first + place] == building and (state.goods[first + place] != NONE) == filled
    ]


def price_rows(state: SanJuan, act: int) -> list[tuple[Message, int]]:
    """What a build costs, cause by cause, before goods pay a part of it (SJ-034).

    A build that only the Crane makes payable costs what the cheapest place asks (SJ-059).
    """
    doing = int(verb(act))
    seat = state.mover()
    cause = card(state, CRANE)
    if doing == steps.BUILD_CARD:
        building = int(what(act))
        covers = must_cover(state, seat, building)
        covered = int(what(covers[0])) if covers else NONE
        if len(covers) == 1:
            good = holds_good(state, seat, covers[0])
            cause = Message("sj-price-over", {"card": card(state, covered), "good": good})
    elif doing == steps.COVER_PLACE:
        building = int(state.get(2))
        covered = NONE if what(act) == NOTHING_COVERED else int(what(act))
    else:
        return []
    rows = [(card(state, building), int(state.edition.cost[building]))]
    if seat == state.chooser:
        rows.append((Message("sj-price-privilege"), -int(library(state, seat, covered))))
    if smithy(state, seat, building, covered):
        rows.append((card(state, SMITHY), -1))
    if quarry(state, seat, building, covered):
        rows.append((card(state, QUARRY), -1))
    if covered != NONE:
        rows.append((cause, -int(crane(state, covered))))
    return rows
