"""Positions and moves as text: what is read, what is refused and why."""

from typing import Any

import pytest

from bastide.engine.flow import options
from bastide.engine.game import complete
from bastide.engine.messages import BadInput
from tests.rules.little_town.tables import GAME, area, asked, do, fact, new, table


@pytest.mark.parametrize(
    "move",
    [
        "done",
        "place F5",
        "build granary",
        "harvest E6",
        "activate I6",
        "pay wood wood stone",
        "pay wood substitute stone stone",
        "pay substitute wheat",
        "take fish wheat",
        "on A1",
        "validate O04",
        "keep O18",
        "use cathedral",
        "use residence",
        "feed nothing",
        "feed fish wheat substitute fish fish",
    ],
)
def test_a_move_reads_as_it_is_written(move: str) -> None:
    assert GAME.notation.format(GAME.notation.parse(move)) == move


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "does not begin with a move"),
        ("jump F5", "does not begin with a move"),
        ("place", "exactly one name"),
        ("place J1", "is no cell"),
        ("place A1 B1", "exactly one name"),
        ("build", "exactly one name"),
        ("build palace", "is no building"),
        ("use statue", "there are cathedral, residence"),
        ("validate O19", "is no objective"),
        ("done now", "stands alone"),
        ("pay", "needs names of cubes"),
        ("pay coin", "is no kind of cube"),
        ("pay wood substitute", "needs names of cubes"),
        ("pay wood substitute stone substitute", "is no kind of cube"),
        ("pay " + "wood " * 8, "more than 7"),
        ("take wood substitute wood", "names cubes only"),
        ("pay nothing", "is no kind of cube"),
    ],
)
def test_a_move_that_makes_no_sense_is_refused_with_a_sentence(text: str, problem: str) -> None:
    with pytest.raises(BadInput, match=problem):
        GAME.notation.parse(text)


@pytest.mark.parametrize(
    ("document", "problem"),
    [
        ({"seats": [{}, {}, {}]}, "at most 2"),
        ({"seats": [{"wood": 16}]}, "from 0 to 15"),
        ({"seats": [{"wood": 9}, {"wood": 9}]}, "more 'wood' than there is"),
        ({"seats": [{"coin": 30}, {"coin": 11}]}, "more 'coin' than there is"),
        ({"seats": [{"buildings": {"A1": "well"}}]}, "A1 is not an empty grass cell"),
        ({"seats": [{"buildings": {"C3": "zoo"}}]}, "'zoo'"),
        ({"seats": [{"buildings": {"Z9": "well"}}]}, "'Z9'"),
        ({"seats": [{"buildings": {"C3": "well", "D3": "well"}}]}, "'well' exists only once"),
        ({"seats": [{"buildings": {"C3": "well"}}], "market": ["well"]}, "exists only once"),
        ({"seats": [{"workers_on": ["C3", "C3"]}]}, "C3 is not an empty"),
        ({"seats": [{"workers_on": ["A5", "B5", "C5", "D5", "E5", "A6"]}]}, "has 5 workers"),
        ({"seats": [{"workers_left": 6}]}, "from 0 to 5"),
        ({"seats": [{"workers_left": 2, "site": 2}]}, "do not add up"),
        ({"seats": [{"pawns": 6}]}, "7 pawns are left"),
        ({"seats": [{"objectives": ["O01", "O01"]}]}, "O01 exists only once"),
        ({"seats": [{"objectives": ["O01"]}, {"validated": ["O01"]}]}, "O01 exists only once"),
        ({"seats": [{"objectives": ["O99"]}]}, "O99"),
        ({"seats": [{"score": 3, "points": {"built": 2}}]}, "'points' say otherwise"),
        ({"seats": [{"points": {"luck": 2}}]}, "'luck'"),
        ({"seats": [{"gold": 2}]}, "'gold'"),
        ({"market": ["wheat_field"]}, "their own stack"),
        ({"market": ["well", "well"]}, "'well' exists only once"),
        ({"market": ["zoo"]}, "'zoo'"),
        ({"market": ["well"] * 13}, "12 places"),
        ({"wheat_fields": 6}, "from 0 to 5"),
        ({"supply": {"wood": 14}}, "leave 15 'wood'"),
        ({"round": 5}, "from 1 to 4"),
        ({"first": 2}, "from 0 to 1"),
        ({"mover": 0, "seats": [{"workers_left": 0}]}, "has no worker left"),
        ({"phase": "lunch"}, "'lunch'"),
        ({"phase": "worker"}, "needs 'steps'"),
        ({"weather": "fine"}, "'weather'"),
        ({"unharvested": ["C3"]}, "grass cell"),
        ({"random": [1, 2]}, "four 32-bit numbers"),
        ({"steps": [{"step": "worker", "cell": "C3"}]}, "must begin with the round"),
        ({"steps": [{"step": "round"}, {"step": "round"}]}, "must begin with the round"),
        ({"steps": [{"step": "round", "seat": -1}]}, "each has a seat"),
        ({"steps": [{"step": "round"}, {"step": "worker", "cell": "none"}]}, "works on a cell"),
        ({"steps": [{"step": "round"}, {"step": "payment", "cell": "C3"}]}, "does not stand there"),
        ({"steps": [{"step": "round"}, {"step": "payment", "cell": "none"}]}, "lead nowhere"),
        ({"steps": [{"step": "round"}], "seats": [{"workers_left": 0}]}, "has no worker left"),
    ],
)
def test_a_position_that_makes_no_sense_is_refused_with_a_sentence(
    document: dict[str, Any], problem: str
) -> None:
    with pytest.raises(BadInput, match=problem):
        GAME.positions.from_document(document, complete(GAME, {"players": 2}))


def test_seven_buildings_fit_but_not_eight() -> None:
    names = ["well", "pier", "statue", "quarry", "bakery", "church", "fair", "granary"]
    buildings = {f"{column}2": tile for column, tile in zip("BCDEFGHI", names, strict=True)}
    with pytest.raises(BadInput, match="7 ownership pawns"):
        table({"buildings": buildings}, market=[])


def test_six_wheat_fields_do_not_exist() -> None:
    fields = {f"{column}2": "wheat_field" for column in "BCDEFG"}
    with pytest.raises(BadInput, match="only 5 Wheat Fields"):
        table({"buildings": fields}, market=[])


def test_more_than_twelve_single_tiles_do_not_fit() -> None:
    market = "workshop bakery quarry castle church warehouse grocery granary gold_mine statue fair"
    with pytest.raises(BadInput, match="more than 12"):
        table(area("", "C3 well, D3 pier"), market=market)


def test_an_empty_document_is_a_turn_of_seat_0_with_nothing_on_the_table() -> None:
    state = table()
    assert asked(state) == "0 turn"
    assert fact(state, "supply") == {"wood": 15, "stone": 15, "fish": 15, "wheat": 15, "coin": 40}
    assert fact(state, "seats.0.workers_left") == 5
    assert len([tile for tile in fact(state, "market") if tile]) == 12


def test_a_market_left_out_is_filled_around_the_tiles_on_the_board() -> None:
    state = table(area("", "C3 pier, D3 well"), area())
    market = fact(state, "market")
    assert len(market) == 12
    assert len([tile for tile in market if tile]) == 10
    assert "well" not in market
    assert "pier" not in market


def test_who_moves_follows_from_the_workers_left() -> None:
    assert asked(table(area(at="C3"), area())) == "1 turn"
    assert asked(table(area(), area(), first=1)) == "1 turn"
    assert asked(table(area("9 fish", workers_left=0), area(workers_left=0))) == "1 turn"


@pytest.mark.parametrize(
    "moves",
    [
        ("place F5",),
        ("place F5", "activate E5"),
        ("place F5", "activate E4"),
        ("place F5", "activate E4", "pay wood substitute stone"),
        ("build granary",),
        ("build granary", "pay wood wood wood wood"),
    ],
)
def test_a_position_in_the_middle_of_a_turn_is_written_and_read(moves: tuple[str, ...]) -> None:
    town = "E5 wheat_field, E4 pawnshop, F4 bakery, G4 well"
    state = table(area("4 wood 7 coin 1 fish", town, "O05 O17"), area("3 coin"), market="granary")
    do(state, *moves)
    again = GAME.positions.from_document(
        GAME.positions.to_document(state), complete(GAME, {"players": 2})
    )
    assert GAME.positions.to_document(again) == GAME.positions.to_document(state)
    assert options(again) == options(state)


def test_a_new_game_is_written_and_read() -> None:
    for seed in range(10):
        state = new(seed, players=4, side="B")
        settings = complete(GAME, {"players": 4, "side": "B"})
        assert GAME.positions.to_document(
            GAME.positions.from_document(GAME.positions.to_document(state), settings)
        ) == GAME.positions.to_document(state)


def test_a_tile_that_is_paid_for_and_has_no_place_yet_belongs_to_the_game() -> None:
    """A Cathedral that is placed from a position works at the end of the round like any other."""
    seats = area("9 stone 9 wood 9 fish 9 wheat", workers_left=1), area(workers_left=1)
    state = do(table(*seats, market=["cathedral", "granary"]), "build cathedral")
    while asked(state) != "0 site":
        do(state, GAME.notation.format(options(state)[0]))
    again = GAME.positions.from_document(
        GAME.positions.to_document(state), complete(GAME, {"players": int(state.players)})
    )
    for each in (state, again):
        do(each, "on C3", "place C4")
        while asked(each) == "1 worker":
            do(each, GAME.notation.format(options(each)[0]))
    assert fact(again, "seats.0.points.cathedral") == fact(state, "seats.0.points.cathedral") == 1
    assert GAME.knowledge.view(again, 0)["market"] == GAME.knowledge.view(state, 0)["market"]
