"""Teaching a game's value by self-play, on as many cores as there are, to be resumed any time."""

import json
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path

from bastide.bots import weights
from bastide.bots.learning import Learner
from bastide.bots.net import Net
from bastide.engine import registry
from bastide.engine.advice import real_row
from bastide.engine.game import Game, complete
from bastide.engine.messages import BadInput, Message
from bastide.engine.rng import Rng, seeded
from bastide.engine.settings import Setting
from bastide.research.farm import Farm
from bastide.research.lineup import automatic

HIDDEN = 50
RATE = 0.002
SLOWEST = 0.05
"""The last steps are this much smaller than the first ones."""
CHUNK = 50
"""Games a worker plays before the networks are averaged."""


@dataclass
class Pupil:
    """A network in training with everything needed to go on: picklable, writable."""

    game: str
    players: int
    inputs: list[str]
    """The features by name."""
    hidden: int
    numbers: list[float]
    mean: list[float]
    spread: list[float]
    steps: int = 0
    games: int = 0
    curve: list[tuple[int, float]] = field(default_factory=list)
    """Games learned from, and how surprised the network was by how they went on."""
    first_seed: int = 0
    """Where a worker began."""


@dataclass(frozen=True)
class Task:
    """One worker's share: where it starts, which games, how fast it learns."""

    pupil: Pupil
    first_seed: int
    games: int
    rate: float


def begin(game: Game, players: int, hidden: int = HIDDEN, seed: int = 1) -> Pupil:
    """A network that knows nothing."""
    inputs = game.features.names()
    if not inputs:
        raise BadInput(
            f"Nothing can be learned about {game.name} yet: it names no features.",
            Message("train-no-features", {"game": game.name}),
        )
    net = weights.fresh(len(inputs), hidden, seeded(seed))
    numbers = [*net.into, *net.bias, *net.out]
    empty = [0.0] * len(numbers)
    learned = [float(x) for x in numbers]
    return Pupil(game.name, players, inputs, hidden, learned, empty, list(empty))


def learner(pupil: Pupil) -> Learner:
    """The pupil at work."""
    game = registry.game(pupil.game)
    if pupil.inputs != game.features.names():
        raise BadInput(
            f"This training fits an older {game.name}; begin a new one.",
            Message("train-older", {"game": game.name}),
        )
    inner = len(pupil.inputs) * pupil.hidden
    net = Net(
        len(pupil.inputs),
        pupil.hidden,
        real_row(pupil.numbers[:inner]),
        real_row(pupil.numbers[inner : inner + pupil.hidden]),
        real_row(pupil.numbers[inner + pupil.hidden :]),
    )
    return Learner(game, net, real_row(pupil.mean), real_row(pupil.spread), pupil.steps)


def some_settings(game: Game, players: int, rng: Rng) -> dict[str, Setting]:
    """Settings of a game to learn from: each option is usual or any, as luck has it."""
    while True:
        given: dict[str, Setting] = {"players": players, **automatic(game)}
        for choice in game.setup.choices()[1:]:
            if choice.values and rng.below(2) == 0:
                given[choice.name] = choice.values[int(rng.below(len(choice.values)))]
        try:
            return complete(game, given)
        except BadInput:
            continue


def work(task: Task) -> Pupil:
    """Play and learn from some games; what a worker does."""
    at_work = learner(task.pupil)
    game = at_work.game
    surprise = 0.0
    for seed in range(task.first_seed, task.first_seed + task.games):
        rng = seeded(seed * 7919 + 17)
        state = game.setup.new(some_settings(game, task.pupil.players, rng), seed)
        state.is_watched = False
        moments = at_work.play(state, rng)
        at_work.learn(moments, state, task.rate)
        surprise += at_work.loss
    net = at_work.net
    return Pupil(
        task.pupil.game,
        task.pupil.players,
        task.pupil.inputs,
        task.pupil.hidden,
        [float(x) for x in (*net.into, *net.bias, *net.out)],
        [float(x) for x in at_work.mean],
        [float(x) for x in at_work.spread],
        int(at_work.steps),
        task.games,
        [(task.pupil.games + task.games, surprise / task.games)],
        task.first_seed,
    )


def joined(pupil: Pupil, start: Pupil, learned: Pupil, workers: int) -> Pupil:
    """The pupil with what one of several workers learned since it started from `start`."""

    def moved(now: list[float], before: list[float], after: list[float]) -> list[float]:
        rows = zip(now, before, after, strict=True)
        return [a + (c - b) / workers for a, b, c in rows]

    games = pupil.games + learned.games
    return replace(
        pupil,
        numbers=moved(pupil.numbers, start.numbers, learned.numbers),
        mean=moved(pupil.mean, start.mean, learned.mean),
        spread=[max(0.0, x) for x in moved(pupil.spread, start.spread, learned.spread)],
        steps=max(pupil.steps, learned.steps),
        games=games,
        curve=[*pupil.curve, (games, learned.curve[0][1])],
    )


def train(pupil: Pupil, games: int, farm: Farm) -> Iterator[Pupil]:
    """Learn until that many games have been played; yields after every exchange.

    Nobody waits for the slowest worker: whoever is done joins what it learned to what the others
    have learned meanwhile, and starts again from there. With one worker that is always the same.
    """
    starts: dict[int, Pupil] = {}
    first = pupil.games

    def tasks() -> Iterator[Task]:
        begun = first
        while begun < games:
            share = max(1, min(CHUNK, (games - begun) // farm.workers))
            pace = RATE * (1.0 - begun / games * (1.0 - SLOWEST))
            starts[begun + 1] = pupil
            yield Task(pupil, begun + 1, share, pace)
            begun += share

    for learned in farm.map(work, tasks(), ahead=0):
        pupil = joined(pupil, starts.pop(learned.first_seed), learned, farm.workers)
        yield pupil


def save(pupil: Pupil, path: Path) -> None:
    """Write the training down; a run that is interrupted loses at most one exchange."""
    document = {
        **vars(pupil),
        "numbers": weights.pack(pupil.numbers),
        "mean": weights.pack(pupil.mean),
        "spread": weights.pack(pupil.spread),
    }
    fresh = path.with_suffix(".new")
    fresh.write_text(json.dumps(document), "utf-8")
    fresh.replace(path)


def load(path: Path) -> Pupil:
    """The training written there; raises BadInput when it is none."""
    try:
        document = json.loads(path.read_text("utf-8"))
        for name in ("numbers", "mean", "spread"):
            document[name] = weights.unpack(document[name])
        document["curve"] = [(int(games), float(loss)) for games, loss in document["curve"]]
        return Pupil(**document)
    except (OSError, ValueError, TypeError, KeyError, AttributeError):
        raise BadInput(
            f"{path} holds no training that can be gone on with.",
            Message("train-bad", {"file": str(path)}),
        ) from None


def install(pupil: Pupil, folder: Path) -> Path:
    """Write the network as the file that ships with the game; says where."""
    net = learner(pupil).net
    path = folder / weights.file_name(pupil.game, pupil.players)
    path.write_text(weights.write(net, pupil.inputs, pupil.games) + "\n", "utf-8")
    return path
