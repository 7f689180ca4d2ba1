"""What the choices of Little Town say before one is taken: effects, prices and what is around."""

import re
from importlib import resources

import pytest

from bastide.engine.events import Log
from bastide.engine.flow import State
from bastide.games.little_town import events
from bastide.games.little_town.catalogue import NAMES
from bastide.games.little_town.state import LittleTown
from bastide.games.little_town.words import effect
from bastide.words import LANGUAGES, say
from tests.rules.little_town.tables import GAME, area, asked, do, stock, table


def told(state: State, tile: str) -> tuple[str, str]:
    """The effect of a building in both languages."""
    assert isinstance(state, LittleTown)
    message = effect(state, NAMES.index(tile))
    return say(message, "en"), say(message, "fr")


@pytest.mark.parametrize(
    ("tile", "option", "value", "english", "french"),
    [
        ("castle", "castle_owner", "own", "per building of yours", "bâtiment à vous autour"),
        ("castle", "castle_owner", "any", "anybody’s", "à vous ou non"),
        ("cathedral", "cathedral_owner", "any", "per worker around", "par ouvrier autour"),
        ("cathedral", "cathedral_owner", "own", "per worker of yours", "par ouvrier à vous"),
        ("residence", "residence_harvest_terrain", False, ": activate", ": activer"),
        ("residence", "residence_harvest_terrain", True, ": harvest", ": récolter"),
        ("residence", "residence_pays_fee", False, "others for free", "aussi chez les autres"),
        ("residence", "residence_pays_fee", True, "around it", "autour"),
        ("watchtower", "watchtower_workers_block", True, "empty cell", "case vide"),
        ("watchtower", "watchtower_workers_block", False, "without", "sans bâtiment"),
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
    message = GAME.speech.label(state, GAME.notation.parse(move))
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
    return [
        (say(cause, "en", NAMED), n)
        for cause, n in GAME.targets.price(state, GAME.notation.parse(move))
    ]


def test_lt_051_a_build_that_needs_coins_for_cubes_says_so_with_its_price() -> None:
    state = table(area("1 wood 9 coin"), area("1 coin"), market="granary")
    assert label(state, "build granary") == (
        "Build the Granary for 4 wood: 6 points, with 9 coins in place of 3 wood",
        "Construire le Grenier pour 4 bois\u202f: 6 points, avec 9 pièces à la place de 3 bois",
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
        "Poissonnier en F4\u202f: 1 poisson → 3 pièces, avec 3 pièces à la place de 1 poisson",
    )
    assert price(state, "activate F4") == [("coins", 3)]


def test_lt_035_the_coin_for_the_owner_comes_first_and_is_not_there_for_cubes() -> None:
    state = table(area("1 fish 4 coin"), area("1 coin", "F4 restaurant"), market=[])
    do(state, "place E3")
    assert label(state, "activate F4")[0].endswith(", with 3 coins in place of 1 wheat")
    assert price(state, "activate F4") == [("coin for Ben", 1), ("fish", 1), ("coins", 3)]


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


# --- what is said before a choice, and of whom ---


def test_lt_058_hunger_is_named_before_it_is_chosen() -> None:
    state = table(area("3 wheat 6 coin"), area(), phase="feeding")
    question = GAME.speech.question(state)
    assert say(question, "en").endswith("Each one that goes hungry costs 3 points.")
    english, french = label(state, "feed wheat wheat wheat substitute fish")
    assert english.endswith(": 1 worker goes hungry, −3 points")
    assert french.endswith("\u202f: 1 ouvrier affamé, −3 points")
    everybody = label(state, "feed wheat wheat wheat substitute fish fish")
    assert everybody[0] == "Feed 3 wheat, 6 coins for 2 fish"
    starving = table(area("3 coin"), area(), phase="feeding")
    assert label(starving, "feed nothing") == (
        "Feed nobody: 5 workers go hungry, −15 points",
        "Ne nourrir personne\u202f: 5 ouvriers affamés, −15 points",
    )


def test_lt_035_the_coin_is_given_to_you_or_to_somebody() -> None:
    state = table(area("2 coin"), area("", "F4 well"), market=[])
    state.log = Log()
    do(state, "place F5", "activate F4")
    fee = next(event for event in state.log.drain() if event.kind == events.FEE)
    message = GAME.speech.line(state, fee).message
    assert [say(message, "fr", NAMED, viewer) for viewer in (-1, 0, 1)] == [
        "Ada donne 1 pièce à Ben.",
        "Vous donnez 1 pièce à Ben.",
        "Ada vous donne 1 pièce.",
    ]
    assert say(message, "en", NAMED, 1) == "Ada gives you 1 coin."


def test_lt_r11_a_residence_that_pays_nobody_names_no_coin() -> None:
    def choice(pays: bool) -> str:
        mine, other = area("1 coin", "D3 residence"), area("5 fish", "C3 well")
        state = table(mine, other, phase="specials", market=[], residence_pays_fee=pays)
        return label(state, "activate C3")[0]

    assert choice(True) == "Well on C3, 1 coin to Ben: get 2 points"
    assert choice(False) == "Well on C3: get 2 points"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_code_of_a_card_is_said_to_people(lang: str) -> None:
    said = (resources.files("bastide.words") / lang / "little-town.ftl").read_text("utf-8")
    values = re.sub(r"lt-goal-o\d\d", "", said)
    assert not re.search(r"\bO\d\d\b", values)
    state = table(area("6 coin", "", "O13"), area())
    text = say(GAME.speech.label(state, GAME.notation.parse("validate O13")), lang)
    assert (
        text
        == {
            "en": "Show the objective “have at least 6 coins”: 2 points",
            "fr": "Valider l’objectif «\u202favoir au moins 6 pièces\u202f»\u202f: 2 points",
        }[lang]
    )
