"""What is done between two rounds: Office, Chapel and Bank, hand limit."""

from typing import ClassVar, Final, final

from mypy_extensions import i64

from bastide.engine.action import what
from bastide.engine.flow import SEAT, Frame, Options
from bastide.engine.rows import bit
from bastide.games.san_juan import events, steps
from bastide.games.san_juan.cards.round_start import (
    GUARDED_LIMIT,
    OFFICE_CARDS,
    hand_limit,
    may_use_bank,
    may_use_chapel,
    may_use_office,
)
from bastide.games.san_juan.catalogue import BANK, CHAPEL, OFFICE_BUILDING
from bastide.games.san_juan.hand import offer_each, offer_in_order
from bastide.games.san_juan.state import UNDER_BANK, UNDER_CHAPEL, SanJuan
from bastide.games.san_juan.steps import DONE_ACTION, PASS_ACTION

STAGE: Final = 2
NEXT: Final = 3
COUNT: Final = 2
FLOOR: Final = 3

OFFICE_STAGE: Final = 0
STORE_STAGE: Final = 1
LIMIT_STAGE: Final = 2

ACTS_AT_START: Final = (1 << CHAPEL) | (1 << BANK) | (1 << OFFICE_BUILDING)
"""Buildings, as bits, that can do something when a round begins."""


@final
class RoundStart(Frame[SanJuan]):
    """Office; Chapel then Bank; hand limit: each step clockwise from the Governor (SJ-047).

    A step is finished by all before the next begins (SJ-R16).
    """

    name = "round_start"
    slots = ("stage", "next")

    def advance(self, state: SanJuan, out: Options) -> None:
        stage = state.get(STAGE)
        turn = state.get(NEXT)
        mine = state.top
        while stage <= LIMIT_STAGE:
            while turn < state.players:
                seat = (state.governor + turn) % state.players
                turn += 1
                if self.begins(state, stage, seat):
                    state.stack[mine + STAGE] = stage
                    state.stack[mine + NEXT] = turn
                    return
            stage += 1
            turn = 0
        state.pop()

    def begins(self, state: SanJuan, stage: i64, seat: i64) -> bool:
        """Lay the frames of one seat's step, if there is anything for it to do."""
        if stage == LIMIT_STAGE:
            if state.hand_size[seat] <= GUARDED_LIMIT:
                return False
            surplus = state.hand_size[seat] - hand_limit(state, seat)
            if surplus <= 0:
                return False
            state.push(steps.SHED, seat, surplus)
        elif state.usable[seat] & ACTS_AT_START == 0:
            return False
        elif stage == OFFICE_STAGE:
            if not may_use_office(state, seat):
                return False
            state.push(steps.OFFICE, seat)
        else:
            chapel = may_use_chapel(state, seat)
            if may_use_bank(state, seat):
                state.push(steps.BANK, seat)
            elif not chapel:
                return False
            if chapel:
                state.push(steps.CHAPEL, seat)
        return True


@final
class Office(Frame[SanJuan]):
    """Discard up to two cards, then draw as many as there are (SJ-090, SJ-R44)."""

    name = "office"
    question = "sj-ask-office"
    slots = ("count", "floor")
    asks_since: ClassVar[int] = 2

    def advance(self, state: SanJuan, out: Options) -> None:
        seat = state.get(SEAT)
        count = state.get(COUNT)
        if count == OFFICE_CARDS or state.hand_size[seat] == 0:
            self.finish(state)
            return
        offer_in_order(state, seat, steps.SWAP_CARD, state.get(FLOOR), 1, out)
        out.add(PASS_ACTION if count == 0 else DONE_ACTION)

    def take(self, state: SanJuan, act: i64) -> None:
        if act <= DONE_ACTION:
            self.finish(state)
            return
        seat = state.get(SEAT)
        card = what(act)
        state.bury(seat, card)
        state.set(COUNT, state.get(COUNT) + 1)
        state.set(FLOOR, card)
        state.tell(events.DISCARDED_CARD, seat, card, 1, seat)

    def finish(self, state: SanJuan) -> None:
        """Draw as many as went (SJ-090)."""
        seat = state.get(SEAT)
        count = state.get(COUNT)
        state.pop()
        if count > 0:
            state.tell(events.DISCARDS, seat, OFFICE_BUILDING, count)
            state.gain(seat, OFFICE_BUILDING, count)

    def remaining(self, state: SanJuan) -> int:
        most = OFFICE_CARDS - int(state.get(COUNT))
        return min(most, int(state.hand_size[state.get(SEAT)]))

    def pool(self, state: SanJuan, out: Options) -> None:
        offer_each(state, state.get(SEAT), steps.SWAP_CARD, out)


@final
class Chapel(Frame[SanJuan]):
    """Put one hand card face down under the Chapel, or none (SJ-066)."""

    name = "chapel"
    question = "sj-ask-chapel"

    def advance(self, state: SanJuan, out: Options) -> None:
        offer_in_order(state, state.get(SEAT), steps.TO_CHAPEL, 0, 1, out)
        out.add(PASS_ACTION)

    def take(self, state: SanJuan, act: i64) -> None:
        seat = state.get(SEAT)
        state.pop()
        if act == PASS_ACTION:
            return
        card = what(act)
        state.leave_hand(seat, card)
        state.store(seat, UNDER_CHAPEL, card)
        state.tell(events.STORED_CARD, seat, card, CHAPEL, seat)


@final
class Bank(Frame[SanJuan]):
    """Once in the game: put any number of hand cards under the Bank (SJ-096).

    Putting none keeps the Bank for later (SJ-R17).
    """

    name = "bank"
    question = "sj-ask-bank"
    slots = ("count", "floor")
    asks_since: ClassVar[int] = 2

    def advance(self, state: SanJuan, out: Options) -> None:
        seat = state.get(SEAT)
        if state.hand_size[seat] == 0:
            self.finish(state)
            return
        offer_in_order(state, seat, steps.TO_BANK, state.get(FLOOR), 1, out)
        out.add(PASS_ACTION if state.get(COUNT) == 0 else DONE_ACTION)

    def take(self, state: SanJuan, act: i64) -> None:
        if act <= DONE_ACTION:
            self.finish(state)
            return
        seat = state.get(SEAT)
        card = what(act)
        state.leave_hand(seat, card)
        state.store(seat, UNDER_BANK, card)
        state.banked |= bit(seat)
        state.set(COUNT, state.get(COUNT) + 1)
        state.set(FLOOR, card)
        state.tell(events.STORED_CARD, seat, card, BANK, seat)

    def finish(self, state: SanJuan) -> None:
        """That the Bank has been used is public, what lies under it is not (SJ-R34)."""
        seat = state.get(SEAT)
        count = state.get(COUNT)
        state.pop()
        if count > 0:
            state.tell(events.STORES, seat, BANK)

    def remaining(self, state: SanJuan) -> int:
        out = Options()
        self.pool(state, out)
        return int(out.count)

    def pool(self, state: SanJuan, out: Options) -> None:
        offer_each(state, state.get(SEAT), steps.TO_BANK, out, state.get(FLOOR))
