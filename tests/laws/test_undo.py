"""Laws of every game: what can be taken back, and that it taught nobody anything."""

import pytest
from hypothesis import given

from bastide.engine.flow import BARRIERS, KIND, NOTHING, Options, State, options
from bastide.engine.game import Game
from bastide.engine.match import Match
from bastide.engine.record import Record
from bastide.engine.rng import seeded
from tests.laws.test_knowledge import seen
from tests.laws.walks import GAMES, Walk, few, seeds, some

every_game = pytest.mark.parametrize("game", GAMES, ids=str)


def begun(game: Game, seed: int) -> tuple[Match, list[int]]:
    """A match before its first action, and the random actions to come."""
    walk = Walk(game, seed)
    match = Match(game, Record(game.name, walk.settings, seed, game.rules_version))
    return match, walk.played()[1]


def trail(state: State, act: int) -> list[tuple[int, int]]:
    """Carry out an action: who is asked by which step of the rules, with or without a choice."""
    found = []
    out = Options()
    frame = state.kinds[state.get(KIND)]
    frame.take(state, act)
    while not state.is_over():
        frame = state.kinds[state.get(KIND)]
        frame.advance(state, out)
        if out.count > 0:
            found.append((state.mover(), int(state.get(KIND))))
        if out.count > 1 or (out.count == 1 and frame.asks_always):
            break
        if out.count == 1:
            frame.take(state, out.acts[0])
        out.count = 0
    return found if not state.is_over() else [*found, (-1, -1)]


@every_game
@few
@given(seed=seeds)
def test_undo_restores_the_table_exactly(game: Game, seed: int) -> None:
    match, acts = begun(game, seed)
    past = [game.position(match.state)]
    for number, act in enumerate(acts):
        seat = match.state.mover()
        match.play(act)
        past.append(game.position(match.state))
        steps = match.undoable(seat)
        assert steps <= len(match.record.actions)
        assert {match.undoable(other) for other in range(match.state.players)} <= {0, steps}
        if number % 11 == 0:
            undone = [match.undo() for _ in range(steps)]
            assert undone == acts[number + 1 - steps : number + 1][::-1]
            assert game.position(match.state) == past[number + 1 - steps]
            assert len(match.events) == len(match.record.actions) + 1
            assert match.undoable(seat) == 0
            for again in reversed(undone):
                match.play(again)
            assert game.position(match.state) == past[number + 1]


@every_game
@some
@given(seed=seeds)
def test_what_can_be_taken_back_taught_nobody_anything(game: Game, seed: int) -> None:
    """Who cannot tell two tables apart cannot do so after an action that can be undone.

    That a seat is asked by its own doing, or has no choice and is passed over, does not count as
    learned, nor that nothing is shown where something might have been.
    """
    match, acts = begun(game, seed)
    rng = seeded(seed)
    for number, act in enumerate(acts):
        before = match.state.clone()
        mover = before.mover()
        match.play(act)
        if number % 3 == seed % 3 and match.undoable(mover) > 0:
            after = before.clone()
            steps = trail(after, act)
            tells = after.kinds[after.get(KIND)].tells
            for seat in [mover] if tells else range(after.players):
                dream = game.imagine(before, seat, rng)
                offers = act in options(dream)
                if offers and trail(dream, act) == steps and dream.learned == NOTHING:
                    assert seen(game, dream, seat) == seen(game, after, seat)


@every_game
@some
@given(seed=seeds)
def test_only_the_last_mover_takes_back_and_the_barrier_has_a_reason(game: Game, seed: int) -> None:
    match, acts = begun(game, seed)
    assert match.barrier == "start"
    for act in acts:
        mover = match.state.mover()
        match.play(act)
        for seat in range(match.state.players):
            assert match.undoable(seat) == 0 or seat == mover
        assert match.barrier in {"start", "other-seat", *BARRIERS[1:]}


@every_game
@few
@given(seed=seeds)
def test_the_end_lays_everything_open_so_it_stays(game: Game, seed: int) -> None:
    match, acts = begun(game, seed)
    for act in acts:
        match.play(act)
    assert [match.undoable(seat) for seat in range(match.state.players)] == [
        0
    ] * match.state.players
    assert match.barrier == "secret-told"


@every_game
@few
@given(seed=seeds)
def test_by_consent_a_match_goes_back_any_number_of_actions(game: Game, seed: int) -> None:
    match, acts = begun(game, seed)
    half = len(acts) // 2
    for act in acts[:half]:
        match.play(act)
    position = game.position(match.state)
    for act in acts[half:]:
        match.play(act)
    earlier = match.take_back(len(acts) - half)
    assert game.position(earlier.state) == position
    assert len(match.record.actions) == len(acts)
