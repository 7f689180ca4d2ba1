"""What results prove."""

import math
import random

import pytest

from bastide.research.lineup import Outcome
from bastide.research.standing import certainty, elo, standing, strengths, wilson


def games(winners: str, deal: int = 1) -> list[Outcome]:
    """Games of two between `a` and `b`, won as the letters say."""
    return [
        Outcome(
            deal + n // 2, n % 2, ["a", "b"], [float(who == "a"), float(who == "b")], [10, 9], 5, 50
        )
        for n, who in enumerate(winners)
    ]


@pytest.mark.parametrize(
    ("share", "count", "low", "high"),
    [(0.5, 100, 0.4038, 0.5962), (1.0, 10, 0.7225, 1.0), (0.0, 10, 0.0, 0.2775)],
)
def test_wilson_intervals(share: float, count: int, low: float, high: float) -> None:
    found = wilson(share, count)
    assert found[0] == pytest.approx(low, abs=1e-4)
    assert found[1] == pytest.approx(high, abs=1e-4)


def test_bradley_terry_gives_the_odds() -> None:
    found = strengths(games("aaab" * 100), ["a", "b"])
    assert found["a"] / found["b"] == pytest.approx(3.0, rel=0.02)


def test_three_to_one_is_191_elo() -> None:
    found = elo(games("aaab" * 100), ["a", "b"])
    assert found["a"] - found["b"] == pytest.approx(190.8, abs=3)
    assert found["a"] + found["b"] == pytest.approx(0.0)


def test_a_bot_that_never_lost_has_a_finite_elo() -> None:
    assert elo(games("a" * 20), ["a", "b"])["a"] < 1000


@pytest.mark.parametrize("played", ["a", "aa", "a" * 40])
def test_a_bot_that_never_lost_is_not_taken_for_certain(played: str) -> None:
    best = standing(games(played), ["a", "b"])[0]
    assert best.elo_high - best.elo_low > 200


def test_strengths_are_sought_to_the_end() -> None:
    """At the best strengths the wins are those expected, the imagined draw counted."""
    found = strengths(games("a" * 40), ["a", "b"])
    expected = 40 * found["a"] / (found["a"] + found["b"]) + found["a"] / (found["a"] + 1)
    assert expected == pytest.approx(40.5, abs=1e-5)


@pytest.mark.parametrize(("chance", "count"), [(0.5, 40), (0.75, 200), (0.95, 40)])
def test_elo_intervals_hold_the_truth_nineteen_times_of_twenty(chance: float, count: int) -> None:
    luck = random.Random(5)
    truth = 400 * math.log10(chance / (1 - chance)) / 2
    held = 0
    for _ in range(60):
        played = "".join("a" if luck.random() < chance else "b" for _ in range(count))
        row = next(row for row in standing(games(played), ["a", "b"]) if row.bot == "a")
        held += row.elo_low <= truth <= row.elo_high
    assert held >= 52


def test_chairs_of_one_game_are_no_chances_of_their_own() -> None:
    """Whoever sits on two of four chairs and always wins has won half a game on each, no more."""
    won = [Outcome(n, 0, ["a", "b", "a", "b"], [1.0, 0, 0, 0], [1] * 4, 5, 50) for n in range(8)]
    best = standing(won, ["a", "b"])[0]
    assert (best.bot, best.games, best.share) == ("a", 8, 0.5)
    assert best.high == 0.5
    assert best.low == pytest.approx(wilson(1.0, 8)[0] / 2)


def test_the_standing_has_the_strongest_first_and_its_intervals_hold_it() -> None:
    rows = standing(games("bbba" * 25), ["a", "b"])
    assert [row.bot for row in rows] == ["b", "a"]
    for row in rows:
        assert row.low < row.share < row.high
        assert row.elo_low <= row.elo <= row.elo_high
        assert row.equal == 0.5
        assert row.games == 100


def test_certainty_grows_with_what_is_clear() -> None:
    assert certainty(games("aaaaaaab" * 10), ["a", "b"]) > 0.99
    assert certainty(games("abba" * 10), ["a", "b"]) < 0.9
