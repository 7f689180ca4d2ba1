"""A game as an OpenSpiel game, written in Python, which its algorithms take.

    from bastide.envs import open_spiel

    game = open_spiel.game("san-juan", players=2)

All chance lies in the deal, at the root: what is drawn later follows from it. `deals` says how
many different deals there are. `resampler` gives IS-MCTS the tables that a seat cannot tell from
the true one.
"""

from typing import Any
from urllib.parse import quote, unquote

import numpy as np
import pyspiel

from bastide.engine import registry
from bastide.engine.game import Game, unusual
from bastide.engine.messages import BadInput
from bastide.engine.rng import seeded
from bastide.engine.settings import Setting, plain, setting
from bastide.envs.dealing import Dealing, table

DEALS = 1 << 20
FAN = 1 << 10
"""Outcomes of one chance node; more deals than that take two."""
LONGEST = 100_000
"""More moves than any game has; their limits of rounds or turns see to that."""


def game(name: str, players: int | None = None, deals: int = DEALS, **options: Setting) -> Any:
    """The game with these options, its limits set; raises BadInput."""
    dealing = table(name, players, options)
    chosen = unusual(dealing.game, dealing.settings)
    words = "+".join(f"{key}:{quote(plain(value), '')}" for key, value in chosen.items())
    return pyspiel.load_game(
        short_name(dealing.game),
        {"players": dealing.players, "deals": deals, "options": words},
    )


def short_name(game: Game) -> str:
    """What OpenSpiel calls it."""
    return f"bastide_{game.name.replace('-', '_')}_v{game.numbering.version}"


def resampler(seed: int) -> Any:
    """For `ISMCTSBot.set_resampler`: a table imagined for the seat that thinks."""
    rng = seeded(seed)

    def resampled(state: "Table", player: int) -> "Table":
        fresh: Table = state.clone()
        imagined = state.dealing.game.knowledge.imagine(state.dealing.state, player, rng)
        imagined.is_watched = state.dealing.state.is_watched
        fresh.dealing.state = imagined
        return fresh

    return resampled


class Table(pyspiel.State):
    """A table, from the deal to the end."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.dealing: Dealing = game.dealing.copy()
        self.deals = game.deals
        self.drawn = 0
        """Which deal it is, as far as it has been drawn."""
        self.fans = [FAN] * (self.deals > FAN) + [min(self.deals, FAN)]
        """Outcomes of the chance nodes that are left."""
        self.memory = [0] * self.dealing.players
        """All that each seat has seen so far, mixed into one number."""

    def current_player(self) -> int:
        """The seat that is asked."""
        if self.fans:
            return int(pyspiel.PlayerId.CHANCE)
        mover = self.dealing.state.mover()
        return mover if mover >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every deal is as likely."""
        return [(outcome, 1.0 / self.fans[0]) for outcome in range(self.fans[0])]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.dealing.seat(player).numbers())

    def _apply_action(self, action: int) -> None:
        if self.fans:
            self.drawn = self.drawn * self.fans.pop(0) + action
            if self.fans:
                return
            self.dealing.deal(self.drawn)
        else:
            self.dealing.choose(action)
        keys = [int(self.dealing.seat(seat).key()) for seat in range(self.dealing.players)]
        self.memory = [hash(pair) for pair in zip(self.memory, keys, strict=True)]

    def _action_to_string(self, player: int, action: int) -> str:
        if player < 0:
            return f"deal {action}"
        return self.dealing.game.numbering.names()[action]

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return not self.fans and self.dealing.state.is_over()

    def returns(self) -> list[float]:
        """1 for winning alone; all together are 0."""
        return self.dealing.rewards() if self.is_terminal() else [0.0] * self.dealing.players

    def __str__(self) -> str:
        notation = self.dealing.game.notation
        words = [f"{seat} {notation.format(act)}" for seat, act in self.dealing.moves]
        return "\n".join([f"deal {self.drawn}", *words])


class Observer:
    """The cells of docs/arrays.md, as OpenSpiel asks for them."""

    def __init__(self, game: Any, kind: Any, parameters: Any) -> None:
        if parameters:
            raise ValueError(f"there are no parameters of observations; got {parameters}")
        self.has_recall = kind.perfect_recall
        self.tensor = np.zeros(game.dealing.layout.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: Table, player: int) -> None:
        """What the seat sees, cell by cell."""
        self.tensor.fill(0)
        if not state.fans:
            self.tensor[:] = state.dealing.seat(player).observe()

    def string_from(self, state: Table, player: int) -> str:
        """A number for what the seat sees, or has seen so far."""
        if state.fans:
            return f"seat {player} before the deal"
        known = state.memory[player] if self.has_recall else state.dealing.seat(player).key()
        return f"seat {player} of {state.dealing.state.mover()} {known}"


def register(game: Game) -> None:
    """Make a game known to OpenSpiel."""
    allowed = [int(value) for value in game.setup.choices()[0].values]
    kind = pyspiel.GameType(
        short_name=short_name(game),
        long_name=f"{game.name} by Bastide",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(allowed),
        min_num_players=min(allowed),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": allowed[0], "deals": DEALS, "options": ""},
    )

    class Named(pyspiel.Game):
        """The game with its options."""

        def __init__(self, parameters: Any = None) -> None:
            given = {"players": allowed[0], "deals": DEALS, "options": "", **(parameters or {})}
            self.dealing = table(game.name, given["players"], read(given["options"]))
            self.deals = int(given["deals"])
            about = pyspiel.GameInfo(
                num_distinct_actions=int(game.numbering.size),
                max_chance_outcomes=min(self.deals, FAN),
                num_players=self.dealing.players,
                min_utility=-1.0,
                max_utility=1.0,
                utility_sum=0.0,
                max_game_length=LONGEST,
            )
            super().__init__(kind, about, given)

        def new_initial_state(self) -> Table:
            return Table(self)

        def make_py_observer(self, kind: Any = None, parameters: Any = None) -> Observer:
            usual = pyspiel.IIGObservationType(perfect_recall=False)
            return Observer(self, kind or usual, parameters)

    pyspiel.register_game(kind, Named)


def read(options: str) -> dict[str, Setting]:
    """Options as one word, `edition:1+round_limit:9`; the number of players is told beside it."""
    found: dict[str, Setting] = {}
    for word in filter(None, options.split("+")):
        name, is_named, value = word.partition(":")
        if not is_named:
            raise BadInput(f"'{word[:40]}' is no option such as edition:1.")
        if name != "players":
            found[name] = setting(unquote(value))
    return found


for each in registry.games():
    register(each)
