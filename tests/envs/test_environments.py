"""What learners see, are given and lose by."""

import numpy as np
import pytest

from bastide.engine.flow import IllegalAction
from bastide.engine.messages import BadInput
from bastide.envs import gymnasium, pettingzoo
from bastide.envs.vector import Vector


def test_agents_see_their_own_seat_and_are_rewarded_at_the_end() -> None:
    env = pettingzoo.raw_env("little-town", players=3)
    env.reset(seed=5)
    chance = np.random.default_rng(5)
    while True:
        agent = env.agent_selection
        seen = env.observe(agent)
        others = [env.observe(other) for other in env.agents if other != agent]
        assert seen["observation"][0] == 1
        assert all(other["observation"][0] == 0 for other in others)
        assert not any(other["action_mask"].any() for other in others)
        env.step(chance.choice(np.flatnonzero(seen["action_mask"])))
        if any(env.terminations.values()):
            break
    assert sum(env.rewards.values()) == pytest.approx(0.0)
    assert max(env.rewards.values()) > 0


def test_an_illegal_number_loses_in_gymnasium_and_is_refused_in_the_bare_environment() -> None:
    env = gymnasium.env("san-juan", players=2, seat=1)
    _, info = env.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, over, _, _ = env.step(np.int64(wrong))
    assert (reward, over) == (-1.0, True)
    bare = pettingzoo.raw_env("san-juan", players=2)
    bare.reset(seed=1)
    with pytest.raises(IllegalAction):
        bare.step(wrong)


def test_the_learner_meets_the_bots_that_were_asked_for() -> None:
    env = gymnasium.env("golden-city", players=3, opponents=["greedy", "uniform"], seat=1)
    seen, info = env.reset(seed=3)
    assert [type(env.bots[seat]).__name__ for seat in (0, 2)] == ["Greedy", "Uniform"]
    over = False
    while not over:
        assert (env.action_masks() == info["action_mask"]).all()
        act = np.flatnonzero(info["action_mask"])[0]
        seen, reward, over, _, info = env.step(act)
    assert -1.0 <= reward <= 1.0
    assert seen.shape == env.observation_space.shape


def test_automatic_games_have_their_limits() -> None:
    assert pettingzoo.raw_env("san-juan").dealing.settings["round_limit"] == 60
    assert pettingzoo.raw_env("attika").dealing.settings["turn_limit"] == 400
    with pytest.raises(BadInput):
        pettingzoo.env("san-juan", players=7)


def test_many_games_go_as_one_by_one() -> None:
    """The same numbers lead to the same observations as seat by seat."""
    many = Vector("attika", games=3, players=2, seed=7, turn_limit=8)
    chance = np.random.default_rng(7)
    finished = 0
    while finished < 3:
        for at in range(3):
            state = many.inner.states[at]
            assert state.mover() == many.movers[at]
            assert many.masks[at].sum() == many.inner.counts[at] > 0
        many.step([chance.choice(np.flatnonzero(mask)) for mask in many.masks])
        finished += int(many.ended.sum())
        assert (many.rewards[many.ended == 0] == 0).all()
        assert np.allclose(many.rewards.sum(axis=1), 0)
    with pytest.raises(IllegalAction):
        many.step([int(np.flatnonzero(mask == 0)[0]) for mask in many.masks])


def test_many_games_on_several_cores_are_the_same_games() -> None:
    """Every process has its share of the games, dealt from seeds of its own."""
    with Vector("little-town", games=4, players=2, seed=3, cores=2) as many:
        for _ in range(30):
            many.step(np.argmax(many.masks, axis=1))
        seen = many.observations.copy()
    first = Vector("little-town", games=2, players=2, seed=3)
    for _ in range(30):
        first.step(np.argmax(first.masks, axis=1))
    assert (seen[:2] == first.observations).all()
    assert (seen[2:] != first.observations).any()
