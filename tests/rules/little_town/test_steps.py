"""Small steps of a turn: what each one changes, counts, and asks about at once (LT-R16)."""

import pytest

from bastide.engine.flow import Options, apply
from bastide.games.little_town.land import LANDS, Land
from bastide.games.little_town.town import PRINTED, Printed
from tests.rules.little_town.tables import (
    GAME,
    area,
    asked,
    do,
    fact,
    goals,
    new,
    offered,
    stock,
    table,
)

NOTHING_COUNTED = {
    "gained": 0,
    "gained_kinds": [],
    "activations": 0,
    "scoring": 0,
    "respent": False,
    "mixed": None,
    "fish_fed": None,
}


def test_lt_016_the_same_seed_sets_the_same_table() -> None:
    tables = [GAME.positions.to_document(new(seed)) for seed in (3, 4, 3)]
    assert tables[0] == tables[2] != tables[1]


@pytest.mark.parametrize("first", [0, 1, 2])
def test_lt_022_a_first_player_who_is_named_is_not_drawn_by_lot(first: int) -> None:
    for seed in range(8):
        state = new(seed, first=first)
        assert (fact(state, "first"), fact(state, "turn")) == (first, first)
        assert asked(state) == f"{first} turn"
        assert fact(state, "counted") == NOTHING_COUNTED
        assert (fact(state, "unharvested"), fact(state, "activated")) == ([], [])


def test_lt_027_a_worker_stands_where_it_was_placed_and_keeps_others_away() -> None:
    state = do(table(area(), area()), "place C3")
    assert fact(state, "seats.0.workers_on") == ["C3"]
    assert fact(state, "seats.1.workers_on") == []
    assert "place C3" not in offered(state)
    do(state, "place C4", "place C5")
    assert fact(state, "seats.0.workers_on") == ["C3", "C5"]
    assert not {"place C4", "place C5"} & set(offered(state))


def test_lt_042_a_building_stands_where_it_was_built_and_keeps_others_away() -> None:
    state = do(table(area("2 wood"), area("1 wood")), "build wheat_field", "on C3")
    assert "place C3" not in offered(state)
    do(state, "build wheat_field")
    assert "on C3" not in offered(state)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_lt_045_who_has_no_pawn_left_builds_nothing_whoever_it_is(seat: int) -> None:
    town = "B2 well, B3 bakery, B4 statue, B5 castle, C2 church, C3 quarry"
    seats = [area("9 coin"), area("9 coin"), area("9 coin")]
    seats[seat] = area("9 coin", town)
    builders = []
    for mover in range(3):
        state = table(*seats, market=["workshop"], mover=mover)
        builders += [mover] if offered(state, "build") else []
    assert builders == [other for other in range(3) if other != seat]


@pytest.mark.parametrize("town", ["", "E5 well"])
def test_lt_r16_a_card_can_be_shown_right_after_the_harvest(town: str) -> None:
    state = table(area("4 fish 4 wheat", town, "O03"), area(), market=[])
    out = Options()
    apply(state, GAME.notation.parse("place F5"), out)
    offers = ["activate E5", "validate O03", "done"] if town else ["validate O03", "done"]
    assert [GAME.notation.format(act) for act in out.listed()] == offers
    assert stock(state) == {"wood": 1, "fish": 6, "wheat": 4}
    do(state, "validate O03")
    assert asked(state) == ("0 worker" if town else "1 turn")


def test_lt_r16_a_card_can_be_shown_after_a_single_harvest() -> None:
    seats = (area("9 fish", "E5 fishmonger", "O03"), area("4 fish"))
    state = do(table(*seats, market=[]), "place F5", "harvest E6")
    assert (asked(state), offered(state, "validate")) == ("0 worker", ["validate O03"])


def test_lt_r16_a_card_can_still_be_shown_when_the_workers_are_fed() -> None:
    mine = area("5 fish 5 wheat", "C3 well, C4 bakery, C5 statue", "O01", workers_left=1)
    state = table(mine, area("5 fish", workers_left=0), market=[])
    do(state, "place H3")
    assert (asked(state), offered(state, "validate")) == ("0 feeding", ["validate O01"])
    assert goals(state) == ["O01"]


def test_lt_r16_what_a_turn_counted_is_forgotten_when_it_ends() -> None:
    town = "E5 wheat_field, F4 restaurant, G4 well, E4 brewery"
    state = table(area("1 wheat", town), area("9 fish", workers_left=4), market=[], side="A")
    do(state, "place F5", "activate E5", "activate F4", "activate G4")
    assert fact(state, "counted") == {
        "gained": 4,
        "gained_kinds": ["wood", "fish", "wheat"],
        "activations": 3,
        "scoring": 2,
        "respent": True,
        "mixed": 0,
        "fish_fed": None,
    }
    do(state, "activate E4")
    assert asked(state) == "1 turn"
    assert fact(state, "turn") == 1
    assert fact(state, "counted") == NOTHING_COUNTED
    assert fact(state, "activated") == []


def test_lt_025_at_the_end_of_a_round_it_is_nobodys_turn() -> None:
    state = table(area("6 fish 6 wheat", workers_left=1), area("5 fish", workers_left=0))
    do(state, "place C3")
    assert (asked(state), fact(state, "turn")) == ("0 feeding", -1)


def test_lt_r17_o16_the_pawnshop_gives_no_points() -> None:
    state = table(area("2 wood", "E5 well, E4 pawnshop", "O16"), area(), market=[])
    do(state, "place F5", "activate E5", "activate E4", "pay wood wood", "take wood wood")
    assert offered(state, "validate") == []


@pytest.mark.parametrize("side", ["A", "B"])
def test_lt_010_the_land_is_never_changed_by_play(side: str) -> None:
    fresh, used = Land(side), LANDS[side]
    for name in ("terrain", "meadow", "fields", "around", "beside", "near"):
        assert list(getattr(fresh, name)) == list(getattr(used, name)), name
    assert (fresh.side, fresh.grass) == (side, used.grass)


def test_lt_008_what_is_printed_on_the_tiles_is_never_changed_by_play() -> None:
    fresh = Printed()
    for name in ("cost", "cubes", "points", "takes", "gives", "scores", "works", "card_points"):
        assert list(getattr(fresh, name)) == list(getattr(PRINTED, name)), name
    assert list(fresh.tiles_needed) == list(PRINTED.tiles_needed)
    assert list(fresh.tiles_helpful) == list(PRINTED.tiles_helpful)
