"""The kinds of event in both games; the message files have a line for each (`at-event-...`)."""

from typing import Final

from bastide.engine.story import EventKind

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
CONSOLED: Final = 20

EVENTS: Final[dict[int, EventKind]] = {
    TURN: EventKind("turn"),  # the amount is its number
    DRAWS: EventKind("draws", "token", counts_as="at-share-draws"),  # the amount is the stack
    KEEPS: EventKind("keeps", "token kept"),
    PAYS: EventKind("pays", "cards"),
    BUILDS: EventKind("builds", "token on hex", counts_as="at-share-builds"),
    FOUNDS: EventKind("founds", "settlement"),  # the amount is how many there are now
    JOINS: EventKind("joins", "settlement"),
    EARNS: EventKind("earns", "group"),
    NOTED: EventKind("noted", "group"),
    CONSOLED: EventKind("consoled", "group"),  # the amount is how many cards there are for it
    SPENDS: EventKind("spends", "bonus"),
    TILE: EventKind("tile", "tile"),
    EXTENDS: EventKind("extends", "tile on hex"),
    STOPS: EventKind("stops"),
    CARDS: EventKind("cards"),
    DREW: EventKind("drew", "cards"),
    SWAPS: EventKind("swaps", "bonus"),
    RESHUFFLE: EventKind("reshuffle"),
    ALL_BUILT: EventKind("all-built"),
    LINKED: EventKind("linked", "cities"),  # as a mask
    LIMIT: EventKind("limit"),
}
"""How they are told."""
