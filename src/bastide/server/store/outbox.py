"""What people are to be told: notifications and their deliveries.

A notification is noted in the transaction that changes its table, once for every person, kind,
table and revision. When its time has come it is posted: in one transaction it is done with, and a
delivery lies ready for every way in which the person wishes to hear of it. A delivery is taken for
as long as trying it may last, tried until it arrives or is given up, and has one id all the time:
where a process dies between sending and noting it, whoever receives it knows it again.
"""

import json
from collections.abc import Callable, Sequence
from dataclasses import asdict
from typing import Any, TypeAlias

from sqlalchemy import (
    ColumnElement,
    Connection,
    Float,
    String,
    delete,
    func,
    literal,
    or_,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite

from bastide.server.store import absences, schema
from bastide.server.store.devices import Reading, Writing
from bastide.server.store.rows import Contact, Delivery, Due, Notification, Subscription

Compose: TypeAlias = Callable[[Contact, list[Due], int, list[Subscription]], list[Delivery]]
"""Writes the deliveries of a person's notifications; the number is that of the tables that wait."""
Quiet: TypeAlias = Callable[[Contact], float | None]
"""Until when a person is not to be disturbed, if that is now."""

TOGETHER = 50
"""People whose notifications are posted in one transaction."""
REST = 3600.0
"""Seconds after which it is looked again whether a table still rests."""
_noted, _deliveries = schema.notifications.c, schema.deliveries.c
_INSERT: dict[str, Callable[[Any], Any]] = {
    "postgresql": postgresql.insert,
    "sqlite": sqlite.insert,
}


class Outbox:
    """Part of the store: it shares its way to the database."""

    def __init__(self, reading: Reading, writing: Writing) -> None:
        self._reading = reading
        self._write = writing

    async def looked(self, person: str, table: str, now: float) -> None:
        """A person opens a table: what was to be said of it is known, a reminder begins anew."""
        mine = (_noted.person == person, _noted.table_id == table)

        def work(connection: Connection) -> None:
            said = (*mine, _noted.kind != "reminder", _noted.due.is_not(None))
            connection.execute(update(schema.notifications).where(*said).values(due=None))
            later = select(schema.contacts.c.reminder + now).where(
                schema.contacts.c.person == person
            )
            remind = (*mine, _noted.kind == "reminder", _noted.due.is_not(None))
            connection.execute(
                update(schema.notifications).where(*remind).values(due=later.scalar_subquery())
            )
            sent = (_deliveries.person == person, _deliveries.table_id == table)
            connection.execute(delete(schema.deliveries).where(*sent))

        async with self._reading() as connection:
            known = select(func.count()).where(*mine)
            if not (await connection.execute(known)).scalar():
                return
        await self._write(work)

    async def note(self, notifications: Sequence[Notification]) -> None:
        """Note notifications by themselves."""
        await self._write(lambda connection: note(connection, notifications))

    async def post(self, now: float, ahead: float, compose: Compose, quiet: Quiet) -> int:
        """Write the deliveries of notifications whose time has come; says how many those were.

        What of the same person is due so much later comes along.
        """
        posted: list[int] = []
        async with self._reading() as connection:
            due = select(func.count()).where(_noted.due <= now)
            if not (await connection.execute(due)).scalar():
                return 0
        await self._write(
            lambda connection: posted.append(_post(connection, now, ahead, compose, quiet))
        )
        return posted[-1]

    async def put(self, delivery: Delivery) -> None:
        """Something to be said that no table speaks of; said once, however often it is put."""
        await self._write(lambda connection: _put(connection, [delivery]))

    async def take(self, now: float, length: float, most: int) -> list[Delivery]:
        """Deliveries to be tried now, which nobody else has for so long."""
        taken: list[Delivery] = []
        free = or_(_deliveries.until.is_(None), _deliveries.until < now)
        ready = (_deliveries.due <= now, free)

        def work(connection: Connection) -> None:
            query = select(schema.deliveries).where(*ready).order_by(_deliveries.due).limit(most)
            found = connection.execute(query.with_for_update(skip_locked=True)).mappings().all()
            mine = _deliveries.id.in_([each["id"] for each in found])
            held = {"until": now + length, "tries": _deliveries.tries + 1}
            connection.execute(update(schema.deliveries).where(mine).values(held))
            taken[:] = [Delivery(**{**each, "tries": each["tries"] + 1}) for each in found]

        async with self._reading() as connection:
            if not (await connection.execute(select(func.count()).where(*ready))).scalar():
                return []
        await self._write(work)
        return taken

    async def done(self, id: str) -> None:
        """A delivery has arrived, or is given up."""
        await self._write(
            lambda connection: _do(
                connection, delete(schema.deliveries).where(_deliveries.id == id)
            )
        )

    async def later(self, id: str, due: float) -> None:
        """A delivery is to be tried again then."""
        again = update(schema.deliveries).where(_deliveries.id == id).values(due=due, until=None)
        await self._write(lambda connection: _do(connection, again))

    async def waiting(self) -> int:
        """How many deliveries are on their way."""
        async with self._reading() as connection:
            found = await connection.execute(select(func.count()).select_from(schema.deliveries))
            return int(found.scalar_one())


def note(connection: Connection, notifications: Sequence[Notification]) -> None:
    """Note them for those who wish to be told at all; one that is known already is no news."""
    contacts = schema.contacts.c
    for each in notifications:
        due: ColumnElement[Any] = literal(each.due, Float)
        if each.kind == "reminder":
            due = due + contacts.reminder
        wanted = select(
            literal(each.person, String),
            literal(each.kind, String),
            literal(each.table_id, String),
            literal(each.revision),
            due,
        ).where(contacts.person == each.person)
        adding = _INSERT[connection.dialect.name](schema.notifications).from_select(
            list(_noted), wanted
        )
        connection.execute(
            adding.on_conflict_do_update(
                index_elements=[
                    _noted.person,
                    _noted.kind,
                    _noted.table_id,
                ],
                set_={"revision": adding.excluded.revision, "due": adding.excluded.due},
                where=_noted.revision < adding.excluded.revision,
            )
        )


def forget_notifications(connection: Connection, person: str) -> None:
    """Delete whatever a person is to be told, and how."""
    for table in (
        schema.contacts,
        schema.subscriptions,
        schema.letters,
        schema.muted,
        schema.notifications,
        schema.deliveries,
    ):
        connection.execute(delete(table).where(table.c.person == person))


def remove_notifications(connection: Connection, table: str) -> None:
    """Delete what is to be said of a table."""
    for each in (schema.notifications, schema.muted, schema.deliveries, schema.notes):
        connection.execute(delete(each).where(each.c.table_id == table))


def contact_of(line: Any) -> Contact:
    """A row of `contacts`."""
    return Contact(**{**line, "wishes": tuple(json.loads(line["wishes"]))})


def _do(connection: Connection, statement: Any) -> None:
    connection.execute(statement)


def _put(connection: Connection, deliveries: Sequence[Delivery]) -> None:
    for each in deliveries:
        adding = _INSERT[connection.dialect.name](schema.deliveries).values(asdict(each))
        connection.execute(adding.on_conflict_do_nothing(index_elements=[_deliveries.id]))


def _post(connection: Connection, now: float, ahead: float, compose: Compose, quiet: Quiet) -> int:
    due = select(_noted.person).where(_noted.due <= now)
    contacts = select(schema.contacts).where(schema.contacts.c.person.in_(due)).limit(TOGETHER)
    count = 0
    # whoever holds a person's row posts all their notifications: they become one message
    locked = contacts.with_for_update(skip_locked=True)
    for line in connection.execute(locked).mappings().all():
        contact = contact_of(dict(line))
        soon = or_(
            _noted.due <= now,
            (_noted.due <= now + ahead) & (_noted.kind != "reminder"),
        )
        mine = select(schema.notifications).where(_noted.person == contact.person, soon)
        mine = mine.order_by(_noted.due).with_for_update(skip_locked=True)
        count += _post_of(
            connection, contact, connection.execute(mine).mappings().all(), now, compose, quiet
        )
    return count


def _post_of(
    connection: Connection,
    contact: Contact,
    notifications: Sequence[Any],
    now: float,
    compose: Compose,
    quiet: Quiet,
) -> int:
    away = absences.until(connection, contact.person, now)
    until = max((each for each in (quiet(contact), away) if each), default=None)
    muted = schema.muted.c
    silent = set(
        connection.execute(select(muted.table_id).where(muted.person == contact.person)).scalars()
    )
    said: list[Due] = []
    for each in notifications:
        state, found = _stands(connection, contact.person, each)
        this = tuple(_noted[name] == each[name] for name in ("person", "kind", "table_id"))
        if found is None:
            if state == "gone":
                connection.execute(delete(schema.notifications).where(*this))
            else:
                connection.execute(update(schema.notifications).where(*this).values(due=now + REST))
            continue
        if until is not None:
            connection.execute(update(schema.notifications).where(*this).values(due=until))
            continue
        connection.execute(update(schema.notifications).where(*this).values(due=None))
        if each["table_id"] not in silent:
            said.append(found)
    if said:
        subscriptions = schema.subscriptions
        where = subscriptions.c.person == contact.person
        lines = connection.execute(select(subscriptions).where(where)).mappings()
        pushed = [Subscription(**line) for line in lines]
        _put(connection, compose(contact, said, _waiting_for(connection, contact.person), pushed))
    return len(said)


def _stands(connection: Connection, person: str, noted: Any) -> tuple[str, Due | None]:
    """What may be said if it still holds; else `gone`, or `rests` at a table that does."""
    tables, chairs = schema.tables.c, schema.chairs.c
    row = (
        connection.execute(select(schema.tables).where(tables.id == noted["table_id"]))
        .mappings()
        .one_or_none()
    )
    if row is None:
        return "gone", None
    seats = connection.execute(
        select(schema.chairs).where(chairs.table_id == row["id"]).order_by(chairs.seat)
    ).mappings()
    sits = list(seats)
    mine = [each for each in sits if each["holder"] == person]
    kind = noted["kind"]
    if kind in ("turn", "reminder"):
        if row["status"] == "paused" and mine:
            return "rests", None
        asked = [each for each in mine if each["seat"] == row["asked"] and not each["stand_in"]]
        holds = row["status"] == "playing" and bool(asked)
    elif kind == "over":
        holds = row["status"] == "over" and bool(mine)
    else:
        holds = row["status"] == "waiting" and any(not each["ready"] for each in mine)
    if not holds:
        return "gone", None
    others = tuple(each["name"] for each in sits if each["holder"] != person and each["name"])
    options = json.loads(row["options"])
    return "", Due(kind, row["id"], noted["revision"], row["game"], options, others)


def _waiting_for(connection: Connection, person: str) -> int:
    """How many tables wait for a person."""
    tables, chairs = schema.tables.c, schema.chairs.c
    asked = (chairs.table_id == tables.id) & (chairs.seat == tables.asked)
    query = (
        select(func.count())
        .select_from(schema.tables.join(schema.chairs, asked))
        .where(tables.status == "playing", chairs.holder == person, ~chairs.stand_in)
    )
    return int(connection.execute(query).scalar_one())
