"""Placing a worker: it harvests and activates what lies around it."""

from typing import Final, final

from mypy_extensions import i64

from bastide.engine.action import action, verb, where
from bastide.engine.flow import SEAT, Frame, Options
from bastide.engine.rows import bit
from bastide.games.little_town import activate, events, harvest, steps
from bastide.games.little_town.objectives import asks_last, offer_cards, open_window, shows
from bastide.games.little_town.state import NONE, OUT, PIECES, UNUSED, LittleTown
from bastide.games.little_town.steps import DONE_ACTION

CELL: Final = 2
OVER: Final = 3


def offer_cells(state: LittleTown, verb: i64, out: Options) -> None:
    """Offer every empty grass cell (LT-027, LT-042)."""
    meadow = state.town.land.meadow
    taken = state.built | state.manned
    first: i64 = action(verb)
    acts = out.acts
    count: i64 = out.count
    for i in range(len(meadow)):
        cell = meadow[i]
        acts[count] = first + cell  # counts only if the cell is empty; faster than to branch
        count += ~(taken >> cell) & 1
    out.count = count


def place(state: LittleTown, seat: i64, cell: i64) -> None:
    """An unused worker goes to an empty cell (LT-024, LT-027) and harvests (LT-029).

    With no building around that is all, and the turn ends by itself (LT-R40).
    """
    at: i64 = seat * PIECES
    state.pieces[at + UNUSED] -= 1
    state.pieces[at + OUT] |= bit(cell)
    state.manned |= bit(cell)
    state.tell(events.PLACES, seat, cell)
    harvest.begin(state, cell)
    if state.town.land.around[cell] & state.built == 0:
        harvest.reap_all(state, seat)
        open_window(state)
    else:
        state.push(steps.WORKER, seat, cell)


@final
class Worker(Frame[LittleTown]):
    """Harvest and activate around one cell, in any order (LT-R01), until the end is announced
    or nothing more can be activated (LT-R40). The Residence works the same way (LT-055)."""

    name = "worker"
    question = "lt-ask-worker"
    slots = ("cell", "over")

    def advance(self, state: LittleTown, out: Options) -> None:
        seat = state.get(SEAT)
        if state.get(OVER) != 0:
            if state.turn != NONE:
                state.pop()
            elif not asks_last(state, seat):
                state.pop()
                state.forget_worker()
            return
        cell = state.get(CELL)
        if state.unharvested != 0 and harvest.reap_plainly(state, seat, cell):
            open_window(state)
            return
        if state.unharvested != 0:
            harvest.offer_harvests(state, cell, out)
        activate.offer_activations(state, seat, cell, out)
        if out.count > 0:
            offer_cards(state, seat, out)
            out.add(DONE_ACTION)
        else:
            self.end(state, seat)

    def take(self, state: LittleTown, act: i64) -> None:
        seat = state.get(SEAT)
        if shows(state, seat, act):
            return
        if act == DONE_ACTION:
            self.end(state, seat)
        elif verb(act) == steps.HARVEST:
            harvest.reap_one(state, seat, where(act))
            open_window(state)
        else:
            activate.begin(state, seat, where(act))

    def end(self, state: LittleTown, seat: i64) -> None:
        """What is not harvested yet is harvested now; after that only cards can be validated."""
        state.set(OVER, 1)
        if state.unharvested != 0:
            harvest.reap_all(state, seat)
            open_window(state)
