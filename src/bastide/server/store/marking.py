"""A line in the journals of tables that were changed from outside."""

import time
from collections.abc import Sequence

from sqlalchemy import Connection, func, insert, select

from bastide.server.store import schema
from bastide.server.store.lease import NEWS
from bastide.server.store.rows import Entry


def mark(connection: Connection, tables: Sequence[str]) -> None:
    """A line in the journals of tables: whoever has an old state of one cannot write it back.

    Where several processes share the database, all are told to read them anew.
    """
    journal = schema.journal.c
    for id in tables:
        last = select(func.max(journal.number)).where(journal.table_id == id)
        number = (connection.execute(last).scalar() or 0) + 1
        line = {"table_id": id, **vars(Entry(number, "chair", time.time()))}
        connection.execute(insert(schema.journal), line)
        if connection.dialect.name == "postgresql":
            connection.execute(select(func.pg_notify(NEWS, id)))
