"""Every game passes the tests by which the libraries of learners know their own environments."""

import warnings
from typing import Any

import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms import external_sampling_mccfr, ismcts
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator
from pettingzoo.test import api_test, seed_test

from bastide.engine import registry
from bastide.envs import gymnasium, open_spiel, pettingzoo

GAMES = [game.name for game in registry.games()]
SHORT: dict[str, dict[str, Any]] = {
    "san-juan": {"round_limit": 1},
    "attika": {"turn_limit": 6},
    "telegraph": {"turn_limit": 6},
}


@pytest.mark.parametrize("name", GAMES)
def test_pettingzoo_takes_it_for_an_environment(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # masks come in a dictionary, which the test remarks on
        api_test(pettingzoo.env(name), num_cycles=60)
        seed_test(lambda: pettingzoo.env(name, **SHORT.get(name, {})), num_cycles=20)


@pytest.mark.parametrize("name", GAMES)
def test_gymnasium_takes_it_for_an_environment(name: str) -> None:
    check_env(gymnasium.env(name, **SHORT.get(name, {})), skip_render_check=True)


@pytest.mark.parametrize("name", GAMES)
def test_open_spiel_takes_it_for_a_game(name: str) -> None:
    """Its own simulation goes through legality, strings, chance, returns, copies and writing."""
    game = open_spiel.game(name, **SHORT.get(name, {}))
    pyspiel.random_sim_test(game, 1, True, False)
    state = game.new_initial_state()
    while not state.is_terminal():
        legal = state.legal_actions()
        assert legal == sorted(set(legal))
        if state.is_chance_node():
            assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1.0)
        else:
            assert sum(state.legal_actions_mask()) == len(legal)
            assert len(state.observation_tensor()) == game.observation_tensor_size()
            assert state.clone().legal_actions() == legal
        state.apply_action(legal[len(legal) // 2])
    assert sum(state.returns()) == pytest.approx(0.0)


def test_is_mcts_plays_on_imagined_tables() -> None:
    game = open_spiel.game("san-juan", players=2, round_limit=2)
    bot = ismcts.ISMCTSBot(
        game,
        RandomRolloutEvaluator(1, np.random.RandomState(1)),
        uct_c=2.0,
        max_simulations=8,
        random_state=np.random.RandomState(2),
        use_observation_string=True,
        allow_inconsistent_action_sets=True,
    )
    bot.set_resampler(open_spiel.resampler(3))
    state = game.new_initial_state()
    chance = np.random.RandomState(4)
    for _ in range(8):
        legal = state.legal_actions()
        act = int(chance.choice(legal)) if state.is_chance_node() else bot.step(state)
        assert act in legal
        state.apply_action(act)


def test_mccfr_learns_a_small_variant() -> None:
    """One round of San Juan for two, of four deals: a policy for every state that was met."""
    game = open_spiel.game("san-juan", players=2, round_limit=1, deals=4)
    solver = external_sampling_mccfr.ExternalSamplingSolver(game)
    np.random.seed(1)
    solver.iteration()
    assert len(solver._infostates) > 10
