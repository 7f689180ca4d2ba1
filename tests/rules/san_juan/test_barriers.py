"""What somebody learns by an action, so that it cannot be taken back."""

import pytest

from bastide.engine.flow import BARRIERS
from tests.rules.san_juan.tables import area, do, many, table

SEEN, TURNED, NOTHING = "card-seen", "tile-turned", "nothing"
RICH = "indigo_plant sugar_mill tobacco_storage"
FULL = "indigo_plant+ sugar_mill+"


@pytest.mark.parametrize(
    ("phase", "mine", "before", "move", "learned"),
    [
        ("prospector", area(), [], "draw", SEEN),
        ("prospector", area(), [], "pass", NOTHING),
        ("prospector", area(city="gold_mine"), ["pass"], "turn_up gold_mine", SEEN),
        ("prospector", area(city="gold_mine"), ["pass"], "pass", NOTHING),
        ("prospector", area(city="goldsmith"), ["pass"], "turn_up goldsmith", SEEN),
        ("councillor", area(), [], "look", SEEN),
        ("councillor", area(city="archive"), [], "look", SEEN),
        ("councillor", area(), [], "pass", NOTHING),
        ("trader", area(city=FULL), [], "sell indigo_plant", NOTHING),
        ("trader", area(city=FULL), ["sell indigo_plant"], "done", SEEN),
        ("trader", area(city=FULL), [], "pass", NOTHING),
        ("producer", area(city=RICH), [], "produce indigo_plant", NOTHING),
        ("producer", area(city=RICH), ["produce indigo_plant"], "produce sugar_mill", NOTHING),
        ("producer", area(city=f"well {RICH}"), ["produce indigo_plant"], "done", NOTHING),
        (
            "producer",
            area(city=f"well {RICH}"),
            ["produce indigo_plant"],
            "produce sugar_mill",
            SEEN,
        ),
        ("builder", area("smithy" + many(3)), [], "build smithy", NOTHING),
        ("builder", area("smithy" + many(3), "carpenter"), [], "build smithy", SEEN),
        ("builder", area("smithy", "poor_house"), [], "build smithy", SEEN),
        ("round_start", area("well tower", "chapel"), [], "chapel well", NOTHING),
        ("round_start", area("well tower", "bank"), [], "bank well", NOTHING),
        ("round_start", area("well tower", "office_building"), [], "swap well", NOTHING),
        ("round_start", area("well tower", "office_building"), ["swap well"], "done", SEEN),
    ],
)
def test_sj_084_drawing_and_turning_up_teach_the_rest_does_not(
    phase: str, mine: dict[str, object], before: list[str], move: str, learned: str
) -> None:
    state = table(phase, mine, area(), area(), expansion=True)
    do(state, *before)
    do(state, move)
    assert BARRIERS[state.learned] == learned


def test_sj_039_a_tile_that_was_never_seen_teaches_its_prices() -> None:
    seats = (area(city=FULL), area())
    state = table("role", *seats)
    assert BARRIERS[do(state, "role trader").learned] == TURNED
    known = table("role", *seats, tiles_seen=5)
    assert BARRIERS[do(known, "role trader").learned] == NOTHING


def test_sj_092_a_hut_that_pays_teaches_its_owner() -> None:
    state = table("trader", area(city=FULL), area(city="hut"), expansion=True)
    assert BARRIERS[do(state, "pass").learned] == SEEN
