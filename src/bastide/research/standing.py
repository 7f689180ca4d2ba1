"""What results prove: shares with Wilson intervals, Elo by Bradley-Terry with intervals."""

import itertools
import math
import random
from dataclasses import dataclass

from bastide.research.lineup import Outcome

Z95 = 1.959964
RESAMPLES = 200
ELO_PER_NAT = 400 / math.log(10)


@dataclass
class Row:
    """One bot's standing."""

    bot: str
    games: int
    """Chairs it sat on."""
    share: float
    low: float
    high: float
    equal: float
    """What an equal player would have won."""
    points: float
    elo: float
    elo_low: float
    elo_high: float


def wilson(share: float, games: int) -> tuple[float, float]:
    """The interval that holds the true share 19 times of 20."""
    if games == 0:
        return 0.0, 1.0
    square = Z95 * Z95
    middle = (share + square / (2 * games)) / (1 + square / games)
    reach = share * (1 - share) / games + square / (4 * games * games)
    half = Z95 * math.sqrt(reach) / (1 + square / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def strengths(outcomes: list[Outcome], bots: list[str]) -> dict[str, float]:
    """Bradley-Terry for any number of seats: a bot wins in proportion to its strength.

    Each bot also draws one game's worth with a bot of strength 1, so that a bot that never
    lost has a finite strength.
    """
    strength = dict.fromkeys(bots, 1.0)
    wins = dict.fromkeys(bots, 0.5)
    tables: dict[tuple[str, ...], int] = {}
    for outcome in outcomes:
        for bot, share in zip(outcome.seats, outcome.shares, strict=True):
            wins[bot] += share
        table = tuple(sorted(outcome.seats))
        tables[table] = tables.get(table, 0) + 1
    for _ in range(200):
        weight = {bot: 1.0 / (strength[bot] + 1.0) for bot in bots}
        for table, count in tables.items():
            part = count / sum(strength[bot] for bot in table)
            for bot in table:
                weight[bot] += part
        moved = {bot: wins[bot] / weight[bot] for bot in bots}
        change = max(abs(math.log(moved[bot] / strength[bot])) for bot in bots)
        strength = moved
        if change < 1e-6:
            break
    return strength


def elo(outcomes: list[Outcome], bots: list[str]) -> dict[str, float]:
    """Strengths in Elo points, their mean 0."""
    logs = {bot: math.log(value) for bot, value in strengths(outcomes, bots).items()}
    middle = sum(logs.values()) / len(logs)
    return {bot: (value - middle) * ELO_PER_NAT for bot, value in logs.items()}


def resampled(outcomes: list[Outcome], bots: list[str], times: int) -> list[dict[str, float]]:
    """Elo from deals drawn with repetition: how far luck with the deals may reach."""
    deals: dict[int, list[Outcome]] = {}
    for outcome in outcomes:
        deals.setdefault(outcome.deal, []).append(outcome)
    groups = list(deals.values())
    chance = random.Random(1)
    drawn = []
    for _ in range(times):
        picked = [game for _ in groups for game in chance.choice(groups)]
        drawn.append(elo(picked, bots))
    return drawn


def standing(outcomes: list[Outcome], bots: list[str]) -> list[Row]:
    """The table, the strongest first."""
    found = elo(outcomes, bots)
    drawn = resampled(outcomes, bots, RESAMPLES)
    rows: list[Row] = []
    for bot in bots:
        chairs = [
            (outcome.shares[seat], outcome.scores[seat], len(outcome.seats))
            for outcome in outcomes
            for seat in range(len(outcome.seats))
            if outcome.seats[seat] == bot
        ]
        games = len(chairs)
        share = sum(chair[0] for chair in chairs) / games
        low, high = wilson(share, games)
        spread = sorted(sample[bot] for sample in drawn)
        rows.append(
            Row(
                bot,
                games,
                share,
                low,
                high,
                sum(1 / chair[2] for chair in chairs) / games,
                sum(chair[1] for chair in chairs) / games,
                found[bot],
                spread[int(0.025 * len(spread))],
                spread[int(0.975 * len(spread)) - 1],
            )
        )
    return sorted(rows, key=lambda row: -row.elo)


def certainty(outcomes: list[Outcome], bots: list[str]) -> float:
    """How often deals drawn anew keep the order that was found."""
    found = elo(outcomes, bots)
    order = sorted(bots, key=lambda bot: -found[bot])
    drawn = resampled(outcomes, bots, RESAMPLES)
    kept = sum(
        1 for sample in drawn if all(sample[a] > sample[b] for a, b in itertools.pairwise(order))
    )
    return kept / len(drawn)
