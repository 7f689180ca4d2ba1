"""A data set holds every decision of its games, as its seat knew it."""

import importlib
import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from bastide.engine import registry
from bastide.engine.flow import play
from bastide.engine.messages import BadInput
from bastide.engine.seat import Seat
from bastide.research import dataset
from bastide.research.farm import Farm
from tests.architecture.tree import ROOT

GAME = registry.game("little-town")
BOTS = ["search:8it", "greedy"]


def rows_of(folder: Path) -> list[dict[str, Any]]:
    parquet: Any = importlib.import_module("pyarrow.parquet")
    files = sorted(folder.glob("*.parquet"))
    return [row for file in files for row in parquet.read_table(file).to_pylist()]


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("data")
    todo = dataset.parts(GAME, BOTS, {}, 2, 5)
    dataset.check_folder(folder, dataset.card(todo, BOTS, 2))
    with Farm(1) as farm:
        assert [part.name for part in dataset.make(todo, folder, farm)] == ["part-00000.parquet"]
        assert [*dataset.make(todo, folder, farm)] == []
    return folder


def followed(rows: list[dict[str, Any]], settings: dict[str, Any]) -> None:
    """Play a game as its rows tell, and look at each from its seat."""
    state = GAME.setup.new(settings, rows[0]["deal"])
    moves: list[tuple[int, int]] = []
    for row in rows:
        seat = Seat(GAME, state, row["seat"], moves)
        assert json.loads(row["view"]) == seat.view()
        assert json.loads(row["position"]) == GAME.positions.to_document(state)
        assert (np.frombuffer(row["observation"], np.uint8) == seat.observe()).all()
        assert row["numbers"] == seat.numbers()
        act = seat.options()[row["chosen"]]
        assert row["options"][row["chosen"]] == GAME.notation.format(act)
        play(state, act)
        moves.append((row["seat"], act))
    assert state.is_over()
    assert rows[0]["scores"] == GAME.scoring.scores(state)


def test_a_row_is_what_the_seat_saw_and_did(made: Path) -> None:
    pairing = dataset.parts(GAME, BOTS, {}, 2, 5)[0].pairings[0]
    rows = rows_of(made)
    followed([row for row in rows if row["turn"] == 0], pairing.settings)
    assert all(row["outcome"] == row["outcomes"][row["seat"]] for row in rows)


def test_the_sample_still_tells_its_games() -> None:
    rows = rows_of(ROOT / "examples" / "data" / "little-town-2")
    pairing = dataset.parts(GAME, ["greedy", "greedy"], {}, 1, 1)[0].pairings[0]
    followed([row for row in rows if row["deal"] == 1], pairing.settings)


def test_shares_are_those_of_the_search(made: Path) -> None:
    for row in rows_of(made):
        tried = [share for share in row["shares"] if share is not None]
        if row["bot"] == "greedy":
            assert tried == []
        elif len(row["options"]) > 1:
            assert max(row["visits"]) > 0
            assert row["shares"][row["chosen"]] is not None


def test_another_data_set_does_not_mix_with_it(made: Path) -> None:
    with pytest.raises(BadInput):
        dataset.check_folder(made, "# another\n")
