"""What happened, and who may know it. Search runs with no log, people and records with one."""

from typing import Final

from mypy_extensions import i64

ALL: Final = -1


class Event:
    """One thing that happened: a kind of the game's own list, whose it is, and two numbers."""

    __slots__ = ("amount", "audience", "kind", "seat", "what")

    def __init__(self, kind: int, seat: int, what: int, amount: int, audience: int) -> None:
        self.kind = kind
        self.seat = seat
        self.what = what
        self.amount = amount
        self.audience = audience

    def is_known_to(self, seat: int) -> bool:
        """Whether that seat (or a spectator, -1) may be told."""
        return self.audience in (ALL, seat)


class Log:
    """Collects events while it is attached to a state."""

    __slots__ = ("events",)

    def __init__(self) -> None:
        self.events: list[Event] = []

    def add(self, kind: i64, seat: i64, what: i64, amount: i64, audience: i64) -> None:
        """Note one event."""
        self.events.append(Event(int(kind), int(seat), int(what), int(amount), int(audience)))

    def drain(self) -> list[Event]:
        """Everything noted since the last call."""
        noted = self.events
        self.events = []
        return noted
