"""Draw pile, discard pile, and what everybody may know (SJ-081..SJ-084)."""

import pytest

from bastide.engine.parts import Json
from tests.rules.san_juan.tables import (
    GAME,
    area,
    asked,
    discard,
    do,
    fact,
    hand,
    many,
    new,
    offered,
    pile,
    san_juan_cards,
    table,
)


def seen(state_phase: str, *seats: dict[str, Json], viewer: int, **said: Json) -> Json:
    """A view of a table."""
    return GAME.knowledge.view(table(state_phase, *seats, **said), viewer)


def test_sj_081_discards_are_face_down_and_the_piles_kept_apart() -> None:
    state = table("builder", area("smithy hero"), area(), chooser=1, draw_pile="well", discard="")
    do(state, "build smithy")
    assert discard(state) == ["hero"]
    assert pile(state) == ["well"]
    for viewer in (-1, 1):
        assert "hero" not in str(GAME.knowledge.view(state, viewer))


def test_sj_082_the_discard_pile_becomes_the_new_draw_pile() -> None:
    state = table("prospector", area(), area(), draw_pile="", discard="well hero tower")
    do(state, "draw")
    assert len(hand(state)) == 1
    assert len(pile(state)) == 2
    assert discard(state) == []


def test_sj_082_it_is_shuffled_and_what_was_known_of_it_is_forgotten() -> None:
    orders = set()
    for seed in range(12):
        state = table(
            "prospector",
            area(buried=["well"]),
            area(),
            draw_pile="",
            discard="well hero tower smithy crane",
            open_discard="hero",
            seed=seed,
        )
        do(state, "draw")
        orders.add(tuple(hand(state) + pile(state)))
        assert fact(state, "open_discard") == fact(state, "seats.0.buried") == []
    assert len(orders) > 6


def test_sj_083_the_number_of_cards_in_every_hand_is_public() -> None:
    view = seen("role", area("well hero"), area("tower"), area(), viewer=2)
    assert [seat["hand_size"] for seat in view["seats"]] == [2, 1, 0]


# --- SJ-084, one sentence at a time ---

SECRETS = "palace"
"""A card that must not be named anywhere."""


def test_sj_084_hidden_from_all_the_draw_pile_and_the_faces_of_goods() -> None:
    seat = area(city="harbor indigo_plant", harbor=SECRETS)
    seat["city"][1]["good"] = SECRETS
    for viewer in (-1, 0, 1):
        view = seen("role", seat, area(), viewer=viewer, draw_pile="hero", expansion=True)
        assert SECRETS not in str(view)
        assert "hero" not in str(view)


@pytest.mark.parametrize("viewer", [-1, 1])
def test_sj_084_hidden_from_the_others_hands_and_what_lies_under_chapel_and_bank(
    viewer: int,
) -> None:
    seat = area("hero", "chapel bank", chapel="palace", bank="statue", buried=["quarry"])
    view = seen("role", seat, area(), viewer=viewer, discard="quarry", expansion=True)
    for card in ("hero", "palace", "statue", "quarry"):
        assert card not in str(view)
    assert view["seats"][0]["stored"] is None


def test_sj_084_each_player_knows_the_own_cards() -> None:
    seat = area("hero", "chapel bank", chapel="palace", bank="statue", buried=["quarry"])
    view = seen("role", seat, area(), viewer=0, discard="quarry well", expansion=True)
    mine = view["seats"][0]
    assert (mine["hand"], mine["chapel"], mine["bank"]) == (["hero"], ["palace"], ["statue"])
    assert view["discard"]["mine"] == ["quarry"]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_sj_084_what_was_paid_or_discarded_stays_known_to_the_payer(seat: int) -> None:
    seats = [area(), area(), area()]
    seats[seat] = area("tower hero palace statue")
    state = table("builder", *seats, chooser=seat, discard="")
    do(state, "build tower", "pay statue", "pay hero")
    mine = [GAME.knowledge.view(state, viewer)["discard"]["mine"] for viewer in range(3)]
    assert mine.pop(seat) == ["statue", "hero"]
    assert mine == [[], []]


def test_sj_084_a_card_known_in_a_hand_may_be_the_one_that_left_it_unseen() -> None:
    mine = area("smithy hero tower", known=["tower"])
    state = table("builder", mine, area(), chooser=1)
    do(state, "build smithy", "pay hero")
    assert GAME.knowledge.view(state, 1)["seats"][0]["known"] == []


def test_sj_084_cards_drawn_and_not_kept_are_the_drawers_secret() -> None:
    state = table("councillor", area(), area(), draw_pile="hero well tower crane statue")
    do(state, "look")
    assert set(GAME.knowledge.view(state, 0)["looking"]) == {
        "hero",
        "well",
        "tower",
        "crane",
        "statue",
    }
    assert GAME.knowledge.view(state, 1)["looking"] == {"size": 5}
    do(state, "keep hero")
    assert "hero" not in str(GAME.knowledge.view(state, 1))
    assert "statue" not in str(GAME.knowledge.view(state, 1))


def test_sj_084_public_buildings_what_they_cover_and_which_hold_a_good() -> None:
    seats = (area(city="palace/tower indigo_plant+ sugar_mill"), area())
    city = seen("role", *seats, viewer=1)["seats"][0]["city"]
    assert [it["card"] for it in city] == ["palace", "indigo_plant", "sugar_mill"]
    assert [it["covers"] for it in city] == [["tower"], [], []]
    assert [it["good"] for it in city] == [None, "indigo", None]


def test_sj_084_public_roles_governor_library_and_bank_used_and_the_cathedral() -> None:
    seats = (area(city="library", library_spent=True), area(city="bank cathedral", bank="well"))
    said = {"governor": 0, "roles": {"trader": 0}, "expansion": True}
    view = seen("role", *seats, viewer=-1, **said)
    assert {role["id"]: role["taken_by"] for role in view["roles"]} == {
        "builder": None,
        "producer": None,
        "trader": 0,
        "councillor": None,
        "prospector": None,
    }
    assert view["governor"] == 0
    assert [seat["library_spent"] for seat in view["seats"]] == [True, False]
    assert [seat["bank_used"] for seat in view["seats"]] == [False, True]
    assert view["cathedral"] == "built"


def test_sj_084_public_every_card_shown_and_where_it_went() -> None:
    state = table("prospector", area(city="gold_mine"), area(), draw_pile="well hero palace smithy")
    do(state, "pass", "turn_up gold_mine")
    view = GAME.knowledge.view(state, 1)
    assert view["seats"][0]["known"] == ["smithy"]
    assert view["discard"]["open"] == ["well", "hero", "palace"]


def test_sj_084_a_shown_card_is_known_until_a_card_leaves_that_hand_unseen() -> None:
    seat = area("smithy tower hero", known=["smithy"])
    state = table("builder", seat, area(), chooser=1)
    do(state, "pass")
    assert GAME.knowledge.view(state, 1)["seats"][0]["known"] == ["smithy"]
    state = table("builder", seat, area(), chooser=1)
    do(state, "build smithy", "pay tower")
    assert GAME.knowledge.view(state, 1)["seats"][0]["known"] == []
    seats = (area("tower hero", "chapel", known=["hero"]), area("well", known=["well"]))
    state = do(table("round_start", *seats), "chapel tower")
    assert [it["known"] for it in GAME.knowledge.view(state, 1)["seats"]] == [[], ["well"]]


@pytest.mark.parametrize("owner", [0, 1, 2])
def test_sj_084_a_shown_card_that_is_built_is_not_in_hand_any_more(owner: int) -> None:
    seats = [area("well", known=["well"]) for _ in range(3)]
    seats[owner] = area("smithy hero", known=["hero", "smithy"])
    state = do(table("builder", *seats, chooser=owner), "build smithy")
    for seat, area_seen in enumerate(GAME.knowledge.view(state, -1)["seats"]):
        assert area_seen["known"] == (["hero"] if seat == owner else ["well"])


@pytest.mark.parametrize("owner", [0, 1, 2])
def test_sj_r45_a_card_named_for_the_crane_is_known_to_be_in_that_hand(owner: int) -> None:
    seats = [area(), area(), area()]
    seats[owner] = area("hero palace" + many(6), "crane tower")
    state = do(table("builder", *seats, chooser=owner), "build hero")
    known = [it["known"] for it in GAME.knowledge.view(state, -1)["seats"]]
    assert known == [["hero"] if seat == owner else [] for seat in range(3)]


def test_sj_084_tiles_seen_are_known_in_their_order_the_others_are_not() -> None:
    order = [[1, 2, 2, 3, 3], [1, 1, 1, 2, 2]]
    view = seen("role", area(), area(), viewer=0, tiles=order, tile=2, tiles_seen=2)
    assert view["tiles_seen"] == order
    assert view["tile"] is None


# --- rulings ---


def test_sj_r01_the_discard_pile_is_shuffled_in_the_middle_of_a_draw() -> None:
    seats = (area(city="library"), area(), area())
    state = table("prospector", *seats, draw_pile="hero", discard="well tower")
    do(state, "draw")
    assert "hero" in hand(state)
    assert len(hand(state)) == 2
    assert (len(pile(state)), discard(state)) == (1, [])


def test_sj_r01_not_before_a_card_is_needed() -> None:
    state = table("prospector", area(), area(), draw_pile="hero", discard="well tower")
    do(state, "draw")
    assert pile(state) == []
    assert discard(state) == ["well", "tower"]


def test_sj_r01_with_both_piles_empty_the_draw_stops_short() -> None:
    seats = (area(city="library"), area(), area())
    state = table("prospector", *seats, draw_pile="hero", discard="")
    do(state, "draw")
    assert hand(state) == ["hero"]
    assert asked(state) == "1 role"


def test_sj_r01_cards_looked_at_are_in_neither_pile() -> None:
    state = table("councillor", area(), area(), draw_pile="hero well", discard="tower")
    do(state, "look")
    assert pile(state) == discard(state) == []
    assert offered(state) == ["keep well", "keep tower", "keep hero"]


def test_sj_r11_no_card_is_made_or_lost_by_a_build_with_everything() -> None:
    seat = area("palace" + many(4), "crane black_market tobacco_storage+ indigo_plant+")
    state = table("builder", seat, area())
    before = san_juan_cards(state)
    do(state, "build palace", "cover tobacco_storage 2", "pay_good indigo_plant")
    assert san_juan_cards(state) == before
    assert before.total() == 112


def test_sj_r34_the_owner_sees_chapel_and_bank_cards_and_the_harbor_count() -> None:
    seat = area(city="chapel bank harbor", chapel="well", bank="hero", harbor="tower palace")
    mine = seen("role", seat, area(), viewer=0, expansion=True)["seats"][0]
    assert (mine["chapel"], mine["bank"], mine["harbor"]) == (["well"], ["hero"], 2)
    assert mine["stored"] == 4
    assert mine["points"] == 2 + 2 + 2 + 4


def test_sj_r34_the_others_see_neither_count_nor_cards_and_no_points_for_them() -> None:
    seat = area(city="chapel bank harbor", chapel="well", bank="hero", harbor="tower palace")
    other = seen("role", seat, area(), viewer=1, expansion=True)["seats"][0]
    assert [other[it] for it in ("chapel", "bank", "harbor", "stored")] == [None] * 4
    assert other["points"] == 2 + 2 + 2


def test_sj_r34_the_end_reveals_the_counts() -> None:
    seat = area(city="chapel harbor", chapel="well", harbor="tower palace")
    other = seen("over", seat, area(), viewer=1, expansion=True)["seats"][0]
    assert (other["stored"], other["harbor"], other["points"]) == (3, 2, 7)


def test_sj_r35_pile_sizes_are_public() -> None:
    view = seen("role", area(), area(), viewer=-1, draw_pile="hero well", discard="tower")
    assert view["draw_pile"]["size"] == 2
    assert view["discard"]["size"] == 1


def test_sj_r35_at_the_start_too() -> None:
    assert GAME.knowledge.view(new(players=2), 0)["draw_pile"]["size"] == 102
