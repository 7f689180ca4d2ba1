"""The page has a picture for every building and a place for every group; the rest it is told."""

import json
import re

import pytest

from bastide.games.attika.components_file import parse, text_of
from bastide.games.attika.editions import Edition
from bastide.games.attika.game import AttikaGame
from bastide.games.attika.view import building_views
from tests.architecture.tree import ROOT
from tests.rules.attika.tables import BOTH, new

PAGE = ROOT / "web" / "src" / "games" / "attika" / "buildings.ts"
ROW = re.compile(r"\[(\d+), \"(\w+)\", \"(\w+)\"\]")
GROUP = re.compile(r"attika: \"(\w+)\", telegraph: \"(\w+)\" \}, tens: (\d)")
both = pytest.mark.parametrize("game", BOTH, ids=str)


@both
def test_the_page_has_a_picture_for_every_building_and_a_place_for_every_group(
    game: AttikaGame,
) -> None:
    at = BOTH.index(game)
    text = PAGE.read_text("utf-8")
    box = json.loads(text_of(None))["games"][game.name]["buildings"]
    drawn = {row[1 + at]: int(row[0]) for row in ROW.findall(text)}
    assert drawn == {it["id"]: it["number"] for it in box}
    placed = {group[at]: int(group[2]) for group in GROUP.findall(text)}
    assert placed == {it["group"]: it["number"] // 10 for it in box}


@both
def test_at_006_at_007_at_008_the_page_is_told_what_is_printed(game: AttikaGame) -> None:
    box = json.loads(text_of(None))["games"][game.name]["buildings"]
    told = {it.pop("id"): it for it in game.view(new(1, game), -1)["buildings"]}
    assert told == {
        it["id"]: {
            "group": it["group"],
            "copies": it.get("copies", 1),
            "cost": it["cost"],
            "after": it["predecessors"],
        }
        for it in box
    }


@both
def test_what_the_owner_of_a_box_corrects_reaches_the_page(game: AttikaGame) -> None:
    content = json.loads(text_of(None))
    box = content["games"][game.name]["buildings"]
    first, second, third = (it for it in box if it["number"] in (20, 21, 22))
    second.update(cost={"water": 4})
    third.update(predecessors=[first["id"], second["id"]])
    corrected = Edition(game.name, game.prefix.lower(), False, parse(json.dumps(content)))
    told = {it["id"]: it for it in building_views(corrected)}
    assert told[second["id"]]["cost"] == {"water": 4}
    assert told[third["id"]]["after"] == [first["id"], second["id"]]
