"""The Councillor phase (SJ-044, SJ-045) and the buildings that act in it."""

import pytest

from tests.rules.san_juan.tables import (
    GAME,
    area,
    asked,
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

EIGHT = "smithy archive well crane chapel tower quarry hero"


def council(city: str, *, chooser: int = 1, players: int = 2, hand_cards: str = "") -> list[str]:
    """What seat 0 may do once it has looked at its cards; the pile is EIGHT and two more."""
    seats = [area(hand_cards, city), *[area()] * (players - 1)]
    state = table("councillor", *seats, chooser=chooser, draw_pile=f"{EIGHT} statue palace")
    while asked(state) != "0 council":
        do(state, "pass")
    do(state, "look")
    return offered(state)


def test_sj_044_two_are_drawn_one_is_kept_the_other_discarded() -> None:
    state = table("councillor", area(), area(), chooser=1, draw_pile=f"{EIGHT}", discard="")
    do(state, "pass", "look")
    assert offered(state) == ["keep smithy", "keep archive"]
    do(state, "keep archive")
    assert hand(state) == ["archive"]
    assert discard(state) == ["smithy"]
    assert len(pile(state)) == 6
    assert fact(state, "looking") == []


def test_sj_044_cards_already_in_hand_cannot_be_given_up_for_it() -> None:
    assert council("", hand_cards="palace") == ["keep smithy", "keep archive"]


def test_sj_044_the_discarded_cards_are_known_to_the_drawer_only() -> None:
    state = table("councillor", area(), area(), draw_pile=EIGHT)
    do(state, "look", "keep archive")
    assert GAME.knowledge.view(state, 0)["discard"]["mine"] == ["smithy", "well", "crane", "chapel"]
    assert GAME.knowledge.view(state, 1)["discard"] == {"size": 4, "open": [], "mine": []}
    do(state, "look", "keep quarry")
    assert GAME.knowledge.view(state, 0)["discard"]["mine"] == ["smithy", "well", "crane", "chapel"]
    assert GAME.knowledge.view(state, 1)["discard"] == {"size": 5, "open": [], "mine": ["tower"]}


def test_sj_045_the_councillor_draws_five_and_still_keeps_one() -> None:
    state = table("councillor", area(), area(), draw_pile=EIGHT, discard="")
    do(state, "look", "keep well")
    assert hand(state) == ["well"]
    assert discard(state) == ["smithy", "archive", "crane", "chapel"]


def test_sj_053_with_an_archive_the_whole_hand_may_be_discarded_from() -> None:
    seats = (area("palace statue", "archive"), area())
    state = table("councillor", *seats, chooser=1, draw_pile="well hero", discard="")
    do(state, "pass", "look")
    assert offered(state) == ["discard well", "discard statue", "discard hero", "discard palace"]
    do(state, "discard palace")
    assert hand(state) == ["well", "statue", "hero"]
    assert discard(state) == ["palace"]


def test_sj_053_the_required_number_stays_the_same() -> None:
    state = table("councillor", area("palace", "archive"), area(), draw_pile=EIGHT)
    do(state, "look", "discard smithy", "discard archive", "discard crane", "discard palace")
    assert hand(state) == ["well", "chapel"]
    assert asked(state) == "1 council"


def test_sj_053_another_players_archive_does_not_help() -> None:
    state = table("councillor", area("palace"), area(city="archive"), draw_pile=EIGHT)
    do(state, "look")
    assert all(move.startswith("keep") for move in offered(state))


def test_sj_073_with_a_prefecture_two_may_be_kept() -> None:
    state = table("councillor", area(city="prefecture"), area(), draw_pile=EIGHT, discard="")
    do(state, "look", "keep archive", "keep chapel")
    assert hand(state) == ["archive", "chapel"]
    assert discard(state) == ["smithy", "well", "crane"]


def test_sj_073_two_of_two() -> None:
    seats = (area(city="prefecture"), area())
    state = table("councillor", *seats, chooser=1, draw_pile="well hero", discard="")
    do(state, "pass", "look", "keep well", "keep hero")
    assert hand(state) == ["well", "hero"]
    assert discard(state) == []


def test_sj_073_two_of_eight_with_a_library() -> None:
    assert len(council("prefecture library", chooser=0, players=3)) == 8


def test_sj_074_prefecture_and_archive_together() -> None:
    seats = (area("palace", "prefecture archive"), area())
    state = table("councillor", *seats, draw_pile=EIGHT, discard="")
    do(state, "look", "discard smithy", "discard well", "discard palace")
    assert hand(state) == ["archive", "crane", "chapel"]
    assert discard(state) == ["smithy", "well", "palace"]
    assert asked(state) == "1 council"


@pytest.mark.parametrize(
    ("city", "chooser", "players", "drawn", "due"),
    [
        ("prefecture archive", 1, 2, 2, 0),
        ("prefecture archive", 0, 2, 5, 3),
        ("prefecture archive library", 0, 3, 8, 6),
        ("archive", 1, 2, 2, 1),
        ("archive", 0, 2, 5, 4),
        ("archive library", 0, 3, 8, 7),
    ],
)
def test_sj_074_cards_drawn_and_discarded(
    city: str, chooser: int, players: int, drawn: int, due: int
) -> None:
    seats = [area(many(9), city), *[area()] * (players - 1)]
    state = table("councillor", *seats, chooser=chooser, draw_pile=f"{EIGHT} statue palace")
    while asked(state) != "0 council":
        do(state, "pass")
    do(state, "look")
    assert len(hand(state)) == 9 + drawn
    for _ in range(due):
        do(state, "discard indigo_plant")
    if asked(state) == "0 discard":
        do(state, "done")
    assert len(hand(state)) == 9 + drawn - due


# --- how free the choice is ---


def test_sj_r07_who_declines_draws_nothing() -> None:
    state = table("councillor", area(), area(), draw_pile=EIGHT)
    do(state, "pass", "pass")
    assert len(pile(state)) == 8
    assert hand(state) == []


def test_sj_r07_after_drawing_exactly_one_is_kept() -> None:
    assert council("", chooser=0) == [
        "keep smithy",
        "keep archive",
        "keep well",
        "keep crane",
        "keep chapel",
    ]


def test_sj_r07_with_a_prefecture_one_may_be_enough() -> None:
    state = table("councillor", area(city="prefecture"), area(), draw_pile=EIGHT)
    do(state, "look")
    assert "done" not in offered(state)
    do(state, "keep archive")
    assert offered(state) == ["keep well", "keep crane", "keep chapel", "done"]
    do(state, "done")
    assert hand(state) == ["archive"]
    assert asked(state) == "1 council"


def test_sj_r07_every_pair_can_be_kept_in_one_order() -> None:
    state = table("councillor", area(city="prefecture"), area(), draw_pile="well well tower")
    do(state, "look", "keep well")
    assert offered(state) == ["keep well", "keep tower", "done"]
    do(state, "keep well")
    assert hand(state) == ["well", "well"]
    assert refused_by(state, "keep tower") == "SJ-020"


def test_sj_r07_archive_and_prefecture_choose_by_discarding() -> None:
    seats = (area("palace", "prefecture archive"), area())
    state = table("councillor", *seats, draw_pile=EIGHT)
    do(state, "look", "discard smithy", "discard archive", "discard well")
    assert offered(state) == ["discard crane", "discard chapel", "discard palace", "done"]
    do(state, "discard crane")
    assert hand(state) == ["chapel", "palace"]
    assert asked(state) == "1 council"


def test_sj_r07_keeping_what_was_not_looked_at_is_refused() -> None:
    state = table("councillor", area(), area(), draw_pile=EIGHT)
    do(state, "look")
    assert refused_by(state, "keep palace") == "SJ-044"


def test_sj_r43_archive_and_prefecture_are_part_of_the_choice() -> None:
    state = table("councillor", area(city="archive prefecture"), area(), chooser=1)
    do(state, "pass")
    assert offered(state) == ["look", "pass"]


# --- too few cards ---


def test_sj_r44_with_too_few_cards_one_of_what_there_is() -> None:
    state = table("councillor", area(), area(), draw_pile="well", discard="hero tower")
    do(state, "look")
    assert offered(state) == ["keep well", "keep tower", "keep hero"]
    do(state, "keep tower")
    assert discard(state) == ["well", "hero"]


def test_sj_r44_a_single_card_is_kept() -> None:
    seats = (area(city="prefecture"), area())
    state = table("councillor", *seats, draw_pile="hero", discard="")
    do(state, "look")
    assert hand(state) == ["hero"]


def test_sj_r44_with_an_archive_the_discards_are_fewer() -> None:
    seats = (area("palace", "archive"), area())
    state = table("councillor", *seats, draw_pile="hero well", discard="")
    do(state, "look", "discard palace")
    assert hand(state) == ["well", "hero"]
    seats = (area("palace", "archive prefecture"), area())
    state = table("councillor", *seats, draw_pile="hero", discard="")
    do(state, "look")
    assert hand(state) == ["hero", "palace"]
    assert asked(state) == "1 role"


def test_sj_r44_nothing_to_draw_nothing_to_ask() -> None:
    state = table("councillor", area(), area(), draw_pile="", discard="")
    assert asked(state) == "1 role"


# --- Customs Office ---


def test_sj_095_an_empty_customs_office_is_filled_before_anybody_draws() -> None:
    seats = (area(), area(city="customs_office"))
    state = table("councillor", *seats, draw_pile="hero well tower", expansion=True)
    assert asked(state) == "0 council"
    assert goods(state, 1) == ["customs_office"]
    assert fact(state, "seats.1.city.0.good") == "hero"
    assert "hero" not in str(GAME.knowledge.view(state, 1))


def test_sj_095_the_last_card_fills_it() -> None:
    seats = (area(city="customs_office"), area())
    state = table("councillor", *seats, draw_pile="hero", discard="", expansion=True)
    assert goods(state) == ["customs_office"]
    assert pile(state) == []


def test_sj_095_at_most_one_card_on_it() -> None:
    seats = (area(city="customs_office+"), area())
    state = table("councillor", *seats, draw_pile="hero well", expansion=True)
    assert pile(state) == ["hero", "well"]


def test_sj_r19_owners_refill_clockwise_from_the_councillor() -> None:
    seats = (area(city="customs_office"), area(), area(city="customs_office"))
    state = table("councillor", *seats, chooser=1, draw_pile="hero well tower", expansion=True)
    assert fact(state, "seats.2.city.0.good") == "hero"
    assert fact(state, "seats.0.city.0.good") == "well"


def test_sj_r19_it_is_filled_even_if_the_owner_declines() -> None:
    seats = (area(city="customs_office"), area())
    state = table("councillor", *seats, expansion=True)
    do(state, "pass", "pass")
    assert goods(state) == ["customs_office"]


def test_sj_r19_it_is_never_filled_in_a_producer_phase() -> None:
    seats = (area(city="customs_office indigo_plant"), area())
    state = table("producer", *seats, expansion=True)
    assert offered(state) == ["produce indigo_plant", "pass"]
    do(state, "produce indigo_plant")
    assert goods(state) == ["indigo_plant"]


def test_sj_r19_it_is_no_production_for_the_well() -> None:
    """One good is produced and the Customs Office would be the second: the Well pays for two."""
    seats = (area(city="customs_office indigo_plant well"), area())
    state = table("producer", *seats, draw_pile="hero palace", expansion=True)
    do(state, "produce indigo_plant")
    assert hand(state) == []
    assert goods(state) == ["indigo_plant"]


def test_sj_r19_its_good_counts_for_the_tie_break() -> None:
    seats = (area(city="customs_office+"), area(city="customs_office"))
    state = table("over", *seats, expansion=True)
    assert GAME.scoring.winners(state) == [0]


def test_sj_r44_the_customs_office_stays_empty_without_cards() -> None:
    seats = (area(city="customs_office"), area())
    state = table("councillor", *seats, draw_pile="", discard="", expansion=True)
    assert goods(state) == []


def test_sj_r46_all_customs_offices_come_before_the_first_look() -> None:
    seats = (area(), area(city="customs_office"))
    state = table("councillor", *seats, draw_pile=EIGHT, expansion=True)
    do(state, "look")
    assert "keep smithy" not in offered(state)  # the Smithy already lies on the Customs Office
