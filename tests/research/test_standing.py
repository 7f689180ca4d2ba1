"""What results prove."""

import pytest

from bastide.research.lineup import Outcome
from bastide.research.standing import certainty, elo, standing, strengths, wilson


def games(winners: str, deal: int = 1) -> list[Outcome]:
    """Games of two between `a` and `b`, won as the letters say."""
    return [
        Outcome(
            deal + n // 2,
            n % 2,
            ["a", "b"],
            [float(who == "a"), float(who == "b")],
            [10, 9],
            5,
            50,
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
