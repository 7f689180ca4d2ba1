"""What is in the box, and the island (GC-001..GC-028)."""

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from bastide.engine.game import complete
from bastide.engine.messages import BadInput
from bastide.engine.rng import seeded
from bastide.engine.rows import listed, row
from bastide.games.golden_city.catalogue import GOODS_NAMES, TYPE_NAMES
from bastide.games.golden_city.frames import FRAMES
from bastide.games.golden_city.house import House
from bastide.games.golden_city.island import REGION_NAMES, Island
from bastide.games.golden_city.island_file import load
from bastide.games.golden_city.setup import bare_table, deal
from tests.rules.golden_city.tables import GAME, area, fact, new, offered, table


def view(**settings: Any) -> Any:
    """A game just set up, as the first seat sees it."""
    return GAME.knowledge.view(new(**{"players": 4, **settings}), 0)


def places() -> dict[str, Any]:
    return {place["id"]: place for place in view()["places"]}


def kinds(kind: str) -> list[Any]:
    return [place for place in places().values() if place["kind"] == kind]


@pytest.mark.parametrize(("players", "posts"), [(2, 18), (3, 18), (4, 16)])
def test_gc_001_gc_040_gc_200_everybody_has_posts_of_a_colour(players: int, posts: int) -> None:
    seats = view(players=players)["seats"]
    assert [seat["stock"] for seat in seats] == [posts] * players
    assert len({seat["colour"] for seat in seats}) == players
    assert [seat["black_stock"] for seat in seats] == [0] * players


def test_gc_002_gc_r01_ten_landscape_cards_of_each_of_five_types() -> None:
    cards = Counter(fact(new(players=4), "pile") + fact(new(players=4), "discard"))
    for seat in range(4):
        cards.update(fact(new(players=4), f"seats.{seat}.hand"))
    for group in fact(new(players=4), "groups"):
        cards.update(group["cards"])
    assert cards == dict.fromkeys(("port", "mountain", "desert", "forest", "prairie"), 10)


def test_gc_003_gc_045_score_cards_lie_in_the_order_of_their_backs() -> None:
    backs = [card[:2] for card in fact(new(players=4), "score_cards")]
    assert backs == ["S1"] * 4 + ["S2"] * 8 + ["S3"] * 4
    assert len(set(fact(new(players=4), "score_cards"))) == 16
    orders = {tuple(fact(new(seed, players=3), "score_cards")) for seed in range(9)}
    assert len(orders) > 5


def test_gc_004_gc_043_eight_goods_cards_with_two_goods_three_of_them_open() -> None:
    cards = fact(new(players=4), "goods_row") + fact(new(players=4), "goods_pile")
    assert len(set(cards)) == 8
    assert [len(set(card["goods"])) for card in view()["goods"]["row"]] == [2, 2, 2]
    assert (view()["goods"]["size"], view()["goods"]["out"]) == (5, [])
    rows = {tuple(fact(new(seed, players=3), "goods_row")) for seed in range(9)}
    assert len(rows) > 5


def test_gc_005_gc_044_eight_bonus_cards_lie_face_down() -> None:
    assert view()["bonus"] == {"size": 8, "taken_by": [], "out": [], "pile": None, "looks": []}


def test_gc_006_six_keys_and_gc_010_the_marker_is_none_of_them() -> None:
    assert view()["keys"] == 6
    assert [seat["keys"] for seat in view()["seats"]] == [0] * 4


def test_gc_007_gc_041_three_coins_each_of_thirty_five() -> None:
    assert [seat["coins"] for seat in view()["seats"]] == [3] * 4
    assert view()["coins"] == 35 - 12


def test_gc_008_gc_r20_letters_are_a_number_without_limit() -> None:
    assert [seat["letters"] for seat in view()["seats"]] == [0] * 4
    assert GAME.scoring.scores(new(players=4)) == [0] * 4
    assert GAME.scoring.scores(table("auction", area(total=417), area(), area()))[0] == 417


def test_gc_009_everybody_has_one_bidding_hand() -> None:
    assert [group["hand"] for group in view()["groups"]] == [None] * 4
    assert offered(new(players=4)) == ["bid 1", "bid 2", "bid 3", "bid 4"]


def test_gc_011_gc_020_gc_021_gc_025_the_places_of_the_board() -> None:
    assert [len(kinds(kind)) for kind in ("port", "rural", "outer", "inner")] == [16, 30, 8, 4]
    rural = Counter(place["landscape"] for place in kinds("rural"))
    assert rural == {"mountain": 8, "desert": 7, "forest": 8, "prairie": 7}
    outer = Counter(place["landscape"] for place in kinds("outer"))
    inner = Counter(place["landscape"] for place in kinds("inner"))
    assert set(outer.values()) == {2}
    assert set(inner.values()) == {1}


def test_gc_022_three_sites_on_each_river() -> None:
    rivers = Counter(place["river"] for place in places().values() if place["river"])
    assert rivers == {"NE": 3, "SE": 3, "SW": 3, "NW": 3}
    assert all(place["kind"] == "rural" for place in places().values() if place["river"])


def test_gc_023_gc_024_gc_028_each_river_parts_two_landscapes() -> None:
    banks: dict[str, set[str]] = {}
    for place in places().values():
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
    roads = {(a["id"], b) for a in places().values() for b in a["near"]}
    assert len(roads) == 2 * 102
    assert {(b, a) for a, b in roads} == roads


def test_gc_026_the_inner_ring_can_be_left_out() -> None:
    near = {place["id"]: place["near"] for place in view(inner_ring=False)["places"]}
    assert sum(len(others) for others in near.values()) == 2 * 98
    assert near["ZM-I"] == ["ZM-L", "ZM-R"]


def test_gc_027_gc_r04_every_place_shows_a_reward() -> None:
    rewards = Counter((place["kind"], place["reward"]) for place in places().values())
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
        assert "port" in fact(new(players=4), f"seats.{seat}.hand")
        assert fact(new(players=4), f"seats.{seat}.known") == ["port"]
        assert len(fact(new(players=4), f"seats.{seat}.hand")) == 2
    assert len(fact(new(players=4), "pile")) == 50 - 8 - 8


def test_gc_r40_cards_are_drawn_clockwise_from_the_first_player() -> None:
    one = [fact(new(4, players=4, first=0), f"seats.{seat}.hand") for seat in range(4)]
    two = [fact(new(4, players=4, first=3), f"seats.{seat}.hand") for seat in range(4)]
    assert two == [*one[1:], one[0]]
    assert len({tuple(cards) for cards in one}) > 2


@pytest.mark.parametrize("first", [0, 1, 3])
def test_gc_r40_the_first_player_takes_the_top_card(first: int) -> None:
    """The pile is shuffled a second time here, by the same chance, to see what lay on top."""
    state = bare_table(FRAMES, 4, seeded(6), House(4))
    state.first = first
    pile = row([card for card in range(5) for _ in range(6 if card == 0 else 10)])
    state.rng.clone().shuffle(pile, 46)
    deal(state)
    for step in range(4):
        seat = (first + step) % 4
        drawn = int(pile[45 - step])
        assert state.cards[seat * 5 + drawn] == (2 if drawn == 0 else 1)
    assert [int(state.pile[i]) for i in range(int(state.pile_size))] == [
        int(card) for card in pile[:42]
    ]


def test_gc_046_gc_r37_the_first_player_is_drawn_or_named() -> None:
    assert {fact(new(seed, players=4), "first") for seed in range(40)} == {0, 1, 2, 3}
    assert fact(new(players=4, first=2), "first") == 2
    assert new(players=4, first=2).mover() == 2


@pytest.mark.parametrize("ring", [True, False])
def test_gc_020_gc_028_the_island_as_numbers_says_what_its_file_says(ring: bool) -> None:
    printed = load()
    turned = [(b, a) for a, b in printed.roads]
    assert Island(replace(printed, roads=turned), ring).near == Island(printed, ring).near
    island = Island(printed, ring)
    rewards = ("coins", "landscape", "key", "goods", "bonus", "")
    for at, place in enumerate(printed.places):
        land = TYPE_NAMES.index(place.landscape)
        is_port = place.kind == "port"
        assert island.names[at] == place.id
        assert island.numbers[place.id] == at
        assert island.spots[at] == (place.x, place.y)
        assert (island.side[at], island.type[at]) == (land, 0 if is_port else land)
        assert (rewards[island.reward[at]], island.coins[at]) == (place.reward, place.coins)
        assert at in listed(int(island.landscape[land])) or is_port
        assert (at in listed(int(island.rivers))) == bool(place.river)
    for land in range(5):
        ours = {printed.places[at].landscape for at in listed(int(island.landscape[land]))}
        assert ours == ({TYPE_NAMES[land]} if land else set())
    for at, name in enumerate(REGION_NAMES):
        there = [printed.places[place] for place in listed(int(island.region[at]))]
        assert len(there) == 3
        assert all(name == (it.river if at < 4 else it.landscape) for it in there)
        assert all((it.kind == "rural") == (at < 4) for it in there)
    joined = {(a, b) for a in range(58) for b in listed(int(island.near[a]))}
    roads = [(island.numbers[a], island.numbers[b]) for a, b in printed.roads]
    kept = [road for road in roads if ring or min(road) < 54]
    assert joined == {*kept, *[(b, a) for a, b in kept]}


def test_gc_003_gc_004_the_cards_as_numbers_say_what_the_file_says() -> None:
    printed = load()
    island = Island(printed, True)
    for at, pair in enumerate(printed.goods):
        assert island.goods_names[at] == pair.id
        kinds = [kind for n, kind in enumerate(GOODS_NAMES) if (island.goods[at] >> n) & 1]
        assert sorted(kinds) == sorted(pair.goods)
    for at, card in enumerate(printed.scores):
        assert (island.score_names[at], island.back[at]) == (card.id, card.back)
        assert GOODS_NAMES[island.scored_goods[at]] == card.goods
        assert REGION_NAMES[island.scored_region[at]] == card.river + card.quarter


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ({"first": 3}, "Option 'first' is 3, but seats are counted from 0 to 2."),
        ({"black_posts": True}, "Option 'black_posts' goes only with players=2 (GC-230)."),
        (
            {"drought_scope": "rural_only"},
            "Option 'drought_scope' goes only with players=2 (GC-206).",
        ),
        (
            {"players": 2, "black_post_second_reward": True},
            "Option 'black_post_second_reward' goes only with black_posts=true (GC-R33).",
        ),
        (
            {"players": 2, "black_posts": True, "colours": "red,black"},
            "With the black posts nobody plays black (GC-230).",
        ),
        ({"colours": "red,white"}, "Option 'colours' must name different ones of"),
        ({"colours": "red,red,white"}, "Option 'colours' must name different ones of"),
        ({"colours": "red,white,green"}, "Option 'colours' must name different ones of"),
    ],
)
def test_gc_040_options_that_do_not_fit_are_refused(settings: dict[str, Any], said: str) -> None:
    with pytest.raises(BadInput) as caught:
        complete(GAME, {"players": 3, **settings})
    assert str(caught.value).startswith(said)


def test_gc_040_gc_230_options_that_fit() -> None:
    assert [seat["colour"] for seat in view(colours="white,red,black,blue")["seats"]] == [
        "white",
        "red",
        "black",
        "blue",
    ]
    two = view(players=2, black_posts=True, colours="red,white,black")["seats"]
    assert [seat["black_stock"] for seat in two] == [2, 2]
    assert {choice.name: choice.default for choice in GAME.setup.choices()} == {
        "players": 3,
        "first": "random",
        "black_posts": False,
        "drought_scope": "rural_and_zones",
        "black_post_second_reward": False,
        "letters_hidden": False,
        "blocked_letters": False,
        "inner_ring": True,
        "colours": "blue,red,white,black",
    }
