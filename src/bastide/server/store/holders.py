"""Whose chairs they are: what changes at many tables at once when a person goes or arrives."""

from sqlalchemy import Connection, delete, or_, select, tuple_, update

from bastide.server.store import schema
from bastide.server.store.devices import forget_devices
from bastide.server.store.marking import mark
from bastide.server.store.outbox import forget_notifications


def forget(connection: Connection, person: str) -> list[str]:
    """Delete what is known about a person; says at which tables. Bots sit in for them."""
    tables, chairs, journal = schema.tables, schema.chairs, schema.journal
    beside = select(chairs.c.table_id).where(
        or_(chairs.c.holder == person, chairs.c.coach == person)
    )
    found = select(tables.c.id).where(or_(tables.c.host == person, tables.c.id.in_(beside)))
    touched = list(connection.execute(found).scalars())
    held = select(chairs.c.table_id, chairs.c.seat).where(chairs.c.holder == person)
    said = tuple_(journal.c.table_id, journal.c.seat).in_(held)
    connection.execute(update(journal).where(said, journal.c.kind == "chat").values(body="{}"))
    blank = {"name": "-", "emblem": "", "holder": None, "stand_in": True}
    blank |= {"link": None, "coach": None, "coach_link": None}
    connection.execute(update(chairs).where(chairs.c.holder == person).values(blank))
    connection.execute(update(chairs).where(chairs.c.coach == person).values(coach=None))
    connection.execute(update(tables).where(tables.c.host == person).values(host=""))
    forget_devices(connection, person)
    forget_notifications(connection, person)
    for own in (schema.absences, schema.notes):
        connection.execute(delete(own).where(own.c.person == person))
    played = schema.result_seats
    nobody = {"person": None, "name": "-", "emblem": ""}
    connection.execute(update(played).where(played.c.person == person).values(nobody))
    connection.execute(delete(schema.people).where(schema.people.c.id == person))
    mark(connection, touched)
    return touched


def hand_over(connection: Connection, guest: str, person: str) -> list[str]:
    """Give the chairs of a guest to a person, but where both sit; says at which tables."""
    chairs, tables = schema.chairs, schema.tables
    beside = or_(chairs.c.holder == person, chairs.c.coach == person)
    own = set(connection.execute(select(chairs.c.table_id).where(beside)).scalars())
    beside = or_(chairs.c.holder == guest, chairs.c.coach == guest)
    seated = select(chairs.c.table_id).where(beside)
    found = select(tables.c.id).where(or_(tables.c.host == guest, tables.c.id.in_(seated)))
    touched = [id for id in connection.execute(found).scalars() if id not in own]
    for column in (chairs.c.holder, chairs.c.coach, tables.c.host):
        key = tables.c.id if column.table is tables else chairs.c.table_id
        where = (column == guest, key.in_(touched))
        connection.execute(update(column.table).where(*where).values({column.name: person}))
    played = schema.result_seats
    apart = (played.c.person == guest, played.c.table_id.not_in(own))
    connection.execute(update(played).where(*apart).values(person=person))
    notes = schema.notes
    theirs = (notes.c.person == guest, notes.c.table_id.in_(touched))
    connection.execute(update(notes).where(*theirs).values(person=person))
    for rest in (schema.absences, schema.notes):
        connection.execute(delete(rest).where(rest.c.person == guest))
    mark(connection, touched)
    return touched
