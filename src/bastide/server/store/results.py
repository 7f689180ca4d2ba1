"""How games ended: who sat there, with how many points, in which place. Kept for good."""

from dataclasses import asdict

from sqlalchemy import Connection, delete, func, insert, select

from bastide.server.store import schema
from bastide.server.store.devices import Reading, Writing
from bastide.server.store.rows import Result, ResultSeat


class Results:
    """Part of the store: it shares its way to the database."""

    def __init__(self, reading: Reading, writing: Writing) -> None:
        self._reading = reading
        self._write = writing

    async def keep(self, result: Result) -> None:
        """Keep how a game ended; told twice, it is the same."""
        row = asdict(result)
        seats = [{"table_id": result.table_id, **each} for each in row.pop("seats")]

        def work(connection: Connection) -> None:
            remove_result(connection, result.table_id)
            connection.execute(insert(schema.results).values(row))
            connection.execute(insert(schema.result_seats), seats)

        await self._write(work)

    async def lose(self, table: str) -> None:
        """Forget how a game ended; it is found out anew when the server looks round."""
        await self._write(lambda connection: remove_result(connection, table))

    async def of(self, person: str, most: int = 1000) -> list[Result]:
        """The games that somebody has played to their end, the latest first."""
        mine = select(schema.result_seats.c.table_id).where(schema.result_seats.c.person == person)
        results = schema.results.c
        where = (results.table_id.in_(mine), results.finished)
        query = select(schema.results).where(*where).order_by(results.ended.desc()).limit(most)
        return await self._read(query)

    async def one(self, table: str) -> Result | None:
        """How the game at a table ended."""
        found = await self._read(select(schema.results).where(schema.results.c.table_id == table))
        return found[0] if found else None

    async def missing(self, most: int = 20) -> list[str]:
        """Tables that are over and of which it is not kept yet; in any order."""
        tables = schema.tables.c
        known = select(schema.results.c.table_id)
        query = select(tables.id).where(tables.status == "over", tables.id.not_in(known))
        async with self._reading() as connection:
            found = await connection.execute(query.order_by(func.random()).limit(most))
            return list(found.scalars())

    async def _read(self, query: object) -> list[Result]:
        async with self._reading() as connection:
            rows = [dict(line) for line in (await connection.execute(query)).mappings()]  # type: ignore[call-overload]
            seats = schema.result_seats
            wanted = seats.c.table_id.in_([row["table_id"] for row in rows])
            lines = await connection.execute(select(seats).where(wanted).order_by(seats.c.seat))
            seated: dict[str, list[ResultSeat]] = {}
            for line in lines.mappings():
                values = dict(line)
                seated.setdefault(values.pop("table_id"), []).append(ResultSeat(**values))
        return [Result(**row, seats=seated.get(row["table_id"], [])) for row in rows]


def remove_result(connection: Connection, table: str) -> None:
    """Delete how the game at a table ended."""
    for child in (schema.result_seats, schema.results):
        connection.execute(delete(child).where(child.c.table_id == table))
