"""The two kinds of database: how they are reached, and how several writes become one."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from bastide.server.batch import Commit, Work


def address(url: str) -> str:
    """The address with the driver that this program uses."""
    found = make_url(url)
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
    name = found.drivername.split("+")[0].replace("postgres", "postgresql", 1)
    name = "postgresql" if name.startswith("postgresql") else name
    if name not in drivers:
        raise ValueError(f"The database '{name}' is not known; use sqlite or postgresql.")
    return found.set(drivername=drivers[name]).render_as_string(hide_password=False)


def engine_for(url: str) -> AsyncEngine:
    """Connections to the database, set up for safety."""
    if not is_embedded(url):
        return create_async_engine(address(url), pool_size=8, max_overflow=4, pool_pre_ping=True)
    _keep_private(make_url(url).database or "")
    engine = create_async_engine(address(url), connect_args={"timeout": 20})
    _make_safe(engine.sync_engine)
    return engine


def _keep_private(file: str) -> None:
    """Make a new file for the owner's eyes only: it will hold the secret and every card."""
    if file and not Path(file).exists() and Path(file).parent.is_dir():
        Path(file).touch(mode=0o600)


def is_embedded(url: str) -> bool:
    """Whether the database is a file of this machine."""
    return address(url).startswith("sqlite")


def _make_safe(engine: Engine) -> None:
    def prepare(connection: Any, record: object) -> None:
        cursor = connection.cursor()
        # FULL: what was acknowledged survives a loss of power, not only of the process.
        for line in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {line}")
        cursor.close()

    event.listen(engine, "connect", prepare)


def committer(url: str, engine: AsyncEngine) -> Commit:
    """How several writes are carried out in one transaction.

    An embedded database is written to by one thread, in one go: aiosqlite would change threads
    for every statement, and on a busy machine each change costs more than the statement.
    """
    if not is_embedded(url):

        async def commit(works: list[Work]) -> None:
            async with engine.begin() as connection:
                await connection.run_sync(lambda sync: _each(sync, works))

        return commit

    writer = create_engine(url.replace("+aiosqlite", ""), connect_args={"timeout": 20})
    _make_safe(writer)
    thread = ThreadPoolExecutor(1, "bastide-store")

    def carry_out(works: list[Work]) -> None:
        with writer.begin() as connection:
            _each(connection, works)

    async def commit_in_thread(works: list[Work]) -> None:
        await asyncio.get_running_loop().run_in_executor(thread, carry_out, works)

    return commit_in_thread


def _each(connection: Connection, works: list[Work]) -> None:
    for work in works:
        work(connection)
