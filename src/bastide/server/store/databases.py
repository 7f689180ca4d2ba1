"""The two kinds of database: how they are reached, and how several writes become one."""

import asyncio
import logging
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from bastide.server.refusals import Refused
from bastide.server.store.batch import Work

log = logging.getLogger("bastide.store")


class Unavailable(Refused):
    """The database is gone, full, damaged or closed to writers; the reason is in the log."""

    def __init__(self) -> None:
        super().__init__("database", status=503)


@contextmanager
def reaching() -> Iterator[None]:
    """Whatever keeps us from the database becomes one line of the log and a refusal."""
    try:
        yield
    except Exception as problem:
        if not is_trouble(problem):
            raise
        log.error("the database fails: %s", reason(problem))
        raise Unavailable from None


def is_trouble(problem: Exception) -> bool:
    """Whether the database or the way to it fails; a driver that dials has errors of its own."""
    return isinstance(problem, (SQLAlchemyError, OSError)) or type(problem).__module__.startswith(
        "asyncpg"
    )


def reason(problem: Exception) -> str:
    """What the database says, in one line."""
    said = getattr(problem, "orig", None) or problem
    return f"{type(said).__name__}: {said}".partition("\n")[0][:300]


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
        return create_async_engine(
            address(url),
            pool_size=8,
            max_overflow=4,
            pool_pre_ping=True,
            hide_parameters=True,
            # A server that freezes in the middle of a transaction must not keep its locks.
            connect_args={
                "timeout": 10,
                "command_timeout": 10,
                "server_settings": {"idle_in_transaction_session_timeout": "5000"},
            },
        )
    _keep_private(make_url(url).database or "")
    engine = create_async_engine(address(url), connect_args={"timeout": 20}, hide_parameters=True)
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


class Writer:
    """Carries out several writes in one transaction."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def commit(self, works: list[Work]) -> None:
        """All of them, or none."""
        async with self._engine.begin() as connection:
            await connection.run_sync(lambda sync: _each(sync, works))

    def close(self) -> None:
        """Let go of what the engine does not know of."""


class EmbeddedWriter(Writer):
    """An embedded database is written to by one thread, in one go.

    aiosqlite would change threads for every statement, and on a busy machine each change costs
    more than the statement.
    """

    def __init__(self, url: str, engine: AsyncEngine) -> None:
        super().__init__(engine)
        self._own = create_engine(
            url.replace("+aiosqlite", ""), connect_args={"timeout": 20}, hide_parameters=True
        )
        _make_safe(self._own)
        self._thread = ThreadPoolExecutor(1, "bastide-store")

    async def commit(self, works: list[Work]) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._carry_out, works)

    def _carry_out(self, works: list[Work]) -> None:
        with self._own.begin() as connection:
            _each(connection, works)

    def close(self) -> None:
        """The last connection that goes leaves everything in one file."""
        self._own.dispose()
        self._thread.shutdown()


def writer_for(url: str, engine: AsyncEngine) -> Writer:
    """The writer that the kind of database asks for."""
    return EmbeddedWriter(url, engine) if is_embedded(url) else Writer(engine)


def _each(connection: Connection, works: list[Work]) -> None:
    for work in works:
        work(connection)
