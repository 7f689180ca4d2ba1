"""`bastide think`: a worker in which bots think for servers, here or on other machines."""

import asyncio
import contextlib
import os
import signal
from typing import Annotated

import typer

from bastide.cli.serve import Database, checked, in_order
from bastide.cli.voice import Voice


def think(
    context: typer.Context,
    database: Database = None,
    workers: Annotated[
        int | None, typer.Option("--workers", min=1, max=256, help="think-option-workers")
    ] = None,
) -> None:
    """Think for servers on the same PostgreSQL until stopped."""
    from bastide.server.live.distant import work
    from bastide.server.run import log_in_lines
    from bastide.server.store.databases import engine_for, is_embedded
    from bastide.server.store.thoughts import Thoughts

    voice: Voice = context.obj
    url = checked(database, voice)
    if is_embedded(url):
        raise voice.refuse("think-needs-postgresql")
    in_order(url, voice)
    log_in_lines()
    count = workers or os.cpu_count() or 1

    async def run() -> None:
        engine = engine_for(url)
        working = asyncio.create_task(work(Thoughts(engine), count))
        for number in (signal.SIGTERM, signal.SIGINT):
            asyncio.get_running_loop().add_signal_handler(number, working.cancel)
        voice.write(voice.tell("think-started", count=count))
        with contextlib.suppress(asyncio.CancelledError):
            await working
        await engine.dispose()

    asyncio.run(run())
