"""The kinds of event in Little Town; the message files have a line for each (`lt-event-...`)."""

from typing import Final

PLACES: Final = 0
GAINS: Final = 1
ACTIVATES: Final = 2
FEE: Final = 3
GIVES: Final = 4
SUBSTITUTES: Final = 5
SCORES: Final = 6
BUILDS: Final = 7
STANDS: Final = 8
VALIDATES: Final = 9
KEEPS: Final = 10
CATHEDRAL: Final = 11
RESIDENCE: Final = 12
HUNGER: Final = 13
ROUND: Final = 14
ENDS: Final = 15
CASTLE: Final = 16
WATCHTOWER: Final = 17
COINS: Final = 18

NAMES: Final = (
    "places",
    "gains",
    "activates",
    "fee",
    "gives",
    "substitutes",
    "scores",
    "builds",
    "stands",
    "validates",
    "keeps",
    "cathedral",
    "residence",
    "hunger",
    "round",
    "ends",
    "castle",
    "watchtower",
    "coins",
)
