"""San Juan in a terminal: roles, prices, the other cities, one's own city and hand."""

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from bastide.cli.drawings import san_juan_cards as cards
from bastide.cli.drawings.drawing import AIRY, FULL, TIGHT, Drawing, arithmetic, flowed
from bastide.cli.look import Look
from bastide.cli.menu import Choice
from bastide.engine.messages import Message
from bastide.engine.parts import Json
from bastide.games.san_juan.catalogue import GOOD_NAMES

WIDE = 110
"""From this width on the other cities stand side by side."""

TOPICS = {
    "role": ("SJ-020", "SJ-022", "SJ-023", "SJ-024"),
    "builder": ("SJ-030", "SJ-031", "SJ-033", "SJ-034"),
    "producer": ("SJ-036", "SJ-037", "SJ-038"),
    "trader": ("SJ-039", "SJ-040", "SJ-041", "SJ-043"),
    "councillor": ("SJ-044", "SJ-045"),
    "prospector": ("SJ-046", "SJ-052"),
    "round_start": ("SJ-047", "SJ-048", "SJ-066"),
    "start": ("SJ-015",),
}


class SanJuanDrawing(Drawing):
    """Everything one seat may see of San Juan."""

    quiet = frozenset(
        {
            "sj-event-pays",
            "sj-event-paid-card",
            "sj-event-earns",
            "sj-event-looks",
            "sj-event-looked-card",
        }
    )
    quiet_of_oneself = frozenset({"sj-event-keeps", "sj-event-draws", "sj-event-discards"})
    openings = frozenset({"sj-event-role", "sj-event-round"})
    legend = Message("sj-legend")

    def draw(self, view: Json, look: Look, choices: list[Choice], room: int) -> RenderableType:
        others = [seat for seat in range(view["players"]) if seat != look.viewer]
        parts: list[list[RenderableType]] = [
            [headline(view, look, room), *roles(view, look), *prices(view, look, room)],
            [rivals(view, look, others, room)],
        ]
        if look.viewer >= 0:
            parts += [own_city(view, look, room), own_hand(view, look, choices, room)]
        if room == AIRY:
            parts[1:] = [[Text(""), *part] for part in parts[1:]]
        return Group(*(block for part in parts for block in part))

    def topics(self, view: Json) -> tuple[str, ...]:
        return TOPICS.get(view["phase"], ())

    def is_drawn(self, choice: Choice, view: Json) -> bool:
        return any(
            target == "cathedral" or target.startswith(("hand:", "looking:"))
            for target in choice.targets
        )

    def aside(self, choice: Choice, look: Look) -> str:
        doing, _, thing = choice.word.partition(" ")
        if doing == "role":
            return look.say(Message(f"sj-action-{thing}"))
        return arithmetic(choice)


def headline(view: Json, look: Look, room: int) -> Text:
    """Which game, which round, who governs, how many cards are left."""
    facts = Message(
        "sj-headline",
        {
            "round": view["round"],
            "governor": look.name(view["governor"]),
            "pile": view["draw_pile"]["size"],
            "discard": view["discard"]["size"],
        },
    )
    parts = [look.say(facts)]
    if view["cathedral"] is not None:
        parts.append(look.say(Message("sj-cathedral-is", {"where": view["cathedral"]})))
    if room >= FULL and look.voice.out.width >= WIDE:
        expansion = "yes" if view["expansion"] else "no"
        facts = Message("sj-edition", {"edition": view["edition"], "expansion": expansion})
        parts.append(look.say(facts))
    line = Text("San Juan · " if room >= FULL else "", style="bold")
    return line.append(" · ".join(parts), style="not bold")


def roles(view: Json, look: Look) -> list[RenderableType]:
    """The five roles: free ones bright, taken ones with their taker, the running one inverse."""
    items: list[Text] = []
    for role in view["roles"]:
        name = look.say(cards.role_name(role["id"], view["edition"]))
        if role["taken_by"] is None:
            items.append(Text(name, style="bold"))
        else:
            style = "reverse" if role["id"] == view["phase"] else "dim"
            items.append(Text(f"{name} ({look.name(role['taken_by'])})", style=style))
    return flowed(Text(look.say(Message("sj-roles")), style="dim"), items, look.voice.out.width)


def prices(view: Json, look: Look, room: int) -> list[RenderableType]:
    """The prices of the running Trader phase, else those that come next, if known."""
    seen = view["tiles_seen"]
    known = view["next_tile"] < len(seen)
    tile = view["tile"] or (seen[view["next_tile"]] if known else [])
    if not tile and not seen and room == TIGHT:
        return []
    when = "now" if view["tile"] else "next" if known else "unknown"
    head = Text(look.say(Message("sj-prices", {"when": when})), style="dim")
    items = [
        Text(look.say(Message(f"sj-good-{good}")), style=cards.GOOD_STYLES[good]).append(
            f" {price}", "default bold"
        )
        for good, price in zip(GOOD_NAMES, tile, strict=False)
    ]
    if seen and not tile:
        tiles = "  ".join(" ".join(map(str, prices)) for prices in seen)
        items.append(Text(look.say(Message("sj-prices-seen", {"tiles": tiles})), style="dim"))
    return flowed(head, items, look.voice.out.width)


def rivals(view: Json, look: Look, others: list[int], room: int) -> RenderableType:
    """The other cities in a few lines each, side by side where the terminal is wide."""
    width = look.voice.out.width
    if room >= FULL and width >= WIDE:
        share = width // len(others) - 2
        areas = [Group(*rival(view, look, seat, room, share)) for seat in others]
        return Columns(areas, width=share, padding=(0, 1))
    return Group(*(line for seat in others for line in rival(view, look, seat, room, width)))


def rival(view: Json, look: Look, seat: int, room: int, width: int) -> list[RenderableType]:
    """One of the other cities."""
    area = view["seats"][seat]
    head = Text(look.name(seat), style="bold cyan")
    head.append(f"  {seat_facts(area, look)}", style="not bold default")
    if area["known"]:
        shown = ", ".join(look.say(cards.name(card, view["edition"])) for card in area["known"])
        head.append("  " + look.say(Message("sj-known", {"cards": shown})), style="not bold dim")
    buildings = cards.compact_city(area["city"], view["edition"], look)
    if room >= FULL:
        return [head, *flowed(Text("  "), buildings, width)]
    lines = flowed(head, buildings, width)
    return lines[:2] if room == TIGHT else lines


def seat_facts(area: Json, look: Look) -> str:
    """Cards, buildings and points of a seat in a line."""
    return look.say(
        Message(
            "sj-seat",
            {"cards": area["hand_size"], "built": area["buildings"], "points": area["points"]},
        )
    )


def own_city(view: Json, look: Look, room: int) -> list[RenderableType]:
    """The viewer's own twelve places and what lies under the buildings."""
    area = view["seats"][look.viewer]
    facts = {"built": area["buildings"], "points": area["points"]}
    head = Text(look.say(Message("sj-your-city", {**facts})), style="bold green")
    for place in ("chapel", "bank"):
        if area[place]:
            under = {"count": len(area[place])}
            head.append("  " + look.say(Message(f"sj-under-{place}", {**under})), style="not bold")
    if area["harbor"]:
        head.append(
            "  " + look.say(Message("sj-under-harbor", {"count": area["harbor"]})), style="not bold"
        )
    if room < FULL:
        buildings = cards.compact_city(area["city"], view["edition"], look)
        return flowed(head, buildings, look.voice.out.width)
    return [head, cards.twelve_places(area["city"], view["edition"], look)]


def own_hand(view: Json, look: Look, choices: list[Choice], room: int) -> list[RenderableType]:
    """The cards looked at, the hand, and the Cathedral where it may be chosen."""
    blocks: list[RenderableType] = []
    if isinstance(view["looking"], list) and view["looking"]:
        blocks.append(Text(look.say(Message("sj-looking")), style="bold yellow"))
        blocks += rows(view["looking"], "looking:", look, choices)
    hand = view["seats"][look.viewer]["hand"]
    blocks.append(Text(look.say(Message("sj-your-hand", {"count": len(hand)})), style="bold green"))
    of_hand = [c for c in choices if any(t.startswith("hand:") for t in c.targets)]
    if room == TIGHT and not of_hand:
        blocks += flowed(Text("  "), cards.short_hand(hand, look), look.voice.out.width)
    else:
        blocks += rows(hand, "hand:", look, choices)
    if any("cathedral" in choice.targets for choice in choices):
        blocks += rows(["cathedral"], "", look, choices)
    return blocks


def rows(shown: list[str], prefix: str, look: Look, choices: list[Choice]) -> list[RenderableType]:
    """Cards one below the other: number, name, cost, points, price or effect."""
    widest = max((len(cards.title(card, look)) for card in shown), default=0)
    left = list(choices)
    lines: list[RenderableType] = []
    for card in shown:
        choice = next((c for c in left if prefix + card in c.targets), None)
        if choice is not None:
            left.remove(choice)
        lines.append(cards.row(card, choice, look, widest))
    return lines
