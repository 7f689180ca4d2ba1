"""What everybody is told: every event of the game, in order and in words."""

import pytest

from bastide.engine.events import Log
from bastide.engine.flow import State
from bastide.words import say
from tests.rules.little_town.tables import GAME, area, do, table

NAMES = ["Ada", "Ben", "Cleo"]


def told(state: State, *moves: str, seat: int = -1, lang: str = "en") -> list[str]:
    """What a seat, or a spectator, hears of these moves."""
    state.log = Log()
    do(state, *moves)
    heard = [event for event in state.log.drain() if event.is_known_to(seat)]
    return [say(GAME.speech.line(state, event).message, lang, NAMES, seat) for event in heard]


def test_a_turn_with_a_worker() -> None:
    state = table(
        area("1 coin", "E5 wheat_field, G4 well", "O14"), area("", "F4 brewery"), market=[]
    )
    moves = ("place F5", "activate E5", "activate F4", "validate O14", "activate G4")
    assert told(state, *moves) == [
        "Ada places a worker on F5.",
        "Ada gets 1 wood.",
        "Ada gets 2 fish.",
        "Ada activates the Wheat Field on E5.",
        "Ada gets 1 wheat.",
        "Ada activates the Brewery on F4.",
        "Ada gives Ben 1 coin.",
        "Ada gives 1 wheat.",
        "Brewery: 3 points for Ada.",
        "Ada shows the objective “spend a cube gained earlier in the same turn”: 2 points.",
        "Ada activates the Well on G4.",
        "Well: 2 points for Ada.",
    ]


def test_the_coins_a_building_takes_and_gives() -> None:
    state = table(area("2 coin", "C3 quarry, C2 gold_mine"), area(), market=[])
    assert told(state, "place D3", "activate C3", "activate C2", seat=0) == [
        "You place a worker on D3.",
        "You activate the Quarry on C3.",
        "You give 2 coins.",
        "You get 2 stone.",
        "You activate the Gold Mine on C2.",
        "You get 2 coins.",
    ]


def test_a_build_with_a_substitute() -> None:
    state = table(area("3 wood 3 coin"), area(), market="granary")
    assert told(state, "build granary", "on C3", seat=1) == [
        "Ada builds the Granary.",
        "Ada gives 3 wood.",
        "Ada pays 3 coins in place of 1 wood.",
        "It stands on C3 and brings 6 points.",
    ]
    state = table(area("6 coin"), area(), market="residence")
    assert told(state, "build residence", "on C3")[:2] == [
        "Ada builds the Residence.",
        "Ada gives 6 coins.",
    ]


def test_the_pawnshop() -> None:
    state = table(area("1 wood 1 stone", "C3 pawnshop"), area(), market=[])
    assert told(state, "place D3", "activate C3", "take fish wheat")[2:] == [
        "Ada gives 1 wood.",
        "Ada gives 1 stone.",
        "Ada gets 1 fish.",
        "Ada gets 1 wheat.",
    ]


def test_the_end_of_a_round() -> None:
    state = table(
        area("1 wheat", "C3 residence, D3 well, F4 cathedral", workers_left=1),
        area("5 fish", workers_left=0, at="F5"),
        first=0,
        market=[],
    )
    assert told(state, "place A5", "activate D3") == [
        "Ada places a worker on A5.",
        "Ada gets 2 wood.",
        "Round 1 ends.",
        "The Cathedral brings Ada 1 point.",
        "Ada uses the Residence on C3.",
        "Ada activates the Well on D3.",
        "Well: 2 points for Ada.",
        "Ada feeds 1 worker.",
        "Ada gives 1 wheat.",
        "4 workers of Ada go hungry: −12 points.",
        "Ben feeds 5 workers.",
        "Ben gives 5 fish.",
        "Round 2: Ben begins.",
    ]


def test_the_end_of_the_game() -> None:
    state = table(
        area("5 fish", "C3 castle, D3 well", workers_left=1),
        area("5 fish 2 coin", "G3 watchtower", workers_left=0, at="G4"),
        area("4 fish 4 coin", workers_left=0),
        round=4,
        market=[],
    )
    moves = ("place A5", "feed fish fish fish fish")
    assert told(state, *moves)[2:] == [
        "Round 4 ends.",
        "Ada feeds 4 workers.",
        "Ada gives 4 fish.",
        "Ben feeds 4 workers.",
        "Ben gives 4 fish.",
        "Cleo feeds 4 workers.",
        "Cleo gives 4 fish.",
        "The Castle brings Ada 4 points.",
        "The Watchtower brings Ben 14 points.",
        "The coins of Cleo are worth 1 point.",
        "The game is over.",
    ]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_everything_is_said_in_both_languages(lang: str) -> None:
    state = table(area("1 coin", "E5 wheat_field"), area("", "F4 brewery"), market=[])
    lines = told(state, "place F5", "activate E5", "activate F4", lang=lang)
    assert len(lines) == 9
    assert len(set(lines)) == 9


def test_what_does_not_come_is_not_told() -> None:
    state = table(area(), area("15 fish 15 wood"))
    assert told(state, "place F5") == ["Ada places a worker on F5."]


@pytest.mark.parametrize(
    "town", ["D3 residence, G3 well", "D3 cathedral, G3 well", "B2 cathedral, G3 well"]
)
def test_a_special_building_that_brings_nothing_is_not_used(town: str) -> None:
    seats = (area("5 fish", town, workers_left=0, at="H2"), area("5 fish", workers_left=1))
    lines = told(table(*seats, market=[], mover=1), "place I5")
    assert not any("Residence" in line or "Cathedral" in line for line in lines)
    assert lines[-1].startswith("Round 2")
