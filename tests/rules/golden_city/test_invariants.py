"""What holds at every moment (GC-I01..GC-I11): in random games, and seen when it does not."""

from collections.abc import Callable

import pytest

from bastide.engine.rows import bit
from bastide.games.golden_city import steps
from bastide.games.golden_city.state import (
    AREA,
    BLACK,
    GOODS_HELD,
    KEYRING,
    OWN,
    PURSE,
    REACH,
    STOCK,
    WON,
    GoldenCity,
)
from tests.limits import WHOLE
from tests.rules.golden_city.invariants import Watch, broken, watched
from tests.rules.golden_city.tables import area, do, pairs, table


@pytest.mark.parametrize("first", range(0, 10_000 if WHOLE else 120, 20))
def test_every_invariant_holds_at_every_moment_of_random_games(first: int) -> None:
    for seed in range(first, first + 20):
        assert watched(seed * 37) == set(), f"seed {seed * 37}"


def game() -> GoldenCity:
    groups = pairs("port/desert", "forest/forest", "mountain/prairie")
    seats = [area("port", "H01 M1", goods="G1 G2", bonus="coins"), area("", "H05"), area()]
    state = table("auction", *seats, groups=groups)
    assert isinstance(state, GoldenCity)
    return state


def change(part: int, value: int) -> Callable[[GoldenCity], None]:
    """Sets one number in front of the second player."""

    def by(state: GoldenCity) -> None:
        state.areas[AREA + part] = value

    return by


def lose_card(state: GoldenCity) -> None:
    state.cards[0] -= 1


def know_too_much(state: GoldenCity) -> None:
    state.known[1] += 1


def share_site(state: GoldenCity) -> None:
    state.areas[AREA + OWN] |= bit(16)
    state.areas[AREA + STOCK] -= 1


def post_alone(state: GoldenCity) -> None:
    state.areas[AREA + OWN] |= bit(53)
    state.areas[AREA + STOCK] -= 1


def many_cards(state: GoldenCity) -> None:
    state.cards[0] += 5
    state.pile_size -= 5
    for i in range(int(state.pile_size)):
        state.pile[i] = i % 5
    state.discard[0] = 0


def bonus_twice(state: GoldenCity) -> None:
    state.bonus_out |= bit(state.bonus_taken[0])


def goods_twice(state: GoldenCity) -> None:
    state.goods_row[0] = 0


def backs_mixed(state: GoldenCity) -> None:
    state.scores[0], state.scores[15] = state.scores[15], state.scores[0]


def nobody_asked(state: GoldenCity) -> None:
    state.stack[state.top + 1] = 3


@pytest.mark.parametrize(
    ("damage", "name"),
    [
        (lose_card, "GC-I01"),
        (know_too_much, "GC-I01"),
        (change(PURSE, 40), "GC-I02"),
        (change(PURSE, -1), "GC-I02"),
        (change(STOCK, 18), "GC-I03"),
        (change(BLACK, 1 << 50), "GC-I03"),
        (change(BLACK, 1 << 50), "GC-I04"),
        (share_site, "GC-I04"),
        (post_alone, "GC-I05"),
        (change(REACH, 0), "GC-I05"),
        (change(GOODS_HELD, 1), "GC-I06"),
        (change(KEYRING, 7), "GC-I06"),
        (change(KEYRING, -1), "GC-I06"),
        (bonus_twice, "GC-I06"),
        (goods_twice, "GC-I06"),
        (change(GOODS_HELD, 0b11111000), "GC-I07"),
        (many_cards, "GC-I07"),
        (backs_mixed, "GC-I10"),
        (nobody_asked, "GC-I11"),
    ],
)
def test_a_broken_invariant_is_seen(damage: Callable[[GoldenCity], None], name: str) -> None:
    state = game()
    assert broken(state) == set()
    damage(state)
    assert name in broken(state)


def test_gc_i08_a_wrong_price_is_seen() -> None:
    state = game()
    watch = Watch(state)
    do(state, "bid 1")
    assert watch.step(state) == set()
    do(state, "bid 1")
    assert watch.step(state) == set()
    state.areas[AREA + PURSE] += 1
    assert watch.step(state) == {"GC-I08"}


def test_gc_i08_a_group_won_twice_is_seen() -> None:
    state = game()
    watch = Watch(state)
    do(state, "bid 1", "bid 2")
    watch.step(state)
    do(state, "bid 3")
    assert state.stack[state.top] == steps.TURN
    state.areas[WON] = 2
    assert watch.step(state) == {"GC-I08"}


def test_gc_i09_letters_that_fall_are_seen() -> None:
    state = game()
    state.letters[0] = 4
    watch = Watch(state)
    state.letters[0] = 3
    assert watch.step(state) == {"GC-I09"}


def test_gc_i10_a_round_left_out_is_seen() -> None:
    state = game()
    watch = Watch(state)
    state.round += 2
    assert "GC-I10" in watch.step(state)
