"""Who wins how often from a position: by a learned value, or by the game's own estimate."""

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bastide.bots.quick import QuickNet
from bastide.engine.advice import Features, reals
from bastide.engine.flow import State
from bastide.engine.game import Game

PATIENCE: Final = 0.995
"""What a lead keeps of its worth per round: whoever is ahead would rather finish."""


@final
class Judge:
    """Fills `shares`: each seat's part of the win, together 1."""

    def __init__(self, game: Game, players: int, net: QuickNet | None) -> None:
        self.game = game
        self.net = net
        self.features = Features()
        self.shares: vec[float] = reals(players)

    def fits(self, game: Game, state: State) -> bool:
        """Whether this judge was made for that game and number of players."""
        return self.game is game and len(self.shares) == state.players

    def judge(self, state: State) -> None:
        """The shares of a calm position, or of a game that is over."""
        if state.top < 0:
            self.judge_end(state)
        else:
            self.estimate(state)
        equal = 1.0 / float(state.players)
        kept = math.pow(PATIENCE, float(self.game.scoring.round(state)))
        for seat in range(state.players):
            self.shares[seat] = equal + (self.shares[seat] - equal) * kept

    def estimate(self, state: State) -> None:
        """The shares of a game that goes on."""
        net = self.net
        for seat in range(state.players):
            if net is None:
                self.shares[seat] = self.game.advice.value(state, seat) / self.game.advice.lead
            else:
                self.game.features.fill(state, seat, self.features)
                self.shares[seat] = net.strength(self.features)
        soften(self.shares)

    def judge_end(self, state: State) -> None:
        """A win is a win; the points count a little, so that a defeat is not all one."""
        scores = self.game.scoring.scores(state)
        for seat in range(state.players):
            self.shares[seat] = float(scores[seat]) / self.game.advice.lead
        soften(self.shares)
        winners = self.game.scoring.winners(state)
        for seat in range(state.players):
            self.shares[seat] *= 0.2
        for winner in winners:
            self.shares[i64(winner)] += 0.8 / float(len(winners))


def patient(share: float, players: int, rounds: int) -> float:
    """A judged share without what was taken off it for the rounds played: a chance of winning."""
    equal = 1.0 / float(players)
    found = equal + (share - equal) / math.pow(PATIENCE, float(rounds))
    return min(1.0, max(0.0, found))


def soften(strengths: "vec[float]") -> None:
    """Turn strengths into shares, together 1."""
    most = strengths[0]
    for i in range(i64(1), i64(len(strengths))):
        if strengths[i] > most:
            most = strengths[i]
    total = 0.0
    for i in range(i64(len(strengths))):
        share = math.exp(strengths[i] - most)
        strengths[i] = share
        total += share
    for i in range(i64(len(strengths))):
        strengths[i] /= total
