"""A table as it stands: its row, its chairs, its game, its clock, and who listens."""

import json
from collections.abc import Sequence
from dataclasses import dataclass

from bastide.server.model.clocks import GRACE, Clock, Outage, now, pace, rested
from bastide.server.model.listeners import Listener
from bastide.server.model.live_game import LiveGame
from bastide.server.model.viewer import Viewer, is_open, viewer_of
from bastide.server.refusals import Refused
from bastide.server.store.rows import QUIET, ChairRow, Entry, EntryKind, Stored, TableRow
from bastide.server.wire import Setting

CHATS = 50
"""Lines of chat that a snapshot repeats."""
BOT_ROUNDS = 60
"""Rounds after which a game ends that only bots still play, where its rules know no limit."""


@dataclass
class Wish:
    """A seat would like to take moves back, and some have not answered yet."""

    seat: int
    steps: int
    waiting: set[int]


class TableState:
    """What is true at a table. Only `live.table` changes it, and stores every change."""

    def __init__(self, stored: Stored, live_game: LiveGame | None, outage: Outage) -> None:
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
        self.sat_in = {
            entry.seat: entry.number
            for entry in stored.journal
            if entry.kind == "flag" and entry.act
        }
        """Since which line of the journal a bot sits in, by seat, or sat there last."""
        self.away: dict[int, float] = {}
        """Since when nobody is on a chair, as far as this process saw it."""
        self.absences = stored.absences
        """When those who sit here are away, where a game takes days."""
        self.began = outage.until
        self.live_game = live_game
        self.revision = 0
        self.asked_at = 0
        """Since which line this very question waits; bots that sit in elsewhere do not touch it."""
        said = [entry for entry in stored.journal if entry.kind == "chat"]
        self.chat = said[-CHATS:]
        self.lost = {str(json.loads(entry.body).get("lost")) for entry in said}
        """People whose chair went to another device."""
        self.listeners: set[Listener] = set()
        self.wish: Wish | None = None
        self.clock = Clock(pace(self.row.pace, self.row.live), len(self.chairs))
        if self.row.status != "waiting":
            self._rebuild(stored.journal, outage)

    def _rebuild(self, journal: Sequence[Entry], outage: Outage) -> None:
        since = 0.0
        for entry in journal:
            if entry.kind in QUIET:
                continue
            self.revision = entry.number
            if entry.kind != "flag" or entry.seat == self.mover:
                since, self.asked_at = entry.at, entry.number
                self.row.since = entry.at
            if entry.body:
                self.clock.recall(entry.body)
            if entry.kind in ("act", "undo", "back"):
                self.clock.only(entry.seat)
        if self.row.status == "playing":
            self._resume_clock(since, outage)

    @property
    def names(self) -> list[str]:
        """The names on the chairs."""
        return [chair.name for chair in self.chairs]

    @property
    def mover(self) -> int:
        """The seat that is asked, or -1."""
        return self.live_game.mover if self.live_game is not None else -1

    @property
    def played(self) -> int:
        """How many actions stand."""
        return len(self.live_game.moves) if self.live_game is not None else 0

    @property
    def chosen(self) -> dict[str, Setting]:
        """The options as the host chose them."""
        return {**self.row.options, "round_limit": 0} if self.limited else dict(self.row.options)

    def viewer(self, person: str | None) -> Viewer:
        """What a browser is here."""
        return viewer_of(self.chairs, self.row.host, person)

    def is_present(self, chair: ChairRow) -> bool:
        """Whether somebody or something sits there now."""
        return chair.kind == "bot" or any(
            chair.seat in each.viewer.seats for each in self.listeners
        )

    def plays_itself(self, seat: int) -> bool:
        """Whether a bot answers for that seat."""
        return self.chairs[seat].kind == "bot" or self.chairs[seat].stand_in

    @property
    def is_over(self) -> bool:
        """Whether the game has come to its end, or was broken off."""
        return self.row.status == "over"

    @property
    def is_left_to_bots(self) -> bool:
        """Whether nobody but bots still plays."""
        return all(self.plays_itself(chair.seat) for chair in self.chairs)

    def may_watch(self, viewer: Viewer) -> bool:
        """Whether somebody may look at this table, be it only to sit down at it."""
        if not viewer.is_spectator or viewer.host or self.row.spectators:
            return True
        return self.row.status == "waiting" and any(is_open(each) for each in self.chairs)

    def must_sit(self, viewer: Viewer) -> None:
        """Refuse those who only watch."""
        if not viewer.seats:
            raise Refused("watching", status=403)

    def must_hold(self, viewer: Viewer, uncovered: int) -> None:
        """Refuse whoever shares a device and has not been passed it: answers speak of the hand."""
        if self.covered(viewer, uncovered) == self.mover >= 0:
            raise Refused("covered", {"seat": self.mover})

    def must_host(self, viewer: Viewer) -> None:
        """Refuse everybody but the host."""
        if not viewer.host:
            raise Refused("host", status=403)

    def must_stand(self, revision: int) -> None:
        """Refuse what was said of a question that no longer waits."""
        if not self.asked_at <= revision <= self.revision:
            raise Refused("stale")

    def running(self) -> LiveGame:
        """The game, which must be under way."""
        if self.live_game is None or self.row.status == "waiting":
            raise Refused("waiting")
        if self.row.status == "paused":
            raise Refused("paused")
        if self.row.status == "over":
            raise Refused("over")
        return self.live_game

    @property
    def waits_for_bot(self) -> bool:
        """Whether a bot answers, or an answer that needs no thought is given for the seat."""
        if self.row.status != "playing" or self.mover < 0:
            return False
        return self.plays_itself(self.mover) or self._answers_itself(self.mover)

    def _answers_itself(self, seat: int) -> bool:
        """Whether there is only one answer, and it need not be given by hand."""
        live_game = self.live_game
        return (
            live_game is not None and live_game.only_answer is not None and self.skips_forced(seat)
        )

    def skips_forced(self, seat: int) -> bool:
        """Whether a seat need not answer what has only one answer, nor take such answers back.

        Among people it must: going on at once, or back further, tells that there was no choice.
        """
        alone = all(chair.kind == "bot" for chair in self.chairs if chair.seat != seat)
        return alone or any(
            each.answers_forced for each in self.listeners if seat in each.viewer.seats
        )

    def waited(self, seat: int) -> float:
        """For how long, in seconds, an absent person has let the others wait."""
        chair = self.chairs[seat]
        if self.mover != seat or self.is_present(chair):
            return 0.0
        since = max(self.row.since, self.away.get(seat, 0.0), self.began)
        return now() - since - rested(self.rests(seat), since, now())

    def rests(self, seat: int) -> list[tuple[float, float]]:
        """When whoever sits there is away; where all play at once nobody is waited for so long."""
        return [] if self.row.live else self.absences.get(self.chairs[seat].holder or "", [])

    def away_until(self, seat: int) -> float | None:
        """Until when whoever sits there is away, if that is now."""
        moment = now()
        return next((end for begin, end in self.rests(seat) if begin <= moment < end), None)

    def must_consent(self, seat: int, steps: int) -> bool:
        """Whether so many actions are only taken back if that seat consents.

        Bots need not. A person must, be it one whose place a bot holds, if a move of their own is
        among them.
        """
        chair = self.chairs[seat]
        if chair.kind == "bot" or not chair.stand_in or self.live_game is None:
            return chair.kind != "bot"
        own = [move for move in self.live_game.moves[-steps:] if move.seat == seat]
        return any(move.number < self.sat_in[seat] for move in own)

    def view_seat(self, viewer: Viewer, uncovered: int = -1) -> int:
        """The seat whose view somebody gets; a shared device is to be uncovered first."""
        if not viewer.seats:
            return viewer.coach
        if len(viewer.seats) == 1 or self.row.status in ("waiting", "over"):
            return uncovered if uncovered in viewer.seats else viewer.seats[0]
        return uncovered if self.covered(viewer, uncovered) < 0 else -1

    def covered(self, viewer: Viewer, uncovered: int) -> int:
        """The seat to which a shared device must be passed before its hand is shown; or -1."""
        if len(viewer.seats) < 2 or self.row.status in ("waiting", "over"):
            return -1
        holds = uncovered if uncovered in viewer.seats else self.speaker(viewer)
        wanted = self.mover if self.mover in viewer.seats else holds
        return wanted if wanted != uncovered else -1

    def speaker(self, viewer: Viewer) -> int:
        """The seat that acts for a device: the one that is asked, else the one that played last."""
        if self.mover in viewer.seats:
            return self.mover
        moves = self.live_game.moves if self.live_game is not None else []
        return next((it.seat for it in reversed(moves) if it.seat in viewer.seats), viewer.seats[0])

    def entry(self, kind: EntryKind, seat: int = -1, act: int = 0, body: str = "") -> Entry:
        """The next line of the journal."""
        return Entry(self.entries + 1, kind, now(), seat, act, body)

    def restart_clock(self, seat: int, at: int, least: float = 0.0) -> None:
        """Count the time of that seat, asked after so many actions; bots have no clock."""
        self.clock.seat = -1
        if seat >= 0 and not self.plays_itself(seat):
            self.clock.start(seat, now(), least, at, self.rests(seat))
        self.row.due = self.clock.due()

    def go_on_with_clock(self) -> None:
        """The seat that is asked is asked still; it has at least a minute."""
        self.restart_clock(self.mover, self.played, GRACE)

    def _resume_clock(self, since: float, outage: Outage) -> None:
        """Count on from when the seat was asked; what a restart took is not held against it.

        In a live game that while is forgiven, else the last minute; a table that only left memory
        goes on as it stood.
        """
        ahead = max(0.0, since - now())  # the machine's clock was set back while nobody ran
        due = (self.row.due or 0.0) - ahead
        since -= ahead
        if self.row.live:
            since += outage.missed(since)
        if not self.plays_itself(self.mover):
            rests = self.rests(self.mover)
            reach = max(due, outage.until + GRACE)
            least = reach - since - rested(rests, since, reach)
            self.clock.start(self.mover, since, least, self.played, rests)
        self.row.due = self.clock.due()

    def limit_bots(self, played: int, number: int) -> list[Entry]:
        """Give a game an end that only bots still play; people may go on as long as they like.

        Says so with a line of the journal, or with none.
        """
        if self.row.options.get("round_limit") != 0:
            return []
        if not self.is_left_to_bots:
            return []
        limit = played + BOT_ROUNDS
        self.row.options = {**self.row.options, "round_limit": limit}
        self.limited = True
        return [Entry(number, "limit", now(), act=limit)]
