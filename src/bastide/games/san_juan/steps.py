"""The numbers of San Juan's frames and verbs."""

from typing import Final

# Frames, in the order of `game.KINDS`.
ROUND: Final = 0
BUILDER_PHASE: Final = 1
BUILD: Final = 2
COVER: Final = 3
PAYMENT: Final = 4
PRODUCER_PHASE: Final = 5
PRODUCE: Final = 6
TRADER_PHASE: Final = 7
SELL: Final = 8
COUNCILLOR_PHASE: Final = 9
COUNCIL: Final = 10
KEEP: Final = 11
SHED: Final = 12
PROSPECTOR_PHASE: Final = 13
PROSPECT: Final = 14
GOLD_MINE: Final = 15
GOLD_MINE_CHOICE: Final = 16
GOLDSMITH: Final = 17
OFFICE: Final = 18
CHAPEL: Final = 19
BANK: Final = 20
DOUBLE: Final = 21
ROUND_START: Final = 22
PRICE: Final = 23

# Verbs, in the order of `words.VERBS`.
PASS: Final = 0
DONE: Final = 1
TAKE_ROLE: Final = 2
BUILD_CARD: Final = 3
COVER_PLACE: Final = 4
PAY_CARD: Final = 5
PAY_GOOD: Final = 6
PRODUCE_GOOD: Final = 7
SELL_GOOD: Final = 8
SHIP_GOOD: Final = 9
LOOK: Final = 10
KEEP_CARD: Final = 11
DISCARD_CARD: Final = 12
DRAW_CARDS: Final = 13
TURN_UP: Final = 14
TAKE_CARD: Final = 15
SWAP_CARD: Final = 16
TO_CHAPEL: Final = 17
TO_BANK: Final = 18
DOUBLE_PRIVILEGE: Final = 19
SET_PRICE: Final = 20
PASS_ACTION: Final = 0
DONE_ACTION: Final = 1 << 24
"""The two actions that name nothing: do nothing at all, and stop here."""

VERBS: Final = (
    "pass",
    "done",
    "role",
    "build",
    "cover",
    "pay",
    "pay_good",
    "produce",
    "sell",
    "ship",
    "look",
    "keep",
    "discard",
    "draw",
    "turn_up",
    "take",
    "swap",
    "chapel",
    "bank",
    "double",
    "price",
)
