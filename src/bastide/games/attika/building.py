"""What happens when a token is built, in the order of AT-081."""

from mypy_extensions import i64

from bastide.engine.flow import SECRET_TOLD
from bastide.engine.rows import bit
from bastide.games.attika import events
from bastide.games.attika.catalogue import RESOURCES, TOKENS
from bastide.games.attika.land import NOWHERE, SIDES
from bastide.games.attika.payment import paid_cards
from bastide.games.attika.state import (
    ALL_BUILT,
    AREA,
    BONUSES,
    BUILT,
    EARNED,
    GROUP,
    LINKED,
    NOTED,
    OWNER,
    SETTLEMENTS,
    Attika,
)


def build(state: Attika, seat: i64, kind: i64, hex: i64, pack: i64) -> bool:
    """Payment, token, win, bonus (AT-081); the caller has checked hex and payment.

    A win ends everything at once, so a bonus no longer matters then (AT-R27). Says whether a card
    was drawn, after which nothing more is drawn or built in this turn (AT-027).
    """
    pay(state, seat, pack)
    before = state.areas[seat * AREA + SETTLEMENTS]
    state.put_token(seat, kind, hex)
    state.tell(events.BUILDS, seat, kind, state.land.spots[hex])
    after = state.areas[seat * AREA + SETTLEMENTS]
    if after > before:
        state.tell(events.FOUNDS, seat, 0, after)
    elif after < before:
        state.tell(events.JOINS, seat, 0, after)
    if is_won(state, seat, hex):
        return False
    return reward(state, seat, state.edition.group[kind], hex)


def pay(state: Attika, seat: i64, pack: i64) -> None:
    """Paid cards go to the discard pile for all to see (AT-038)."""
    if pack == 0:
        return
    for resource in range(RESOURCES):
        state.discard(seat, resource, paid_cards(pack, resource))
    state.learn(SECRET_TOLD)
    state.tell(events.PAYS, seat, pack)


def is_won(state: Attika, seat: i64, hex: i64) -> bool:
    """Whether this build wins: all tokens on the map, or two cities linked (AT-070, AT-071)."""
    if state.areas[seat * AREA + BUILT] == TOKENS:
        state.tell(events.ALL_BUILT, seat)
        state.finish(ALL_BUILT, seat)
        return True
    cities = state.touch[state.settlement(hex)]
    if cities & (cities - 1) != 0:
        state.tell(events.LINKED, seat, cities)
        state.finish(LINKED, seat)
        return True
    return False


def reward(state: Attika, seat: i64, group: i64, hex: i64) -> bool:
    """A finished group earns a bonus, or a card later if the supply is empty (AT-050, AT-104).

    By an option the card is drawn at once, if there is one (AT-R08).
    """
    at: i64 = seat * AREA
    edition = state.edition
    if state.areas[at + GROUP + group] < edition.group_size[group]:
        return False
    if edition.connected and not hangs_together(state, seat, group, hex):
        return False
    state.areas[at + EARNED] |= bit(group)
    if state.supply > 0:
        state.supply -= 1
        state.areas[at + BONUSES] += 1
        state.tell(events.EARNS, seat, group)
    elif edition.at_once:
        left = state.deck_size + state.discarded()
        state.tell(events.CONSOLED, seat, group, 1 if left > 0 else 0)
        state.draw_cards(seat, 1)
        return left > 0
    elif edition.consoles:
        state.areas[at + NOTED] += 1
        state.tell(events.NOTED, seat, group)
    return False


def hangs_together(state: Attika, seat: i64, group: i64, hex: i64) -> bool:
    """Whether a complete group is one connected set without any other token (AT-102, AT-R26)."""
    near = state.land.near
    reached = [hex]
    at = 0
    while at < len(reached):
        here = reached[at]
        at += 1
        for side in range(SIDES):
            other = near[here * SIDES + side]
            if other != NOWHERE and is_of(state, seat, group, other) and other not in reached:
                reached.append(other)
    return len(reached) == state.edition.group_size[group]


def is_of(state: Attika, seat: i64, group: i64, hex: i64) -> bool:
    """Whether the seat's token of that group stands on a hex."""
    standing = state.on[hex]
    return (
        standing >= 0
        and standing // OWNER == seat
        and state.edition.group[standing % OWNER] == group
    )


def spend_bonus(state: Attika, seat: i64) -> None:
    """A bonus leaves its owner, for the supply or for good (AT-103, US-004, AT-084)."""
    state.areas[seat * AREA + BONUSES] -= 1
    if state.edition.returns:
        state.supply += 1
    else:
        state.box += 1
