"""A finished game, decision by decision: who stood how, what was given away, and what was luck."""

# not compiled: reads one game when somebody asks for it

from collections.abc import Iterator
from dataclasses import dataclass, field
from math import exp

from bastide.bots.chances import chances
from bastide.bots.hints import CLOSE
from bastide.bots.judge import patient
from bastide.bots.reasons import reasons
from bastide.bots.search import Search
from bastide.engine.flow import State, play
from bastide.engine.messages import BadInput, Message
from bastide.engine.record import Record, game_of, opening, replay
from bastide.engine.rng import Rng, seeded
from bastide.engine.seat import Seat

ITERATIONS = 400
"""How often each decision is thought through; then the move played and the best half as often."""
EVERYTHING = -1
"""The viewpoint of somebody who may know all decisions of all seats."""
MISTAKE = 0.05
"""The chance of winning that a mistake costs at least."""
SEED = 1


@dataclass(frozen=True)
class Choice:
    """One decision of a seat, by what the seat knew then."""

    at: int
    """The actions before it in the record."""
    seat: int
    round: int
    options: int
    """How many there were."""
    chances: list[float]
    """Every seat's chance of winning, if the best move is made; together 1."""
    after: list[float]
    """The same behind the move that was made."""
    played: int
    best: int
    played_label: Message
    best_label: Message
    reasons: list[str]
    """Ids of messages: up to two things for which the best move was better, if it was another."""

    @property
    def cost(self) -> float:
        """The chance of winning that the move gave away."""
        return self.chances[self.seat] - self.after[self.seat]


@dataclass(frozen=True)
class Account:
    """What became of a seat's chance of winning: start - lost + given + luck = end."""

    choices: int
    accuracy: float
    """From 0 to 1; the mean over its decisions."""
    mistakes: int
    start: float
    lost: float
    """Given away by its own moves."""
    given: float
    """What others gave away to it; from the viewpoint of one seat that is part of the luck."""
    luck: float
    """All else: draws, what was revealed, what others did well, and what the search misjudged."""
    end: float
    """Its part of the win."""


@dataclass(frozen=True)
class Analysis:
    """A whole game as far as the viewpoint goes."""

    game: str
    players: int
    viewpoint: int
    iterations: int
    choices: list[Choice]
    accounts: list[Account | None]
    """By seat; None where the viewpoint does not reach."""
    won: list[float]


def accuracy(cost: float) -> float:
    """How good a move was, from 0 to 1, as chess sites reckon it: 10 % given away is 0.64."""
    return min(1.0, max(0.0, 1.0317 * exp(-4.354 * cost) - 0.0317))


def choice(at: int, act: int, seat: Seat, bot: Search, iterations: int, chance: Rng) -> Choice:
    """One decision, by what the seat knows: the best is looked for, then compared with the act.

    What is as good as equal gives nothing away.
    """
    game, me = seat.game, seat.number
    shown = seat.imagine(chance)
    players, rounds = int(shown.players), game.scoring.round(shown)
    best = bot.findings(seat)[0].act
    compared = [best] if best == act else [best, act]
    seen = [
        chances(game, [patient(share, players, rounds) for share in shares], me)
        for shares in bot.compare(seat, compared, iterations // 2)
    ]
    if seen[0][me] - seen[-1][me] < CLOSE:
        best, seen = act, seen[-1:]
    return Choice(
        at,
        me,
        rounds,
        len(seat.options()),
        seen[0],
        seen[-1],
        act,
        best,
        game.speech.label(shown, act),
        game.speech.label(shown, best),
        [] if best == act else reasons(seat, best, act, chance),
    )


@dataclass
class Analyst:
    """Goes through a record; only `choices` takes long."""

    record: Record
    viewpoint: int = EVERYTHING
    iterations: int = ITERATIONS
    found: list[Choice] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.game = game_of(self.record)
        self.end = replay(self.record)
        self.players = int(self.end.players)
        if not self.end.is_over():
            raise BadInput(
                "Only a game that is over can be analysed.", Message("bot-analysis-unfinished")
            )
        if not EVERYTHING <= self.viewpoint < self.players:
            raise BadInput(f"There is no seat {self.viewpoint}.", Message("bot-analysis-no-seat"))

    def total(self) -> int:
        """How many decisions there are to go through."""
        return sum(1 for _ in self._moments())

    def choices(self) -> Iterator[Choice]:
        """One decision after the other."""
        self.found.clear()
        bots = [Search(SEED + seat, self.iterations) for seat in range(self.players)]
        chance = seeded(SEED)
        for at, act, state in self._moments():
            seat = Seat(self.game, state, state.mover())
            self.found.append(choice(at, act, seat, bots[seat.number], self.iterations, chance))
            yield self.found[-1]

    def _moments(self) -> Iterator[tuple[int, int, State]]:
        """Where something was chosen: the actions before, the action, and the table before it."""
        state = opening(self.record)
        for at, (mover, act) in enumerate(self.record.actions):
            if self.viewpoint in (EVERYTHING, mover):
                options = Seat(self.game, state, mover).options()
                if len(options) > 1:
                    yield at, act, state
            play(state, act)

    def result(self) -> Analysis:
        """What was found, once all choices have been gone through."""
        winners = self.game.scoring.winners(self.end)
        won = [float(seat in winners) / len(winners) for seat in range(self.players)]
        return Analysis(
            self.record.game,
            self.players,
            self.viewpoint,
            self.iterations,
            list(self.found),
            [self._account(seat, won[seat]) for seat in range(self.players)],
            won,
        )

    def _account(self, seat: int, end: float) -> Account | None:
        own = [choice for choice in self.found if choice.seat == seat]
        if not own:
            return None
        others = [choice for choice in self.found if choice.seat != seat]
        start = self.found[0].chances[seat]
        lost = sum(choice.cost for choice in own)
        given = sum(choice.after[seat] - choice.chances[seat] for choice in others)
        return Account(
            len(own),
            sum(accuracy(choice.cost) for choice in own) / len(own),
            sum(choice.cost >= MISTAKE for choice in own),
            start,
            lost,
            given,
            end - start + lost - given,
            end,
        )


def analyse(record: Record, viewpoint: int = EVERYTHING, iterations: int = ITERATIONS) -> Analysis:
    """The analysis of a finished game in one go."""
    analyst = Analyst(record, viewpoint, iterations)
    for _ in analyst.choices():
        pass
    return analyst.result()
