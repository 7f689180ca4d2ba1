"""Handing out work: to this process, to all cores, or to a Ray cluster."""

import importlib
import importlib.metadata
import multiprocessing
import os
import platform
import signal
import sys
import threading
import zlib
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from itertools import islice
from pathlib import Path
from types import TracebackType
from typing import Any, TypeVar

from bastide.engine.messages import BadInput, Message

T = TypeVar("T")
R = TypeVar("R")


def prepare() -> None:
    """What every worker does first: leave Ctrl-C to its master, end with it."""
    master = multiprocessing.parent_process()
    if master is not None:
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        threading.Thread(target=_end_with, args=(master,), daemon=True).start()


def _end_with(master: multiprocessing.process.BaseProcess) -> None:
    """A master that was killed can stop nobody."""
    master.join()
    os._exit(1)


@cache
def fingerprint() -> str:
    """The version that is installed here, and what its rules and bots are made of."""
    root = Path(__file__).parents[1]
    checksum = 0
    for part in ("engine", "games", "bots"):
        for path in sorted((root / part).rglob("*.py")):
            checksum = zlib.crc32(path.read_bytes(), checksum)
    return f"{importlib.metadata.version('bastide')} {checksum:08x}"


class Farm:
    """Runs a function over tasks; answers come as they are ready."""

    def __init__(self, workers: int = 0, on: str = "cores", address: str = "") -> None:
        if address:
            on = "ray"
        if on not in ("cores", "ray"):
            raise BadInput(
                f"Work runs on 'cores' or on 'ray', not on '{on[:40]}'.",
                Message("arena-bad-place", {"place": on[:40]}),
            )
        self.on = on
        self.address = address
        """Of the Ray cluster; without one a cluster of this machine is begun."""
        self.wanted = workers
        self.workers = workers or os.cpu_count() or 1
        self._pool: Any = None
        self._others: list[multiprocessing.process.BaseProcess] = []
        """Processes that were there before, and are not ours to stop."""

    def __enter__(self) -> "Farm":
        if self.on == "ray":
            self._pool = _ray(self.address)
            if not self.wanted:
                self.workers = max(1, int(self._pool.cluster_resources().get("CPU", 1)))
        elif self.workers > 1:
            self._others = multiprocessing.active_children()
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.workers, context, prepare)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._pool is not None:
            if self.on == "ray":
                self._pool.shutdown()
            else:
                self._pool.shutdown(wait=False, cancel_futures=True)
                for worker in multiprocessing.active_children():
                    if worker not in self._others:
                        worker.terminate()

    def map(self, work: Callable[[T], R], tasks: Iterable[T], ahead: int = 1) -> Iterator[R]:
        """The answers, in whatever order they come.

        Every worker has so many tasks waiting; the next ones are asked for when there is room.
        """
        if self._pool is None:
            return map(work, tasks)
        most = self.workers * (1 + ahead)
        if self.on == "ray":
            return self._map_ray(work, tasks, self.workers if self.wanted else most)
        return self._map_cores(work, tasks, most)

    def _map_cores(self, work: Callable[[T], R], tasks: Iterable[T], most: int) -> Iterator[R]:
        """A worker that dies ends it all with a sentence."""
        rest = iter(tasks)
        waiting: set[Future[R]] = set()
        try:
            while True:
                for task in islice(rest, most - len(waiting)):
                    waiting.add(self._pool.submit(work, task))
                if not waiting:
                    return
                ready, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                for answer in ready:
                    yield answer.result()
        except BrokenProcessPool:
            raise BadInput(
                "A process that did the work was stopped from outside.", Message("arena-died")
            ) from None

    def _map_ray(self, work: Callable[[T], R], tasks: Iterable[T], most: int) -> Iterator[R]:
        """Workers find bots where we do, as far as their machine has the same folders.

        A node that is lost loses nothing: what it was at is done again elsewhere, and comes to the
        same. One that has another Bastide ends it all with a sentence.
        """
        ray = self._pool
        paths = [*sys.path, os.getcwd()]
        ours = fingerprint()

        remote = ray.remote(num_cpus=1, max_retries=-1)(_on_node)
        rest = iter(tasks)
        waiting: list[Any] = []
        while True:
            waiting += [
                remote.remote(paths, ours, work, task) for task in islice(rest, most - len(waiting))
            ]
            if not waiting:
                return
            ready, waiting = ray.wait(waiting)
            other, answer = ray.get(ready[0])
            if other:
                raise BadInput(
                    f"A node has another Bastide, {other}, where this one is {ours}.",
                    Message("arena-other-node", {"node": other, "ours": ours}),
                )
            yield answer


def _on_node(paths: list[str], ours: str, work: Callable[[T], R], task: T) -> tuple[str, R | None]:
    """What a node does; if it has another Bastide, it says which instead."""
    sys.path += [path for path in paths if path not in sys.path]
    theirs = fingerprint()
    if theirs != ours:
        return f"{platform.node()}: {theirs}", None
    prepare()
    return "", work(task)


def _ray(address: str) -> Any:
    try:
        ray: Any = importlib.import_module("ray")
    except ImportError:
        raise BadInput(
            "Working on Ray needs the package 'ray': pip install bastide[research]",
            Message("arena-needs-package", {"package": "ray"}),
        ) from None
    where = {"address": address} if address else {}
    try:
        ray.init(ignore_reinit_error=True, log_to_driver=False, logging_level="WARNING", **where)
    except (ConnectionError, ValueError, RuntimeError) as problem:
        raise BadInput(
            f"No Ray cluster answers at '{address[:60]}': {problem}",
            Message("arena-no-cluster", {"address": address[:60]}),
        ) from None
    return ray
