"""Learning a position's value from games against oneself: temporal differences, TD(lambda)."""

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bastide.bots.follow import Adviser
from bastide.bots.judge import Judge, soften
from bastide.bots.net import Net
from bastide.bots.quick import QuickNet
from bastide.engine.advice import Features, reals
from bastide.engine.flow import State, apply, fill
from bastide.engine.game import Game
from bastide.engine.rng import Rng

DECAY: Final = 0.7
"""Lambda: how much of a position's target comes from what happened later than its successor."""
HEAT: Final = 0.03
"""Win share that makes an option e times as likely to be played while learning."""
MOST_TRIED: Final = 10
"""Options looked at per question: the best advised."""
GENTLE: Final = 0.9
STEADY: Final = 0.999
"""How long the mean and the spread of the slopes remember."""


@final
class Moment:
    """One calm position of a game: every seat's features, and what was expected of it then."""

    def __init__(self, features: list[Features], shares: "vec[float]") -> None:
        self.features = features
        self.shares = shares


@final
class Learner:
    """A network that learns, with the running means that steady its steps."""

    def __init__(
        self, game: Game, net: Net, mean: "vec[float]", spread: "vec[float]", steps: i64
    ) -> None:
        self.game = game
        self.net = net
        self.mean = mean
        self.spread = spread
        self.steps = steps
        self.slope: vec[float] = reals(len(mean))
        """Of the numbers of the network: all of `into`, then `bias`, then `out`."""
        self.adviser = Adviser(game)
        self.loss = 0.0
        """The surprise of the last game, per position."""

    # --- playing ---

    def play(self, state: State, rng: Rng) -> list[Moment]:
        """Play a game against oneself; says its calm positions. The state is over afterwards."""
        judging = Judge(self.game, int(state.players), QuickNet(self.net))
        adviser = self.adviser
        moments: list[Moment] = []
        fill(state, adviser.out)
        while state.top >= 0:
            if self.game.advice.is_calm(state):
                moments.append(self.moment(state, judging))
            adviser.weigh(state)
            if self.game.advice.is_minor(state):
                chosen = adviser.out.acts[adviser.best()]
            else:
                chosen = self.choose(state, judging, rng)
            apply(state, chosen, adviser.out)
        return moments

    def moment(self, state: State, judging: Judge) -> Moment:
        """The position as every seat sees it, and the shares expected now."""
        features: list[Features] = []
        for seat in range(state.players):
            seen = Features()
            self.game.features.fill(state, seat, seen)
            features.append(seen)
        judging.estimate(state)
        return Moment(features, judging.shares[:])

    def choose(self, state: State, judging: Judge, rng: Rng) -> i64:
        """An option by what the network thinks of the next calm position, mostly the best."""
        adviser = self.adviser
        seat: i64 = state.mover()
        imagined = self.game.knowledge.imagine(state, int(seat), rng)
        acts = self.tried()
        shares = reals(len(acts))
        for i in range(i64(len(acts))):
            after = imagined.clone()
            apply(after, acts[i], adviser.out)
            adviser.follow(after)
            judging.judge(after)
            shares[i] = judging.shares[seat] / HEAT
        soften(shares)
        mark = float(rng.word()) / 4294967296.0
        for i in range(i64(len(acts))):
            mark -= shares[i]
            if mark < 0.0:
                return acts[i]
        return acts[0]

    def tried(self) -> "list[i64]":
        """The best advised of the options, whose weights stand ready, at most MOST_TRIED."""
        out = self.adviser.out
        weights = self.adviser.weights
        acts: list[i64] = []
        for i in range(out.count):
            better: i64 = 0
            for j in range(out.count):
                if weights[j] > weights[i]:
                    better += 1
            if better < MOST_TRIED:
                acts.append(out.acts[i])
        return acts

    # --- learning ---

    def learn(self, moments: list[Moment], end: State, rate: float) -> None:
        """Move the network towards what each position turned out to be worth."""
        target = final_shares(self.game, end)
        players = len(target)
        self.loss = 0.0
        for at in range(i64(len(moments) - 1), i64(-1), i64(-1)):
            moment = moments[at]
            self.blame(moment, target)
            for seat in range(players):
                target[seat] = DECAY * target[seat] + (1.0 - DECAY) * moment.shares[seat]
        self.loss /= float(len(moments))
        self.step(rate)

    def blame(self, moment: Moment, target: "vec[float]") -> None:
        """Add up the slopes of the surprise that the target is at this position."""
        net = self.net
        shares = reals(len(target))
        for seat in range(i64(len(target))):
            shares[seat] = net.strength(moment.features[seat])
        soften(shares)
        for seat in range(i64(len(target))):
            self.loss -= target[seat] * math.log(shares[seat] + 1.0e-9)
            wrong = shares[seat] - target[seat]
            net.strength(moment.features[seat])
            self.blame_seat(moment.features[seat], wrong)

    def blame_seat(self, features: Features, wrong: float) -> None:
        """The slopes of one seat's strength, whose sums the network still holds."""
        net = self.net
        slope = self.slope
        hidden = net.hidden
        bias: i64 = net.inputs * hidden
        out: i64 = bias + hidden
        for j in range(hidden):
            if net.sums[j] > 0.0:
                slope[out + j] += wrong * net.sums[j]
                back = wrong * net.out[j]
                slope[bias + j] += back
                for k in range(features.count):
                    slope[features.at[k] * hidden + j] += back * features.values[k]

    def step(self, rate: float) -> None:
        """One step downhill, its size steadied number by number (Adam)."""
        self.steps += 1
        warm_mean = 1.0 - math.pow(GENTLE, float(self.steps))
        warm_spread = 1.0 - math.pow(STEADY, float(self.steps))
        pace = rate * math.sqrt(warm_spread) / warm_mean
        net = self.net
        inner: i64 = net.inputs * net.hidden
        for i in range(i64(len(self.slope))):
            slope = self.slope[i]
            mean = GENTLE * self.mean[i] + (1.0 - GENTLE) * slope
            spread = STEADY * self.spread[i] + (1.0 - STEADY) * slope * slope
            self.mean[i] = mean
            self.spread[i] = spread
            self.slope[i] = 0.0
            move = pace * mean / (math.sqrt(spread) + 1.0e-7)
            if i < inner:
                net.into[i] -= move
            elif i < inner + net.hidden:
                net.bias[i - inner] -= move
            else:
                net.out[i - inner - net.hidden] -= move


def final_shares(game: Game, state: State) -> "vec[float]":
    """Half goes by who won, half is a softmax of the points; without points the win is all."""
    scores = game.scoring.scores(state)
    shares = reals(len(scores))
    by_win = 0.5 if game.scoring.has_points else 1.0
    for seat in range(i64(len(scores))):
        shares[seat] = float(scores[seat]) / game.advice.lead
    soften(shares)
    winners = game.scoring.winners(state)
    for seat in range(i64(len(scores))):
        shares[seat] *= 1.0 - by_win
    for winner in winners:
        shares[i64(winner)] += by_win / float(len(winners))
    return shares
