"""How a game tells what happened: whole lines, so that nobody else reads its message ids."""

from dataclasses import dataclass
from typing import Final

from bastide.engine.events import Event
from bastide.engine.messages import Message

THING: Final = "thing"
"""In place of a name: what is won or paid is what the event speaks of."""
POINTS: Final = ("point", "victory")
"""What is counted at the end, whatever leads to it."""


@dataclass(frozen=True)
class Amount:
    """So much of something, won or paid."""

    what: str
    amount: int


@dataclass
class Line:
    """One line of the log: the server passes it on, the page draws it."""

    message: Message
    gained: list[Amount]
    paid: list[Amount]
    about: list[str]
    """The things on the table that it points at."""
    under: bool = False
    """Whether it belongs to the line before it, and says nothing but its amounts and note."""
    ahead: bool = False
    """Whether it belongs to the line after it, which says how many such there were."""
    note: str = ""
    """The argument that is told beside the line it belongs to."""
    counts_as: Message | None = None
    """What it adds to in a count of what everybody did."""
    together: bool = False
    """Whether its form `.together` says it of several seats at once."""
    opens_round: int = 0
    """The number of the round that begins with it."""

    @property
    def points(self) -> int:
        """How many points it is about, won or lost."""
        return sum(it.amount for it in [*self.gained, *self.paid] if it.what in POINTS)


@dataclass(frozen=True)
class EventKind:
    """One kind of event as the log tells it: one of a game's list, see `Line`."""

    name: str
    """How its message ends."""
    what: str = ""
    """What its events name with `what`, in the game's own words."""
    gained: str = ""
    paid: str = ""
    single: bool = False
    """Whether it is always one that is won or paid, not as many as the event says."""
    under: bool = False
    ahead: bool = False
    note: str = ""
    counts_as: str = ""
    together: bool = False
    opens_round: bool = False

    def line(
        self, event: Event, message: Message, about: list[str], thing: str = "", each: int = 1
    ) -> Line:
        """The line of an event; `thing` is what it speaks of, `each` how much one of it counts."""
        number = each if self.single else each * event.amount
        return Line(
            message,
            _amounts(thing if self.gained == THING else self.gained, number),
            _amounts(thing if self.paid == THING else self.paid, number),
            about,
            self.under,
            self.ahead,
            self.note,
            Message(self.counts_as) if self.counts_as else None,
            self.together,
            event.amount if self.opens_round else 0,
        )


def _amounts(what: str, number: int) -> list[Amount]:
    return [Amount(what, number)] if what and number else []
