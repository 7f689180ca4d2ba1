"""Starts servers quickly, so that a test can kill many: imports once, forks for each.

Reads a line `<port>` for every server wanted and answers with the number of its process.
"""

import os
import sys

from bastide.server.app import make_app
from bastide.server.run import run
from tests.limits import PATIENCE
from tests.server.house import quick


def main(database: str, lease: float = PATIENCE) -> None:
    """Fork a server for every line; the parent never runs one itself."""
    settings = quick(database, lease=lease)
    make_app(settings)  # what the libraries remember of it, every child has from the start
    for line in sys.stdin:
        child = os.fork()
        if child == 0:
            sys.stdin.close()
            run(settings, "127.0.0.1", int(line))
            os._exit(0)
        print(child, flush=True)
        os.waitpid(child, 0)
        print("gone", flush=True)


if __name__ == "__main__":
    main(sys.argv[1], *map(float, sys.argv[2:]))
