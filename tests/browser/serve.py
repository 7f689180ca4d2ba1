"""A server for one run of the browser tests: no pauses, no limits. Prints its address.

A second argument names another folder for the page than the one that was built.
"""

import sys
from pathlib import Path

from bastide.server.http import pages, routes_analysis
from bastide.server.live import analyses
from bastide.server.live.tables import Tables
from bastide.server.run import run
from tests.browser.positions import database
from tests.server.house import quick


async def started(address: str, tables: Tables) -> None:
    """The tests read the address from the first line."""
    print(address, flush=True)


def main(folder: Path) -> None:
    """Serve until the process is told to stop."""
    run(quick(database(folder)), "127.0.0.1", 0, started)


if __name__ == "__main__":
    vars(analyses).update(ITERATIONS=16, LEAST=16)  # a picture of an analysis, not its judgement
    vars(routes_analysis).update(PRICE=0)
    if len(sys.argv) > 2:
        pages.PAGE = Path(sys.argv[2])
    main(Path(sys.argv[1]))
