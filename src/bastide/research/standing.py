"""What results prove: shares with Wilson intervals, Elo by Bradley-Terry with intervals."""

import itertools
import math
import random
from dataclasses import dataclass, field
from statistics import NormalDist

from bastide.research.lineup import Outcome

Z95 = 1.959964
RESAMPLES = 200
ELO_PER_NAT = 400 / math.log(10)
IMAGINED = 1.5
"""Weight of imagined wins and defeats in resamples: so intervals hold the truth 19 times of 20
after 20 games as after 400, between equals as between a bot and one that hardly ever loses."""
LONGEST_STEP = 1.5
"""How far a strength moves at once while it is sought, as a logarithm."""


@dataclass
class Row:
    """One bot's standing."""

    bot: str
    games: int
    """Games it took part in, on one chair or several."""
    share: float
    """What one of its chairs won."""
    low: float
    high: float
    equal: float
    """What an equal player would have won."""
    points: float
    elo: float
    elo_low: float
    elo_high: float


@dataclass
class Faults:
    """The games that a bot from outside lost by one reason, and how the first of them went."""

    bot: str
    reason: str
    games: int
    detail: str


def faults(outcomes: list[Outcome]) -> list[Faults]:
    """What bots lost by their own fault, most games first."""
    found: dict[tuple[str, str], Faults] = {}
    for outcome in sorted(outcomes, key=lambda outcome: (outcome.deal, outcome.turn)):
        if outcome.failed >= 0:
            bot = outcome.seats[outcome.failed]
            first = Faults(bot, outcome.reason, 0, outcome.detail)
            found.setdefault((bot, outcome.reason), first).games += 1
    return sorted(found.values(), key=lambda fault: -fault.games)


def wilson(share: float, games: int) -> tuple[float, float]:
    """The interval that holds the true share 19 times of 20."""
    if games == 0:
        return 0.0, 1.0
    square = Z95 * Z95
    middle = (share + square / (2 * games)) / (1 + square / games)
    reach = share * (1 - share) / games + square / (4 * games * games)
    half = Z95 * math.sqrt(reach) / (1 + square / games)
    return max(0.0, middle - half), min(1.0, middle + half)


@dataclass
class Evidence:
    """What some games say about strengths: wins by bot, and how often which bots met."""

    wins: dict[str, float] = field(default_factory=dict)
    tables: dict[tuple[str, ...], float] = field(default_factory=dict)

    def add(self, other: "Evidence", weight: float) -> None:
        """Let other games count too, that many times."""
        for bot, won in other.wins.items():
            self.wins[bot] = self.wins.get(bot, 0.0) + weight * won
        for table, count in other.tables.items():
            self.tables[table] = self.tables.get(table, 0.0) + weight * count


def evidence(outcomes: list[Outcome]) -> list[Evidence]:
    """What each deal says; its games stand or fall together."""
    deals: dict[int, Evidence] = {}
    for outcome in outcomes:
        game = Evidence(tables={tuple(sorted(outcome.seats)): 1.0})
        for bot, share in zip(outcome.seats, outcome.shares, strict=True):
            game.wins[bot] = game.wins.get(bot, 0.0) + share
        deals.setdefault(outcome.deal, Evidence()).add(game, 1.0)
    return list(deals.values())


def fitted(found: Evidence, won: dict[str, float], lost: dict[str, float]) -> dict[str, float]:
    """Bradley-Terry for any number of seats: a bot wins in proportion to its strength.

    `won` and `lost` count games with a bot of strength 1 that nobody played: so a bot that never
    lost has a finite strength. Says logarithms; each strength is bettered in turn by Newton's
    method, then all of them together.
    """
    logs = dict.fromkeys(won, 0.0)
    for _ in range(1000):
        moved = 0.0
        for bot in logs:
            slope, bend = won[bot] + found.wins.get(bot, 0.0), 0.0
            for table, count in found.tables.items():
                part = table.count(bot) * math.exp(logs[bot])
                if part > 0.0:
                    part /= sum(math.exp(logs[other]) for other in table)
                    slope -= count * part
                    bend += count * part * (1.0 - part)
            beside, curve = _beside(logs[bot], won[bot] + lost[bot])
            moved = max(moved, abs(step := _step(slope - beside, bend + curve)))
            logs[bot] += step
        sides = [_beside(logs[bot], won[bot] + lost[bot]) for bot in logs]
        step = _step(sum(won.values()) - sum(s for s, _ in sides), sum(c for _, c in sides))
        logs = {bot: log + step for bot, log in logs.items()}
        if max(moved, abs(step)) < 1e-7:
            break
    return logs


def _beside(log: float, games: float) -> tuple[float, float]:
    """What is expected of games with a bot of strength 1, and how fast that changes."""
    part = 1.0 / (1.0 + math.exp(-log))
    return games * part, games * part * (1.0 - part)


def _step(slope: float, bend: float) -> float:
    return max(-LONGEST_STEP, min(LONGEST_STEP, slope / max(bend, 1e-12)))


def strengths(outcomes: list[Outcome], bots: list[str]) -> dict[str, float]:
    """How strong the games show each bot to be, one more game drawn with strength 1."""
    found = Evidence()
    for deal in evidence(outcomes):
        found.add(deal, 1.0)
    half = dict.fromkeys(bots, 0.5)
    return {bot: math.exp(log) for bot, log in fitted(found, half, half).items()}


def _elo(logs: dict[str, float]) -> dict[str, float]:
    middle = sum(logs.values()) / len(logs)
    return {bot: (log - middle) * ELO_PER_NAT for bot, log in logs.items()}


def elo(outcomes: list[Outcome], bots: list[str]) -> dict[str, float]:
    """Strengths in Elo points, their mean 0."""
    return _elo({bot: math.log(value) for bot, value in strengths(outcomes, bots).items()})


def resampled(outcomes: list[Outcome], bots: list[str], times: int) -> list[dict[str, float]]:
    """Elo when chance lets every deal count more or less: how far luck with the deals may reach.

    The imagined games count by chance too, so that a bot that won everything, or a single deal,
    is not taken for certain.
    """
    deals = evidence(outcomes)
    chance = random.Random(1)
    drawn = []
    for _ in range(times):
        found = Evidence()
        for deal in deals:
            found.add(deal, chance.expovariate(1.0))
        won = {bot: IMAGINED * chance.expovariate(1.0) for bot in bots}
        lost = {bot: IMAGINED * chance.expovariate(1.0) for bot in bots}
        drawn.append(_elo(fitted(found, won, lost)))
    return drawn


def standing(outcomes: list[Outcome], bots: list[str]) -> list[Row]:
    """The table, the strongest first."""
    found = elo(outcomes, bots)
    drawn = resampled(outcomes, bots, RESAMPLES)
    rows: list[Row] = []
    for bot in bots:
        games = [outcome for outcome in outcomes if bot in outcome.seats]
        chairs = [
            (outcome.shares[seat], outcome.scores[seat], len(outcome.seats))
            for outcome in games
            for seat in range(len(outcome.seats))
            if outcome.seats[seat] == bot
        ]
        # Chairs of one game win at each other's cost: only whole games are chances of their own.
        each = len(chairs) / len(games)
        share = sum(chair[0] for chair in chairs) / len(chairs)
        low, high = wilson(min(1.0, share * each), len(games))
        spread = sorted(sample[bot] for sample in drawn)
        rows.append(
            Row(
                bot,
                len(games),
                share,
                low / each,
                high / each,
                sum(1 / chair[2] for chair in chairs) / len(chairs),
                sum(chair[1] for chair in chairs) / len(chairs),
                found[bot],
                min(found[bot], spread[int(0.025 * len(spread))]),
                max(found[bot], spread[int(0.975 * len(spread)) - 1]),
            )
        )
    return sorted(rows, key=lambda row: -row.elo)


def certainty(outcomes: list[Outcome], bots: list[str]) -> float:
    """How certain the order found is: one less the chances that two neighbours stand wrongly."""
    found = elo(outcomes, bots)
    order = sorted(bots, key=lambda bot: -found[bot])
    drawn = resampled(outcomes, bots, RESAMPLES)
    doubt = 0.0
    for upper, lower in itertools.pairwise(order):
        gap = found[upper] - found[lower]
        spread = math.sqrt(sum((s[upper] - s[lower] - gap) ** 2 for s in drawn) / len(drawn))
        doubt += NormalDist().cdf(-gap / max(spread, 1e-9))
    return max(0.0, 1.0 - doubt)
