"""By option reductions may be declined (SJ-R42)."""

import pytest

from bastide.engine.flow import State
from bastide.engine.game import complete
from bastide.engine.messages import BadInput
from tests.rules.san_juan.tables import (
    GAME,
    area,
    asked,
    city,
    do,
    fact,
    hand,
    many,
    offered,
    refused_by,
    table,
)

OPTIONS = {"players": 3, "decline_reductions": True}


def builder(cards: str, town: str, chooser: int = 0, **said: object) -> State:
    """A builder with these cards and buildings, who may decline."""
    seats = (area(cards, town), area(), area())
    return table("builder", *seats, chooser=chooser, decline_reductions=True, **said)


@pytest.mark.parametrize(
    ("card", "town", "chooser", "prices"),
    [
        ("tower", "", 0, "23"),
        ("tower", "quarry", 0, "123"),
        ("tower", "quarry library", 0, "0123"),
        ("tower", "smithy quarry", 1, "23"),
        ("sugar_mill", "smithy quarry library", 0, "012"),
        ("indigo_plant", "library", 0, "01"),
    ],
)
def test_sj_r42_each_reduction_may_be_declined(
    card: str, town: str, chooser: int, prices: str
) -> None:
    state = do(builder(card + many(6), town, chooser), f"build {card}")
    assert asked(state) == "0 price"
    assert offered(state) == [f"price {price}" for price in prices]


def test_sj_r42_what_is_said_is_paid_exactly() -> None:
    state = do(builder("tower" + many(6), "quarry"), "build tower", "price 3")
    assert len(hand(state)) == 3
    assert city(state) == ["quarry", "tower"]


def test_sj_r42_nobody_is_asked_for_the_only_price() -> None:
    state = do(builder("tower" + many(6), "smithy", 1), "build tower")
    assert len(hand(state)) == 3


def test_sj_r42_only_what_can_be_paid_is_offered() -> None:
    state = do(builder("tower" + many(2), "quarry"), "build tower")
    assert offered(state) == ["price 1", "price 2"]
    goods = "quarry black_market sugar_mill+"
    state = do(builder("tower" + many(2), goods), "build tower")
    assert offered(state) == ["price 1", "price 2", "price 3"]


@pytest.mark.parametrize(
    ("place", "prices"),
    [("nothing", "345"), ("chapel 2", "012345"), ("quarry 1", "0145"), ("park 3", "0345")],
)
def test_sj_r42_the_value_of_what_is_covered_counts_whole(place: str, prices: str) -> None:
    """A covered Quarry takes nothing off any more (SJ-R03); a Park counts 6 (SJ-094)."""
    state = builder("library" + many(9), "crane quarry chapel park", expansion=True)
    do(state, "build library", f"cover {place}")
    assert offered(state) == [f"price {price}" for price in prices]


def test_sj_r42_a_price_that_no_reductions_give_is_refused() -> None:
    state = do(builder("tower" + many(6), "quarry"), "build tower")
    assert refused_by(state, "price 0") == "SJ-R42"
    assert refused_by(state, "price 4") == "SJ-R42"


def test_sj_r42_the_card_is_named_before_it_is_laid() -> None:
    state = do(builder("tower" + many(6), "quarry"), "build tower")
    assert city(state) == ["quarry"]
    assert fact(state, "seats.0.known") == ["tower"]
    assert fact(do(state, "price 1"), "seats.0.known") == []


def test_sj_r42_the_cathedral_may_cost_more() -> None:
    state = builder(many(7), "quarry", expansion=True)
    do(state, "build cathedral")
    assert offered(state) == ["price 5", "price 6", "price 7"]
    assert hand(do(state, "price 7")) == []


@pytest.mark.parametrize(("card", "place"), [("hero", 12), ("tower", 1), ("tower", 2)])
def test_a_position_in_the_middle_of_it_must_fit(card: str, place: int) -> None:
    """The card is in hand, and what it covers stands there and is no Crane."""
    state = builder("tower" + many(6), "quarry crane", expansion=True)
    do(state, "build tower", "cover quarry 0")
    document = GAME.positions.to_document(state)
    settings = complete(GAME, {**OPTIONS, "expansion": True})
    assert offered(GAME.positions.from_document(document, settings)) == offered(state)
    document["steps"][-1].update(card=card, place=place)
    with pytest.raises(BadInput, match="'price'"):
        GAME.positions.from_document(document, settings)


@pytest.mark.parametrize(
    ("option", "value", "rule"),
    [("customs_office_breaks_ties", False, "SJ-R19"), ("cathedral_counts_covered", True, "SJ-R26")],
)
def test_sj_r19_r26_without_the_expansion_there_is_nothing_to_choose(
    option: str, value: bool, rule: str
) -> None:
    with pytest.raises(BadInput, match=rule):
        complete(GAME, {"players": 2, option: value})
