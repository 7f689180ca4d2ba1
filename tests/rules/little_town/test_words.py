"""What the choices of Little Town say before one is taken: effects, prices and what is around."""

import pytest

from bastide.engine.flow import State
from bastide.games.little_town.catalogue import NAMES
from bastide.games.little_town.state import LittleTown
from bastide.games.little_town.words import effect
from bastide.words import say
from tests.rules.little_town.tables import GAME, area, table


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
