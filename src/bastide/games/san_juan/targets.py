"""Which things on the table an option points at, and what a building costs cause by cause."""

from typing import final

from bastide.engine.action import verb, what, where
from bastide.engine.flow import options
from bastide.engine.messages import Message
from bastide.engine.parts import Targets
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


@final
class SanJuanTargets(Targets[SanJuan]):
    """What options point at and cost."""

    def targets(self, state: SanJuan, act: int) -> list[str]:
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
            return [
                f"city:{seat}:{place}" for place in _places(state, seat, thing, doing in FILLED)
            ]
        if doing == steps.TURN_UP:
            return [
                f"city:{seat}:{place}"
                for place in range(int(state.buildings[seat]))
                if state.city[seat * FULL_CITY + place] == thing
            ]
        if doing in (steps.LOOK, steps.DRAW_CARDS):
            return ["draw_pile"]
        return []

    def price(self, state: SanJuan, act: int) -> list[tuple[Message, int]]:
        """What a build costs, cause by cause, before goods pay a part of it (SJ-032, SJ-034).

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
        savings = [
            (card(state, SMITHY), smithy(state, seat, building, covered)),
            (card(state, QUARRY), quarry(state, seat, building, covered)),
        ]
        if seat == state.chooser:
            savings.insert(0, (Message("sj-price-privilege"), library(state, seat, covered)))
        if covered != NONE:
            savings.append((cause, crane(state, covered)))
        left = int(state.edition.cost[building])
        rows = [(card(state, building), left)]
        for label, most in savings:
            saved = min(int(most), left)
            if saved > 0:
                rows.append((label, -saved))
                left -= saved
        return rows
