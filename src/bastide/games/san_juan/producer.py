"""The Producer phase: goods are laid on empty production buildings."""

from typing import Final, final

from mypy_extensions import i64

from bastide.engine.action import action, what
from bastide.engine.flow import SEAT, Frame, Options
from bastide.games.san_juan import happenings, steps
from bastide.games.san_juan.cards.producer import aqueduct, well
from bastide.games.san_juan.catalogue import GOODS
from bastide.games.san_juan.editions import FULL_CITY
from bastide.games.san_juan.library import asks_to_double
from bastide.games.san_juan.state import NONE, SanJuan

NEXT: Final = 3
LEFT: Final = 2
PRODUCED: Final = 3


def production_limit(state: SanJuan, seat: i64) -> i64:
    """One good, one or two more for the Producer, one more with an Aqueduct (SJ-036, SJ-037)."""
    limit: i64 = 1 + aqueduct(state, seat)
    if seat == state.chooser:
        limit += state.boost
    return limit


@final
class ProducerPhase(Frame[SanJuan]):
    """Clockwise from the Producer everybody may produce (SJ-R02)."""

    name = "producer"
    slots = ("chooser", "next")

    def advance(self, state: SanJuan, out: Options) -> None:
        turn = state.get(NEXT)
        if turn == state.players:
            state.pop()
            return
        state.set(NEXT, turn + 1)
        seat = (state.chooser + turn) % state.players
        state.push(steps.PRODUCE, seat, NONE)
        if turn == 0 and asks_to_double(state):
            state.push(steps.DOUBLE, seat)


@final
class Produce(Frame[SanJuan]):
    """Lay unseen cards from the pile on empty production buildings, one on each (SJ-036, SJ-038).

    Any number up to the limit (SJ-R08), as far as both piles reach (SJ-R44), in the order in
    which the owner names the buildings (SJ-R49). Then the Well.
    """

    name = "produce"
    question = "sj-ask-produce"
    slots = ("left", "produced")

    def advance(self, state: SanJuan, out: Options) -> None:
        seat = state.get(SEAT)
        left = state.get(LEFT)
        if left == NONE:
            state.set(LEFT, production_limit(state, seat))
            return
        if left > 0 and state.cards_left() > 0:
            seen: i64 = 0
            first: i64 = seat * FULL_CITY
            for place in range(first, first + state.buildings[seat]):
                building = state.city[place]
                if building < GOODS and state.goods[place] == NONE and (seen >> building) & 1 == 0:
                    seen |= i64(1) << building
                    out.add(action(steps.PRODUCE_GOOD, building))
        if out.count > 0:
            out.add(action(steps.PASS if state.get(PRODUCED) == 0 else steps.DONE))
        else:
            self.finish(state, seat)

    def take(self, state: SanJuan, act: i64) -> None:
        seat = state.get(SEAT)
        if act < action(steps.TAKE_ROLE):
            self.finish(state, seat)
            return
        building = what(act)
        state.goods[state.empty_place(seat, building)] = state.draw_card()
        state.set(LEFT, state.get(LEFT) - 1)
        state.set(PRODUCED, state.get(PRODUCED) + 1)
        state.tell(happenings.PRODUCES, seat, building)

    def finish(self, state: SanJuan, seat: i64) -> None:
        """All goods are laid; the Well looks at what was really produced (SJ-R08, SJ-R46)."""
        produced = state.get(PRODUCED)
        state.pop()
        if produced == 0:
            state.tell(happenings.PASSES, seat)
        well(state, seat, produced)

    def remaining(self, state: SanJuan) -> int:
        return int(state.get(LEFT))

    def pool(self, state: SanJuan, out: Options) -> None:
        seat = state.get(SEAT)
        first: i64 = seat * FULL_CITY
        for place in range(first, first + state.buildings[seat]):
            if state.city[place] < GOODS and state.goods[place] == NONE:
                out.add(action(steps.PRODUCE_GOOD, state.city[place]))
