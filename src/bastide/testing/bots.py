"""Every bot plays the game, by what its seat knows."""

import pytest
from hypothesis import given

from bastide.bots.levels import make
from bastide.engine.advice import Features
from bastide.engine.flow import options
from bastide.engine.rng import seeded
from bastide.engine.seat import Seat
from bastide.testing.subject import Subject
from bastide.testing.walks import PART, Walk, seeds, some

BOTS = (
    "uniform",
    "greedy",
    "careless",
    "hasty",
    "value:2dreams",
    "value:2dreams:hand",
    "search:16it",
    "search:16it:hand",
    "search:8it:60s",
    "search:8it:2cores",
)


class BotLaws(Subject):
    """Every bot plays the game, by what its seat knows."""

    @pytest.mark.parametrize("spec", BOTS)
    def test_a_bot_chooses_by_what_its_seat_knows(self, spec: str) -> None:
        """In two states a seat cannot tell apart, the same seed chooses the same action."""
        game = self.game
        for seed in range(6 // PART):
            for state in Walk(game, seed).moments(3):
                seat = state.mover()
                before = game.positions.to_document(state)
                twin = game.knowledge.imagine(state, seat, seeded(seed))
                chosen = make(spec, seed).choose(Seat(game, state, seat))
                assert chosen == make(spec, seed).choose(Seat(game, twin, seat))
                assert chosen in options(state)
                assert Seat(game, state, (seat + 1) % int(state.players)).options() == []
                assert game.positions.to_document(state) == before

    @some
    @given(seed=seeds)
    def test_options_come_in_the_order_of_imagined_tables(self, seed: int) -> None:
        """Bots weigh options there, one by one, and choose them here."""
        for state in Walk(self.game, seed).moments(6):
            seat = Seat(self.game, state, state.mover())
            assert seat.options() == options(seat.imagine(seeded(seed)))

    def test_features_have_names_and_places_of_their_own(self) -> None:
        features = self.game.features
        names = features.names()
        assert len(set(names)) == len(names)
        seen = Features()
        for seed in range(8):
            for state in Walk(self.game, seed).moments(8):
                if names and self.game.advice.is_calm(state):
                    for seat in range(state.players):
                        seen.count = 0
                        features.fill(state, seat, seen)
                        indices = [int(seen.at[i]) for i in range(int(seen.count))]
                        assert len(set(indices)) == len(indices)
                        assert all(0 <= index < len(names) for index in indices)
                        assert all(abs(seen.values[i]) <= 10.0 for i in range(int(seen.count)))

    def test_features_of_a_seat_do_not_depend_on_others_secrets(self) -> None:
        game = self.game
        one, other = Features(), Features()
        for seed in range(8):
            for state in Walk(game, seed).moments(6):
                for seat in range(state.players):
                    twin = game.knowledge.imagine(state, seat, seeded(seed))
                    one.count = other.count = 0
                    game.features.fill(state, seat, one)
                    game.features.fill(twin, seat, other)
                    assert list(one.at[: one.count]) == list(other.at[: other.count])
                    assert list(one.values[: one.count]) == list(other.values[: other.count])
