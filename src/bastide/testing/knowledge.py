"""What a seat may know, and that it never learns more."""

from hypothesis import given

from bastide.engine.events import Log
from bastide.engine.flow import KIND, NOTHING, State, options, play
from bastide.engine.game import Game, complete
from bastide.engine.parts import Json
from bastide.engine.rng import seeded
from bastide.testing.subject import Subject
from bastide.testing.walks import Walk, few, play_on, seats, seeds, some
from bastide.words import LANGUAGES, say

VARIETY = 8
"""Kinds of hidden things; where there are fewer, they may all be alike."""


def seen(game: Game, state: State, seat: int) -> Json:
    """All that a seat can tell a state by: the table, who is asked, and what."""
    if state.is_over():
        return game.knowledge.view(state, seat)
    told_as = (
        str(game.speech.question(state))
        if state.mover() == seat
        else state.frames[state.get(KIND)].name
    )
    return [game.knowledge.view(state, seat), state.mover(), told_as]


def told(game: Game, state: State, act: int, seat: int) -> tuple[State, list[str]]:
    """The state after an action, and what a seat hears of it."""
    after = state.clone()
    after.log = Log()
    play(after, act)
    heard = [event for event in after.log.drain() if event.is_known_to(seat)]
    lines = [
        say(game.speech.line(after, event).message, lang) for event in heard for lang in LANGUAGES
    ]
    return after, lines


def some_of(acts: list[int], seed: int) -> list[int]:
    """A dozen of the actions, or all if there are no more."""
    first = seed % max(1, len(acts) - 11)
    return acts[first : first + 12]


def one_on(state: State, seed: int) -> list[State]:
    """A few states that may follow."""
    found = []
    for act in some_of(options(state), seed)[:3]:
        after = state.clone()
        play(after, act)
        found.append(after)
    return found


def leaves(document: Json, path: str = "") -> dict[str, Json]:
    """Every value of a document by where it stands; what is no table is a value, lists too."""
    if not isinstance(document, dict) and not _holds_tables(document):
        return {path: document}
    pairs = document.items() if isinstance(document, dict) else enumerate(document)
    return {
        where: value
        for name, inner in pairs
        for where, value in leaves(inner, f"{path}.{name}").items()
    }


def _holds_tables(document: Json) -> bool:
    return isinstance(document, list) and any(isinstance(each, dict) for each in document)


class KnowledgeLaws(Subject):
    """What a seat may know, and that it never learns more."""

    @some
    @given(seed=seeds)
    def test_an_imagined_table_looks_the_same_from_the_seat(self, seed: int) -> None:
        game = self.game
        rng = seeded(seed)
        for state in Walk(game, seed).moments(4):
            before = game.positions.to_document(state)
            for seat in seats(state):
                imagined = game.knowledge.imagine(state, seat, rng)
                assert seen(game, imagined, seat) == seen(game, state, seat)
                assert game.knowledge.key(imagined, seat) == game.knowledge.key(state, seat)
                assert self.pieces(imagined) == self.pieces(state)
                if seat == state.mover():
                    assert options(imagined) == options(state)
                    assert game.speech.question(imagined) == game.speech.question(state)
                assert options(imagined)
            assert game.positions.to_document(state) == before

    @some
    @given(seed=seeds)
    def test_an_imagined_table_can_be_played_to_its_end(self, seed: int) -> None:
        game = self.game
        rng = seeded(seed)
        for state in Walk(game, seed).moments(2):
            for seat in range(state.players):
                imagined = game.knowledge.imagine(state, seat, rng)
                assert play_on(imagined, rng).is_over()
                assert self.pieces(imagined) == self.pieces(state)

    @some
    @given(seed=seeds)
    def test_imagining_forgets_what_chance_will_bring(self, seed: int) -> None:
        game = self.game
        for state in Walk(game, seed).moments(2):
            imagined = game.knowledge.imagine(state, 0, seeded(seed))
            assert imagined.rng.words() != state.rng.words()

    @few
    @given(seed=seeds)
    def test_imagining_varies_everything_that_is_hidden(self, seed: int) -> None:
        game = self.game
        rng = seeded(seed)
        walk = Walk(game, seed)
        for state in [walk.opening(), *walk.moments(2)]:
            for seat in range(state.players):
                secrets = self.secrets(state, seat)
                kinds = {str(it) for hidden in secrets.values() for it in hidden}
                imaginings = [
                    self.secrets(game.knowledge.imagine(state, seat, rng), seat) for _ in range(24)
                ]
                for name, hidden in secrets.items():
                    assert {len(imagined[name]) for imagined in imaginings} == {len(hidden)}, name
                    if hidden and len(kinds) >= VARIETY:
                        assert len({str(imagined[name]) for imagined in imaginings}) > 1, name

    def test_what_another_seat_sees_is_imagined_in_several_ways(self) -> None:
        """Not at every moment: sometimes there is only one way it can be.

        A game that names its secrets one by one is held to those instead.
        """
        if type(self).secrets is not Subject.secrets:
            return
        game = self.game
        hidden, varied = set(), set()
        for seed in range(12):
            for state in Walk(game, seed).moments(6):
                seat = (state.mover() + 1 + seed) % int(state.players)
                own = leaves(game.knowledge.view(state, seat))
                for other in range(state.players):
                    shown = leaves(game.knowledge.view(state, other))
                    secret = {at for at, value in shown.items() if own.get(at) != value}
                    hidden |= secret
                    for number in range(8):
                        imagined = game.knowledge.imagine(state, seat, seeded(number))
                        found = leaves(game.knowledge.view(imagined, other))
                        varied |= {at for at in secret if found.get(at) != shown[at]}
        assert sorted(hidden - varied) == []

    def test_imagining_goes_beyond_the_one_opening_that_is_true(self) -> None:
        """What differs between openings that look alike differs between imagined ones, too."""
        game = self.game
        usual = complete(game, {})
        alike: dict[tuple[int, int], list[State]] = {}
        for seed in range(400):
            state = game.setup.new(usual, seed)
            for seat in range(state.players):
                alike.setdefault((seat, int(game.knowledge.key(state, seat))), []).append(state)
        for (seat, _), states in alike.items():
            if len(states) > 1:
                truth = [game.positions.to_document(state) for state in states]
                rng = seeded(seat)
                imagined = [
                    game.positions.to_document(game.knowledge.imagine(states[0], seat, rng))
                    for _ in range(24)
                ]
                for name, value in truth[0].items():
                    if any(other[name] != value for other in truth):
                        assert any(other[name] != value for other in imagined), name

    @some
    @given(seed=seeds)
    def test_equal_imaginings_come_from_equal_knowledge(self, seed: int) -> None:
        """What is imagined follows from what the seat knows and from the seed only."""
        game = self.game
        for state in Walk(game, seed).moments(2):
            for seat in range(state.players):
                other = game.knowledge.imagine(state, seat, seeded(seed + 1))
                imaginings = [
                    game.knowledge.imagine(it, seat, seeded(seed)) for it in (state, other)
                ]
                assert game.positions.to_document(imaginings[0]) == game.positions.to_document(
                    imaginings[1]
                )

    @some
    @given(seed=seeds)
    def test_equal_keys_mean_equal_views(self, seed: int) -> None:
        """Along a game, and for all that might have been done at some of its moments."""
        game = self.game
        for state in Walk(game, seed).moments(3):
            found: dict[tuple[int, int], Json] = {}
            for act in some_of(options(state), seed):
                after = state.clone()
                play(after, act)
                for later in [after, *one_on(after, seed)]:
                    for seat in seats(state):
                        looks = seen(game, later, seat)
                        assert (
                            found.setdefault((seat, int(game.knowledge.key(later, seat))), looks)
                            == looks
                        )

    @some
    @given(seed=seeds)
    def test_choices_that_a_seat_cannot_tell_apart_tell_it_nothing(self, seed: int) -> None:
        """No peeking: hidden choices differ for others neither in the view, nor key, nor words.

        What a game calls secret looks the same whatever is chosen, unless a card is turned up next.
        """
        game = self.game
        secret = self.secret_moves
        walk = Walk(game, seed)
        for state in walk.moments(3) + (walk.moments(3, secret) if secret else []):
            for seat in seats(state):
                if seat == state.mover():
                    continue
                keys: dict[str, int] = {}
                stories: dict[str, Json] = {}
                for act in some_of(options(state), seed):
                    after, lines = told(game, state, act, seat)
                    looks = str(seen(game, after, seat))
                    key = int(game.knowledge.key(after, seat))
                    assert keys.setdefault(looks, key) == key
                    word = game.notation.format(act).split()[0]
                    if secret is None:
                        assert stories.setdefault(looks, lines) == lines
                    elif word in secret and after.learned == NOTHING:
                        assert stories.setdefault(word, (looks, lines)) == (looks, lines)

    @some
    @given(seed=seeds)
    def test_the_same_action_on_an_imagined_table_is_told_in_the_same_words(
        self, seed: int
    ) -> None:
        """No peeking: two tables a seat cannot tell apart, before and after, are told alike."""
        game = self.game
        rng = seeded(seed)
        for state in Walk(game, seed).moments(2):
            for seat in range(state.players):
                imagined = game.knowledge.imagine(state, seat, rng)
                both = set(options(state)) & set(options(imagined))
                for act in some_of(sorted(both), seed):
                    after, lines = told(game, state, act, seat)
                    other, others = told(game, imagined, act, seat)
                    if seen(game, after, seat) == seen(game, other, seat):
                        assert lines == others
                        assert game.knowledge.key(after, seat) == game.knowledge.key(other, seat)
