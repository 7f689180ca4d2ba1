"""What the choices of Little Town say before one is taken: effects, prices and what is around."""

import pytest

from bastide.engine.flow import State
from bastide.games.little_town.catalogue import NAMES
from bastide.games.little_town.state import LittleTown
from bastide.games.little_town.words import effect
from bastide.words import say
from tests.rules.little_town.tables import GAME, area, asked, do, stock, table


def told(state: State, tile: str) -> tuple[str, str]:
    """The effect of a building in both languages."""
    assert isinstance(state, LittleTown)
    message = effect(state, NAMES.index(tile))
    return say(message, "en"), say(message, "fr")


@pytest.mark.parametrize(
    ("tile", "option", "value", "english", "french"),
    [
        ("castle", "castle_owner", "own", "per building of yours", "Bâtiment à vous autour"),
        ("castle", "castle_owner", "any", "anybody’s", "à vous ou non"),
        ("cathedral", "cathedral_owner", "any", "per worker around", "par Ouvrier autour"),
        ("cathedral", "cathedral_owner", "own", "per worker of yours", "par Ouvrier à vous"),
        ("residence", "residence_harvest_terrain", False, ": activate", ": activer"),
        ("residence", "residence_harvest_terrain", True, ": harvest", ": récolter"),
        ("watchtower", "watchtower_workers_block", True, "empty cell", "case vide"),
        ("watchtower", "watchtower_workers_block", False, "without", "sans Bâtiment"),
    ],
)
def test_lt_r11_to_r14_an_effect_is_told_as_the_table_has_set_it(
    tile: str, option: str, value: str | bool, english: str, french: str
) -> None:
    state = table(area(), area(), **{option: value})
    said = told(state, tile)
    assert english in said[0]
    assert french in said[1]


def label(state: State, move: str) -> tuple[str, str]:
    """How a choice reads in both languages."""
    message = GAME.label(state, GAME.act(move))
    return say(message, "en", NAMED), say(message, "fr", NAMED)


NAMED = ["Ada", "Ben"]


@pytest.mark.parametrize(("gone", "cubes"), [(13, "1 wood, 2 fish"), (14, "1 wood, 1 fish")])
def test_lt_032_a_worker_is_promised_no_more_than_the_supply_has(gone: int, cubes: str) -> None:
    state = table(area(), area(f"{gone} fish"))
    assert label(state, "place F5")[0] == f"Worker on F5: {cubes}"
    empty = table(area(), area("15 fish 15 wood"))
    assert "nothing" in label(empty, "place F5")[0]


# --- coins that must stand in for cubes (LT-051) ---


def price(state: State, move: str) -> list[tuple[str, int]]:
    """What a choice costs, cause by cause."""
    return [(say(cause, "en", NAMED), n) for cause, n in GAME.price(state, GAME.act(move))]


def test_lt_051_a_build_that_needs_coins_for_cubes_says_so_with_its_price() -> None:
    state = table(area("1 wood 9 coin"), area("1 coin"), market="granary")
    assert label(state, "build granary") == (
        "Build the Granary for 4 wood: 6 points, with 9 coins in place of 3 wood",
        "Construire le Grenier pour 4 Bois\u202f: 6 points, avec 9 Pièces à la place de 3 Bois",
    )
    assert price(state, "build granary") == [("wood", 1), ("coins", 9)]
    do(state, "build granary")
    assert asked(state) == "0 site"  # there was no other way
    assert stock(state) == {}


def test_lt_051_an_activation_that_needs_coins_for_cubes_says_so_with_its_price() -> None:
    state = table(area("3 coin", "F4 fishmonger"), area("1 coin"), market=[])
    do(state, "place E3")
    assert label(state, "activate F4") == (
        "Fishmonger on F4: 1 fish → 3 coins, with 3 coins in place of 1 fish",
        "Poissonnier en F4\u202f: 1 Poisson → 3 Pièces, avec 3 Pièces à la place de 1 Poisson",
    )
    assert price(state, "activate F4") == [("coins", 3)]


def test_lt_035_the_coin_for_the_owner_comes_first_and_is_not_there_for_cubes() -> None:
    state = table(area("1 fish 4 coin"), area("1 coin", "F4 restaurant"), market=[])
    do(state, "place E3")
    assert label(state, "activate F4")[0].endswith(", with 3 coins in place of 1 wheat")
    assert price(state, "activate F4") == [("to Ben", 1), ("fish", 1), ("coins", 3)]


def test_lt_r06_who_can_pay_in_cubes_reads_the_printed_price() -> None:
    state = table(area("4 wood 12 coin"), area("1 coin"), market="granary")
    assert label(state, "build granary")[0] == "Build the Granary for 4 wood: 6 points"
    assert price(state, "build granary") == [("wood", 4)]


def test_lt_051_of_several_payments_with_coins_the_cheapest_is_the_price() -> None:
    state = table(area("1 wood 12 coin"), area("1 coin"), market="granary")
    assert label(state, "build granary")[0].endswith(", with 9 coins in place of 3 wood")
    assert price(state, "build granary") == [("wood", 1), ("coins", 9)]
    do(state, "build granary")
    assert asked(state) == "0 payment-build"


def test_lt_r09_a_pawnshop_for_which_a_cube_lacks_says_so() -> None:
    state = table(area("1 fish 3 coin", "F4 pawnshop"), area("1 coin"), market=[])
    do(state, "place E3")
    assert label(state, "activate F4")[0].endswith(", with 3 coins in place of 1 wood")
    assert price(state, "activate F4") == [("fish", 1), ("coins", 3)]


def test_lt_041_a_building_that_costs_coins_costs_what_is_printed() -> None:
    state = table(area("6 coin"), area("1 coin"), market="residence")
    assert label(state, "build residence")[0] == "Build the Residence for 6 coins: 2 points"
    assert price(state, "build residence") == [("coins", 6)]
