"""What things are worth in both games, in tokens, by what everybody or the seat knows."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bastide.engine.rows import filled
from bastide.games.attika.catalogue import KINDS
from bastide.games.attika.land import NOWHERE, SIDES
from bastide.games.attika.links import links
from bastide.games.attika.price import added_up, fewest, price, purse
from bastide.games.attika.state import AREA, GROUP, NONE, SETTLEMENTS, Attika

BONUS: Final = 0.55
"""An amphora or a worker in tokens."""
FOUNDING: Final = 0.3
HEIR: Final = 0.14
"""A token to come that would be free."""
SYMBOL: Final = 0.03
"""A symbol beside a hex that nobody can use any more, or that is worth saving."""
BLOCK: Final = 0.7
"""What a rival's loss is worth beside an own gain."""


def card_worth(held: i64) -> float:
    """One card of a hand, in tokens: the more there are, the less one matters."""
    worth = 0.34 - 0.015 * float(held)
    return worth if worth > 0.12 else 0.12


def link_worth(missing: i64) -> float:
    """What a link of cities is worth that lacks so many tokens."""
    if missing >= 8:
        return 0.0
    if missing <= 0:
        return 40.0
    left = float(8 - missing)
    return 0.2 * left * left


@final
class Survey:
    """The map as one seat sees it before it builds: links, cards, and who can be stopped."""

    def __init__(self, state: Attika, seat: i64) -> None:
        size = state.land.hexes()
        self.seat = seat
        self.held: i64 = purse(state, seat)
        self.card = card_worth(state.hand_size(seat))
        found = links(state, seat)
        self.via: vec[i64] = found.over[seat]
        self.missing: i64 = found.shortest[seat]
        self.step = link_worth(self.missing - 1) - link_worth(self.missing)
        self.danger: vec[i64] = filled(size)
        """How urgent it is to build on a hex because of a rival's link, in hundredths."""
        for other in range(state.players):
            if other != seat:
                self.watch(state, other)

    def watch(self, state: Attika, other: i64) -> None:
        """Note the hexes that a rival close to a link needs."""
        found = links(state, other)
        via = found.over[other]
        missing = found.shortest[other]
        if missing > 5:
            return
        ways: i64 = 0
        size = state.land.hexes()
        for hex in range(size):
            if via[hex] == missing and state.on[hex] == NONE:
                ways += 1
        worth = BLOCK * (link_worth(missing - 1) - link_worth(missing)) * float(missing)
        share = i64(int(100.0 * worth / float(ways if ways > 0 else 1)))
        for hex in range(size):
            if via[hex] == missing and state.on[hex] == NONE:
                self.danger[hex] += share

    def site(self, state: Attika, kind: i64, hex: i64, waiting: i64) -> float:
        """What a token brings on a hex over its price; `waiting` could follow it."""
        seat = self.seat
        due = price(state, seat, kind, hex)
        worth = 1.0 - self.card * float(fewest(due, self.held))
        worth += HEIR * heirs(state, hex, waiting)
        worth -= SYMBOL * float(added_up(state.symbols[hex]))
        near = state.beside[seat * state.land.room + hex]
        if near == 0 and state.areas[seat * AREA + SETTLEMENTS] > 0:
            worth -= FOUNDING
        if self.via[hex] == self.missing:
            worth += self.step
        return worth + 0.01 * float(self.danger[hex]) + group_worth(state, seat, kind, near)


def group_worth(state: Attika, seat: i64, kind: i64, near: i64) -> float:
    """What a token adds to its group: the bonus if it is the last, room for it before."""
    edition = state.edition
    group = edition.group[kind]
    together = not edition.connected or has_kin(state, near, group)
    built = state.areas[seat * AREA + GROUP + group]
    if built + 1 == edition.group_size[group]:
        return BONUS if together else 0.0
    return 0.08 if built > 0 and together else 0.0


def has_kin(state: Attika, near: i64, group: i64) -> bool:
    """Whether one of the kinds beside a hex is of a group."""
    for kind in range(KINDS):
        if (near >> kind) & 1 != 0 and state.edition.group[kind] == group:
            return True
    return False


def heirs(state: Attika, hex: i64, waiting: i64) -> float:
    """Tokens that could follow on hexes beside this one, and a little for room as such."""
    room: i64 = 0
    near = state.land.near
    for side in range(SIDES):
        other = near[hex * SIDES + side]
        if other != NOWHERE and state.on[other] == NONE:
            room += 1
    return float(waiting if waiting < room else room) + 0.2 * float(room)


def followers(state: Attika, seat: i64, kind: i64) -> i64:
    """Tokens not built yet that a token of this kind makes free beside it."""
    waiting: i64 = 0
    edition = state.edition
    for later in range(KINDS):
        if (edition.before[later] >> kind) & 1 != 0:
            waiting += edition.copies[later] - state.built[seat * KINDS + later]
    return waiting if edition.any[kind] == 0 else waiting - 1
