"""The numbers of The Golden City's frames and verbs."""

from typing import Final

# Frames, in the order of `frames.FRAMES`.
ROUND: Final = 0
AUCTION: Final = 1
TURN: Final = 2
PAYMENT: Final = 3
GOODS: Final = 4
RETURN: Final = 5
BONUS: Final = 6
DISCARD: Final = 7

# Verbs, in the order of `VERBS`.
STOP: Final = 0
BID: Final = 1
BUILD: Final = 2
BLACK: Final = 3
PAY: Final = 4
TAKE_GOODS: Final = 5
RETURN_GOODS: Final = 6
TAKE_BONUS: Final = 7
DISCARD_CARD: Final = 8

VERBS: Final = ("stop", "bid", "build", "black", "pay", "goods", "return", "bonus", "discard")
STOP_ACTION: Final = 0
"""The one action that names nothing: build no more."""
BLIND: Final = 3
"""In place of a number of the open row: the unseen top card of the goods pile (GC-123)."""
