"""The Crane: building on top of one's own buildings (SJ-059..SJ-065)."""

from contextlib import nullcontext
from typing import Any

import pytest

from bastide.engine.flow import State
from bastide.engine.messages import BadInput
from bastide.words import say
from tests.rules.san_juan.tables import (
    GAME,
    area,
    asked,
    city,
    covered,
    discard,
    do,
    fact,
    goods,
    hand,
    many,
    offered,
    points,
    refused_by,
    stored,
    table,
)


def test_sj_059_the_printed_cost_of_the_covered_building_is_subtracted() -> None:
    state = table("builder", area("library" + many(5), "crane tower"), area(), chooser=1)
    do(state, "build library", "cover tower 1")
    assert len(hand(state)) == 5 - (5 - 3)
    assert city(state) == ["crane", "library"]
    assert covered(state) == ["tower"]


def test_sj_059_the_crane_need_not_be_used() -> None:
    state = table("builder", area("library" + many(5), "crane tower"), area(), chooser=1)
    do(state, "build library", "cover nothing")
    assert len(hand(state)) == 0
    assert city(state) == ["crane", "tower", "library"]


def test_sj_094_a_park_takes_six_off_the_cathedral() -> None:
    state = table("builder", area("well tower", "crane park"), area(), chooser=1, expansion=True)
    do(state, "build cathedral", "pay well")  # 7 less 6; nothing else could be paid
    assert city(state) == ["crane", "cathedral"]
    assert hand(state) == ["tower"]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_sj_r03_a_good_that_is_lost_under_the_new_building_does_not_pay_for_it(seat: int) -> None:
    def who_builds(city: str) -> str:
        seats = [area(), area(), area()]
        seats[seat] = area("library", f"crane black_market {city}")
        return asked(table("builder", *seats, chooser=(seat + 1) % 3))

    # on the Tobacco Storage 5 less 3 is 2, and but one good is left
    assert not who_builds("sugar_mill+ tobacco_storage+").endswith("build")
    assert who_builds("sugar_mill+ tobacco_storage+ sugar_mill+") == f"{seat} build"


def test_sj_059_without_a_crane_nothing_is_covered() -> None:
    state = table("builder", area("library" + many(5), "tower"), area(city="crane"), chooser=1)
    do(state, "build library")
    assert city(state) == ["tower", "library"]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_sj_059_a_card_that_is_only_payable_with_the_crane_is_offered(seat: int) -> None:
    seats = [area(city="smithy gold_mine") for _ in range(3)]
    seats[seat] = area("palace" + many(3), "crane chapel")
    state = table("builder", *seats, chooser=(seat + 1) % 3)
    while asked(state) != f"{seat} build":
        do(state, "pass")
    assert "build palace" in offered(state)
    do(state, "build palace")  # covering the Chapel is the only way
    assert city(state, seat) == ["crane", "palace"]
    assert hand(state, seat) == []


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_sj_059_from_every_seat(seat: int) -> None:
    seats = [area(city="hero tobacco_storage tobacco_storage") for _ in range(3)]
    seats[seat] = area(
        "library" + many(5),
        "crane tower indigo_plant indigo_plant+ indigo_plant indigo_plant+",
        known=["library"],
    )
    state = table("builder", *seats, chooser=seat)
    do(state, "build library")
    assert offered(state) == [
        "cover nothing",
        "cover tower 1",
        "cover indigo_plant 2",
        "cover indigo_plant 3",
    ]
    do(state, "cover indigo_plant 3")
    assert city(state, seat)[2:5] == ["indigo_plant", "library", "indigo_plant"]
    assert fact(state, f"seats.{seat}.city.2.fresh") is False  # one of two is still in play
    assert [it["known"] for it in GAME.knowledge.view(state, -1)["seats"]] == [[], [], []]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_sj_060_the_last_copy_covered_is_out_of_play_from_every_seat(seat: int) -> None:
    seats = [area(), area(), area()]
    seats[seat - 1] = area(city="smithy")
    seats[seat] = area("tower smithy" + many(4), "crane smithy well")
    state = table("builder", *seats, chooser=seat)
    assert "build smithy" not in offered(state)
    do(state, "build tower", "cover smithy 1", "pay indigo_plant")
    do(state, "role trader", "role producer", "role builder")
    assert asked(state) == f"{seat} build"
    assert "build smithy" in offered(state)


def test_sj_r45_a_card_named_for_the_crane_is_known_from_then_on() -> None:
    seat = area("tower tower" + many(3), "crane well", known=["tower"])
    state = do(table("builder", seat, area(), chooser=1), "build tower")
    assert GAME.knowledge.view(state, 1)["seats"][0]["known"] == ["tower"]
    seat = area("statue tower" + many(3), "crane well", known=["tower"])
    state = do(table("builder", seat, area(), chooser=1), "build statue")
    assert GAME.knowledge.view(state, 1)["seats"][0]["known"] == ["tower", "statue"]
    seat = area("statue victory_column" + many(3), "crane well", known=["victory_column"])
    state = do(table("builder", seat, area(), chooser=1), "build statue")
    assert GAME.knowledge.view(state, 1)["seats"][0]["known"] == ["statue", "victory_column"]


def test_sj_059_only_own_buildings() -> None:
    state = table("builder", area("well" + many(4), "crane"), area(city="tower"), chooser=1)
    do(state, "build well")
    assert city(state, 1) == ["tower"]
    assert city(state) == ["crane", "well"]


def test_sj_060_the_covered_building_has_no_power_any_more() -> None:
    seat = area("well" + many(1) + " sugar_mill", "crane smithy")
    state = table("builder", seat, area(), chooser=1)
    do(state, "build well", "cover smithy 1", "pay sugar_mill")
    assert GAME.knowledge.view(state, 0)["seats"][0]["city"][1]["card"] == "well"
    do(state, "role producer", "role trader")
    following = table("builder", area("sugar_mill" + many(4), "crane well/smithy"), area())
    do(following, "build sugar_mill", "cover nothing")
    assert len(hand(following)) == 4 - 1  # privilege only


def test_sj_060_no_points_and_not_counted_for_the_twelve() -> None:
    state = table("role", area(city="well/tower"), area())
    assert points(state, "buildings") == 1
    assert GAME.knowledge.view(state, 1)["seats"][0]["buildings"] == 1


def test_sj_060_the_crane_itself_cannot_be_covered() -> None:
    state = table("builder", area("library" + many(5), "crane tower"), area(), chooser=1)
    do(state, "build library")
    assert offered(state) == ["cover nothing", "cover tower 1"]
    assert refused_by(state, "cover crane 0") == "SJ-060"


def test_sj_061_a_good_on_the_covered_building_is_lost() -> None:
    seat = area("coffee_roaster" + many(4), "crane sugar_mill+ tobacco_storage+")
    state = table("builder", seat, area(), chooser=1, discard="")
    do(state, "build coffee_roaster", "cover sugar_mill 1")
    assert goods(state) == ["tobacco_storage"]
    assert len(discard(state)) == 2 + 1  # payment and good
    assert fact(state, "seats.0.buried") == ["indigo_plant"] * 2  # nobody knows the good's face


def test_sj_061_also_under_a_city_building_and_the_new_mill_is_empty() -> None:
    seat = area("statue" + many(4), "crane sugar_mill+")
    state = do(table("builder", seat, area(), chooser=1), "build statue", "cover sugar_mill 1")
    assert goods(state) == []


def test_sj_062_cards_under_a_covered_chapel_still_score() -> None:
    seat = area("palace" + many(3), "crane chapel", chapel="well well tower")
    state = do(table("builder", seat, area(), chooser=1), "build palace")
    assert stored(state, "chapel") == ["well", "well", "tower"]
    assert points(state, "stored") == 3
    assert points(state, "buildings") == 1 + 0  # the Chapel's own points are lost


def test_sj_062_the_building_on_top_is_not_a_chapel_card() -> None:
    state = table("role", area(city="crane palace/chapel", chapel="well"), area())
    assert points(state, "stored") == 1


def test_sj_063_a_covered_city_building_may_be_built_again() -> None:
    seat = area("tower well" + many(4), "crane statue/tower well")
    state = table("builder", seat, area(), chooser=1)
    assert "build tower" in offered(state)
    assert "build well" not in offered(state)
    do(state, "build tower", "cover nothing")
    assert city(state) == ["crane", "statue", "well", "tower"]


def test_sj_064_never_on_an_identical_building() -> None:
    seat = area("indigo_plant" + many(3), "crane indigo_plant sugar_mill")
    state = table("builder", seat, area(), chooser=1)
    do(state, "build indigo_plant")
    assert offered(state) == ["cover nothing", "cover sugar_mill 2"]
    assert refused_by(state, "cover indigo_plant 1") == "SJ-064"


def test_sj_064_a_second_copy_cannot_come_by_covering_the_first() -> None:
    state = table("builder", area("tower" + many(4), "crane tower"), area(), chooser=1)
    assert "build tower" not in offered(state)


@pytest.mark.parametrize("edition", [1, 2])
def test_sj_065_a_stack_may_be_covered_again_and_only_its_top_counts(edition: int) -> None:
    seat = area("palace" + many(6), "crane library/tower/sugar_mill")
    state = table("builder", seat, area(), chooser=1, edition=edition)
    do(state, "build palace", "cover library 1")
    assert len(hand(state)) == 6 - (6 - 5)
    assert covered(state) == ["sugar_mill", "tower", "library"]
    assert city(state) == ["crane", "palace"]


def test_sj_r10_covered_buildings_never_count_in_the_2nd_edition_either() -> None:
    seat = area(city="city_hall/statue guild_hall/sugar_mill triumphal_arch/hero residence/palace")
    state = table("role", seat, area(city="cathedral"), expansion=True)
    assert points(state, "city_hall") == 4
    assert points(state, "guild_hall") == 0
    assert points(state, "triumphal_arch") == 0
    assert points(state, "residence") == 4  # City Hall, Guild Hall, Arch, Residence: one set
    assert points(state, "cathedral", seat=1) == 10  # four visible ones, not the Palace


def test_sj_r10_a_covered_building_may_come_to_the_goldsmith() -> None:
    seats = (area(city="goldsmith statue/well"), area(city="hero/tower"))
    for card in ("well", "tower"):
        state = table("prospector", *seats, expansion=True, draw_pile=card)
        do(state, "pass", "turn_up goldsmith")
        assert hand(state) == [card]


# --- what the covered building no longer does for this very build (SJ-R03) ---


def test_sj_r03_a_covered_smithy_takes_nothing_off() -> None:
    seat = area("tobacco_storage" + many(4), "crane smithy")
    state = table("builder", seat, area(), chooser=1)
    do(state, "build tobacco_storage", "cover smithy 1")
    assert len(hand(state)) == 4 - (3 - 1)  # its value 1, not its power


def test_sj_r03_a_covered_quarry_takes_nothing_off() -> None:
    seat = area("palace" + many(5), "crane quarry")
    state = table("builder", seat, area(), chooser=1)
    do(state, "build palace", "cover quarry 1")
    assert len(hand(state)) == 5 - (6 - 4)


def test_sj_r03_a_covered_library_doubles_nothing() -> None:
    seat = area("palace" + many(5), "crane library")
    state = do(table("builder", seat, area(), area()), "build palace", "cover library 1")
    assert len(hand(state)) == 5 - (6 - 5 - 1)
    seat = area(many(5), "crane library")
    state = table("builder", seat, area(), area(), expansion=True)
    do(state, "build cathedral", "cover library 1")
    assert len(hand(state)) == 5 - (7 - 5 - 1)


def test_sj_r03_another_covered_building_leaves_the_library_alone() -> None:
    seat = area("palace" + many(5), "crane library smithy")
    state = do(table("builder", seat, area(), area()), "build palace", "cover smithy 2")
    assert len(hand(state)) == 5 - (6 - 1 - 2)


def test_sj_r03_a_covered_carpenter_pays_nothing() -> None:
    seat = area("statue" + many(4), "crane carpenter")
    state = table("builder", seat, area(), chooser=1, draw_pile="hero")
    do(state, "build statue", "cover carpenter 1")
    assert hand(state) == ["indigo_plant"] * 4


def test_sj_r03_a_covered_poor_house_pays_nothing() -> None:
    seat = area("well", "crane poor_house")
    state = table("builder", seat, area(), chooser=1, draw_pile="hero")
    do(state, "build well")
    assert city(state) == ["crane", "well"]
    assert hand(state) == []


def test_sj_r03_a_covered_black_market_pays_nothing() -> None:
    seat = area("library smithy smithy smithy", "crane black_market indigo_plant+ sugar_mill+")
    state = table("builder", seat, area(), chooser=1)
    do(state, "build library", "cover black_market 1")
    assert hand(state) == []
    assert goods(state) == ["indigo_plant", "sugar_mill"]
    poorer = area("library smithy smithy", "crane black_market indigo_plant+ sugar_mill+")
    state = table("builder", poorer, area(), chooser=1)
    do(state, "build library")
    assert "cover black_market 1" not in offered(state)


def test_sj_r03_a_good_on_the_covered_building_cannot_pay() -> None:
    seat = area("well", "crane black_market indigo_plant+")
    state = table("builder", seat, area(), chooser=1)
    assert offered(state) == ["pass", "build well"]
    do(state, "build well")  # on the Black Market: nothing to pay
    assert goods(state) == ["indigo_plant"]
    assert city(state) == ["crane", "well", "indigo_plant"]


def test_sj_r03_other_goods_can() -> None:
    seat = area("tobacco_storage", "crane black_market indigo_plant+ indigo_plant+ sugar_mill+")
    state = table("builder", seat, area(), chooser=1)
    do(state, "build tobacco_storage", "cover indigo_plant 2")
    assert goods(state) == []  # one lost, two paid


def test_sj_r11_a_covered_card_stays_under_its_stack() -> None:
    seat = area("palace" + many(3), "crane chapel/well")
    state = do(table("builder", seat, area(), chooser=1, discard=""), "build palace")
    assert covered(state) == ["well", "chapel"]
    assert discard(state) == ["indigo_plant"] * 3


def test_sj_r12_no_more_cards_go_under_a_covered_chapel() -> None:
    state = table("round_start", area("well", "palace/chapel", chapel="tower"), area())
    assert asked(state) == "0 role"


def test_sj_r12_a_second_chapel_starts_a_new_pile_and_both_score() -> None:
    seat = area("well smithy", "palace/chapel chapel", chapel="tower")
    state = do(table("round_start", seat, area()), "chapel well")
    assert points(state, "stored") == 2
    assert points(state, "buildings") == 2  # only the visible Chapel's own


def test_sj_r12_a_covered_harbor_takes_no_more_but_keeps_scoring() -> None:
    seat = area(city="palace/harbor indigo_plant+", harbor="tower well")
    state = table("trader", seat, area(), expansion=True)
    assert "ship indigo_plant" not in offered(state)
    assert points(state, "stored") == 2


def test_sj_r12_a_covered_bank_takes_nothing_but_keeps_scoring() -> None:
    used = area("well", "palace/bank", bank="tower well")
    unused = area("well", "palace/bank")
    state = table("round_start", used, unused, expansion=True)
    assert asked(state) == "0 role"
    assert points(state, "stored") == 2


def test_sj_r42_using_the_crane_is_a_free_choice_even_if_dearer() -> None:
    state = table("builder", area("well" + many(3), "crane tower"), area(), chooser=1)
    do(state, "build well")
    assert offered(state) == ["cover nothing", "cover tower 1"]


def test_sj_r45_the_crane_offers_each_building_once_but_tells_full_from_empty() -> None:
    seat = area("well" + many(3), "crane indigo_plant indigo_plant+ indigo_plant sugar_mill")
    state = do(table("builder", seat, area(), chooser=1), "build well")
    assert offered(state) == [
        "cover nothing",
        "cover indigo_plant 1",
        "cover indigo_plant 2",
        "cover sugar_mill 4",
    ]


def test_sj_r45_one_of_two_equal_mills_covered_leaves_the_other_in_play() -> None:
    seat = area("well" + many(3), "crane indigo_plant indigo_plant")
    state = do(table("builder", seat, area(), chooser=1), "build well", "cover indigo_plant 1")
    do(state, "role producer", "produce indigo_plant")
    assert goods(state) == ["indigo_plant"]


def test_sj_094_a_covered_park_is_worth_six() -> None:
    seat = area("palace" + many(6), "crane park")
    state = table("builder", seat, area(), chooser=1, expansion=True)
    do(state, "build palace", "cover park 1")
    assert len(hand(state)) == 6
    assert city(state) == ["crane", "palace"]


def test_sj_094_the_park_costs_three_itself_and_does_nothing_else() -> None:
    state = table("builder", area("park" + many(4), "tower"), area(), chooser=1, expansion=True)
    do(state, "build park")
    assert len(hand(state)) == 4 - 3


def test_sj_094_a_park_deep_in_a_stack_is_worth_nothing() -> None:
    seat = area("palace" + many(6), "crane tower/park")
    state = table("builder", seat, area(), chooser=1, expansion=True)
    do(state, "build palace", "cover tower 1")
    assert len(hand(state)) == 6 - (6 - 3)


def steps(*last: dict[str, Any]) -> list[dict[str, Any]]:
    return [
        {"step": "round", "seat": 1, "turn": 1},
        {"step": "builder", "seat": 0, "chooser": 0, "next": 1},
        *last,
    ]


@pytest.mark.parametrize(
    ("card", "hand", "expansion", "said"),
    [
        ("statue", "well tower", False, "needs its card"),
        ("cathedral", "well tower", False, "needs its card"),
        ("statue", "statue well tower", False, ""),
        ("cathedral", "well tower" + many(5), True, ""),
    ],
)
def test_sj_r45_what_the_crane_is_about_to_build_is_there(
    card: str, hand: str, expansion: bool, said: str
) -> None:
    given = steps({"step": "cover", "seat": 0, "card": card})
    seats = (area(hand, "crane archive palace"), area())
    with pytest.raises(BadInput, match=said) if said else nullcontext():
        table("builder", *seats, steps=given, roles={"builder": 0}, expansion=expansion)


def test_nobody_is_asked_twice_for_the_same_surplus() -> None:
    shed = {"step": "discard", "seat": 0, "due": 1}
    first = {"step": "round", "seat": 0, "turn": 0}
    with pytest.raises(BadInput, match="same seat"):
        table("start", area("well well tower"), area(), steps=[first, shed, shed])


# --- a build that only the Crane makes payable says what goes under it ---


def priced(state: State, move: str) -> tuple[str, str, list[tuple[str, int]]]:
    """How a choice reads in both languages, and its price cause by cause."""
    act = GAME.notation.parse(move)
    label = GAME.speech.label(state, act)
    rows = [(say(cause, "en"), amount) for cause, amount in GAME.targets.price(state, act)]
    return say(label, "en"), say(label, "fr"), rows


def test_sj_059_a_build_that_can_only_cover_one_building_names_it_with_its_price() -> None:
    seat = area("palace smithy well", "indigo_plant crane silver_smelter")
    state = table("builder", seat, area(), chooser=1)
    assert priced(state, "build palace") == (
        "Build a Palace over a Silver Smelter for 1 card",
        "Construire un Palais sur une Fonderie d’argent\u202f: 1 carte",
        [("Palace", 6), ("Crane over Silver Smelter", -5)],
    )
    assert GAME.targets.targets(state, GAME.notation.parse("build palace")) == [
        "hand:palace",
        "city:0:2",
    ]
    do(state, "build palace", "pay smithy")
    assert covered(state) == ["silver_smelter"]


def test_sj_061_and_says_that_the_good_on_it_is_lost() -> None:
    seat = area("statue", "indigo_plant crane coffee_roaster+ poor_house")
    state = table("builder", seat, area(), chooser=1)
    assert priced(state, "build statue") == (
        "Build a Statue over a Coffee Roaster for nothing and lose its good",
        "Construire une Statue sur une Brûlerie de café et perdre sa marchandise\u202f: gratuit",
        [("Statue", 3), ("Crane over Coffee Roaster (good lost)", -3)],
    )
    do(state, "build statue")
    assert covered(state) == ["coffee_roaster"]
    assert goods(state) == []


def test_sj_r45_with_several_covers_and_no_free_place_the_cheapest_is_the_price() -> None:
    seat = area("palace smithy well well", "crane coffee_roaster+ silver_smelter")
    state = table("builder", seat, area(), chooser=1)
    assert priced(state, "build palace") == (
        "Build a Palace with the Crane, at best for 1 card",
        "Construire un Palais avec la Grue\u202f: au mieux 1 carte",
        [("Palace", 6), ("Crane", -5)],
    )
    assert GAME.targets.targets(state, GAME.notation.parse("build palace")) == ["hand:palace"]
    do(state, "build palace")
    assert offered(state) == ["cover coffee_roaster 1", "cover silver_smelter 2"]


def test_sj_034_the_price_of_a_forced_cover_holds_the_other_reductions() -> None:
    seat = area("sugar_mill indigo_plant", "crane smithy")
    state = table("builder", seat, area(), chooser=1)
    assert priced(state, "build sugar_mill")[2] == [("Sugar Mill", 2), ("Smithy", -1)]
    state = table("builder", area("sugar_mill", "crane smithy well"), area(), chooser=1)
    assert priced(state, "build sugar_mill")[0] == "Build a Sugar Mill over a Well for nothing"
    assert priced(state, "build sugar_mill")[2] == [
        ("Sugar Mill", 2),
        ("Smithy", -1),
        ("Crane over Well", -1),
    ]


def test_sj_059_where_the_free_place_can_be_paid_its_price_stands() -> None:
    state = table("builder", area("library" + many(5), "crane tower"), area(), chooser=1)
    label, _, rows = priced(state, "build library")
    assert label == "Build a Library for 5 cards"
    assert rows == [("Library", 5)]


def test_sj_100_the_cathedral_over_a_park_is_named_too() -> None:
    state = table("builder", area("well tower", "crane park"), area(), chooser=1, expansion=True)
    assert priced(state, "build cathedral")[0] == "Build the Cathedral over a Park for 1 card"
    assert GAME.targets.targets(state, GAME.notation.parse("build cathedral")) == [
        "cathedral",
        "city:0:1",
    ]


def test_sj_033_a_build_that_is_not_offered_points_at_no_place() -> None:
    seat = area("palace well smithy", "crane silver_smelter palace")
    state = table("builder", seat, area(), chooser=1)
    assert GAME.targets.targets(state, GAME.notation.parse("build palace")) == ["hand:palace"]
