"""What one viewer is told about a table: its chairs, its chat, its game."""

import json

from msgspec import UNSET

from bastide.engine import registry
from bastide.server import wire
from bastide.server.model.table_state import TableState
from bastide.server.model.viewer import Viewer, free
from bastide.server.store.rows import Entry
from bastide.server.views import shelf
from bastide.server.views.lesson_notes import lesson_for
from bastide.server.views.score_sheet import scores
from bastide.server.views.viewer_messages import GameView, event_number


def viewed(table: TableState, viewer: Viewer, seat: int, lang: str) -> GameView:
    """The game as one viewer sees it; it must have begun."""
    assert table.live_game is not None
    return GameView(table.live_game, table.names, viewer, seat, lang)


def chairs_for(table: TableState, viewer: Viewer) -> list[wire.Chair]:
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
            emblem=chair.emblem or UNSET,
            level=chair.level if chair.kind == "bot" else UNSET,
            coached=chair.coach is not None or UNSET,
            away_until=int(table.away_until(chair.seat) or 0) or UNSET if viewer.seats else UNSET,
            coach_link=(chair.seat in viewer.seats and chair.coach_link is not None) or UNSET,
        )
        for chair in table.chairs
    ]


def table_for(table: TableState, viewer: Viewer, lang: str) -> wire.Table:
    """The table as one viewer sees it; the code only goes to those who sit here."""
    row = table.row
    game = registry.game(row.game)
    invites = row.status == "waiting" and any(free(chair) for chair in table.chairs)
    return wire.Table(
        id=row.id,
        game=row.game,
        prefix=game.prefix.lower(),
        box=shelf.box_id(game, row.options),
        rules=row.rules,
        options=row.options,
        title=shelf.title(game, lang),
        status=row.status,
        chairs=chairs_for(table, viewer),
        host=viewer.host,
        pace=row.pace,
        live=row.live,
        rated=row.rated,
        spectators=row.spectators,
        code=row.code if invites and (viewer.seats or viewer.host) else UNSET,
        next=row.next if row.next is not None else UNSET,
        lost=(not viewer.seats and viewer.person in table.lost) or UNSET,
    )


def chat_line(table: TableState, entry: Entry) -> wire.ChatLine:
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


def snapshot(table: TableState, viewer: Viewer, seat: int, lang: str) -> wire.Snapshot:
    """Everything anew."""
    found = wire.Snapshot(
        table=table_for(table, viewer, lang),
        revision=table.revision,
        event=event_number(table.entries),
        viewer=seat,
        view=None,
        decision=None,
        undo=wire.Undo(False),
        log=[],
        chat=[] if viewer.is_spectator else [chat_line(table, said) for said in table.chat],
    )
    if table.live_game is not None:
        shown = viewed(table, viewer, seat, lang)
        found.view = shown.view()
        found.log = shown.log()
        found.scores = scores(shown)
        if table.row.status == "playing":
            found.decision = shown.decision(table.waits_for_bot)
            found.undo = shown.undo(table.skips_forced)
            found.lesson = lesson_for(shown)
    return found


def update(table: TableState, viewer: Viewer, seat: int, lang: str, moves: int) -> wire.Update:
    """What the last moves changed."""
    shown = viewed(table, viewer, seat, lang)
    first = len(shown.live_game.moves) - moves
    return wire.Update(
        revision=table.revision,
        event=event_number(table.entries),
        view=shown.view(),
        decision=shown.decision(table.waits_for_bot),
        undo=shown.undo(table.skips_forced),
        lines=shown.lines(shown.live_game.moves[first:], first),
        scores=scores(shown),
        lesson=lesson_for(shown) if table.row.status == "playing" else UNSET,
    )
