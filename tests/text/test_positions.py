"""Positions: the document gives the same table back, and a spoiled one gives one clear sentence."""

import json
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bastide.engine.flow import State, options, play
from bastide.engine.game import Game
from bastide.engine.messages import BadInput
from bastide.engine.parts import Json
from bastide.engine.settings import Setting
from tests.text.junk import JUNK, LONGER, is_one_sentence, spoiled
from tests.text.tables import TABLES, moments, named


@pytest.mark.parametrize(("game", "table"), TABLES, ids=named)
def test_a_position_gives_the_same_table_back_in_the_middle_of_any_decision(
    game: Game, table: dict[str, Setting]
) -> None:
    for state, _ in moments(game, table, 6, 0.15, 300):
        document = json.loads(json.dumps(game.positions.to_document(state)))
        again = game.positions.from_document(document, table)
        assert game.positions.to_document(again) == document
        assert options(again) == options(state)
        for seat in range(-1, int(table["players"])):
            assert game.knowledge.view(again, seat) == game.knowledge.view(state, seat)
            assert game.knowledge.key(again, seat) == game.knowledge.key(state, seat)


@pytest.mark.parametrize(("game", "table"), TABLES, ids=named)
def test_a_game_goes_on_the_same_from_its_position(game: Game, table: dict[str, Setting]) -> None:
    for state, _ in moments(game, table, 7, 0.02, 120):
        one, two = (
            state.clone(),
            game.positions.from_document(game.positions.to_document(state), table),
        )
        random = Random(1)
        for _ in range(60):
            if one.is_over():
                break
            act = random.choice(options(one))
            play(one, act)
            play(two, act)
        assert game.positions.to_document(one) == game.positions.to_document(two)


def placed_or_refused(game: Game, document: Json, table: dict[str, Setting]) -> State | None:
    try:
        return game.positions.from_document(document, table)
    except BadInput as problem:
        said = str(problem)
    assert is_one_sentence(said), said
    return None


def play_on(game: Game, state: State, moves: int) -> None:
    """What was accepted can be shown, played on and written down."""
    random = Random(2)
    for seat in range(-1, int(state.players)):
        game.knowledge.view(state, seat)
    for _ in range(moves):
        if state.is_over():
            break
        play(state, random.choice(options(state)))
    game.scoring.scores(state)
    game.scoring.winners(state)
    game.positions.to_document(state)


@given(JUNK)
def test_any_document_is_placed_or_refused(document: Json) -> None:
    for game, table in TABLES[::7]:
        state = placed_or_refused(game, document, table)
        if state is not None:
            play_on(game, state, 20)


SAMPLES = [
    (game, table, json.loads(json.dumps(game.positions.to_document(state))))
    for at, (game, table) in enumerate(TABLES)
    for state, _ in moments(game, table, at, 0.08, 200)
]


@given(st.data())
@LONGER
def test_a_spoiled_position_is_placed_or_refused(data: st.DataObject) -> None:
    game, table, document = data.draw(st.sampled_from(SAMPLES))
    state = placed_or_refused(game, data.draw(spoiled(document)), table)
    if state is not None:
        play_on(game, state, 60)


@given(st.data())
@LONGER
def test_a_position_with_spoiled_steps_is_placed_or_refused(data: st.DataObject) -> None:
    """The frames are the most fragile part: they get more than their share."""
    game, table, document = data.draw(st.sampled_from(SAMPLES))
    document = {**document, "steps": data.draw(spoiled(document["steps"] or [{}]))}
    state = placed_or_refused(game, document, table)
    if state is not None:
        play_on(game, state, 60)
