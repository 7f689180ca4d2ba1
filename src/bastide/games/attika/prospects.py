"""How many turns a seat still needs to win, by what everybody or the seat knows."""

from typing import Final

from mypy_extensions import i64

from bastide.engine.flow import SEAT
from bastide.engine.rows import bit
from bastide.games.attika import steps
from bastide.games.attika.catalogue import KINDS
from bastide.games.attika.links import FAR, kinds_beside, link_length, links
from bastide.games.attika.state import AREA, BONUSES, NOTED, SETTLEMENTS, Attika
from bastide.games.attika.turn import ACTING, DONE, UNDECIDED, regular

AT_ONCE: Final = 0.55
"""Share of drawn tokens that are built at once."""
PER_TURN: Final = 3.0
"""Cards that a turn without an action brings; builds that a turn has."""
READY: Final = 0.1
BASE: Final = 1.4
LATER: Final = 0.75
ROAD: Final = 2.0
"""Cards for a token: beside its predecessor, as a base, before its predecessor, as a road."""
LINKED_TOKEN: Final = 1.3
"""Cards that a token in a link of cities costs."""
HARD: Final = 1.25
"""How much longer a link takes that others may block."""


def turns_left(state: Attika, seat: i64) -> float:
    """Turns to the nearer of the two ways to win, with what is left of the running turn."""
    by_tokens = turns_of_tokens(state, seat)
    by_link = turns_of_link(state, seat, link_length(state, seat))
    fewer = by_link if by_link < by_tokens else by_tokens
    more = by_tokens if by_link < by_tokens else by_link
    apart = more - fewer
    both = 0.6 / (1.0 + apart)
    return fewer - both - tempo(state, seat)


def turns_of_tokens(state: Attika, seat: i64) -> float:
    """Draws, builds and passes until all tokens stand (AT-070)."""
    stacked = float(state.stacked(seat))
    builds = float(state.displayed(seat)) + (1.0 - AT_ONCE) * stacked
    at: i64 = seat * AREA
    extra = float(state.areas[at + BONUSES])
    held = float(state.hand_size(seat) + state.areas[at + NOTED])
    short = cards_needed(state, seat) - held
    turns = stacked / 2.0 + builds / PER_TURN - 0.4 * extra
    return turns + (short / PER_TURN if short > 0.0 else 0.04 * short)


def cards_needed(state: Attika, seat: i64) -> float:
    """Cards for all tokens not built yet; worked out once for each map."""
    found = links(state, seat)
    if (found.counted >> seat) & 1 == 0:
        found.counted |= bit(seat)
        found.needed[seat] = cards_for_all(state, seat, kinds_beside(state, seat))
    return found.needed[seat]


def cards_for_all(state: Attika, seat: i64, chained: i64) -> float:
    """Most tokens hope for their chains; those that stand beside free hexes have them."""
    edition = state.edition
    total = 0.0
    for kind in range(KINDS):
        left = edition.copies[kind] - state.built[seat * KINDS + kind]
        if left == 0:
            continue
        if edition.before[kind] & chained != 0:
            total += READY * float(left)
        elif edition.any[kind] > 0:
            total += ROAD + READY * float(left - 1)
        else:
            total += (BASE if edition.before[kind] == 0 else LATER) * float(left)
    return total + 0.3 * float(state.areas[seat * AREA + SETTLEMENTS])


def turns_of_link(state: Attika, seat: i64, missing: i64) -> float:
    """Builds and cards until two cities are linked (AT-071), if nobody comes between."""
    if missing >= FAR:
        return 99.0
    need = float(missing)
    short = LINKED_TOKEN * need - float(state.hand_size(seat))
    turns = need / PER_TURN + (short / PER_TURN if short > 0.0 else 0.0)
    waiting = float(state.displayed(seat))
    if waiting < need:
        turns += (need - waiting) / 3.0
    return turns * HARD + 0.1 * need


def tempo(state: Attika, seat: i64) -> float:
    """The part of the running turn that the seat still has."""
    if state.top < 0 or state.stack[SEAT] != seat or state.stack[0] != steps.TURN:
        return 0.0
    acting = state.stack[ACTING]
    if acting == UNDECIDED:
        return 1.0
    done = state.stack[DONE]
    whole = float(regular(acting))
    left = whole - float(done)
    return left / whole if left > 0.0 else 0.0
