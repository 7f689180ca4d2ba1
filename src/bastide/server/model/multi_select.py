"""Several picks in one message: taken all or none, in whatever order they were ticked."""

from typing import Any

from bastide.engine.flow import (
    NOTHING,
    SECRET_TOLD,
    Frame,
    IllegalAction,
    Options,
    State,
    fill,
    is_asked,
)
from bastide.engine.match import Tried, ahead

MOST_TRIES = 400
"""Steps tried before a set of picks counts as impossible."""


def real_actions(state: State, seat: int, picks: list[int]) -> list[Tried]:
    """The picks as actions of a record, tried in an order in which they are legal.

    Picks that the rules then force are left out, as records do. Nothing may follow a pick by which
    somebody learns something: a refusal would tell what is hidden. Only the things of one set may
    follow each other although the others learn of each, as their owner does not. Raises
    IllegalAction.
    """
    if not picks:
        raise IllegalAction(-1)
    tries = [MOST_TRIES]
    found = _search(state, seat, picks, tries)
    if found is None:
        raise IllegalAction(picks[0])
    return found


def _search(state: State, seat: int, left: list[int], tries: list[int]) -> list[Tried] | None:
    if not left:
        return []
    if state.mover() != seat:
        return None
    offered = Options()
    fill(state, offered)
    for act in dict.fromkeys(left):
        if tries[0] == 0:
            return None
        if not offered.has(act):
            continue
        tries[0] -= 1
        after, log = ahead(state)
        rest = list(left)
        rest.remove(act)
        may_go_on = _step(after, seat, act, rest)
        found = _search(after, seat, rest, tries) if may_go_on or not rest else None
        if found is not None:
            return [Tried(act, after, log.drain()), *found]
    return None


def _step(state: State, seat: int, act: int, rest: list[int]) -> bool:
    """Carry out one pick; those that are forced after it are struck off the rest.

    Says whether another may follow.
    """
    out = Options()
    frame: Frame[Any] = state.frames[state.stack[state.top]]
    open_set = _question(state) if frame.remaining(state) > 1 else None
    frame.take(state, act)
    while state.top >= 0:
        out.count = 0
        frame = state.frames[state.stack[state.top]]
        frame.advance(state, out)
        if is_asked(state, out):
            break
        if out.count == 1:
            forced = int(out.acts[0])
            if forced in rest and _may_go_on(state, seat, open_set):
                rest.remove(forced)
            frame.take(state, forced)
    return _may_go_on(state, seat, open_set)


def _question(state: State) -> tuple[int, int]:
    """Which question is asked: its place on the stack and its kind."""
    return int(state.top), int(state.stack[state.top])


def _may_go_on(state: State, seat: int, open_set: tuple[int, int] | None) -> bool:
    """Whether the seat is asked, and learned nothing by its last pick.

    While a set is open, all that is told is what the seat itself hid.
    """
    if state.mover() != seat:
        return False
    hidden = state.learned == SECRET_TOLD and _question(state) == open_set
    return state.learned == NOTHING or hidden
