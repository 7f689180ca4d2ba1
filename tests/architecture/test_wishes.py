"""Every wish of players that docs/wishes.md answers has a test by that name."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
LINE = re.compile(r"^\| (\d+) \| [^|]+ \| [^|]+ \| `([^`]+)` \|$", re.MULTILINE)


def test_every_wish_has_its_test() -> None:
    found = LINE.findall((ROOT / "docs" / "wishes.md").read_text("utf-8"))
    assert [int(number) for number, _ in found] == list(range(1, 31))
    missing = []
    for _, named in found:
        path, _, name = named.partition("::")
        place = ROOT / path
        if not place.exists() or (name and name not in place.read_text("utf-8")):
            missing.append(named)
    assert missing == []
