"""The page has a picture for every building and a place for every group; the rest it is told."""

import json
import re

import pytest

from bastide.engine.game import Game, complete
from bastide.games.attika.components_file import parse, text_of
from bastide.games.attika.editions import PRINTED
from tests.architecture.tree import ROOT
from tests.rules.attika.tables import BOTH

PAGE = ROOT / "web" / "src" / "games" / "attika"
ROW = re.compile(r"^  (\d+):", re.MULTILINE)
GROUP = re.compile(r"attika: \"(\w+)\", telegraph: \"(\w+)\" \}, tens: (\d)")
both = pytest.mark.parametrize("game", BOTH, ids=str)


@both
def test_the_page_has_a_picture_for_every_building_and_a_place_for_every_group(game: Game) -> None:
    tokens = PRINTED.boxes[game.name].tokens
    drawn = {
        int(number) for number in ROW.findall((PAGE / f"art/{game.name}.ts").read_text("utf-8"))
    }
    assert {token.number for token in tokens} <= drawn
    groups = GROUP.findall((PAGE / "buildings.ts").read_text("utf-8"))
    placed = {group[BOTH.index(game)]: int(group[2]) for group in groups}
    assert placed == {token.group: token.number // 10 for token in tokens}


@both
def test_at_006_at_007_at_008_the_page_is_told_what_is_printed(game: Game) -> None:
    box = json.loads(text_of(None))["games"][game.name]["buildings"]
    for it, told in zip(box, game.setup.components(complete(game, {})), strict=True):
        assert (told.name, told.kind, told.number) == (it["id"], it["group"], it["number"])
        assert (told.copies, told.cost) == (it.get("copies", 1), it["cost"])
        assert told.after == it["predecessors"]


@both
def test_what_the_owner_of_a_box_corrects_reaches_the_page(game: Game) -> None:
    content = json.loads(text_of(None))
    box = content["games"][game.name]["buildings"]
    first, second, third = (it for it in box if it["number"] in (20, 21, 22))
    second.update(cost={"water": 4})
    third.update(predecessors=[first["id"], second["id"]])
    corrected = parse(json.dumps(content)).boxes[game.name].tokens
    told = {it.id: it.component() for it in corrected}
    assert told[second["id"]].cost == {"water": 4}
    assert told[third["id"]].after == [first["id"], second["id"]]
