"""Telling everybody at a table what they may know: snapshots, updates, presence, clocks."""

import json
import logging
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING

from msgspec import UNSET

from bastide import words
from bastide.engine import registry
from bastide.engine.flow import State, play
from bastide.server import wire
from bastide.server.chairs import Viewer, free
from bastide.server.clocks import Pace
from bastide.server.gate import Gate, event_number
from bastide.server.listeners import Listener, encode
from bastide.server.refusals import Refused
from bastide.server.rows import Entry

if TYPE_CHECKING:
    from bastide.server.table import Table

log = logging.getLogger("bastide.telling")

FAR_BEHIND = 200
"""Entries after which a snapshot is cheaper than what was missed."""


@dataclass
class Asking:
    """A seat would like to take moves back, and some have not answered yet."""

    seat: int
    steps: int
    waiting: set[int]


def rules_version(game: str) -> int:
    """The version of a game's rules that this program plays."""
    return registry.game(game).rules_version


def run_ahead(state: State, actions: list[int]) -> None:
    """Carry out legal actions on a copy."""
    for act in actions:
        play(state, act)


def looking(table: "Table", viewer: Viewer, last: int = -2) -> int:
    """The seat whose view somebody gets.

    People who share a device see the seat that is asked, else the one they saw or played last.
    """
    if not viewer.seats:
        return viewer.coach
    if table.asked in viewer.seats:
        return table.asked
    if last in viewer.seats:
        return last
    moves = table.course.moves if table.course is not None else []
    return next((it.seat for it in reversed(moves) if it.seat in viewer.seats), viewer.seats[0])


def gate(table: "Table", viewer: Viewer, seat: int, lang: str) -> Gate:
    """The gate of one viewer; the game must have begun."""
    assert table.course is not None
    return Gate(table.course, table.names, viewer, seat, lang)


# --- parts ---


def chairs_for(table: "Table", viewer: Viewer) -> list[wire.Chair]:
    """The chairs as one viewer sees them."""
    return [
        wire.Chair(
            seat=chair.seat,
            kind=chair.kind,
            name=chair.name,
            present=table.is_present(chair),
            mine=chair.seat in viewer.seats,
            ready=chair.ready,
            stand_in=chair.stand_in,
            level=chair.level if chair.kind == "bot" else UNSET,
            coached=chair.coach is not None or UNSET,
            coach_link=(chair.seat in viewer.seats and chair.coach_link is not None) or UNSET,
        )
        for chair in table.chairs
    ]


def table_for(table: "Table", viewer: Viewer) -> wire.Table:
    """The table as one viewer sees it; the code only goes to those who sit here."""
    row = table.row
    invites = row.status == "waiting" and any(free(chair) for chair in table.chairs)
    return wire.Table(
        id=row.id,
        game=row.game,
        options=row.options,
        title=row.title,
        status=row.status,
        chairs=chairs_for(table, viewer),
        host=viewer.host,
        pace=row.pace,
        live=row.live,
        rated=row.rated,
        spectators=row.spectators,
        code=row.code if invites and (viewer.seats or viewer.host) else UNSET,
        next=row.next if row.next is not None else UNSET,
    )


def chat_line(table: "Table", entry: Entry) -> wire.ChatLine:
    """A line of the journal as a line of chat."""
    said = json.loads(entry.body)
    name = said.get("name") or (table.chairs[entry.seat].name if entry.seat >= 0 else "")
    line = wire.ChatLine(entry.number, entry.seat, name)
    if "notice" in said:
        line.notice = said["notice"]
    elif "phrase" in said:
        line.phrase = said["phrase"]
    else:
        line.text = said.get("text", "")
    return line


def snapshot(table: "Table", viewer: Viewer, seat: int, lang: str) -> wire.Snapshot:
    """Everything anew."""
    found = wire.Snapshot(
        table=table_for(table, viewer),
        revision=table.revision,
        event=event_number(table.entries),
        viewer=seat,
        view=None,
        decision=None,
        undo=wire.Undo(False),
        log=[],
        chat=[] if viewer.is_spectator else [chat_line(table, said) for said in table.chat],
    )
    if table.course is not None:
        at = gate(table, viewer, seat, lang)
        found.view = at.view()
        found.log = at.log()
        found.scores = at.scores()
        if table.row.status == "playing":
            found.decision = at.decision(table.asked >= 0 and table.plays_itself(table.asked))
            found.undo = at.undo()
    return found


def update(table: "Table", viewer: Viewer, seat: int, lang: str, moves: int) -> wire.Update:
    """What the last moves changed."""
    at = gate(table, viewer, seat, lang)
    first = len(at.course.moves) - moves
    return wire.Update(
        revision=table.revision,
        event=event_number(table.entries),
        view=at.view(),
        decision=at.decision(table.asked >= 0 and table.plays_itself(table.asked)),
        undo=at.undo(),
        lines=at.lines(at.course.moves[first:], first),
        scores=at.scores(),
    )


# --- to everybody ---


def announce(table: "Table", moves: int) -> None:
    """New moves have been stored and carried out: tell everybody."""
    made: dict[tuple[Viewer, int, str], bytes] = {}
    event = event_number(table.entries)
    before = event_number(table.entries - moves)
    for each in table.listeners:
        with one_of_many(table, each):
            seat = looking(table, each.viewer, each.looking)
            if seat != each.looking or each.event < before:
                show(table, each)
                continue
            key = (each.viewer, seat, each.lang)
            if key not in made:
                made[key] = encode(update(table, each.viewer, seat, each.lang, moves))
            each.put(made[key])
            each.event = event
    tell_clock(table)


@contextmanager
def one_of_many(table: "Table", listener: Listener) -> Iterator[None]:
    """A mistake of ours in telling one viewer must not keep the news from the others."""
    try:
        yield
    except Exception:
        log.exception("a viewer could not be told", extra={"table": table.row.id})
        listener.hang_up()


def show(table: "Table", listener: Listener) -> None:
    """A snapshot for one."""
    listener.looking = looking(table, listener.viewer, listener.looking)
    listener.event = event_number(table.entries)
    listener.tell(snapshot(table, listener.viewer, listener.looking, listener.lang))
    tell_asking(table, table.asking, listener)


def refusal(table: "Table", listener: Listener, no: Refused) -> wire.Refused:
    """Why something was not done, in the listener's language."""
    said = words.say(no.message, listener.lang, table.names, listener.looking)
    answer = wire.Refused(table.revision, said)
    if no.rule:
        answer.rule = no.rule
    return answer


def snapshot_all(table: "Table") -> None:
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


def presence(table: "Table") -> None:
    """Tell everybody who is here."""
    made: dict[Viewer, bytes] = {}
    for each in table.listeners:
        if each.viewer not in made:
            made[each.viewer] = encode(wire.Presence(chairs_for(table, each.viewer)))
        each.put(made[each.viewer])


def everybody(table: "Table", message: wire.FromServer, spectators: bool = True) -> None:
    """The same message to all who listen."""
    made = encode(message)
    for each in table.listeners:
        if spectators or not each.viewer.is_spectator:
            each.put(made)


def tell_clock(table: "Table", only: Listener | None = None) -> None:
    """The time left, where there is a clock; seat -1 says that it stands still, as for bots."""
    clock = table.clock
    if clock.pace == Pace() or table.row.status != "playing":
        return
    now = time.time()
    message = wire.Clock(clock.seat, clock.left(now), clock.shown_banks(now))
    if only is None:
        everybody(table, message)
    else:
        only.tell(message)


def tell_asking(table: "Table", asking: Asking | None, only: Listener | None = None) -> None:
    """Who has not yet answered a wish to take moves back; guests do not hear of it."""
    if asking is None:
        return
    message = wire.Asked(asking.seat, asking.steps, sorted(asking.waiting))
    if only is None:
        everybody(table, message, spectators=False)
    elif not only.viewer.is_spectator:
        only.tell(message)


def catch_up(table: "Table", listener: Listener, event: int) -> None:
    """Send what came after that event: one update where that is possible, else everything.

    An update does not say whose view it is, so a device that several share gets everything.
    """
    now = event_number(table.entries)
    course = table.course
    seat = looking(table, listener.viewer, listener.looking)
    missed = (now - event) // 1000 if event <= now else FAR_BEHIND + 1
    moves = [] if course is None else [m for m in course.moves if event_number(m.number) > event]
    plain = len(moves) == missed and table.row.status in ("playing", "over")
    shared = len(listener.viewer.seats) > 1
    if course is None or not plain or missed > FAR_BEHIND or event < 0 or shared:
        show(table, listener)
        return
    listener.looking = seat
    listener.event = now
    listener.tell(update(table, listener.viewer, seat, listener.lang, missed))
    tell_asking(table, table.asking, listener)
