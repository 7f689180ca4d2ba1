"""No message is lost or doubled, however often those who send are killed.

At length: `BASTIDE_MESSAGES=10000 BASTIDE_KILLS=20 pytest tests/server/test_senders_killed.py`.
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

from bastide.server.notify.webhook import new_secret
from bastide.server.store import migrate, schema
from bastide.server.store.rows import ChairRow, Contact, Notification, values_of
from bastide.server.store.store import Store
from tests.limits import PATIENCE
from tests.server.house import in_loop
from tests.server.receivers import by_webhook, receiver
from tests.server.test_store import row

MESSAGES = int(os.environ.get("BASTIDE_MESSAGES", "200"))
KILLS = int(os.environ.get("BASTIDE_KILLS", "3"))
AT_ONCE = 500
"""Calls that are noted in one go."""
ROOT = Path(__file__).parents[2]


async def people(store: Store, url: str) -> str:
    """So many people with a webhook, each of whom a table waits for; their secret."""
    secret = new_secret()

    def work(connection: Connection) -> None:
        for number in range(MESSAGES):
            person, table = f"p{number}", f"t{number}"
            line = replace(row(), id=table, code=f"C{number}", status="playing", live=False)
            connection.execute(insert(schema.tables).values({**values_of(line), "asked": 0}))
            chair = ChairRow(0, "person", "Anna", holder=person)
            connection.execute(insert(schema.chairs).values(table_id=table, **asdict(chair)))
            contact = Contact(
                person, "en", wishes=("turn.webhook",), webhook=url, webhook_secret=secret
            )
            values = {**asdict(contact), "wishes": json.dumps(contact.wishes)}
            connection.execute(insert(schema.contacts).values(values))

    await store._write(work)
    return secret


async def begin(database: str) -> Process:
    """Somebody who sends."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.server.senders", database), cwd=ROOT, stdout=PIPE
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
        secret = await people(store, there.address("/webhook"))
        try:
            senders = [await begin(database) for _ in range(2 if store.is_shared else 1)]
            noted = 0
            for kill in range(KILLS):
                until = MESSAGES * (kill + 1) // KILLS
                for first in range(noted, until, AT_ONCE):
                    last = min(first + AT_ONCE, until)
                    notifications = [
                        Notification(f"p{n}", "turn", f"t{n}", 1, 1.0) for n in range(first, last)
                    ]
                    await store.outbox.note(notifications)
                    await store.outbox.note(notifications)  # told twice, it is once
                wanted = len(there.got) + random.randint(1, max(2, (until - noted) // 2))
                noted = until
                await there.has(wanted)
                killed = senders.pop(0)
                killed.kill()
                await killed.wait()
                senders.append(await begin(database))
            async with asyncio.timeout(PATIENCE * 10):
                while len({it.headers["webhook-id"] for it in there.got}) < MESSAGES:
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
        (notification,) = by_webhook(it, secret)["notifications"]
        ids.setdefault(notification["table"], set()).add(it.headers["webhook-id"])
    assert len(ids) == MESSAGES
    assert {len(found) for found in ids.values()} == {1}
    again = len(there.got) - MESSAGES
    seconds = time.monotonic() - began
    print(f"{MESSAGES} messages, {KILLS} kills, {again} known again by their id, {seconds:.0f} s")
