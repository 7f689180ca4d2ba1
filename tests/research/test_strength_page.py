"""The page about strength: which lines it holds, and what is played again."""

from pathlib import Path

import pytest

from bastide.bots import levels
from bastide.bots.bot import Bot
from bastide.engine import registry
from bastide.research import lineup, strength
from bastide.research.strength import Known, Line, Result, Times, lines, page, result

CHEAP = Line("little-town", 2, (("side", "A"),), "level:2", "level:1", 0.5)
DOCS = Path(__file__).parents[2] / "docs"


def test_every_level_meets_the_one_below_with_every_number_of_players() -> None:
    found = {(line.game, line.players, line.strong, line.weak) for line in lines(["san-juan"])}
    for players in (2, 3, 4):
        for level in (2, 3, 4):
            assert ("san-juan", players, f"level:{level}", f"level:{level - 1}") in found


def test_games_without_the_long_lines_still_measure_their_first_three_levels() -> None:
    assert [
        (line.players, line.strong, line.weak) for line in lines(["attika"]) if line.players == 4
    ] == [
        (4, "greedy", "uniform"),
        (4, "level:1", "uniform"),
        (4, "level:2", "level:1"),
        (4, "level:3", "level:2"),
        (4, "value", "greedy"),
    ]


def test_the_first_three_levels_are_measured_in_every_edition_and_on_both_sides() -> None:
    for game in ("san-juan", "little-town"):
        ways = registry.game(game).advice.measured
        for players in (2, 3, 4):
            for strong, weak in (("level:2", "level:1"), ("level:3", "level:2")):
                asked = [
                    dict(line.given)
                    for line in lines([game])
                    if (line.players, line.strong, line.weak) == (players, strong, weak)
                ]
                assert asked == list(ways)


def test_the_hardest_level_meets_greedy_in_every_edition_and_on_both_sides() -> None:
    asked = [
        (dict(line.given), line.bar)
        for line in lines(["san-juan", "little-town"])
        if (line.strong, line.weak, line.players) == ("level:4", "greedy", 2)
    ]
    assert asked == [
        ({"edition": 1}, 0.75),
        ({"edition": 2}, 0.75),
        ({"edition": 2, "expansion": True}, 0.75),
        ({"side": "A"}, 0.75),
        ({"side": "B"}, 0.75),
    ]


def test_a_line_is_met_when_the_lower_end_reaches_the_bar() -> None:
    assert Result(CHEAP, 400, 0.6, 0.51, 0.65).verdict == "met"
    assert Result(CHEAP, 400, 0.52, 0.47, 0.57).verdict == "met, but the interval reaches below"
    assert Result(CHEAP, 400, 0.4, 0.35, 0.45).verdict == "not met"
    assert Result(CHEAP, 399, 0.9, 0.85, 0.95).verdict == "not decided (399 of 400 games)"


def test_a_line_is_played_on_while_its_interval_holds_the_bar() -> None:
    assert Result(CHEAP, 400, 0.52, 0.47, 0.57).is_open
    assert not Result(CHEAP, 400, 0.6, 0.51, 0.65).is_open
    assert not Result(CHEAP, 400, 0.4, 0.35, 0.45).is_open
    assert not Result(CHEAP, strength.MORE, 0.52, 0.49, 0.55).is_open


def test_a_whole_line_is_played_again_only_when_its_bots_change(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = Known(tmp_path / "strength.json")
    assert CHEAP not in kept
    kept.keep(Result(CHEAP, 400, 0.75, 0.7, 0.8))
    again = Known(tmp_path / "strength.json")
    assert CHEAP in again
    found = result(CHEAP, tmp_path, again)
    assert (found.games, found.share) == (400, 0.75)
    assert 0.7 < found.low < 0.75 < found.high < 0.8
    changed = [*levels.LEVELS]
    changed[1] = levels.Level("level:2", "greedy", changed[1].name, changed[1].sentence)
    with monkeypatch.context() as tried:
        tried.setattr(lineup, "LEVELS", changed)
        assert CHEAP not in again
        again.keep(Result(CHEAP, 400, 0.5, 0.45, 0.55))
        assert again[CHEAP] == (400, 0.5)
    assert again[CHEAP] == (400, 0.75)


def test_other_advice_makes_the_lines_of_searches_old(monkeypatch: pytest.MonkeyPatch) -> None:
    game = registry.game("little-town")
    search = Line("little-town", 2, (("side", "A"),), "level:4", "greedy", 0.75)
    before = {line: line.key() for line in (CHEAP, search)}
    monkeypatch.setattr(game.advice, "search_version", game.advice.search_version + 1)
    assert CHEAP.key() == before[CHEAP]
    assert search.key() != before[search]


def test_other_thinking_makes_the_lines_of_the_hardest_level_old(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A level that leaves it to the game is marked as the search it is there."""
    hardest = Line("little-town", 2, (("side", "A"),), "level:4", "level:3", 0.5)
    before = {line: line.key() for line in (CHEAP, hardest)}
    named = lineup.named
    monkeypatch.setattr(lineup, "named", lambda *asked: named(*asked).replace("000it", "123it"))
    assert CHEAP.key() == before[CHEAP]
    assert hardest.key() != before[hardest]


def test_the_page_shows_what_is_written_down() -> None:
    """docs/strength.md is made from docs/strength.json: no figure of it is typed by hand."""
    text = (DOCS / "strength.md").read_text("utf-8")
    kept = Known(DOCS / "strength.json")
    every = lines([game.name for game in registry.games()])
    shown = [line for line in every if line in kept]
    assert shown
    for line in shown:
        assert strength.row(result(line, DOCS, kept)) in text


def test_an_unfinished_line_says_so() -> None:
    text = page([Result(CHEAP, 10, 0.7, 0.4, 0.9)], {})
    assert "not decided (10 of 400 games)" in text


def test_answers_are_timed_with_every_number_of_players(monkeypatch: pytest.MonkeyPatch) -> None:
    chairs: list[int] = []

    def made(spec: str, seed: int) -> Bot:
        chairs.append(seed)
        return levels.make(spec, seed)

    quick = levels.Level("level:4", "uniform", strength.HARDEST.name, strength.HARDEST.sentence)
    monkeypatch.setattr(strength, "HARDEST", quick)
    monkeypatch.setattr(strength, "ANSWERS", 3)
    monkeypatch.setattr(strength, "make", made)
    for players in strength.PLAYERS:
        taken = strength.answer_times("little-town", players)
        assert 0 < taken.mean <= taken.longest
    assert chairs == [0, 1, 0, 1, 2, 0, 1, 2, 3]


def test_the_page_tells_how_long_the_hardest_level_takes() -> None:
    times = [Times(2, 0.1234, 0.5678), Times(4, 0.2, 0.4)]
    text = page([Result(CHEAP, 400, 0.75, 0.7, 0.8)], {"little-town": times})
    for players, figures in ((2, "123 ms | 568 ms"), (4, "200 ms | 400 ms")):
        spec = lineup.named(registry.game("little-town"), players, "level:4")
        assert f"| {players} | `{spec}` | {figures} |" in text
