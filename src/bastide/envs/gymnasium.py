"""A game as a Gymnasium environment: one learner against given bots.

An observation is an array of cells; `info["action_mask"]` and `env.action_masks()` say which
numbers may be chosen (docs/arrays.md). The reward comes at the end: 1 for winning alone, and all
seats together are given 0. A number that is no option loses the game at once.
"""

from collections.abc import Sequence
from typing import Any, TypeAlias

import numpy as np
from gymnasium import Env, spaces

from bastide.bots.bot import Bot
from bastide.bots.guests import seated
from bastide.engine.flow import IllegalAction
from bastide.engine.settings import Setting
from bastide.envs.dealing import table

Cells: TypeAlias = np.ndarray[tuple[int, ...], np.dtype[np.uint8]]
MOST_SEEDS = 2**31


def env(
    game: str,
    players: int | None = None,
    opponents: Sequence[str] = ("uniform",),
    seat: int | None = None,
    **options: Setting,
) -> "Learner":
    """The environment; the last bot sits on every chair that is left, the learner on any by lot."""
    return Learner(game, players, opponents, seat, options)


class Learner(Env[Cells, np.int64]):
    """One chair of a table, the others taken by bots."""

    metadata: dict[str, Any] = {"render_modes": []}  # noqa: RUF012  # as Gymnasium declares it

    def __init__(
        self,
        game: str,
        players: int | None,
        opponents: Sequence[str],
        seat: int | None,
        options: dict[str, Setting],
    ) -> None:
        self.dealing = table(game, players, options)
        self.opponents = [*opponents]
        self.chair = seat
        self.seat = seat or 0
        self.bots: dict[int, Bot] = {}
        self.observation_space = spaces.Box(0, 255, (int(self.dealing.layout.size),), np.uint8)
        self.action_space = spaces.Discrete(int(self.dealing.game.numbering.size))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Cells, dict[str, Any]]:
        """A new game; equal seeds deal equal games to equal bots."""
        super().reset(seed=seed)
        players = self.dealing.players
        over = True
        while over:  # where the bots alone might end a game, the next one is dealt
            self.dealing.deal(int(self.np_random.integers(MOST_SEEDS)))
            if self.chair is None:
                self.seat = int(self.np_random.integers(players))
            others = [other for other in range(players) if other != self.seat]
            self.bots = {
                other: seated(
                    self.opponents[min(at, len(self.opponents) - 1)],
                    int(self.np_random.integers(MOST_SEEDS)),
                    settings=self.dealing.settings,
                )
                for at, other in enumerate(others)
            }
            self._answer()
            over = self.dealing.state.is_over()
        return self._seen(), self._info()

    def step(self, action: np.int64) -> tuple[Cells, float, bool, bool, dict[str, Any]]:
        """The learner's move by its number, and all moves of the bots after it."""
        try:
            self.dealing.choose(int(action))
        except IllegalAction:
            return self._seen(), -1.0, True, False, self._info()
        self._answer()
        over = self.dealing.state.is_over()
        reward = self.dealing.rewards()[self.seat] if over else 0.0
        return self._seen(), reward, over, False, self._info()

    def action_masks(self) -> Any:
        """Which numbers may be chosen now, as `sb3_contrib` asks for it."""
        return self.dealing.seat(self.seat).mask().astype(bool)

    def _answer(self) -> None:
        """The bots play until the learner is asked."""
        state = self.dealing.state
        while (mover := state.mover()) >= 0 and mover != self.seat:
            self.dealing.play(self.bots[mover].choose(self.dealing.seat(mover)))

    def _seen(self) -> Cells:
        found: Cells = self.dealing.seat(self.seat).observe()
        return found

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.dealing.seat(self.seat).mask()}
