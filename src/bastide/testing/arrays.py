"""Observations and numbers of actions: all that a seat knows of, and nothing else."""

from hypothesis import given

from bastide.engine.action import verb
from bastide.engine.flow import State, options, searched
from bastide.engine.observation import PAST
from bastide.engine.rng import seeded
from bastide.engine.rows import row
from bastide.engine.seat import Seat
from bastide.testing.knowledge import seen, some_of, told
from bastide.testing.subject import Subject
from bastide.testing.walks import Walk, few, seeds, some


class ArrayLaws(Subject):
    """Observations and numbers of actions: all that a seat knows of, and nothing else."""

    def cells(self, state: State, seat: int, past: list[tuple[int, int]]) -> list[int]:
        """The observation of a seat, cell by cell."""
        layout = self.game.layout(state)
        layout.writer.clear(0, layout.size)
        newest = [number for move in past[: -PAST - 1 : -1] for number in move]
        layout.fill(state, seat, row(newest), min(PAST, len(past)), layout.writer)
        assert layout.writer.at == layout.size == sum(field.size for field in layout.fields)
        return list(layout.writer.cells)

    def test_cells_and_numbers_have_names_of_their_own(self) -> None:
        for seed in range(6):
            layout = self.game.layout(Walk(self.game, seed).opening())
            names = [field.name for field in layout.fields]
            assert len(set(names)) == len(names)
        names = self.game.numbering.names()
        assert len(set(names)) == len(names) == self.game.numbering.size
        assert [block.verb for block in self.game.numbering.blocks] == [*self.game.notation.verbs]

    @some
    @given(seed=seeds)
    def test_every_option_has_a_number_of_its_own_and_is_found_by_it(self, seed: int) -> None:
        numbering = self.game.numbering
        names = numbering.names()
        for state in Walk(self.game, seed).moments(6):
            offered = searched(state)
            seat = Seat(self.game, state, state.mover())
            numbers = seat.numbers()
            assert len(set(numbers)) == len(numbers) == len(offered)
            for act, number in zip(offered, numbers, strict=True):
                assert names[number].split()[0] == numbering.blocks[verb(act)].verb
                assert seat.option(number) == act

    @some
    @given(seed=seeds)
    def test_an_observation_tells_nothing_that_its_seat_does_not_know(self, seed: int) -> None:
        """Of two tables that the seat cannot tell apart it sees the same."""
        game = self.game
        walk = Walk(game, seed)
        for state in walk.moments(4):
            for seat in range(state.players):
                twin = game.knowledge.imagine(state, seat, seeded(seed))
                assert self.cells(state, seat, []) == self.cells(twin, seat, [])

    @few
    @given(seed=seeds)
    def test_the_history_tells_of_a_move_no_more_than_was_told(self, seed: int) -> None:
        """Moves of one kind after which a seat sees and hears the same are the same to it."""
        game = self.game
        for state in Walk(game, seed).moments(6):
            mover = state.mover()
            for seat in range(state.players):
                if seat == mover:
                    continue
                told_as: dict[str, list[int]] = {}
                for act in some_of(options(state), seed):
                    after, lines = told(game, state, act, seat)
                    cells = self.cells(after, seat, [(mover, act)])
                    known = str((verb(act), seen(game, after, seat), lines))
                    assert told_as.setdefault(known, cells) == cells
