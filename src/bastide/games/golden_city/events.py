"""The kinds of event in The Golden City; message files have a line for each (`gc-event-...`)."""

from typing import Final

from bastide.engine.story import EventKind

ROUND: Final = 0
OFFER: Final = 1
BIDS: Final = 2
EXPELS: Final = 3
WINS: Final = 4
BUILDS: Final = 5
BLACK: Final = 6
PAYS: Final = 7
STOPS: Final = 8
COINS: Final = 9
DRAWS: Final = 10
DREW: Final = 11
KEY: Final = 12
GOODS: Final = 13
RETURNS: Final = 14
BONUS: Final = 15
CHOSE: Final = 16
LETTERS: Final = 17
DISCARDS: Final = 18
SCORES_GOODS: Final = 19
SCORES_REGION: Final = 20
REVEALS: Final = 21
VICTORY: Final = 22
RETURNED: Final = 23
LAST_POST: Final = 24
BLOCKED: Final = 25
ENDS: Final = 26
RESHUFFLE: Final = 27

EVENTS: Final[dict[int, EventKind]] = {
    ROUND: EventKind("round", "score card", opens_round=True),
    # the cards of a group are packed into the amount, three bits each from the lowest on, plus one
    OFFER: EventKind("offer", "group of cards"),
    BIDS: EventKind("bids", "group", counts_as="gc-share-bids"),  # its cards packed likewise
    EXPELS: EventKind("expels", "seat", paid="coin"),
    WINS: EventKind("wins", "group of cards"),
    BUILDS: EventKind("builds", "place", counts_as="gc-share-builds"),
    BLACK: EventKind("black", "place"),
    PAYS: EventKind("pays", "payment", paid="key", single=True),  # the amount is the place
    STOPS: EventKind("stops"),  # the amount is how many posts were built before
    COINS: EventKind("coins", gained="coin", under=True),
    DRAWS: EventKind("draws", gained="card", single=True, under=True),
    DREW: EventKind("drew", "type"),
    KEY: EventKind("key", gained="key", single=True, under=True),
    GOODS: EventKind("goods", "goods card"),
    RETURNS: EventKind("returns", "goods card"),
    BONUS: EventKind("bonus"),
    CHOSE: EventKind("chose", "bonus"),
    LETTERS: EventKind("letters", "place", gained="point", under=True),
    DISCARDS: EventKind("discards", "type"),
    SCORES_GOODS: EventKind("scores-goods", "goods", gained="point"),
    SCORES_REGION: EventKind("scores-region", "region", gained="point"),
    REVEALS: EventKind("reveals", "bonus", gained="point"),
    VICTORY: EventKind("victory", gained="victory"),
    RETURNED: EventKind("returned"),
    LAST_POST: EventKind("last-post"),
    BLOCKED: EventKind("blocked"),
    ENDS: EventKind("ends"),
    RESHUFFLE: EventKind("reshuffle"),
}
"""How they are told; letters are points, though with two players they only lead to victory."""
