"""What holds at every moment of The Golden City, and random games that look for an exception."""

from bastide.engine.flow import Options, apply, settle
from bastide.engine.rng import seeded
from bastide.games.golden_city import steps
from bastide.games.golden_city.catalogue import (
    ALL_CARDS,
    EACH,
    HAND_LIMIT,
    MOST_GOODS,
    PLACES,
    TYPES,
)
from bastide.games.golden_city.island import PORT_MASK, RURAL_MASK, ZONE_MASK, count
from bastide.games.golden_city.state import (
    AREA,
    BLACK,
    BLACK_STOCK,
    GOODS_HELD,
    GROUP,
    KEYRING,
    NONE,
    OWN,
    PURSE,
    REACH,
    STOCK,
    WON,
    GoldenCity,
)
from bastide.testing.walks import all_settings
from tests.rules.golden_city.tables import GAME


def broken(state: GoldenCity) -> set[str]:
    """The invariants that a moment by itself contradicts."""
    checks = {
        "GC-I01": landscapes(state),
        "GC-I02": coins(state),
        "GC-I03": posts(state),
        "GC-I04": room(state),
        "GC-I05": chains(state),
        "GC-I06": cards(state),
        "GC-I07": limits(state),
        "GC-I10": score_cards(state),
        "GC-I11": -1 <= state.mover() < state.players,
    }
    return {name for name, holds in checks.items() if not holds}


def landscapes(state: GoldenCity) -> bool:
    amounts = [int(state.discard[card]) for card in range(TYPES)]
    for i in range(int(state.pile_size)):
        amounts[state.pile[i]] += 1
    for i in range(int(state.players) * GROUP):
        if state.groups[i] != NONE:
            amounts[state.groups[i]] += 1
    for i in range(int(state.players) * TYPES):
        amounts[i % TYPES] += int(state.cards[i])
        if not 0 <= state.known[i] + state.old[i] <= state.cards[i]:
            return False
    return amounts == [EACH] * TYPES and sum(amounts) == ALL_CARDS


def coins(state: GoldenCity) -> bool:
    purses = [state.areas[seat * AREA + PURSE] for seat in range(int(state.players))]
    return min(purses) >= 0 and state.coin_supply() >= 0 and state.group_coin in (0, 1)


def posts(state: GoldenCity) -> bool:
    for seat in range(int(state.players)):
        at = seat * AREA
        if count(state.areas[at + OWN]) + state.areas[at + STOCK] != state.house.posts:
            return False
        black = count(state.areas[at + BLACK]) + state.areas[at + BLACK_STOCK]
        if black != (2 if state.house.black_posts else 0):
            return False
    return True


def room(state: GoldenCity) -> bool:
    once = int(PORT_MASK | RURAL_MASK)
    taken = black = 0
    for seat in range(int(state.players)):
        own = int(state.areas[seat * AREA + OWN])
        mine = int(state.areas[seat * AREA + BLACK])
        if own & taken & once or mine & ~(own & ZONE_MASK) or mine & taken or own & black:
            return False
        taken |= own
        black |= mine
    return True


def chains(state: GoldenCity) -> bool:
    """Every post hangs together with a port of its owner; the reach is that of all posts."""
    near = state.house.island.near
    for seat in range(int(state.players)):
        own = int(state.areas[seat * AREA + OWN])
        linked = front = own & int(PORT_MASK)
        reach = 0
        while front:
            around = 0
            for place in range(PLACES):
                if (front >> place) & 1:
                    around |= int(near[place])
            reach |= around
            front = around & own & ~linked
            linked |= front
        if linked != own or reach != int(state.areas[seat * AREA + REACH]):
            return False
    return True


def cards(state: GoldenCity) -> bool:
    """No goods or bonus card lies in two places, and nobody has a key that does not exist."""
    goods = [int(state.goods_pile[i]) for i in range(int(state.goods_size))]
    goods += [int(card) for card in state.goods_row if card != NONE]
    held = keys = 0
    for seat in range(int(state.players)):
        own = int(state.areas[seat * AREA + GOODS_HELD])
        if own & held or state.areas[seat * AREA + KEYRING] < 0:
            return False
        held |= own
        keys += int(state.areas[seat * AREA + KEYRING])
    if any((held >> card) & 1 for card in goods) or len(set(goods)) != len(goods):
        return False
    taken = [int(state.bonus_taken[i]) for i in range(int(state.bonus_count))]
    if any((int(state.bonus_out) >> card) & 1 for card in taken) or len(set(taken)) != len(taken):
        return False
    return int(state.key_supply()) + keys + int(state.keys_spent) == 6 and state.key_supply() >= 0


def limits(state: GoldenCity) -> bool:
    """After a building turn: all turns are over when an auction runs."""
    asked = state.stack[state.top] if state.top >= 0 else NONE
    for seat in range(int(state.players)):
        most = MOST_GOODS + (1 if asked == steps.RETURN and state.mover() == seat else 0)
        if count(state.areas[seat * AREA + GOODS_HELD]) > most:
            return False
        if asked == steps.AUCTION and state.hand_size(seat) > HAND_LIMIT:
            return False
    return True


def score_cards(state: GoldenCity) -> bool:
    last = int(state.house.rounds)
    shown = [int(state.scores[i]) for i in range(last)]
    backs = [int(state.house.island.back[card]) for card in shown]
    return 1 <= state.round <= last and backs == sorted(backs) and len(set(shown)) == last


class Watch:
    """What holds from one moment to the next: auctions, letters, rounds."""

    def __init__(self, state: GoldenCity) -> None:
        self.letters = [0] * int(state.players)
        self.round = int(state.round)
        self.purses: list[int] = []
        """Everybody's coins when the running auction began; empty while there is none."""
        self.look(state)

    def look(self, state: GoldenCity) -> None:
        seats = range(int(state.players))
        self.letters = [int(state.total_letters(seat)) for seat in seats]
        self.round = int(state.round)
        if state.top >= 0 and state.stack[state.top] == steps.AUCTION:
            if not self.purses or state.cost == 1:
                self.purses = [int(state.areas[seat * AREA + PURSE]) for seat in seats]
        else:
            self.purses = []

    def step(self, state: GoldenCity) -> set[str]:
        """What the last move contradicts."""
        wrong = broken(state)
        if not self.letters_hold(state):
            wrong.add("GC-I09")
        if state.round not in (self.round, self.round + 1):
            wrong.add("GC-I10")
        if self.purses and not self.auction_holds(state):
            wrong.add("GC-I08")
        self.look(state)
        return wrong

    def letters_hold(self, state: GoldenCity) -> bool:
        now = [int(state.total_letters(seat)) for seat in range(int(state.players))]
        if all(new >= old for new, old in zip(now, self.letters, strict=True)):
            return True
        return state.house.two and self.round % 4 == 0 and now == [0, 0]

    def auction_holds(self, state: GoldenCity) -> bool:
        """Expulsions cost 1, 2, 3 and so on; at the end everybody has one group more."""
        runs = state.top >= 0 and state.stack[state.top] == steps.AUCTION
        runs = runs and state.round == self.round
        seats = range(int(state.players))
        pushes = int(state.cost) - 1
        if runs:
            paid = sum(self.purses) - sum(int(state.areas[seat * AREA + PURSE]) for seat in seats)
            lying = [int(hand) for hand in state.hands_on if hand != NONE]
            return paid == pushes * (pushes + 1) // 2 and len(set(lying)) == len(lying)
        won = sorted(int(state.areas[seat * AREA + WON]) for seat in seats)
        return won == [group + 1 for group in seats]


def watched(seed: int) -> set[str]:
    """What is broken in one random game."""
    everything = all_settings(GAME)
    state = GAME.setup.new(everything[seed % len(everything)], seed)
    assert isinstance(state, GoldenCity)
    rng = seeded(seed + 1)
    out = Options()
    settle(state, out)
    watch = Watch(state)
    wrong = broken(state)
    while out.count > 0:
        apply(state, out.acts[rng.below(out.count)], out)
        wrong |= watch.step(state)
    return wrong
