"""A process that only sends messages, to be killed: `python -m tests.server.senders URL`."""

import asyncio
import sys

from bastide.server.notify import sender
from bastide.server.notify.push import new_key
from bastide.server.store.store import Store
from tests.server.house import quick


async def main(database: str) -> None:
    """Send until killed; what another one held that was killed is free after two seconds."""
    settings = quick(database, private_webhooks=True, notify_grace=0.0, notify_pause=0.05)
    sender.HELD = 2.0
    sender.Sender(Store(database), settings, new_key(), "secret").begin()
    print("begun", flush=True)
    await asyncio.Event().wait()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
