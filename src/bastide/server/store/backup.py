"""Back-ups: every row as a line of JSON, compressed; they can be restored into either database."""

import gzip
import json
from pathlib import Path

from sqlalchemy import func, insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from bastide.engine.messages import BadInput
from bastide.server.store import migrate, schema
from bastide.server.store.databases import engine_for

FORMAT = "bastide back-up 1"
ORDER = (
    schema.facts,
    schema.people,
    schema.devices,
    schema.passkeys,
    schema.contacts,
    schema.subscriptions,
    schema.muted,
    schema.tables,
    schema.chairs,
    schema.journal,
    schema.results,
    schema.result_seats,
    schema.notifications,
)
"""Parents before children. What lives for minutes only stays behind."""
TOGETHER = 500


async def back_up(database: str, file: Path) -> int:
    """Write everything as it is at one moment, while the server may go on; says how many rows."""
    engine = engine_for(database)
    count = 0
    part = file.with_name(file.name + ".part")
    try:
        async with engine.connect() as connection:
            if connection.dialect.name == "postgresql":
                await connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"))
            part.touch(mode=0o600)  # it holds the secret of the server and every card
            with gzip.open(part, "wt", encoding="utf-8") as out:
                out.write(json.dumps({"format": FORMAT}) + "\n")
                for table in ORDER:
                    async for row in await connection.stream(select(table)):
                        line = {"in": table.name, "row": dict(row._mapping)}
                        out.write(json.dumps(line, ensure_ascii=False) + "\n")
                        count += 1
        part.rename(file)
    finally:
        part.unlink(missing_ok=True)
        await engine.dispose()
    return count


async def restore(file: Path, database: str) -> int:
    """Read a back-up into an empty database; raises BadInput, and then nothing has changed."""
    engine = engine_for(database)
    try:
        await migrate.upgrade(engine)
        async with engine.begin() as connection:
            for table in ORDER:
                found = await connection.execute(select(func.count()).select_from(table))
                if found.scalar_one():
                    raise BadInput("This database is not empty, so nothing was restored.")
            return await _read(file, connection)
    except (OSError, EOFError, ValueError, KeyError) as problem:
        raise BadInput(f"'{file}' is not a back-up that can be read: {problem}") from None
    finally:
        await engine.dispose()


async def _read(file: Path, connection: AsyncConnection) -> int:
    known = {table.name: table for table in ORDER}
    waiting: dict[str, list[dict[str, object]]] = {}
    count = 0

    async def flush() -> None:
        for table in ORDER:
            if rows := waiting.pop(table.name, []):
                await connection.execute(insert(table), rows)

    with gzip.open(file, "rt", encoding="utf-8") as lines:
        if json.loads(next(lines, "{}")).get("format") != FORMAT:
            raise ValueError("its first line does not say so")
        for line in lines:
            entry = json.loads(line)
            waiting.setdefault(known[entry["in"]].name, []).append(entry["row"])
            count += 1
            if count % TOGETHER == 0:
                await flush()
        await flush()
    return count
