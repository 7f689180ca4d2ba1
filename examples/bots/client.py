"""A bot as a program: the protocol of docs/bot-protocol.md in Python, without Bastide.

Put your own thoughts into `choose`. What is printed goes to Bastide; notes go to the error stream.
"""

import json
import sys
from typing import Any


def choose(view: dict[str, Any], options: list[str]) -> int:
    """The number of an option; `view` is the table as this seat sees it."""
    for number, option in enumerate(options):
        if option.startswith("build"):
            return number
    return 0


def main() -> None:
    view: dict[str, Any] = {}
    options: list[str] = []
    for line in sys.stdin:
        word, _, rest = line.strip().partition(" ")
        if word == "hello":
            print("hello 1 Builds first", flush=True)
        elif word == "view":
            view, options = json.loads(rest), []
        elif word == "option":
            options.append(rest.partition(" ")[2])
        elif word == "think":
            print(f"answer {choose(view, options)}", flush=True)
        elif word == "quit":
            break


if __name__ == "__main__":
    main()
