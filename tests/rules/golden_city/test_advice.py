"""What the game tells bots: sensible wishes, and nothing that the seat does not know."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bastide.engine.advice import Features, reals
from bastide.engine.flow import Options, State, fill
from bastide.engine.rows import listed
from bastide.games.golden_city import features
from bastide.games.golden_city.catalogue import PLACES
from bastide.games.golden_city.island import count, lowest
from bastide.games.golden_city.state import GoldenCity
from bastide.games.golden_city.survey import Survey
from tests.rules.golden_city.tables import GAME, area, do, pairs, table


def weights(state: State) -> dict[str, float]:
    """The advice about every move."""
    out = Options()
    fill(state, out)
    found = reals(int(out.count))
    GAME.advice.weigh(state, out, found)
    return {GAME.notation.format(out.acts[i]): float(found[i]) for i in range(int(out.count))}


def best(state: State) -> str:
    found = weights(state)
    return max(found, key=lambda move: found[move])


@given(mask=st.integers(0, (1 << PLACES) - 1))
def test_places_of_a_mask_are_counted_and_found_one_by_one(mask: int) -> None:
    assert count(mask) == mask.bit_count()
    found, left = [], mask
    while left:
        found.append(int(lowest(left)))
        left &= left - 1
    assert found == listed(mask)


def test_a_survey_says_of_every_place_what_it_said_before() -> None:
    state = table("building", area("mountain port", "H01 M1 ZM-L", keys=1), area(), area("port"))
    assert isinstance(state, GoldenCity)
    for seat in range(3):
        survey = Survey(state, seat)
        upwards = [survey.post(place) for place in range(PLACES)]
        assert [survey.post(place) for place in range(PLACES)] == upwards
        assert [Survey(state, seat).post(place) for place in range(PLACES)] == upwards
        assert len(set(upwards)) > 5


def test_the_first_in_an_inner_zone_is_worth_most() -> None:
    seat = area("mountain mountain mountain", "H01 M1 ZM-L", keys=1)
    assert best(table("building", seat, area(), area())) == "build ZM-I"


def test_a_port_that_leads_to_goods_is_better_than_one_that_leads_to_none() -> None:
    found = weights(table("building", area("port"), area(), area()))
    assert found["build H03"] > found["build H01"]
    assert found["build H03"] > found["stop"]


def test_cards_that_pay_for_a_post_are_bid_for_but_not_at_any_price() -> None:
    groups = pairs("mountain/mountain", "prairie/desert", "port/desert")
    seat = area("", "H01 M1")
    state = table("auction", seat, area(), area(), groups=groups)
    assert best(state) == "bid 1"
    taken = pairs("mountain/mountain", "mountain/mountain", "port/desert", hands={0: 1})
    assert best(table("auction", seat, area(), area(), groups=taken, cost=3, mover=0)) == "bid 2"


def test_a_goods_card_with_new_kinds_is_taken_and_the_useless_one_given_back() -> None:
    seat = area("mountain mountain", "H03", goods="G1")
    state = table("building", seat, area("port"), area(), goods_row="G2 G3 G5", goods_pile="G8")
    assert best(do(state, "build M4")) == "goods 2"


def test_a_lead_in_letters_and_victory_points_is_worth_something() -> None:
    seats = [area("port", total=9), area(total=3), area()]
    state = table("building", *seats)
    assert GAME.advice.value(state, 0) > GAME.advice.value(state, 1)
    two = table("building", area("port", victory=2), area())
    assert GAME.advice.value(two, 0) - GAME.advice.value(two, 1) > 9.0


def test_a_position_is_calm_before_the_first_bid_and_after_the_last() -> None:
    groups = pairs("mountain/mountain", "prairie/desert", "port/desert")
    state = table("auction", area(), area(), area(), groups=groups)
    assert GAME.advice.is_calm(state)
    for bid in ("bid 1", "bid 2"):
        do(state, bid)
        assert not GAME.advice.is_calm(state)
    do(state, "bid 3")
    assert GAME.advice.is_calm(state)


def test_features_tell_whose_building_turn_is_still_to_come() -> None:
    state = table("building", area("port port"), area("port"), area("port"))
    assert [builds_left(state, seat) for seat in range(3)] == [1.0, 1.0, 1.0]
    do(state, "build H01")
    assert [builds_left(state, seat) for seat in range(3)] == [0.5, 1.0, 1.0]
    do(state, "stop")
    assert [builds_left(state, seat) for seat in range(3)] == [0.0, 1.0, 1.0]


def builds_left(state: State, seat: int) -> float:
    assert isinstance(state, GoldenCity)
    return features.builds_left(state, seat)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_features_are_places_below_their_count_and_each_only_once(players: int) -> None:
    seats = [area("port mountain", "H01 M1", goods="G1", bonus="coins", total=4)]
    state = table("building", *seats, *[area()] * (players - 1))
    found = Features()
    GAME.features.fill(state, 0, found)
    at = [int(found.at[i]) for i in range(int(found.count))]
    assert len(set(at)) == len(at) > 8
    assert 0 <= min(at) <= max(at) < len(GAME.features.names())
