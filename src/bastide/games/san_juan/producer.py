"""The Producer phase: goods are laid on empty production buildings."""

from typing import Final, final

from mypy_extensions import i64

from bastide.engine.action import action, what
from bastide.engine.flow import SEAT, Frame, Options
from bastide.engine.rows import bit
from bastide.games.san_juan import events, steps
from bastide.games.san_juan.cards.producer import aqueduct, well
from bastide.games.san_juan.catalogue import GOODS
from bastide.games.san_juan.editions import FULL_CITY
from bastide.games.san_juan.library import asks_to_double
from bastide.games.san_juan.state import NONE, SanJuan
from bastide.games.san_juan.steps import DONE_ACTION, PASS_ACTION

NEXT: Final = 3
PRODUCED: Final = 2


def production_limit(state: SanJuan, seat: i64) -> i64:
    """One good, one or two more for the Producer, one more with an Aqueduct (SJ-036, SJ-037)."""
    limit: i64 = 1 + aqueduct(state, seat)
    if seat == state.chooser:
        limit += state.boost
    return limit


def can_produce(state: SanJuan, seat: i64) -> bool:
    """Whether the seat has an empty production building and a card is left (SJ-038, SJ-R44)."""
    if state.cards_left() == 0:
        return False
    first: i64 = seat * FULL_CITY
    for place in range(first, first + state.buildings[seat]):
        if state.city[place] < GOODS and state.goods[place] == NONE:
            return True
    return False


@final
class ProducerPhase(Frame[SanJuan]):
    """Clockwise from the Producer everybody may produce (SJ-R02)."""

    name = "producer"
    slots = ("chooser", "next")

    def advance(self, state: SanJuan, out: Options) -> None:
        turn = state.get(NEXT)
        while turn < state.players:
            seat = (state.chooser + turn) % state.players
            turn += 1
            if can_produce(state, seat):
                state.set(NEXT, turn)
                state.push(steps.PRODUCE, seat)
                if turn == 1 and asks_to_double(state):
                    state.push(steps.DOUBLE, seat)
                return
            state.tell(events.PASSES, seat)
        state.pop()


@final
class Produce(Frame[SanJuan]):
    """Lay unseen cards from the pile on empty production buildings, one on each (SJ-036, SJ-038).

    Any number up to the limit (SJ-R08), as far as both piles reach (SJ-R44), in the order in
    which the owner names the buildings (SJ-R49). Then the Well.
    """

    name = "produce"
    question = "sj-ask-produce"
    slots = ("produced",)

    def advance(self, state: SanJuan, out: Options) -> None:
        seat = state.get(SEAT)
        produced = state.get(PRODUCED)
        if produced < production_limit(state, seat) and state.cards_left() > 0:
            seen: i64 = 0
            first: i64 = seat * FULL_CITY
            city = state.city
            goods = state.goods
            for place in range(first, first + state.buildings[seat]):
                building = city[place]
                if building < GOODS and goods[place] == NONE and (seen >> building) & 1 == 0:
                    seen |= bit(building)
                    out.add(action(steps.PRODUCE_GOOD, building))
        if out.count > 0:
            out.add(PASS_ACTION if produced == 0 else DONE_ACTION)
        else:
            self.finish(state, seat)

    def take(self, state: SanJuan, act: i64) -> None:
        seat = state.get(SEAT)
        if act <= DONE_ACTION:
            self.finish(state, seat)
            return
        building = what(act)
        state.goods[state.empty_place(seat, building)] = state.draw_card()
        state.set(PRODUCED, state.get(PRODUCED) + 1)
        state.tell(events.PRODUCES, seat, building)

    def finish(self, state: SanJuan, seat: i64) -> None:
        """All goods are laid; the Well looks at what was really produced (SJ-R08, SJ-R46)."""
        produced = state.get(PRODUCED)
        state.pop()
        if produced == 0:
            state.tell(events.PASSES, seat)
        well(state, seat, produced)

    def remaining(self, state: SanJuan) -> int:
        places = Options()
        self.pool(state, places)
        most = int(production_limit(state, state.get(SEAT)) - state.get(PRODUCED))
        return min(most, int(places.count), int(state.cards_left()))

    def pool(self, state: SanJuan, out: Options) -> None:
        seat = state.get(SEAT)
        first: i64 = seat * FULL_CITY
        for place in range(first, first + state.buildings[seat]):
            if state.city[place] < GOODS and state.goods[place] == NONE:
                out.add(action(steps.PRODUCE_GOOD, state.city[place]))
