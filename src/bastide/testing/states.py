"""States, questions, and what may never get lost."""

import json

import pytest
from hypothesis import given

from bastide.engine.flow import IllegalAction, apply, options, play
from bastide.engine.flow import Options as Buffer
from bastide.engine.game import decision
from bastide.engine.rng import seeded
from bastide.rulebook import rules
from bastide.testing.subject import Subject
from bastide.testing.walks import ROUND_LIMIT, Walk, few, play_on, seats, seeds, some
from bastide.words import LANGUAGES, say


class StateLaws(Subject):
    """States, questions, and what may never get lost."""

    @some
    @given(seed=seeds)
    def test_clones_are_independent(self, seed: int) -> None:
        game = self.game
        for state in Walk(game, seed).moments(3):
            before = game.positions.to_document(state)
            clone = state.clone()
            assert game.positions.to_document(clone) == before
            play_on(clone, seeded(seed))
            assert game.positions.to_document(state) == before
            assert game.positions.to_document(
                play_on(state, seeded(seed))
            ) == game.positions.to_document(clone)

    @some
    @given(seed=seeds)
    def test_nothing_is_made_or_lost(self, seed: int) -> None:
        game = self.game
        walk = Walk(game, seed)
        counted = self.pieces
        state = walk.opening()
        first = counted(state)
        out = Buffer()
        for number, act in enumerate(walk.played()[1]):
            apply(state, act, out)
            if number % 7 == 0 or state.is_over():
                assert counted(state) == first

    @some
    @given(seed=seeds)
    def test_asking_twice_asks_the_same_and_changes_nothing(self, seed: int) -> None:
        game = self.game
        for state in Walk(game, seed).moments(6):
            before = game.positions.to_document(state)
            first = decision(game, state)
            again = decision(game, state)
            assert first is not None
            assert again is not None
            assert first.options == again.options == options(state)[: len(first.options)]
            assert first.options
            assert (first.seat, first.question, first.remaining, first.pool) == (
                again.seat,
                again.question,
                again.remaining,
                again.pool,
            )
            for seat in seats(state):
                assert game.knowledge.view(state, seat) == game.knowledge.view(state, seat)
                assert game.knowledge.key(state, seat) == game.knowledge.key(state, seat)
            assert game.positions.to_document(state) == before

    @few
    @given(seed=seeds)
    def test_a_decision_leaves_the_options_that_asking_anew_lists(self, seed: int) -> None:
        game = self.game
        walk = Walk(game, seed)
        state = walk.opening()
        out = Buffer()
        for act in walk.played()[1]:
            apply(state, act, out)
            assert out.listed() == options(state)

    @some
    @given(seed=seeds)
    def test_every_option_is_legal_and_has_one_name_and_one_label(self, seed: int) -> None:
        game = self.game
        for state in Walk(game, seed).moments(6):
            offered = options(state)
            assert len(offered) > 1 or state.frames[state.stack[state.top]].asks_forced(state)
            assert len(set(offered)) == len(offered)
            for act in offered:
                assert game.notation.parse(game.notation.format(act)) == act
                play(state.clone(), act)
            for lang in LANGUAGES:
                labels = [say(game.speech.label(state, act), lang) for act in offered]
                assert len(set(labels)) == len(labels)

    @some
    @given(seed=seeds)
    def test_nothing_else_is_legal(self, seed: int) -> None:
        game = self.game
        known = sorted({act for state in Walk(game, seed + 1).moments(9) for act in options(state)})
        for state in Walk(game, seed).moments(3):
            before = game.positions.to_document(state)
            for act in set(known) - set(options(state)):
                with pytest.raises(IllegalAction):
                    play(state, act)
                for lang in LANGUAGES:
                    assert say(game.refusals.refusal(state, act).message, lang)
                rule = game.refusals.refusal(state, act).rule
                assert not rule or rule in rules(game.name, "en")
            assert game.positions.to_document(state) == before

    @some
    @given(seed=seeds)
    def test_where_several_things_are_chosen_the_next_one_may_be_marked(self, seed: int) -> None:
        game = self.game
        for state in Walk(game, seed).moments(6):
            found = decision(game, state)
            assert found is not None
            assert found.remaining >= 1
            assert (found.remaining == 1) == (found.pool == [])
            assert found.pool == [] or set(found.pool) & set(found.options)

    @some
    @given(seed=seeds)
    def test_every_question_and_label_can_be_said_in_every_language(self, seed: int) -> None:
        game = self.game
        for state in Walk(game, seed).moments(6):
            for lang in LANGUAGES:
                assert say(game.speech.question(state), lang)
                for act in options(state):
                    assert say(game.speech.label(state, act), lang)
                    for cause, amount in game.targets.price(state, act):
                        assert say(cause, lang)
                        assert isinstance(amount, int)

    @some
    @given(seed=seeds)
    def test_views_and_positions_are_plain_documents(self, seed: int) -> None:
        game = self.game
        for state in Walk(game, seed).moments(3):
            for seat in seats(state):
                view = game.knowledge.view(state, seat)
                assert json.loads(json.dumps(view)) == view
            position = game.positions.to_document(state)
            assert json.loads(json.dumps(position)) == position

    @some
    @given(seed=seeds)
    def test_every_random_game_ends_and_is_scored(self, seed: int) -> None:
        game = self.game
        state, _ = Walk(game, seed).played()
        assert state.is_over()
        assert state.mover() == -1
        assert options(state) == []
        assert decision(game, state) is None
        assert 1 <= game.scoring.round(state) <= ROUND_LIMIT
        scores = game.scoring.scores(state)
        winners = game.scoring.winners(state)
        assert winners
        for seat, score in enumerate(scores):
            assert sum(game.scoring.breakdown(state, seat).values()) == score
            assert score == max(scores) or seat not in winners

    @few
    @given(seed=seeds)
    def test_scores_add_up_in_the_middle_of_a_game_too(self, seed: int) -> None:
        game = self.game
        for state in Walk(game, seed).moments(6):
            for seat, score in enumerate(game.scoring.scores(state)):
                assert sum(game.scoring.breakdown(state, seat).values()) == score
            assert game.scoring.winners(state)
