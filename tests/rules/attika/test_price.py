"""Where tokens go and what they cost (sections 4.1 to 4.4)."""

import pytest

from bastide.engine.flow import options
from bastide.engine.game import Game
from bastide.games.attika.catalogue import TOKEN_NAMES
from bastide.games.attika.editions import PRINTED, Edition
from bastide.games.attika.price import of_any, unchained
from bastide.words import say
from tests.rules.attika.tables import (
    ATTIKA,
    BOTH,
    TELEGRAPH,
    area,
    asked,
    cost,
    do,
    fact,
    offers,
    refused_by,
    table,
    told,
)

both = pytest.mark.parametrize("game", BOTH, ids=str)
PLAIN = [{"tile": "R20", "at": "0,0"}]
"""One tile; on its south-western hex -1,1 no symbol counts."""
RIM = ("0,0", "1,0", "1,-1", "0,-1", "-1,0", "0,1")
"""Its other hexes."""


def test_at_030_any_free_hex_of_a_tile_will_do_one_token_each() -> None:
    state = table(area("9wood 9clay", "tower", built={"0,0": "ship"}), area(built={"3,1": "ship"}))
    do(state, "build tower")
    hexes = [hex["id"] for hex in ATTIKA.knowledge.view(state, 0)["hexes"]]
    assert sorted(offers(state, "at")) == sorted(set(hexes) - {"0,0", "3,1"})
    assert refused_by(state, "at 0,0") == refused_by(state, "at 3,1") == "AT-030"


def test_at_030_tokens_never_move() -> None:
    state = table(area("9wood 9clay", "tower ship", built={"0,0": "mint"}))
    do(state, "build tower", "at 0,1", "pay")
    assert fact(state, "seats.0.built")["0,0"] == "mint"


def test_at_031_nothing_is_built_on_a_city() -> None:
    state = do(table(area("9wood 9clay", "tower")), "build tower")
    assert refused_by(state, "at -1,-1") == refused_by(state, "at 2,5") == "AT-031"


def test_at_032_hexes_that_share_a_side_are_adjacent_also_across_tiles() -> None:
    state = table(area(built={"1,0": "fortress"}))
    beside = [
        hex["id"]
        for hex in ATTIKA.knowledge.view(state, 0)["hexes"]
        if hex["id"] != "1,0" and cost(state, "tower", hex["id"]) == {"chain": True}
    ]
    # 2,0 and 1,1 belong to the tile in the east
    assert sorted(beside) == ["0,0", "0,1", "1,-1", "1,1", "2,0"]


def test_at_033_free_beside_the_own_direct_predecessor() -> None:
    state = table(area("9wood", "tower", built={"0,0": "fortress"}))
    assert cost(state, "tower", "0,1") == {"chain": True}
    names = told(do(state, "build tower"), "at 0,1")
    assert "pays" not in names
    assert "builds" in names


def test_at_033_not_free_elsewhere() -> None:
    state = table(area(built={"0,0": "fortress"}))
    assert "chain" not in cost(state, "tower", "2,0")


def test_at_034_else_the_printed_cost_is_due_and_base_tokens_are_never_free_by_a_chain() -> None:
    state = table(area(), map=PLAIN)
    assert cost(state, "quarry", "-1,1") == {"wood": 1, "clay": 1, "metal": 2}
    everything = {"0,0": "vintner", "0,1": "ship", "-1,0": "mint"}
    state = table(area(built=everything), map=PLAIN)
    for base in ("vineyard", "harbour", "silver_mine"):
        assert "chain" not in cost(state, base, "-1,1")


def test_at_035_symbols_of_the_hex_and_of_free_hexes_beside_it_are_taken_off() -> None:
    state = table(area())
    # 0,0 has a mountain, beside it are a mountain and two waters
    assert cost(state, "fortress", "0,0") == {"clay": 1, "metal": 1}
    assert cost(state, "silver_mine", "0,0") == {"wood": 1}


def test_at_035_symbols_of_other_kinds_do_nothing_and_unused_ones_are_lost() -> None:
    state = table(area())
    assert cost(state, "vintner", "0,0") == {"clay": 2}
    assert cost(state, "treasury", "0,0") == {}


@pytest.mark.parametrize("seat", [0, 1])
def test_at_035_a_token_covers_the_symbol_of_its_hex(seat: int) -> None:
    areas = [area(), area()]
    areas[seat] = area(built={"1,0": "village", "-1,1": "mill"})  # a water and a mountain
    state = table(*areas)
    assert cost(state, "fortress", "0,0", 0)["metal"] == 2
    assert cost(state, "cornfield", "0,0", 0)["water"] == 1


def test_at_035_every_symbol_counts_for_a_road() -> None:
    state = table(area())
    assert cost(state, "road", "0,0") == {"any": 1}


def test_at_036_a_new_settlement_costs_a_card_for_each_that_is_there() -> None:
    state = table(area())
    assert cost(state, "tavern", "-1,0") == {"wood": 1}
    state = table(area(built={"3,1": "ship"}))
    assert cost(state, "tavern", "-1,0") == {"wood": 1, "surcharge": 1}
    state = table(area(built={"3,1": "ship", "1,5": "ship"}))
    assert cost(state, "tavern", "-1,0") == {"wood": 1, "surcharge": 2}
    assert "surcharge" not in cost(state, "tavern", "2,1")


def test_at_037_two_cards_stand_for_one_as_often_as_wished() -> None:
    state = table(area("2water 2clay 2metal", "tavern ship", left=[6, 8, 8, 6]), map=PLAIN)
    do(state, "build tavern", "at -1,1")
    assert set(offers(state, "pay")) == {
        *("2water", "2clay", "2metal", "water+clay", "water+metal", "clay+metal")
    }
    state = table(area("4metal", "ship"), map=PLAIN)
    do(state, "build ship", "at -1,1", "pay")
    assert fact(state, "discard") == ["metal"] * 4


def test_at_037_symbols_cannot_be_combined() -> None:
    # two waters and two mountains around: they do not pay for the clay of a vintner
    state = table(area("", "vintner"), map=[{"tile": "R01", "at": "0,0"}])
    assert offers(state, "build") == []
    assert cost(state, "vintner", "0,0") == {"clay": 2}


def test_at_037_the_last_free_hex_is_enough_to_build() -> None:
    others = dict(
        zip(RIM, ("vineyard", "quarry", "fortress", "harbour", "mint", "tower"), strict=True)
    )
    state = table(area("4metal", "ship"), area(built=others), map=PLAIN)
    assert offers(state, "build") == ["ship"]
    assert offers(table(area("3metal", "ship"), area(built=others), map=PLAIN), "build") == []


def test_at_036_where_every_free_hex_founds_a_settlement_its_card_is_asked_for() -> None:
    around = {"0,0": "vineyard", "0,1": "quarry", "1,-1": "fortress"}
    for hand, buildable in (("4metal", []), ("5metal", ["ship"])):
        state = table(area(hand, "ship", built={"1,0": "mint"}), area(built=around), map=PLAIN)
        assert offers(state, "build") == buildable


def test_at_038_paid_cards_go_to_the_discard_pile() -> None:
    state = table(area("2wood 2metal", "tavern tower"), map=PLAIN)
    do(state, "build tavern", "at -1,1", "pay wood")
    assert fact(state, "discard") == ["wood"]
    assert fact(state, "seats.0.hand") == ["wood", "metal", "metal"]


def test_at_039_a_predecessor_built_beside_its_successor_pays() -> None:
    state = table(area(built={"0,0": "tower"}))
    assert cost(state, "fortress", "0,1") == {"metal": 2}


def test_at_040_a_token_beside_an_earlier_one_that_does_not_precede_it_directly_pays() -> None:
    state = table(area(built={"0,0": "quarry"}))
    assert cost(state, "tower", "0,1") == {"clay": 1}
    assert cost(state, "fortress", "0,1") == {"chain": True}


def test_at_041_the_predecessor_of_another_player_does_not_help() -> None:
    state = table(area(), area(built={"0,0": "fortress"}))
    assert "chain" not in cost(state, "tower", "0,1", seat=0)
    assert cost(state, "tower", "0,1", seat=1) == {"chain": True}


@both
def test_at_042_base_tokens_always_pay_but_the_land_may_bring_their_price_to_nothing(
    game: Game,
) -> None:
    state = table(area(), game=game)
    names = state.edition.names
    for kind in range(24):
        if state.edition.base[kind]:
            assert state.edition.before[kind] == 0
    assert cost(state, names[7], "0,0") == {"wood": 1}  # silver mine, gold panning
    # two hills and a water: enough for the first base token
    assert cost(state, names[0], "-1,3") == {}


@both
def test_at_043_roads_cost_five_of_any_kind_and_are_free_beside_an_own_road(game: Game) -> None:
    state = table(area(), game=game, map=PLAIN)
    road = state.edition.names[-1]
    assert cost(state, road, "-1,1") == {"any": 5}
    state = table(area(built={"0,0": road}), game=game)
    assert cost(state, road, "0,1") == {"chain": True}
    assert cost(state, road, "3,0") == {"any": 2, "surcharge": 1}


@both
def test_at_r01_symbols_under_tokens_count_only_by_option(game: Game) -> None:
    token = TOKEN_NAMES[game.name][16]
    other = area(built={"1,0": token})
    assert cost(table(area(), other, game=game), TOKEN_NAMES[game.name][20], "0,0")["water"] == 1
    state = table(area(), other, game=game, count_covered_symbols=True)
    assert "water" not in cost(state, TOKEN_NAMES[game.name][20], "0,0")
    do(state, "stop", "stop")
    assert game.setup.choices()[2].default is False


def test_at_r01_with_the_option_a_build_takes_no_symbol_away() -> None:
    state = table(area("9wood 9clay", "tower ship"), count_covered_symbols=True)
    do(state, "build tower", "at 1,0", "pay")
    assert cost(state, "cornfield", "0,0") == {"clay": 1}


def test_at_r02_surplus_symbols_do_not_pay_the_surcharge() -> None:
    state = table(area(built={"3,0": "ship"}))
    assert cost(state, "treasury", "0,0") == {"surcharge": 1}
    assert cost(state, "road", "0,0") == {"any": 1, "surcharge": 1}


def test_at_r03_a_free_chain_never_meets_a_surcharge() -> None:
    state = table(area(built={"0,0": "fortress", "3,0": "ship"}))
    assert cost(state, "tower", "0,1") == {"chain": True}


def test_at_r04_a_telegraph_is_reduced_by_every_symbol_too() -> None:
    assert cost(table(area(), game=TELEGRAPH), "telegraph", "0,0") == {"any": 1}


def test_at_r05_no_pair_for_cards_of_any_kind_and_no_overpaying() -> None:
    state = table(area("4water 4wood 2clay", "road", left=[6, 8, 8, 5]), map=PLAIN)
    do(state, "build road", "at -1,1")
    for payment in offers(state, "pay"):
        assert sum(int(part[0]) if part[0].isdigit() else 1 for part in payment.split("+")) == 5
    assert refused_by(state, "pay 4water+2wood") == "AT-R05"
    assert refused_by(state, "pay 4water") == "AT-R05"


def test_at_r06_two_cards_may_pay_although_a_matching_one_is_there() -> None:
    state = table(area("wood water clay", "tavern ship"), map=PLAIN)
    do(state, "build tavern", "at -1,1")
    assert offers(state, "pay")[:2] == ["wood", "water+clay"]


def test_at_r07_the_predecessor_may_be_of_the_same_turn() -> None:
    state = table(area("9water 9clay", "cornfield mill village", left=[6, 8, 8, 5]), map=PLAIN)
    do(state, "build cornfield", "at -1,1", "pay")
    assert cost(state, "mill", "0,0") == {"chain": True}
    do(state, "build mill", "at 0,0")
    assert cost(state, "village", "0,1") == {"chain": True}


def test_at_r22_only_roads_chain_with_their_own_kind() -> None:
    state = table(area(built={"0,0": "tower", "3,1": "ship", "1,5": "road"}))
    assert "chain" not in cost(state, "tower", "0,1")
    assert "chain" not in cost(state, "ship", "2,1")
    assert cost(state, "road", "0,5") == {"chain": True}


def test_at_r32_another_players_telegraph_does_not_help() -> None:
    state = table(area(), area(built={"0,0": "telegraph"}), game=TELEGRAPH)
    assert "chain" not in cost(state, "telegraph", "0,1", seat=0)


def test_at_r36_a_legal_payment_of_which_a_part_would_do_is_accepted() -> None:
    state = table(area("2wood water clay metal", "tavern ship"), map=PLAIN)
    do(state, "build tavern", "at -1,1")
    assert refused_by(state, "pay water") == "AT-R05"
    assert refused_by(state, "pay 2water") == "AT-037"
    assert refused_by(state, "pay water+wood+clay") == "AT-R05"
    do(state, "pay water+wood")
    assert fact(state, "discard") == ["water", "wood"]


def test_at_r36_in_older_rules_such_a_payment_is_said_to_be_too_much() -> None:
    state = table(area("2wood water clay metal", "tavern ship"), map=PLAIN, game=ATTIKA.by_rules(2))
    do(state, "build tavern", "at -1,1")
    assert "water+wood" not in offers(state, "pay")
    assert refused_by(state, "pay water+wood") == "AT-R36"


def test_at_r36_where_there_are_very_many_payments_they_are_chosen_kind_by_kind() -> None:
    state = table(area("6water 6wood 6clay 6metal", "road", left=[6, 8, 8, 5]), map=PLAIN)
    do(state, "build road", "at -1,1")
    assert offers(state, "spend") == [f"{n}water" for n in range(6)]
    do(state, "spend 2water")
    assert offers(state, "spend") == [f"{n}wood" for n in range(4)]
    do(state, "spend 1wood")
    assert offers(state, "spend") == [f"{n}clay" for n in range(3)]
    do(state, "spend 0clay", "pay 2water+wood+2metal")
    assert fact(state, "discard") == ["water", "water", "wood", "metal", "metal"]


def test_a_price_is_told_cause_by_cause() -> None:
    state = table(area("9clay 9metal", "fortress", built={"3,0": "ship"}))
    do(state, "build fortress")
    act = ATTIKA.notation.parse("at 0,0")
    rows = [(say(cause, "en"), amount) for cause, amount in ATTIKA.targets.price(state, act)]
    assert rows == [("Printed cost", 4), ("Symbols of the land", -2), ("New settlement", 1)]
    label = say(ATTIKA.speech.label(state, act), "en")
    assert label == "On K15 (mountain): 1 × hill, 1 × mountain and 1 extra card"
    assert asked(state) == "0 site"


def test_at_043_a_road_for_one_card_costs_it_where_no_land_helps() -> None:
    """No printed road is that cheap, but an owner's file may say so."""
    edition = Edition("attika", "at", False, PRINTED)
    road = edition.names.index("road")
    edition.any[road] = 1
    assert of_any(unchained(edition, road, 0, 0)) == 1
    assert of_any(unchained(edition, road, 1, 0)) == 0


def test_at_037_whoever_builds_is_told_how_many_cards_it_takes_others_are_not() -> None:
    """A card that is missing is paid with any two."""
    state = do(table(area("1clay 4water", "tower"), map=PLAIN), "build tower")
    for seat, shown in ((0, True), (1, False), (-1, False)):
        prices = ATTIKA.knowledge.view(state, seat)["pending"]["prices"]
        assert all(("cards" in price) == shown for price in prices.values())
    # two hills: one card of the kind, two for the one that is missing
    assert ATTIKA.knowledge.view(state, 0)["pending"]["prices"]["-1,1"]["cards"] == 3


def test_at_037_the_price_of_a_place_counts_two_cards_for_a_missing_one() -> None:
    """The hex and the question tell whoever builds the same number."""
    state = do(table(area("1clay 4water", "tower"), map=PLAIN), "build tower")
    prices = ATTIKA.knowledge.view(state, 0)["pending"]["prices"]
    causes: set[str] = set()
    for act in options(state):
        rows = ATTIKA.targets.price(state, act)
        place = ATTIKA.targets.targets(state, act)[0].removeprefix("hex:")
        assert sum(amount for _, amount in rows) == prices[place]["cards"]
        causes |= {message.id for message, _ in rows}
    assert "at-price-missing" in causes
