"""What is done between two rounds: Office, Chapel and Bank, hand limit."""

from typing import Final, final

from mypy_extensions import i64

from bastide.engine.action import action, what
from bastide.engine.flow import SEAT, Frame, Options
from bastide.games.san_juan import happenings, steps
from bastide.games.san_juan.cards.round_start import (
    OFFICE_CARDS,
    hand_limit,
    may_use_bank,
    may_use_chapel,
    may_use_office,
)
from bastide.games.san_juan.catalogue import BANK, CHAPEL, OFFICE_BUILDING, TYPES
from bastide.games.san_juan.state import UNDER_BANK, UNDER_CHAPEL, SanJuan

STAGE: Final = 2
NEXT: Final = 3
COUNT: Final = 2
FLOOR: Final = 3

OFFICE_STAGE: Final = 0
STORE_STAGE: Final = 1
LIMIT_STAGE: Final = 2


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
        if stage > LIMIT_STAGE:
            state.pop()
            return
        if turn == state.players:
            state.set(STAGE, stage + 1)
            state.set(NEXT, 0)
            return
        state.set(NEXT, turn + 1)
        seat = (state.governor + turn) % state.players
        if stage == OFFICE_STAGE:
            if may_use_office(state, seat):
                state.push(steps.OFFICE, seat)
        elif stage == STORE_STAGE:
            state.push(steps.BANK, seat)
            state.push(steps.CHAPEL, seat)
        else:
            surplus = state.hand_size[seat] - hand_limit(state, seat)
            if surplus > 0:
                state.push(steps.SHED, seat, surplus)


def offer_hand(state: SanJuan, seat: i64, verb: i64, floor: i64, out: Options) -> None:
    """Offer every kind of card in hand from `floor` on."""
    for card in range(floor, TYPES):
        if state.hands[seat * TYPES + card] > 0:
            out.add(action(verb, card))


def pool_hand(state: SanJuan, seat: i64, verb: i64, out: Options) -> None:
    """Every single card in hand, for marking several at once."""
    for card in range(TYPES):
        for _ in range(state.hands[seat * TYPES + card]):
            out.add(action(verb, card))


@final
class Office(Frame[SanJuan]):
    """Discard up to two cards, then draw as many as there are (SJ-090, SJ-R44)."""

    name = "office"
    question = "sj-ask-office"
    slots = ("count", "floor")

    def advance(self, state: SanJuan, out: Options) -> None:
        seat = state.get(SEAT)
        count = state.get(COUNT)
        if count == OFFICE_CARDS or state.hand_size[seat] == 0:
            self.finish(state)
            return
        offer_hand(state, seat, steps.SWAP_CARD, state.get(FLOOR), out)
        out.add(action(steps.PASS if count == 0 else steps.DONE))

    def take(self, state: SanJuan, act: i64) -> None:
        if act < action(steps.TAKE_ROLE):
            self.finish(state)
            return
        seat = state.get(SEAT)
        card = what(act)
        state.bury(seat, card)
        state.set(COUNT, state.get(COUNT) + 1)
        state.set(FLOOR, card)
        state.tell(happenings.DISCARDED_CARD, seat, card, 1, seat)

    def finish(self, state: SanJuan) -> None:
        """Draw as many as went (SJ-090)."""
        seat = state.get(SEAT)
        count = state.get(COUNT)
        state.pop()
        if count > 0:
            state.tell(happenings.DISCARDS, seat, OFFICE_BUILDING, count)
            state.gain(seat, OFFICE_BUILDING, count)

    def remaining(self, state: SanJuan) -> int:
        return OFFICE_CARDS - int(state.get(COUNT))

    def pool(self, state: SanJuan, out: Options) -> None:
        pool_hand(state, state.get(SEAT), steps.SWAP_CARD, out)


@final
class Chapel(Frame[SanJuan]):
    """Put one hand card face down under the Chapel, or none (SJ-066)."""

    name = "chapel"
    question = "sj-ask-chapel"

    def advance(self, state: SanJuan, out: Options) -> None:
        seat = state.get(SEAT)
        if not may_use_chapel(state, seat):
            state.pop()
            return
        offer_hand(state, seat, steps.TO_CHAPEL, 0, out)
        out.add(action(steps.PASS))

    def take(self, state: SanJuan, act: i64) -> None:
        seat = state.get(SEAT)
        state.pop()
        if act == action(steps.PASS):
            return
        card = what(act)
        state.leave_hand(seat, card)
        state.store(seat, UNDER_CHAPEL, card)
        state.tell(happenings.STORED_CARD, seat, card, CHAPEL, seat)


@final
class Bank(Frame[SanJuan]):
    """Once in the game: put any number of hand cards under the Bank (SJ-096).

    Putting none keeps the Bank for later (SJ-R17).
    """

    name = "bank"
    question = "sj-ask-bank"
    slots = ("count", "floor")

    def advance(self, state: SanJuan, out: Options) -> None:
        seat = state.get(SEAT)
        count = state.get(COUNT)
        if count == 0 and not may_use_bank(state, seat):
            state.pop()
            return
        offer_hand(state, seat, steps.TO_BANK, state.get(FLOOR), out)
        if out.count == 0:
            self.finish(state)
        else:
            out.add(action(steps.PASS if count == 0 else steps.DONE))

    def take(self, state: SanJuan, act: i64) -> None:
        if act < action(steps.TAKE_ROLE):
            self.finish(state)
            return
        seat = state.get(SEAT)
        card = what(act)
        state.leave_hand(seat, card)
        state.store(seat, UNDER_BANK, card)
        state.banked |= i64(1) << seat
        state.set(COUNT, state.get(COUNT) + 1)
        state.set(FLOOR, card)
        state.tell(happenings.STORED_CARD, seat, card, BANK, seat)

    def finish(self, state: SanJuan) -> None:
        """That the Bank has been used is public, what lies under it is not (SJ-R34)."""
        seat = state.get(SEAT)
        count = state.get(COUNT)
        state.pop()
        if count > 0:
            state.tell(happenings.STORES, seat, BANK)

    def remaining(self, state: SanJuan) -> int:
        return int(state.hand_size[state.get(SEAT)])

    def pool(self, state: SanJuan, out: Options) -> None:
        pool_hand(state, state.get(SEAT), steps.TO_BANK, out)
