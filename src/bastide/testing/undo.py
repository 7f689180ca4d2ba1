"""What can be taken back, and what cannot."""

from hypothesis import given

from bastide.engine.flow import BARRIERS
from bastide.engine.game import Game
from bastide.engine.match import Match
from bastide.engine.record import Record
from bastide.testing.subject import Subject
from bastide.testing.walks import Walk, few, seeds, some


def begun(game: Game, seed: int) -> tuple[Match, list[int]]:
    """A match before its first action, and the random actions to come."""
    walk = Walk(game, seed)
    match = Match(Record(game.name, walk.settings, seed, game.rules_version))
    return match, walk.played()[1]


class UndoLaws(Subject):
    """What can be taken back, and what cannot."""

    @few
    @given(seed=seeds)
    def test_undo_restores_the_table_exactly(self, seed: int) -> None:
        game = self.game
        match, acts = begun(game, seed)
        past = [game.positions.to_document(match.state)]
        for number, act in enumerate(acts):
            seat = match.state.mover()
            match.play(act)
            past.append(game.positions.to_document(match.state))
            steps = match.undoable(seat)
            assert steps <= len(match.record.actions)
            assert {match.undoable(other) for other in range(match.state.players)} <= {0, steps}
            if number % 11 == 0:
                undone = [match.undo() for _ in range(steps)]
                assert undone == acts[number + 1 - steps : number + 1][::-1]
                assert game.positions.to_document(match.state) == past[number + 1 - steps]
                assert len(match.events) == len(match.record.actions) + 1
                assert match.undoable(seat) == 0
                for again in reversed(undone):
                    match.play(again)
                assert game.positions.to_document(match.state) == past[number + 1]

    @some
    @given(seed=seeds)
    def test_only_the_last_mover_takes_back_and_the_barrier_has_a_reason(self, seed: int) -> None:
        game = self.game
        match, acts = begun(game, seed)
        assert match.barrier == "start"
        for act in acts:
            mover = match.state.mover()
            match.play(act)
            for seat in range(match.state.players):
                last = len(match.record.actions) - match.undoable(seat)
                assert {who for who, _ in match.record.actions[last:]} <= {seat} & {mover}
            assert match.barrier in {"start", "other-seat", *BARRIERS[1:]}

    @few
    @given(seed=seeds)
    def test_the_end_lays_everything_open_so_it_stays(self, seed: int) -> None:
        game = self.game
        match, acts = begun(game, seed)
        for act in acts:
            match.play(act)
        assert [match.undoable(seat) for seat in range(match.state.players)] == [
            0
        ] * match.state.players
        assert match.barrier == "secret-told"

    @few
    @given(seed=seeds)
    def test_by_consent_a_match_goes_back_any_number_of_actions(self, seed: int) -> None:
        game = self.game
        match, acts = begun(game, seed)
        half = len(acts) // 2
        for act in acts[:half]:
            match.play(act)
        position = game.positions.to_document(match.state)
        for act in acts[half:]:
            match.play(act)
        earlier = match.earlier(half)
        assert game.positions.to_document(earlier.state) == position
        assert len(match.record.actions) == len(acts)
