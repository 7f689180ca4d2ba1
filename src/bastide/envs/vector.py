"""Many games in one call, for learners that want many millions of moves.

    from bastide.envs.vector import Vector

    many = Vector("san-juan", games=1024, players=3, seed=1)
    many.step(numbers)  # one for each game, of those that many.masks allow

The arrays are written anew by every step, in place. A game that is over makes room for a new one in
the same step: `ended` is 1 then, and `rewards` has what its seats are given.
"""

import multiprocessing
from collections.abc import Sequence
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from types import TracebackType
from typing import Any

import numpy as np

from bastide.engine.flow import IllegalAction
from bastide.engine.many import ManyGames
from bastide.engine.settings import Setting
from bastide.envs.dealing import table
from bastide.research.farm import prepare

APART = 1_000_003
"""Between the seeds of two processes."""
Arrays = dict[str, np.ndarray[Any, Any]]


def views(many: ManyGames, games: int) -> Arrays:
    """The rows of many games as arrays, without copying."""
    rows: dict[str, tuple[Any, Any]] = {
        "observations": (many.writer.cells, np.uint8),
        "masks": (many.masks, np.uint8),
        "movers": (many.movers, np.int64),
        "rewards": (many.rewards, np.float64),
        "ended": (many.ended, np.uint8),
    }
    found = {name: np.frombuffer(row, kind) for name, (row, kind) in rows.items()}
    for name in ("observations", "masks", "rewards"):
        found[name] = found[name].reshape(games, -1)
    return found


class Vector:
    """So many games of one kind; with several cores each process has its share of them."""

    observations: np.ndarray[Any, Any]
    """What the asked seat of each game sees."""
    masks: np.ndarray[Any, Any]
    """Which numbers it may choose."""
    movers: np.ndarray[Any, Any]
    """Which seat that is."""
    rewards: np.ndarray[Any, Any]
    """Of the games that just ended, seat by seat: 1 for winning alone, all together are 0."""
    ended: np.ndarray[Any, Any]
    """1 where a game just ended and a new one began."""

    def __init__(
        self,
        game: str,
        games: int,
        players: int | None = None,
        seed: int = 0,
        cores: int = 1,
        **options: Setting,
    ) -> None:
        if games % cores:
            raise ValueError(f"{games} games cannot be shared evenly by {cores} processes")
        dealing = table(game, players, options)
        self.layout = dealing.layout
        self.names = dealing.game.numbering.names()
        self.share = games // cores
        self.inner = ManyGames(dealing.game, dealing.settings, self.share, seed)
        found = views(self.inner, self.share)
        self.workers: list[Worker] = []
        if cores > 1:
            own = found
            found = {
                name: np.zeros((games, *array.shape[1:]), array.dtype)
                for name, array in own.items()
            }
            self.own = own
            for number in range(1, cores):
                given = (game, self.share, dealing.settings, seed + number * APART)
                self.workers.append(Worker(given, own))
        self.arrays = found
        self._gather()
        for name, array in found.items():
            setattr(self, name, array)

    def step(self, numbers: Sequence[int] | np.ndarray[Any, Any]) -> None:
        """One move in each game; raises IllegalAction, which ends their use."""
        chosen: list[int] = np.asarray(numbers).tolist()
        for at, worker in enumerate(self.workers, 1):
            worker.ask(chosen[at * self.share : (at + 1) * self.share])
        self.inner.step(chosen[: self.share] if self.workers else chosen)
        self._gather()

    def close(self) -> None:
        """End the other processes."""
        for worker in self.workers:
            worker.close()
        self.workers = []

    def __enter__(self) -> "Vector":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def _gather(self) -> None:
        """Put what the processes wrote side by side."""
        if not self.workers:
            return
        for name, array in self.own.items():
            self.arrays[name][: self.share] = array
        for at, worker in enumerate(self.workers, 1):
            worker.wait()
            for name, array in worker.arrays.items():
                self.arrays[name][at * self.share : (at + 1) * self.share] = array


class Worker:
    """A process with its share of the games; it writes into memory that both can see."""

    def __init__(self, given: tuple[Any, ...], like: Arrays) -> None:
        size = sum(array.nbytes + 8 for array in like.values())
        self.memory = SharedMemory(create=True, size=size)
        self.arrays = laid_out(self.memory, like)
        shapes = {name: (array.shape, array.dtype.str) for name, array in like.items()}
        context = multiprocessing.get_context("spawn")
        self.line, far = context.Pipe()
        self.process = context.Process(
            target=work, args=(given, self.memory.name, shapes, far), daemon=True
        )
        self.process.start()
        far.close()

    def ask(self, numbers: list[int]) -> None:
        """One move in each of its games."""
        self.line.send(numbers)

    def wait(self) -> None:
        """Until it has written what is seen now."""
        if not self.line.recv():
            raise IllegalAction(-1)

    def close(self) -> None:
        """End it, and give its memory back."""
        self.line.close()
        self.process.join()
        self.arrays = {}
        self.memory.close()
        self.memory.unlink()


def laid_out(memory: SharedMemory, like: Arrays) -> Arrays:
    """Arrays of these shapes one after the other in a piece of memory."""
    found: Arrays = {}
    at = 0
    for name, array in like.items():
        found[name] = np.ndarray(array.shape, array.dtype, memory.buf, at)
        at += -(-array.nbytes // 8) * 8
    return found


def work(
    given: tuple[Any, ...], name: str, shapes: dict[str, tuple[Any, str]], line: Connection
) -> None:
    """What the process does until its line is closed."""
    prepare()
    game, games, settings, seed = given
    dealing = table(game, None, settings)
    many = ManyGames(dealing.game, dealing.settings, games, seed)
    memory = SharedMemory(name=name)
    like = {key: np.zeros(shape, kind) for key, (shape, kind) in shapes.items()}
    shared, own = laid_out(memory, like), views(many, games)
    is_legal = True
    while True:
        for key, array in own.items():
            shared[key][:] = array
        try:
            line.send(is_legal)
            many.step(line.recv())
        except IllegalAction:
            is_legal = False
        except (EOFError, OSError):
            break
    del shared
    memory.close()
