"""The Prospector phase: one card for the chooser, then Gold Mines and Goldsmiths."""

from typing import Final, final

from mypy_extensions import i64

from bastide.engine.action import action, what
from bastide.engine.flow import SEAT, Frame, Options
from bastide.games.san_juan import events, steps
from bastide.games.san_juan.cards.prospector import (
    cheapest,
    goldsmith,
    may_use_gold_mine,
    may_use_goldsmith,
    share_out,
    turn_up_mine,
)
from bastide.games.san_juan.catalogue import GOLD_MINE, GOLDSMITH
from bastide.games.san_juan.library import asks_to_double
from bastide.games.san_juan.state import NONE, SanJuan
from bastide.games.san_juan.steps import PASS_ACTION

NEXT: Final = 3


@final
class ProspectorPhase(Frame[SanJuan]):
    """The privilege first, then each owner clockwise: Gold Mine, then Goldsmith (SJ-R14)."""

    name = "prospector"
    slots = ("chooser", "next")

    def advance(self, state: SanJuan, out: Options) -> None:
        turn = state.get(NEXT)
        if turn == 0:
            state.set(NEXT, 1)
            state.push(steps.PROSPECT, state.chooser)
            if asks_to_double(state):
                state.push(steps.DOUBLE, state.chooser)
            return
        while turn <= state.players:
            seat = (state.chooser + turn - 1) % state.players
            turn += 1
            if state.uses(seat, GOLD_MINE) or state.uses(seat, GOLDSMITH):
                state.set(NEXT, turn)
                state.push(steps.GOLDSMITH, seat)
                state.push(steps.GOLD_MINE, seat)
                return
        state.pop()


@final
class Prospect(Frame[SanJuan]):
    """The chooser draws one card, two with a Library, or none (SJ-046, SJ-071)."""

    name = "prospect"
    question = "sj-ask-prospect"

    def advance(self, state: SanJuan, out: Options) -> None:
        if state.cards_left() > 0:
            out.add(action(steps.DRAW_CARDS))
        out.add(PASS_ACTION)

    def take(self, state: SanJuan, act: i64) -> None:
        seat = state.get(SEAT)
        state.pop()
        if act == PASS_ACTION:
            state.tell(events.PASSES, seat)
        else:
            state.tell(events.DRAWS, seat, 0, state.draw(seat, state.boost))


@final
class GoldMine(Frame[SanJuan]):
    """Turn up four cards or not, once per owner and phase (SJ-052, SJ-R13)."""

    name = "gold_mine"
    question = "sj-ask-gold-mine"

    def advance(self, state: SanJuan, out: Options) -> None:
        if may_use_gold_mine(state, state.get(SEAT)):
            out.add(action(steps.TURN_UP, GOLD_MINE))
            out.add(PASS_ACTION)
        else:
            state.pop()

    def take(self, state: SanJuan, act: i64) -> None:
        seat = state.get(SEAT)
        state.pop()
        if act == PASS_ACTION:
            return
        if not turn_up_mine(state, seat):
            share_out(state, seat, NONE)
        elif state.edition.owner_picks_from_gold_mine:
            state.push(steps.GOLD_MINE_CHOICE, seat)
        else:
            share_out(state, seat, cheapest(state))


@final
class GoldMineChoice(Frame[SanJuan]):
    """Four different costs: take any one of the cards; 1st edition only (SJ-052, SJ-R13)."""

    name = "gold_mine_choice"
    question = "sj-ask-take"

    def advance(self, state: SanJuan, out: Options) -> None:
        for i in range(state.looking_size):
            out.add(action(steps.TAKE_CARD, state.looking[i]))

    def take(self, state: SanJuan, act: i64) -> None:
        seat = state.get(SEAT)
        state.pop()
        share_out(state, seat, what(act))


@final
class Goldsmith(Frame[SanJuan]):
    """Turn up one card or not (SJ-098)."""

    name = "goldsmith"
    question = "sj-ask-goldsmith"

    def advance(self, state: SanJuan, out: Options) -> None:
        if may_use_goldsmith(state, state.get(SEAT)):
            out.add(action(steps.TURN_UP, GOLDSMITH))
            out.add(PASS_ACTION)
        else:
            state.pop()

    def take(self, state: SanJuan, act: i64) -> None:
        seat = state.get(SEAT)
        state.pop()
        if act != PASS_ACTION:
            goldsmith(state, seat)
