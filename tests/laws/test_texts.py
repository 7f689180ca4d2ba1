"""Laws of every game: records and positions give back what was written."""

import json

import pytest
from hypothesis import given

from bastide.engine.flow import options
from bastide.engine.game import Game
from bastide.engine.match import Match
from bastide.engine.record import Record, read, replay, write
from bastide.engine.rng import seeded
from tests.laws.walks import GAMES, Walk, few, play_on, seats, seeds, some

every_game = pytest.mark.parametrize("game", GAMES, ids=str)


def recorded(game: Game, seed: int, stop: int = 1 << 30) -> Match:
    """A match of random moves."""
    walk = Walk(game, seed)
    match = Match(game, Record(game.name, walk.settings, seed, game.rules_version))
    for act in walk.played(stop)[1]:
        match.play(act)
    return match


@every_game
@few
@given(seed=seeds)
def test_records_round_trip_and_replay_to_the_same_position(game: Game, seed: int) -> None:
    match = recorded(game, seed)
    text = write(match.record)
    assert read(text) == match.record
    assert write(read(text)) == text
    assert game.position(replay(read(text))) == game.position(match.state)


@every_game
@few
@given(seed=seeds)
def test_a_record_cut_off_anywhere_can_be_gone_on_with(game: Game, seed: int) -> None:
    match = recorded(game, seed, stop=seed % 97)
    resumed = Match(game, read(write(match.record)))
    assert game.position(resumed.state) == game.position(match.state)
    assert len(resumed.events) == len(resumed.record.actions) + 1
    for seat in seats(match.state):
        assert game.view(resumed.state, seat) == game.view(match.state, seat)


@every_game
@some
@given(seed=seeds)
def test_positions_round_trip_in_the_middle_of_decisions(game: Game, seed: int) -> None:
    walk = Walk(game, seed)
    for state in walk.moments(4):
        position = json.loads(json.dumps(game.position(state)))
        again = game.place(position, walk.settings)
        assert game.position(again) == position
        assert options(again) == options(state)
        assert game.question(again) == game.question(state)
        for seat in seats(state):
            assert game.view(again, seat) == game.view(state, seat)
            assert game.key(again, seat) == game.key(state, seat)
        ends = [game.position(play_on(it, seeded(seed))) for it in (again, state)]
        assert ends[0] == ends[1]


@every_game
@few
@given(seed=seeds)
def test_a_finished_position_round_trips(game: Game, seed: int) -> None:
    walk = Walk(game, seed)
    state, _ = walk.played()
    again = game.place(game.position(state), walk.settings)
    assert game.position(again) == game.position(state)
    assert again.is_over()
    assert game.scores(again) == game.scores(state)
