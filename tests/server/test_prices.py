"""A question comes with a price only if it is the question how to pay it."""

from typing import Any

import pytest

from bastide.engine import record
from bastide.engine.settings import Setting
from bastide.server import wire
from bastide.server.model.live_game import LiveGame
from bastide.server.model.viewer import Viewer
from bastide.server.store.rows import ChairRow, TableRow
from bastide.server.views.viewer_messages import GameView
from tests.architecture.tree import ROOT
from tests.rules.attika.tables import ATTIKA, area, asked, offered, table

GOLDEN = ROOT / "tests" / "golden"
PAYING = {
    "san-juan/rules-1/first-3": {"sj-ask-pay", "sj-ask-cover"},
    "little-town/rules-1/options-3": {"lt-ask-payment-build"},
    "golden-city/rules-1/2": {"gc-ask-payment"},
    "attika/rules-2/2": {"at-ask-payment"},
    "telegraph/rules-2/4": {"at-ask-payment"},
}


def row_of(game: str, settings: dict[str, Setting], seed: int, rules: int) -> TableRow:
    """A table that nobody stores."""
    return TableRow(
        *("t", "CODE", game, game, settings, seed, rules, "over", "none"),
        *(True, False, True, "", 0.0, 0.0),
    )


@pytest.mark.parametrize("name", PAYING)
def test_only_a_payment_has_a_price(name: str) -> None:
    kept = record.read((GOLDEN / f"{name}.record").read_text("utf-8"))
    row = row_of(kept.game, kept.settings, kept.seed, kept.rules)
    live_game = LiveGame(row, [ChairRow(seat, "person", it) for seat, it in enumerate(kept.seats)])
    priced = set()
    for number, (_, act) in enumerate(kept.actions, 2):
        live_game.play(number, act)
        asked = live_game.match.decision
        if asked is not None:
            viewer = Viewer("", (asked.seat,), -1, False)
            shown = GameView(live_game, kept.seats, viewer, asked.seat, "en")
            if isinstance(shown.due(asked.seat), wire.Price):
                priced.add(asked.question.id)
    assert priced == PAYING[name]


def priced(moves: list[str], mine: dict[str, Any], other: dict[str, Any]) -> wire.Price | None:
    """What the page is told to be due after some moves on a lonely tile of Attika."""
    row = row_of("attika", {"players": 2}, 1, ATTIKA.rules_version)
    live_game = LiveGame(row, [ChairRow(seat, "person", name) for seat, name in enumerate("ab")])
    state = table(mine, other, map=[{"tile": "R20", "at": "0,0"}])
    live_game.match.state = state
    for number, move in enumerate(moves, 2):
        assert move in offered(live_game.match.state)
        live_game.play(number, ATTIKA.notation.parse(move))
    assert asked(live_game.match.state) == "0 payment"
    due = GameView(live_game, ["a", "b"], Viewer("", (0,), -1, False), 0, "en").due(0)
    return due if isinstance(due, wire.Price) else None


def test_at_035_a_payment_tells_the_price_of_a_hex_that_was_the_only_one() -> None:
    # one hex is free, and on it a mountain takes one card off the printed four
    spots = ("0,0", "1,0", "1,-1", "-1,0", "-1,1", "0,1")
    theirs = area(
        built=dict(zip(spots, ("ship", "ship", "ship", "temple", "baths", "mint"), strict=True))
    )
    mine = area("3metal 3clay 3wood", "fortress ship", left=[6, 8, 8, 6])
    found = priced(["build fortress"], mine, theirs)
    assert found is not None
    rows = [(row.label, row.amount) for row in found.rows]
    assert rows == [("Printed cost", 4), ("Symbols of the land", -1)]
    assert found.total == 3


def test_at_r36_a_payment_kind_by_kind_keeps_its_price() -> None:
    mine = area("6water 6wood 6clay 6metal", "road", left=[6, 8, 8, 5])
    found = priced(["build road", "at -1,1", "spend 1water"], mine, area())
    assert found is not None
    assert found.total == 5
