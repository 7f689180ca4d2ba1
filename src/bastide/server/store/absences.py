"""Days on which somebody is away: the clocks of their tables rest, and nobody calls them."""

from collections.abc import Iterable
from typing import Any, TypeAlias

from sqlalchemy import Connection, and_, delete, insert, select, update

from bastide.server.store import schema
from bastide.server.store.devices import Reading, Writing
from bastide.server.store.marking import mark

Span: TypeAlias = tuple[float, float]
"""From when until when, in seconds since 1970."""

DAY = 86400.0
YEAR = 365 * DAY
MOST = 42 * DAY
"""So long may somebody be away within a year: nobody hides from a game."""
SLACK = 0.25 * DAY
"""Days may be longer by hours, where clocks are turned."""
_absences = schema.absences.c


class Absences:
    """Part of the store: it shares its way to the database."""

    def __init__(self, reading: Reading, writing: Writing) -> None:
        self._reading = reading
        self._write = writing

    async def of(self, people: Iterable[str]) -> dict[str, list[Span]]:
        """When each of them is away, and was within a year; in order."""
        wanted = select(schema.absences).where(_absences.person.in_(sorted(set(people))))
        found: dict[str, list[Span]] = {}
        async with self._reading() as connection:
            lines = await connection.execute(wanted.order_by(_absences.begins))
            for person, begins, ends in lines:
                found.setdefault(person, []).append((begins, ends))
        return found

    async def plan(self, person: str, span: Span, now: float) -> tuple[str, list[str]]:
        """Be away; says why not, or at which tables clocks go otherwise now."""
        answer: list[tuple[str, list[str]]] = []

        def work(connection: Connection) -> None:
            own = schema.people.c.id == person
            connection.execute(select(schema.people.c.id).where(own).with_for_update())
            mine = _absences.person == person
            past = (mine, _absences.ends < now - YEAR)
            connection.execute(delete(schema.absences).where(*past))
            kept = select(_absences.begins, _absences.ends).where(mine)
            known = [(line[0], line[1]) for line in connection.execute(kept)]
            why = _why_not(known, span, now)
            if not why:
                values = {"person": person, "begins": span[0], "ends": span[1]}
                connection.execute(insert(schema.absences).values(values))
            answer[:] = [(why, [] if why else _touch(connection, person, now))]

        await self._write(work)
        return answer[0]

    async def back(self, person: str, begins: float, now: float) -> list[str] | None:
        """Be back from now on, or not go; says at which tables clocks go otherwise, if any."""
        answer: list[list[str] | None] = []

        def work(connection: Connection) -> None:
            this = and_(
                _absences.person == person,
                _absences.begins.between(begins, begins + 1),
                _absences.ends > now,
            )
            ahead = delete(schema.absences).where(this, _absences.begins > now)
            ended = update(schema.absences).where(this).values(ends=now)
            count = connection.execute(ahead).rowcount or connection.execute(ended).rowcount
            answer[:] = [_touch(connection, person, now) if count else None]

        await self._write(work)
        return answer[0]


def left(spans: list[Span], now: float) -> float:
    """Seconds for which somebody may still be away within this year."""
    return MOST - sum(ends - max(begins, now - YEAR) for begins, ends in spans if ends > now - YEAR)


def until(connection: Connection, person: str, now: float) -> float | None:
    """Until when somebody is away, if that is now."""
    here = (_absences.person == person, _absences.begins <= now, _absences.ends > now)
    found: Any = connection.execute(select(_absences.ends).where(*here)).scalar()
    return None if found is None else float(found)


def _why_not(known: list[Span], span: Span, now: float) -> str:
    begins, ends = span
    if not now - DAY <= begins < min(ends, now + YEAR) or ends <= now:
        return "away-days"
    if any(a < ends and begins < b for a, b in known):
        return "away-twice"
    return "" if ends - begins <= left(known, now) + SLACK else "away-most"


def _touch(connection: Connection, person: str, now: float) -> list[str]:
    """The games of a person that take days: read anew wherever they are, and their clocks, too."""
    tables, chairs = schema.tables.c, schema.chairs.c
    sits = select(chairs.table_id).where(chairs.holder == person)
    where = (tables.id.in_(sits), ~tables.live, tables.status.in_(("playing", "paused")))
    found = list(connection.execute(select(tables.id).where(*where)).scalars())
    ticking = (tables.id.in_(found), tables.due.is_not(None))
    connection.execute(update(schema.tables).where(*ticking).values(due=now))
    mark(connection, found)
    return found
