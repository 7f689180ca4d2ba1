"""Questions that take several answers: how many remain, and what may be marked together."""

from typing import Any

import pytest

from bastide.engine.flow import State
from bastide.engine.game import decision
from bastide.words import say
from tests.rules.san_juan.tables import GAME, area, asked, do, many, offered, table


def open_choice(state: State) -> tuple[int, list[str]]:
    """How many things may still be chosen, and everything that may be marked."""
    asks = decision(GAME, state)
    assert asks is not None
    return asks.remaining, [GAME.notation.format(act) for act in asks.pool]


def test_sj_030_a_payment_takes_what_is_due_from_hand() -> None:
    state = table("builder", area("tower hero well crane palace", "sugar_mill+"), area(), chooser=1)
    do(state, "build tower")
    assert open_choice(state) == (3, ["pay well", "pay crane", "pay hero", "pay palace"])
    do(state, "pay well")
    assert open_choice(state)[0] == 2


def test_sj_055_and_with_a_black_market_goods() -> None:
    city = "black_market sugar_mill sugar_mill+ indigo_plant+"
    state = table("builder", area("tower hero well crane", city), area(), chooser=1)
    do(state, "build tower")
    hand = ["pay well", "pay crane", "pay hero"]
    assert open_choice(state) == (3, [*hand, "pay_good sugar_mill", "pay_good indigo_plant"])


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_sj_030_whoever_is_asked_marks_the_own_things(seat: int) -> None:
    seats = [area("crane", "tobacco_storage+ sugar_mill") for _ in range(3)]
    city = "black_market sugar_mill indigo_plant+ sugar_mill indigo_plant+"
    seats[seat] = area("tower hero well palace", city)
    state = table("builder", *seats, chooser=seat)
    do(state, "build tower")
    goods = ["pay_good indigo_plant"] * 2
    assert open_choice(state)[1] == ["pay well", "pay hero", "pay palace", *goods]
    state = table("producer", *seats, chooser=seat)
    assert offered(state) == ["produce sugar_mill", "pass"]
    assert open_choice(state) == (2, ["produce sugar_mill"] * 2)
    state = table("trader", *seats, chooser=seat)
    assert offered(state) == ["sell indigo_plant", "pass"]
    assert open_choice(state) == (2, ["sell indigo_plant"] * 2)


@pytest.mark.parametrize(("chooser", "most"), [(0, 2), (1, 1)])
def test_sj_037_production_marks_empty_buildings(chooser: int, most: int) -> None:
    city = "smithy sugar_mill indigo_plant+ sugar_mill indigo_plant"
    state = table("producer", area(city=city), area(), chooser=chooser)
    remaining, pool = open_choice(state)
    assert remaining == most
    if most > 1:
        assert pool == ["produce sugar_mill", "produce sugar_mill", "produce indigo_plant"]
        assert open_choice(do(state, "produce sugar_mill"))[0] == 1


@pytest.mark.parametrize(
    ("phase", "seat", "said"),
    [
        ("producer", area(city="sugar_mill indigo_plant+"), "Which good do you produce?"),
        ("trader", area(city="sugar_mill indigo_plant+"), "Which good do you sell?"),
        ("round_start", area("well", "office_building"), "which card do you exchange?"),
    ],
)
def test_sj_036_sj_040_sj_090_where_one_is_all_there_is_nobody_speaks_of_two(
    phase: str, seat: dict[str, Any], said: str
) -> None:
    """Neither the question nor the number that a front end counts down from."""
    state = table(phase, seat, area(), expansion=True)
    assert open_choice(state) == (1, [])
    assert say(GAME.speech.question(state), "en").endswith(said)


def test_sj_038_equal_mills_are_one_option() -> None:
    state = table("producer", area(city="sugar_mill sugar_mill indigo_plant"), area())
    assert offered(state) == ["produce sugar_mill", "produce indigo_plant", "pass"]


def test_sj_041_sales_mark_goods() -> None:
    city = "silver_smelter+ sugar_mill indigo_plant+ silver_smelter+ customs_office+"
    state = table("trader", area(city=city), area(), expansion=True)
    assert open_choice(state) == (
        2,
        ["sell indigo_plant", *["sell silver_smelter"] * 2, "sell customs_office"],
    )
    assert open_choice(do(state, "sell indigo_plant"))[0] == 1


def test_sj_040_equal_goods_are_one_option_and_come_in_a_fixed_order() -> None:
    seats = (area(city="sugar_mill+ sugar_mill+ indigo_plant+"), area())
    state = table("trader", *seats)
    assert offered(state) == ["sell sugar_mill", "sell indigo_plant", "pass"]
    do(state, "sell sugar_mill")
    assert offered(state) == ["sell sugar_mill", "done"]


def test_sj_073_keeping_marks_the_cards_looked_at() -> None:
    seats = (area("hero", "prefecture"), area())
    state = table("councillor", *seats, draw_pile="well well tower crane statue")
    do(state, "look")
    assert open_choice(state) == (
        2,
        ["keep well", "keep well", "keep crane", "keep tower", "keep statue"],
    )
    assert offered(state) == ["keep well", "keep crane", "keep tower", "keep statue"]
    assert open_choice(do(state, "keep well"))[0] == 1


def test_sj_074_discarding_with_archive_and_prefecture_counts_the_free_one_too() -> None:
    seats = (area("hero", "prefecture archive"), area())
    state = table("councillor", *seats, draw_pile="well chapel tower crane statue")
    do(state, "look")
    remaining, pool = open_choice(state)
    assert remaining == 4
    assert len(pool) == 6
    assert open_choice(do(state, "discard well"))[0] == 3


def test_sj_048_discarding_marks_the_hand() -> None:
    state = table("round_start", area(many(7) + " well hero"), area())
    remaining, pool = open_choice(state)
    assert remaining == 2
    assert pool == [*["discard indigo_plant"] * 7, "discard well", "discard hero"]


def test_sj_090_the_office_takes_two() -> None:
    seats = (area("well hero tower", "office_building"), area())
    state = table("round_start", *seats, expansion=True)
    assert open_choice(state) == (2, ["swap well", "swap tower", "swap hero"])
    assert open_choice(do(state, "swap well"))[0] == 1


def test_sj_096_the_bank_takes_the_whole_hand() -> None:
    seats = (area("well hero tower", "bank"), area())
    state = table("round_start", *seats, expansion=True)
    assert open_choice(state) == (3, ["bank well", "bank tower", "bank hero"])
    assert open_choice(do(state, "bank well"))[0] == 2


@pytest.mark.parametrize(
    ("phase", "city", "arguments"),
    [
        ("councillor", "", {"count": 5}),
        ("councillor", "library", {"count": 8}),
        ("prospector", "", {"count": 1}),
        ("prospector", "library", {"count": 2}),
        ("producer", "indigo_plant sugar_mill", {"count": 2}),
        ("trader", "indigo_plant+ sugar_mill+", {"count": 2}),
    ],
)
def test_sj_071_questions_say_how_many(phase: str, city: str, arguments: dict[str, int]) -> None:
    state = table(phase, area(city=city), area(), area())
    assert asked(state).startswith("0 ")
    assert GAME.speech.question(state).args == arguments
