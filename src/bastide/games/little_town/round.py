"""Rounds: turns with one worker each, special buildings, feeding, and the next round."""

from typing import Final, final

from mypy_extensions import i64

from bastide.engine.action import verb, what, where
from bastide.engine.flow import SEAT, WIDTH, Frame, Options
from bastide.games.little_town import events, steps
from bastide.games.little_town.build import build, offer_tiles
from bastide.games.little_town.catalogue import CATHEDRAL, O12, RESIDENCE
from bastide.games.little_town.land import NOWHERE
from bastide.games.little_town.objectives import (
    ask_again,
    asks_last,
    is_automatic,
    offer_cards,
    open_window,
    shows,
)
from bastide.games.little_town.place import offer_cells, place
from bastide.games.little_town.scoring import tell_end
from bastide.games.little_town.state import CARDS, NONE, OUT, PIECES, PUT_OFF, UNUSED, LittleTown
from bastide.games.little_town.town import ROUNDS

STAGE: Final = 2
NEXT: Final = 3

# Stages of a round, in their order (section 11).
TURNS: Final = 0
AFTER_TURN: Final = 1
SPECIALS: Final = 2
FEEDING: Final = 3
LAST_CHANCE: Final = 4
END: Final = 5
STAGES: Final = ("turns", "after_turn", "specials", "feeding", "last_chance", "end")


def start_turn(state: LittleTown, seat: i64) -> None:
    """The seat is to move.

    By the older rules cards it had put off are asked about again, and so is O12 of everybody:
    others can take it away by paying a coin.
    """
    state.turn = seat
    state.set(SEAT, seat)
    state.set(STAGE, TURNS)
    if state.town.is_silent:
        return
    put_off: i64 = 0
    for other in range(state.players):
        at: i64 = other * CARDS + PUT_OFF
        mine: i64 = -1 if other == seat else 1 << O12
        put_off |= state.cards[at] & mine
        state.cards[at] &= ~mine
    if put_off != 0:
        open_window(state)


def is_compared(state: LittleTown) -> bool:
    """Whether points decide who begins the next round: round 4 with three players (LT-060)."""
    return state.players == 3 and state.round == ROUNDS - 1


def first_of_round_four(state: LittleTown) -> i64:
    """Three players: fewest points begin round 4 (LT-060).

    Ties go to the first clockwise from the left of the present first player (LT-R26).
    """
    best: i64 = (state.first + 1) % state.players
    for step in range(2, state.players + 1):
        seat = (state.first + step) % state.players
        if state.score(seat) < state.score(best):
            best = seat
    return best


@final
class Round(Frame[LittleTown]):
    """From the first player on everybody uses one worker after the other (LT-024).

    When all are used (LT-025) come special buildings, feeding, the last chance to validate, and
    the next round.
    """

    name = "round"
    question = "lt-ask-turn"
    slots = ("stage", "next")

    def advance(self, state: LittleTown, out: Options) -> None:
        stage = state.get(STAGE)
        if stage == TURNS:
            offer_cells(state, steps.PLACE, out)
            offer_tiles(state, state.get(SEAT), out)
            offer_cards(state, state.get(SEAT), out)
        elif stage == AFTER_TURN:
            if not asks_last(state, state.get(SEAT)):
                self.end_turn(state)
        elif stage == SPECIALS:
            self.open_specials(state)
        elif stage == FEEDING:
            self.feed_next(state)
        elif stage == LAST_CHANCE:
            self.give_last_chance(state)
        else:
            self.end(state)

    def take(self, state: LittleTown, act: i64) -> None:
        """One of the two actions; what follows it lies above this frame (LT-024)."""
        seat = state.get(SEAT)
        if shows(state, seat, act):
            return
        state.set(STAGE, AFTER_TURN)
        if verb(act) == steps.PLACE:
            place(state, seat, where(act))
        else:
            build(state, seat, what(act))

    def end_turn(self, state: LittleTown) -> None:
        """The turn passes clockwise, or the round ends (LT-024, LT-025)."""
        state.forget_turn()
        for step in range(1, state.players + 1):
            following = (state.get(SEAT) + step) % state.players
            if state.pieces[following * PIECES + UNUSED] > 0:
                start_turn(state, following)
                return
        state.tell(events.ROUND_ENDS, NONE, amount=state.round)
        self.begin_stage(state, SPECIALS)

    def begin_stage(self, state: LittleTown, stage: i64) -> None:
        """Go on to a stage in which the players act in turn order."""
        state.set(STAGE, stage)
        state.set(NEXT, 0)

    def next_seat(self, state: LittleTown) -> i64:
        """The seat whose part of the stage is due, in turn order, or NONE after the last."""
        due = state.get(NEXT)
        if due >= state.players:
            return NONE
        state.set(NEXT, due + 1)
        return (state.first + due) % state.players

    def open_specials(self, state: LittleTown) -> None:
        """Step 1: special buildings in turn order, all before any feeding (LT-053, LT-R15)."""
        seat = self.next_seat(state)
        if seat == NONE:
            self.begin_stage(state, FEEDING)
        else:
            cathedral = self.own(state, seat, CATHEDRAL)
            residence = self.own(state, seat, RESIDENCE)
            state.push(steps.SPECIAL, seat, cathedral, residence)

    def own(self, state: LittleTown, seat: i64, tile: i64) -> i64:
        """The cell of that building if the seat owns it, else NOWHERE."""
        cell = state.find(tile)
        return cell if cell != NOWHERE and state.owner(cell) == seat else NOWHERE

    def feed_next(self, state: LittleTown) -> None:
        """Step 2: feeding in turn order; O06 can be validated only right after it (LT-R16)."""
        state.fish_fed = NONE
        seat = self.next_seat(state)
        if seat == NONE:
            self.begin_stage(state, LAST_CHANCE)
            return
        state.push(steps.FEEDING, seat)
        if not state.town.is_silent:
            ask_again(state, seat)
            open_window(state)

    def give_last_chance(self, state: LittleTown) -> None:
        """Before points are counted or compared everybody may still show cards (LT-R16, LT-060)."""
        if not state.town.is_silent:
            state.set(STAGE, END)
            for seat in range(state.players):
                ask_again(state, seat)
            open_window(state)
            return
        seat = self.next_seat(state) if state.round == ROUNDS or is_compared(state) else NONE
        if seat == NONE:
            state.set(STAGE, END)
        elif not is_automatic(state, seat):
            ask_again(state, seat)
            asks_last(state, seat)

    def end(self, state: LittleTown) -> None:
        """Step 3: workers go home, the round marker and the first-player piece move (LT-059).

        After round 4 the game is over and the workers stay (LT-061).
        """
        if state.round == ROUNDS:
            state.top = -WIDTH
            tell_end(state)
            return
        for seat in range(state.players):
            at: i64 = seat * PIECES
            state.pieces[at + OUT] = 0
            state.pieces[at + UNUSED] = state.town.workers
        state.manned = 0
        if is_compared(state):
            state.first = first_of_round_four(state)
        else:
            state.first = (state.first + 1) % state.players
        state.round += 1
        state.tell(events.ROUND, state.first, amount=state.round)
        start_turn(state, state.first)
