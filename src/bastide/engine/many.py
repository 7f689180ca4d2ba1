"""Many games at once for learners: one call moves all of them on and tells what is seen then."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, u8

from bastide.engine.advice import reals
from bastide.engine.flow import IllegalAction, Options, State, apply, fill_searched
from bastide.engine.game import Game
from bastide.engine.numbering import mark
from bastide.engine.observation import PAST, Writer
from bastide.engine.rng import Rng, seeded
from bastide.engine.rows import filled
from bastide.engine.settings import Setting


@final
class ManyGames:
    """Games of one kind, one question each; a game that is over makes room for a new one."""

    def __init__(self, game: Game, settings: dict[str, Setting], count: int, seed: int) -> None:
        self.game = game
        self.settings = settings
        self.rng: Rng = seeded(seed)
        self.states: list[State] = [self.opened() for _ in range(count)]
        self.layout = game.layout(self.states[0])
        self.players: i64 = self.layout.players
        self.actions: i64 = game.numbering.size
        self.options: list[Options] = [Options() for _ in range(count)]
        self.numbers: list[vec[i64]] = [filled(256) for _ in range(count)]
        """The numbers of each game's options."""
        self.counts: vec[i64] = filled(count)
        self.past: list[vec[i64]] = [filled(2 * PAST) for _ in range(count)]
        """Seats and actions of the last moves, newest first."""
        self.moves: vec[i64] = filled(count)
        self.chosen: vec[i64] = filled(count)
        self.writer = Writer(count * self.layout.size)
        self.masks: vec[u8] = vec[u8]([0] * (count * self.actions))
        self.movers: vec[i64] = filled_vec(count)
        """The seat that is asked in each game."""
        self.rewards: vec[float] = reals(int(count * self.players))
        """Of the games that just ended, seat by seat: 1 for winning alone; all together are 0."""
        self.ended: vec[u8] = vec[u8]([0] * count)
        for at in range(count):
            self.look(at)

    def opened(self) -> State:
        """A new game, dealt by the next seed."""
        return self.game.setup.new(self.settings, int(self.rng.word()))

    def step(self, numbers: list[int]) -> None:
        """One move in each game, by its number; raises IllegalAction before anything is changed."""
        count: i64 = len(self.states)
        if len(numbers) != count:
            raise ValueError(f"{count} games need {count} numbers, not {len(numbers)}")
        for at in range(count):
            number: i64 = numbers[at]
            self.chosen[at] = self.index_of(at, number)
            if self.chosen[at] < 0:
                raise IllegalAction(number)
        for at in range(count):
            self.move(at, self.chosen[at])

    def step_at_random(self, rng: Rng) -> None:
        """One move in each game, any that is offered: for benchmarks and first positions."""
        for at in range(i64(len(self.states))):
            self.move(at, rng.below(self.counts[at]))

    def index_of(self, at: i64, number: i64) -> i64:
        """Which of a game's options has that number, or -1."""
        numbers = self.numbers[at]
        for i in range(self.counts[at]):
            if numbers[i] == number:
                return i
        return -1

    def move(self, at: i64, index: i64) -> None:
        """One move in one game, and what is seen after it."""
        state = self.states[at]
        out = self.options[at]
        act = out.acts[index]
        self.note(at, state.mover(), act)
        if self.ended[at] != 0:
            self.ended[at] = 0
            self.reward(at, [], 0)
        apply(state, act, out)
        if state.top < 0:
            self.ended[at] = 1
            self.reward(at, self.game.scoring.winners(state), self.players)
            self.states[at] = self.opened()
            self.moves[at] = 0
        self.look(at)

    def note(self, at: i64, seat: i64, act: i64) -> None:
        """A move more in the history of a game."""
        past = self.past[at]
        for i in range(i64(2 * PAST - 1), i64(1), i64(-1)):
            past[i] = past[i - 2]
        past[0] = seat
        past[1] = act
        if self.moves[at] < PAST:
            self.moves[at] += 1

    def reward(self, at: i64, winners: list[int], players: i64) -> None:
        """What each seat is given: nothing while a game goes on."""
        first: i64 = at * self.players
        for seat in range(self.players):
            share = 1.0 / float(len(winners)) if int(seat) in winners else 0.0
            others = float(players - 1)
            self.rewards[first + seat] = (float(players) * share - 1.0) / others if players else 0.0

    def look(self, at: i64) -> None:
        """What the asked seat of a game sees, and what it may do."""
        state = self.states[at]
        out = self.options[at]
        numbers = self.numbers[at]
        mask_at: i64 = at * self.actions
        for i in range(self.counts[at]):
            self.masks[mask_at + numbers[i]] = 0
        fill_searched(state, out)
        if out.count > len(numbers):
            numbers = filled(2 * int(out.count))
            self.numbers[at] = numbers
        self.counts[at] = self.game.numbering.fill(state, out, numbers)
        mark(numbers, self.counts[at], self.masks, mask_at)
        seat: i64 = state.mover()
        self.movers[at] = seat
        self.writer.clear(at * self.layout.size, self.layout.size)
        self.layout.fill(state, seat, self.past[at], self.moves[at], self.writer)


def filled_vec(size: int) -> "vec[i64]":
    """A row of bare numbers in either build, for others to look at."""
    return vec[i64]([0] * size)
