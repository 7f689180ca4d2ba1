"""Learning from games against oneself."""

from random import Random

import pytest

from bastide.bots import weights
from bastide.bots.learning import final_shares
from bastide.bots.quick import MEMORY, QuickNet
from bastide.engine import registry
from bastide.engine.advice import Features
from bastide.engine.game import Game, complete
from bastide.engine.rng import seeded
from bastide.research.training import begin, learner
from tests.bots.walks import GAMES

LEARNED = [game for game in GAMES if game.features.names()]


@pytest.mark.parametrize("game", LEARNED, ids=str)
def test_learning_a_game_by_heart_makes_it_plain_who_won(game: Game) -> None:
    at_work = learner(begin(game, 2, hidden=8))
    state = game.setup.new(complete(game, {"players": 2}), 3)
    moments = at_work.play(state, seeded(3))
    assert state.is_over()
    for _ in range(100):
        at_work.learn(moments, state, 0.01)
    strengths = [at_work.net.strength(seen) for seen in moments[-1].features]
    (winner,) = game.scoring.winners(state)
    assert strengths[winner] > strengths[1 - winner] + 0.5


@pytest.mark.parametrize("game", LEARNED, ids=str)
def test_the_slope_is_the_slope(game: Game) -> None:
    """Backpropagation agrees with what a small change of one number does to the surprise."""
    at_work = learner(begin(game, 2, hidden=4))
    state = game.setup.new(complete(game, {"players": 2}), 5)
    moments = at_work.play(state, seeded(5))
    target = final_shares(game, state)
    moment = moments[len(moments) // 2]
    at_work.blame(moment, target)
    slopes = [float(slope) for slope in at_work.slope]
    place = max(range(len(slopes) - 8), key=lambda i: abs(slopes[i]))
    changed = []
    for step in (1e-4, -2e-4):
        at_work.net.into[place] += step
        at_work.loss = 0.0
        at_work.blame(moment, target)
        changed.append(at_work.loss)
    assert (changed[0] - changed[1]) / 2e-4 == pytest.approx(slopes[place], rel=0.01)


@pytest.mark.parametrize("hidden", [1, 3, 10, 11, 50])
def test_a_quick_network_says_the_same_to_the_last_bit(hidden: int) -> None:
    net = weights.fresh(300, hidden, seeded(4))
    for j in range(hidden):
        net.bias[j] = 0.1 * j - 0.2
    quick = QuickNet(net)
    seen = Features()
    for count in (0, 1, 7, 40, 200):
        seen.count = 0
        for k in range(count):
            seen.add(299 - k, 0.1 + k / 7)
        assert quick.strength(seen) == net.strength(seen)
        assert hidden < 10 or net.strength(seen) != 0.0


def test_a_quick_network_remembers_without_mixing_up() -> None:
    """Twice as many positions as it remembers, each asked about again at once and later."""
    net = weights.fresh(40, 10, seeded(4))
    quick = QuickNet(net)
    seen = Features()
    chance = Random(5)
    for number in [*range(2 * MEMORY), *range(0, 2 * MEMORY, 7)]:
        chance.seed(number)
        seen.count = 0
        for at in range(0, 40, 4):
            seen.add(at + chance.randrange(4), chance.choice((0.3, 0.6, 1.0, -0.5)))
        assert quick.strength(seen) == net.strength(seen)
        if number % 7 == 0:
            assert quick.strength(seen) == net.strength(seen)


INPUTS = ["always", "coins", "wood", "round", "points", "rival", "last"]


def test_a_network_is_written_and_read() -> None:
    net = weights.fresh(7, 3, seeded(1))
    again = weights.read(weights.write(net, INPUTS, 5), INPUTS, "a file")
    assert list(again.into) == pytest.approx(list(net.into), rel=1e-6)
    assert list(again.out) == pytest.approx(list(net.out), rel=1e-6)
    assert weights.write(again, INPUTS, 5) == weights.write(net, INPUTS, 5)


def test_weights_follow_the_names_of_their_features() -> None:
    """Features may come in another order, and a new one among them weighs nothing yet."""
    net = weights.fresh(7, 3, seeded(1))
    changed = ["new", *reversed(INPUTS)]
    again = weights.read(weights.write(net, INPUTS, 5), changed, "a file")
    assert list(again.into)[:3] == [0.0, 0.0, 0.0]
    for at, name in enumerate(INPUTS):
        there = 3 * changed.index(name)
        weighed = list(net.into)[3 * at : 3 * at + 3]
        assert list(again.into)[there : there + 3] == pytest.approx(weighed, rel=1e-6)
    quick, seen = QuickNet(again), Features()
    seen.add(0, 1.0)
    assert quick.strength(seen) == quick.strength(Features())


def test_a_feature_that_is_gone_is_named_and_the_others_still_weigh() -> None:
    text = weights.write(weights.fresh(7, 3, seeded(1)), INPUTS, 5)
    with pytest.warns(UserWarning, match="a file: no longer a feature: wood, last"):
        again = weights.read(
            text, [name for name in INPUTS if name not in ("wood", "last")], "a file"
        )
    assert len(again.into) == 15
    assert list(again.into)[:6] == list(weights.read(text, INPUTS, "a file").into)[:6]


@pytest.mark.parametrize("game", GAMES, ids=str)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_game_ships_with_its_own_learned_values(game: Game, players: int) -> None:
    net = weights.learned(game, players)
    assert net is not None
    for other in GAMES:
        if other is not game:
            assert weights.learned(other, players) is not net


def test_final_shares_add_up_and_favour_the_winner() -> None:
    game = GAMES[0]
    state = game.setup.new(complete(game, {"players": 3, "round_limit": 2}), 1)
    learner(begin(game, 3, hidden=2)).play(state, seeded(1))
    shares = list(final_shares(game, state))
    assert sum(shares) == pytest.approx(1.0)
    assert shares.index(max(shares)) in game.scoring.winners(state)


@pytest.mark.parametrize("name", ["attika", "telegraph"])
def test_where_points_tell_nothing_the_win_alone_is_taught(name: str) -> None:
    game = registry.game(name)
    state = game.setup.new(complete(game, {"players": 3}), 1)
    learner(begin(game, 3, hidden=2)).play(state, seeded(1))
    (winner,) = game.scoring.winners(state)
    assert [float(share) for share in final_shares(game, state)] == [
        float(seat == winner) for seat in range(3)
    ]
