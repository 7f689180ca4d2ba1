"""Rounds and auctions (GC-060..GC-077)."""

from bastide.games.golden_city.state import GoldenCity
from tests.rules.golden_city.invariants import broken
from tests.rules.golden_city.tables import (
    GAME,
    area,
    asked,
    do,
    fact,
    hand,
    new,
    offered,
    pairs,
    refused_by,
    table,
)

THREE = ("port/desert", "forest/forest", "mountain/prairie")


def test_gc_060_a_round_goes_through_auction_building_scoring_and_the_next_first_player() -> None:
    state = new(players=3, first=2)
    assert (asked(state), fact(state, "round")) == ("2 auction", 1)
    for round, first in ((1, 2), (2, 0), (3, 1), (4, 2)):
        assert (fact(state, "round"), fact(state, "first")) == (round, first)
        assert (asked(state), fact(state, "cost")) == (f"{first} auction", 1)
        assert [group["hand"] for group in fact(state, "groups")] == [None] * 3
        do(state, "bid 1", "bid 1", "bid 3", "bid 2")
        builders = []
        while fact(state, "round") == round:
            builders.append(state.mover())
            do(state, "stop" if "stop" in offered(state) else offered(state)[0])
        assert list(dict.fromkeys(builders)) == [(first + turn) % 3 for turn in range(3)]


def test_gc_061_the_score_card_of_the_round_is_open() -> None:
    state = new(players=3)
    view = GAME.knowledge.view(state, -1)
    assert view["score_card"]["id"] == fact(state, "score_cards")[0]
    assert len(view["score_cards"]) == 1


def test_gc_065_gc_066_gc_r16_pairs_are_dealt_first_cards_first() -> None:
    state = table(
        "auction", *[area()] * 4, pile="port mountain desert forest prairie port port port"
    )
    cards = [group["cards"] for group in fact(state, "groups")]
    assert cards == [
        ["port", "prairie"],
        ["mountain", "port"],
        ["desert", "port"],
        ["forest", "port"],
    ]
    assert len(fact(table("auction", *[area()] * 3), "groups")) == 3


def test_gc_067_gc_r15_the_discard_is_shuffled_when_a_card_is_needed() -> None:
    state = table("auction", *[area()] * 3, pile="port mountain", rest="discard")
    assert [group["cards"][0] for group in fact(state, "groups")][:2] == ["port", "mountain"]
    assert fact(state, "discard") == []
    assert len(fact(state, "pile")) == 48 - 4
    empty = table("building", area("port"), area("port"), area(), pile="", rest="discard")
    assert len(fact(empty, "discard")) == 48
    do(empty, "build H02")
    assert len(fact(empty, "pile")) == 48
    assert len(hand(empty)) == 1


def test_gc_070_gc_r07_everybody_places_in_turn_and_nobody_may_pass() -> None:
    state = table("auction", *[area()] * 3, groups=pairs(*THREE), first=1)
    assert asked(state) == "1 auction"
    assert offered(state) == ["bid 1", "bid 2", "bid 3"]
    assert refused_by(state, "stop") == "GC-090"
    assert refused_by(state, "bid 4") == "GC-065"


def test_gc_071_a_free_pair_costs_nothing() -> None:
    state = do(table("auction", *[area()] * 3, groups=pairs(*THREE)), "bid 2")
    assert fact(state, "seats.0.coins") == 3
    assert asked(state) == "1 auction"


def test_gc_072_gc_077_pushing_off_is_paid_to_the_supply_and_never_refunded() -> None:
    state = do(table("auction", *[area()] * 3, groups=pairs(*THREE)), "bid 2", "bid 2")
    assert [fact(state, f"seats.{seat}.coins") for seat in range(3)] == [3, 2, 3]
    do(state, "bid 1")
    assert asked(state) == "0 auction"
    do(state, "bid 2")
    assert [fact(state, f"seats.{seat}.coins") for seat in range(3)] == [1, 2, 3]


def test_gc_074_gc_r06_one_may_go_back_to_the_same_pair() -> None:
    state = table("auction", *[area()] * 3, groups=pairs(*THREE, hands={1: 1, 2: 2}), cost=2)
    assert offered(state) == ["bid 1", "bid 2", "bid 3"]
    do(state, "bid 2")
    assert asked(state) == "1 auction"
    assert fact(state, "cost") == 3


def test_gc_075_a_hand_that_lies_is_skipped() -> None:
    state = table("auction", *[area()] * 3, groups=pairs(*THREE, hands={0: 1}), mover=0)
    do(state, "bid 2")
    assert asked(state) == "2 auction"


def test_gc_076_the_cards_of_the_pair_are_taken_and_known_to_all() -> None:
    state = do(
        table("auction", *[area("port")] * 3, groups=pairs(*THREE)), "bid 2", "bid 1", "bid 3"
    )
    assert hand(state) == ["port", "forest", "forest"]
    assert fact(state, "seats.0.known") == ["forest", "forest"]
    assert fact(state, "groups") == []
    assert [fact(state, f"seats.{seat}.won") for seat in range(3)] == [2, 1, 3]
    assert isinstance(state, GoldenCity)
    assert broken(state) == set()


def test_gc_r08_without_the_full_cost_only_free_pairs_are_open() -> None:
    state = table(
        "auction", area(coins=1), *[area()] * 2, groups=pairs(*THREE, hands={0: 1}), cost=2, mover=0
    )
    assert offered(state) == ["bid 2", "bid 3"]
    assert refused_by(state, "bid 1") == "GC-R08"
