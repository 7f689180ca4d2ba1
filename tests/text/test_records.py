"""Records: the text gives the same game back, and a spoiled text gives one clear sentence."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bastide.engine import record
from bastide.engine.game import Game
from bastide.engine.messages import BadInput
from bastide.engine.record import Record
from bastide.engine.settings import Setting
from tests.text.junk import is_one_sentence, misspelt, reworded
from tests.text.tables import TABLES, moments, named


def recorded(game: Game, settings: dict[str, Setting], seed: int, most: int) -> tuple[Record, Any]:
    """A random game as a record, and its last position."""
    *_, (state, moves) = moments(game, settings, seed, 0, most)
    seats = ["Ana | Bo", "Zoé", "", "4"]
    names = [name.replace("|", "/") for name in seats[: int(settings["players"])]]
    made = Record(game.name, settings, seed, game.rules_version, names, moves)
    return made, game.positions.to_document(state)


@pytest.mark.parametrize(("game", "table"), TABLES, ids=named)
def test_a_record_gives_the_same_game_back(game: Game, table: dict[str, Setting]) -> None:
    made, last = recorded(game, table, 3, 400)
    text = record.write(made)
    again = record.read(text)
    assert again == made
    assert record.write(again) == text
    assert game.positions.to_document(record.replay(again)) == last


def read_or_refuse(text: str) -> None:
    said = "Nothing is wrong."
    try:
        record.replay(record.read(text))
    except BadInput as problem:
        said = str(problem)
    assert is_one_sentence(said), said


SAMPLE = record.write(recorded(*TABLES[0], 5, 60)[0])
PIECES = [
    "options ",
    "seed ",
    "game ",
    "\n",
    "\n\n",
    " | ",
    "players=9",
    "=",
    "99999999999",
    "0 pass",
]


@given(st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    read_or_refuse(text)


@given(st.data())
def test_a_misspelt_record_is_read_or_refused(data: st.DataObject) -> None:
    read_or_refuse(data.draw(misspelt(SAMPLE, PIECES)))


@given(st.data())
def test_a_reworded_record_is_read_or_refused(data: st.DataObject) -> None:
    read_or_refuse(data.draw(reworded(SAMPLE, [*SAMPLE.split(), *PIECES, "-1", "10" * 30, "²"])))


def test_a_move_that_is_not_possible_is_refused_with_its_place() -> None:
    made, _ = recorded(*TABLES[0], 5, 30)
    seat, act = made.actions[10]
    made.actions[10] = ((seat + 1) % int(made.settings["players"]), act)
    with pytest.raises(BadInput, match="Action 11 of the record is by seat"):
        record.replay(made)
