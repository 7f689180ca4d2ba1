"""Search on several cores: each grows its own tree, the counts at the roots are added up."""

# not compiled: starts processes

import json
import os
from typing import final

from bastide.bots.bot import Bot
from bastide.bots.search import Finding, Search, order
from bastide.engine.messages import BadInput, Message
from bastide.engine.rng import seeded
from bastide.engine.seat import Seat


@final
class Parallel(Bot):
    """Root-parallel search. With a fixed number of iterations it is as repeatable as one core."""

    def __init__(
        self, seed: int, iterations: int, seconds: float, by_hand: bool, cores: int
    ) -> None:
        if not hasattr(os, "fork"):
            raise BadInput(
                "Searching on several cores needs a system that can fork.", Message("bad-bot-cores")
            )
        self.rng = seeded(seed)
        self.iterations = iterations
        self.seconds = seconds
        self.by_hand = by_hand
        self.cores = cores

    def choose(self, seat: Seat) -> int:
        options = seat.options()
        return options[0] if len(options) == 1 else self.findings(seat)[0].act

    def findings(self, seat: Seat) -> list[Finding]:
        """What all cores together found about each option, most tried first."""
        seeds = [int(self.rng.word()) for _ in range(self.cores)]
        pipes = [self._start(seat, seed) for seed in seeds]
        visits: dict[int, int] = {}
        totals: dict[int, float] = {}
        lasted: dict[int, int] = {}
        for child, pipe in pipes:
            with os.fdopen(pipe) as answer:
                text = answer.read()
            _, failed = os.waitpid(child, 0)
            if failed:
                raise RuntimeError("a core that searched along has failed")
            for act, count, share, steps in json.loads(text):
                visits[act] = visits.get(act, 0) + count
                totals[act] = totals.get(act, 0.0) + count * share
                lasted[act] = lasted.get(act, 0) + steps
        found = [
            Finding(act, visits[act], totals[act] / max(1, visits[act]), lasted[act])
            for act in visits
        ]
        return sorted(found, key=order)

    def _start(self, seat: Seat, seed: int) -> tuple[int, int]:
        """Search in a process of its own; says its number and the pipe of its answer."""
        reading, writing = os.pipe()
        child = os.fork()
        if child:
            os.close(writing)
            return child, reading
        failed = 1
        try:
            search = Search(seed, self.iterations, self.seconds, self.by_hand)
            found = [(f.act, f.visits, f.share, f.lasted) for f in search.findings(seat)]
            with os.fdopen(writing, "w") as answer:
                answer.write(json.dumps(found))
            failed = 0
        finally:
            os._exit(failed)
