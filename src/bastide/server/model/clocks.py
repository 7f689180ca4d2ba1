"""Clocks: how long a seat may think, counted by the server alone."""

import json
import math
import re
import time
from collections.abc import Sequence
from dataclasses import dataclass
from time import monotonic

from bastide.server.refusals import Refused

DAY = 86400
GRACE = 60.0
"""Seconds that a seat has at least after the server started or a pause: once for a question."""
_epoch = time.time() - monotonic()


def agree(seconds: float) -> None:
    """Go by another clock from now on: all processes on one database go by the database's."""
    global _epoch
    _epoch = seconds - monotonic()


def now() -> float:
    """Seconds since 1970 that never go back, whatever happens to the machine's clock meanwhile."""
    return _epoch + monotonic()


@dataclass(frozen=True)
class Outage:
    """When nobody ran the tables, as far as is known: from the last sign of life to the start."""

    since: float
    until: float

    def missed(self, since: float) -> float:
        """How much of it came after a moment."""
        return max(0.0, self.until - max(since, self.since))


def rounded(seconds: float) -> dict[str, int | str]:
    """A while as people say it: whole minutes, from two hours on hours, from two days on days."""
    for unit, length in (("days", DAY), ("hours", 3600)):
        if seconds >= 2 * length:
            return {"unit": unit, "count": math.ceil(seconds / length)}
    return {"unit": "minutes", "count": math.ceil(seconds / 60)}


USUAL = {
    # name: (live, turn by turn)
    "none": ("none", "none"),
    "relaxed": ("move:180", "none"),
    "move": ("move:60", f"move:{3 * DAY}"),
    "bank": ("bank:900+5", f"bank:{7 * DAY}+{DAY // 3}"),
}
_FORM = re.compile(r"(none)|(move):(\d{1,7})|(bank):(\d{1,7})\+(\d{1,6})")


@dataclass(frozen=True)
class Pace:
    """Seconds per move, or a bank with seconds added for every move; nothing means no clock."""

    move: int = 0
    bank: int = 0
    added: int = 0


def pace(text: str, live: bool) -> Pace:
    """Read `none`, `relaxed`, `move:60`, `bank:900+5` or a bare `move` or `bank`; or refuse it."""
    found = _FORM.fullmatch(USUAL.get(text, (text, text))[0 if live else 1])
    if found is None:
        raise Refused("pace", status=400)
    if found[2] and int(found[3]) > 0:
        return Pace(move=int(found[3]))
    if found[4] and int(found[5]) > 0:
        return Pace(bank=int(found[5]), added=int(found[6]))
    if found[1]:
        return Pace()
    raise Refused("pace", status=400)


def rested(rests: Sequence[tuple[float, float]], since: float, until: float) -> float:
    """How much of a while lies within rests."""
    return sum(max(0.0, min(ends, until) - max(begins, since)) for begins, ends in rests)


class Clock:
    """What is left to every seat. Time runs for the seat that is asked, between start and stop."""

    def __init__(self, pace: Pace, seats: int) -> None:
        self.pace = pace
        self.banks = [float(pace.bank)] * seats
        self.seat = -1
        self.at = 0
        """How many actions had been played when the seat was asked."""
        self.since = 0.0
        self.least = 0.0
        self.spent: dict[tuple[int, int], float] = {}
        """Seconds that went into a question before its clock last stood still, by `at` and seat:
        where time is counted per move, whoever is asked again goes on from there."""
        self.last = (-1, -1)
        """The question whose clock stood still last."""
        self.rests: list[tuple[float, float]] = []
        """When the seat that is asked is away: then its time stands still."""
        self.graced: set[tuple[int, int]] = set()
        """Questions, by `at` and seat, whose time was lengthened already."""

    @property
    def runs(self) -> bool:
        """Whether time is being counted."""
        return self.seat >= 0

    def start(
        self,
        seat: int,
        now: float,
        least: float = 0.0,
        at: int = 0,
        rests: Sequence[tuple[float, float]] = (),
    ) -> None:
        """The seat is asked; it has at least that long, but the same question only once."""
        if self.pace != Pace():
            self.rests = [(max(begins, now), ends) for begins, ends in rests if ends > now]
            spent = self.spent.get((at, seat), 0.0)
            again = (at, seat) in self.graced
            self.seat, self.at = seat, at
            self.since, self.least = now - spent, 0.0 if again else least + spent
            if least > (self.pace.move - spent if self.pace.move else self.banks[seat]):
                self.graced.add((at, seat))

    def stop(self, now: float, moved: bool) -> None:
        """The seat has answered, or the game rests."""
        if self.pace.bank and self.seat >= 0:
            spent = max(0.0, self.passed(now))
            self.banks[self.seat] = max(0.0, self.banks[self.seat] - spent)
            if moved:
                self.banks[self.seat] += self.pace.added
        if self.pace.move and self.seat >= 0:
            self.last = (self.at, self.seat)
            self.spent[self.last] = self.passed(now)
        self.seat = -1

    def only(self, seat: int) -> None:
        """The seat has acted or takes back: what others spent on their questions is past."""
        self.spent = {key: spent for key, spent in self.spent.items() if key[1] == seat}

    def take_back(self, seat: int) -> None:
        """A move no longer stands: what it added is taken off, the time it took stays spent."""
        self.banks[seat] = max(0.0, self.banks[seat] - self.pace.added)

    def kept(self) -> str:
        """What a journal keeps when it stands still: all banks, or the time of that question."""
        if self.pace.bank:
            return json.dumps([round(bank, 3) for bank in self.banks])
        if self.last not in self.spent:
            return ""
        return json.dumps([*self.last, round(self.spent[self.last], 3)])

    def recall(self, kept: str) -> None:
        """Take up what a journal kept."""
        if self.pace.bank:
            self.banks = json.loads(kept)
        elif self.pace.move:
            at, seat, spent = json.loads(kept)
            self.spent[at, seat] = spent

    def due(self) -> float | None:
        """When the time of the seat that is asked runs out."""
        if self.seat < 0:
            return None
        found = self.since + self._allowed
        for begins, ends in self.rests:
            if begins < found:
                found += ends - begins
        return found

    @property
    def _allowed(self) -> float:
        allowed = float(self.pace.move) if self.pace.move else self.banks[self.seat]
        return max(allowed, self.least)

    def passed(self, now: float) -> float:
        """Seconds that the question has taken, without those in which its seat was away."""
        return now - self.since - rested(self.rests, self.since, now)

    def left(self, now: float) -> int:
        """Whole seconds left to the seat that is asked."""
        return 0 if self.seat < 0 else max(0, round(self._allowed - self.passed(now)))

    def shown_banks(self, now: float) -> list[int]:
        """Whole seconds left to every seat; empty where time is counted per move."""
        if not self.pace.bank:
            return []
        return [
            self.left(now) if seat == self.seat else round(bank)
            for seat, bank in enumerate(self.banks)
        ]
