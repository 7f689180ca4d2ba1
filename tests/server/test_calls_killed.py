"""No message is lost or doubled, however often those who send are killed.

`BASTIDE_CALLS=10000 BASTIDE_KILLS=20 pytest tests/server/test_calls_killed.py` does it at length.
"""

import asyncio
import json
import os
import random
import sys
import time
from asyncio.subprocess import PIPE, Process
from dataclasses import asdict, replace
from pathlib import Path

from sqlalchemy import Connection, insert

from bastide.server.calling.hook import new_secret
from bastide.server.store import migrate, schema
from bastide.server.store.rows import Call, Calling, ChairRow, values_of
from bastide.server.store.store import Store
from tests.limits import PATIENCE
from tests.server.house import in_loop
from tests.server.receivers import hooked, receiver
from tests.server.test_store import row

CALLS = int(os.environ.get("BASTIDE_CALLS", "200"))
KILLS = int(os.environ.get("BASTIDE_KILLS", "3"))
AT_ONCE = 500
"""Calls that are noted in one go."""
ROOT = Path(__file__).parents[2]


async def people(store: Store, url: str) -> str:
    """So many people with a webhook, each of whom a table waits for; their secret."""
    secret = new_secret()

    def work(connection: Connection) -> None:
        for number in range(CALLS):
            person, table = f"p{number}", f"t{number}"
            line = replace(row(), id=table, code=f"C{number}", status="playing", live=False)
            connection.execute(insert(schema.tables).values({**values_of(line), "asked": 0}))
            chair = ChairRow(0, "person", "Anna", holder=person)
            connection.execute(insert(schema.chairs).values(table_id=table, **asdict(chair)))
            calling = Calling(person, "en", wishes=("turn.hook",), hook=url, hook_secret=secret)
            values = {**asdict(calling), "wishes": json.dumps(calling.wishes)}
            connection.execute(insert(schema.callings).values(values))

    await store._write(work)
    return secret


async def begin(database: str) -> Process:
    """Somebody who sends."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.server.callers", database), cwd=ROOT, stdout=PIPE
    )
    assert process.stdout is not None
    await process.stdout.readline()
    return process


@in_loop
async def test_no_message_is_lost_or_doubled_when_senders_are_killed(database: str) -> None:
    store = Store(database)
    await migrate.upgrade(store.engine)
    await store.engine.dispose()
    senders: list[Process] = []
    began = time.monotonic()
    async with receiver() as there:
        secret = await people(store, there.address("/hook"))
        try:
            senders = [await begin(database) for _ in range(2 if store.is_shared else 1)]
            noted = 0
            for kill in range(KILLS):
                until = CALLS * (kill + 1) // KILLS
                for first in range(noted, until, AT_ONCE):
                    last = min(first + AT_ONCE, until)
                    calls = [Call(f"p{n}", "turn", f"t{n}", 1, 1.0) for n in range(first, last)]
                    await store.outbox.note(calls)
                    await store.outbox.note(calls)  # told twice, it is once
                wanted = len(there.got) + random.randint(1, max(2, (until - noted) // 2))
                noted = until
                await there.has(wanted)
                killed = senders.pop(0)
                killed.kill()
                await killed.wait()
                senders.append(await begin(database))
            async with asyncio.timeout(PATIENCE * 10):
                while len({it.headers["webhook-id"] for it in there.got}) < CALLS:
                    await asyncio.sleep(0.05)
                while await store.outbox.waiting():
                    await asyncio.sleep(0.05)
        finally:
            for each in senders:
                each.kill()
                await each.wait()
            await store.close()
    ids: dict[str, set[str]] = {}
    for it in there.got:
        (call,) = hooked(it, secret)["calls"]
        ids.setdefault(call["table"], set()).add(it.headers["webhook-id"])
    assert len(ids) == CALLS
    assert {len(found) for found in ids.values()} == {1}
    again = len(there.got) - CALLS
    seconds = time.monotonic() - began
    print(f"{CALLS} messages, {KILLS} kills, {again} known again by their id, {seconds:.0f} s")
