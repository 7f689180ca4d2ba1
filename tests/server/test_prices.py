"""A question comes with a price only if it is the question how to pay it."""

import pytest

import bastide.games  # noqa: F401 - makes the games known
from bastide.engine import record
from bastide.server import wire
from bastide.server.chairs import Viewer
from bastide.server.course import Course
from bastide.server.gate import Gate
from bastide.server.rows import ChairRow, TableRow
from tests.architecture.tree import ROOT

GOLDEN = ROOT / "tests" / "golden"
PAYING = {
    "san-juan-first-3": {"sj-ask-pay", "sj-ask-cover"},
    "little-town-options-3": {"lt-ask-payment-build"},
    "golden-city-2": {"gc-ask-payment"},
    "attika-2": {"at-ask-payment"},
    "telegraph-4": {"at-ask-payment"},
}


@pytest.mark.parametrize("name", PAYING)
def test_only_a_payment_has_a_price(name: str) -> None:
    kept = record.read((GOLDEN / f"{name}.record").read_text("utf-8"))
    row = TableRow(
        *("t", "CODE", kept.game, kept.game, kept.settings, kept.seed, kept.rules, "over", "none"),
        *(True, False, True, "", 0.0, 0.0),
    )
    course = Course(row, [ChairRow(seat, "person", it) for seat, it in enumerate(kept.seats)])
    priced = set()
    for number, (_, act) in enumerate(kept.actions, 2):
        course.play(number, act)
        asked = course.match.decision
        if asked is not None:
            at = Gate(course, kept.seats, Viewer("", (asked.seat,), -1, False), asked.seat, "en")
            if isinstance(at.due(asked.seat), wire.Price):
                priced.add(asked.question.id)
    assert priced == PAYING[name]
