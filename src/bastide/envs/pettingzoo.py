"""A game as a PettingZoo environment: agents `seat_0`, `seat_1`, ... act when they are asked.

An observation is `{"observation": ..., "action_mask": ...}`; docs/arrays.md says what the cells and
numbers mean. Rewards come at the end: 1 for winning alone, and all together are 0.
"""

import random
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from bastide.engine.settings import Setting
from bastide.envs.dealing import table, title


def env(game: str, players: int | None = None, **options: Setting) -> AECEnv:
    """The environment as learners use it: what is illegal loses, and the order is watched over."""
    bare = raw_env(game, players, **options)
    legal = wrappers.TerminateIllegalWrapper(bare, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(legal))


def raw_env(game: str, players: int | None = None, **options: Setting) -> "Table":
    """The environment itself; it raises IllegalAction."""
    return Table(game, players, options)


class Table(AECEnv):
    """One table; its agents are the seats."""

    def __init__(self, game: str, players: int | None, options: dict[str, Setting]) -> None:
        super().__init__()
        self.dealing = table(game, players, options)
        self.metadata = {
            "name": title(self.dealing.game),
            "is_parallelizable": False,
            "render_modes": [],
        }
        self.render_mode = None
        self.possible_agents = [f"seat_{seat}" for seat in range(self.dealing.players)]
        self.agents: list[str] = []
        size, numbers = int(self.dealing.layout.size), int(self.dealing.game.numbering.size)
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, 255, (size,), np.uint8),
                    "action_mask": spaces.Box(0, 1, (numbers,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(numbers) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; equal seeds deal equal games."""
        self.dealing.deal(random.getrandbits(32) if seed is None else seed)
        self.agents = [*self.possible_agents]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.dealing.state.mover()]

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent sees, and which numbers it may choose, none while another is asked."""
        seat = self.dealing.seat(self.possible_agents.index(agent))
        return {"observation": seat.observe(), "action_mask": seat.mask()}

    def step(self, action: int | None) -> None:
        """The move of the agent that is asked, by its number."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self.dealing.choose(int(action))
        state = self.dealing.state
        if state.is_over():
            self.rewards = dict(zip(self.agents, self.dealing.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[state.mover()]
        self._accumulate_rewards()
        if state.is_over():
            self._deads_step_first()

    def render(self) -> None:
        """Nothing: `bastide play` shows tables."""

    def close(self) -> None:
        """Nothing is held open."""
