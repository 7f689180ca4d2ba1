"""Every rule of the rulebook is named by a test or a scenario."""

import re
from pathlib import Path

from bastide import rulebook

HERE = Path(__file__).parent
SCENARIOS = (
    HERE.parents[1] / "scenarios" / "golden-city",
    Path(rulebook.__file__).parent / "examples" / "golden-city",
)
NAMED = re.compile(r"gc_([rx]?\d+)(?=_)")
LISTED = re.compile(r"GC-([RX]?\d+)")


def test_every_rule_is_tested() -> None:
    tested = set()
    for path in HERE.glob("test_*.py"):
        for name in re.findall(r"^def (test_\w+)", path.read_text("utf-8"), re.MULTILINE):
            tested |= {number.upper() for number in NAMED.findall(name)}
    for path in (file for folder in SCENARIOS for file in folder.glob("*.toml")):
        tested |= set(LISTED.findall(path.read_text("utf-8").split("game =")[0]))
    wanted = {number.removeprefix("GC-") for number in rulebook.rules("golden-city", "en")}
    assert sorted(wanted - tested) == []
