"""Who is to be told when something has happened at a table."""

from collections.abc import Sequence

from bastide.server.model.clocks import now
from bastide.server.model.table_state import TableState
from bastide.server.store.rows import QUIET, ChairRow, Entry, Notification


def notifications_of(table: TableState, lines: Sequence[Entry], grace: float) -> list[Notification]:
    """The notifications that lines of the journal give, with the table as it is after them.

    A turn has one, however often moves of others are taken back and made again: it is known by the
    last line in which the person acted.
    """
    row = table.row
    if all(line.kind in QUIET for line in lines):
        return []
    if row.status == "over":
        return [
            Notification(each, "over", row.id, due=_when(table, each, grace))
            for each in _holders(table)
        ]
    if row.live or row.status != "playing" or row.asked < 0 or table.plays_itself(row.asked):
        return []
    person = table.chairs[row.asked].holder
    if person is None:
        return []
    seats = {chair.seat for chair in table.chairs if chair.holder == person}
    moves = table.live_game.moves if table.live_game is not None else []
    acted = [line.number for line in lines if line.kind == "act" and line.seat in seats]
    acted = acted or [next((move.number for move in reversed(moves) if move.seat in seats), 0)]
    return [
        Notification(person, "turn", row.id, acted[-1], _when(table, person, grace)),
        Notification(person, "reminder", row.id, acted[-1], now()),
    ]


def rematch_notifications(
    table: TableState, again: str, chairs: Sequence[ChairRow], grace: float
) -> list[Notification]:
    """Those who have a chair for another game and do not look at the table of the last."""
    people = {chair.holder for chair in chairs if chair.holder is not None and not chair.ready}
    return [
        Notification(each, "rematch", again, due=due)
        for each in sorted(people)
        if (due := _when(table, each, grace)) is not None
    ]


def _when(table: TableState, person: str, grace: float) -> float | None:
    """When a person is told; not at all while they look at the table."""
    looks = any(each.looks and each.viewer.person == person for each in table.listeners)
    return None if looks else now() + grace


def _holders(table: TableState) -> list[str]:
    return sorted({chair.holder for chair in table.chairs if chair.holder is not None})
