"""`bastide admin`: what the operator of a server does at a terminal."""

import asyncio
from collections.abc import Coroutine
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.table import Table as Grid
from rich.text import Text

from bastide.cli.helping import Command, Group
from bastide.cli.serve import Database, checked
from bastide.cli.voice import Voice

# Databases are imported where they are used: other commands should not wait for them.
if TYPE_CHECKING:
    from bastide.server.store.store import Store

admin = typer.Typer(cls=Group, add_completion=False, help="admin-program")
File = Annotated[Path, typer.Argument(help="admin-argument-file")]
Id = Annotated[str, typer.Argument(metavar="ID", help="admin-argument-id")]


def _with_store(voice: Voice, database: str | None, work: Any) -> Any:
    from bastide.server.store import migrate
    from bastide.server.store.store import Store

    async def run() -> Any:
        store = Store(checked(database, voice))
        try:
            await migrate.upgrade(store.engine)
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


@admin.command(cls=Command, help="admin-command-tables")
def tables(context: typer.Context, database: Database = None) -> None:
    """All tables, the latest first."""
    voice: Voice = context.obj
    shown = Grid(box=None, header_style="bold")
    for heading in ("id", "game", "status", "changed", "host"):
        shown.add_column(heading)
    for row in _with_store(voice, database, lambda store: store.census.tables()):
        changed = datetime.fromtimestamp(row.changed).isoformat(" ", "minutes")
        shown.add_row(row.id, row.game, row.status, changed, row.host)
    voice.out.print(shown)


@admin.command(cls=Command, help="admin-command-people")
def people(context: typer.Context, database: Database = None) -> None:
    """Everybody who has been here, the latest first."""
    voice: Voice = context.obj
    shown = Grid(box=None, header_style="bold")
    for heading in ("id", "name", "seen"):
        shown.add_column(heading, no_wrap=heading == "id")
    for id, name, seen in _with_store(voice, database, lambda store: store.census.people()):
        shown.add_row(id, Text(name), datetime.fromtimestamp(seen).isoformat(" ", "minutes"))
    voice.out.print(shown)


@admin.command("storage", cls=Command, help="admin-command-storage")
def stored(context: typer.Context, database: Database = None) -> None:
    """How much is kept."""
    from bastide.server.http.routes_operator import storage

    voice: Voice = context.obj
    counts = _with_store(voice, database, lambda store: store.census.counts())
    people = counts.pop("people")
    size = storage(checked(database, voice)) // 1024
    voice.write(voice.tell("admin-storage", tables=sum(counts.values()), people=people, size=size))


@admin.command(cls=Command, help="admin-command-code")
def code(context: typer.Context, database: Database = None) -> None:
    """A code that makes a browser the operator's."""
    from bastide.server.codes import digest, new_link

    voice: Voice = context.obj
    made = new_link()

    def keep(store: "Store") -> Coroutine[Any, Any, None]:
        return store.keep_fact("operator-code", digest(made))

    _with_store(voice, database, keep)
    voice.write(voice.tell("admin-code", code=made))


@admin.command(cls=Command, help="admin-command-forget")
def forget(context: typer.Context, person: Id, database: Database = None) -> None:
    """Delete what is known about a person."""
    voice: Voice = context.obj
    touched = _with_store(voice, database, lambda store: store.forget(person))
    voice.write(voice.tell("admin-forgot", count=len(touched)))


@admin.command(cls=Command, help="admin-command-remove")
def remove(context: typer.Context, table: Id, database: Database = None) -> None:
    """Delete a table."""
    voice: Voice = context.obj
    if _with_store(voice, database, lambda store: store.load(table)) is None:
        raise voice.refuse("server-no-table")
    _with_store(voice, database, lambda store: store.remove(table))


@admin.command("backup", cls=Command, help="admin-command-backup")
def back_up(context: typer.Context, file: File, database: Database = None) -> None:
    """Write a back-up; the server may go on meanwhile."""
    from bastide.server.store import backup

    voice: Voice = context.obj
    count = asyncio.run(backup.back_up(checked(database, voice), file))
    voice.write(voice.tell("admin-backed-up", count=count, file=str(file)))


@admin.command(cls=Command, help="admin-command-restore")
def restore(context: typer.Context, file: File, database: Database = None) -> None:
    """Read a back-up into an empty database of either kind."""
    from bastide.server.store import backup

    voice: Voice = context.obj
    count = asyncio.run(backup.restore(file, checked(database, voice)))
    voice.write(voice.tell("admin-restored", count=count, file=str(file)))
