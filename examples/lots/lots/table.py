"""The table of Lots: what lies on it, and the one question of the game."""

from typing import Final

from mypy_extensions import i64

from bastide.engine.action import action, what
from bastide.engine.flow import SEAT, SECRET_TOLD, Frame, Options, State
from bastide.engine.rows import EMPTY, Row
from bastide.engine.story import EventKind

STREETS: Final = ("lane", "market", "garden", "harbour")
WORTH: Final = (2, 3, 4, 5)  # points for a lot of each street (LO-001)
CLIENT: Final = 3  # points more for each in the street that one's client wants (LO-002)
COINS: Final = 15
NOBODY: Final = -1
VERBS: Final = ("bid",)
BIDS, SOLD, TURNED = range(3)
EVENTS: Final = {
    BIDS: EventKind("bids"),
    SOLD: EventKind("sold", "lot", paid="coin"),
    TURNED: EventKind("turned", "lot"),
}


class Lots(State):
    """Two purses, two secret clients, and a pile of lots of which one is for sale."""

    coins: Row = EMPTY
    clients: Row = EMPTY
    """The street that each seat's client wants."""
    pile: Row = EMPTY
    """The street of every lot, in the order in which they come up."""
    owners: Row = EMPTY
    """Who bought them."""
    sold: int = 0
    """How many have been sold: the next of the pile is for sale."""
    sealed: int = NOBODY
    """The first bid while the second is awaited."""
    hammer: int = 0
    most: int = 8
    """Lots that are sold before the game ends."""

    def streets(self, seat: int) -> list[int]:
        """The streets of the lots that a seat has bought."""
        return [self.pile[at] for at in range(self.sold) if self.owners[at] == seat]


class Bid(Frame[Lots]):
    """Bids for the lot on sale: the hammer's sealed one first, then the other seat's (LO-003)."""

    name = "bid"

    def advance(self, state: Lots, out: Options) -> None:
        if state.sold == state.most:
            state.pop()
            return
        for coins in range(state.coins[state.mover()] + 1):
            out.add(action(0, coins))

    def take(self, state: Lots, act: i64) -> None:
        seat, bid = state.mover(), int(what(act))
        state.tell(BIDS, seat)
        if state.sealed == NOBODY:
            state.sealed = bid
            state.set(SEAT, 1 - seat)
        else:
            first = state.sealed >= bid  # the hammer gets the lot when both bid alike (LO-004)
            sell(state, state.hammer if first else seat, max(state.sealed, bid))


def sell(state: Lots, buyer: int, price: int) -> None:
    """The buyer pays the other seat, which takes the hammer (LO-004); the next lot comes up."""
    state.coins[buyer] -= price
    state.coins[1 - buyer] += price
    state.owners[state.sold] = buyer
    state.tell(SOLD, buyer, state.pile[state.sold], price)
    state.sold += 1
    state.sealed = NOBODY
    state.hammer = 1 - buyer
    state.set(SEAT, state.hammer)
    state.learn(SECRET_TOLD)
    if state.sold < state.most:
        state.tell(TURNED, state.hammer, state.pile[state.sold])
