"""Whatever an environment tells a learner is what its seat knows, and nothing else."""

from collections.abc import Iterator

import numpy as np
import pyspiel
import pytest

from bastide.engine import registry
from bastide.engine.flow import State
from bastide.engine.game import Game
from bastide.engine.rng import seeded
from bastide.envs import gymnasium, open_spiel, pettingzoo
from bastide.envs.dealing import Dealing
from bastide.envs.vector import Vector

MOVES = 60
EVERY = 4
GAMES = pytest.mark.parametrize("game", registry.games(), ids=lambda game: str(game.name))


def moments(dealing: Dealing, seed: int) -> Iterator[State]:
    """A game played at random, with a stop now and then; whoever looks may put in another table."""
    chance = np.random.default_rng(seed)
    for number in range(MOVES):
        state = dealing.state
        if state.is_over():
            return
        if number % EVERY == 0:
            yield state
            dealing.state = state
        dealing.choose(int(chance.choice(dealing.seat(state.mover()).numbers())))


def dealt_anew(state: State, game: Game, seat: int) -> State:
    """The same table for all that the seat knows."""
    twin = game.knowledge.imagine(state, seat, seeded(seat + 1))
    twin.is_watched = state.is_watched
    return twin


@GAMES
def test_an_agent_of_pettingzoo_sees_what_its_seat_knows(game: Game) -> None:
    env = pettingzoo.raw_env(game.name)
    env.reset(seed=3)
    for state in moments(env.dealing, 3):
        for seat, agent in enumerate(env.possible_agents):
            told = []
            for table in (state, dealt_anew(state, game, seat)):
                env.dealing.state = table
                told.append((env.observe(agent), env.infos, env.rewards, env.agent_selection))
            assert repr_of(told[0]) == repr_of(told[1])


@GAMES
def test_the_learner_of_gymnasium_sees_what_its_seat_knows(game: Game) -> None:
    env = gymnasium.env(game.name, seat=0)
    env.reset(seed=3)
    for state in moments(env.dealing, 3):
        told = []
        for table in (state, dealt_anew(state, game, 0)):
            env.dealing.state = table
            told.append((env._seen(), env._info(), env.action_masks()))
        assert repr_of(told[0]) == repr_of(told[1])


@GAMES
@pytest.mark.parametrize("recalls", [False, True])
def test_a_player_of_open_spiel_is_told_what_its_seat_knows(game: Game, recalls: bool) -> None:
    """The string and the cells, those with all that was seen before among them."""
    named = open_spiel.game(game.name)
    observer = named.make_py_observer(pyspiel.IIGObservationType(perfect_recall=recalls))
    table = named.new_initial_state()
    while table.is_chance_node():
        table.apply_action(3)
    chance = np.random.default_rng(3)
    for number in range(MOVES):
        if table.is_terminal():
            break
        if number % EVERY == 0:
            for seat in range(named.num_players()):
                twin = table.clone()
                twin.dealing.state = dealt_anew(table.dealing.state, game, seat)
                told = []
                for one in (table, twin):
                    observer.set_from(one, seat)
                    words = observer.string_from(one, seat)
                    told.append((words, observer.tensor.copy(), one._legal_actions(seat)))
                assert repr_of(told[0]) == repr_of(told[1])
        before = [*table.memory]
        table.apply_action(int(chance.choice(table.legal_actions())))
        for seat, memory in enumerate(table.memory):
            assert memory == hash((before[seat], int(table.dealing.seat(seat).key())))


@GAMES
def test_what_a_resampler_gives_open_spiel_follows_from_what_the_seat_knows(game: Game) -> None:
    table = open_spiel.game(game.name).new_initial_state()
    while table.is_chance_node():
        table.apply_action(3)
    for state in moments(table.dealing, 3):
        seat = state.mover()
        told = []
        for one in (state, dealt_anew(state, game, seat)):
            table.dealing.state = one
            resampled = open_spiel.resampler(5)(table, seat).dealing.state
            told.append(game.positions.to_document(resampled))
        assert told[0] == told[1]


@GAMES
def test_many_games_tell_what_the_seat_that_is_asked_knows(game: Game) -> None:
    many = Vector(game.name, games=2, seed=3)
    chance = np.random.default_rng(3)
    for number in range(MOVES):
        if number % EVERY == 0:
            for at, state in enumerate([*many.inner.states]):
                rows = []
                for table in (state, dealt_anew(state, game, state.mover())):
                    many.inner.states[at] = table
                    many.inner.look(at)
                    rows.append((many.observations[at].copy(), many.masks[at].copy()))
                many.inner.states[at] = state
                many.inner.look(at)
                assert repr_of(rows[0]) == repr_of(rows[1])
        many.step([int(chance.choice(np.flatnonzero(mask))) for mask in many.masks])


def repr_of(told: object) -> str:
    """All of it as text: arrays are told whole."""
    with np.printoptions(threshold=1 << 30):
        return repr(told)
