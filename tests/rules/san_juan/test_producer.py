"""The Producer phase (SJ-036..SJ-038) and the buildings that act in it."""

import pytest

from tests.rules.san_juan.tables import (
    GAME,
    area,
    asked,
    do,
    fact,
    goods,
    hand,
    offered,
    pile,
    refused_by,
    table,
)

FIVE = "indigo_plant sugar_mill tobacco_storage coffee_roaster silver_smelter"


def produced(state_city: str, *, chooser: int = 1, players: int = 2) -> int:
    """How many goods seat 0 can produce with that city."""
    seats = [area(city=state_city), *[area()] * (players - 1)]
    state = table("producer", *seats, chooser=chooser)
    while asked(state) in ("0 produce", "0 double"):
        do(state, offered(state)[0])
    return len(goods(state))


def test_sj_036_the_top_card_goes_unseen_on_an_empty_production_building() -> None:
    seat = area(city="indigo_plant sugar_mill")
    state = table("producer", seat, area(), chooser=1, draw_pile="hero well")
    do(state, "produce sugar_mill")
    assert goods(state) == ["sugar_mill"]
    assert fact(state, "seats.0.city.1.good") == "hero"
    assert pile(state) == ["well"]


def test_sj_036_nobody_may_look_at_it() -> None:
    seat = area(city="indigo_plant sugar_mill")
    state = table("producer", seat, area(), chooser=1, draw_pile="hero well")
    do(state, "produce sugar_mill")
    for viewer in (-1, 0, 1):
        assert "hero" not in str(GAME.knowledge.view(state, viewer))


def test_sj_036_one_good_without_the_privilege() -> None:
    assert produced(FIVE) == 1


def test_sj_037_the_producer_one_more_on_another_building() -> None:
    assert produced(FIVE, chooser=0) == 2
    assert produced("indigo_plant", chooser=0) == 1


def test_sj_038_each_building_holds_one_good() -> None:
    state = table("producer", area(city="indigo_plant+ sugar_mill"), area(), chooser=1)
    assert offered(state) == ["produce sugar_mill", "pass"]
    assert refused_by(state, "produce indigo_plant") == "SJ-038"


def test_sj_038_no_empty_building_no_production() -> None:
    state = table("producer", area(city="indigo_plant+ tower"), area(city="indigo_plant"))
    assert asked(state) == "1 produce"


def test_sj_038_city_buildings_make_no_goods() -> None:
    state = table("producer", area(city="tower indigo_plant"), area(), expansion=True)
    assert offered(state) == ["produce indigo_plant", "pass"]
    assert refused_by(state, "produce tower") == "SJ-036"


def test_sj_038_two_equal_mills_may_both_produce() -> None:
    state = table("producer", area(city="sugar_mill sugar_mill"), area())
    do(state, "produce sugar_mill", "produce sugar_mill")
    assert goods(state) == ["sugar_mill", "sugar_mill"]


def test_sj_038_the_building_decides_what_the_good_is() -> None:
    state = table("producer", area(city=FIVE), area(), draw_pile="silver_smelter hero")
    do(state, "produce indigo_plant", "produce coffee_roaster")
    kinds = [it["good"] for it in GAME.knowledge.view(state, 1)["seats"][0]["city"]]
    assert kinds == ["indigo", None, None, "coffee", None]


# --- Aqueduct, Library ---


def test_sj_068_aqueduct_two_or_as_producer_three() -> None:
    assert produced(f"aqueduct {FIVE}") == 2
    assert produced(f"aqueduct {FIVE}", chooser=0) == 3


def test_sj_068_and_with_a_library_four() -> None:
    assert produced(f"aqueduct library {FIVE}", chooser=0, players=3) == 4


def test_sj_068_another_players_aqueduct_does_not_help() -> None:
    state = table("producer", area(city=FIVE), area(city="aqueduct"), chooser=1)
    do(state, "produce indigo_plant")
    assert asked(state) != "0 produce"


# --- Well ---


@pytest.mark.parametrize(("count", "drawn"), [(1, 0), (2, 1), (3, 1)])
def test_sj_057_well_pays_once_for_two_goods_or_more(count: int, drawn: int) -> None:
    state = table("producer", area(city=f"well aqueduct {FIVE}"), area())
    do(state, *[f"produce {mill}" for mill in FIVE.split()[:count]])
    if asked(state) == "0 produce":
        do(state, "done")
    assert len(hand(state)) == drawn


def test_sj_057_well_pays_others_than_the_producer_too() -> None:
    state = table("producer", area(city=f"well aqueduct {FIVE}"), area(), chooser=1)
    do(state, "produce indigo_plant", "produce sugar_mill")
    assert len(hand(state)) == 1


def test_sj_057_well_pays_nothing_to_others() -> None:
    state = table("producer", area(city=FIVE), area(city="well indigo_plant"))
    do(state, "produce indigo_plant", "produce sugar_mill", "produce indigo_plant")
    assert len(hand(state, 0)) == len(hand(state, 1)) == 0


def test_sj_057_goods_that_were_there_before_do_not_count() -> None:
    state = table("producer", area(city="well indigo_plant+ sugar_mill"), area())
    do(state, "produce sugar_mill")
    assert hand(state) == []


# --- fewer than allowed, too few cards ---


@pytest.mark.parametrize("count", [0, 1, 2])
def test_sj_r08_any_number_up_to_the_maximum(count: int) -> None:
    state = table("producer", area(city=FIVE), area())
    do(state, *["produce indigo_plant", "produce sugar_mill"][:count])
    if count < 2:
        do(state, "done" if count else "pass")
    assert len(goods(state)) == count
    assert asked(state) == "1 role"


def test_sj_r44_production_is_limited_by_the_cards_in_both_piles() -> None:
    state = table("producer", area(city=f"well {FIVE}"), area(city=FIVE), draw_pile="hero")
    do(state, "produce indigo_plant")
    assert asked(state) == "1 role"
    assert goods(state, 0) == ["indigo_plant"]
    assert goods(state, 1) == hand(state) == []


def test_sj_r44_the_discard_pile_counts_as_cards_left() -> None:
    seat = area(city=f"well {FIVE}")
    state = table("producer", seat, area(city=FIVE), draw_pile="hero", discard="well tower")
    do(state, "produce indigo_plant", "produce sugar_mill")
    assert len(hand(state)) == 1  # the Well took the last card
    assert asked(state) == "1 role"


def test_sj_r44_only_goods_really_laid_count_for_the_well() -> None:
    seat = area(city="well aqueduct indigo_plant sugar_mill")
    state = table("producer", area(city="indigo_plant"), seat, draw_pile="hero well")
    do(state, "produce indigo_plant", "produce sugar_mill")
    assert goods(state, 1) == ["sugar_mill"]
    assert hand(state, 1) == []


def test_sj_r49_goods_are_laid_in_the_order_in_which_the_owner_names_the_buildings() -> None:
    state = table("producer", area(city=FIVE), area(), draw_pile="hero well")
    do(state, "produce silver_smelter", "produce indigo_plant")
    assert fact(state, "seats.0.city.4.good") == "hero"
    assert fact(state, "seats.0.city.0.good") == "well"
