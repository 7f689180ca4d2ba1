"""What somebody notes down at a table, for nobody else."""

import time
from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection, delete, select
from sqlalchemy.dialects import postgresql, sqlite

from bastide.server.store import schema
from bastide.server.store.devices import Reading, Writing

_notes = schema.notes.c
_UPSERT: dict[str, Callable[[Any], Any]] = {
    "postgresql": postgresql.insert,
    "sqlite": sqlite.insert,
}


class Notes:
    """Part of the store: it shares its way to the database."""

    def __init__(self, reading: Reading, writing: Writing) -> None:
        self._reading = reading
        self._write = writing

    async def of(self, person: str) -> dict[str, str]:
        """All notes of a person, by table."""
        query = select(_notes.table_id, _notes.text).where(_notes.person == person)
        async with self._reading() as connection:
            return {line[0]: line[1] for line in await connection.execute(query)}

    async def at(self, person: str, table: str) -> str:
        """The note of a person at a table, or nothing."""
        mine = (_notes.person == person, _notes.table_id == table)
        async with self._reading() as connection:
            found = (await connection.execute(select(_notes.text).where(*mine))).scalar()
        return str(found or "")

    async def keep(self, person: str, table: str, text: str) -> None:
        """Another note; an empty one is none."""

        def work(connection: Connection) -> None:
            mine = (_notes.person == person, _notes.table_id == table)
            if not text:
                connection.execute(delete(schema.notes).where(*mine))
                return
            values = {"text": text, "changed": time.time()}
            adding = _UPSERT[connection.dialect.name](schema.notes)
            adding = adding.values(person=person, table_id=table, **values)
            key = [_notes.person, _notes.table_id]
            connection.execute(adding.on_conflict_do_update(index_elements=key, set_=values))

        await self._write(work)
