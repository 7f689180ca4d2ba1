"""The kinds of event in Little Town; the message files have a line for each (`lt-event-...`)."""

from typing import Final

from bastide.engine.story import THING, EventKind

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
ROUND_ENDS: Final = 19
FEEDS: Final = 20

EVENTS: Final[dict[int, EventKind]] = {
    PLACES: EventKind("places", "cell", counts_as="lt-share-places"),
    GAINS: EventKind("gains", "stock", gained=THING, under=True),
    ACTIVATES: EventKind("activates", "tile on cell", counts_as="lt-share-uses"),
    FEE: EventKind("fee", "owner", paid="coin"),
    GIVES: EventKind("gives", "stock", paid=THING, under=True),
    SUBSTITUTES: EventKind("substitutes", "substitute", paid="coin"),
    SCORES: EventKind("scores", "tile", gained="point"),
    BUILDS: EventKind("builds", "tile", counts_as="lt-share-builds"),
    STANDS: EventKind("stands", "cell", gained="point", under=True, note="cell"),
    VALIDATES: EventKind("validates", "goal", gained="point"),
    KEEPS: EventKind("keeps", "goal"),
    CATHEDRAL: EventKind("cathedral", gained="point"),
    RESIDENCE: EventKind("residence", "cell"),
    HUNGER: EventKind("hunger", "workers", paid="point"),
    ROUND: EventKind("round", opens_round=True),
    ENDS: EventKind("ends"),
    CASTLE: EventKind("castle", gained="point"),
    WATCHTOWER: EventKind("watchtower", gained="point"),
    COINS: EventKind("coins", gained="point"),
    ROUND_ENDS: EventKind("round-ends"),
    FEEDS: EventKind("feeds"),
}
"""How they are told."""
