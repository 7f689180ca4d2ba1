"""A table: the only owner of its game and the only writer of its journal."""

import asyncio
import json
import logging
import time
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING

from bastide.engine.flow import IllegalAction
from bastide.engine.messages import Message
from bastide.server import chairs, telling, wire
from bastide.server.chairs import Viewer
from bastide.server.clocks import GRACE, Clock, pace
from bastide.server.course import Course, rebuilt
from bastide.server.gate import event_number
from bastide.server.listeners import Listener
from bastide.server.picks import real_actions
from bastide.server.refusals import Refused, RefusedByRule
from bastide.server.rows import QUIET, ChairRow, Entry, Happening, Stored, TableRow
from bastide.server.store import Conflict
from bastide.server.wire import Setting

if TYPE_CHECKING:
    from bastide.server.tables import Tables

log = logging.getLogger("bastide.table")

CHATS = 50
"""Lines of chat that a snapshot repeats."""
BOT_ROUNDS = 60
"""Rounds after which a game ends that only bots still play, where its rules know no limit."""


class Table:
    """Every change goes: check, store, carry out, announce; nothing is announced unstored.

    All methods that change something are called with the lock held, which `Tables.at` takes.
    """

    def __init__(self, stored: Stored, tables: "Tables") -> None:
        self.tables = tables
        self.row: TableRow = stored.row
        self.chairs: list[ChairRow] = stored.chairs
        self.entries = len(stored.journal)
        self.limited = any(entry.kind == "limit" for entry in stored.journal)
        """Whether it was not the host who limited the rounds."""
        self.earned = {
            entry.number for entry in stored.journal if entry.kind == "act" and entry.body
        }
        """Lines of the journal for which the clock gave its bonus."""
        self.lent = {
            entry.seat: bool(entry.act) for entry in stored.journal if entry.kind == "chair"
        }
        """Chairs with a link, and whether somebody else than the holder asked for the last one."""
        self.course: Course | None = None
        self.revision = 0
        self.asked_at = 0
        """Since when this very question waits; bots that sit in on other chairs do not touch it."""
        self.chat = [entry for entry in stored.journal if entry.kind == "chat"][-CHATS:]
        self.listeners: set[Listener] = set()
        self.lock = asyncio.Lock()
        self.idle_since = time.monotonic()
        self.asking: telling.Asking | None = None
        self.bot: asyncio.Task[None] | None = None
        self.gone = False
        """Whether it has left memory; whoever still holds it must ask for it again."""
        self.clock = Clock(pace(self.row.pace, self.row.live), len(self.chairs))
        if self.row.status != "waiting":
            self._rebuild(stored.journal)

    def _rebuild(self, journal: Sequence[Entry]) -> None:
        self.course = rebuilt(self.row, self.chairs, journal)
        since = 0.0
        for entry in journal:
            if entry.kind in QUIET:
                continue
            self.revision = entry.number
            if entry.kind != "flag" or entry.seat == self.asked:
                since, self.asked_at = entry.at, entry.number
            if entry.body:
                self.clock.banks = json.loads(entry.body)
        if self.row.status == "playing":
            self._resume_clock(since)

    # --- facts ---

    @property
    def names(self) -> list[str]:
        """The names on the chairs."""
        return [chair.name for chair in self.chairs]

    @property
    def asked(self) -> int:
        """The seat that is asked, or -1."""
        return self.course.asked if self.course is not None else -1

    @property
    def played(self) -> int:
        """How many actions stand."""
        return len(self.course.moves) if self.course is not None else 0

    @property
    def chosen(self) -> dict[str, Setting]:
        """The options as the host chose them."""
        return {**self.row.options, "round_limit": 0} if self.limited else dict(self.row.options)

    def viewer(self, person: str | None) -> Viewer:
        """What a browser is here."""
        return chairs.viewer(self.chairs, self.row.host, person)

    def is_present(self, chair: ChairRow) -> bool:
        """Whether somebody or something sits there now."""
        return chair.kind == "bot" or any(
            chair.seat in each.viewer.seats for each in self.listeners
        )

    def plays_itself(self, seat: int) -> bool:
        """Whether a bot answers for that seat."""
        return self.chairs[seat].kind == "bot" or self.chairs[seat].stand_in

    def may_watch(self, viewer: Viewer) -> bool:
        """Whether somebody may look at this table, be it only to sit down at it."""
        if not viewer.is_spectator or viewer.host or self.row.spectators:
            return True
        return self.row.status == "waiting" and any(chairs.is_open(each) for each in self.chairs)

    def must_sit(self, viewer: Viewer) -> None:
        """Refuse those who only watch."""
        if not viewer.seats:
            raise Refused("watching", status=403)

    def must_host(self, viewer: Viewer) -> None:
        """Refuse everybody but the host."""
        if not viewer.host:
            raise Refused("host", status=403)

    def must_stand(self, revision: int) -> None:
        """Refuse what was said of a question that no longer waits."""
        if not self.asked_at <= revision <= self.revision:
            raise Refused("stale")

    def running(self) -> Course:
        """The game, which must be under way."""
        if self.course is None or self.row.status == "waiting":
            raise Refused("waiting")
        if self.row.status == "paused":
            raise Refused("paused")
        if self.row.status == "over":
            raise Refused("over")
        return self.course

    def _answered(self, viewer: Viewer, revision: int) -> Course:
        if self.tables.store.waiting > self.tables.settings.most_waiting:
            raise Refused("busy", status=503)
        course = self.running()
        self.must_sit(viewer)
        self.must_stand(revision)
        return course

    # --- writing ---

    def entry(self, kind: Happening, seat: int = -1, act: int = 0, body: str = "") -> Entry:
        """The next line of the journal."""
        return Entry(self.entries + 1, kind, time.time(), seat, act, body)

    async def write(self, entries: Sequence[Entry] = (), changed: Iterable[ChairRow] = ()) -> None:
        """Store lines of the journal, the table and changed chairs; all or nothing.

        There is always a line: its number keeps out whoever has an old state of the table.
        """
        lines = entries or [self.entry("chair")]
        self.row.changed = time.time()
        try:
            await self.tables.store.append(self.row, lines, list(changed))
        except Conflict:
            self.tables.drop(self)
            raise Refused("stale") from None
        except Exception:
            log.exception("a table could not be stored", extra={"table": self.row.id})
            self.tables.drop(self)
            raise Refused("store", status=503) from None
        before = event_number(self.entries)
        self.entries += len(lines)
        if lines[-1].kind not in QUIET:
            self.revision = lines[-1].number
            if any(line.kind != "flag" or line.seat == self.asked for line in lines):
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
        telling.everybody(self, telling.chat_line(self, entry), spectators=False)

    # --- playing ---

    async def act(self, viewer: Viewer, revision: int, picks: list[int]) -> None:
        """Answer the question of that revision."""
        course = self._answered(viewer, revision)
        seat = course.asked
        if seat not in viewer.seats or self.plays_itself(seat):
            raise Refused("turn", {"seat": seat})
        if not 1 <= len(picks) <= wire.MOST_PICKS:
            raise Refused("picks")
        if not all(course.knows(act) for act in picks):
            raise Refused("unknown-action", status=400)
        try:
            actions = real_actions(course.match.state, seat, picks)
        except IllegalAction as problem:
            raise self._why(course, int(problem.args[0])) from None
        await self.accept(seat, actions)

    def _why(self, course: Course, act: int) -> Refused:
        options = course.match.decision
        if options is not None and act in options.options:
            return Refused("picks")
        try:
            found = course.game.refusal(course.match.state, act)
        except (LookupError, ValueError, AssertionError):
            return Refused("unknown-action", status=400)
        return RefusedByRule(found.message, found.rule)

    async def accept(self, seat: int, actions: list[int]) -> None:
        """Store legal actions, carry them out, and tell everybody."""
        course = self.course
        assert course is not None
        now = time.time()
        timed = self.clock.runs
        self.clock.stop(now, moved=True)
        self.clock.only(seat)
        last = self.entries + len(actions)
        entries = [
            Entry(number, "act", now, seat, act, self._banks() if timed and number == last else "")
            for number, act in enumerate(actions, self.entries + 1)
        ]
        ahead = course.match.state.clone()
        telling.run_ahead(ahead, actions)
        over = ahead.is_over()
        self.row.status = "over" if over else "playing"
        self.row.asked = ahead.mover()
        self._restart_clock(0.0, ahead.mover(), self.played + len(actions))
        await self.write(entries)
        for entry in entries:
            course.play(entry.number, entry.act)
        self.earned.update(entry.number for entry in entries if entry.body)
        self.asking = None
        self.tables.metrics.moves.inc(len(entries))
        telling.announce(self, moves=len(entries))
        self.wake_bot()

    async def undo(self, viewer: Viewer, revision: int, all: bool) -> None:
        """Take the viewer's last action back, or all up to the barrier."""
        course = self._answered(viewer, revision)
        seat = course.moves[-1].seat if course.moves else -1
        steps = course.match.undoable(seat) if seat in viewer.seats else 0
        if steps == 0 or self.plays_itself(seat):
            reason = course.match.barrier if seat in viewer.seats else "other-seat"
            raise RefusedByRule(Message(f"undo-barrier-{reason}"), "")
        count = steps if all else 1
        await self.take_back("undo", seat, count, course.undo)

    async def take_back(
        self, kind: Happening, seat: int, count: int, carry_out: Callable[[int], None]
    ) -> None:
        """Store that actions no longer stand, and show everybody the table as it was."""
        course = self.course
        assert course is not None
        self.row.asked = course.moves[-count].seat
        self.clock.stop(time.time(), moved=False)
        for move in course.moves[-count:]:
            if move.number in self.earned:
                self.clock.take_back(move.seat)
        self.clock.only(self.row.asked)
        self._restart_clock(0.0, self.row.asked, self.played - count)
        await self.write([self.entry(kind, seat, count, self._banks())])
        carry_out(count)
        self.asking = None
        telling.snapshot_all(self)
        self.wake_bot()

    async def settle(self) -> None:
        """Take back what was wished for, once nobody who could say no is still to answer."""
        asking, course = self.asking, self.course
        if asking is None or course is None or self.row.status != "playing":
            return
        asking.waiting -= {seat for seat in asking.waiting if self.plays_itself(seat)}
        if asking.waiting:
            telling.tell_asking(self, asking)
        else:
            await self.take_back("back", asking.seat, asking.steps, course.back)

    async def start(self, played: Sequence[int] = ()) -> None:
        """Deal: everybody is here and ready. Some actions of another game may stand already."""
        self.row.status = "playing"
        self.row.rules = telling.rules_version(self.row.game)
        entries = [self.entry("start"), *self._limit_bots(0, self.entries + 2)]
        course = Course(self.row, self.chairs)
        for number, act in enumerate(played, entries[-1].number + 1):
            entries.append(Entry(number, "act", entries[0].at, course.asked, act))
            course.play(number, act)
        self.row.asked = course.asked
        self._restart_clock(0.0, course.asked, len(course.moves))
        await self.write(entries, self.chairs)
        self.course = course
        telling.snapshot_all(self)
        self.wake_bot()

    async def rest(self, on: bool) -> None:
        """Pause, or go on; the clocks rest too."""
        self.row.status = "paused" if on else "playing"
        if on:
            self.clock.stop(time.time(), moved=False)
            self.row.due = None
        else:
            self._restart_clock(GRACE, self.asked, self.played)
        await self.write([self.entry("pause" if on else "resume", body=self._banks())])
        telling.snapshot_all(self)
        await self.settle()
        self.wake_bot()

    def _restart_clock(self, least: float, seat: int, at: int) -> None:
        self.clock.seat = -1
        if seat >= 0 and not self.plays_itself(seat):
            self.clock.start(seat, time.time(), least, at)
        self.row.due = self.clock.due()

    def _resume_clock(self, since: float) -> None:
        """Count on from when the seat was asked; what a restart took is not held against it.

        In a live game all of it is forgiven, else the last minute.
        """
        now = time.time()
        since = max(since, self.tables.began) if self.row.live else since
        if not self.plays_itself(self.asked):
            self.clock.start(self.asked, since, now - since + GRACE, self.played)
        self.row.due = self.clock.due()

    def _banks(self) -> str:
        """What is left to every seat, as it is kept in the journal."""
        banks = [round(bank, 3) for bank in self.clock.banks]
        return json.dumps(banks) if self.clock.pace.bank else ""

    async def sit_in(self, seat: int, on: bool) -> None:
        """Let a bot play for a person, or give the chair back; a spent bank stays spent."""
        chair = self.chairs[seat]
        if chair.stand_in == on:
            return
        chair.stand_in = on
        if self.row.status == "playing" and seat == self.asked:
            self.clock.stop(time.time(), moved=False)
            self._restart_clock(GRACE, self.asked, self.played)
        course = self.course
        assert course is not None
        entries = [self.entry("flag", seat, int(on), self._banks())]
        limit = self._limit_bots(course.game.round(course.match.state), entries[0].number + 1)
        if limit:
            course = course.again(self.row, self.chairs)
        await self.write([*entries, *limit], [chair])
        self.course = course
        telling.snapshot_all(self)
        await self.settle()
        self.wake_bot()

    # --- bots ---

    def _limit_bots(self, played: int, number: int) -> list[Entry]:
        """Give a game an end that only bots still play; people may go on as long as they like.

        Says so with a line of the journal, or with none.
        """
        if self.row.options.get("round_limit") != 0:
            return []
        if not all(self.plays_itself(chair.seat) for chair in self.chairs):
            return []
        limit = played + BOT_ROUNDS
        self.row.options = {**self.row.options, "round_limit": limit}
        self.limited = True
        return [Entry(number, "limit", time.time(), act=limit)]

    @property
    def waits_for_bot(self) -> bool:
        """Whether it is a bot's turn."""
        return self.row.status == "playing" and self.asked >= 0 and self.plays_itself(self.asked)

    def wake_bot(self) -> None:
        """Let a bot think if it is one's turn; one that thinks already looks again afterwards."""
        if not self.waits_for_bot:
            return
        if self.bot is None or self.bot.done() or self.bot is asyncio.current_task():
            self.bot = asyncio.create_task(self.tables.bots.play(self))
