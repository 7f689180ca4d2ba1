"""The kinds of event in San Juan; the message files have a line for each (`sj-event-...`)."""

from typing import Final

from bastide.engine.story import THING, EventKind

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

EVENTS: Final[dict[int, EventKind]] = {
    ROLE: EventKind("role", "role"),
    PASSES: EventKind("passes", together=True),
    BUILDS: EventKind("builds", "building"),
    COVERS: EventKind("covers", "card"),
    PAYS: EventKind("pays", "building", paid="card", under=True),
    PAID_CARD: EventKind("paid-card", "card", ahead=True, note="card"),
    PAYS_GOOD: EventKind("pays-good", "building", paid=THING, single=True, under=True),
    LOSES_GOOD: EventKind("loses-good", "card", paid=THING, single=True, under=True),
    PRODUCES: EventKind("produces", "building", gained=THING, single=True, under=True),
    TILE: EventKind("tile", "tile"),
    SELLS: EventKind("sells", "building"),
    SHIPS: EventKind("ships", "building"),
    EARNS: EventKind("earns", gained="card", under=True),
    LOOKS: EventKind("looks"),
    LOOKED_CARD: EventKind("looked-card", "card", ahead=True, note="card"),
    KEEPS: EventKind("keeps", gained="card"),
    KEPT_CARD: EventKind("kept-card", "card", ahead=True, note="card"),
    DRAWS: EventKind("draws", gained="card", under=True),
    DREW_CARD: EventKind("drew-card", "card", ahead=True, note="card"),
    DISCARDS: EventKind("discards", paid="card"),
    DISCARDED_CARD: EventKind("discarded-card", "card", ahead=True, note="card"),
    POWER: EventKind("power", "building", gained="card"),
    TURNS_UP: EventKind("turns-up", "card"),
    TAKES: EventKind("takes", "card", gained="card", single=True),
    LEAVES: EventKind("leaves", "building"),
    STORES: EventKind("stores", "building"),
    STORED_CARD: EventKind("stored-card", "card under"),
    DOUBLES: EventKind("doubles"),
    RESHUFFLE: EventKind("reshuffle"),
    ROUND: EventKind("round", opens_round=True),
    FILLS: EventKind("fills", "building", gained=THING, single=True),
    ENDS: EventKind("ends"),
}
"""How they are told; a `building` stands in the seat's city, a `card` is none, or no longer."""
