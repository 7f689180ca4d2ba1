"""What people are to be told: calls, noted along with what they speak of, and their deliveries.

A call is noted in the transaction that changes its table, once for every person, kind, table and
revision. When its time has come it is posted: in one transaction it is done with, and a delivery
lies ready for every way in which the person wishes to hear of it. A delivery is taken for as long
as trying it may last, tried until it arrives or is given up, and has one id all the time: where a
process dies between sending and noting it, whoever receives it knows it again.
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

from bastide.server.store import schema
from bastide.server.store.devices import Reading, Writing
from bastide.server.store.rows import Call, Calling, Delivery, Due, Subscription

Compose: TypeAlias = Callable[[Calling, list[Due], int, list[Subscription]], list[Delivery]]
"""Writes the deliveries of a person's calls; the number is that of the tables that wait."""
Quiet: TypeAlias = Callable[[Calling], float | None]
"""Until when a person is not to be disturbed, if that is now."""

TOGETHER = 50
"""People whose calls are posted in one transaction."""
REST = 3600.0
"""Seconds after which it is looked again whether a table still rests."""
_calls, _deliveries = schema.calls.c, schema.deliveries.c
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
        mine = (_calls.person == person, _calls.table_id == table)

        def work(connection: Connection) -> None:
            said = (*mine, _calls.kind != "reminder", _calls.due.is_not(None))
            connection.execute(update(schema.calls).where(*said).values(due=None))
            later = select(schema.callings.c.reminder + now).where(
                schema.callings.c.person == person
            )
            remind = (*mine, _calls.kind == "reminder", _calls.due.is_not(None))
            connection.execute(
                update(schema.calls).where(*remind).values(due=later.scalar_subquery())
            )
            sent = (_deliveries.person == person, _deliveries.table_id == table)
            connection.execute(delete(schema.deliveries).where(*sent))

        async with self._reading() as connection:
            known = select(func.count()).where(*mine)
            if not (await connection.execute(known)).scalar():
                return
        await self._write(work)

    async def note(self, calls: Sequence[Call]) -> None:
        """Note calls by themselves."""
        await self._write(lambda connection: note(connection, calls))

    async def post(self, now: float, ahead: float, compose: Compose, quiet: Quiet) -> int:
        """Write the deliveries of the calls whose time has come; says how many calls there were.

        What of the same person is due so much later comes along.
        """
        posted: list[int] = []
        async with self._reading() as connection:
            due = select(func.count()).where(_calls.due <= now)
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


def note(connection: Connection, calls: Sequence[Call]) -> None:
    """Note calls for those who wish to be called at all; one that is known already is no news."""
    callings = schema.callings.c
    for call in calls:
        due: ColumnElement[Any] = literal(call.due, Float)
        if call.kind == "reminder":
            due = due + callings.reminder
        wanted = select(
            literal(call.person, String),
            literal(call.kind, String),
            literal(call.table_id, String),
            literal(call.revision),
            due,
        ).where(callings.person == call.person)
        adding = _INSERT[connection.dialect.name](schema.calls).from_select(list(_calls), wanted)
        connection.execute(
            adding.on_conflict_do_update(
                index_elements=[_calls.person, _calls.kind, _calls.table_id],
                set_={"revision": adding.excluded.revision, "due": adding.excluded.due},
                where=_calls.revision < adding.excluded.revision,
            )
        )


def forget_calls(connection: Connection, person: str) -> None:
    """Delete whatever a person is to be told, and how."""
    for table in (
        schema.callings,
        schema.subscriptions,
        schema.letters,
        schema.hushed,
        schema.calls,
        schema.deliveries,
    ):
        connection.execute(delete(table).where(table.c.person == person))


def remove_calls(connection: Connection, table: str) -> None:
    """Delete what is to be said of a table."""
    for each in (schema.calls, schema.hushed, schema.deliveries):
        connection.execute(delete(each).where(each.c.table_id == table))


def calling_of(line: Any) -> Calling:
    """A row of `callings`."""
    return Calling(**{**line, "wishes": tuple(json.loads(line["wishes"]))})


def _do(connection: Connection, statement: Any) -> None:
    connection.execute(statement)


def _put(connection: Connection, deliveries: Sequence[Delivery]) -> None:
    for each in deliveries:
        adding = _INSERT[connection.dialect.name](schema.deliveries).values(asdict(each))
        connection.execute(adding.on_conflict_do_nothing(index_elements=[_deliveries.id]))


def _post(connection: Connection, now: float, ahead: float, compose: Compose, quiet: Quiet) -> int:
    due = select(_calls.person).where(_calls.due <= now)
    callings = select(schema.callings).where(schema.callings.c.person.in_(due)).limit(TOGETHER)
    count = 0
    # whoever holds a person's row posts all their calls: they become one message
    locked = callings.with_for_update(skip_locked=True)
    for line in connection.execute(locked).mappings().all():
        calling = calling_of(dict(line))
        soon = or_(_calls.due <= now, (_calls.due <= now + ahead) & (_calls.kind != "reminder"))
        mine = select(schema.calls).where(_calls.person == calling.person, soon)
        mine = mine.order_by(_calls.due).with_for_update(skip_locked=True)
        count += _post_of(
            connection, calling, connection.execute(mine).mappings().all(), now, compose, quiet
        )
    return count


def _post_of(
    connection: Connection,
    calling: Calling,
    calls: Sequence[Any],
    now: float,
    compose: Compose,
    quiet: Quiet,
) -> int:
    until = quiet(calling)
    hushed = schema.hushed.c
    silent = set(
        connection.execute(select(hushed.table_id).where(hushed.person == calling.person)).scalars()
    )
    said: list[Due] = []
    for call in calls:
        state, found = _stands(connection, calling.person, call)
        this = tuple(_calls[name] == call[name] for name in ("person", "kind", "table_id"))
        if found is None:
            if state == "gone":
                connection.execute(delete(schema.calls).where(*this))
            else:
                connection.execute(update(schema.calls).where(*this).values(due=now + REST))
            continue
        if until is not None:
            connection.execute(update(schema.calls).where(*this).values(due=until))
            continue
        connection.execute(update(schema.calls).where(*this).values(due=None))
        if call["table_id"] not in silent:
            said.append(found)
    if said:
        subscriptions = schema.subscriptions
        where = subscriptions.c.person == calling.person
        lines = connection.execute(select(subscriptions).where(where)).mappings()
        pushed = [Subscription(**line) for line in lines]
        _put(connection, compose(calling, said, _waiting_for(connection, calling.person), pushed))
    return len(said)


def _stands(connection: Connection, person: str, call: Any) -> tuple[str, Due | None]:
    """What may be said of a call that still holds; else `gone`, or `rests` at a table that does."""
    tables, chairs = schema.tables.c, schema.chairs.c
    row = (
        connection.execute(select(schema.tables).where(tables.id == call["table_id"]))
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
    kind = call["kind"]
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
    return "", Due(kind, row["id"], call["revision"], row["game"], options, others)


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
