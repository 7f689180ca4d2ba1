"""San Juan's cards as names, colours and short lines."""

from functools import cache

from rich.columns import Columns
from rich.text import Text

from bastide.cli.drawings.drawing import arithmetic, numbered
from bastide.cli.look import Look
from bastide.cli.menu import Choice
from bastide.engine.messages import Message
from bastide.engine.parts import Json
from bastide.games.san_juan.catalogue import (
    BUILDINGS,
    GOOD_NAMES,
    MONUMENT,
    NUMBERS,
    PRODUCTION,
    SIX,
)
from bastide.games.san_juan.editions import FULL_CITY, Edition, edition

# The sixteen colours of every terminal, which its owner has chosen to be readable.
GOOD_STYLES = {
    "indigo": "blue",
    "sugar": "default",
    "tobacco": "yellow",
    "coffee": "red",
    "silver": "bright_black",
}
KIND_STYLES = {MONUMENT: "green", SIX: "bold magenta"}

FILLED, EMPTY, PLACE = "●", "○", "·"


def name(card: str, number: int) -> Message:
    """The name of a building in an edition."""
    return Message(f"sj-card-{card.replace('_', '-')}", {"edition": number})


def role_name(role: str, number: int) -> Message:
    """The name of a role in an edition."""
    return Message(f"sj-role-{role}", {"edition": number})


def facts(look: Look) -> Edition:
    """The edition with the options of this game."""
    return _facts(
        int(look.settings["edition"]),
        bool(look.settings["expansion"]),
        int(look.settings["prefecture_cost"]),
        int(look.settings["customs_office_cost"]),
    )


@cache
def _facts(number: int, expansion: bool, prefecture_cost: int, customs_office_cost: int) -> Edition:
    return edition(number, expansion, prefecture_cost, customs_office_cost)


def style(card: str) -> str:
    """The colour of a building."""
    number = NUMBERS[card]
    if BUILDINGS[number].kind == PRODUCTION:
        return GOOD_STYLES[GOOD_NAMES[number]]
    return KIND_STYLES.get(BUILDINGS[number].kind, "magenta")


def title(card: str, look: Look) -> str:
    """The name of a building as the viewer reads it."""
    return look.say(name(card, int(look.settings["edition"])))


def row(card: str, choice: Choice | None, look: Look, widest: int) -> Text:
    """Number, name, cost, points, and the price or the effect, all in one line."""
    printed = facts(look)
    number = NUMBERS[card]
    effect = Message("sj-effect", {"card": name(card, printed.number)})
    points = look.say(Message("sj-points", {"points": int(printed.points[number])}))
    line = Text(no_wrap=True, overflow="ellipsis")
    line.append(f"{numbered(choice) if choice else '':>3} ", style="bold cyan")
    marked = choice is not None and choice.marked
    line.append(f"{title(card, look):{widest}}", style="reverse" if marked else style(card))
    line.append(f"  {printed.cost[number]}", style="bold")
    line.append(f"  {points:<5}  ", style="dim")
    if choice is not None and arithmetic(choice):
        line.append(f"{arithmetic(choice)}  ", style="bold")
    line.append(look.say(effect), style="dim")
    return line


def short_hand(hand: list[str], look: Look) -> list[Text]:
    """Names and costs of a hand."""
    printed = facts(look)
    return [
        Text(title(card, look), style=style(card)).append(f" {printed.cost[NUMBERS[card]]}", "bold")
        for card in hand
    ]


def compact_city(city: list[Json], number: int, look: Look) -> list[Text]:
    """A city as goods with filled and empty circles, then the other buildings."""
    circles: dict[str, str] = {}
    for place in city:
        if BUILDINGS[NUMBERS[place["card"]]].kind == PRODUCTION:
            good = GOOD_NAMES[NUMBERS[place["card"]]]
            circles[good] = circles.get(good, "") + (FILLED if place["good"] else EMPTY)
    items = [
        Text(f"{look.say(Message(f'sj-good-{good}'))} {circles[good]}", style=GOOD_STYLES[good])
        for good in GOOD_NAMES
        if good in circles
    ]
    others = [place for place in city if BUILDINGS[NUMBERS[place["card"]]].kind != PRODUCTION]
    return items + [building(place, number, look) for place in others]


def building(place: Json, number: int, look: Look) -> Text:
    """One building with its good and what it covers."""
    text = Text(look.say(name(place["card"], number)), style=style(place["card"]))
    if place["good"]:
        text.append(f" {FILLED}")
    elif BUILDINGS[NUMBERS[place["card"]]].kind == PRODUCTION:
        text.append(f" {EMPTY}")
    if place["covers"]:
        text.append(f" +{len(place['covers'])}", style="dim")
    return text


def twelve_places(city: list[Json], number: int, look: Look) -> Columns:
    """The own city as a grid of twelve places, four in a row where the names leave room."""
    places = [building(place, number, look) for place in city]
    widest = max((place.cell_len for place in places), default=0)
    places += [Text(PLACE, style="dim")] * (FULL_CITY - len(city))
    room = look.voice.out.width
    return Columns(places, width=min(max(widest, room // 4 - 2), room - 2), padding=(0, 1))
