"""What a line of the log won, what it cost, and which things on the table it speaks of.

All of it is read off the message that the viewer is told, so a line says the same whenever it is
told, and points only at what its reader knows anyway.
"""

from bastide.engine.messages import Message
from bastide.server.wire import Amount

CARDS_WON = {"sj-event-earns", "sj-event-keeps", "sj-event-draws", "sj-event-power"}
CARDS_PAID = {"sj-event-pays", "sj-event-discards"}
GOOD_WON = {"sj-event-produces", "sj-event-fills"}
GOOD_PAID = {"sj-event-pays-good", "sj-event-loses-good"}
POINTS_WON = {
    "lt-event-scores",
    "lt-event-stands",
    "lt-event-validates",
    "lt-event-cathedral",
    "lt-event-castle",
    "lt-event-watchtower",
    "lt-event-coins",
    "gc-event-letters",
    "gc-event-scores-goods",
    "gc-event-scores-region",
    "gc-event-reveals",
}
POINTS = ("point", "victory")
"""What is counted at the end; letters of The Golden City only lead to victory points for two."""
ONE_WON = {"sj-event-takes": "card", "gc-event-draws": "card", "gc-event-key": "key"}
MADE_BY = {
    "indigo-plant": "indigo",
    "sugar-mill": "sugar",
    "tobacco-storage": "tobacco",
    "coffee-roaster": "coffee",
    "silver-smelter": "silver",
}
IN_NO_CITY = {
    "sj-event-covers",
    "sj-event-loses-good",
    "sj-event-paid-card",
    "sj-event-looked-card",
    "sj-event-kept-card",
    "sj-event-drew-card",
    "sj-event-discarded-card",
    "sj-event-stored-card",
    "sj-event-turns-up",
    "sj-event-takes",
}
"""Name a card that is no building, or no longer."""
STANDS = "lt-event-stands"
"""Tells where a building stands, not which: that was told when it was bought."""
BUILDS = "lt-event-builds"
COUNTED = {
    "lt-event-places": "server-share-places",
    "lt-event-activates": "server-share-uses",
    "lt-event-builds": "server-share-builds",
    "gc-event-bids": "server-share-bids",
    "gc-event-builds": "server-share-builds",
    "at-event-draws": "server-share-draws",
    "at-event-builds": "server-share-builds",
}
"""What turns are about, by the line that tells it; in San Juan it is the role."""


def counted(message: Message) -> Message | None:
    """What a line adds to in a count of what everybody did."""
    if message.id == "sj-event-role":
        role = message.args["role"]
        return role if isinstance(role, Message) else None
    return Message(COUNTED[message.id]) if message.id in COUNTED else None


def points(message: Message) -> int:
    """How many points a line is about, won or lost."""
    return sum(it.amount for it in (*gained(message), *paid(message)) if it.what in POINTS)


def gained(message: Message) -> list[Amount]:
    """What was won."""
    if message.id in GOOD_WON:
        return [Amount(_good(message), 1)]
    if message.id in CARDS_WON:
        return _counted("card", message.args["count"])
    if message.id in ONE_WON:
        return [Amount(ONE_WON[message.id], 1)]
    if message.id == "gc-event-coins":
        return _counted("coin", message.args["count"])
    if message.id in POINTS_WON:
        return _counted("point", message.args["count"])
    if message.id == "gc-event-victory":
        return _counted("victory", message.args["count"])
    return _named(message, "amount") if message.id == "lt-event-gains" else []


def paid(message: Message) -> list[Amount]:
    """What was given away or lost."""
    if message.id in GOOD_PAID:
        return [Amount(_good(message), 1)]
    if message.id in CARDS_PAID:
        return _counted("card", message.args["count"])
    if message.id == "lt-event-hunger":
        return _counted("point", message.args["count"])
    if message.id == "gc-event-expels":
        return _counted("coin", message.args["count"])
    if message.id == "lt-event-fee":
        return [Amount("coin", 1)]
    if message.id == "lt-event-substitutes":
        return _named(message, "coins")
    return _named(message, "amount") if message.id == "lt-event-gives" else []


def pointed(message: Message, seat: int) -> list[str]:
    """The things it speaks of.

    A building in a city is pointed at by its name: where it stands is for the view to say.
    """
    args = message.args
    role, card, tile, store = (_name(args.get(key)) for key in ("role", "card", "tile", "place"))
    found = [f"role:{role}"] if role else []
    if "cell" in args:
        found += [f"cell:{args['cell']}", f"tile:{args['cell']}"]
    if isinstance(hex := args.get("hex"), str):
        found.append(f"hex:{hex}")
    if card:
        building = store if message.id in IN_NO_CITY else card
        found += [f"card:{card}", *([f"built:{seat}:{building}"] if building else [])]
    if tile:
        found.append(f"market:{tile}")
    if message.id in ("gc-event-builds", "gc-event-black", "gc-event-letters"):
        found.append(f"place:{_id(args['place'])}")
    if message.id == "gc-event-bids":
        found.append(f"offer:{args['number']}")
    if "goal" in args:
        found.append(f"goal:{args['goal']}")
    if message.id == "sj-event-tile":
        found.append("trading-house")
    return found


def _name(value: object) -> str:
    """The thing that an argument names as the page knows it: `sj-card-sugar-mill`, `sugar_mill`."""
    return "_".join(value.id.split("-")[2:]) if isinstance(value, Message) else ""


def _id(value: object) -> str:
    """What a place is called on the board."""
    return str(value.args["id"]) if isinstance(value, Message) else ""


def _good(message: Message) -> str:
    """What the building makes; a Customs Office holds anything."""
    card = message.args["card"]
    assert isinstance(card, Message)
    return MADE_BY.get(card.id.removeprefix("sj-card-"), "crate")


def _counted(what: str, count: object) -> list[Amount]:
    return [Amount(what, count)] if isinstance(count, int) and count else []


def _named(message: Message, key: str) -> list[Amount]:
    """An amount that is a message itself: `lt-amount-wood` with its count."""
    amount = message.args.get(key)
    if not isinstance(amount, Message):
        return []
    return _counted(amount.id.rpartition("-")[2], amount.args["count"])
