"""What is in the box (SJ-001..SJ-008)."""

import re
from collections import Counter
from typing import NamedTuple

import pytest

from bastide.engine.messages import BadInput
from bastide.engine.registry import game
from bastide.games.san_juan.catalogue import NAMES
from tests.architecture.tree import ROOT
from tests.rules.san_juan.tables import (
    area,
    asked,
    city,
    do,
    fact,
    goods,
    hand,
    many,
    new,
    offered,
    points,
    san_juan_cards,
    table,
)

PRODUCTION = ("indigo_plant", "sugar_mill", "tobacco_storage", "coffee_roaster", "silver_smelter")
SIXES = ("guild_hall", "city_hall", "triumphal_arch", "palace")
ROW = re.compile(r"^\| (\w[\w ]+) \| (\d) \| (\d) \| (\d+)(?: / (\d+))? \|", flags=re.MULTILINE)


class Printed(NamedTuple):
    """What `docs/sources.md` says of a card; copies by edition, or in the expansion alone."""

    cost: int
    points: int
    copies: tuple[int, ...]


def printed() -> dict[str, Printed]:
    text = (ROOT / "docs" / "sources.md").read_text("utf-8")
    san_juan = text.split("## San Juan")[1].split("\n## ")[0]
    return {
        name.lower().replace(" ", "_"): Printed(
            int(cost), int(points), tuple(int(n) for n in copies if n)
        )
        for name, cost, points, *copies in ROW.findall(san_juan)
    }


PRINTED = printed()
IN_DECKS = [card for card in PRINTED if card != "cathedral"]
EXPANSION = [card for card, its in PRINTED.items() if len(its.copies) == 1]


def test_every_building_has_its_sources() -> None:
    assert list(PRINTED) == list(NAMES)


def box(edition: int, expansion: bool = False) -> Counter[str]:
    return san_juan_cards(new(edition=edition, expansion=expansion))


@pytest.mark.parametrize("edition", [1, 2])
def test_sj_003_sj_004_every_deck_has_the_copies_that_the_sources_give(edition: int) -> None:
    decks = {card: its.copies for card, its in PRINTED.items() if card not in EXPANSION}
    assert box(edition) == {card: copies[edition - 1] for card, copies in decks.items()}


def production(cards: Counter[str]) -> dict[str, int]:
    return {name: cards[name] for name in PRODUCTION}


def test_sj_001_the_1st_edition_has_42_production_and_68_city_cards() -> None:
    cards = box(edition=1)
    assert sum(production(cards).values()) == 42
    assert cards.total() == 110


def test_sj_002_the_2nd_edition_has_44_production_and_68_city_cards() -> None:
    cards = box(edition=2)
    assert sum(production(cards).values()) == 44
    assert cards.total() == 112


def test_sj_003_copies_of_the_production_buildings() -> None:
    assert list(production(box(edition=1)).values()) == [10, 8, 8, 8, 8]
    assert list(production(box(edition=2)).values()) == [10, 8, 9, 9, 8]


@pytest.mark.parametrize("edition", [1, 2])
def test_sj_004_three_of_each_city_building_and_two_of_each_that_costs_six(edition: int) -> None:
    cards = box(edition)
    in_the_city = {name: cards[name] for name in list(PRINTED)[5:29]}
    assert {name for name, copies in in_the_city.items() if copies == 2} == set(SIXES)
    assert {copies for name, copies in in_the_city.items() if name not in SIXES} == {3}
    assert len(in_the_city) == 17 + 3 + 4


def test_sj_005_five_roles_five_tiles_and_one_governor() -> None:
    state = new(first=2)
    assert offered(state) == [
        "role builder",
        "role producer",
        "role trader",
        "role councillor",
        "role prospector",
    ]
    assert len(fact(state, "tiles")) == 5
    assert fact(state, "governor") == 2


def test_sj_006_prices_on_the_trading_house_tiles() -> None:
    assert sorted(fact(new(), "tiles")) == [
        [1, 1, 1, 2, 2],
        [1, 1, 2, 2, 2],
        [1, 1, 2, 2, 3],
        [1, 2, 2, 2, 3],
        [1, 2, 2, 3, 3],
    ]


def test_sj_007_the_expansion_adds_29_cards_and_the_cathedral_which_is_never_in_the_deck() -> None:
    added = box(edition=2, expansion=True) - box(edition=2)
    assert added == {name: PRINTED[name].copies[0] for name in EXPANSION}
    assert added.total() == 30
    state = new(expansion=True)
    assert fact(state, "cathedral") == "table"
    assert "cathedral" not in fact(state, "draw_pile")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_sj_008_two_to_four_play(players: int) -> None:
    assert len(fact(new(players=players), "seats")) == players


@pytest.mark.parametrize("players", [1, 5])
def test_sj_008_one_or_five_cannot_play(players: int) -> None:
    with pytest.raises(BadInput, match="players"):
        new(players=players)


def test_sj_008_a_card_is_a_building_or_money_or_a_good() -> None:
    built = table("builder", area("smithy sugar_mill"), area(), draw_pile="smithy")
    do(built, "build smithy")  # the Builder pays nothing for it
    assert city(built) == ["smithy"]

    paid = table("builder", area("smithy smithy sugar_mill"), area(), draw_pile="well")
    do(paid, "build sugar_mill")  # the Builder pays one Smithy
    assert city(paid) == ["sugar_mill"]
    assert hand(paid) == ["smithy"]

    laid = table("producer", area(city="sugar_mill"), area(), draw_pile="smithy")
    do(laid, "produce sugar_mill")
    assert goods(laid) == ["sugar_mill"]
    assert fact(laid, "seats.0.city.0.good") == "smithy"


@pytest.mark.parametrize("card", IN_DECKS)
def test_sj_034_printed_costs_are_what_a_player_without_reductions_pays(card: str) -> None:
    filler = "well" if card == "indigo_plant" else "indigo_plant"
    fillers = many(2, filler) if card == "indigo_plant" else many(8)
    state = table("builder", area(card + fillers), area(), chooser=1, expansion=card in EXPANSION)
    before = len(hand(state)) - 1
    do(state, f"build {card}")
    assert before - len(hand(state)) == PRINTED[card].cost


def test_sj_100_the_cathedral_costs_seven_and_is_worth_nothing_by_itself() -> None:
    state = table("builder", area(many(8)), area(), chooser=1, expansion=True)
    do(state, "build cathedral")
    assert len(hand(state)) == 1
    assert points(state, "buildings") == 0


@pytest.mark.parametrize("card", IN_DECKS)
def test_sj_050_every_building_counts_as_itself_once_its_phase_has_ended(card: str) -> None:
    state = table("builder", area(card + many(7, "silver_smelter")), area(), expansion=True)
    while asked(state).startswith("0"):
        do(state, f"build {card}" if asked(state) == "0 build" else offered(state)[0])
    (built,) = fact(state, "seats.0.city")
    assert (built["card"], built["fresh"]) == (card, False)


@pytest.mark.parametrize("card", IN_DECKS)
def test_sj_086_printed_points_count(card: str) -> None:
    state = table("role", area(city=card), area(), expansion=card in EXPANSION)
    assert points(state, "buildings") == PRINTED[card].points


def test_sj_r30_and_sj_r31_goldsmith_and_hut_have_the_numbers_we_settled_on() -> None:
    assert PRINTED["goldsmith"][:2] == (5, 3)
    state = table("role", area(city="goldsmith hut"), area(), expansion=True)
    assert points(state, "buildings") == 3 + 1
    building = table("builder", area("hut" + many(3)), area(), chooser=1, expansion=True)
    assert len(hand(do(building, "build hut"))) == 3 - 2


@pytest.mark.parametrize(("price", "left"), [(3, 1), (1, 3)])
def test_sj_r28_the_customs_office_costs_three_or_by_option_one(price: int, left: int) -> None:
    state = table(
        "builder",
        area("customs_office" + many(4)),
        area(),
        chooser=1,
        expansion=True,
        customs_office_cost=price,
    )
    assert len(hand(do(state, "build customs_office"))) == left


@pytest.mark.parametrize(("price", "left"), [(3, 1), (4, 0)])
def test_sj_r29_the_prefecture_costs_three_or_by_option_four(price: int, left: int) -> None:
    state = table("builder", area("prefecture" + many(4)), area(), chooser=1, prefecture_cost=price)
    assert len(hand(do(state, "build prefecture"))) == left


def test_sj_r29_in_the_1st_edition_there_is_no_doubt_about_the_prefecture() -> None:
    with pytest.raises(BadInput, match="SJ-R29"):
        new(edition=1, prefecture_cost=4)


def test_sj_r28_without_the_expansion_there_is_no_customs_office_to_price() -> None:
    with pytest.raises(BadInput, match="SJ-R28"):
        new(edition=2, customs_office_cost=1)


def test_sj_r28_r29_the_printed_costs_are_the_defaults() -> None:
    defaults = {choice.name: choice.default for choice in game("san-juan").setup.choices()}
    assert defaults["customs_office_cost"] == 3
    assert defaults["prefecture_cost"] == 3


def test_sj_r37_the_expansion_belongs_to_the_2nd_edition() -> None:
    with pytest.raises(BadInput, match="SJ-R37"):
        new(edition=1, expansion=True)
    assert asked(new(edition=2, expansion=True)).endswith("role")
