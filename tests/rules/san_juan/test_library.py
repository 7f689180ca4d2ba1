"""The Library: a privilege that counts twice (SJ-071, SJ-072)."""

import pytest

from tests.rules.san_juan.tables import (
    area,
    asked,
    do,
    fact,
    goods,
    hand,
    many,
    offered,
    pile,
    table,
)

FULL = "indigo_plant+ sugar_mill+ tobacco_storage+ coffee_roaster+"
EMPTY = "indigo_plant sugar_mill tobacco_storage coffee_roaster"
EIGHT = "smithy archive well crane chapel tower quarry hero statue"


def test_sj_071_councillor_looks_at_eight_and_keeps_one() -> None:
    state = table("councillor", area(city="library"), area(), area(), draw_pile=EIGHT)
    do(state, "look")
    assert len(offered(state)) == 8
    do(state, "keep hero")
    assert hand(state) == ["hero"]


def test_sj_071_builder_pays_two_less() -> None:
    state = table("builder", area("tower" + many(4), "library"), area(), area())
    assert len(hand(do(state, "build tower"))) == 4 - 1


def test_sj_071_producer_makes_up_to_three_goods() -> None:
    state = table("producer", area(city=f"library {EMPTY}"), area(), area())
    do(state, "produce indigo_plant", "produce sugar_mill", "produce tobacco_storage")
    assert asked(state) == "1 role"
    assert len(goods(state)) == 3


def test_sj_071_trader_sells_up_to_three_goods() -> None:
    state = table("trader", area(city=f"library {FULL}"), area(), area())
    do(state, "sell indigo_plant", "sell sugar_mill", "sell tobacco_storage")
    assert asked(state) == "1 role"
    assert goods(state) == ["coffee_roaster"]


def test_sj_071_prospector_draws_two() -> None:
    state = table("prospector", area(city="library"), area(), area(), draw_pile=EIGHT)
    do(state, "draw")
    assert hand(state) == ["smithy", "archive"]


def test_sj_071_only_when_its_owner_chose_the_role() -> None:
    state = table("producer", area(city=EMPTY), area(city=f"library {EMPTY}"), area())
    do(state, "produce indigo_plant", "produce sugar_mill", "produce indigo_plant")
    assert len(goods(state, 0)) == 2
    assert len(goods(state, 1)) == 1
    seats = (area("tower" + many(4)), area("tower" + many(4), "library"), area())
    state = table("builder", *seats)
    do(state, "build tower", "build tower")
    assert len(hand(state, 0)) == 4 - 2
    assert len(hand(state, 1)) == 4 - 3
    state = table("councillor", area(), area(city="library"), area(), draw_pile=EIGHT)
    do(state, "pass", "look")
    assert len(offered(state)) == 2


def test_sj_072_two_players_the_first_role_doubled_means_not_the_second() -> None:
    state = table("role", area(city="library"), area(), draw_pile=EIGHT)
    do(state, "role prospector", "double", "draw", "role trader", "role councillor", "look")
    assert len(hand(state)) == 2
    assert len(offered(state)) == 5


def test_sj_072_the_first_role_not_doubled_means_the_second_may_be() -> None:
    state = table("role", area(city="library"), area(), draw_pile=EIGHT)
    do(state, "role trader")
    assert asked(state) == "1 role"
    do(state, "role builder", "role prospector", "draw")
    assert len(hand(state)) == 2


def test_sj_072_declined_at_the_first_role_it_doubles_the_second() -> None:
    state = table("role", area(city="library"), area(), draw_pile=EIGHT)
    do(state, "role prospector", "pass", "draw")
    assert len(hand(state)) == 1
    do(state, "role trader", "role councillor", "look")
    assert len(offered(state)) == 8


def test_sj_072_in_the_next_round_it_is_fresh_again() -> None:
    seat = area(city="library")
    state = table("role", seat, area(), draw_pile=EIGHT, governor=0)
    do(state, "role prospector", "double", "pass", "role trader", "role builder")
    assert fact(state, "governor") == 1
    do(state, "role trader", "role prospector", "draw")
    assert len(hand(state)) == 2


def test_sj_r05_only_the_governors_first_role_is_a_question() -> None:
    state = do(table("role", area(city="library"), area()), "role prospector")
    assert asked(state) == "0 double"
    state = table("role", area(), area(city="library"), draw_pile=EIGHT)
    do(state, "role trader", "role prospector")
    assert asked(state) == "1 prospect"  # the opponent: doubled without a question
    assert len(hand(do(state, "draw"), 1)) == 2


def test_sj_r05_in_a_trader_phase_after_the_tile_is_turned_up() -> None:
    state = table("role", area(city="library indigo_plant+"), area())
    do(state, "role trader")
    assert asked(state) == "0 double"
    assert fact(state, "tile_is_up") is True


@pytest.mark.parametrize("phase", ["builder", "producer", "trader", "councillor", "prospector"])
def test_sj_r05_before_any_card_is_drawn_laid_or_moved(phase: str) -> None:
    seat = area("smithy" + many(2), f"library {FULL} sugar_mill")
    state = table(phase, seat, area(), draw_pile=EIGHT)
    assert asked(state) == "0 double"
    assert len(pile(state)) == 9
    assert len(hand(state)) == 3


def test_sj_r05_yes_spends_the_library_whatever_comes_of_it() -> None:
    state = table("role", area(city="library"), area(), draw_pile=EIGHT)
    do(state, "role prospector", "double", "pass")
    assert fact(state, "seats.0.library_spent") is True
    do(state, "role trader", "role councillor", "look")
    assert len(offered(state)) == 5


def test_sj_r05_with_a_library_spent_there_is_no_doubling() -> None:
    state = table(
        "prospector",
        area(city="library", library_spent=True),
        area(),
        roles={"trader": 0, "builder": 1, "prospector": 0},
        draw_pile=EIGHT,
    )
    assert asked(state) == "0 prospect"
    assert len(hand(do(state, "draw"))) == 1


@pytest.mark.parametrize(("phase", "city"), [("producer", "smithy indigo_plant+"), ("trader", "")])
def test_sj_r05_no_question_where_there_is_nothing_to_produce_or_sell(
    phase: str, city: str
) -> None:
    state = table(phase, area(city=f"library {city}"), area())
    assert asked(state) == "1 role"


def test_sj_r05_nor_where_no_card_is_left_to_produce() -> None:
    seats = (area(city="library indigo_plant"), area())
    state = table("producer", *seats, draw_pile="", discard="")
    assert asked(state) == "1 role"


@pytest.mark.parametrize("phase", ["builder", "councillor", "prospector"])
def test_sj_r05_nor_where_all_see_that_there_is_nothing_to_do(phase: str) -> None:
    seats = (area(city="library"), area("hero"))
    state = table(phase, *seats, draw_pile="", discard="", watched=True)
    assert not asked(state).startswith("0 ")


def test_sj_r05_a_hand_that_can_build_nothing_is_asked_like_any_other() -> None:
    state = table("builder", area("palace", "library"), area(), watched=True)
    assert asked(state) == "0 double"


def test_sj_r05_a_cathedral_on_the_table_is_something_to_build() -> None:
    state = table("builder", area(city="library"), area(), expansion=True)
    assert asked(state) == "0 double"


def test_sj_r05_the_customs_office_is_filled_before_the_question() -> None:
    seats = (area(city="library customs_office"), area())
    state = table("councillor", *seats, draw_pile=EIGHT, expansion=True)
    assert asked(state) == "0 double"
    assert goods(state) == ["customs_office"]


@pytest.mark.parametrize("players", [3, 4])
def test_sj_r06_with_more_players_it_always_doubles_without_a_question(players: int) -> None:
    seats = [area(city="library")] * 2 + [area()] * (players - 2)
    state = table("role", *seats, draw_pile=EIGHT)
    do(state, "role prospector")
    assert asked(state) == "0 prospect"
    do(state, "draw")
    assert len(hand(state)) == 2
    do(state, "role councillor", "look")
    assert len(offered(state)) == 7  # eight, but only seven were left


def test_sj_r06_doing_less_stays_possible() -> None:
    state = table("producer", area(city=f"library {EMPTY}"), area(), area())
    do(state, "produce indigo_plant", "done")
    assert len(goods(state)) == 1
