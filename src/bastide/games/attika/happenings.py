"""The kinds of event in both games; the message files have a line for each (`at-event-...`).

What `what` and `amount` of an event mean stands beside its name.
"""

from typing import Final

NAMES: Final = (
    "turn",  # -; number of the turn
    "draws",  # token; stack
    "keeps",  # token
    "pays",  # packed payment
    "builds",  # token; spot
    "founds",  # -; settlements now
    "joins",  # -; settlements now
    "earns",  # group
    "noted",  # group
    "spends",
    "tile",  # tile
    "extends",  # tile; spot of its centre
    "stops",
    "cards",  # -; how many
    "drew",  # packed cards, told to the seat alone
    "swaps",
    "reshuffle",
    "all-built",
    "linked",  # cities of the settlement, as a mask
    "limit",
)

TURN: Final = 0
DRAWS: Final = 1
KEEPS: Final = 2
PAYS: Final = 3
BUILDS: Final = 4
FOUNDS: Final = 5
JOINS: Final = 6
EARNS: Final = 7
NOTED: Final = 8
SPENDS: Final = 9
TILE: Final = 10
EXTENDS: Final = 11
STOPS: Final = 12
CARDS: Final = 13
DREW: Final = 14
SWAPS: Final = 15
RESHUFFLE: Final = 16
ALL_BUILT: Final = 17
LINKED: Final = 18
LIMIT: Final = 19
