"""Telling everybody at a table what they may know: snapshots, updates, presence, clocks."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager

from msgspec import UNSET

from bastide.server import wire
from bastide.server.model.clocks import Pace, now
from bastide.server.model.listeners import Listener, encode
from bastide.server.model.table_state import TableState, Wish
from bastide.server.model.viewer import Viewer
from bastide.server.refusals import HELD, Refused
from bastide.server.views import message_cache
from bastide.server.views.lesson_notes import held
from bastide.server.views.table_messages import chairs_for, snapshot, update, viewed
from bastide.server.views.viewer_messages import event_number

log = logging.getLogger("bastide.broadcast")

FAR_BEHIND = 200
"""Entries after which a snapshot is cheaper than what was missed."""


def announce(table: TableState, moves: int) -> None:
    """New moves have been stored and carried out: tell everybody."""
    made: dict[tuple[Viewer, int, str], bytes] = {}
    event = event_number(table.entries)
    before = event_number(table.entries - moves)
    for each in table.listeners:
        with one_of_many(table, each):
            seat = table.view_seat(each.viewer, each.uncovered)
            passed_on = table.covered(each.viewer, each.uncovered) != each.covered
            if seat != each.view_seat or passed_on or each.event < before:
                show(table, each)
                continue
            key = (each.viewer, seat, each.lang)
            if key not in made:
                made[key] = encode(update(table, each.viewer, seat, each.lang, moves))
            each.put(made[key])
            each.event = event
    tell_clock(table)


@contextmanager
def one_of_many(table: TableState, listener: Listener) -> Iterator[None]:
    """A mistake of ours in telling one viewer must not keep the news from the others."""
    try:
        yield
    except Exception:
        log.exception("a viewer could not be told", extra={"table": table.row.id})
        listener.hang_up()


def show(table: TableState, listener: Listener) -> None:
    """A snapshot for one."""
    listener.view_seat = table.view_seat(listener.viewer, listener.uncovered)
    listener.event = event_number(table.entries)
    listener.covered = table.covered(listener.viewer, listener.uncovered)
    found = snapshot(table, listener.viewer, listener.view_seat, listener.lang)
    found.covered = listener.covered if listener.covered >= 0 else UNSET
    listener.tell(found)
    tell_wish(table, table.wish, listener)


def refusal(table: TableState, listener: Listener, no: Refused) -> wire.Refused:
    """Why something was not done, in the listener's language."""
    said = message_cache.say(no.message, listener.lang, table.names, listener.view_seat)
    answer = wire.Refused(table.revision, said)
    if no.args[0] == HELD:
        shown = viewed(table, listener.viewer, listener.view_seat, listener.lang)
        answer.reason, answer.held = held(shown) or said, True
    if no.rule:
        answer.rule = no.rule
    return answer


def snapshot_all(table: TableState) -> None:
    """The table itself has changed: show it to everybody anew.

    Who lost a chair is told so; a game that is not for guests goes on without them.
    """
    for each in list(table.listeners):
        with one_of_many(table, each):
            each.viewer = table.viewer(each.viewer.person)
            if table.row.status == "waiting" or table.may_watch(each.viewer):
                show(table, each)
            else:
                table.listeners.discard(each)
                each.hang_up()
    tell_clock(table)


def presence(table: TableState) -> None:
    """Tell everybody who is here."""
    made: dict[Viewer, bytes] = {}
    for each in table.listeners:
        if each.viewer not in made:
            made[each.viewer] = encode(wire.Presence(chairs_for(table, each.viewer)))
        each.put(made[each.viewer])


def everybody(table: TableState, message: wire.FromServer, spectators: bool = True) -> None:
    """The same message to all who listen."""
    made = encode(message)
    for each in table.listeners:
        if spectators or not each.viewer.is_spectator:
            each.put(made)


def tell_clock(table: TableState, only: Listener | None = None) -> None:
    """The time left, where there is a clock; seat -1 says that it stands still, as for bots."""
    clock = table.clock
    if clock.pace == Pace() or table.row.status != "playing":
        return
    moment = now()
    message = wire.Clock(clock.seat, clock.left(moment), clock.shown_banks(moment))
    if only is None:
        everybody(table, message)
    else:
        only.tell(message)


def tell_wish(table: TableState, wish: Wish | None, only: Listener | None = None) -> None:
    """Who has not yet answered a wish to take moves back; guests do not hear of it."""
    if wish is None:
        return
    message = wire.Wish(wish.seat, wish.steps, sorted(wish.waiting))
    if only is None:
        everybody(table, message, spectators=False)
    elif not only.viewer.is_spectator:
        only.tell(message)


def catch_up(table: TableState, listener: Listener, event: int) -> None:
    """Send what came after that event: one update where that is possible, else everything.

    An update does not say whose view it is, so a device that several share gets everything.
    """
    now = event_number(table.entries)
    live_game = table.live_game
    seat = table.view_seat(listener.viewer, listener.uncovered)
    missed = (now - event) // 1000 if event <= now else FAR_BEHIND + 1
    recent = [] if live_game is None else live_game.moves[-FAR_BEHIND:]
    moves = [move for move in recent if event_number(move.number) > event]
    plain = len(moves) == missed and table.row.status in ("playing", "over")
    shared = len(listener.viewer.seats) > 1
    if live_game is None or not plain or missed > FAR_BEHIND or event < 0 or shared:
        show(table, listener)
        return
    listener.view_seat = seat
    listener.event = now
    listener.tell(update(table, listener.viewer, seat, listener.lang, missed))
    tell_wish(table, table.wish, listener)
