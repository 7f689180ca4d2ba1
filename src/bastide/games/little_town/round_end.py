"""Special buildings at the end of a round: the Cathedral and the Residence."""

from typing import Final, final

from mypy_extensions import i64

from bastide.engine.action import action, what
from bastide.engine.flow import SEAT, Frame, Options
from bastide.games.little_town import events, harvest, steps
from bastide.games.little_town.activate import can_activate, fee, is_workplace
from bastide.games.little_town.catalogue import CATHEDRAL, FROM_CATHEDRAL, RESIDENCE, SOURCES
from bastide.games.little_town.land import NOWHERE, TERRAINS, count
from bastide.games.little_town.objectives import ask_again, offer_cards, open_window, shows
from bastide.games.little_town.state import OUT, PIECES, LittleTown
from bastide.games.little_town.steps import DONE_ACTION
from bastide.games.little_town.town import ROUNDS

CATHEDRAL_AT: Final = 2
RESIDENCE_AT: Final = 3


def congregation(state: LittleTown, seat: i64, cell: i64) -> i64:
    """Workers on the cells around the Cathedral, everybody's or only the owner's (LT-R12)."""
    workers = state.manned
    if state.town.house.cathedral_counts_own:
        workers = state.pieces[seat * PIECES + OUT]
    return count(workers & state.town.land.around[cell])


def use_cathedral(state: LittleTown, seat: i64, cell: i64) -> None:
    """Its owner gets 1 point for each worker around it (LT-054); no objective looks at points."""
    points = congregation(state, seat, cell)
    if points > 0:
        state.points[seat * SOURCES + FROM_CATHEDRAL] += points
        state.tell(events.CATHEDRAL, seat, amount=points)


def may_decline(state: LittleTown) -> bool:
    """Whether fewer points can be an advantage: before round 4 with three players (LT-R12)."""
    return state.players == 3 and state.round < ROUNDS


def has_work(state: LittleTown, seat: i64, cell: i64) -> bool:
    """Whether a building around the Residence can be activated (LT-055)."""
    for i in range(cell * 8, cell * 8 + 8):
        other = state.town.land.near[i]
        if other == NOWHERE:
            break
        if is_workplace(state, other) and can_activate(
            state, seat, state.tiles[other], fee(state, seat, other)
        ):
            return True
    return False


def has_harvest(state: LittleTown, cell: i64) -> bool:
    """Whether the Residence harvests anything, where the table plays it so (LT-R11)."""
    if not state.town.house.residence_harvests:
        return False
    for kind in range(TERRAINS):
        if (
            state.town.land.around[cell] & state.town.land.fields[kind] != 0
            and state.stock[state.supply + kind] > 0
        ):
            return True
    return False


def open_residence(state: LittleTown, seat: i64, cell: i64) -> None:
    """Its owner activates the buildings around it as a worker there would (LT-055, LT-R11)."""
    if state.town.house.residence_harvests:
        harvest.begin(state, cell)
    state.tell(events.RESIDENCE, seat, cell)
    state.push(steps.WORKER, seat, cell)
    if not state.town.is_silent:
        ask_again(state, seat)
        open_window(state)


@final
class Special(Frame[LittleTown]):
    """The owner may use Cathedral and Residence, once each, in any order (LT-053, LT-R15).

    The Cathedral is used without a question where declining cannot matter (LT-R12). The cells
    of what is still to be used lie in the frame.
    """

    name = "special"
    question = "lt-ask-special"
    slots = ("cathedral_at", "residence_at")

    def advance(self, state: LittleTown, out: Options) -> None:
        seat = state.get(SEAT)
        cathedral = state.get(CATHEDRAL_AT)
        residence = state.get(RESIDENCE_AT)
        if cathedral != NOWHERE and (
            not may_decline(state) or congregation(state, seat, cathedral) == 0
        ):
            out.add(action(steps.USE, CATHEDRAL))
            return
        harvests = residence != NOWHERE and has_harvest(state, residence)
        works = harvests or (residence != NOWHERE and has_work(state, seat, residence))
        if cathedral != NOWHERE:
            out.add(action(steps.USE, CATHEDRAL))
        if works and (harvests or cathedral != NOWHERE):
            out.add(action(steps.USE, RESIDENCE))
        if out.count > 0:
            offer_cards(state, seat, out)
            out.add(DONE_ACTION)
        elif works:
            out.add(action(steps.USE, RESIDENCE))
        else:
            state.pop()

    def take(self, state: LittleTown, act: i64) -> None:
        seat = state.get(SEAT)
        if shows(state, seat, act):
            return
        if act == DONE_ACTION:
            state.pop()
        elif what(act) == CATHEDRAL:
            cell = state.get(CATHEDRAL_AT)
            state.set(CATHEDRAL_AT, NOWHERE)
            use_cathedral(state, seat, cell)
        else:
            cell = state.get(RESIDENCE_AT)
            state.set(RESIDENCE_AT, NOWHERE)
            open_residence(state, seat, cell)
