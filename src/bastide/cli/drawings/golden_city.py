"""The Golden City in a terminal: score card, island, offers, the players, one's own cards."""

from rich.console import Group, RenderableType
from rich.text import Text

from bastide.cli.drawings.drawing import AIRY, TIGHT, Drawing, flowed, numbered
from bastide.cli.drawings.golden_city_island import STYLES, island
from bastide.cli.look import Look
from bastide.cli.menu import Choice
from bastide.engine.messages import Message
from bastide.engine.parts import Json

TOPICS = {
    "auction": ("GC-070", "GC-072", "GC-073", "GC-076"),
    "turn": ("GC-090", "GC-093", "GC-094", "GC-095", "GC-097"),
    "payment": ("GC-098", "GC-R13"),
    "goods": ("GC-123", "GC-141", "GC-142"),
    "return": ("GC-124",),
    "bonus": ("GC-125", "GC-131"),
    "discard": ("GC-101",),
}
RIVERS = ("NE", "SE", "SW", "NW")


class GoldenCityDrawing(Drawing):
    """Everything one seat may see of The Golden City."""

    quiet = frozenset({"gc-event-offer", "gc-event-reshuffle"})
    quiet_of_oneself = frozenset({"gc-event-draws", "gc-event-bonus"})
    openings = frozenset({"gc-event-round"})
    legend = Message("gc-legend")

    def draw(self, view: Json, look: Look, choices: list[Choice], room: int) -> RenderableType:
        parts: list[list[RenderableType]] = [
            [*headline(view, look), *(past(view, look) if room != TIGHT else [])],
            island(view, look, choices, room),
            offers(view, look, choices),
            goods(view, look),
            [line for seat in range(view["players"]) for line in player(view, look, seat)],
        ]
        if look.viewer >= 0:
            parts.append(own_cards(view, look))
        if room == AIRY:
            parts[1:] = [[Text(""), *part] if part else [] for part in parts[1:]]
        if room == TIGHT and view["phase"] == "auction":
            parts.pop(1)
        return Group(*(block for part in parts for block in part))

    def topics(self, view: Json) -> tuple[str, ...]:
        return TOPICS.get(view["phase"], ())

    def is_drawn(self, choice: Choice, view: Json) -> bool:
        return any(target.startswith(("place:", "offer:")) for target in choice.targets)


def goods_name(kind: str) -> Message:
    """A kind of goods."""
    return Message(f"gc-goods-{kind}")


def type_name(card: str) -> Message:
    """A type of landscape card."""
    return Message(f"gc-type-{card}")


def region_name(region: str) -> Message:
    """A river or a quarter."""
    if region in RIVERS:
        return Message(f"gc-river-{region.lower()}")
    return Message(f"gc-quarter-{region}")


def headline(view: Json, look: Look) -> list[RenderableType]:
    """The round, what it scores, and what is left of everything."""
    head = Message("gc-headline", {"round": view["round"], "rounds": view["rounds"]})
    line = Text(look.say(head), style="bold")
    card = view["score_card"]
    if card is not None:
        scored = {"goods": goods_name(card["goods"]), "region": region_name(card["region"])}
        line.append("  " + look.say(Message("gc-next", {**scored})), style="bold yellow")
    supply = {
        "pile": view["pile"],
        "discard": len(view["discard"]),
        "coins": view["coins"],
        "keys": view["keys"],
        "bonus": view["bonus"]["size"],
    }
    return [line, Text(look.say(Message("gc-supply", {**supply})), style="dim")]


def past(view: Json, look: Look) -> list[RenderableType]:
    """The score cards of earlier rounds: what they scored does not come again from them."""
    items = [
        Text("/".join(look.say(name) for name in (goods_name(card["goods"]), short_region(card))))
        for card in view["score_cards"][:-1]
    ]
    head = Text(look.say(Message("gc-scored-before")), style="dim")
    return flowed(head, items, look.voice.out.width) if items else []


def short_region(card: Json) -> Message:
    """The river or quarter of a score card without its two landscapes."""
    if card["region"] in RIVERS:
        return Message(f"gc-river-short-{card['region'].lower()}")
    return region_name(card["region"])


def offers(view: Json, look: Look, choices: list[Choice]) -> list[RenderableType]:
    """The groups of the auction, each with its number, its cards and the hand on it."""
    if not view["groups"]:
        return []
    items: list[Text] = []
    for number, group in enumerate(view["groups"], 1):
        choice = next((c for c in choices if f"offer:{number}" in c.targets), None)
        item = Text(f"{numbered(choice)}) " if choice else "", style="bold cyan")
        item.append_text(cards(group["cards"], look))
        if group["coin"]:
            item.append(" " + look.say(Message("gc-group-coin")), style="yellow")
        if group["hand"] is not None:
            item.append(f" [{look.name(group['hand'])}]", style="bold")
        items.append(item)
    head = Text(look.say(Message("gc-auction", {"cost": view["cost"]})), style="bold green")
    return flowed(head, items, look.voice.out.width)


def cards(shown: list[str], look: Look) -> Text:
    """Landscape cards side by side, each in its colour."""
    line = Text(style="not bold default")
    for at, card in enumerate(shown):
        line.append("/" if at else "")
        line.append(look.say(type_name(card)), style=STYLES[card])
    return line


def pair(card: Json, look: Look) -> Text:
    """The two goods of a card."""
    return Text("+".join(look.say(goods_name(kind)) for kind in card["goods"]), style="magenta")


def goods(view: Json, look: Look) -> list[RenderableType]:
    """The open goods cards."""
    shown = [pair(card, look) for card in view["goods"]["row"] if card is not None]
    left = Message("gc-goods-left", {"count": view["goods"]["size"]})
    shown.append(Text(look.say(left), style="dim"))
    head = Text(look.say(Message("gc-open-goods")), style="dim")
    return flowed(head, shown, look.voice.out.width)


def player(view: Json, look: Look, seat: int) -> list[RenderableType]:
    """One player: letters, coins, keys, posts, goods, and the cards that all know."""
    area = view["seats"][seat]
    style = "bold green" if seat == look.viewer else "bold cyan"
    head = Text(f"{'abcd'[seat]} {look.name(seat)}", style=style)
    if seat == view["first"] and view["phase"] != "over":
        head.append(" " + look.say(Message("gc-first")), style="bold yellow")
    counts = ", ".join(look.say(fact) for fact in facts(view, area))
    head.append(f"  {counts}", style="not bold default")
    if view["players"] == 2:
        points = Message("gc-seat-victory", {"count": area["victory"]})
        head.append("  " + look.say(points), style="bold yellow")
    if area["blocked"]:
        head.append("  " + look.say(Message("gc-blocked")), style="bold red")
    if area["rank"] is not None:
        rank = Message("gc-seat-rank", {"count": area["rank"]})
        head.append("  " + look.say(rank), style="bold yellow")
    items = [pair(card, look) for card in area["goods"]]
    if seat != look.viewer and area["known"]:
        known = cards(area["known"], look).plain
        items.append(Text(look.say(Message("gc-known", {"cards": known})), style="dim"))
    return flowed(head, items, look.voice.out.width)


def facts(view: Json, area: Json) -> list[Message]:
    """How much of everything a player has."""
    letters = "gc-letters-hidden" if area["letters"] is None else "gc-letters"
    counted = [
        Message(letters, {"count": area["letters"] or 0}),
        Message("gc-coin-count", {"count": area["coins"]}),
        Message("gc-key-count", {"count": area["keys"]}),
        Message("gc-posts-left", {"count": area["stock"]}),
    ]
    if view["black_posts"]:
        counted.append(Message("gc-black-left", {"count": area["black_stock"]}))
    counted.append(Message("gc-card-count", {"count": area["hand_size"]}))
    return [*counted, Message("gc-bonus-count", {"count": area["bonus_count"]})]


def own_cards(view: Json, look: Look) -> list[RenderableType]:
    """The viewer's landscape cards and bonus cards."""
    area = view["seats"][look.viewer]
    count = Message("gc-your-hand", {"count": area["hand_size"]})
    lines = flowed(
        Text(look.say(count), style="bold green"),
        [cards([card], look) for card in area["hand"]],
        look.voice.out.width,
    )
    if area["bonus"]:
        held = [Text(look.say(Message(f"gc-bonus-{card}"))) for card in area["bonus"]]
        head = Text(look.say(Message("gc-your-bonus")), style="bold green")
        lines += flowed(head, held, look.voice.out.width)
    return lines
