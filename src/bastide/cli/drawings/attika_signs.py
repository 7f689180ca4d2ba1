"""Symbols, colours, names and prices of Attika and U.S. Telegraph in a few signs."""

from functools import cache

from rich.text import Text

from bastide.engine.messages import Message
from bastide.engine.parts import Json
from bastide.games.attika.catalogue import RESOURCE_NAMES, RESOURCES
from bastide.games.attika.editions import Edition, edition

# The sixteen colours of every terminal, which its owner has chosen to be readable.
SIGNS = {"water": "≈", "wood": "♣", "clay": "∩", "metal": "▲"}
COLOURS = {"water": "blue", "wood": "green", "clay": "yellow", "metal": "magenta"}
SEATS = ("red", "bright_blue", "bright_yellow", "bright_magenta")
ANY = "?"
"""The sign of a card of any kind."""
MOST_SIGNS = 2
"""Cards of any kind that are drawn one by one; more are a number."""


def prefix(view: Json) -> str:
    """What the names of this game begin with."""
    return "at" if view["game"] == "attika" else "us"


def name(view: Json, token: str) -> Message:
    """The name of a building."""
    return Message(f"{prefix(view)}-token-{token.replace('_', '-')}")


def card_name(view: Json, card: str) -> Message:
    """The name of a kind of card."""
    return Message(f"{prefix(view)}-card-{card}")


@cache
def printed(game: str) -> Edition:
    """What is printed on the buildings of a game."""
    return edition(game, "at" if game == "attika" else "us", False)


def signs(amounts: dict[str, int]) -> Text:
    """So many cards of each kind, one sign each."""
    line = Text()
    for kind in RESOURCE_NAMES:
        line.append(SIGNS[kind] * amounts.get(kind, 0), style=COLOURS[kind])
    return line


def of_any(count: int) -> str:
    """So many cards of any kind."""
    return ANY * count if count <= MOST_SIGNS else f"{count}{ANY}"


def cost(view: Json, token: str) -> Text:
    """The printed cost of a building."""
    facts = printed(view["game"])
    kind = facts.names.index(token)
    fixed = {card: int(facts.cost[kind * RESOURCES + at]) for at, card in enumerate(RESOURCE_NAMES)}
    return signs(fixed).append(of_any(int(facts.any[kind])))


def due(price: Json) -> Text:
    """A price on a hex: cards by kind, cards of any kind, and what a new settlement adds."""
    line = signs({kind: price[kind] for kind in RESOURCE_NAMES})
    line.append(of_any(price["any"]))
    if price["surcharge"]:
        line.append(f"+{price['surcharge']}")
    return line if line.plain else Text("0", style="bold green")


def cards(price: Json) -> int:
    """How many cards a price is if they all match."""
    return sum(price[kind] for kind in (*RESOURCE_NAMES, "any", "surcharge"))
