"""What places are called by people: a letter for the row, a number within it."""

import pytest

from bastide.engine.messages import BadInput
from bastide.games.attika import hexes
from bastide.games.attika.notation import spot
from tests.rules.attika.tables import ATTIKA, area, do, fact, new, table


@pytest.mark.parametrize(
    ("place", "title"),
    [("0,0", "K15"), ("2,-1", "J16"), ("-1,1", "L14"), ("0,1", "L15"), ("-1,-1", "J13")],
)
def test_a_place_is_named_by_row_and_number(place: str, title: str) -> None:
    assert hexes.title(spot(place)) == title
    assert spot(title) == spot(title.lower()) == spot(place)


def test_neighbours_in_a_row_have_neighbouring_numbers_and_no_two_places_one_name() -> None:
    places = [int(hexes.spot(q, r)) for q in range(-30, 31) for r in range(-38, 39)]
    titles = [hexes.title(place) for place in places]
    assert len(set(titles)) == len(titles)
    assert [spot(title) for title in titles] == places


@pytest.mark.parametrize(
    ("place", "title"), [("-15,16", "AA8"), ("0,16", "AA23"), ("6,-11", "BZ15"), ("-16,0", "K99")]
)
def test_where_letters_end_they_go_on_in_twos_and_round(place: str, title: str) -> None:
    assert hexes.title(spot(place)) == title
    assert spot(title) == spot(title.lower()) == spot(place)


def test_names_stay_when_the_land_grows() -> None:
    state = new(3, players=2)
    before = [hexes.title(int(state.land.spots[hex])) for hex in range(int(state.land.hexes()))]
    state.put_tile(int(state.tiles[0]), spot("0,-3"), 0)
    after = [hexes.title(int(state.land.spots[hex])) for hex in range(len(before))]
    assert before == after


def test_moves_are_understood_by_either_name() -> None:
    assert ATTIKA.notation.parse("at J16") == ATTIKA.notation.parse("at 2,-1")
    assert ATTIKA.notation.parse("lay k15") == ATTIKA.notation.parse("lay 0,0")
    state = table(area("", "tower", built={"K15": "fortress"}))
    do(state, "build tower", "at 0,1")
    assert fact(state, "seats.0.built") == {"0,0": "fortress", "0,1": "tower"}


@pytest.mark.parametrize("text", ["K00", "K100", "15K", "KK15", "K-1", "É15"])
def test_other_words_are_no_places(text: str) -> None:
    with pytest.raises(BadInput, match="2,-1 or J16"):
        spot(text)
