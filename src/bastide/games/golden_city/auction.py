"""Phase 3: hands on groups of cards, and what it costs to push one off."""

from typing import final

from mypy_extensions import i64

from bastide.engine.action import action, what
from bastide.engine.flow import SEAT, Frame, Options
from bastide.games.golden_city import events, steps
from bastide.games.golden_city.state import AREA, GROUP, NONE, PURSE, WON, GoldenCity


def group_size(state: GoldenCity, group: i64) -> i64:
    """Pairs with three and four players, a group of two and one of three with two (GC-203)."""
    return 3 if state.house.two and group == 1 else 2


def packed_group(state: GoldenCity, group: i64) -> i64:
    """The cards of a group as one number, three bits each."""
    pack: i64 = 0
    for i in range(group_size(state, group)):
        pack |= (state.groups[group * GROUP + i] + 1) << (3 * i)
    return pack


def group_of(state: GoldenCity, seat: i64) -> i64:
    """The group on which a seat's bidding hand lies, or NONE."""
    for group in range(state.players):
        if state.hands_on[group] == seat:
            return group
    return NONE


def lay_out(state: GoldenCity) -> None:
    """Turn up one group of landscape cards per player (GC-065, GC-066, GC-R16).

    Two players get a group of two with a coin and then one of three (GC-203, GC-R36).
    """
    if state.house.two:
        for group in range(i64(2)):
            for i in range(group_size(state, group)):
                state.groups[group * GROUP + i] = state.turn_up()
        state.group_coin = 1 if state.coin_supply() > 0 else 0
    else:
        for i in range(i64(2)):
            for group in range(state.players):
                state.groups[group * GROUP + i] = state.turn_up()
    for group in range(state.players):
        state.tell(events.OFFER, NONE, group, packed_group(state, group))


def hand_out(state: GoldenCity) -> None:
    """Everybody takes his hand back and the cards below it (GC-076).

    The coin comes with the group of two (GC-203, GC-R36).
    """
    for group in range(state.players):
        seat = state.hands_on[group]
        state.tell(events.WINS, seat, group, packed_group(state, group))
        for i in range(group_size(state, group)):
            state.receive(seat, state.groups[group * GROUP + i])
            state.groups[group * GROUP + i] = NONE
        state.hands_on[group] = NONE
        state.areas[seat * AREA + WON] = group + 1
        if group == 0 and state.house.two:
            state.builder = seat
            coin = state.group_coin
            state.group_coin = 0
            state.gain_coins(seat, coin)


@final
class Auction(Frame[GoldenCity]):
    """A player whose hand lies nowhere puts it on a group (GC-070..GC-075, GC-R07, GC-R08)."""

    name = "auction"
    question = "gc-ask-auction"

    def advance(self, state: GoldenCity, out: Options) -> None:
        seat = state.get(SEAT)
        coins = state.areas[seat * AREA + PURSE]
        for group in range(state.players):
            if state.hands_on[group] == NONE or coins >= state.cost:
                out.add(action(steps.BID, group))

    def take(self, state: GoldenCity, act: i64) -> None:
        seat = state.get(SEAT)
        group = what(act)
        rival = state.hands_on[group]
        state.hands_on[group] = seat
        state.tell(events.BIDS, seat, group, packed_group(state, group))
        if rival != NONE:
            state.areas[seat * AREA + PURSE] -= state.cost
            state.tell(events.EXPELS, seat, rival, state.cost)
            state.cost += 1
        for step in range(1, state.players):
            following = (seat + step) % state.players
            if group_of(state, following) == NONE:
                state.set(SEAT, following)
                return
        state.pop()
        hand_out(state)
