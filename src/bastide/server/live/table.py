"""A table: the only owner of its game and the only writer of its journal."""

import asyncio
import json
import logging
import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from typing import Protocol

from bastide.engine import registry
from bastide.engine.flow import IllegalAction
from bastide.engine.match import Tried
from bastide.engine.messages import Message
from bastide.server import wire
from bastide.server.metrics import Metrics
from bastide.server.model.clocks import Outage, now
from bastide.server.model.live_game import LiveGame
from bastide.server.model.multi_select import real_actions
from bastide.server.model.notifications import notifications_of
from bastide.server.model.table_state import CHATS, TableState
from bastide.server.model.viewer import Viewer
from bastide.server.refusals import HELD, Refused, RefusedByRule
from bastide.server.settings import Settings
from bastide.server.store.databases import Unavailable
from bastide.server.store.lease import Elsewhere
from bastide.server.store.rows import QUIET, ChairRow, Entry, EntryKind, Stored
from bastide.server.store.store import Conflict, Store
from bastide.server.views import broadcast
from bastide.server.views.results import result_of
from bastide.server.views.table_messages import chat_line
from bastide.server.views.viewer_messages import event_number

log = logging.getLogger("bastide.table")


class Services(Protocol):
    """What a table needs of the server around it; `Tables` is that."""

    store: Store
    settings: Settings
    metrics: Metrics
    outage: Outage

    def drop(self, table: "Table") -> None:
        """Let go of a table, which is read anew when somebody comes."""

    def wake_bot(self, table: "Table") -> None:
        """Let a bot think if it is one's turn."""


class Table(TableState):
    """Every change goes: check, store, carry out, announce; nothing is announced unstored.

    All methods that change something are called with the lock held, which `Tables.at` takes.
    """

    def __init__(self, stored: Stored, live_game: LiveGame | None, services: Services) -> None:
        super().__init__(stored, live_game, services.outage)
        self.services = services
        self.lock = asyncio.Lock()
        self.idle_since = time.monotonic()
        self.bot: asyncio.Task[None] | None = None
        self.gone = False
        """Whether it has left memory; whoever still holds it must ask for it again."""

    def _answered(self, viewer: Viewer, revision: int) -> LiveGame:
        if self.services.store.waiting > self.services.settings.most_waiting:
            raise Refused("busy", status=503)
        live_game = self.running()
        self.must_sit(viewer)
        self.must_stand(revision)
        return live_game

    # --- writing ---

    async def write(self, entries: Sequence[Entry] = (), changed: Iterable[ChairRow] = ()) -> None:
        """Store lines of the journal, the table and changed chairs; all or nothing.

        There is always a line: its number keeps out whoever has an old state of the table.
        """
        lines = entries or [self.entry("chair")]
        self.row.changed = now()
        asks = any(
            line.kind not in QUIET and (line.kind != "flag" or line.seat == self.mover)
            for line in lines
        )
        if asks:
            self.row.since = lines[-1].at
        try:
            told = notifications_of(self, lines, self.services.settings.notify_grace)
            seats = list(changed)
            await self.services.store.append(self.row, lines, seats, told)
            if seats and not self.row.live:
                holders = {chair.holder for chair in self.chairs if chair.holder is not None}
                self.absences = await self.services.store.absences.of(holders)
        except Conflict:
            self.services.drop(self)
            raise Elsewhere(self.row.id) from None
        except Unavailable:
            self.services.drop(self)
            raise Refused("store", status=503) from None
        except Exception:
            log.exception("a table could not be stored", extra={"table": self.row.id})
            self.services.drop(self)
            raise Refused("store", status=503) from None
        before = event_number(self.entries)
        self.entries += len(lines)
        if lines[-1].kind not in QUIET:
            self.revision = lines[-1].number
            if asks:
                self.asked_at = self.revision
            return
        for listener in self.listeners:
            if listener.event == before:
                listener.event = event_number(self.entries)

    async def say(self, seat: int, said: dict[str, str], changed: Iterable[ChairRow] = ()) -> None:
        """A line of chat; kept in the journal, so that nobody who plays here misses it."""
        entry = self.entry("chat", seat, body=json.dumps(said, ensure_ascii=False))
        await self.write([entry], changed)
        self.chat = [*self.chat, entry][-CHATS:]
        broadcast.everybody(self, chat_line(self, entry), spectators=False)

    # --- playing ---

    async def act(self, viewer: Viewer, revision: int, picks: list[int]) -> None:
        """Answer the question of that revision."""
        live_game = self._answered(viewer, revision)
        seat = live_game.mover
        if seat not in viewer.seats or self.plays_itself(seat):
            raise Refused("turn", {"seat": seat})
        if not 1 <= len(picks) <= wire.MOST_PICKS:
            raise Refused("picks")
        if not all(live_game.knows(act) for act in picks):
            raise Refused("unknown-action", status=400)
        try:
            steps = real_actions(live_game.match.state, seat, picks)
        except IllegalAction as problem:
            raise self._why(live_game, int(problem.args[0])) from None
        if live_game.guide is not None:
            reply = live_game.guide.reply(live_game.match.state, [step.act for step in steps])
            if not reply.is_played:
                raise Refused(HELD)
        await self.accept(seat, steps)

    def _why(self, live_game: LiveGame, act: int) -> Refused:
        options = live_game.match.decision
        if options is not None and act in options.options:
            return Refused("picks")
        try:
            found = live_game.game.refusals.refusal(live_game.match.state, act)
        except (LookupError, ValueError, AssertionError):
            return Refused("unknown-action", status=400)
        return RefusedByRule(found.message, found.rule)

    async def accept(self, seat: int, steps: list[Tried]) -> None:
        """Store actions that were tried, go on with what they led to, and tell everybody."""
        live_game = self.live_game
        assert live_game is not None
        moment = now()
        timed = self.clock.runs
        self.clock.stop(moment, moved=True)
        self.clock.only(seat)
        last = self.entries + len(steps)
        left = self.clock.kept() if timed else ""
        entries = [
            Entry(number, "act", moment, seat, step.act, left if number == last else "")
            for number, step in enumerate(steps, self.entries + 1)
        ]
        after = steps[-1].state
        self.row.status = "over" if after.is_over() else "playing"
        self.row.asked = after.mover()
        self.restart_clock(after.mover(), self.played + len(steps))
        await self.write(entries)
        for entry, step in zip(entries, steps, strict=True):
            live_game.keep(entry.number, step)
        self.earned.update(entry.number for entry in entries if entry.body)
        self.wish = None
        self.services.metrics.moves.inc(len(entries))
        if self.is_over:
            await self.keep_result()
        broadcast.announce(self, moves=len(entries))
        self.services.wake_bot(self)

    async def keep_result(self) -> None:
        """Keep how the game ended; what fails here is done when the server looks round."""
        with suppress(Unavailable):
            await self.services.store.results.keep(result_of(self))

    async def share(self, on: bool) -> None:
        """Whether everybody who knows its address may look at a finished game."""
        self.row.spectators = on
        await self.write()
        broadcast.snapshot_all(self)

    async def undo(self, viewer: Viewer, revision: int, all: bool) -> None:
        """Take the viewer's last action back, or all up to the barrier."""
        live_game = self._answered(viewer, revision)
        seat = live_game.moves[-1].seat if live_game.moves else -1
        steps = live_game.undo_steps(seat, self.skips_forced(seat)) if seat in viewer.seats else 0
        if steps == 0 or self.plays_itself(seat):
            reason = live_game.match.barrier if seat in viewer.seats else "other-seat"
            raise RefusedByRule(Message(f"undo-barrier-{reason}"), "")
        count = live_game.match.undoable(seat) if all else steps
        await self.take_back("undo", seat, count, live_game.undo)

    async def take_back(
        self, kind: EntryKind, seat: int, count: int, carry_out: Callable[[int], None]
    ) -> None:
        """Store that actions no longer stand, and show everybody the table as it was."""
        live_game = self.live_game
        assert live_game is not None
        self.row.asked = live_game.moves[-count].seat
        self.clock.stop(now(), moved=False)
        for move in live_game.moves[-count:]:
            if move.number in self.earned:
                self.clock.take_back(move.seat)
        self.clock.only(self.row.asked)
        self.restart_clock(self.row.asked, self.played - count)
        await self.write([self.entry(kind, seat, count, self.clock.kept())])
        carry_out(count)
        self.wish = None
        broadcast.snapshot_all(self)
        self.services.wake_bot(self)

    async def grant_wish(self) -> None:
        """Take back what was wished for, once nobody who could say no is still to answer."""
        wish, live_game = self.wish, self.live_game
        if wish is None or live_game is None or self.row.status != "playing":
            return
        wish.waiting = {seat for seat in wish.waiting if self.must_consent(seat, wish.steps)}
        if wish.waiting:
            broadcast.tell_wish(self, wish)
        else:
            await self.take_back("back", wish.seat, wish.steps, live_game.back)

    async def start(self, played: Sequence[int] | None = None) -> None:
        """Deal: everybody is here and ready, by the newest rules.

        Some actions of another game may stand already; then its rules stay.
        """
        self.row.status = "playing"
        if played is None:
            self.row.rules = registry.game(self.row.game).rules_version
        entries = [self.entry("start"), *self.limit_bots(0, self.entries + 2)]
        live_game = LiveGame(self.row, self.chairs)
        await live_game.play_all(enumerate(played or (), entries[-1].number + 1))
        at = entries[0].at
        entries += [Entry(it.number, "act", at, it.seat, it.act) for it in live_game.moves]
        self.row.asked = live_game.mover
        self.restart_clock(live_game.mover, len(live_game.moves))
        await self.write(entries, self.chairs)
        self.live_game = live_game
        broadcast.snapshot_all(self)
        self.services.wake_bot(self)

    async def break_off(self) -> None:
        """End a game without a result, if still only bots play it: nobody sees it to its end."""
        if self.gone or self.row.status != "playing" or not self.is_left_to_bots:
            return
        self.row.status, self.row.asked, self.row.due = "over", -1, None
        await self.write([self.entry("end")])
        broadcast.snapshot_all(self)

    async def rest(self, on: bool) -> None:
        """Pause, or go on; the clocks rest too."""
        self.row.status = "paused" if on else "playing"
        if on:
            self.clock.stop(now(), moved=False)
            self.row.due = None
        else:
            self.go_on_with_clock()
        await self.write([self.entry("pause" if on else "resume", body=self.clock.kept())])
        broadcast.snapshot_all(self)
        await self.grant_wish()
        self.services.wake_bot(self)

    async def sit_in(self, seat: int, on: bool) -> None:
        """Let a bot play for a person, or give the chair back; a spent bank stays spent."""
        chair = self.chairs[seat]
        if chair.stand_in == on:
            return
        chair.stand_in = on
        if self.row.status == "playing" and seat == self.mover:
            self.clock.stop(now(), moved=False)
            self.go_on_with_clock()
        live_game = self.live_game
        assert live_game is not None
        entries = [self.entry("flag", seat, int(on), self.clock.kept())]
        if on:
            self.sat_in[seat] = entries[0].number
        round = live_game.game.scoring.round(live_game.match.state)
        limit = self.limit_bots(round, entries[0].number + 1)
        if limit:
            live_game = await live_game.again(self.row, self.chairs)
        await self.write([*entries, *limit], [chair])
        self.live_game = live_game
        broadcast.snapshot_all(self)
        await self.grant_wish()
        self.services.wake_bot(self)
