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
from bastide.engine.game import Game
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
    best = bot.findings(seat)[0].act
    seen = behind(seat, [best] if best == act else [best, act], bot, iterations // 2)
    if seen[0][me] - seen[-1][me] < CLOSE:
        best, seen = act, seen[-1:]
    return Choice(
        at,
        me,
        game.scoring.round(shown),
        len(seat.options()),
        seen[0],
        seen[-1],
        act,
        best,
        game.speech.label(shown, act),
        game.speech.label(shown, best),
        [] if best == act else reasons(seat, best, act, chance),
    )


def behind(seat: Seat, acts: list[int], bot: Search, iterations: int) -> list[list[float]]:
    """Every seat's chance of winning behind each of some acts, tried on the same tables."""
    shown = seat.imagine(seeded(SEED))
    players, rounds = int(shown.players), seat.game.scoring.round(shown)
    return [
        chances(seat.game, [patient(share, players, rounds) for share in shares], seat.number)
        for shares in bot.compare(seat, acts, iterations)
    ]


def reviewed(seat: Seat, act: int, iterations: int, seed: int) -> Choice:
    """One decision by itself, whatever came before it."""
    return choice(0, act, seat, Search(seed, iterations), iterations, seeded(seed))


def worths(seat: Seat, acts: list[int], iterations: int, seed: int) -> list[float]:
    """The seat's chance of winning behind each of some acts."""
    found = behind(seat, acts, Search(seed, iterations), iterations)
    return [shares[seat.number] for shares in found]


def moments(record: Record, viewpoint: int = EVERYTHING) -> Iterator[tuple[int, int, State]]:
    """Where something was chosen: the actions before, the action, and the table before it."""
    game, state = game_of(record), opening(record)
    for at, (mover, act) in enumerate(record.actions):
        if viewpoint in (EVERYTHING, mover) and len(Seat(game, state, mover).options()) > 1:
            yield at, act, state
        play(state, act)


def shares_won(game: Game, end: State) -> list[float]:
    """Every seat's part of the win."""
    winners = game.scoring.winners(end)
    return [float(seat in winners) / len(winners) for seat in range(int(end.players))]


def account(found: list[Choice], seat: int, end: float) -> Account | None:
    """What became of a seat's chance of winning by the decisions that were looked at."""
    own = [choice for choice in found if choice.seat == seat]
    if not own:
        return None
    others = [choice for choice in found if choice.seat != seat]
    start = found[0].chances[seat]
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
        return sum(1 for _ in moments(self.record, self.viewpoint))

    def choices(self) -> Iterator[Choice]:
        """One decision after the other."""
        self.found.clear()
        bots = [Search(SEED + seat, self.iterations) for seat in range(self.players)]
        chance = seeded(SEED)
        for at, act, state in moments(self.record, self.viewpoint):
            seat = Seat(self.game, state, state.mover())
            self.found.append(choice(at, act, seat, bots[seat.number], self.iterations, chance))
            yield self.found[-1]

    def result(self) -> Analysis:
        """What was found, once all choices have been gone through."""
        won = shares_won(self.game, self.end)
        return Analysis(
            self.record.game,
            self.players,
            self.viewpoint,
            self.iterations,
            list(self.found),
            [account(self.found, seat, won[seat]) for seat in range(self.players)],
            won,
        )


def analyse(record: Record, viewpoint: int = EVERYTHING, iterations: int = ITERATIONS) -> Analysis:
    """The analysis of a finished game in one go."""
    analyst = Analyst(record, viewpoint, iterations)
    for _ in analyst.choices():
        pass
    return analyst.result()
