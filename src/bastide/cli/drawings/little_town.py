"""Little Town in a terminal: the land, the market, the players, one's own objectives."""

from rich.console import Group, RenderableType
from rich.text import Text

from bastide.cli.drawings.drawing import AIRY, FULL, TIGHT, Drawing, flowed, numbered
from bastide.cli.drawings.little_town_land import (
    SIGNS,
    STYLES,
    colour,
    cost,
    effect,
    land,
    name,
    sign,
    signs,
)
from bastide.cli.look import Look
from bastide.cli.menu import Choice
from bastide.engine.messages import Argument, Message
from bastide.engine.parts import Json
from bastide.games.little_town.catalogue import (
    BUILDINGS,
    KINDS_OF_STOCK,
    NAMES,
    NUMBERS,
    OBJECTIVE_CARDS,
    OBJECTIVE_NUMBERS,
)

TOPICS = {
    "turn": ("LT-024", "LT-027", "LT-029", "LT-040", "LT-045"),
    "worker": ("LT-033", "LT-034", "LT-035", "LT-036", "LT-R01"),
    "payment": ("LT-051", "LT-052", "LT-R05"),
    "take": ("LT-R09",),
    "site": ("LT-042", "LT-043", "LT-044"),
    "objective": ("LT-049", "LT-R16"),
    "special": ("LT-053", "LT-054", "LT-055", "LT-R12"),
    "feeding": ("LT-056", "LT-057", "LT-058", "LT-R07"),
}


class LittleTownDrawing(Drawing):
    """Everything one seat may see of Little Town."""

    openings = frozenset(
        f"lt-event-{kind}" for kind in ("places", "builds", "round-ends", "feeds", "round")
    )
    legend = Message("lt-legend")

    def draw(self, view: Json, look: Look, choices: list[Choice], room: int) -> RenderableType:
        parts: list[list[RenderableType]] = [
            [headline(view, look)],
            land(view, look, choices, room),
            market(view, look, choices, room),
            [line for seat in range(view["players"]) for line in player(view, look, seat)],
        ]
        if look.viewer >= 0:
            parts.append(objectives(view, look))
        if room == AIRY:
            parts[1:] = [[Text(""), *part] if part else [] for part in parts[1:]]
        return Group(*(block for part in parts for block in part))

    def topics(self, view: Json) -> tuple[str, ...]:
        return TOPICS.get(view["phase"], ())

    def is_drawn(self, choice: Choice, view: Json) -> bool:
        if view["phase"] not in ("turn", "site"):
            return False  # what a building does is better told in words
        return any(target.startswith(("cell:", "market:")) for target in choice.targets)


def stock(amounts: Json) -> Text:
    """How much there is of everything."""
    line = Text(style="not bold default")
    for kind in KINDS_OF_STOCK:
        style = STYLES[kind] if amounts[kind] else "dim"
        line.append(f" {SIGNS[kind]}{amounts[kind]}", style=style)
    return line


def headline(view: Json, look: Look) -> Text:
    """Round, side, first player and supply."""
    facts = {"round": view["round"], "side": view["side"], "first": look.name(view["first"])}
    line = Text("Little Town", style="bold")
    line.append(f" · {look.say(Message('lt-headline', {**facts}))}", style="not bold")
    return line.append_text(stock(view["supply"]))


def market(view: Json, look: Look, choices: list[Choice], room: int) -> list[RenderableType]:
    """The tiles for sale: number, name, cost, points and effect; if there is little room, only
    those that can be built."""
    on_sale = {*view["market"], *(["wheat_field"] if view["wheat_fields"] else [])}
    items: list[Text] = []
    for tile in filter(on_sale.__contains__, NAMES):
        choice = next((c for c in choices if f"market:{tile}" in c.targets), None)
        if choice is None and room == TIGHT:
            continue
        item = Text(f"{numbered(choice)}) " if choice else "", style="bold cyan")
        copies = f" ×{view['wheat_fields']}" if tile == "wheat_field" else ""
        item.append(look.say(name(tile)) + copies + " ", style="bold" if choice else "dim")
        item.append_text(cost(tile))
        if choice and (paid := price(choice, look)).plain != cost(tile).plain:
            item.append(" (", style="not bold dim").append_text(paid).append(")", "not bold dim")
        item.append(" = ", style="not bold dim")
        items.append(item.append_text(worth(tile)))
    if not items:
        return []
    head = Text(look.say(Message("lt-market")), style="bold green")
    if room >= FULL:
        return [head, *in_columns(items, look.voice.out.width)]
    return flowed(head, items, look.voice.out.width)


def price(choice: Choice, look: Look) -> Text:
    """What a build really takes, in signs: coins may stand in for cubes (LT-051)."""
    kinds = {
        look.say(Message(f"lt-{kind}", {"count": number})): kind
        for kind in KINDS_OF_STOCK
        for number in (1, 2)
    }
    return signs({kinds[cause]: amount for cause, amount in choice.price})


def worth(tile: str) -> Text:
    """What a tile brings: points when it is built, and its effect, as far as there is any."""
    points = BUILDINGS[NUMBERS[tile]].points
    parts = [Text(f"{points}{SIGNS['point']}", style=STYLES["point"]) if points else Text("")]
    parts.append(effect(tile))
    return Text(", ", style="not bold dim").join(part for part in parts if part.plain)


def in_columns(items: list[Text], width: int) -> list[RenderableType]:
    """The things in rows, one below the other as far as they fit."""
    space = 2 + max(item.cell_len for item in items)
    across = max(1, (width - 2) // space)
    rows: list[RenderableType] = []
    for first in range(0, len(items), across):
        row = Text("  ", no_wrap=True, overflow="crop")
        for item in items[first : first + across]:
            row.append_text(item).append(" " * (space - item.cell_len))
        row.rstrip()
        rows.append(row)
    return rows


def player(view: Json, look: Look, seat: int) -> list[RenderableType]:
    """One player: points, workers and pawns left, what they have, what they have shown."""
    area = view["seats"][seat]
    line = Text(f"{sign(seat)} {look.name(seat)}", style=colour(view, seat))
    facts = {"points": area["score"], "workers": area["workers_left"], "pawns": area["pawns"]}
    line.append("  " + look.say(Message("lt-seat-line", {**facts})), style="not bold default")
    line.append(" ·", style="not bold default").append_text(stock(area))
    goals: list[Text] = []
    if area["hidden"] and seat != look.viewer:
        hidden = Message("lt-hidden-goals", {"count": area["hidden"]})
        goals.append(Text(look.say(hidden), style="dim"))
    goals += [Text(f"✓ {goal(card, look)}", style="green") for card in area["validated"]]
    return flowed(line, goals, look.voice.out.width)


def objectives(view: Json, look: Look) -> list[RenderableType]:
    """The viewer's objectives that are not validated yet: points, text, how far it is."""
    mine = view["seats"][look.viewer]
    if not mine["objectives"]:
        return []
    items: list[Text] = []
    for card in mine["objectives"]:
        points = OBJECTIVE_CARDS[OBJECTIVE_NUMBERS[card]].points
        have, need = mine["progress"][card]
        text = goal(card, look)
        if need > 1:
            args: dict[str, Argument] = {"goal": text, "have": have, "need": need}
            text = look.say(Message("lt-goal-progress", args))
        item = Text(f"{points}{SIGNS['point']} ", style=STYLES["point"])
        items.append(item.append(text, style="bold green" if have == need else "not bold default"))
    head = Text(look.say(Message("lt-your-goals")), style="bold green")
    return flowed(head, items, look.voice.out.width)


def goal(card: str, look: Look) -> str:
    """What an objective asks for."""
    return look.say(Message(f"lt-goal-{card.lower()}"))
