"""A server for one run of the browser tests: no pauses, no limits. Prints its address."""

import sys
from pathlib import Path

from bastide.server.live.tables import Tables
from bastide.server.run import run
from bastide.server.settings import Settings
from tests.browser.positions import database


async def started(address: str, tables: Tables) -> None:
    """The tests read the address from the first line."""
    print(address, flush=True)


def main(folder: Path) -> None:
    """Serve until the process is told to stop."""
    settings = Settings(
        database=database(folder),
        thinkers=1,
        bot_pause=0.0,
        requests_per_second=1e6,
        request_burst=1e6,
        messages_per_second=1e6,
        message_burst=1e6,
        sockets_per_address=10_000,
        tables_per_second=1e6,
        table_burst=1e6,
    )
    run(settings, "127.0.0.1", 0, started)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
