"""Laws of every game: what a seat may know, and that it never learns more."""

import pytest
from hypothesis import given

from bastide.engine.events import Log
from bastide.engine.flow import KIND, State, options, play
from bastide.engine.game import Game, Json
from bastide.engine.rng import seeded
from bastide.words import LANGUAGES, say
from tests.laws.conservation import COUNTED
from tests.laws.secrets import SECRET_MOVES, SECRETS
from tests.laws.walks import GAMES, Walk, few, play_on, seats, seeds, some

every_game = pytest.mark.parametrize("game", GAMES, ids=str)


def seen(game: Game, state: State, seat: int) -> Json:
    """All that a seat can tell a state by: the table, who is asked, and what."""
    if state.is_over():
        return game.view(state, seat)
    asked = (
        str(game.question(state)) if state.mover() == seat else state.kinds[state.get(KIND)].name
    )
    return [game.view(state, seat), state.mover(), asked]


def told(game: Game, state: State, act: int, seat: int) -> tuple[State, list[str]]:
    """The state after an action, and what a seat hears of it."""
    after = state.clone()
    after.log = Log()
    play(after, act)
    heard = [event for event in after.log.drain() if event.is_known_to(seat)]
    lines = [say(game.report(after, event), lang) for event in heard for lang in LANGUAGES]
    return after, lines


def some_of(acts: list[int], seed: int) -> list[int]:
    """A dozen of the actions, or all if there are no more."""
    first = seed % max(1, len(acts) - 11)
    return acts[first : first + 12]


@every_game
@some
@given(seed=seeds)
def test_an_imagined_table_looks_the_same_from_the_seat(game: Game, seed: int) -> None:
    rng = seeded(seed)
    for state in Walk(game, seed).moments(4):
        before = game.position(state)
        for seat in range(state.players):
            dream = game.imagine(state, seat, rng)
            assert seen(game, dream, seat) == seen(game, state, seat)
            assert game.key(dream, seat) == game.key(state, seat)
            assert COUNTED[game.name](dream) == COUNTED[game.name](state)
            if seat == state.mover():
                assert options(dream) == options(state)
                assert game.question(dream) == game.question(state)
            assert options(dream)
        assert game.position(state) == before


@every_game
@some
@given(seed=seeds)
def test_an_imagined_table_can_be_played_to_its_end(game: Game, seed: int) -> None:
    rng = seeded(seed)
    for state in Walk(game, seed).moments(2):
        for seat in range(state.players):
            dream = game.imagine(state, seat, rng)
            assert play_on(dream, rng).is_over()
            assert COUNTED[game.name](dream) == COUNTED[game.name](state)


@every_game
@some
@given(seed=seeds)
def test_imagining_forgets_what_chance_will_bring(game: Game, seed: int) -> None:
    for state in Walk(game, seed).moments(2):
        dream = game.imagine(state, 0, seeded(seed))
        assert dream.rng.words() != state.rng.words()


@every_game
@few
@given(seed=seeds)
def test_imagining_varies_everything_that_is_hidden(game: Game, seed: int) -> None:
    rng = seeded(seed)
    for state in Walk(game, seed).moments(2):
        for seat in range(state.players):
            secrets = SECRETS[game.name](state, seat)
            kinds = {str(it) for hidden in secrets.values() for it in hidden}
            dreams = [SECRETS[game.name](game.imagine(state, seat, rng), seat) for _ in range(24)]
            for name, hidden in secrets.items():
                assert {len(dream[name]) for dream in dreams} == {len(hidden)}, name
                if hidden and len(kinds) >= 8 and (name != "tiles" or len(hidden) > 1):
                    assert len({str(dream[name]) for dream in dreams}) > 1, name


@every_game
@some
@given(seed=seeds)
def test_equal_imaginings_come_from_equal_knowledge(game: Game, seed: int) -> None:
    """What is imagined follows from what the seat knows and from the seed, from nothing else."""
    for state in Walk(game, seed).moments(2):
        for seat in range(state.players):
            other = game.imagine(state, seat, seeded(seed + 1))
            dreams = [game.imagine(it, seat, seeded(seed)) for it in (state, other)]
            assert game.position(dreams[0]) == game.position(dreams[1])


@every_game
@some
@given(seed=seeds)
def test_equal_keys_mean_equal_views(game: Game, seed: int) -> None:
    """Along a game, and for all that might have been done at some of its moments."""
    for state in Walk(game, seed).moments(3):
        found: dict[tuple[int, int], Json] = {}
        for act in some_of(options(state), seed):
            after = state.clone()
            play(after, act)
            for later in [after, *one_on(after, seed)]:
                for seat in seats(state):
                    looks = seen(game, later, seat)
                    assert found.setdefault((seat, int(game.key(later, seat))), looks) == looks


def one_on(state: State, seed: int) -> list[State]:
    """A few states that may follow."""
    found = []
    for act in some_of(options(state), seed)[:3]:
        after = state.clone()
        play(after, act)
        found.append(after)
    return found


@every_game
@some
@given(seed=seeds)
def test_choices_that_a_seat_cannot_tell_apart_tell_it_nothing(game: Game, seed: int) -> None:
    """No peeking: hidden choices differ for others neither in the view, nor key, nor words."""
    secret = SECRET_MOVES[game.name]
    for state in Walk(game, seed).moments(3):
        for seat in seats(state):
            if seat == state.mover():
                continue
            keys: dict[str, int] = {}
            stories: dict[str, list[str]] = {}
            for act in some_of(options(state), seed):
                after, lines = told(game, state, act, seat)
                looks = str(seen(game, after, seat))
                key = int(game.key(after, seat))
                assert keys.setdefault(looks, key) == key
                if game.word(act).split()[0] in secret:
                    assert stories.setdefault(looks, lines) == lines


@every_game
@some
@given(seed=seeds)
def test_the_same_action_on_an_imagined_table_is_told_in_the_same_words(
    game: Game, seed: int
) -> None:
    """No peeking: two tables a seat cannot tell apart, before and after, are told alike."""
    rng = seeded(seed)
    for state in Walk(game, seed).moments(2):
        for seat in range(state.players):
            dream = game.imagine(state, seat, rng)
            both = set(options(state)) & set(options(dream))
            for act in some_of(sorted(both), seed):
                after, lines = told(game, state, act, seat)
                other, others = told(game, dream, act, seat)
                if seen(game, after, seat) == seen(game, other, seat):
                    assert lines == others
                    assert game.key(after, seat) == game.key(other, seat)
