"""The Councillor phase (2nd edition: Mayor): look at cards, keep one."""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from bastide.engine.action import action, what
from bastide.engine.flow import CARD_SEEN, SEAT, Frame, Options
from bastide.games.san_juan import events, steps
from bastide.games.san_juan.cards.councillor import archive, prefecture, refill_customs_office
from bastide.games.san_juan.catalogue import TYPES
from bastide.games.san_juan.hand import offer_each, offer_in_order
from bastide.games.san_juan.library import asks_to_double
from bastide.games.san_juan.state import NONE, SanJuan
from bastide.games.san_juan.steps import DONE_ACTION, PASS_ACTION

NEXT: Final = 3
# Keep
KEPT: Final = 2
MOST: Final = 3
KEEP_FLOOR: Final = 4
# Shed
DUE: Final = 2
SPARE: Final = 3
SHED_FLOOR: Final = 4
SHED_COUNT: Final = 5


def look_at(state: SanJuan, seat: i64) -> i64:
    """Two cards, three more for each time the privilege counts (SJ-044, SJ-045, SJ-071)."""
    return 2 + 3 * state.boost if seat == state.chooser else 2


@final
class CouncillorPhase(Frame[SanJuan]):
    """Customs Offices are filled, then clockwise everybody may look at cards (SJ-R46)."""

    name = "councillor"
    slots = ("chooser", "next")

    def advance(self, state: SanJuan, out: Options) -> None:
        turn = state.get(NEXT)
        if turn == state.players:
            state.pop()
            return
        if turn == 0:
            for owner in range(state.players):
                refill_customs_office(state, (state.chooser + owner) % state.players)
        state.set(NEXT, turn + 1)
        seat = (state.chooser + turn) % state.players
        state.push(steps.COUNCIL, seat)
        if turn == 0 and asks_to_double(state):
            state.push(steps.DOUBLE, seat)


@final
class Council(Frame[SanJuan]):
    """Take part or not, before any card is drawn (SJ-R07)."""

    name = "council"
    question = "sj-ask-council"

    def advance(self, state: SanJuan, out: Options) -> None:
        if state.cards_left() > 0:
            out.add(action(steps.LOOK))
        out.add(PASS_ACTION)

    def take(self, state: SanJuan, act: i64) -> None:
        seat = state.get(SEAT)
        state.pop()
        if act == PASS_ACTION:
            state.tell(events.PASSES, seat)
            return
        most: i64 = 1 + prefecture(state, seat)
        if archive(state, seat):
            self.look_with_archive(state, seat, most)
        else:
            drawn = self.look(state, seat)
            state.push(steps.KEEP, seat, 0, most if most < drawn else drawn)

    def look_with_archive(self, state: SanJuan, seat: i64, most: i64) -> None:
        """All go to hand, then the surplus is discarded from the whole hand (SJ-053, SJ-074)."""
        drawn = state.draw(seat, look_at(state, seat))
        state.tell(events.LOOKS, seat, 0, drawn)
        due: i64 = drawn - most if drawn > most else 0
        state.push(steps.SHED, seat, due, drawn - 1 - due)

    def look(self, state: SanJuan, seat: i64) -> i64:
        """Cards are drawn to be looked at; what is missing is missing (SJ-044, SJ-R44)."""
        amount = look_at(state, seat)
        drawn: i64 = 0
        while drawn < amount and state.cards_left() > 0:
            card = state.draw_card()
            state.look(card)
            state.tell(events.LOOKED_CARD, seat, card, 1, seat)
            drawn += 1
        state.learn(CARD_SEEN)
        state.tell(events.LOOKS, seat, 0, drawn)
        return drawn


@final
class Keep(Frame[SanJuan]):
    """Keep one of the cards looked at, with a Prefecture one or two; discard the rest (SJ-044)."""

    name = "keep"
    question = "sj-ask-keep"
    slots = ("kept", "most", "floor")
    asks_since: ClassVar[int] = 2

    def asks_forced(self, state: SanJuan) -> bool:
        """All see that a single card was drawn; only its owner knows the cards (SJ-084)."""
        return self.asks_always and state.looking_size + state.get(KEPT) > 1

    def advance(self, state: SanJuan, out: Options) -> None:
        kept = state.get(KEPT)
        if kept == state.get(MOST):
            self.finish(state)
            return
        floor = state.get(KEEP_FLOOR)
        last: i64 = NONE
        for i in range(state.looking_size):
            card = state.looking[i]
            if card >= floor and card != last:
                out.add(action(steps.KEEP_CARD, card))
            last = card
        if kept > 0:
            out.add(DONE_ACTION)

    def take(self, state: SanJuan, act: i64) -> None:
        if act == DONE_ACTION:
            self.finish(state)
            return
        seat = state.get(SEAT)
        card = what(act)
        state.look_away(card)
        state.receive(seat, card)
        state.set(KEPT, state.get(KEPT) + 1)
        state.set(KEEP_FLOOR, card)
        state.tell(events.KEPT_CARD, seat, card, 1, seat)

    def finish(self, state: SanJuan) -> None:
        """The cards not kept go face down to the discard pile; only their owner saw them."""
        seat = state.get(SEAT)
        kept = state.get(KEPT)
        state.pop()
        for i in range(state.looking_size):
            card = state.looking[i]
            state.discard[card] += 1
            state.buried[seat * TYPES + card] += 1
        state.discard_size += state.looking_size
        state.looking_size = 0
        state.tell(events.KEEPS, seat, 0, kept)

    def remaining(self, state: SanJuan) -> int:
        return int(state.get(MOST) - state.get(KEPT))

    def least(self, state: SanJuan) -> int:
        return 1

    def pool(self, state: SanJuan, out: Options) -> None:
        for i in range(state.looking_size):
            out.add(action(steps.KEEP_CARD, state.looking[i]))


@final
class Shed(Frame[SanJuan]):
    """Discard cards from hand in a fixed order: `due` of them, and up to `spare` more.

    Serves the Archive (SJ-053), the hand limit (SJ-048) and the start variant (SJ-015).
    """

    name = "discard"
    question = "sj-ask-discard"
    slots = ("due", "spare", "floor", "count")
    asks_since: ClassVar[int] = 2

    def advance(self, state: SanJuan, out: Options) -> None:
        due = state.get(DUE)
        spare = state.get(SPARE)
        if due + spare <= 0:
            self.finish(state)
            return
        seat = state.get(SEAT)
        offer_in_order(state, seat, steps.DISCARD_CARD, state.get(SHED_FLOOR), due, out)
        if due <= 0:
            out.add(DONE_ACTION)

    def take(self, state: SanJuan, act: i64) -> None:
        if act == DONE_ACTION:
            self.finish(state)
            return
        seat = state.get(SEAT)
        card = what(act)
        state.bury(seat, card)
        if state.get(DUE) > 0:
            state.set(DUE, state.get(DUE) - 1)
        else:
            state.set(SPARE, state.get(SPARE) - 1)
        state.set(SHED_FLOOR, card)
        state.set(SHED_COUNT, state.get(SHED_COUNT) + 1)
        state.tell(events.DISCARDED_CARD, seat, card, 1, seat)

    def finish(self, state: SanJuan) -> None:
        """Say how many cards went."""
        seat = state.get(SEAT)
        count = state.get(SHED_COUNT)
        state.pop()
        if count > 0:
            state.tell(events.DISCARDS, seat, 0, count)

    def remaining(self, state: SanJuan) -> int:
        return int(state.get(DUE) + state.get(SPARE))

    def least(self, state: SanJuan) -> int:
        return int(state.get(DUE))

    def pool(self, state: SanJuan, out: Options) -> None:
        offer_each(state, state.get(SEAT), steps.DISCARD_CARD, out)
