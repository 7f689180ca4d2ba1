"""A round: six phases, and what comes after the last one."""

from typing import Final, final

from mypy_extensions import i64

from bastide.engine.flow import WIDTH, Frame, Options
from bastide.games.golden_city import events, steps
from bastide.games.golden_city.auction import lay_out
from bastide.games.golden_city.catalogue import ENOUGH_VICTORY, PILE_OF_TWO, SCORE_CARDS
from bastide.games.golden_city.scoring import pay_bonus, score_card, special_scoring
from bastide.games.golden_city.state import AREA, NONE, VICTORY, GoldenCity

STAGE: Final = 2
NEXT: Final = 3
"""Slots: the part of the round, and how many building turns have begun."""

BEGIN: Final = 0
BUILDING: Final = 1
SCORING: Final = 2
STAGES: Final = ("begin", "building", "scoring")


@final
class Round(Frame[GoldenCity]):
    """Score card, landscape cards, auction, building, scoring, first player (GC-060)."""

    name = "round"
    slots = ("stage", "next")

    def advance(self, state: GoldenCity, out: Options) -> None:
        stage = state.get(STAGE)
        if stage == BEGIN:
            self.begin(state)
        elif stage == BUILDING:
            self.next_builder(state)
        else:
            self.score(state)

    def begin(self, state: GoldenCity) -> None:
        """Phases 1 to 3: a score card, a group of cards per player, the auction (GC-061)."""
        state.round += 1
        state.cost = 1
        state.builder = state.first
        state.set(STAGE, BUILDING)
        state.set(NEXT, 0)
        state.tell(events.ROUND, state.first, state.scores[state.round - 1], state.round)
        lay_out(state)
        state.push(steps.AUCTION, state.first)

    def next_builder(self, state: GoldenCity) -> None:
        """Phase 4: everybody has one building turn; who is blocked has none (GC-090, GC-102)."""
        turns = state.get(NEXT)
        if turns == state.players:
            state.set(STAGE, SCORING)
            return
        state.set(NEXT, turns + 1)
        seat = (state.builder + turns) % state.players
        if not state.is_blocked(seat):
            state.push(steps.TURN, seat)

    def score(self, state: GoldenCity) -> None:
        """Phase 5, then the end of the game or phase 6 (GC-140, GC-147).

        If everybody is blocked, nobody counts as blocked (GC-R29).
        """
        everybody: i64 = (1 << state.players) - 1
        if state.blocked == everybody:
            state.blocked = 0
        score_card(state, state.scores[state.round - 1])
        if state.house.two:
            self.end_of_two(state)
        elif state.ending != 0 or state.round == SCORE_CARDS:
            self.finish(state)
        else:
            self.pass_marker(state, (state.first + 1) % state.players)

    def end_of_two(self, state: GoldenCity) -> None:
        """A special scoring every four rounds; 3 victory points win (GC-208, GC-213, GC-R31)."""
        if state.round % PILE_OF_TWO == 0:
            special_scoring(state, state.round // PILE_OF_TWO)
        best = state.areas[VICTORY]
        if state.areas[AREA + VICTORY] > best:
            best = state.areas[AREA + VICTORY]
        if state.ending != 0:
            self.finish(state)
        elif best >= ENOUGH_VICTORY:
            state.top = -WIDTH
            state.tell(events.ENDS, NONE)
        else:
            self.pass_marker(state, (state.builder + 1) % state.players)

    def finish(self, state: GoldenCity) -> None:
        """The bonus cards are revealed and the game is over (GC-170..GC-172)."""
        pay_bonus(state)
        state.top = -WIDTH
        state.tell(events.ENDS, NONE)

    def pass_marker(self, state: GoldenCity, seat: i64) -> None:
        """Phase 6: the next first player (GC-160, GC-212)."""
        state.first = seat
        state.set(STAGE, BEGIN)
