"""Laws of every game: states, questions, and what may never get lost."""

import json

import pytest
from hypothesis import given

from bastide.engine.flow import IllegalAction, apply, options, play
from bastide.engine.flow import Options as Buffer
from bastide.engine.game import Game, decision
from bastide.engine.rng import seeded
from bastide.rulebook import GAMES as BOOKS
from bastide.words import LANGUAGES, say
from tests.laws.conservation import COUNTED
from tests.laws.walks import GAMES, ROUND_LIMIT, Walk, few, play_on, seats, seeds, some

every_game = pytest.mark.parametrize("game", GAMES, ids=str)


@every_game
@some
@given(seed=seeds)
def test_clones_are_independent(game: Game, seed: int) -> None:
    for state in Walk(game, seed).moments(3):
        before = game.position(state)
        clone = state.clone()
        assert game.position(clone) == before
        play_on(clone, seeded(seed))
        assert game.position(state) == before
        assert game.position(play_on(state, seeded(seed))) == game.position(clone)


@every_game
@some
@given(seed=seeds)
def test_nothing_is_made_or_lost(game: Game, seed: int) -> None:
    walk = Walk(game, seed)
    counted = COUNTED[game.name]
    state = walk.opening()
    first = counted(state)
    out = Buffer()
    for number, act in enumerate(walk.played()[1]):
        apply(state, act, out)
        if number % 7 == 0 or state.is_over():
            assert counted(state) == first


@every_game
@some
@given(seed=seeds)
def test_asking_twice_asks_the_same_and_changes_nothing(game: Game, seed: int) -> None:
    for state in Walk(game, seed).moments(6):
        before = game.position(state)
        first = decision(game, state)
        again = decision(game, state)
        assert first is not None
        assert again is not None
        assert first.options == again.options == options(state)
        assert (first.seat, first.question, first.remaining, first.pool) == (
            again.seat,
            again.question,
            again.remaining,
            again.pool,
        )
        for seat in seats(state):
            assert game.view(state, seat) == game.view(state, seat)
            assert game.key(state, seat) == game.key(state, seat)
        assert game.position(state) == before


@every_game
@few
@given(seed=seeds)
def test_a_decision_leaves_the_options_that_asking_anew_lists(game: Game, seed: int) -> None:
    walk = Walk(game, seed)
    state = walk.opening()
    out = Buffer()
    for act in walk.played()[1]:
        apply(state, act, out)
        assert out.listed() == options(state)


@every_game
@some
@given(seed=seeds)
def test_every_option_is_legal_and_has_one_name_and_one_label(game: Game, seed: int) -> None:
    for state in Walk(game, seed).moments(6):
        offered = options(state)
        assert len(offered) > 1 or state.kinds[state.stack[state.top]].asks_always
        assert len(set(offered)) == len(offered)
        for act in offered:
            assert game.act(game.word(act)) == act
            play(state.clone(), act)
        for lang in LANGUAGES:
            labels = [say(game.label(state, act), lang) for act in offered]
            assert len(set(labels)) == len(labels)


@every_game
@some
@given(seed=seeds)
def test_nothing_else_is_legal(game: Game, seed: int) -> None:
    known = sorted({act for state in Walk(game, seed + 1).moments(9) for act in options(state)})
    for state in Walk(game, seed).moments(3):
        before = game.position(state)
        for act in set(known) - set(options(state)):
            with pytest.raises(IllegalAction):
                play(state, act)
            for lang in LANGUAGES:
                assert say(game.refusal(state, act).message, lang)
            assert BOOKS[game.refusal(state, act).rule[:2]] == BOOKS[game.prefix]
        assert game.position(state) == before


@every_game
@some
@given(seed=seeds)
def test_where_several_things_are_chosen_the_next_one_may_be_marked(game: Game, seed: int) -> None:
    for state in Walk(game, seed).moments(6):
        asked = decision(game, state)
        assert asked is not None
        assert asked.remaining >= 1
        assert (asked.remaining == 1) == (asked.pool == [])
        assert asked.pool == [] or set(asked.pool) & set(asked.options)


@every_game
@some
@given(seed=seeds)
def test_every_question_and_label_can_be_said_in_every_language(game: Game, seed: int) -> None:
    for state in Walk(game, seed).moments(6):
        for lang in LANGUAGES:
            assert say(game.question(state), lang)
            for act in options(state):
                assert say(game.label(state, act), lang)
                for cause, amount in game.price(state, act):
                    assert say(cause, lang)
                    assert isinstance(amount, int)


@every_game
@some
@given(seed=seeds)
def test_views_and_positions_are_plain_documents(game: Game, seed: int) -> None:
    for state in Walk(game, seed).moments(3):
        for seat in seats(state):
            view = game.view(state, seat)
            assert json.loads(json.dumps(view)) == view
        position = game.position(state)
        assert json.loads(json.dumps(position)) == position


@every_game
@some
@given(seed=seeds)
def test_every_random_game_ends_and_is_scored(game: Game, seed: int) -> None:
    state, _ = Walk(game, seed).played()
    assert state.is_over()
    assert state.mover() == -1
    assert options(state) == []
    assert decision(game, state) is None
    assert 1 <= game.round(state) <= ROUND_LIMIT
    scores = game.scores(state)
    winners = game.winners(state)
    assert winners
    for seat, score in enumerate(scores):
        assert sum(game.breakdown(state, seat).values()) == score
        assert score == max(scores) or seat not in winners


@every_game
@few
@given(seed=seeds)
def test_scores_add_up_in_the_middle_of_a_game_too(game: Game, seed: int) -> None:
    for state in Walk(game, seed).moments(6):
        for seat, score in enumerate(game.scores(state)):
            assert sum(game.breakdown(state, seat).values()) == score
        assert game.winners(state)
