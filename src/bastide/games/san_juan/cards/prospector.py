"""Buildings that act in the Prospector phase."""

from typing import Final

from mypy_extensions import i64

from bastide.engine.flow import CARD_SEEN
from bastide.engine.rows import bit
from bastide.games.san_juan import events
from bastide.games.san_juan.catalogue import GOLD_MINE, GOLDSMITH
from bastide.games.san_juan.state import NONE, SanJuan

MINE_CARDS: Final = 4


def may_use_gold_mine(state: SanJuan, seat: i64) -> bool:
    """Owners may turn up four cards, if four are left (SJ-052, SJ-R13)."""
    return state.uses(seat, GOLD_MINE) and state.cards_left() >= MINE_CARDS


def may_use_goldsmith(state: SanJuan, seat: i64) -> bool:
    """Owners may turn up one card, if one is left (SJ-098, SJ-R44)."""
    return state.uses(seat, GOLDSMITH) and state.cards_left() > 0


def turn_up_mine(state: SanJuan, seat: i64) -> bool:
    """Turn up four cards for all to see; says whether all their costs differ (SJ-052)."""
    costs: i64 = 0
    differ = True
    for _ in range(MINE_CARDS):
        card = state.draw_card()
        state.look(card)
        cost = state.edition.cost[card]
        if (costs >> cost) & 1 != 0:
            differ = False
        costs |= bit(cost)
        state.tell(events.TURNS_UP, seat, card)
    state.learn(CARD_SEEN)
    return differ


def cheapest(state: SanJuan) -> i64:
    """The card of lowest cost among those turned up, which the 2nd edition gives (SJ-052)."""
    best: i64 = state.looking[0]
    for i in range(1, MINE_CARDS):
        card = state.looking[i]
        if state.edition.cost[card] < state.edition.cost[best]:
            best = card
    return best


def share_out(state: SanJuan, seat: i64, taken: i64) -> None:
    """One card goes to the owner's hand, or none; the others are discarded openly (SJ-052)."""
    if taken != NONE:
        state.look_away(taken)
        state.show_in_hand(seat, taken)
        state.tell(events.TAKES, seat, taken)
    for i in range(state.looking_size):
        state.discard_openly(state.looking[i])
    state.looking_size = 0
    if taken == NONE:
        state.tell(events.LEAVES, seat, GOLD_MINE)


def goldsmith(state: SanJuan, seat: i64) -> None:
    """Turn up a card: nobody has that building in play, so it is the owner's (SJ-098, SJ-R23)."""
    card = state.draw_card()
    state.learn(CARD_SEEN)
    state.tell(events.TURNS_UP, seat, card)
    for other in range(state.players):
        if state.has(other, card):
            state.discard_openly(card)
            state.tell(events.LEAVES, seat, GOLDSMITH)
            return
    state.show_in_hand(seat, card)
    state.tell(events.TAKES, seat, card)
