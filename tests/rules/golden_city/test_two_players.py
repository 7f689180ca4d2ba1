"""The Great Drought and the black posts (GC-200..GC-236)."""

from typing import Any

import pytest

from bastide.games.golden_city.catalogue import PLACES
from bastide.games.golden_city.island import INNER_MASK
from bastide.games.golden_city.state import KEYRING, OWN, REACH, GoldenCity
from bastide.games.golden_city.turn import note_blocked
from tests.rules.golden_city.tables import (
    GAME,
    area,
    asked,
    do,
    fact,
    hand,
    letters,
    new,
    offered,
    refused_by,
    table,
)

GROUPS: list[dict[str, Any]] = [
    {"cards": ["port", "forest"], "coin": True},
    {"cards": ["desert", "forest", "prairie"]},
]
PORTS = [f"H{n:02}" for n in range(1, 17)]


def test_gc_201_twelve_score_cards_in_three_piles() -> None:
    for seed in range(5):
        backs = [card[:2] for card in fact(new(seed, players=2), "score_cards")]
        assert backs == ["S1"] * 4 + ["S2"] * 8


def test_gc_202_gc_r37_somebody_begins_the_first_round() -> None:
    assert asked(new(players=2, first=1)) == "1 auction"


def test_gc_203_gc_204_gc_r36_a_group_of_two_with_a_coin_and_one_of_three() -> None:
    state = table("auction", area(), area(), pile="port desert forest forest prairie")
    groups = fact(state, "groups")
    assert groups[0] == {"cards": ["port", "desert"], "hand": None, "coin": True}
    assert groups[1]["cards"] == ["forest", "forest", "prairie"]
    do(state, "bid 1", "bid 1")
    assert fact(state, "seats.1.coins") == 2
    do(state, "bid 2")
    assert [fact(state, f"seats.{seat}.coins") for seat in range(2)] == [3, 3]
    assert (asked(state), GAME.knowledge.view(state, 0)["coins"]) == ("1 turn", 35 - 6)
    poor = table("auction", area(coins=20), area(coins=15))
    assert fact(poor, "groups")[0]["coin"] is False
    assert GAME.knowledge.view(poor, 0)["coins"] == 0
    last = table("auction", area(coins=20), area(coins=14))
    assert fact(last, "groups")[0]["coin"] is True
    assert GAME.knowledge.view(last, 0)["coins"] == 0
    do(last, "bid 1", "bid 2")
    assert [fact(last, f"seats.{seat}.coins") for seat in range(2)] == [21, 14]


def test_gc_205_gc_212_gc_r44_the_group_of_two_builds_first_the_other_begins_the_next_round() -> (
    None
):
    state = table("auction", area("port"), area("port"), groups=GROUPS)
    do(state, "bid 2", "bid 1")
    assert asked(state) == "1 turn"
    do(state, "stop")
    assert asked(state) == "0 turn"
    do(state, "stop")
    assert (fact(state, "round"), asked(state)) == (2, "0 auction")
    no_coin = [{**GROUPS[0], "coin": False}, GROUPS[1]]
    state = do(table("auction", area("port"), area("port"), groups=no_coin), "bid 2", "bid 1")
    assert asked(state) == "1 turn"


@pytest.mark.parametrize(("scope", "gained"), [("rural_and_zones", 0), ("rural_only", 5)])
def test_gc_206_gc_r32_posts_in_the_desert_bring_nothing(scope: str, gained: int) -> None:
    seat = area("desert desert desert desert", "H05 D1")
    state = table("building", seat, area("port"), drought_scope=scope)
    do(state, "build D2")
    assert fact(state, "seats.0.goods") == []
    do(state, "build ZD-L")
    assert letters(state, "zones") == gained
    port = do(table("building", area("port"), area("port")), "build H05")
    assert fact(port, "seats.0.coins") == 4


@pytest.mark.parametrize(("scope", "gained"), [("rural_and_zones", 0), ("rural_only", 10)])
def test_gc_r32_a_dry_inner_zone_costs_its_key_all_the_same(scope: str, gained: int) -> None:
    seat = area("desert desert", "H05 D1 ZD-L", keys=1)
    state = do(table("building", seat, area("port"), drought_scope=scope), "build ZD-I")
    assert (letters(state, "zones"), fact(state, "seats.0.keys")) == (gained, 0)
    assert len(hand(state)) == (1 if gained else 0)
    key = do(table("building", area("desert desert", "H06 D2"), area("port")), "build D7")
    assert fact(key, "seats.0.keys") == 0
    three = table("building", area("desert desert", "H06 D2"), area("port"), area())
    assert fact(do(three, "build D7"), "seats.0.keys") == 1


def test_gc_207_desert_posts_count_in_scorings_and_for_bonus_cards() -> None:
    seat = area("", "H05 D1 ZD-L", bonus="desert")
    state = table("scoring", seat, area(), score_card="S2-6", round=5)
    assert letters(state, "regions") == 4
    before = table("scoring", seat, area(), score_card="S1-4", round=4)
    assert fact(before, "seats.0.victory") == 1


@pytest.mark.parametrize(("round", "points"), [(4, 1), (8, 2), (12, 3)])
def test_gc_208_gc_209_a_special_scoring_every_four_rounds(round: int, points: int) -> None:
    state = table("scoring", area(total=9), area(total=8), round=round, score_card="S1-1")
    assert fact(state, "seats.0.victory") == points
    assert fact(state, "seats.1.victory") == 0
    calm = table("scoring", area(total=9), area(total=8), round=round - 1, score_card="S1-1")
    assert fact(calm, "seats.0.victory") == 0


def test_gc_210_gc_r35_ties_by_city_posts_then_coins_then_both() -> None:
    city = table(
        "scoring",
        area("", "H01 M2 M7 ZM-L", total=9),
        area(total=9, coins=9),
        round=4,
        score_card="S1-2",
    )
    assert [fact(city, f"seats.{seat}.victory") for seat in range(2)] == [1, 0]
    coins = table("scoring", area(total=9), area(total=9, coins=9), round=4)
    assert [fact(coins, f"seats.{seat}.victory") for seat in range(2)] == [0, 1]
    both = table("scoring", area(total=9, victory=1), area(total=9), round=8)
    assert [fact(both, f"seats.{seat}.victory") for seat in range(2)] == [3, 2]
    assert GAME.scoring.winners(both) == [0]
    shared = table("scoring", area(total=9, victory=1), area(total=9, victory=1), round=8)
    assert GAME.scoring.winners(shared) == [0, 1]


def test_gc_211_gc_r45_letters_and_bonus_cards_go_also_at_the_end() -> None:
    state = table("scoring", area(total=9, victory=1, bonus="metropolis"), area(total=3), round=8)
    assert state.is_over()
    assert fact(state, "seats.0.total") == 0
    assert fact(state, "bonus_out") == ["metropolis"]
    assert (fact(state, "seats.0.bonus"), fact(state, "bonus_taken")) == ([], [])
    goes_on = table("scoring", area(total=9), area(total=3, bonus="coins"), round=4)
    assert [fact(goes_on, f"seats.{seat}.total") for seat in range(2)] == [0, 0]
    assert (fact(goes_on, "seats.1.bonus"), fact(goes_on, "bonus_out")) == ([], ["coins"])
    assert fact(goes_on, "seats.1.coins") == 3


def test_gc_213_three_victory_points_win() -> None:
    early = table("scoring", area(total=3), area(total=9), round=4)
    assert (early.is_over(), fact(early, "seats.1.victory")) == (False, 1)
    state = table("scoring", area(total=3), area(total=9, victory=1), round=8)
    assert state.is_over()
    assert (GAME.scoring.winners(state), GAME.scoring.scores(state)) == ([1], [0, 3])


def test_gc_r31_gc_r43_without_posts_one_just_cannot_build() -> None:
    mine = "H01 H02 H03 H04 H05 H06 H07 H08 H09 H10 H11 H12 H13 H14 M1 M2 M3"
    state = table("building", area("port port", mine), area("port port"))
    do(state, "build H15")
    assert not state.is_over()
    assert asked(state) == "1 turn"
    do(state, "stop")
    assert fact(state, "round") == 2


def test_gc_r45_gc_r31_a_blocked_player_loses_at_once() -> None:
    """No second post, no discard, no scoring of the river (S1-1), no bonus card."""
    mine = " ".join(port for port in PORTS if port not in ("H02", "H16"))
    cards = "port desert desert desert forest forest forest"
    state = table(
        "building",
        area(cards, f"{mine} M2 M3", bonus="coins"),
        area("forest", "H02", victory=2, total=40),
        score_card="S1-1",
    )
    do(state, "build H16", "pay port")
    assert state.is_over()
    assert [fact(state, f"seats.{seat}.blocked") for seat in range(2)] == [False, True]
    assert (GAME.scoring.winners(state), GAME.scoring.scores(state)) == ([0], [0, 0])
    assert [len(hand(state)), fact(state, "round"), fact(state, "seats.0.total")] == [7, 1, 0]
    assert [seat["rank"] for seat in GAME.knowledge.view(state, 0)["seats"]] == [1, 2]


@pytest.mark.parametrize(
    ("round", "one", "two", "winners"),
    [
        (3, area(total=9), area(total=8), [0]),
        (3, area(total=9), area(total=8, bonus="coins"), [1]),
        (3, area(total=9), area(total=8, victory=1), [1]),
        (3, area(total=9, coins=2), area(total=9), [1]),
        (3, area("", "H01 M2 M7 ZM-L", total=9), area(total=9), [0]),
        (3, area(total=9), area(total=9), [0, 1]),
        (4, area(total=7), area(total=8, bonus="coins"), [1]),
        (8, area(total=7, victory=1), area(total=8), [1]),
    ],
)
def test_gc_r31_gc_r29_if_both_are_blocked_the_round_is_finished_and_decides(
    round: int, one: dict[str, Any], two: dict[str, Any], winners: list[int]
) -> None:
    both = [{**seat, "blocked": True} for seat in (one, two)]
    state = table("scoring", *both, round=round, ending=True, score_card="S1-2")
    assert state.is_over()
    assert GAME.scoring.winners(state) == winners
    assert [fact(state, f"seats.{seat}.blocked") for seat in range(2)] == [False, False]


def test_gc_r31_a_post_that_blocks_both_does_not_stop_the_game() -> None:
    """Seat 0 holds all but the inner zones, without a key; seat 1 has no port to begin with.

    Nobody has so many posts on our island; what matters is what is found out.
    """
    state = table("building", area("port"), area("port"))
    assert isinstance(state, GoldenCity)
    everything = ~INNER_MASK & ((1 << PLACES) - 1)
    state.areas[OWN] = state.areas[REACH] = everything
    note_blocked(state)
    assert not state.is_over()
    assert (int(state.blocked), int(state.ending)) == (3, 1)
    state.blocked = state.ending = 0
    state.areas[KEYRING] = 1
    state.areas[REACH] |= INNER_MASK
    note_blocked(state)
    assert state.is_over()
    assert int(state.blocked) == 2


BLACK = {"black_posts": True}
CHAIN = "H01 M1 ZM-L"


def test_gc_230_two_black_posts_each_and_nobody_plays_black() -> None:
    state = new(players=2, black_posts=True)
    assert [fact(state, f"seats.{seat}.black_stock") for seat in range(2)] == [2, 2]
    with pytest.raises(Exception, match="GC-230"):
        new(players=2, black_posts=True, colours="black,red")
    with pytest.raises(Exception, match="GC-230"):
        new(players=3, black_posts=True)


def test_gc_231_gc_232_only_in_a_zone_with_an_own_post() -> None:
    state = table("building", area("mountain mountain", CHAIN), area(), **BLACK)
    assert [move for move in offered(state) if move.startswith("black")] == ["black ZM-L"]
    assert refused_by(state, "black M1") == "GC-231"
    assert refused_by(state, "black ZM-R") == "GC-232"
    plain = table("building", area("mountain mountain", CHAIN), area())
    assert refused_by(plain, "black ZM-L") == "GC-230"


def test_gc_233_not_beside_an_opponent_and_then_closed_to_him() -> None:
    other = area("mountain mountain", "H02 M2 M7 ZM-L")
    state = table("building", area("mountain mountain", CHAIN), other, **BLACK)
    assert refused_by(state, "black ZM-L") == "GC-233"
    closed = table(
        "building",
        area("", CHAIN, black="ZM-L"),
        area("mountain mountain", "H02 M2 M7"),
        mover=1,
        **BLACK,
    )
    assert refused_by(closed, "build ZM-L") == "GC-233"
    mine = [area("mountain mountain", "H02 M2 M7"), area("", CHAIN, black="ZM-L")]
    assert refused_by(table("building", *mine, **BLACK), "build ZM-L") == "GC-233"
    twice = table("building", area("mountain mountain", CHAIN, black="ZM-L"), area(), **BLACK)
    assert refused_by(twice, "black ZM-L") == "GC-233"
    dear = table("building", area("port mountain", CHAIN), area(), **BLACK)
    assert refused_by(dear, "black ZM-L") == "GC-234"


def test_gc_103_gc_234_a_black_post_is_paid_like_any_other() -> None:
    seat = area("mountain mountain desert desert", CHAIN)
    state = do(table("building", seat, area("port"), **BLACK), "black ZM-L")
    assert offered(state) == ["pay 2mountain", "pay mountain+2desert"]
    assert fact(state, "steps")[1:] == [
        {"step": "turn", "seat": 0, "builds": 1, "check": 1},
        {"step": "payment", "seat": 0, "place": "ZM-L", "black": 1},
    ]
    assert GAME.knowledge.view(state, 0)["building"] == {"builds": 1, "place": "ZM-L"}


def test_gc_234_gc_r34_the_usual_price_and_a_key_again_in_an_inner_zone() -> None:
    posts = f"{CHAIN} ZM-I"
    state = table("building", area("mountain mountain", posts), area(), **BLACK)
    assert refused_by(state, "black ZM-I") == "GC-R34"
    state = table("building", area("mountain mountain", posts, keys=1), area("port"), **BLACK)
    do(state, "black ZM-I")
    assert (hand(state), fact(state, "seats.0.keys"), fact(state, "keys_spent")) == ([], 0, 1)


def test_gc_r34_gc_232_the_own_post_may_be_of_the_same_turn() -> None:
    seat = area("mountain mountain mountain mountain", "H01 M1")
    state = table("building", seat, area("port"), **BLACK)
    do(state, "build ZM-L", "black ZM-L")
    assert fact(state, "seats.0.black") == ["ZM-L"]
    assert (fact(state, "seats.0.stock"), asked(state)) == (15, "1 turn")


SEVENTEEN = "H01 H02 H03 H04 H05 H06 H07 H08 H09 H10 H11 H12 H13 H14 H15 M1 M2"


def test_gc_r43_gc_r34_black_posts_may_follow_the_last_own_post() -> None:
    seat = area("mountain mountain mountain mountain", SEVENTEEN)
    state = table("building", seat, area("port"), **BLACK)
    do(state, "build ZM-L")
    assert offered(state) == ["black ZM-L", "stop"]
    assert refused_by(state, "build ZM-R") == "GC-104"
    do(state, "black ZM-L")
    assert asked(state) == "1 turn"
    do(state, "stop")
    assert (state.is_over(), fact(state, "round")) == (False, 2)


def test_gc_r43_gc_212_who_has_nothing_to_place_still_has_had_his_turn() -> None:
    posts = f"{SEVENTEEN} ZM-L"
    cards = "mountain mountain mountain desert desert forest forest"
    state = table("building", area("port"), area(cards, posts))
    do(state, "stop")
    assert asked(state) == "1 discard"
    do(state, "discard mountain", "discard desert")
    assert (fact(state, "round"), asked(state)) == (2, "1 auction")


def test_gc_235_gc_r43_it_is_one_of_the_two_builds_and_both_may_be_black() -> None:
    seat = area("mountain mountain mountain mountain mountain mountain", f"{CHAIN} ZM-R")
    state = table("building", seat, area("port"), **BLACK)
    do(state, "black ZM-L", "black ZM-R")
    assert asked(state) == "1 turn"
    assert fact(state, "seats.0.black_stock") == 0


@pytest.mark.parametrize(
    ("option", "zone", "gained"),
    [
        (False, "ZM-L", 0),
        (True, "ZM-L", 3),
        (False, "ZM-I", 0),
        (True, "ZM-I", 6),
        (True, "ZD-L", 0),
    ],
)
def test_gc_r33_a_black_post_takes_no_letters_unless_agreed(
    option: bool, zone: str, gained: int
) -> None:
    """And none in the desert, which the drought has dried out."""
    cards = "desert desert" if zone == "ZD-L" else "mountain mountain"
    state = table(
        "building",
        area(cards, f"{CHAIN} ZM-I ZM-R ZD-L", keys=1),
        area("port"),
        black_post_second_reward=option,
        **BLACK,
    )
    assert letters(do(state, f"black {zone}"), "zones") == gained


def test_gc_236_gc_r34_black_posts_count_for_their_owner() -> None:
    seats = [area("", CHAIN, black="ZM-L", bonus="metropolis"), area("", "H02 M2 M7 ZM-R")]
    state = table("scoring", *seats, score_card="S2-5", round=5, **BLACK)
    assert [letters(state, "regions", seat) for seat in range(2)] == [4, 2]
    assert GAME.knowledge.view(state, 0)["seats"][0]["city"] == 2
    assert fact(state, "seats.0.stock") == 18 - 3


def test_gc_236_gc_209_gc_r38_black_posts_count_in_special_scorings_and_ties() -> None:
    bonus = [area("", CHAIN, black="ZM-L", bonus="metropolis", total=5), area(total=6)]
    state = table("scoring", *bonus, score_card="S1-2", round=4, **BLACK)
    assert [fact(state, f"seats.{seat}.victory") for seat in range(2)] == [1, 0]
    tie = [area("", CHAIN, black="ZM-L", total=5), area("", "H02 M2 M7 ZM-R", total=5, coins=9)]
    state = table("scoring", *tie, score_card="S1-2", round=4, **BLACK)
    assert [fact(state, f"seats.{seat}.victory") for seat in range(2)] == [1, 0]


def test_gc_233_a_zone_closed_by_a_black_post_promises_no_letters() -> None:
    seats = (area("port", CHAIN, black="ZM-L"), area("port"))
    for viewer in (0, 1):
        places = GAME.knowledge.view(table("building", *seats, **BLACK), viewer)["places"]
        assert {place["letters"] for place in places if place["black"] is not None} == {0}
