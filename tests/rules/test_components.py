"""What a page is told of cards, tiles and buildings is what the rules go by."""

import re

import pytest

from bastide.engine.components import Component
from bastide.engine.game import complete
from bastide.engine.registry import game, games
from bastide.engine.settings import Setting
from tests.architecture.tree import ROOT

PICTURES = ROOT / "web" / "src" / "games"
DRAWN = re.compile(r"^  (\w+): [\[{]", re.MULTILINE)


def told(name: str, **options: Setting) -> dict[str, Component]:
    """The components of a table by name."""
    found = game(name).setup.components(complete(game(name), options))
    return {each.name: each for each in found}


@pytest.mark.parametrize("name", [each.name for each in games()])
def test_a_component_is_told_once(name: str) -> None:
    found = game(name).setup.components(complete(game(name), {}))
    assert len({each.name for each in found}) == len(found)


def test_sj_r28_sj_r29_options_change_what_a_card_costs() -> None:
    usual = told("san-juan", expansion=True)
    odd = told("san-juan", expansion=True, prefecture_cost=4, customs_office_cost=1)
    for cards, costs in ((usual, [3, 3, 3]), (odd, [4, 1, 3])):
        asked = [cards[name].cost["card"] for name in ("prefecture", "customs_office", "chapel")]
        assert asked == costs


def test_sj_001_sj_002_the_copies_of_a_card_are_those_of_the_edition() -> None:
    for edition, storages, all_cards in ((1, 8, 110), (2, 9, 112)):
        cards = told("san-juan", edition=edition)
        assert cards["tobacco_storage"].copies == storages
        assert cards["tobacco_storage"].gives == {"tobacco": 1}
        assert sum(card.copies for card in cards.values()) == all_cards


def test_lt_002_lt_003_a_tile_tells_what_it_takes_and_gives() -> None:
    things = told("little-town")
    restaurant, field, goal = things["restaurant"], things["wheat_field"], things["O01"]
    assert restaurant.cost == {"wood": 2, "stone": 2}
    assert (restaurant.takes, restaurant.gives) == ({"wheat": 1, "fish": 1}, {"point": 4})
    assert (restaurant.points, field.copies, goal.kind, goal.points) == (7, 5, "objective", 3)


@pytest.mark.parametrize(("name", "kinds"), [("san-juan", ()), ("little-town", ("building",))])
def test_every_card_and_tile_has_a_picture(name: str, kinds: tuple[str, ...]) -> None:
    pages = (PICTURES / name / "art").rglob("*.ts")
    drawn = {each for page in pages for each in DRAWN.findall(page.read_text("utf-8"))}
    found = [each for each in told(name).values() if not kinds or each.kind in kinds]
    assert [each.name for each in found if each.name not in drawn] == []
