"""What is there in all, for the operator: tables, people, and how many of each."""

from sqlalchemy import func, select

from bastide.server.store import schema
from bastide.server.store.devices import Reading
from bastide.server.store.rows import TableRow, row_of


class Census:
    """Part of the store: it shares its way to the database."""

    def __init__(self, reading: Reading) -> None:
        self._reading = reading

    async def people(self, most: int = 1000) -> list[tuple[str, str, float]]:
        """Everybody who has been here, the latest first: id, name, when."""
        people = schema.people.c
        query = select(people.id, people.name, people.seen).order_by(people.seen.desc())
        async with self._reading() as connection:
            return [
                (line[0], line[1], line[2]) for line in await connection.execute(query.limit(most))
            ]

    async def counts(self) -> dict[str, int]:
        """How many tables are in each state, and how many people have been here."""
        tables = schema.tables.c
        async with self._reading() as connection:
            query = select(tables.status, func.count()).group_by(tables.status)
            found = {line[0]: int(line[1]) for line in await connection.execute(query)}
            people = await connection.execute(select(func.count()).select_from(schema.people))
        return {**found, "people": int(people.scalar_one())}

    async def tables(self, most: int = 1000) -> list[TableRow]:
        """Every table, the latest first, for the operator."""
        query = select(schema.tables).order_by(schema.tables.c.changed.desc()).limit(most)
        async with self._reading() as connection:
            return [row_of(line._mapping) for line in await connection.execute(query)]
