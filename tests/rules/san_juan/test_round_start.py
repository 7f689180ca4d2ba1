"""The start of a round: Office, Chapel and Bank, hand limit (SJ-047..SJ-049)."""

import pytest

from tests.rules.san_juan.tables import (
    GAME,
    area,
    asked,
    discard,
    do,
    fact,
    hand,
    many,
    offered,
    pile,
    points,
    refused_by,
    stored,
    table,
)


def started(*seats: dict[str, object], **said: object) -> object:
    """The first question of a round."""
    return asked(table("round_start", *seats, expansion=True, **said))


def test_sj_047_office_then_chapel_and_bank_then_hand_limit_then_the_first_role() -> None:
    seat = area(many(9) + " well", "office_building chapel bank")
    state = table("round_start", seat, area(), expansion=True)
    order = []
    for move in ("pass", "pass", "pass", "discard indigo_plant"):
        order.append(asked(state))
        do(state, move)
    assert order == ["0 office", "0 chapel", "0 bank", "0 discard"]
    assert asked(state) == "0 role"


def test_sj_047_the_steps_follow_the_move_of_the_governor_marker() -> None:
    state = table("role", area("well", "chapel"), area("well", "chapel"))
    do(state, "role trader", "role producer", "role prospector", "pass")
    assert fact(state, "governor") == 1
    assert fact(state, "roles") == {}
    assert asked(state) == "1 chapel"


def test_sj_r16_a_step_is_finished_by_all_clockwise_from_the_governor() -> None:
    seat = area(many(2) + " well" + " tower", "office_building chapel bank")
    state = table("round_start", seat, seat, seat, governor=1, expansion=True)
    order = []
    while not asked(state).endswith("role"):
        order.append(asked(state))
        do(state, "pass")
    offices = [f"{seat} office" for seat in (1, 2, 0)]
    stores = [f"{seat} {store}" for seat in (1, 2, 0) for store in ("chapel", "bank")]
    assert order == offices + stores


def test_sj_r16_the_hand_limit_too() -> None:
    seat = area(many(1) + many(3, "sugar_mill") + many(4, "silver_smelter"))
    state = table("round_start", seat, area(), seat, governor=2)
    assert asked(state) == "2 discard"
    do(state, "discard sugar_mill")
    assert asked(state) == "0 discard"


# --- hand limit ---


@pytest.mark.parametrize(("held", "city", "left"), [(7, "well", 7), (9, "well", 7), (8, "", 7)])
def test_sj_048_more_than_seven_are_discarded(held: int, city: str, left: int) -> None:
    state = table("round_start", area(many(held), city), area(), discard="")
    assert len(hand(state)) == left
    assert len(discard(state)) == held - left


def test_sj_048_the_player_chooses_which() -> None:
    state = table("round_start", area(many(7) + " well hero"), area())
    assert offered(state) == ["discard indigo_plant", "discard well"]
    do(state, "discard well")  # the second must come from the rest: only the Hero follows
    assert hand(state) == ["indigo_plant"] * 7


def test_sj_048_any_choice_is_possible() -> None:
    state = table("round_start", area(many(7) + " well"), area())
    do(state, "discard well")
    assert hand(state) == ["indigo_plant"] * 7


def test_sj_049_the_limit_is_checked_at_that_moment_only() -> None:
    state = table("prospector", area(many(9)), area(), draw_pile="hero")
    do(state, "draw")
    assert len(hand(state)) == 10
    assert asked(state) == "1 role"


@pytest.mark.parametrize(("held", "left"), [(9, 9), (12, 12), (14, 12)])
def test_sj_067_with_a_tower_twelve(held: int, left: int) -> None:
    cards = many(held - 8, "sugar_mill") + many(8, "silver_smelter")
    state = table("round_start", area(cards, "tower"), area())
    while asked(state) == "0 discard":
        do(state, offered(state)[0])
    assert len(hand(state)) == left


def test_sj_067_the_tower_helps_its_owner_only() -> None:
    state = table("round_start", area(many(9)), area(city="tower"))
    assert len(hand(state)) == 7


# --- Guard Room ---


@pytest.mark.parametrize(
    ("mine", "other", "left"),
    [
        ("", "", 7),
        ("", "guard_room", 6),
        ("guard_room", "", 7),
        ("guard_room", "guard_room", 7),
        ("tower", "guard_room", 9),
        ("tower guard_room", "guard_room", 9),
    ],
)
def test_sj_091_guard_room_owners_keep_seven_others_six_tower_owners_twelve(
    mine: str, other: str, left: int
) -> None:
    state = table("round_start", area(many(9), mine), area(city=other), expansion=True)
    assert len(hand(state)) == left


def test_sj_091_six_is_enough_to_be_left_alone() -> None:
    state = table("round_start", area(many(6)), area(city="guard_room"), expansion=True)
    assert len(hand(state)) == 6


def test_sj_r15_a_covered_guard_room_lowers_nothing() -> None:
    seats = (area(many(9)), area(city="tower/guard_room"))
    assert len(hand(table("round_start", *seats, expansion=True))) == 7


def test_sj_r15_automatic_not_optional() -> None:
    seats = (area(many(6) + " well"), area(city="guard_room"))
    state = table("round_start", *seats, expansion=True)
    assert offered(state) == ["discard indigo_plant", "discard well"]
    assert refused_by(state, "pass") == "SJ-023"


# --- Chapel ---


def test_sj_066_one_hand_card_goes_under_the_chapel() -> None:
    state = table("round_start", area("well tower", "chapel"), area())
    assert offered(state) == ["chapel well", "chapel tower", "pass"]
    do(state, "chapel tower")
    assert stored(state, "chapel") == ["tower"]
    assert hand(state) == ["well"]
    assert asked(state) == "0 role"


def test_sj_066_the_owner_finds_them_in_the_order_of_the_catalogue() -> None:
    seat = area("statue", "chapel", chapel="victory_column")
    state = do(table("round_start", seat, area()), "chapel statue")
    assert GAME.knowledge.view(state, 0)["seats"][0]["chapel"] == ["statue", "victory_column"]


def test_sj_066_or_none() -> None:
    state = do(table("round_start", area("well", "chapel"), area()), "pass")
    assert hand(state) == ["well"]
    assert stored(state, "chapel") == []


def test_sj_066_one_point_each_whatever_is_printed_on_them() -> None:
    seat = area("hero palace", "chapel", chapel="statue city_hall")
    state = do(table("round_start", seat, area()), "chapel hero")
    assert GAME.scoring.breakdown(state, 0) | {
        "buildings": 2,
        "stored": 3,
    } == GAME.scoring.breakdown(state, 0)
    assert GAME.scoring.scores(state) == [5, 0]


def test_sj_066_before_the_hand_limit_check() -> None:
    state = table("round_start", area(many(8), "chapel"), area(), discard="")
    do(state, "chapel indigo_plant")
    assert len(hand(state)) == 7
    assert discard(state) == []


def test_sj_066_each_round_and_only_with_a_card_and_a_chapel() -> None:
    assert started(area("well", "chapel"), area()) == "0 chapel"
    assert started(area("", "chapel"), area()) == "0 role"
    assert started(area("well"), area(city="chapel")) == "0 role"
    state = table("role", area("well tower", "chapel"), area())
    for _ in range(2):
        do(state, "role trader", "role builder")
        if asked(state) == "0 build":
            do(state, "pass")
        do(state, "role producer")
        if asked(state) == "0 chapel":
            do(state, offered(state)[0])
    assert stored(state, "chapel") == ["well", "tower"]


def test_sj_066_neither_number_nor_identity_is_announced() -> None:
    state = table("round_start", area("well tower", "chapel"), area())
    do(state, "chapel tower")
    seen = GAME.knowledge.view(state, 1)["seats"][0]
    assert seen["chapel"] is None
    assert seen["stored"] is None
    assert seen["points"] == 2


# --- Office Building ---


def test_sj_090_one_or_two_cards_are_discarded_and_as_many_drawn() -> None:
    seat = area("smithy well tower", "office_building")
    state = table("round_start", seat, area(), draw_pile="hero palace", discard="", expansion=True)
    do(state, "swap smithy", "swap tower")
    assert hand(state) == ["well", "hero", "palace"]
    assert discard(state) == ["smithy", "tower"]

    state = table("round_start", seat, area(), draw_pile="hero palace", discard="", expansion=True)
    do(state, "swap well")
    assert offered(state) == ["swap tower", "done"]  # no pair comes up twice
    do(state, "done")
    assert hand(state) == ["smithy", "tower", "hero"]
    assert discard(state) == ["well"]


def test_sj_090_or_none() -> None:
    seat = area("smithy well", "office_building")
    state = do(table("round_start", seat, area(), expansion=True), "pass")
    assert hand(state) == ["smithy", "well"]


def test_sj_090_never_three_and_first_discard_then_draw() -> None:
    seat = area("smithy well tower crane", "office_building")
    state = table("round_start", seat, area(), draw_pile="hero palace", expansion=True)
    do(state, "swap smithy")
    assert pile(state) == ["hero", "palace"]
    do(state, "swap well")
    assert asked(state) == "0 role"


def test_sj_090_needs_an_office_and_a_card() -> None:
    assert started(area("well"), area("", "office_building")) == "0 role"


def test_sj_090_a_single_card_may_be_swapped() -> None:
    seat = area("well", "office_building")
    state = table("round_start", seat, area(), draw_pile="hero palace", expansion=True)
    do(state, "swap well")
    assert hand(state) == ["hero"]


def test_sj_r44_office_the_discarded_cards_may_come_back() -> None:
    seat = area("smithy well", "office_building")
    state = table("round_start", seat, area(), draw_pile="", discard="", expansion=True)
    do(state, "swap smithy", "swap well")
    assert hand(state) == ["smithy", "well"]
    assert discard(state) == []


def test_sj_r44_office_draws_what_there_is() -> None:
    seat = area("smithy well", "office_building")
    state = table("round_start", seat, area(), draw_pile="hero", discard="", expansion=True)
    do(state, "swap smithy", "swap well")
    assert len(hand(state)) == 2
    assert "hero" in hand(state)


# --- Bank ---


def test_sj_096_any_number_of_cards_go_under_the_bank() -> None:
    seat = area("smithy well tower crane", "bank")
    state = table("round_start", seat, area(), expansion=True)
    do(state, "bank smithy", "bank crane")
    assert offered(state) == ["bank tower", "done"]  # no set comes up twice
    assert fact(state, "steps")[-1]["count"] == 2
    do(state, "bank tower")
    assert stored(state, "bank") == ["smithy", "crane", "tower"]
    assert hand(state) == ["well"]
    assert points(state, "stored") == 3


def test_sj_096_all_of_them_too() -> None:
    state = table("round_start", area(many(3), "bank"), area(), expansion=True)
    do(state, *["bank indigo_plant"] * 3)
    assert hand(state) == []
    assert asked(state) == "0 role"


def test_sj_096_once_in_the_game() -> None:
    seat = area("smithy well", "bank", bank="tower")
    assert started(seat, area()) == "0 role"


def test_sj_096_before_the_hand_limit_check() -> None:
    state = table("round_start", area(many(9), "bank"), area(), discard="", expansion=True)
    do(state, "bank indigo_plant", "bank indigo_plant", "done")
    assert len(hand(state)) == 7
    assert discard(state) == []


def test_sj_096_needs_a_bank_and_a_card() -> None:
    assert started(area("well"), area("", "bank")) == "0 role"


def test_sj_r17_putting_none_does_not_use_it_up() -> None:
    state = table("round_start", area("smithy well", "bank"), area(), expansion=True)
    do(state, "pass")
    assert fact(state, "seats.0.bank_used") is False
    do(state, "role trader", "role producer", "role councillor", "pass", "pass")
    assert asked(state) == "0 bank"


def test_sj_r17_once_per_player_even_with_a_second_bank() -> None:
    seat = area("smithy well", "hero/bank bank", bank="tower")
    assert started(seat, area()) == "0 role"


def test_sj_r17_one_players_bank_is_not_the_others() -> None:
    seats = (area("smithy", "bank", bank="tower"), area("well", "bank"))
    assert started(*seats) == "1 bank"


def test_sj_r17_a_bank_used_cannot_be_used_again_next_round() -> None:
    state = table("round_start", area("smithy well", "bank"), area(), expansion=True)
    do(state, "bank smithy", "done")
    assert fact(state, "seats.0.bank_used") is True
    do(state, "role trader", "role producer", "role councillor", "pass", "pass")
    assert asked(state) == "1 role"


def test_sj_r16_chapel_before_bank_and_no_bank_without_cards_left() -> None:
    seat = area("well", "chapel bank")
    state = table("round_start", seat, area(), expansion=True)
    do(state, "chapel well")
    assert asked(state) == "0 role"


def test_sj_r34_that_a_bank_has_been_used_is_public_but_nothing_else() -> None:
    state = table("round_start", area("smithy well", "bank"), area(), expansion=True)
    do(state, "bank smithy", "done")
    seen = GAME.knowledge.view(state, 1)["seats"][0]
    assert seen["bank_used"] is True
    assert seen["bank"] is None
    assert seen["stored"] is None
