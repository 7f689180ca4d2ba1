"""Random games in which a slow and obvious version looks over the shoulder of the fast one."""

import pytest

from bastide.engine.flow import Options, apply, settle
from bastide.engine.game import Game
from bastide.engine.rng import seeded
from bastide.games.attika.links import link_length
from bastide.games.attika.price import payable, price
from bastide.games.attika.state import SETTLEMENTS, Attika
from bastide.games.attika.view import price_view
from tests.rules.attika.slow import Slow
from tests.rules.attika.tables import BOTH, new
from tests.rules.attika.test_settlements import settlements

NAMES = ("water", "wood", "clay", "metal")


@pytest.mark.parametrize("game", BOTH, ids=str)
@pytest.mark.parametrize("covered", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_slow_and_obvious_version_agrees_in_random_games(
    game: Game, players: int, covered: bool
) -> None:
    """Settlements, links, symbols, prices and places for tiles, worked out from scratch."""
    for seed in range(2):
        state = new(seed, game, players=players, count_covered_symbols=covered)
        rng = seeded(seed)
        out = Options()
        settle(state, out)
        step = 0
        while out.count > 0:
            if step % 13 == seed:
                compare(state, rng.below(players), rng.below(24))
            apply(state, out.acts[rng.below(out.count)], out)
            step += 1
        compare(state, 0, 0)
        assert Slow(state).winner() == state.winner


def compare(state: Attika, seat: int, kind: int) -> None:
    slow = Slow(state)
    for each in range(int(state.players)):
        assert slow.settlements(each) == settlements(state, each)
        assert int(state.area(each, SETTLEMENTS)) == len(slow.settlements(each))
        assert slow.link_length(each) == min(99, int(link_length(state, each)))
    for hex in slow.free():
        place = state.land.at(slow.number(hex))
        assert slow.price(seat, kind, hex) == price_view(int(price(state, seat, kind, place)))
    legal = [int(state.land.legal[i]) for i in range(int(state.land.legal_count))]
    assert legal == slow.centres()


@pytest.mark.parametrize("game", BOTH, ids=str)
@pytest.mark.parametrize("players", [2, 4])
def test_exactly_the_tokens_that_can_be_paid_somewhere_are_offered(
    game: Game, players: int
) -> None:
    state = new(5, game, players=players)
    rng = seeded(players)
    out = Options()
    settle(state, out)
    compared = 0
    while out.count > 0:
        if rng.below(3) == 0:
            seat = int(rng.below(players))
            assert int(payable(state, seat)) == slowly_payable(state, seat)
            compared += 1
        apply(state, out.acts[rng.below(out.count)], out)
    assert compared > 20


def slowly_payable(state: Attika, seat: int) -> int:
    """The same by trying every token on every hex."""
    slow = Slow(state)
    hand = [int(state.cards[seat * 4 + kind]) for kind in range(4)]
    found = 0
    for kind in range(24):
        if state.shown[seat * 24 + kind] and any(
            affordable(slow.price(seat, kind, hex), hand) for hex in slow.free()
        ):
            found |= 1 << kind
    return found


def affordable(price: dict[str, int], hand: list[int]) -> bool:
    """The cheapest payment of section 4.2 fits the hand."""
    if price["chain"]:
        return True
    direct = sum(min(held, price[name]) for held, name in zip(hand, NAMES, strict=True))
    named = sum(price[name] for name in NAMES)
    return direct + 2 * (named - direct) + price["any"] + price["surcharge"] <= sum(hand)
