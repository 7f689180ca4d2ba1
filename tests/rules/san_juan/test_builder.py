"""The Builder phase and the buildings that act in it, the Crane apart."""

import pytest

from bastide.engine.messages import BadInput
from bastide.games.san_juan.catalogue import NUMBERS
from bastide.games.san_juan.editions import edition
from tests.rules.san_juan.tables import (
    GAME,
    area,
    asked,
    city,
    discard,
    do,
    fact,
    goods,
    hand,
    many,
    offered,
    pile,
    refused_by,
    table,
)

# --- building and paying ---


def test_sj_030_a_card_from_hand_is_built_and_its_cost_discarded_from_hand() -> None:
    state = table("builder", area("tower smithy well crane"), area(), chooser=1, discard="")
    do(state, "build tower")
    assert city(state) == ["tower"]
    assert hand(state) == []
    assert discard(state) == ["smithy", "well", "crane"]


def test_sj_030_the_card_lies_on_the_table_before_it_is_paid() -> None:
    state = table("builder", area("well smithy tower crane"), area(), chooser=1)
    do(state, "build well")
    assert city(state) == ["well"]
    assert offered(state) == ["pay smithy", "pay crane"]


def test_sj_030_the_built_card_is_not_part_of_the_payment() -> None:
    state = table("builder", area("well smithy"), area(), chooser=1)
    assert "build well" not in (offered(state) if asked(state) == "0 build" else [])
    state = table("builder", area("well smithy archive"), area(), chooser=1)
    assert "build well" in offered(state)


def test_sj_030_a_player_builds_one_card_only() -> None:
    state = table("builder", area("smithy archive gold_mine"), area())
    do(state, "build smithy")
    assert asked(state) == "1 role"


def test_sj_030_any_set_of_hand_cards_may_pay_and_none_is_offered_twice() -> None:
    state = table("builder", area("tower smithy well crane aqueduct"), area(), discard="")
    do(state, "build tower")
    assert offered(state) == ["pay smithy", "pay well", "pay crane"]
    pairs = []
    for first in offered(state):
        paid = do(state.clone(), first)
        ends = [do(paid.clone(), it) for it in offered(paid)] if asked(paid) == "0 pay" else [paid]
        pairs += [discard(end) for end in ends]
    assert pairs == [
        ["smithy", "well"],
        ["smithy", "crane"],
        ["smithy", "aqueduct"],
        ["well", "crane"],
        ["well", "aqueduct"],
        ["crane", "aqueduct"],
    ]


def test_sj_031_the_builder_pays_one_less() -> None:
    state = table("builder", area("tower" + many(3)), area("tower" + many(3)))
    do(state, "build tower")
    do(state, "build tower")
    assert len(hand(state, 0)) == 3 - 2
    assert len(hand(state, 1)) == 3 - 3


def test_sj_032_nobody_gains_cards_from_a_reduction() -> None:
    state = table("builder", area("indigo_plant", "smithy library"), area(), area())
    do(state, "build indigo_plant")
    assert hand(state) == []
    assert city(state) == ["smithy", "library", "indigo_plant"]
    assert asked(state) == "1 role"


def test_sj_033_any_number_of_equal_production_buildings() -> None:
    state = table("builder", area("indigo_plant", "indigo_plant indigo_plant"), area())
    do(state, "build indigo_plant")
    assert city(state) == ["indigo_plant"] * 3


def test_sj_033_at_most_one_copy_of_a_city_building() -> None:
    state = table("builder", area("smithy well" + many(3), "smithy"), area())
    assert "build smithy" not in offered(state)
    assert "build well" in offered(state)
    assert refused_by(state, "build smithy") == "SJ-033"


def test_sj_033_another_player_may_have_the_same_city_building() -> None:
    state = table("builder", area("smithy", ""), area(city="smithy"))
    do(state, "build smithy")
    assert city(state, 0) == city(state, 1) == ["smithy"]


def test_sj_034_all_reductions_add_up() -> None:
    seat = area("hero" + many(5), "quarry library crane tower smithy")
    state = table("builder", seat, area(), area())
    do(state, "build hero", "cover nothing")
    assert len(hand(state)) == 5 - (5 - 2 - 1)  # Library 2, Quarry 1, no Smithy


def test_sj_034_what_cannot_be_paid_is_not_offered() -> None:
    state = table("builder", area("tower archive smithy"), area(), chooser=1)
    assert offered(state) == ["pass", "build smithy", "build archive"]
    assert refused_by(state, "build tower") == "SJ-034"


def test_sj_035_a_building_stays() -> None:
    state = table("role", area(city="smithy indigo_plant"), area())
    do(state, "role trader", "role builder", "role producer", "produce indigo_plant")
    assert city(state) == ["smithy", "indigo_plant"]
    assert fact(state, "round") == 2


# --- a power works from the end of its Builder phase on ---


def test_sj_050_a_fresh_building_does_not_help_in_the_phase_it_was_built_in() -> None:
    state = table("builder", area(city="carpenter! smithy"), area("quarry" + many(9)), chooser=1)
    do(state, "build quarry")  # as Builder, 4 - 1: the fresh Quarry takes nothing off
    assert len(hand(state, 1)) == 9 - 3


def test_sj_050_in_the_next_phase_it_works_even_in_the_same_round() -> None:
    state = table("builder", area("library" + many(4)), area(), area(), governor=2, chooser=0)
    do(state, "build library", "role councillor", "pass", "pass", "pass")
    assert fact(state, "governor") == 0
    do(state, "role prospector", "draw")
    assert len(hand(state, 0)) == 2


def test_sj_050_a_library_doubles_a_later_role_of_the_same_round() -> None:
    state = table("builder", area("library" + many(4)), area(), draw_pile="well crane tower hero")
    do(state, "build library", "role trader", "role prospector", "draw")
    assert hand(state) == ["well", "crane"]


def test_sj_050_outside_a_builder_phase_no_position_has_a_fresh_building() -> None:
    table("builder", area("", "quarry!"), area())
    for phase in ("role", "producer", "over"):
        with pytest.raises(BadInput, match="SJ-050"):
            table(phase, area("", "quarry!"), area())


def test_sj_050_the_phase_that_made_it_fresh_must_have_ended() -> None:
    # seat 1 builds after seat 0; the Carpenter seat 0 has just built is still fresh
    state = table("builder", area("carpenter" + many(2)), area("well" + many(3)))
    do(state, "build carpenter")
    assert fact(state, "seats.0.city.0.fresh") is True
    do(state, "build well")
    assert fact(state, "seats.0.city.0.fresh") is False


# --- Smithy, Quarry ---


def test_sj_051_smithy_takes_one_off_a_production_building() -> None:
    state = table("builder", area("sugar_mill" + many(3), "smithy"), area(), chooser=1)
    assert len(hand(do(state, "build sugar_mill"))) == 3 - 1


def test_sj_051_smithy_takes_nothing_off_a_city_building() -> None:
    state = table("builder", area("well" + many(3), "smithy"), area(), chooser=1)
    assert len(hand(do(state, "build well"))) == 3 - 2


def test_sj_051_smithy_helps_its_owner_only() -> None:
    state = table("builder", area("sugar_mill" + many(3)), area(city="smithy"), chooser=1)
    assert len(hand(do(state, "build sugar_mill"))) == 3 - 2


def test_sj_051_smithy_and_privilege_add_up() -> None:
    state = table("builder", area("tobacco_storage" + many(3), "smithy"), area())
    assert len(hand(do(state, "build tobacco_storage"))) == 3 - 1


def test_sj_070_quarry_takes_one_off_a_city_building() -> None:
    state = table("builder", area("well" + many(3), "quarry"), area(), chooser=1)
    assert len(hand(do(state, "build well"))) == 3 - 1


def test_sj_070_quarry_takes_nothing_off_a_production_building() -> None:
    state = table("builder", area("sugar_mill" + many(3), "quarry"), area(), chooser=1)
    assert len(hand(do(state, "build sugar_mill"))) == 3 - 2


# --- Poor House, Carpenter ---


@pytest.mark.parametrize(("left", "drawn"), [(0, 1), (1, 1), (2, 0)])
def test_sj_054_poor_house_pays_a_builder_left_with_at_most_one_card(left: int, drawn: int) -> None:
    seat = area("smithy" + many(1 + left), "poor_house")
    state = table("builder", seat, area(), chooser=1, draw_pile="hero palace")
    do(state, "build smithy")
    assert len(hand(state)) == left + drawn


def test_sj_054_poor_house_pays_nobody_who_did_not_build() -> None:
    state = table("builder", area("smithy", "poor_house"), area(), draw_pile="hero")
    do(state, "pass")
    assert hand(state) == ["smithy"]


@pytest.mark.parametrize(("left", "drawn"), [(0, 2), (1, 1)])
def test_sj_054_the_carpenters_card_comes_first(left: int, drawn: int) -> None:
    seat = area("smithy" + many(1 + left), "poor_house carpenter")
    state = table("builder", seat, area(), chooser=1, draw_pile="hero palace well")
    do(state, "build smithy")
    assert len(hand(state)) == left + drawn


def test_sj_054_building_the_poor_house_does_not_pay() -> None:
    state = table("builder", area("poor_house" + many(2)), area(), chooser=1, draw_pile="hero")
    assert hand(do(state, "build poor_house")) == []


def test_sj_069_carpenter_pays_for_a_city_building() -> None:
    seat = area("smithy" + many(4), "carpenter")
    state = table("builder", seat, area(), chooser=1, draw_pile="hero palace")
    assert hand(do(state, "build smithy")) == ["indigo_plant"] * 3 + ["hero"]


def test_sj_069_carpenter_pays_nothing_for_a_production_building() -> None:
    seat = area("sugar_mill" + many(4), "carpenter")
    state = table("builder", seat, area(), chooser=1, draw_pile="hero palace")
    assert hand(do(state, "build sugar_mill")) == ["indigo_plant"] * 2


def test_sj_069_building_the_carpenter_does_not_pay() -> None:
    state = table("builder", area("carpenter" + many(4)), area(), chooser=1, draw_pile="hero")
    assert hand(do(state, "build carpenter")) == ["indigo_plant"]


@pytest.mark.parametrize(
    "building", ["poor_house", "carpenter", "black_market", "smithy", "quarry", "crane", "library"]
)
def test_sj_r09_no_effect_on_the_build_that_puts_it_into_play(building: str) -> None:
    seat = area(building + many(8), "indigo_plant+")
    state = table("builder", seat, area(), draw_pile="hero palace")
    printed = int(edition(2, False, 3, 3).cost[NUMBERS[building]])
    do(state, f"build {building}")
    assert len(hand(state)) == 8 - (printed - 1)  # the Builder's privilege
    assert goods(state) == ["indigo_plant"]
    assert pile(state) == ["hero", "palace"]


def test_sj_r09_nor_for_the_rest_of_that_builder_phase() -> None:
    # seat 0 is still to build, and its Smithy counts as built in this phase
    seat = area("sugar_mill" + many(4), "smithy! carpenter!")
    state = table("builder", seat, area(), chooser=1, draw_pile="hero")
    assert len(hand(do(state, "build sugar_mill"))) == 4 - 2


def test_sj_r40_the_payment_is_discarded_before_the_after_build_draws() -> None:
    seat = area("smithy well", "carpenter poor_house")
    state = table("builder", seat, area(), chooser=1, draw_pile="", discard="")
    do(state, "build smithy")
    assert hand(state) == ["well"]  # reshuffled and drawn again by the Carpenter
    assert discard(state) == pile(state) == []


def test_sj_r42_reductions_are_applied_in_full_and_never_asked_for() -> None:
    seat = area("well" + many(3), "quarry")
    state = table("builder", seat, area())
    do(state, "build well")
    assert asked(state) == "1 role"
    assert len(hand(state)) == 3


def test_sj_r43_pure_gains_come_without_a_question() -> None:
    seat = area("smithy indigo_plant", "carpenter poor_house")
    state = table("builder", seat, area(), draw_pile="hero palace well")
    do(state, "build smithy")
    assert len(hand(state)) == 2  # the Carpenter's card came, then there were two
    assert asked(state) == "1 role"


def test_sj_070_a_quarry_makes_the_cheapest_city_building_free() -> None:
    state = table("builder", area("smithy", "quarry"), area(), chooser=1)
    do(state, "build smithy")
    assert city(state) == ["quarry", "smithy"]


# --- Black Market ---

MARKET = "black_market indigo_plant+ tobacco_storage+ sugar_mill+"


def test_sj_055_up_to_two_goods_may_pay_instead_of_cards() -> None:
    seat = area("library smithy smithy smithy", MARKET)
    state = table("builder", seat, area(), chooser=1)
    do(state, "build library", "pay_good indigo_plant", "pay_good sugar_mill")
    assert hand(state) == []
    assert goods(state) == ["tobacco_storage"]
    assert len(discard(state)) == 5


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_sj_055_the_own_goods_pay_from_every_seat(seat: int) -> None:
    seats = [area(city="gold_mine coffee_roaster+ silver_smelter+") for _ in range(3)]
    seats[seat] = area("well smithy", "black_market indigo_plant+ sugar_mill+")
    state = table("builder", *seats, chooser=seat)
    do(state, "build well")
    assert offered(state) == ["pay_good sugar_mill", "pay_good indigo_plant", "pay smithy"]
    do(state, "pay_good sugar_mill")
    assert goods(state, seat) == ["indigo_plant"]


def test_sj_055_each_good_counts_one_whatever_its_type() -> None:
    seat = area("well", "black_market silver_smelter+ indigo_plant+")
    state = table("builder", seat, area(), chooser=1)
    do(state, "build well")
    assert goods(state) == []


def test_sj_055_never_three_goods() -> None:
    state = table("builder", area("tower", MARKET), area(), chooser=1)
    assert asked(state) != "0 build"  # three goods would do, two do not


def test_sj_055_without_the_market_goods_do_not_pay() -> None:
    state = table("builder", area("smithy", "indigo_plant+ sugar_mill+"), area(), chooser=1)
    assert asked(state) != "0 build"


def test_sj_055_goods_pay_unseen() -> None:
    seat = area("well", "black_market indigo_plant+ sugar_mill+")
    state = table("builder", seat, area(), chooser=1, discard="")
    do(state, "build well")
    assert len(discard(state)) == 2
    assert fact(state, "open_discard") == []
    assert fact(state, "seats.0.buried") == []


def test_sj_055_the_customs_office_good_pays_too() -> None:
    seat = area("smithy", "black_market customs_office+")
    state = table("builder", seat, area(), chooser=1, expansion=True)
    do(state, "build smithy")
    assert goods(state) == []


def test_sj_r04_zero_one_or_two_goods_never_more_than_the_cost() -> None:
    seat = area("well archive smithy", "black_market indigo_plant+ indigo_plant+ sugar_mill+")
    state = table("builder", seat, area(), chooser=1)
    do(state, "build well")
    assert set(offered(state)) == {"pay_good indigo_plant", "pay smithy", "pay archive"}
    assert goods(do(state.clone(), "pay smithy", "pay archive")) == [
        "indigo_plant",
        "indigo_plant",
        "sugar_mill",
    ]
    one = do(state.clone(), "pay smithy", "pay_good sugar_mill")
    assert goods(one) == ["indigo_plant", "indigo_plant"]
    assert hand(one) == ["archive"]
    two = do(state.clone(), "pay_good indigo_plant")
    assert set(offered(two)) == {"pay_good indigo_plant", "pay_good sugar_mill"}
    assert fact(two, "steps")[-1]["goods_left"] == 1
    do(two, "pay_good sugar_mill")
    assert hand(two) == ["smithy", "archive"]
    assert asked(two) == "0 role"


def test_sj_r04_no_pair_of_goods_comes_up_twice() -> None:
    seat = area("well", "black_market indigo_plant+ sugar_mill+ sugar_mill+")
    state = table("builder", seat, area(), chooser=1)
    do(state, "build well")
    assert offered(state) == ["pay_good sugar_mill", "pay_good indigo_plant"]
    do(state, "pay_good sugar_mill")  # the other one follows by itself
    assert goods(state) == ["indigo_plant"]


def test_sj_r04_exact_payment_a_cost_of_one_takes_one_good() -> None:
    seat = area("smithy", "black_market indigo_plant+ indigo_plant+")
    state = table("builder", seat, area(), chooser=1)
    do(state, "build smithy")
    assert goods(state) == ["indigo_plant"]
    assert asked(state) == "0 role"


def test_sj_r04_a_good_may_replace_a_hand_card_that_is_there() -> None:
    seat = area("smithy well", "black_market indigo_plant+")
    state = table("builder", seat, area(), chooser=1)
    do(state, "build smithy", "pay_good indigo_plant")
    assert hand(state) == ["well"]


# --- the order of events ---


def test_sj_r45_a_player_who_cannot_build_anything_is_not_asked() -> None:
    state = table("builder", area("hero"), area("smithy well"), chooser=0)
    assert asked(state) == "1 build"


def test_sj_r45_guesthouses_after_the_last_player_clockwise_from_the_builder() -> None:
    state = table(
        "builder",
        area("smithy", "guesthouse"),
        area(city="tower well"),
        area(city="guesthouse"),
        chooser=1,
        governor=1,
        draw_pile="hero palace",
        expansion=True,
    )
    assert asked(state) == "2 role"  # nobody could build
    assert hand(state, 2) == ["hero"]
    assert hand(state, 0) == ["smithy", "palace"]


# --- Guesthouse ---


def guests(*cities: str) -> list[int]:
    """How many cards each seat has after a Builder phase in which nobody builds."""
    seats = [area(city=it) for it in cities]
    state = table("builder", *seats, expansion=True)
    return [len(hand(state, seat)) for seat in range(len(cities))]


def test_sj_093_guesthouse_pays_the_owner_with_the_fewest_buildings() -> None:
    assert guests("guesthouse", "tower well") == [1, 0]
    assert guests("guesthouse indigo_plant", "tower well indigo_plant") == [1, 0]


def test_sj_093_not_if_somebody_has_fewer() -> None:
    assert guests("guesthouse well", "tower", "indigo_plant sugar_mill well") == [0, 0, 0]


def test_sj_093_a_tie_for_fewest_is_fine_but_somebody_must_have_more() -> None:
    assert guests("guesthouse", "tower", "indigo_plant well") == [1, 0, 0]
    assert guests("guesthouse", "tower", "well") == [0, 0, 0]


def test_sj_093_every_owner_with_the_fewest_is_paid() -> None:
    assert guests("guesthouse", "guesthouse", "indigo_plant well") == [1, 1, 0]


def test_sj_093_not_in_the_phase_in_which_it_was_built() -> None:
    seats = (area("guesthouse indigo_plant"), area(city="tower well"))
    state = table("builder", *seats, expansion=True)
    do(state, "build guesthouse")
    assert hand(state) == []


def test_sj_093_the_count_is_taken_at_the_end_of_the_phase() -> None:
    seats = (area("smithy", "guesthouse"), area(city="tower well"), area(city="well tower crane"))
    state = table("builder", *seats, expansion=True, draw_pile="hero")
    do(state, "build smithy")
    assert hand(state) == ["hero"]  # two buildings, as few as seat 1, fewer than seat 2


def test_sj_093_covered_buildings_do_not_count() -> None:
    assert guests("guesthouse/well", "tower well") == [1, 0]
    assert guests("guesthouse well", "tower/well") == [0, 0]


# --- the Cathedral ---


def test_sj_100_any_player_may_build_the_cathedral_from_the_table() -> None:
    state = table("builder", area(many(7)), area(many(7, "sugar_mill")), chooser=1, expansion=True)
    do(state, "pass")
    do(state, "build cathedral")
    assert city(state) == ["cathedral"]
    assert hand(state) == []
    assert GAME.knowledge.view(state, 1)["cathedral"] == "built"
    assert fact(state, "cathedral") == 0


def test_sj_100_it_is_that_players_one_build() -> None:
    state = table("builder", area("smithy smithy" + many(4)), area(), expansion=True)
    do(state, "build cathedral")
    assert asked(state) == "1 role"
    assert city(state) == ["cathedral"]


def test_sj_100_once_built_it_is_not_there_any_more() -> None:
    seats = (area(many(9)), area(city="cathedral"))
    state = table("builder", *seats, expansion=True)
    assert "build cathedral" not in offered(state)
    assert refused_by(state, "build cathedral") == "SJ-100"


def test_sj_100_privilege_and_quarry_reduce_it_smithy_does_not() -> None:
    seats = (area(many(7), "quarry smithy"), area())
    state = do(table("builder", *seats, expansion=True), "build cathedral")
    assert len(hand(state)) == 7 - 5


def test_sj_100_there_is_no_cathedral_without_the_expansion() -> None:
    state = table("builder", area(many(9)), area())
    assert "build cathedral" not in offered(state)


def test_sj_r25_the_cathedral_is_a_city_building() -> None:
    seats = (area(many(7), "carpenter city_hall"), area())
    state = table("builder", *seats, expansion=True, draw_pile="hero", chooser=1)
    do(state, "build cathedral")
    assert hand(state) == ["hero"]  # the Carpenter pays
    assert GAME.scoring.breakdown(state, 0)["city_hall"] == 3
    assert fact(state, "seats.0.city.2.card") == "cathedral"


def test_sj_r25_covered_it_is_gone_for_good() -> None:
    seats = (area("palace" + many(1), "crane cathedral"), area(many(9)))
    state = table("builder", *seats, expansion=True)
    do(state, "build palace")  # too dear without covering the Cathedral
    assert city(state) == ["crane", "palace"]
    assert asked(state) == "1 build"
    assert "build cathedral" not in offered(state)
    assert GAME.knowledge.view(state, 1)["cathedral"] == "gone"
