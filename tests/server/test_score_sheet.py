"""The score pad: turning points are the largest swings, shares count deeds, ties have a rule."""

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from bastide.engine import record, registry
from bastide.server import wire
from bastide.server.model.live_game import LiveGame
from bastide.server.model.viewer import Viewer
from bastide.server.store.rows import ChairRow, TableRow
from bastide.server.views.score_sheet import scores, tie
from bastide.server.views.viewer_messages import GameView
from tests.architecture.tree import ROOT
from tests.rules.golden_city.tables import GAME, area, table
from tests.server.test_log import played
from tests.server.test_secrets import NAMES, live_game_of, with_state

GOLDEN = ROOT / "tests" / "golden"
GAMES = (
    "san-juan/rules-1/second-3",
    "san-juan/rules-1/expansion-4",
    "little-town/rules-1/a-2",
    "little-town/rules-1/b-4",
    "golden-city/rules-1/3",
)


def recorded(name: str) -> LiveGame:
    """The live game of a recorded game."""
    kept = record.read((GOLDEN / f"{name}.record").read_text("utf-8"))
    row = TableRow(
        *("t", "CODE", kept.game, kept.game, kept.settings, kept.seed, kept.rules, "over", "none"),
        *(True, False, True, "", 0.0, 0.0),
    )
    live_game = LiveGame(row, [ChairRow(seat, "person", it) for seat, it in enumerate(kept.seats)])
    for number, (_, act) in enumerate(kept.actions, 2):
        live_game.play(number, act)
    return live_game


def pad(live_game: LiveGame, lang: str = "en") -> wire.Scores:
    """What a guest reads at the end."""
    names = live_game.match.record.seats
    found = scores(GameView(live_game, names, Viewer("", (), -1, False), -1, lang))
    assert isinstance(found, wire.Scores)
    return found


def leads(live_game: LiveGame, winner: int) -> list[int]:
    """The winner's lead before the first move and after each, counted from the record."""
    kept = live_game.match.record
    state = record.opening(kept)
    game = registry.game(kept.game)
    found = []
    for seat, act in [(-1, -1), *kept.actions]:
        if seat >= 0:
            record.advance(game, state, seat, act, "")
        points = game.scoring.scores(state)
        found.append(points[winner] - max(p for at, p in enumerate(points) if at != winner))
    return found


@pytest.mark.parametrize("name", GAMES)
def test_turning_points_are_the_largest_swings_of_the_winners_lead(name: str) -> None:
    live_game = recorded(name)
    found = pad(live_game)
    lead = leads(live_game, found.winners[0])
    swings = sorted((abs(b - a) for a, b in pairwise(lead)), reverse=True)
    assert [(lead[it.event - 1], lead[it.event]) for it in found.turning] == [
        (it.before, it.after) for it in found.turning
    ]
    shown = sorted((abs(it.after - it.before) for it in found.turning), reverse=True)
    assert shown == [swing for swing in swings[:3] if swing]
    events = [it.event for it in found.turning]
    assert events == sorted(set(events))
    assert all(it.text.strip() for it in found.turning)


def test_a_game_without_points_has_no_turning_points() -> None:
    assert pad(recorded("attika/rules-2/3")).turning == []


def test_what_stood_there_is_named_where_a_building_turned_the_game() -> None:
    texts = [
        it.text for name in GAMES for it in pad(recorded(name)).turning if "stands on" in it.text
    ]
    assert texts
    assert all(" builds " in text for text in texts)


def test_the_roles_of_a_pad_are_the_roles_that_were_chosen() -> None:
    live_game = recorded("san-juan/rules-1/second-3")
    chosen: Counter[int] = Counter()
    for seat, act in live_game.match.record.actions:
        chosen[seat] += live_game.game.notation.format(act).startswith("role ")
    shares = pad(live_game).shares
    assert {share.what for share in shares} <= {
        "Builder", "Councillor", "Producer", "Prospector", "Trader",
    }  # fmt: skip
    for seat in range(len(live_game.match.record.seats)):
        assert sum(share.counts[seat] for share in shares) == chosen[seat]


@pytest.mark.parametrize(
    ("seats", "rule"),
    [
        ([area(), area(blocked=True)], ""),
        ([area(total=9), area(total=8)], ""),
        ([area(victory=2), area(victory=3)], ""),
        ([area(total=9), area(total=9, coins=4)], "GC-173"),
        ([area(victory=3), area(victory=3)], "GC-173"),
        ([area(), area(total=9, blocked=True), area(total=9, blocked=True)], ""),
        ([area(total=7), area(total=7, coins=4), area(total=9, blocked=True)], "GC-173"),
        ([area(total=7, blocked=True), area(total=7, blocked=True), area(blocked=True)], "GC-173"),
    ],
)
def test_gc_173_gc_174_gc_r31_only_those_who_are_ahead_together_are_tied(
    seats: list[dict[str, Any]], rule: str
) -> None:
    """Whoever is blocked has lost, and with two players letters decide before GC-173 does."""
    live_game = live_game_of(GAME, 1, players=len(seats))
    shown = GameView(
        with_state(live_game, table("over", *seats)), NAMES, Viewer("", (), -1, False), -1, "en"
    )
    found = tie(shown, GAME.scoring.winners(shown.live_game.match.state))
    assert (found.rule if isinstance(found, wire.Tie) else "") == rule


def test_a_tie_names_its_rule() -> None:
    for seed in range(400):
        live_game = played("little-town", seed)
        found = pad(live_game)
        if found.totals.count(max(found.totals)) > 1:
            assert isinstance(found.tie, wire.Tie)
            assert found.tie.rule == "LT-065"
            assert "shared" in found.tie.text
            french = pad(live_game, "fr").tie
            assert isinstance(french, wire.Tie)
            assert "partagée" in french.text
            return
        assert not found.tie
    raise AssertionError("no game ended in a tie")
