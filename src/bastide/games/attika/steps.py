"""The numbers of the frames and verbs of both games."""

from typing import Final

# Frames, in the order of `frames.FRAMES`.
TURN: Final = 0
DRAWN: Final = 1
SITE: Final = 2
PAYMENT: Final = 3
EXTENSION: Final = 4
SWAP: Final = 5

# Verbs, in the order of `VERBS`.
STOP: Final = 0
DRAW: Final = 1
BUILD: Final = 2
KEEP: Final = 3
AT: Final = 4
PAY: Final = 5
SPEND: Final = 6
LAY: Final = 7
ROTATE: Final = 8
EXCHANGE: Final = 9

VERBS: Final = ("stop", "draw", "build", "keep", "at", "pay", "spend", "lay", "turn", "swap")
EARLY: Final = 1
"""Where a draw or a build is bought with a bonus before its time (AT-R10)."""
STOP_ACTION: Final = 0
"""No further action, or no further swap: the turn goes on to its end."""
