"""What is stored comes back the same, on both databases."""

import asyncio
import time
import traceback
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import Connection, inspect, text

from bastide.engine.messages import BadInput
from bastide.server.store import backup, migrate, schema
from bastide.server.store.databases import Unavailable
from bastide.server.store.rows import ChairRow, Entry, Person, TableRow
from bastide.server.store.store import Conflict, Store


def row(id: str = "t1", code: str = "CODE") -> TableRow:
    return TableRow(
        id=id,
        code=code,
        game="san-juan",
        title="San Juan",
        options={"players": 3, "expansion": False, "first": "random"},
        seed=2**96 - 1,
        rules=1,
        status="waiting",
        pace="none",
        live=True,
        rated=False,
        spectators=True,
        host="anna",
        created=1.5,
        changed=2.5,
    )


CHAIRS = [
    ChairRow(0, "person", "Anna", holder="anna", link="d1", coach_link="d2"),
    ChairRow(1, "open", ""),
    ChairRow(2, "bot", "Chloé", 3, ready=True),
]


def on(database: str, work: Callable[[Store], Awaitable[None]]) -> None:
    """Do something with a store of the newest form."""

    async def run() -> None:
        store = Store(database)
        try:
            await migrate.upgrade(store.engine)
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())


def test_a_table_comes_back_as_it_was(database: str) -> None:
    async def work(store: Store) -> None:
        await store.create(row(), CHAIRS)
        entries = [Entry(1, "start", 3.0), Entry(2, "act", 4.0, 1, 2**40, "[1.5]")]
        await store.append(row(), entries)
        found = await store.load("t1")
        assert found is not None
        assert (found.row, found.chairs, found.journal) == (row(), CHAIRS, entries)
        assert await store.load("t2") is None

    on(database, work)


def test_a_number_of_the_journal_is_given_once(database: str) -> None:
    async def work(store: Store) -> None:
        await store.create(row(), CHAIRS)
        await store.append(row(), [Entry(1, "start", 3.0)])
        with pytest.raises(Conflict):
            await store.append(row(), [Entry(2, "act", 3.0), Entry(1, "act", 3.0)])
        found = await store.load("t1")
        assert found is not None
        assert [entry.number for entry in found.journal] == [1]

    on(database, work)


def test_one_failing_write_of_many_fails_alone(database: str) -> None:
    async def work(store: Store) -> None:
        await store.create(row(), CHAIRS)
        writes = [store.append(row(), [Entry(n, "act", 1.0)]) for n in (1, 2, 2, 3, 4)]
        results = await asyncio.gather(*writes, return_exceptions=True)
        assert [type(result) for result in results].count(Conflict) == 1
        found = await store.load("t1")
        assert found is not None
        assert [entry.number for entry in found.journal] == [1, 2, 3, 4]

    on(database, work)


def test_lists_find_the_right_tables(database: str) -> None:
    async def work(store: Store) -> None:
        await store.create(row(), CHAIRS)
        late = row("t2", "OTHER")
        late.status, late.due = "playing", 10.0
        await store.create(late, [ChairRow(0, "device", "Bo", holder="bo")])
        assert [found.row.id for found in await store.tables_of("anna")] == ["t1"]
        assert [found.row.id for found in await store.open_tables()] == ["t1"]
        assert await store.overdue(11.0) == ["t2"]
        assert await store.overdue(9.0) == []
        assert await store.left_to_bots() == []
        late.asked = 0
        await store.append(late, [], [ChairRow(0, "device", "Bo", holder="bo", stand_in=True)])
        assert await store.left_to_bots() == ["t2"]
        assert await store.table_by_code("OTHER") == "t2"
        assert await store.chair_by_link("d1") == ("t1", 0, False)
        assert (await store.open_count("anna"), await store.active_count()) == (0, 0)
        late.changed = time.time()
        await store.append(late, [])
        assert (await store.open_count("anna"), await store.active_count()) == (1, 1)
        assert await store.open_count("bo") == 0
        await store.remove("t1")
        assert await store.load("t1") is None

    on(database, work)


def test_a_person_is_forgotten_with_name_chairs_and_words(database: str) -> None:
    async def work(store: Store) -> None:
        await store.keep_person(Person("anna", "Anna", False))
        await store.keep_person(Person("anna", "Anne", True))
        assert await store.person("anna") == Person("anna", "Anne", True)
        await store.create(row(), CHAIRS)
        await store.append(row(), [Entry(1, "chat", 1.0, 0, 0, '{"text": "secret"}')])
        assert await store.forget("anna") == ["t1"]
        found = await store.load("t1")
        assert found is not None
        assert "Anna" not in repr(found)
        assert "anna" not in repr(found)
        assert "secret" not in repr(found)
        assert found.chairs[0].stand_in
        assert found.chairs[0].coach_link is None
        assert await store.person("anna") is None
        with pytest.raises(Conflict):
            await store.append(row(), [Entry(2, "chair", 1.0)], CHAIRS)
        assert await store.load("t1") == found

    on(database, work)


def test_what_a_database_complains_of_tells_no_names(
    database: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def work(store: Store) -> None:
        await store.create(row(), CHAIRS)
        await migrate.downgrade(store.engine, "base")
        doings = (
            store.append(row(), [Entry(1, "chat", 1.0, body="Anna says")], CHAIRS),
            store.keep_person(Person("anna", "Anna", False)),
            store.tables_of("anna"),
        )
        for problem in await asyncio.gather(*doings, return_exceptions=True):
            assert isinstance(problem, Unavailable)
            assert "anna" not in "".join(traceback.format_exception(problem)).lower()
        assert "fails" in caplog.text
        assert "anna" not in caplog.text.lower()

    on(database, work)


def test_a_step_of_the_database_may_take_longer_than_anything_else(
    shared: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    patience = text("SHOW idle_in_transaction_session_timeout")
    allowed: list[str] = []

    def look(config: Config, revision: str) -> None:
        allowed.append(config.attributes["connection"].scalar(patience))

    async def work(store: Store) -> None:
        async with store.engine.connect() as connection:
            allowed.append(await connection.scalar(patience))
        monkeypatch.setattr("bastide.server.store.migrate.command.upgrade", look)
        await migrate.upgrade(store.engine)
        assert allowed == ["5s", "1min"]

    on(shared, work)


def test_migrations_lead_to_the_schema_and_back_to_nothing(database: str) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), schema.metadata))

    def names(connection: Connection) -> set[str]:
        return set(inspect(connection).get_table_names())

    async def work(store: Store) -> None:
        async with store.engine.connect() as connection:
            assert await connection.run_sync(differences) == []
        await migrate.downgrade(store.engine, "base")
        async with store.engine.connect() as connection:
            assert await connection.run_sync(names) == {"alembic_version"}
        await migrate.upgrade(store.engine)
        async with store.engine.connect() as connection:
            assert await connection.run_sync(names) >= set(schema.metadata.tables)

    on(database, work)


def test_a_back_up_is_restored_into_an_empty_database_only(database: str, tmp_path: Path) -> None:
    file = tmp_path / "backup"
    other = f"sqlite:///{tmp_path / 'other.db'}"

    async def work(store: Store) -> None:
        await store.create(row(), CHAIRS)
        await store.append(row(), [Entry(n, "act", 1.0, body="é") for n in range(1, 1200)])
        await store.keep_fact("secret", "s")
        before = await store.load("t1")
        count = await backup.back_up(database, file)
        assert await backup.restore(file, other) == count
        copy = Store(other)
        assert await copy.load("t1") == before
        await copy.close()
        with pytest.raises(BadInput, match="not empty"):
            await backup.restore(file, database)

    on(database, work)


def test_a_file_that_is_no_back_up_restores_nothing(tmp_path: Path) -> None:
    file = tmp_path / "picture"
    file.write_bytes(b"\x89PNG")
    with pytest.raises(BadInput, match="not a back-up"):
        asyncio.run(backup.restore(file, f"sqlite:///{tmp_path / 'db'}"))
