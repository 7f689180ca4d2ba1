"""Cards, tiles and buildings: every fact of a thing stands in one record."""

from collections.abc import Sequence
from typing import TypeVar, final


class Record:
    """All there is to know about a thing: what is printed on it, what bots think of it."""

    def __init__(self, number: int, name: str) -> None:
        self.number = number
        """Its index in rows of numbers, as compiled code knows it."""
        self.name = name


R = TypeVar("R", bound=Record)


def in_order(count: int, records: Sequence[R]) -> tuple[R, ...]:
    """The records by number; one that is missing or stands elsewhere is our mistake."""
    for number, record in enumerate(records):
        assert record.number == number, f"{record.name} is number {record.number}, not {number}"
    assert len(records) == count, f"{count} things are counted, {len(records)} stand there"
    return tuple(records)


@final
class Component:
    """A thing at a table with its options: what a page draws it from."""

    def __init__(
        self,
        name: str,
        kind: str,
        *,
        cost: dict[str, int] | None = None,
        points: int = 0,
        copies: int = 1,
        takes: dict[str, int] | None = None,
        gives: dict[str, int] | None = None,
        after: Sequence[str] = (),
        number: int = 0,
    ) -> None:
        self.name = name
        self.kind = kind
        self.cost = cost or {}
        """So many of each thing."""
        self.points = points
        """As printed; 0 where none are, or where they are counted at the end."""
        self.copies = copies
        self.takes = takes or {}
        """What using it costs each time..."""
        self.gives = gives or {}
        """...and brings."""
        self.after = list(after)
        """The things from which an arrow leads to it."""
        self.number = number
        """The number printed on it, if there is one."""
