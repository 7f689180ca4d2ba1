"""Records and positions give back what was written."""

import inspect
import json
from pathlib import Path

from hypothesis import given

from bastide.engine.flow import options
from bastide.engine.game import Game
from bastide.engine.match import Match
from bastide.engine.record import Record, read, replay, write
from bastide.engine.rng import seeded
from bastide.engine.scenario import run_file
from bastide.testing.subject import Subject
from bastide.testing.walks import Walk, few, play_on, seats, seeds, some


def recorded(game: Game, seed: int, stop: int = 1 << 30) -> Match:
    """A match of random moves."""
    walk = Walk(game, seed)
    match = Match(Record(game.name, walk.settings, seed, game.rules_version))
    for act in walk.played(stop)[1]:
        match.play(act)
    return match


class TextLaws(Subject):
    """Records and positions give back what was written."""

    @few
    @given(seed=seeds)
    def test_records_round_trip_and_replay_to_the_same_position(self, seed: int) -> None:
        game = self.game
        match = recorded(game, seed)
        text = write(match.record)
        assert read(text) == match.record
        assert write(read(text)) == text
        assert game.positions.to_document(replay(read(text))) == game.positions.to_document(
            match.state
        )

    @few
    @given(seed=seeds)
    def test_a_record_cut_off_anywhere_can_be_gone_on_with(self, seed: int) -> None:
        game = self.game
        match = recorded(game, seed, stop=seed % 97)
        resumed = Match(read(write(match.record)))
        assert game.positions.to_document(resumed.state) == game.positions.to_document(match.state)
        assert len(resumed.events) == len(resumed.record.actions) + 1
        for seat in seats(match.state):
            assert game.knowledge.view(resumed.state, seat) == game.knowledge.view(
                match.state, seat
            )

    @some
    @given(seed=seeds)
    def test_positions_round_trip_in_the_middle_of_decisions(self, seed: int) -> None:
        game = self.game
        walk = Walk(game, seed)
        for state in walk.moments(4):
            position = json.loads(json.dumps(game.positions.to_document(state)))
            again = game.positions.from_document(position, walk.settings)
            assert game.positions.to_document(again) == position
            assert options(again) == options(state)
            assert game.speech.question(again) == game.speech.question(state)
            for seat in seats(state):
                assert game.knowledge.view(again, seat) == game.knowledge.view(state, seat)
                assert game.knowledge.key(again, seat) == game.knowledge.key(state, seat)
            ends = [game.positions.to_document(play_on(it, seeded(seed))) for it in (again, state)]
            assert ends[0] == ends[1]

    @few
    @given(seed=seeds)
    def test_a_finished_position_round_trips(self, seed: int) -> None:
        game = self.game
        walk = Walk(game, seed)
        state, _ = walk.played()
        again = game.positions.from_document(game.positions.to_document(state), walk.settings)
        assert game.positions.to_document(again) == game.positions.to_document(state)
        assert again.is_over()
        assert game.scoring.scores(again) == game.scoring.scores(state)

    def test_scenarios_beside_the_tests_hold(self) -> None:
        folder = Path(inspect.getfile(type(self))).parent / "scenarios"
        problems = {path.name: run_file(path).problems for path in folder.glob("**/*.toml")}
        assert [name for name, found in problems.items() if found] == [], problems
