"""Attika and U.S. Telegraph in a terminal: map, players, one's own board, stacks and cards."""

from collections import Counter

from rich.console import Group, RenderableType
from rich.text import Text

from bastide.cli.drawings.attika_board import board, display
from bastide.cli.drawings.attika_links import to_link
from bastide.cli.drawings.attika_map import flowers, land
from bastide.cli.drawings.attika_signs import (
    COLOURS,
    SEATS,
    SIGNS,
    card_name,
    prefix,
    printed,
    signs,
)
from bastide.cli.drawings.drawing import AIRY, INDENT, TIGHT, Drawing, flowed, numbered
from bastide.cli.look import Look
from bastide.cli.menu import Choice
from bastide.engine.messages import Argument, Message
from bastide.engine.parts import Json

TOPICS = {
    "turn": ("AT-020", "AT-025", "AT-026", "AT-033", "AT-035", "AT-051"),
    "drawn": ("AT-021", "AT-023", "AT-033", "AT-035", "AT-036"),
    "site": ("AT-030", "AT-033", "AT-035", "AT-036"),
    "payment": ("AT-037", "AT-R05", "AT-R36"),
    "extension": ("AT-060", "AT-061", "AT-062", "AT-R16"),
    "swap": ("AT-052", "AT-053", "AT-R35"),
}
ON_THE_TABLE = ("hex:", "stack:", "display:", "rotation:")


class AttikaDrawing(Drawing):
    """Everything one seat may see of either game."""

    quiet = frozenset({"at-event-stops"})
    quiet_of_oneself = frozenset({"at-event-cards"})
    openings = frozenset({"at-event-turn"})

    def __init__(self, legend: str) -> None:
        self.legend = Message(legend)

    def draw(self, view: Json, look: Look, choices: list[Choice], room: int) -> RenderableType:
        rivals = [seat for seat in range(view["players"]) if seat != look.viewer]
        parts: list[list[RenderableType]] = [
            headline(view, look),
            land(view, look, choices, room) + flowers(view, choices),
            [line for seat in rivals for line in player(view, look, seat, room)],
        ]
        if look.viewer >= 0:
            parts.append(own(view, look, choices, room))
        if room == AIRY:
            parts[1:] = [[Text(""), *part] if part else [] for part in parts[1:]]
        return Group(*(block for part in parts for block in part))

    def topics(self, view: Json) -> tuple[str, ...]:
        return TOPICS.get(view["phase"], ())

    def is_drawn(self, choice: Choice, view: Json) -> bool:
        return any(target.startswith(ON_THE_TABLE) for target in choice.targets)


def headline(view: Json, look: Look) -> list[RenderableType]:
    """The turn, and what is left of everything."""
    facts = {
        "turn": view["turn"],
        "deck": view["deck"],
        "tiles": view["tiles_left"],
        "bonuses": view["supply"],
    }
    line = Text(look.say(Message(f"{prefix(view)}-game")), style="bold")
    named = Message(f"{prefix(view)}-supplies", {**facts})
    line.append(f"  {look.say(named)}", style="not bold default")
    discard = Text(look.say(Message("at-discard")) + " ")
    discard.append_text(counted(Counter(view["discard"])))
    return flowed(line, [discard] if view["discard"] else [], look.voice.out.width)


def counted(amounts: "Counter[str]") -> Text:
    """Cards by kind as sign and number."""
    line = Text()
    for kind, sign in SIGNS.items():
        if amounts[kind]:
            line.append(f"{sign}{amounts[kind]} ", style=COLOURS[kind])
    line.rstrip()
    return line


def facts_of(view: Json, look: Look, seat: int) -> Text:
    """The name of a player, and all that can be counted."""
    area = view["seats"][seat]
    facts: dict[str, Argument] = {
        "built": area["built_count"],
        "cards": area["hand_size"],
        "bonuses": area["bonuses"],
        "settlements": area["settlement_count"],
    }
    far = to_link(view, seat)
    facts["link"] = "–" if far is None else far
    line = Text(f"{'abcd'[seat]} {look.name(seat)}", style=f"bold {SEATS[seat]}")
    counts = Message(f"{prefix(view)}-seat-line", facts)
    return line.append(f"  {look.say(counts)}", style="not bold default")


def player(view: Json, look: Look, seat: int, room: int) -> list[RenderableType]:
    """One of the others: what is built, held and waiting; in a line where room is scarce."""
    head = facts_of(view, look, seat)
    sizes = Text(" ".join(f"×{size}" for size in view["seats"][seat]["stacks"]), style="dim")
    if room == TIGHT:
        return flowed(head, [sizes], look.voice.out.width)
    piles = Text(f"{look.say(Message('at-stacks'))} ", style="dim").append_text(sizes)
    lines = flowed(head, [piles, *display(view, look, seat, [])], look.voice.out.width)
    begun = groups(view, look, seat)
    return lines + (flowed(Text(INDENT[2:]), begun, look.voice.out.width) if begun else [])


def groups(view: Json, look: Look, seat: int) -> list[Text]:
    """The groups that a player has begun, bright those that have earned something."""
    area, facts = view["seats"][seat], printed(view["game"])
    found: list[Text] = []
    for at, group in enumerate(facts.group_names):
        if area["groups"][group]:
            title = look.say(Message(f"{prefix(view)}-group-{group}"))
            style = "green" if group in area["earned"] else "dim"
            done = f"{area['groups'][group]}/{facts.group_size[at]}"
            found.append(Text(f"{title} {done}", style=style))
    return found


def own(view: Json, look: Look, choices: list[Choice], room: int) -> list[RenderableType]:
    """The viewer's board, stacks and cards."""
    width = look.voice.out.width
    facts, piles = facts_of(view, look, look.viewer), stacks(view, look, choices)
    head, cards = hand(view, look)
    if room == TIGHT:
        held = Text("  ").join([head, *cards])
        lines = flowed(facts, [piles, held], width)
        shown = display(view, look, look.viewer, choices)
        named = look.say(Message(f"{prefix(view)}-on-display"))
        return lines + (flowed(Text(named, "bold green"), shown, width) if shown else [])
    lines = flowed(facts, [piles], width)
    return lines + board(view, look, choices) + flowed(head, cards, width)


def stacks(view: Json, look: Look, choices: list[Choice]) -> Text:
    """The viewer's four stacks with their sizes, each with its number if it may be drawn from."""
    line = Text(look.say(Message("at-stacks")), style="dim")
    for stack, size in enumerate(view["seats"][look.viewer]["stacks"], 1):
        choice = next((c for c in choices if f"stack:{stack}" in c.targets), None)
        line.append(f" {numbered(choice)})" if choice else " ", style="not dim bold cyan")
        back = look.say(Message(f"{prefix(view)}-base-stack")) if stack == 1 else ""
        line.append(f"{back}×{size}", style="not dim" if choice else "dim")
    return line


def hand(view: Json, look: Look) -> tuple[Text, list[Text]]:
    """The viewer's cards: how many, and kind by kind."""
    area = view["seats"][look.viewer]
    amounts = Counter(area["hand"])
    items = [
        signs({kind: amounts[kind]}).append(f" {look.say(card_name(view, kind))}", "not bold")
        for kind in SIGNS
        if amounts[kind]
    ]
    head = Message("at-your-hand", {"count": area["hand_size"]})
    return Text(look.say(head), style="bold green"), items
