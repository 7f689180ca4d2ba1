"""The Trader phase (SJ-039..SJ-043) and the buildings that act in it."""

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
    points,
    refused_by,
    stored,
    table,
)

FIVE = "indigo_plant+ sugar_mill+ tobacco_storage+ coffee_roaster+ silver_smelter+"
HIGH = [[1, 2, 2, 3, 3]]
LOW = [[1, 1, 1, 2, 2]]
TILES = [[1, 2, 2, 3, 3], [1, 1, 1, 2, 2], [1, 1, 2, 2, 3], [1, 2, 2, 2, 3], [1, 1, 2, 2, 2]]


def limit(city: str, *, chooser: int = 1, players: int = 2) -> int:
    """How many goods seat 0 can sell with that city."""
    seats = [area(city=f"{city} {FIVE}"), *[area()] * (players - 1)]
    state = table("trader", *seats, chooser=chooser)
    while asked(state) in ("0 sell", "0 double"):
        do(state, offered(state)[0])
    return 5 - len(goods(state))


def test_sj_039_the_trader_turns_up_the_top_tile() -> None:
    state = table("role", area(city="indigo_plant+"), area(), tiles=HIGH)
    do(state, "role trader")
    assert GAME.knowledge.view(state, 1)["tile"] == [1, 2, 2, 3, 3]


@pytest.mark.parametrize("tile", TILES)
@pytest.mark.parametrize("good", range(5))
def test_sj_039_the_tile_sets_the_price_of_each_good(tile: list[int], good: int) -> None:
    mill = FIVE.split()[good]
    state = table("trader", area(city=mill), area(), chooser=1, tiles=[tile])
    do(state, f"sell {mill[:-1]}")
    assert len(hand(state)) == tile[good]


def test_sj_039_for_everybody() -> None:
    seat = area(city="silver_smelter+")
    state = table("trader", seat, seat, tiles=HIGH)
    do(state, "sell silver_smelter", "sell silver_smelter")
    assert len(hand(state, 0)) == len(hand(state, 1)) == 3


def test_sj_040_the_good_goes_unseen_to_the_discard_pile_and_cards_are_drawn() -> None:
    seat = area(city="silver_smelter+")
    state = table("trader", seat, area(), tiles=HIGH, draw_pile="hero well tower crane", discard="")
    before = fact(state, "seats.0.city.0.good")
    do(state, "sell silver_smelter")
    assert goods(state) == []
    assert discard(state) == [before]
    assert fact(state, "seats.0.buried") == fact(state, "open_discard") == []
    assert hand(state) == ["well", "tower", "hero"]
    assert pile(state) == ["crane"]


def test_sj_040_one_good_without_the_privilege() -> None:
    assert limit("") == 1


def test_sj_040_only_goods_that_are_there_can_be_sold() -> None:
    state = table("trader", area(city="indigo_plant+ sugar_mill"), area())
    assert offered(state) == ["sell indigo_plant", "pass"]
    assert refused_by(state, "sell sugar_mill") == "SJ-040"


def test_sj_041_the_trader_sells_one_more() -> None:
    assert limit("", chooser=0) == 2


def test_sj_042_no_limit_on_how_many_sell_the_same_type() -> None:
    seat = area(city="sugar_mill+ sugar_mill+")
    state = table("trader", seat, seat, seat, seat, tiles=HIGH)
    do(state, *["sell sugar_mill"] * 5)
    assert [len(hand(state, it)) for it in range(4)] == [4, 2, 2, 2]


def test_sj_043_the_tile_goes_under_the_stack_so_the_five_repeat() -> None:
    state = table("role", area(city="indigo_plant+"), area(), area(), tiles=TILES)
    seen = []
    for _ in range(6):
        do(state, "role trader")
        if asked(state).endswith("sell"):
            seen.append(GAME.knowledge.view(state, 0)["tile"])
            do(state, "pass")
        assert GAME.knowledge.view(state, 0)["tile"] is None
        do(state, "role builder", "role producer")
        while asked(state).endswith("produce"):
            do(state, "pass")
    assert seen == [*TILES, TILES[0]]


def test_sj_043_a_tile_once_seen_stays_known() -> None:
    state = table("trader", area(city="indigo_plant+"), area(), tiles=TILES, tile=1)
    assert GAME.knowledge.view(state, 1)["tiles_seen"] == TILES[:2]
    again = table("trader", area(city="indigo_plant+"), area(), tiles=TILES, tile=0, tiles_seen=5)
    assert GAME.knowledge.view(again, 1)["tiles_seen"] == TILES


# --- Trading Post, Market Stand, Market Hall ---


def test_sj_056_trading_post_two_or_as_trader_three() -> None:
    assert limit("trading_post") == 2
    assert limit("trading_post", chooser=0) == 3


def test_sj_056_and_with_a_library_four() -> None:
    assert limit("trading_post library", chooser=0, players=3) == 4


def test_sj_056_another_players_trading_post_does_not_help() -> None:
    state = table("trader", area(city=FIVE), area(city="trading_post"), chooser=1)
    do(state, "sell indigo_plant")
    assert asked(state) != "0 sell"


@pytest.mark.parametrize(("count", "extra"), [(1, 0), (2, 1), (3, 1)])
def test_sj_058_market_stand_pays_once_for_two_goods_or_more(count: int, extra: int) -> None:
    state = table("trader", area(city=f"market_stand trading_post {FIVE}"), area(), tiles=LOW)
    do(state, *["sell indigo_plant", "sell sugar_mill", "sell tobacco_storage"][:count])
    if asked(state) == "0 sell":
        do(state, "done")
    assert len(hand(state)) == count + extra


def test_sj_058_others_than_the_trader_are_paid_too() -> None:
    seat = area(city=f"market_stand trading_post {FIVE}")
    state = table("trader", seat, area(), chooser=1, tiles=LOW)
    do(state, "sell indigo_plant", "sell sugar_mill")
    assert len(hand(state)) == 3


@pytest.mark.parametrize(("count", "extra"), [(0, 0), (1, 1), (2, 1)])
def test_sj_075_market_hall_pays_one_card_in_all(count: int, extra: int) -> None:
    state = table("trader", area(city=f"market_hall {FIVE}"), area(), tiles=LOW)
    do(state, *["sell indigo_plant", "sell sugar_mill"][:count])
    if asked(state) == "0 sell":
        do(state, "done" if count else "pass")
    assert len(hand(state)) == count + extra


def test_sj_075_others_than_the_trader_are_paid_too_and_nobody_without_one() -> None:
    seats = (area(city="market_hall indigo_plant+"), area(city="indigo_plant+"))
    state = table("trader", *seats, chooser=1)
    do(state, "sell indigo_plant", "sell indigo_plant")
    assert (len(hand(state, 0)), len(hand(state, 1))) == (2, 1)


def test_sj_075_market_hall_and_market_stand_add_up() -> None:
    state = table("trader", area(city=f"market_hall market_stand {FIVE}"), area(), tiles=LOW)
    do(state, "sell indigo_plant", "sell sugar_mill")
    assert len(hand(state)) == 2 + 2


@pytest.mark.parametrize("count", [0, 1, 2])
def test_sj_r08_any_number_up_to_the_maximum(count: int) -> None:
    state = table("trader", area(city=FIVE), area())
    do(state, *["sell indigo_plant", "sell sugar_mill"][:count])
    if count < 2:
        do(state, "done" if count else "pass")
    assert len(goods(state)) == 5 - count


def test_sj_r39_all_goods_go_first_then_everything_is_drawn() -> None:
    seat = area(city="market_hall indigo_plant+ sugar_mill+")
    state = table("trader", seat, area(), tiles=LOW, draw_pile="", discard="hero")
    do(state, "sell indigo_plant", "sell sugar_mill")
    assert len(hand(state)) == 3  # the two goods were in the discard pile when it was shuffled
    assert "hero" in hand(state)


def test_sj_r41_sugar_coffee_and_the_market_hall_bring_six_or_four() -> None:
    seat = area(city="market_hall sugar_mill+ coffee_roaster+")
    for tile, drawn in (([1, 2, 2, 3, 3], 6), ([1, 1, 2, 2, 3], 4)):
        state = table("trader", seat, area(), tiles=[tile])
        do(state, "sell sugar_mill", "sell coffee_roaster")
        assert len(hand(state)) == drawn


def test_sj_r44_the_goods_are_gone_even_if_too_few_cards_can_be_drawn() -> None:
    seat = area(city="silver_smelter+ market_hall")
    state = table("trader", seat, area(), tiles=HIGH, draw_pile="", discard="")
    do(state, "sell silver_smelter")
    assert goods(state) == []
    assert len(hand(state)) == 1  # the good itself came back as a card


def test_sj_r46_huts_come_after_all_sales_and_before_the_next_role() -> None:
    seats = (area(city="hut"), area(city="indigo_plant+"))
    state = table("trader", *seats, expansion=True)
    assert asked(state) == "1 sell"
    assert hand(state) == []
    do(state, "pass")
    assert len(hand(state)) == 1


# --- Hut ---


def test_sj_092_hut_pays_if_nobody_sold_anything() -> None:
    state = table("trader", area(city="hut"), area(city="tower"), expansion=True)
    assert (len(hand(state, 0)), len(hand(state, 1))) == (1, 0)


def test_sj_092_not_if_somebody_sold() -> None:
    state = table("trader", area(city="hut"), area(city="indigo_plant+"), expansion=True)
    do(state, "sell indigo_plant")
    assert hand(state, 0) == []


def test_sj_r21_every_owner_draws_and_the_tile_moves_on() -> None:
    state = table("trader", area(city="hut"), area(city="hut"), area(), expansion=True)
    assert [len(hand(state, seat)) for seat in range(3)] == [1, 1, 0]
    assert fact(state, "tile") == 1


def test_sj_r21_owners_draw_clockwise_from_the_trader() -> None:
    seats = (area(city="hut"), area(), area(city="hut"))
    state = table("trader", *seats, chooser=1, draw_pile="hero well", expansion=True)
    assert hand(state, 2) == ["hero"]
    assert hand(state, 0) == ["well"]


def test_sj_r21_a_good_paid_at_the_black_market_is_no_sale() -> None:
    seats = (area("smithy", "black_market indigo_plant+"), area(city="hut"), area())
    state = table("builder", *seats, chooser=2, governor=2, expansion=True)
    do(state, "build smithy", "role trader")
    assert len(hand(state, 1)) == 1


def test_sj_r21_sales_of_an_earlier_trader_phase_do_not_count() -> None:
    seats = (area(city="hut indigo_plant+"), area(), area())
    state = table("trader", *seats, expansion=True)
    do(state, "sell indigo_plant", "role builder", "role prospector", "pass", "role trader")
    assert len(hand(state, 0)) == 2  # one for the indigo, one from the Hut a round later


# --- Customs Office, Harbor ---


@pytest.mark.parametrize("tile", TILES)
def test_sj_095_the_customs_office_good_brings_two_whatever_the_tile(tile: list[int]) -> None:
    seat = area(city="customs_office+")
    state = table("trader", seat, area(), chooser=1, tiles=[tile], expansion=True)
    do(state, "sell customs_office")
    assert len(hand(state)) == 2
    assert goods(state) == []


def test_sj_095_it_takes_one_of_the_normal_sales() -> None:
    seat = area(city="indigo_plant+ customs_office+")
    state = table("trader", seat, area(), chooser=1, expansion=True)
    do(state, "sell customs_office")
    assert goods(state) == ["indigo_plant"]
    assert asked(state) != "0 sell"


def test_sj_095_market_stand_and_market_hall_count_it() -> None:
    seat = area(city="market_stand market_hall indigo_plant+ customs_office+")
    state = table("trader", seat, area(), expansion=True)
    do(state, "sell indigo_plant", "sell customs_office")
    assert len(hand(state)) == 1 + 2 + 2


def test_sj_095_it_is_sold_beside_every_other_good() -> None:
    seats = (area(city=f"customs_office+ {FIVE}"), area())
    state = table("trader", *seats, expansion=True)
    assert len(offered(state)) == 5 + 1 + 1


def test_sj_097_one_sold_good_may_go_under_the_harbor_and_is_paid() -> None:
    seat = area(city="harbor indigo_plant+ silver_smelter+")
    state = table("trader", seat, area(), tiles=HIGH, discard="", expansion=True)
    good = fact(state, "seats.0.city.2.good")
    do(state, "sell indigo_plant", "ship silver_smelter")
    assert stored(state, "harbor") == [good]
    assert len(discard(state)) == 1
    assert len(hand(state)) == 1 + 3
    assert points(state, "stored") == 1


def test_sj_097_shipping_is_a_choice_and_needs_a_harbor() -> None:
    state = table("trader", area(city="harbor indigo_plant+"), area(), expansion=True)
    assert offered(state) == ["sell indigo_plant", "ship indigo_plant", "pass"]
    seats = (area(city="indigo_plant+"), area(city="harbor"))
    state = table("trader", *seats, expansion=True)
    assert offered(state) == ["sell indigo_plant", "pass"]
    assert refused_by(state, "ship indigo_plant") == "SJ-097"


def test_sj_r20_at_most_one_good_per_phase() -> None:
    seat = area(city="harbor indigo_plant+ sugar_mill+ customs_office+")
    state = table("trader", seat, area(), expansion=True)
    do(state, "ship indigo_plant")
    assert offered(state) == ["sell sugar_mill", "sell customs_office", "done"]
    assert (fact(state, "sales"), fact(state, "steps")[-1]["shipped"]) == (1, 1)


def test_sj_r20_the_owner_chooses_which_the_customs_office_good_too() -> None:
    seat = area(city="harbor indigo_plant+ customs_office+")
    state = table("trader", seat, area(), expansion=True)
    do(state, "sell indigo_plant", "ship customs_office")
    assert len(stored(state, "harbor")) == 1
    assert len(hand(state)) == 1 + 2


def test_sj_r20_a_shipped_good_is_not_looked_at() -> None:
    seat = area(city="harbor indigo_plant+")
    state = table("trader", seat, area(), discard="", expansion=True)
    do(state, "ship indigo_plant")
    assert GAME.knowledge.view(state, 0)["seats"][0]["harbor"] == 1
    assert discard(state) == []


def test_sj_r19_a_customs_office_good_is_lost_when_covered() -> None:
    seat = area("hero" + many(5), "crane customs_office+")
    state = table("builder", seat, area(), chooser=1, discard="", expansion=True)
    do(state, "build hero", "cover customs_office 1")
    assert goods(state) == []
    assert len(discard(state)) == 2 + 1
