"""Thoughts that wait in PostgreSQL for a worker, wherever one is.

A worker takes the next one for as long as it may think; if it dies meanwhile, another may take it.
Rows lie here for seconds: whoever asked takes the answer and the row with it.
"""

from dataclasses import dataclass

from sqlalchemy import TextClause, text
from sqlalchemy.ext.asyncio import AsyncEngine

from bastide.server.codes import new_id
from bastide.server.store.databases import reaching

TRIES = 3
"""How many workers may die of one thought."""

_PUT = text(
    "INSERT INTO thoughts (id, needs, people, watched, household, table_id, made, tries, asked)"
    " VALUES (:id, :needs, :people, :watched, :household, :table, clock_timestamp(), 0, :thought)"
)
_TAKE = text(
    "UPDATE thoughts SET tries = tries + 1, until = now() + make_interval(secs => :length)"
    " WHERE id = ("
    "  SELECT t.id FROM thoughts t"
    "  LEFT JOIN turns h ON h.name = t.household LEFT JOIN turns own ON own.name = t.table_id"
    "  WHERE t.answer IS NULL AND t.needs = ANY(:able) AND t.tries < :tries"
    "   AND (t.until IS NULL OR t.until < now())"
    "  ORDER BY NOT t.people, NOT t.watched, coalesce(h.served, '-infinity'),"
    "   coalesce(own.served, '-infinity'), t.made"
    "  LIMIT 1 FOR UPDATE OF t SKIP LOCKED)"
    " RETURNING id, asked, household, table_id"
)
_SERVED = text(
    "INSERT INTO turns (name, served) VALUES (:name, clock_timestamp())"
    " ON CONFLICT (name) DO UPDATE SET served = excluded.served"
)
_DONE = text("UPDATE thoughts SET answer = :answer WHERE id = :id AND answer IS NULL")
_ANSWERS = text(
    "DELETE FROM thoughts WHERE id = ANY(:ids) AND"
    " (answer IS NOT NULL OR (tries >= :tries AND until < now())) RETURNING id, answer"
)
_HOLD = text("UPDATE thoughts SET until = now() + make_interval(secs => :length) WHERE id = :id")
_GIVE_BACK = text("UPDATE thoughts SET until = NULL, tries = tries - 1 WHERE id = :id")
_FORGET = text("DELETE FROM thoughts WHERE id = ANY(:ids)")
_TIDY = (
    text("DELETE FROM thoughts WHERE made < now() - interval '1 hour'"),
    text("DELETE FROM turns WHERE served < now() - interval '1 hour'"),
)


@dataclass(frozen=True)
class Wanted:
    """What is asked, of whom it can be asked, and for whom."""

    thought: str
    needs: str
    people: bool
    watched: bool
    household: str
    table: str


class Thoughts:
    """The thoughts of all processes that share a database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def put(self, wanted: Wanted) -> str:
        """Leave a thought for whoever can think it; says its id."""
        id = new_id()
        await self._run(_PUT, id=id, **vars(wanted))
        return id

    async def take(self, able: list[str], length: float) -> tuple[str, str] | None:
        """The next thought that can be thought here, as id and question; nobody else has it.

        People's games come first, then what is watched, then whose turn is longest ago.
        """
        with reaching():
            async with self._engine.begin() as connection:
                values = {"able": able, "tries": TRIES, "length": length}
                found = (await connection.execute(_TAKE, values)).one_or_none()
                if found is None:
                    return None
                for name in sorted({found.household, found.table_id}):
                    await connection.execute(_SERVED, {"name": name})
                return found.id, found.asked

    async def hold(self, id: str, length: float) -> None:
        """Think about it for longer."""
        await self._run(_HOLD, id=id, length=length)

    async def give_back(self, id: str) -> None:
        """Leave it to another worker."""
        await self._run(_GIVE_BACK, id=id)

    async def done(self, id: str, answer: str) -> None:
        """Leave the answer for whoever asked."""
        await self._run(_DONE, id=id, answer=answer)

    async def answers(self, ids: list[str]) -> dict[str, str | None]:
        """The answers that have come; none for a thought of which too many workers died."""
        with reaching():
            async with self._engine.begin() as connection:
                found = await connection.execute(_ANSWERS, {"ids": ids, "tries": TRIES})
                return {line.id: line.answer for line in found}

    async def forget(self, ids: list[str]) -> None:
        """Nobody waits for these any more."""
        await self._run(_FORGET, ids=ids)

    async def tidy(self) -> None:
        """Delete what was left by those who have died."""
        for each in _TIDY:
            await self._run(each)

    async def _run(self, statement: TextClause, **values: object) -> None:
        with reaching():
            async with self._engine.begin() as connection:
                await connection.execute(statement, values)
