"""The numbers of Little Town's frames and verbs."""

from typing import Final

# Frames, in the order of `frames.FRAMES`.
ROUND: Final = 0
WORKER: Final = 1
PAYMENT: Final = 2
TAKE: Final = 3
SITE: Final = 4
OBJECTIVE: Final = 5
SPECIAL: Final = 6
FEEDING: Final = 7

# Verbs, in the order of `VERBS`.
DONE: Final = 0
PLACE: Final = 1
BUILD: Final = 2
HARVEST: Final = 3
ACTIVATE: Final = 4
PAY: Final = 5
TAKE_CUBES: Final = 6
ON: Final = 7
VALIDATE: Final = 8
KEEP: Final = 9
USE: Final = 10
FEED: Final = 11

VERBS: Final = (
    "done",
    "place",
    "build",
    "harvest",
    "activate",
    "pay",
    "take",
    "on",
    "validate",
    "keep",
    "use",
    "feed",
)
DONE_ACTION: Final = 0
"""The one action that names nothing: stop here."""
