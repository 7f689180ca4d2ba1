"""Being asked or not, and what is taken back, tell nothing that is hidden."""

from hypothesis import given

from bastide.engine.flow import KIND, NOTHING, State, options, play
from bastide.engine.game import Game
from bastide.engine.match import Match
from bastide.engine.parts import Json
from bastide.engine.record import Record
from bastide.engine.rng import seeded
from bastide.testing.knowledge import seen, some_of
from bastide.testing.subject import Subject
from bastide.testing.walks import Walk, seats, seeds, some


def after(state: State, act: int) -> State:
    """The state after an action."""
    fresh = state.clone()
    play(fresh, act)
    return fresh


def trace(game: Game, state: State, seat: int) -> list[Json]:
    """What a seat can tell by, however it is put: the table, who is asked by which step."""
    step = "" if state.is_over() else state.frames[state.get(KIND)].name
    return [seen(game, state, seat), state.mover(), step]


def gives_away(game: Game, states: tuple[State, State], act: int, seat: int) -> bool:
    """Whether what follows from an action tells a seat two tables apart that were alike for it.

    What the rules lay open by it is another thing, and cannot be taken back.
    """
    one, other = (after(state, act) for state in states)
    if one.learned != other.learned:
        return True
    return one.learned == NOTHING and trace(game, one, seat) != trace(game, other, seat)


def breaches(game: Game, state: State, seed: int) -> list[str]:
    """What the mover or anybody else learns by one action that could be taken back."""
    rng = seeded(seed)
    found = []
    for seat in range(state.players):
        imagined = game.knowledge.imagine(state, seat, rng)
        acts = sorted({*options(state)} & {*options(imagined)})
        if acts:
            act = acts[rng.below(len(acts))]
            if gives_away(game, (state, imagined), act, seat):
                found.append(f"{game.notation.format(act)} tells seat {seat}")
    return found


class SilenceLaws(Subject):
    """Being asked or not, and what is taken back, tell nothing that is hidden."""

    @some
    @given(seed=seeds)
    def test_what_can_be_taken_back_has_taught_nothing(self, seed: int) -> None:
        """On tables the actor cannot tell apart what can be undone leads to such again."""
        game = self.game
        walk = Walk(game, seed)
        match = Match(Record(game.name, walk.settings, seed, game.rules_version))
        rng = seeded(seed)
        for number, act in enumerate(walk.played()[1]):
            before = match.state
            mover = before.mover()
            match.play(act)
            if number % 2 == seed % 2 and match.undoable(mover) > 0:
                then = after(game.knowledge.imagine(before, mover, rng), act)
                assert trace(game, then, mover) == trace(game, match.state, mover)
                assert trace(game, then, -1) == trace(game, match.state, -1)

    @some
    @given(seed=seeds)
    def test_who_is_asked_next_does_not_depend_on_what_is_hidden(self, seed: int) -> None:
        """Tables that a seat cannot tell apart stay so by any action of another seat."""
        game = self.game
        rng = seeded(seed)
        for state in Walk(game, seed).moments(6):
            for seat in range(state.players):
                imagined = game.knowledge.imagine(state, seat, rng)
                for act in some_of(sorted({*options(state)} & {*options(imagined)}), seed):
                    assert not gives_away(game, (state, imagined), act, seat)

    @some
    @given(seed=seeds)
    def test_secret_choices_take_as_many_steps_as_any_other(self, seed: int) -> None:
        """What another seat chooses in secret changes neither who is asked nor how often."""
        game, secret = self.game, self.secret_moves or ()
        for state in Walk(game, seed).moments(6, secret):
            for seat in seats(state):
                if seat == state.mover():
                    continue
                found: dict[str, Json] = {}
                for act in some_of(options(state), seed):
                    word = game.notation.format(act).split()[0]
                    then = after(state, act)
                    if word in secret and then.learned == NOTHING:
                        step = trace(game, then, seat)[1:]
                        assert found.setdefault(word, step) == step
