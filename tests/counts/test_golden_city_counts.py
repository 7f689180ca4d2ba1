"""Small positions of The Golden City and exactly how many continuations they have.

Where a number can be worked out by hand, the comment does so.
"""

import pytest

from tests.counts.trees import continuations
from tests.rules.golden_city.tables import area, new, pairs, table


def test_an_auction_without_coins() -> None:
    # three pairs, then two free ones; the last hand has one left, and nobody has cards to build
    # with: the next auction follows with its three pairs
    groups = pairs("mountain/desert", "forest/prairie", "mountain/prairie")
    state = table("auction", *[area(coins=0)] * 3, groups=groups)
    assert continuations(state, 3) == [3, 3 * 2, 3 * 2 * 3]


def test_an_auction_with_one_coin() -> None:
    # seat 1 may also push seat 0 off (3 choices in all, once for each pair of seat 0); then a
    # hand is missing more: seat 2 finds two free pairs and cannot push off for 2 coins
    groups = pairs("mountain/desert", "forest/prairie", "mountain/prairie")
    state = table("auction", area(coins=0), area(coins=1), area(coins=0), groups=groups)
    assert continuations(state, 2) == [3, 3 * 3]
    # after one of two free pairs seat 2 has one pair left, so the next auction follows (3);
    # after pushing off seat 2 chooses from two
    assert continuations(state, 3)[2] == 3 * (2 * 3 + 2)


def test_payments_are_multisets() -> None:
    # the port H01 leads to M1 and M2. Two port cards and two desert cards: a site costs both
    # pairs, one way; a port costs one port card or two desert cards. 15 ports, 2 sites, or stop.
    state = table("building", area("port port desert desert", "H01"), area("port"), area())
    assert continuations(state, 1) == [15 + 2 + 1]
    # each port: 2 payments. M1 brings a coin and leaves no cards: seat 1 is asked, 15 ports or
    # stop. M2 brings one of 8 bonus cards. Stop: the same 15 + 1 for seat 1.
    assert continuations(state, 2)[1] == 15 * 2 + 16 + 8 + 16


def test_surplus_cards_go_as_a_set() -> None:
    # two of 3 desert, 2 forest and 2 prairie: DD, DF, DP, FF, FP, PP; nothing can be built
    # first, as all ports are taken
    ports = [f"H{n:02}" for n in range(1, 17)]
    cards = "desert desert desert forest forest prairie prairie"
    seats = [area(cards, "H01"), area("", " ".join(ports[1:])), area()]
    state = table("building", *seats)
    assert continuations(state, 1) == [2 + 1]
    # M1 and M2 can be paid with jokers: DD and FF, DD and PP, or FF and PP; stopping leads to
    # the first discard
    assert continuations(state, 2)[1] == 2 * 3 + 3


@pytest.mark.parametrize(
    ("settings", "lines"),
    [
        ({"players": 2}, [2, 4, 38, 624]),
        ({"players": 3}, [3, 9, 27, 165]),
        ({"players": 4}, [4, 16, 64, 256]),
    ],
)
def test_the_opening_of_a_dealt_game(settings: dict[str, int], lines: list[int]) -> None:
    # with three coins each, the first bids are free choices: 3 * 3 * 3 and 4 * 4 * 4 * 4
    assert continuations(new(seed=11, first=0, **settings), 4) == lines
