"""A process that only calls people, to be killed: `python -m tests.server.callers URL`."""

import asyncio
import sys

from bastide.server.calling import caller
from bastide.server.calling.push import new_key
from bastide.server.store.store import Store
from tests.server.house import quick


async def main(database: str) -> None:
    """Call until killed; what another one held that was killed is free after two seconds."""
    settings = quick(database, private_hooks=True, call_grace=0.0, call_pause=0.05)
    caller.HELD = 2.0
    caller.Caller(Store(database), settings, new_key(), "secret").begin()
    print("begun", flush=True)
    await asyncio.Event().wait()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
