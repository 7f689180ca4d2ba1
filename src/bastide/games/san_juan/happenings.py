"""The kinds of event in San Juan; the message files have a line for each (`sj-event-...`)."""

from typing import Final

ROLE: Final = 0
PASSES: Final = 1
BUILDS: Final = 2
COVERS: Final = 3
PAYS: Final = 4
PAID_CARD: Final = 5
PAYS_GOOD: Final = 6
LOSES_GOOD: Final = 7
PRODUCES: Final = 8
TILE: Final = 9
SELLS: Final = 10
SHIPS: Final = 11
EARNS: Final = 12
LOOKS: Final = 13
LOOKED_CARD: Final = 14
KEEPS: Final = 15
KEPT_CARD: Final = 16
DRAWS: Final = 17
DREW_CARD: Final = 18
DISCARDS: Final = 19
DISCARDED_CARD: Final = 20
POWER: Final = 21
TURNS_UP: Final = 22
TAKES: Final = 23
LEAVES: Final = 24
STORES: Final = 25
STORED_CARD: Final = 26
DOUBLES: Final = 27
RESHUFFLE: Final = 28
ROUND: Final = 29
FILLS: Final = 30
ENDS: Final = 31

NAMES: Final = (
    "role",
    "passes",
    "builds",
    "covers",
    "pays",
    "paid-card",
    "pays-good",
    "loses-good",
    "produces",
    "tile",
    "sells",
    "ships",
    "earns",
    "looks",
    "looked-card",
    "keeps",
    "kept-card",
    "draws",
    "drew-card",
    "discards",
    "discarded-card",
    "power",
    "turns-up",
    "takes",
    "leaves",
    "stores",
    "stored-card",
    "doubles",
    "reshuffle",
    "round",
    "fills",
    "ends",
)

NAMES_A_CARD: Final = (
    BUILDS,
    COVERS,
    PAYS,
    PAID_CARD,
    PAYS_GOOD,
    LOSES_GOOD,
    PRODUCES,
    SELLS,
    SHIPS,
    LOOKED_CARD,
    KEPT_CARD,
    DREW_CARD,
    DISCARDED_CARD,
    POWER,
    TURNS_UP,
    TAKES,
    LEAVES,
    STORES,
    FILLS,
)
"""Events whose `what` is a building."""
