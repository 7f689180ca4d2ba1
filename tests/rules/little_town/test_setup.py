"""Setting the table (LT-013..LT-022, LT-067, LT-R24, LT-R25, LT-D01, LT-X14)."""

import re

import pytest

from bastide import rulebook
from bastide.engine.game import complete
from bastide.engine.messages import BadInput
from bastide.games.little_town.catalogue import NAMES, OBJECTIVE_CARDS, OBJECTIVE_NAMES, ROBIN
from tests.rules.little_town.tables import GAME, asked, fact, new

SINGLES = [name for name in NAMES if name != "wheat_field"]
DULL = (
    "cathedral,castle,statue,watchtower,residence,tavern,"
    "well,church,warehouse,workshop,brewery,pier"
)
"""With this market O05, O09 and O13 cannot be reached."""


@pytest.mark.parametrize(("side", "cell"), [("A", "mountain"), ("B", "forest")])
def test_lt_013_either_side_of_the_board_can_be_chosen(side: str, cell: str) -> None:
    view = GAME.knowledge.view(new(side=side), -1)
    assert view["side"] == side
    assert view["board"][0]["terrain"] == cell


def test_lt_014_five_wheat_fields_and_twelve_random_different_tiles() -> None:
    markets = [fact(new(seed), "market") for seed in range(30)]
    for market in markets:
        assert len(set(market)) == 12
        assert set(market) <= set(SINGLES)
    assert {tile for market in markets for tile in market} == set(SINGLES)
    assert fact(new(), "wheat_fields") == 5


def test_lt_015_the_first_game_takes_the_robin_tiles() -> None:
    text = rulebook.rule("LT-015", "en").text.split(":")[1].replace(" and ", ", ")
    names = [name.strip(" .").lower().replace(" ", "_") for name in text.split(",")]
    assert sorted(fact(new(market="robin"), "market")) == sorted(names) == sorted(ROBIN)


@pytest.mark.parametrize(("players", "each"), [(2, 4), (3, 3), (4, 2)])
def test_lt_016_objectives_are_dealt_secretly(players: int, each: int) -> None:
    state = new(players=players)
    hands = [seat["objectives"] for seat in fact(state, "seats")]
    assert [len(hand) for hand in hands] == [each] * players
    assert len({card for hand in hands for card in hand}) == each * players
    view = GAME.knowledge.view(state, 0)
    assert view["seats"][0]["objectives"] == hands[0]
    assert [seat["objectives"] for seat in view["seats"][1:]] == [None] * (players - 1)
    assert hands != [seat["objectives"] for seat in fact(new(2, players=players), "seats")]


@pytest.mark.parametrize(("players", "workers"), [(2, 5), (3, 4), (4, 3)])
def test_lt_017_workers_per_player(players: int, workers: int) -> None:
    seats = fact(new(players=players), "seats")
    assert [seat["workers_left"] for seat in seats] == [workers] * players


@pytest.mark.parametrize(("players", "pawns"), [(2, 7), (3, 6), (4, 6)])
def test_lt_018_pawns_per_player(players: int, pawns: int) -> None:
    assert [seat["pawns"] for seat in fact(new(players=players), "seats")] == [pawns] * players


def test_lt_019_the_test_of_each_card_is_that_of_the_rule_page() -> None:
    text = rulebook.rule("LT-019", "en").text
    said = dict(re.findall(r"\*\*(O\d\d)\*\* needs (.+)\.", text))
    needing = [card for card in OBJECTIVE_CARDS if card.tiles]
    assert sorted(said) == [card.name for card in needing]
    for card in needing:
        names = said[card.name]
        assert card.least == (2 if names.startswith("two of") else 1)
        listed = re.split(r", | or | and ", names.removeprefix("two of "))
        assert sorted(name.lower().replace(" ", "_") for name in listed) == sorted(
            NAMES[tile] for tile in card.tiles
        )


def test_lt_019_an_objective_that_cannot_be_reached_is_never_dealt() -> None:
    dealt = {
        card
        for seed in range(120)
        for seat in fact(new(seed, players=2, market=DULL), "seats")
        for card in seat["objectives"]
    }
    assert sorted(set(OBJECTIVE_NAMES) - dealt) == ["O05", "O09", "O13"]


def test_lt_019_two_helpful_tiles_make_a_card_for_two_possible() -> None:
    one_mine = DULL.replace("residence", "gold_mine")
    dealt = {
        card
        for seed in range(120)
        for seat in fact(new(seed, players=2, market=one_mine), "seats")
        for card in seat["objectives"]
    }
    assert sorted(set(OBJECTIVE_NAMES) - dealt) == ["O05"]


def test_lt_020_markers_on_zero_round_one_and_a_full_supply() -> None:
    state = new(players=3)
    assert fact(state, "round") == 1
    assert [seat["score"] for seat in fact(state, "seats")] == [0, 0, 0]
    assert fact(state, "supply") == {"wood": 15, "stone": 15, "fish": 15, "wheat": 15, "coin": 31}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_lt_021_three_coins_each_in_view_and_no_cubes(players: int) -> None:
    for seat in GAME.knowledge.view(new(players=players), -1)["seats"]:
        assert seat["coin"] == 3
        assert [seat[kind] for kind in ("wood", "stone", "fish", "wheat")] == [0, 0, 0, 0]


def test_lt_022_the_first_player_is_drawn_by_lot() -> None:
    firsts = [fact(new(seed, players=4), "first") for seed in range(40)]
    assert set(firsts) == {0, 1, 2, 3}
    state = new(players=4, first=2)
    assert (fact(state, "first"), asked(state)) == (2, "2 turn")


def test_lt_067_everybody_has_a_colour_of_their_own() -> None:
    state = new(players=3, colours="red,white,purple")
    seats = GAME.knowledge.view(state, -1)["seats"]
    assert [seat["colour"] for seat in seats] == ["red", "white", "purple"]


def test_lt_r24_replacing_is_done_while_dealing_and_nothing_is_replaced_later() -> None:
    state = GAME.positions.from_document(
        {"seats": [{"objectives": ["O11"], "score": 1}, {"buildings": {"C3": "statue"}}]},
        complete(GAME, {"players": 2, "market": "robin"}),
    )
    assert fact(state, "seats.0.objectives") == ["O11"]
    with pytest.raises(BadInput, match="O05 cannot be in this game"):
        GAME.positions.from_document(
            {"seats": [{"objectives": ["O05"]}]}, complete(GAME, {"market": DULL})
        )


def test_lt_r25_the_reconstructed_card_can_be_left_out() -> None:
    def dealt(included: bool) -> set[str]:
        return {
            card
            for seed in range(60)
            for seat in fact(
                new(seed, players=2, market="robin", objectives_include_reconstructed=included),
                "seats",
            )
            for card in seat["objectives"]
        }

    assert dealt(True) - dealt(False) == {"O07"}


def test_lt_d01_side_market_first_player_colours_and_options_are_chosen_before() -> None:
    names = [choice.name for choice in GAME.setup.choices()]
    assert names == [
        "players",
        "side",
        "market",
        "first",
        "castle_owner",
        "cathedral_owner",
        "watchtower_workers_block",
        "residence_harvest_terrain",
        "residence_pays_fee",
        "objectives_include_reconstructed",
        "auto_validate",
        "colours",
    ]


def test_lt_d01_a_market_can_be_picked_by_hand() -> None:
    assert fact(new(market=DULL), "market") == DULL.split(",")


@pytest.mark.parametrize(
    ("given", "problem"),
    [
        ({"market": "statue"}, "12 different tiles"),
        ({"market": DULL.replace("pier", "statue")}, "12 different tiles"),
        ({"market": DULL.replace("pier", "wheat_field")}, "names 'wheat_field'"),
        ({"market": DULL.replace("pier", "zoo")}, "names 'zoo'"),
        ({"market": True}, "market"),
        ({"auto_validate": "5"}, "auto_validate"),
        ({"auto_validate": "0,2", "players": 2}, "auto_validate"),
        ({"auto_validate": "x"}, "auto_validate"),
        ({"colours": "red,white", "players": 3}, "colours"),
        ({"colours": "red,red,white"}, "colours"),
        ({"colours": "red,green,white"}, "colours"),
        ({"first": 3, "players": 3}, "first"),
        ({"side": "C"}, "side"),
    ],
)
def test_lt_d01_options_that_make_no_sense_are_refused(
    given: dict[str, str | int], problem: str
) -> None:
    with pytest.raises(BadInput, match=problem):
        complete(GAME, {**given})


@pytest.mark.parametrize(("given", "seats"), [("none", 0), ("all", 7), ("0,2", 5), (1, 2)])
def test_lt_d01_seats_may_ask_for_automatic_validation(given: str | int, seats: int) -> None:
    from bastide.games.little_town.setup import automatic_seats

    assert automatic_seats(complete(GAME, {"auto_validate": given})) == seats


@pytest.mark.parametrize(
    ("players", "objectives", "workers", "pawns"), [(2, 4, 5, 7), (3, 3, 4, 6), (4, 2, 3, 6)]
)
def test_lt_x14_set_up_at_a_glance(players: int, objectives: int, workers: int, pawns: int) -> None:
    for seat in fact(new(players=players), "seats"):
        assert len(seat["objectives"]) == objectives
        assert (seat["workers_left"], seat["pawns"], seat["coin"]) == (workers, pawns, 3)
