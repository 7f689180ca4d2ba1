"""Bots on chairs: they are asked like people, and answer through the same door."""

import asyncio
import logging
import secrets
import time

from bastide.engine.flow import options
from bastide.engine.match import tried
from bastide.engine.rng import seeded
from bastide.server.live.table import Table
from bastide.server.model.live_game import LiveGame
from bastide.server.refusals import Refused
from bastide.server.thinking.pool import Answer, Thinks, Thought
from bastide.server.thinking.queue import Claim, Claiming, Names

log = logging.getLogger("bastide.bots")

STAND_IN_LEVEL = 2
"""How well a bot plays that sits in for somebody."""
AGAIN = 5.0
"""Seconds after which a bot that could not play tries again."""
LONGEST = 10_000
"""Lines of a journal after which a game is broken off that only bots still play."""


def claim(table: Table) -> Claim:
    """Why a bot should think for a table now: for those who are there, else for its host."""
    owed = [(*each.names, table.row.id) for each in table.listeners]
    alone = ("", "", table.row.host, table.row.id)
    return Claim(not table.is_left_to_bots, bool(owed), owed or [alone])


def in_person(names: Names) -> Claiming:
    """Somebody asked for it, and waits."""
    return lambda: Claim(True, True, [names])


class Bots:
    """Sends what a chair sees to a thinker, and plays what comes back."""

    def __init__(self, thinkers: Thinks, pause: float) -> None:
        self._thinkers = thinkers
        self._pause = pause
        self._failing: set[str] = set()
        """Tables whose trouble is in the log already."""

    async def play(self, table: Table) -> None:
        """Answer the question that waits for a bot.

        Whatever comes between, the question that then waits is asked again: nothing else would.
        """
        try:
            await self._answer(table)
        except Refused:
            await asyncio.sleep(AGAIN)  # the store has said why
        except Exception:
            if table.row.id not in self._failing:
                self._failing.add(table.row.id)
                log.exception("a bot could not play", extra={"table": table.row.id})
            await asyncio.sleep(AGAIN)
        else:
            self._failing.discard(table.row.id)
        if not table.gone:
            table.services.wake_bot(table)

    async def _answer(self, table: Table) -> None:
        """Think and play; gives up quietly if the question no longer stands."""
        if not table.waits_for_bot:
            return
        if table.is_left_to_bots and table.entries >= LONGEST:
            async with table.lock:
                await table.break_off()
            return
        began = time.monotonic()
        seat, revision = table.mover, table.revision
        chair = table.chairs[seat]
        level = chair.level if chair.kind == "bot" else STAND_IN_LEVEL
        assert table.live_game is not None
        guide = table.live_game.guide
        legal = options(table.live_game.match.state)
        line = None if guide is None else guide.line(seat, legal)
        if line is not None:
            answer = Answer(line)
        elif table.plays_itself(seat):
            answer = await self.choice(table.live_game, seat, level, lambda: claim(table))
            table.services.metrics.thoughts.observe(time.monotonic() - began)
        else:
            answer = Answer(legal[0])
        if table.plays_itself(seat) and table.listeners:
            await asyncio.sleep(max(0.0, self._pause - (time.monotonic() - began)))
        async with table.lock:
            if not table.gone and table.revision == revision and table.waits_for_bot:
                try:
                    state = table.running().match.state
                    await table.accept(seat, [tried(state, answer.act)])
                except Exception:
                    table.services.drop(table)
                    raise

    async def choice(
        self, live_game: LiveGame, seat: int, level: int, claiming: Claiming
    ) -> Answer:
        """What a bot of that level would play on that chair; or a hint, or an analysis."""
        game, state = live_game.game, live_game.match.state
        # The thinker gets a table imagined for this seat: hidden cards are dealt anew.
        imagined = game.knowledge.imagine(state, seat, seeded(secrets.randbits(96)))
        thought = Thought(
            game=game.name,
            rules=game.rules_version,
            settings=live_game.match.record.settings,
            position=game.positions.to_document(imagined),
            seat=seat,
            level=level,
            seed=secrets.randbits(48),
        )
        legal = options(state)
        try:
            answer = await self._thinkers.choose(thought, claiming)
        except RuntimeError:
            answer = Answer(-1)
        if answer.act not in legal:
            log.error("a bot failed; the first option is taken", extra={"game": game.name})
            return Answer(legal[0])
        return answer
