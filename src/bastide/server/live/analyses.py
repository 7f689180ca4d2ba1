"""Finished games gone through in the background, decision by decision, for all who may see them.

What was found stays in memory, so that a page may come and go; when it is gone it costs a few
seconds of one core to find it again.
"""

import asyncio
import logging
from collections import OrderedDict, deque
from dataclasses import dataclass, field

from bastide.bots.analysis import ITERATIONS, SEED, Choice, moments, shares_won
from bastide.bots.hints import CLOSE
from bastide.engine.flow import State
from bastide.engine.game import Game
from bastide.engine.record import Record, game_of
from bastide.engine.rng import seeded
from bastide.engine.seat import Seat
from bastide.server.model.live_game import LiveGame
from bastide.server.refusals import Refused
from bastide.server.thinking.pool import COMPARE, REVIEW, Answer, Thinks, Thought
from bastide.server.thinking.queue import Claim, Claiming, Names

log = logging.getLogger("bastide.analyses")

ABREAST = 4
"""Decisions of one game that wait for a worker at a time."""
LONG = 600
"""Moves of a game beyond which every decision is thought through more quickly."""
LEAST = 40
KEPT = 200
"""Analyses in memory; the one that was longest not looked at goes first."""
MOST = 50
"""Games that are gone through at the same time."""


@dataclass
class Review:
    """How far the analysis of one game has come."""

    record: Record
    won: list[float]
    household: str = ""
    """For whom it is made."""
    done: int = 0
    """The moves that were gone through."""
    found: list[Choice] = field(default_factory=list)
    task: "asyncio.Task[None] | None" = None
    failed: bool = False

    @property
    def runs(self) -> bool:
        """Whether somebody is at it."""
        return self.task is not None and not self.task.done()

    @property
    def is_whole(self) -> bool:
        """Whether nothing is left."""
        return self.done == len(self.record.actions)

    def choice(self, at: int) -> Choice:
        """What was found about a decision; refuses others."""
        for each in self.found:
            if each.at == at:
                return each
        raise Refused("moment", status=404)


class Analyses:
    """One game at a time for each household; people's games have the workers before them."""

    def __init__(self, thinkers: Thinks) -> None:
        self._thinkers = thinkers
        self._of: OrderedDict[str, Review] = OrderedDict()

    def of(self, table: str) -> Review | None:
        """What is known about a game."""
        found = self._of.get(table)
        if found is not None:
            self._of.move_to_end(table)
        return found

    def runs(self, table: str) -> bool:
        """Whether a game is gone through just now."""
        found = self._of.get(table)
        return found is not None and found.runs

    def may_begin(self, household: str) -> None:
        """Refuse a second game of a household, and too many in all."""
        running = [each.household for each in self._of.values() if each.runs]
        if household in running:
            raise Refused("analysing", status=429)
        if len(running) >= MOST:
            raise Refused("too-fast", status=429)

    def begin(self, table: str, live_game: LiveGame, names: Names) -> None:
        """Go through a finished game, from where it was left."""
        match = live_game.match
        review = self._of.get(table)
        if review is None or review.record.actions != match.record.actions:
            review = Review(match.record, shares_won(live_game.game, match.state))
        self._of[table] = review
        self._of.move_to_end(table)
        review.household = names[1]
        review.failed = False
        claim = Claim(people=False, watched=True, owed=[(*names, table)])
        review.task = asyncio.create_task(self._go(review, lambda: claim))
        self._forget()

    def stop(self, table: str) -> None:
        """Leave it where it is; what was found stays, and what is being thought is not missed."""
        found = self._of.get(table)
        if found is not None and found.task is not None:
            found.task.cancel()

    def end(self) -> None:
        """Nobody waits for anything any more."""
        for table in self._of:
            self.stop(table)

    def _forget(self) -> None:
        resting = [table for table, each in self._of.items() if not each.runs]
        for table in resting[: max(0, len(self._of) - KEPT)]:
            del self._of[table]

    async def _go(self, review: Review, claiming: Claiming) -> None:
        game = game_of(review.record)
        moves = len(review.record.actions)
        iterations = max(LEAST, min(ITERATIONS, ITERATIONS * LONG // max(1, moves)))
        waiting: deque[tuple[int, int, State, asyncio.Task[Answer]]] = deque()
        try:
            for at, act, state in moments(review.record):
                if at < review.done:
                    continue
                before = state.clone()
                thought = asked(game, review.record, before, REVIEW, [act], iterations)
                thinking = asyncio.create_task(self._thinkers.choose(thought, claiming))
                waiting.append((at, act, before, thinking))
                if len(waiting) >= ABREAST:
                    await self._keep(review, game, *waiting.popleft())
                await asyncio.sleep(0)
            while waiting:
                await self._keep(review, game, *waiting.popleft())
            review.done = moves
        except RuntimeError:
            review.failed = True  # the workers have said why
        except asyncio.CancelledError:
            pass  # it was stopped
        except Exception:
            review.failed = True
            log.exception("a game could not be analysed", extra={"game": game.name})
        finally:
            for *_, thinking in waiting:
                thinking.cancel()
            await asyncio.gather(*(each[-1] for each in waiting), return_exceptions=True)

    async def _keep(
        self,
        review: Review,
        game: Game,
        at: int,
        act: int,
        state: State,
        thinking: asyncio.Task[Answer],
    ) -> None:
        try:
            answer = await thinking
        except BaseException:
            thinking.cancel()
            raise
        seat = state.mover()
        review.found.append(
            Choice(
                at=at,
                seat=seat,
                round=game.scoring.round(state),
                options=len(Seat(game, state, seat).options()),
                chances=answer.chances,
                after=answer.after,
                played=act,
                best=answer.act,
                played_label=game.speech.label(state, act),
                best_label=game.speech.label(state, answer.act),
                reasons=answer.why,
            )
        )
        review.done = at + 1

    async def attempt(
        self, review: Review, at: int, past: LiveGame, act: int, claiming: Claiming
    ) -> tuple[float, float]:
        """What another move gains on the one played, and what the best one gains on it."""
        made = review.choice(at)
        if act in (made.best, made.played):
            return (made.cost, 0.0) if act == made.best else (0.0, made.cost)
        acts = [made.best, made.played, act]
        state = past.match.state
        thought = asked(past.game, review.record, state, COMPARE, acts, ITERATIONS)
        answer = await self._thinkers.choose(thought, claiming)
        best, played, tried = (each.share for each in answer.best)
        return tried - played, max(0.0, best - tried)


def is_found(short: float) -> bool:
    """Whether a move is as good as the best."""
    return short < CLOSE


def asked(
    game: Game, record: Record, state: State, what: int, acts: list[int], iterations: int
) -> Thought:
    """A question about a past moment, at a table imagined for the seat that was asked."""
    seat = state.mover()
    imagined = game.knowledge.imagine(state, seat, seeded(SEED))
    return Thought(
        game=game.name,
        rules=game.rules_version,
        settings=record.settings,
        position=game.positions.to_document(imagined),
        seat=seat,
        level=what,
        seed=SEED,
        acts=acts,
        iterations=iterations,
    )
