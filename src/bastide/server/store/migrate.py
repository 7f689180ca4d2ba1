"""Brings a database to the form that this program needs, and back."""

import asyncio
from importlib.resources import files

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine

from bastide.server.store.databases import engine_for, is_trouble, reason

LOCK = 0x62617374
"""The number under which servers that start together wait for each other."""


def _config(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(files("bastide.server.store") / "migrations"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config


async def upgrade(engine: AsyncEngine, revision: str = "head") -> None:
    """Carry out every step that the database has not seen yet; one server at a time."""
    async with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            # A step, or the wait for another server's, may be longer than any other command.
            await connection.execute(text("SET LOCAL idle_in_transaction_session_timeout = 60000"))
            while not await connection.scalar(text(f"SELECT pg_try_advisory_xact_lock({LOCK})")):
                await asyncio.sleep(0.1)
        await connection.run_sync(lambda sync: command.upgrade(_config(sync), revision))


async def trouble(url: str) -> str:
    """Why a server cannot begin with a database: `newer`, or what the database says; else nothing.

    Brings it to the newest form on the way.
    """
    engine = engine_for(url)
    try:
        await upgrade(engine)
    except CommandError:
        return "newer"
    except Exception as problem:
        if not is_trouble(problem):
            raise
        return reason(problem)
    finally:
        await engine.dispose()
    return ""


async def downgrade(engine: AsyncEngine, revision: str) -> None:
    """Take steps back, to `base` for an empty database."""
    async with engine.begin() as connection:
        await connection.run_sync(lambda sync: command.downgrade(_config(sync), revision))
