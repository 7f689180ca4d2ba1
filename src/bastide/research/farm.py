"""Handing out work: to this process, to all cores, or to a Ray cluster."""

import importlib
import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
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


class Farm:
    """Runs a function over tasks; answers come as they are ready."""

    def __init__(self, workers: int = 0, on: str = "cores") -> None:
        if on not in ("cores", "ray"):
            raise BadInput(
                f"Work runs on 'cores' or on 'ray', not on '{on[:40]}'.",
                Message("arena-bad-place", {"place": on[:40]}),
            )
        self.on = on
        self.wanted = workers
        self.workers = workers or os.cpu_count() or 1
        self._pool: Any = None
        self._others: list[multiprocessing.process.BaseProcess] = []
        """Processes that were there before, and are not ours to stop."""

    def __enter__(self) -> "Farm":
        if self.on == "ray":
            self._pool = _ray()
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

    def map(self, work: Callable[[T], R], tasks: Sequence[T]) -> Iterator[R]:
        """The answers, in whatever order they come."""
        if self._pool is None:
            return map(work, tasks)
        if self.on == "ray":
            return self._map_ray(work, tasks)
        return self._map_cores(work, tasks)

    def _map_cores(self, work: Callable[[T], R], tasks: Sequence[T]) -> Iterator[R]:
        """Every worker has one task waiting; a worker that dies ends it all with a sentence."""
        rest = iter(tasks)
        waiting: set[Future[R]] = set()
        try:
            while True:
                for task in islice(rest, 2 * self.workers - len(waiting)):
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

    def _map_ray(self, work: Callable[[T], R], tasks: Sequence[T]) -> Iterator[R]:
        """Workers find bots where we do, as far as their machine has the same folders."""
        ray = self._pool
        paths = [*sys.path, os.getcwd()]

        def prepared(task: T) -> R:
            prepare()
            sys.path += [path for path in paths if path not in sys.path]
            return work(task)

        remote = ray.remote(prepared)
        waiting = [remote.remote(task) for task in tasks]
        while waiting:
            ready, waiting = ray.wait(waiting)
            yield ray.get(ready[0])


def _ray() -> Any:
    try:
        ray: Any = importlib.import_module("ray")
    except ImportError:
        raise BadInput(
            "Working on Ray needs the package 'ray': pip install bastide[research]",
            Message("arena-needs-package", {"package": "ray"}),
        ) from None
    ray.init(ignore_reinit_error=True, log_to_driver=False, logging_level="WARNING")
    return ray
