"""The kinds of event in The Golden City; the message files have a line for each (`gc-event-...`).

What `what` and `amount` of an event mean stands beside its name.
"""

from typing import Final

NAMES: Final = (
    "round",  # score card; round
    "offer",  # pair or group; its cards, three bits each from the lowest on, plus one
    "bids",  # group
    "expels",  # expelled seat; coins
    "wins",  # group; cards as in offer
    "builds",  # place
    "black",  # place
    "pays",  # packed payment; place
    "stops",
    "coins",  # amount
    "draws",
    "drew",  # type, told to the seat alone
    "key",
    "goods",  # card
    "returns",  # card
    "bonus",
    "chose",  # bonus card, told to the seat alone
    "letters",  # place; letters
    "discards",  # type
    "scores-goods",  # kind of goods; letters
    "scores-region",  # region; letters
    "reveals",  # bonus card; letters
    "victory",  # points
    "returned",
    "last-post",
    "blocked",
    "ends",
    "reshuffle",
)

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
