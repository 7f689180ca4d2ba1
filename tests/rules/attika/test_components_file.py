"""Tokens, tiles and layouts as a file that an owner of the box can edit, and its checks."""

import json
from pathlib import Path
from typing import Any

import pytest

from bastide.engine.messages import BadInput
from bastide.games.attika.components_file import load, parse, problems, text_of


def changed(change: Any) -> list[str]:
    """The problems of the components after a change to their document."""
    content = json.loads(text_of(None))
    change(content)
    return problems(parse(json.dumps(content)))


def token(content: Any, name: str, game: str = "attika") -> Any:
    return next(entry for entry in content["games"][game]["buildings"] if entry["id"] == name)


def test_our_components_have_no_problem(tmp_path: Path) -> None:
    assert problems(parse(text_of(None))) == []
    copy = tmp_path / "components.json"
    copy.write_text(text_of(None), encoding="utf-8")
    assert load(copy) == load()


def test_what_is_reconstructed_is_marked_so() -> None:
    content = json.loads(text_of(None))
    assert "cost" in token(content, "quarry")["reconstructed"]
    assert "cost" not in token(content, "fortress").get("reconstructed", [])
    assert "cost" not in token(content, "gold_panning", "telegraph").get("reconstructed", [])
    tiles = {tile["id"]: tile.get("reconstructed", []) for tile in content["region_tiles"]}
    assert tiles["R01"] == ["positions"]
    assert all(marks == ["symbols", "positions"] for name, marks in tiles.items() if name != "R01")
    assert content["layouts"]["2"]["reconstructed"] == ["tile_centres", "cities"]


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (
            lambda c: token(c, "tower").update(copies=3),
            "attika: a player must have 30 tokens, not 31 (AT-004).",
        ),
        (
            lambda c: token(c, "tower").update(copies=3),
            "attika: group 'defence' must have 4 tokens, not 5 (AT-006).",
        ),
        (
            lambda c: token(c, "quarry").pop("base"),
            "attika: 6 tokens must have a black back, not 5 (AT-004).",
        ),
        (
            lambda c: token(c, "tower").update(predecessors=["well"]),
            "attika: the predecessors of 'tower' must be of its group (AT-007).",
        ),
        (
            lambda c: token(c, "fortress").update(predecessors=["tower"]),
            "attika: no arrows lead from a base token to 'fortress' (AT-007).",
        ),
        (
            lambda c: token(c, "quarry").update(predecessors=["tower"]),
            "attika: base token 'quarry' must have no predecessor (AT-034).",
        ),
        (
            lambda c: token(c, "fortress").update(predecessors=["quarry", "tower"]),
            "attika: the arrows of group 'defence' go round in a circle (AT-007).",
        ),
        (
            lambda c: token(c, "tower").update(predecessors=["fortress", "tower"]),
            "attika: the arrows of group 'defence' go round in a circle (AT-007).",
        ),
        (
            lambda c: token(c, "telegraph", "telegraph").update(predecessors=[]),
            "telegraph: 'telegraph' must follow itself (AT-043).",
        ),
        (
            lambda c: token(c, "mint").update(cost={"metal": 4, "wood": 1}),
            "attika: 'mint' must cost 1 to 4 named resources (AT-008).",
        ),
        (
            lambda c: token(c, "road").update(cost={"wood": 3}),
            "attika: 'road' must cost cards of any kind (AT-008).",
        ),
        (lambda c: c["games"]["attika"]["buildings"].pop(), "attika: 'road' is missing."),
        (lambda c: c["region_tiles"].pop(), "There must be 22 region tiles, not 21 (AT-002)."),
        (lambda c: c["region_tiles"][3].update(id="R01"), "Two tiles are called R01."),
        (
            lambda c: c["layouts"]["2"]["tile_centres"].pop(),
            "The layout for 2 must have 4 tiles, not 3 (AT-012).",
        ),
        (
            lambda c: c["layouts"]["3"]["cities"].pop(),
            "The layout for 3 must have 3 cities, not 2 (AT-011).",
        ),
        (
            lambda c: c["layouts"]["2"].update(cities=[[0, 0], [2, 5]]),
            "The layout for 2 lays something on something else (AT-061).",
        ),
        (
            lambda c: c["layouts"]["2"].update(cities=[[30, 0], [2, 5]]),
            "The layout for 2 has a city at 30,0 beside no tile (AT-012).",
        ),
        (
            lambda c: c["layouts"]["2"]["tile_centres"].__setitem__(3, [20, 4]),
            "The layout for 2 is in several parts (AT-012).",
        ),
    ],
)
def test_a_contradiction_is_a_clear_sentence(change: Any, said: str) -> None:
    assert said in changed(change)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (
            lambda c: c.update(towns=[]),
            "components: nothing is called 'towns' there; there are games, region_tiles, layouts.",
        ),
        (
            lambda c: c["region_tiles"][0].update(hexes=["gold"] * 7),
            "components.region_tiles.0: 'hexes' must be 7 resources or nulls, the centre first.",
        ),
        (
            lambda c: c["region_tiles"][0].update(id="a b"),
            "components.region_tiles.0: 'id' must be letters and digits, 6 at most.",
        ),
        (
            lambda c: token(c, "tower").update(predecessors=["castle"]),
            "components.games.attika.buildings.4: 'predecessors' must be tokens of the game.",
        ),
        (
            lambda c: token(c, "tower").update(reconstructed=["colour"]),
            "components.games.attika.buildings.4: 'reconstructed' names 'colour', unknown here.",
        ),
        (
            lambda c: c["layouts"]["2"].update(cities=[[1]]),
            "components.layouts.2: a hex must be two whole numbers, such as [2, -1].",
        ),
    ],
)
def test_what_are_no_components_is_refused(change: Any, said: str) -> None:
    with pytest.raises(BadInput) as caught:
        changed(change)
    assert str(caught.value) == said


def test_a_file_that_is_no_json_or_cannot_be_read_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="not JSON"):
        parse("{")
    with pytest.raises(BadInput, match="cannot be read"):
        load(tmp_path / "none.json")
