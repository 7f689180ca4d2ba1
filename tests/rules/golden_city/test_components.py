"""What is in the box, and the island (GC-001..GC-028)."""

from collections import Counter
from typing import Any

import pytest

from tests.rules.golden_city.tables import GAME, fact, new, offered

STATE = new(players=4)
VIEW: Any = GAME.view(STATE, 0)
PLACES = {place["id"]: place for place in VIEW["places"]}


def kinds(kind: str) -> list[Any]:
    return [place for place in PLACES.values() if place["kind"] == kind]


@pytest.mark.parametrize(("players", "posts"), [(2, 18), (3, 18), (4, 16)])
def test_gc_001_gc_040_gc_200_everybody_has_posts_of_a_colour(players: int, posts: int) -> None:
    state = new(players=players)
    view = GAME.view(state, 0)
    assert [seat["stock"] for seat in view["seats"]] == [posts] * players
    assert len({seat["colour"] for seat in view["seats"]}) == players


def test_gc_002_gc_r01_ten_landscape_cards_of_each_of_five_types() -> None:
    cards = Counter(fact(STATE, "pile") + fact(STATE, "discard"))
    for seat in range(4):
        cards.update(fact(STATE, f"seats.{seat}.hand"))
    for group in fact(STATE, "groups"):
        cards.update(group["cards"])
    assert cards == dict.fromkeys(("port", "mountain", "desert", "forest", "prairie"), 10)


def test_gc_003_gc_045_score_cards_lie_in_the_order_of_their_backs() -> None:
    backs = [card[:2] for card in fact(STATE, "score_cards")]
    assert backs == ["S1"] * 4 + ["S2"] * 8 + ["S3"] * 4
    orders = {tuple(fact(new(seed, players=3), "score_cards")) for seed in range(9)}
    assert len(orders) > 5


def test_gc_004_gc_043_eight_goods_cards_with_two_goods_three_of_them_open() -> None:
    cards = fact(STATE, "goods_row") + fact(STATE, "goods_pile")
    assert len(set(cards)) == 8
    assert [len(set(card["goods"])) for card in VIEW["goods"]["row"]] == [2, 2, 2]


def test_gc_005_gc_044_eight_bonus_cards_lie_face_down() -> None:
    assert VIEW["bonus"] == {"size": 8, "taken_by": [], "out": [], "pile": None, "looks": []}


def test_gc_006_six_keys_and_gc_010_the_marker_is_none_of_them() -> None:
    assert VIEW["keys"] == 6
    assert [seat["keys"] for seat in VIEW["seats"]] == [0] * 4


def test_gc_007_gc_041_three_coins_each_of_thirty_five() -> None:
    assert [seat["coins"] for seat in VIEW["seats"]] == [3] * 4
    assert VIEW["coins"] == 35 - 12


def test_gc_008_gc_r20_letters_are_a_number_without_limit() -> None:
    assert [seat["letters"] for seat in VIEW["seats"]] == [0] * 4
    assert GAME.scores(STATE) == [0] * 4


def test_gc_009_everybody_has_one_bidding_hand() -> None:
    assert [group["hand"] for group in VIEW["groups"]] == [None] * 4
    assert offered(STATE) == ["bid 1", "bid 2", "bid 3", "bid 4"]


def test_gc_011_gc_020_gc_021_gc_025_the_places_of_the_board() -> None:
    assert [len(kinds(kind)) for kind in ("port", "rural", "outer", "inner")] == [16, 30, 8, 4]
    rural = Counter(place["landscape"] for place in kinds("rural"))
    assert rural == {"mountain": 8, "desert": 7, "forest": 8, "prairie": 7}
    outer = Counter(place["landscape"] for place in kinds("outer"))
    inner = Counter(place["landscape"] for place in kinds("inner"))
    assert set(outer.values()) == {2}
    assert set(inner.values()) == {1}


def test_gc_022_three_sites_on_each_river() -> None:
    rivers = Counter(place["river"] for place in PLACES.values() if place["river"])
    assert rivers == {"NE": 3, "SE": 3, "SW": 3, "NW": 3}
    assert all(place["kind"] == "rural" for place in PLACES.values() if place["river"])


def test_gc_023_gc_024_gc_028_each_river_parts_two_landscapes() -> None:
    banks: dict[str, set[str]] = {}
    for place in PLACES.values():
        if place["river"]:
            banks.setdefault(place["river"], set()).add(place["landscape"])
    assert banks == {
        "NE": {"mountain", "desert"},
        "SE": {"desert", "forest"},
        "SW": {"forest", "prairie"},
        "NW": {"prairie", "mountain"},
    }
    middle = {
        land: sum(p["y"] for p in kinds("rural") if p["landscape"] == land)
        for land in ("mountain", "forest")
    }
    assert middle["mountain"] < middle["forest"]


def test_gc_026_a_hundred_and_two_roads_both_ways() -> None:
    roads = {(a["id"], b) for a in PLACES.values() for b in a["near"]}
    assert len(roads) == 2 * 102
    assert {(b, a) for a, b in roads} == roads


def test_gc_026_the_inner_ring_can_be_left_out() -> None:
    view: Any = GAME.view(new(players=3, inner_ring=False), 0)
    near = {place["id"]: place["near"] for place in view["places"]}
    assert sum(len(others) for others in near.values()) == 2 * 98
    assert near["ZM-I"] == ["ZM-L", "ZM-R"]


def test_gc_027_gc_r04_every_place_shows_a_reward() -> None:
    rewards = Counter((place["kind"], place["reward"]) for place in PLACES.values())
    assert rewards == {
        ("port", "coins"): 10,
        ("port", "landscape"): 6,
        ("rural", "coins"): 6,
        ("rural", "landscape"): 2,
        ("rural", "key"): 6,
        ("rural", "goods"): 8,
        ("rural", "bonus"): 8,
        ("outer", "zone"): 8,
        ("inner", "zone"): 4,
    }


def test_gc_042_gc_r40_a_port_card_and_one_drawn_in_secret() -> None:
    for seat in range(4):
        assert "port" in fact(STATE, f"seats.{seat}.hand")
        assert fact(STATE, f"seats.{seat}.known") == ["port"]
        assert len(fact(STATE, f"seats.{seat}.hand")) == 2
    assert len(fact(STATE, "pile")) == 50 - 8 - 8


def test_gc_r40_cards_are_drawn_clockwise_from_the_first_player() -> None:
    one = [fact(new(4, players=4, first=0), f"seats.{seat}.hand") for seat in range(4)]
    two = [fact(new(4, players=4, first=3), f"seats.{seat}.hand") for seat in range(4)]
    assert two == [*one[1:], one[0]]
    assert len({tuple(cards) for cards in one}) > 2


def test_gc_046_gc_r37_the_first_player_is_drawn_or_named() -> None:
    assert {fact(new(seed, players=4), "first") for seed in range(40)} == {0, 1, 2, 3}
    assert fact(new(players=4, first=2), "first") == 2
    assert new(players=4, first=2).mover() == 2
