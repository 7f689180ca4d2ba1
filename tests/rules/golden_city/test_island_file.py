"""The island as a file that an owner of the board can edit, and what its checks find."""

import json
from pathlib import Path
from typing import Any

import pytest

from bastide.engine.messages import BadInput
from bastide.games.golden_city.island_file import load, parse, problems, text_of


def changed(change: Any) -> list[str]:
    """The problems of the island after a change to its document."""
    content = json.loads(text_of(None))
    change(content)
    return problems(parse(json.dumps(content)))


def place(content: Any, name: str) -> Any:
    return next(entry for entry in content["places"] if entry["id"] == name)


def test_our_island_has_no_problem(tmp_path: Path) -> None:
    assert problems(parse(text_of(None))) == []
    copy = tmp_path / "island.json"
    copy.write_text(text_of(None), encoding="utf-8")
    assert load(copy) == load()


def drop_port(content: Any) -> None:
    content["places"] = [p for p in content["places"] if p["id"] != "H01"]
    content["roads"] = [road for road in content["roads"] if "H01" not in road]


def cut_off(content: Any) -> None:
    content["roads"] = [road for road in content["roads"] if "H16" not in road]


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (drop_port, "There must be 16 places of kind 'port', not 15 (GC-020)."),
        (cut_off, "No road leads from H01 to H16 (GC-026)."),
        (lambda c: place(c, "M1").pop("river"), "River NW must have 3 sites, not 2 (GC-022)."),
        (
            lambda c: place(c, "M1").update(landscape="forest"),
            "M1 lies on river NW, so not in forest (GC-023).",
        ),
        (
            lambda c: place(c, "M3").update(reward="key"),
            "7 places give a key card, but there are only 6.",
        ),
        (
            lambda c: place(c, "ZM-L").update(coins=1),
            "Four outer zones carry a coin for the first builder, not 5 (GC-127).",
        ),
        (lambda c: c["roads"].append(["H01", "ZF-I"]), "cross."),
        (lambda c: c["roads"].append(["H01", "M1"]), "The road H01-M1 stands there twice."),
        (
            lambda c: c["roads"].append(["H01", "X9"]),
            "The road H01-X9 leads to an unknown place 'X9'.",
        ),
        (lambda c: c["roads"].append(["H01", "H01"]), "The road H01-H01 leads nowhere."),
        (lambda c: c["goods_cards"].pop(), "There must be 8 goods cards, not 7 (GC-004)."),
        (
            lambda c: c["score_cards"][0].update(back=2),
            "4 score cards have the back 1, not 3 (GC-003).",
        ),
        (lambda c: place(c, "M2").update(id="M3"), "Two of kind place are called M3."),
    ],
)
def test_a_contradiction_is_a_clear_sentence(change: Any, said: str) -> None:
    assert any(problem.endswith(said) for problem in changed(change))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("{", "The file is not JSON"),
        ("[]", "island must be a table of names and values."),
        ('{"places": [{"kind": "port", "id": "h1"}]}', "island.places.0: 'id' must be"),
        ('{"roads": [["H01"]]}', "island: a road must name its two ends"),
        ('{"towns": []}', "island: nothing is called 'towns' there; there are places, "),
    ],
)
def test_what_is_no_island_is_refused(text: str, said: str) -> None:
    with pytest.raises(BadInput) as caught:
        problems(parse(text))
    assert str(caught.value).startswith(said)


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="cannot be read"):
        load(tmp_path / "none.json")


def test_everything_that_is_wrong_is_said() -> None:
    def damage(content: Any) -> None:
        cut_off(content)
        place(content, "M3").update(reward="key")
        content["roads"].append(["H01", "ZF-I"])

    found = changed(damage)
    assert found[:2] == [
        "7 places give a key card, but there are only 6.",
        "No road leads from H01 to H16 (GC-026).",
    ]
    assert any(problem.endswith("cross.") for problem in found[2:])
    assert problems(parse("{}"))[0].startswith("There must be 16 places of kind 'port', not 0")
