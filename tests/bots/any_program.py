"""A program as others may write it: the word after its name says how it behaves."""

import os
import sys
import time
from collections.abc import Callable


def say(text: str) -> None:
    print(text, flush=True)


def flood() -> None:
    while True:
        say("say still thinking")


def die() -> None:
    raise ValueError("no idea")


def wait() -> None:
    time.sleep(3600)


THINKS: dict[str, Callable[[], None]] = {
    "good": lambda: say("answer 0"),
    "remarks": lambda: say("say I see\nanswer 0\nsay done"),
    "spies": lambda: say("answer 0"),
    "hangs": wait,
    "floods": flood,
    "dies": die,
    "lies": lambda: say("answer 999"),
    "dreams": lambda: say("answer yes"),
    "mumbles": lambda: say("I take the first"),
    "rambles": lambda: say("answer " + "0" * 5000),
    "twice": lambda: say("answer 0\nanswer 0"),
    "waits": lambda: None,
}


def main() -> None:
    kind = sys.argv[1]
    if kind == "silent":
        wait()
    if kind == "deaf":
        say("hello 1 Deaf")
        os.close(0)
        wait()
    for line in sys.stdin:
        if kind == "spies":
            with open(sys.argv[2], "a", encoding="utf-8") as notes:
                notes.write(line)
        word = line.split()[0]
        if word == "hello":
            say("hello 0 Old" if kind == "older" else "hello 1 Any program")
        elif word == "think":
            THINKS[kind]()
        elif word == "stop" and kind == "waits":
            say("answer 0")
        elif word == "quit":
            break


if __name__ == "__main__":
    main()
