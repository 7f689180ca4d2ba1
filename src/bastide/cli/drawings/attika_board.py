"""A player's own buildings in the chains of the board: built, on display, still to come."""

from rich.console import RenderableType
from rich.text import Text

from bastide.cli.drawings.attika_signs import cost, name, prefix, printed
from bastide.cli.drawings.drawing import numbered
from bastide.cli.look import Look
from bastide.cli.menu import Choice
from bastide.engine.messages import Message
from bastide.engine.parts import Json
from bastide.games.attika.catalogue import KINDS

ARROW, BUILT, BRANCH, PENDING = " → ", "■", "└→ ", "▶"
WIDEST_TITLE = 5
"""The title of a group takes at most this part of a line."""


def chains(game: str, group: int) -> list[list[int]]:
    """The kinds of a group along its arrows; each further branch is a list of its own."""
    facts = printed(game)
    members = [kind for kind in range(KINDS) if facts.group[kind] == group]
    roots = [k for k in members if facts.before[k] & ~(1 << k) == 0]
    found: list[list[int]] = []
    for root in roots:
        follow(game, root, [], found)
    return found


def follow(game: str, kind: int, line: list[int], found: list[list[int]]) -> None:
    """Walk along the arrows: the first successor goes on with the line, others begin one."""
    facts = printed(game)
    line.append(kind)
    if len(line) == 1:
        found.append(line)
    after = [k for k in range(KINDS) if k != kind and (int(facts.before[k]) >> kind) & 1]
    for at, successor in enumerate(after):
        follow(game, successor, line if at == 0 else [], found)


def board(view: Json, look: Look, choices: list[Choice]) -> list[RenderableType]:
    """All seven groups of the viewer, a line for each chain, more where it is long."""
    area = view["seats"][look.viewer]
    facts = printed(view["game"])
    width = look.voice.out.width
    titles = [look.say(Message(f"{prefix(view)}-group-{group}")) for group in facts.group_names]
    widest = min(max(len(title) for title in titles), width // WIDEST_TITLE)
    lines: list[RenderableType] = []
    for group, title in enumerate(titles):
        named = facts.group_names[group]
        done = f"{area['groups'][named]}/{facts.group_size[group]}"
        head = Text(title, style="green" if named in area["earned"] else "dim")
        head.truncate(widest, overflow="ellipsis", pad=True)
        head.append(f" {done:>5} ")
        for at, chain in enumerate(chains(view["game"], group)):
            begin = head if at == 0 else Text(" " * head.cell_len + BRANCH, style="dim")
            items = [token(view, look, facts.names[kind], choices) for kind in chain]
            lines += arrowed(begin, items, head.cell_len, width)
    return lines


def arrowed(head: Text, items: list[Text], indent: int, width: int) -> list[Text]:
    """Buildings with arrows between them, in lines that never break inside a name."""
    lines = [Text().append_text(head).append_text(items[0])]
    for item in items[1:]:
        if lines[-1].cell_len + len(ARROW) + item.cell_len > width:
            lines.append(Text(" " * indent))
        lines[-1].append(ARROW, style="dim").append_text(item)
    return lines


def token(view: Json, look: Look, kind: str, choices: list[Choice]) -> Text:
    """One kind of building: its copies built, waiting on the display, and still to come."""
    area = view["seats"][look.viewer]
    built, shown = area["built"].count(kind), area["display"].count(kind)
    left = (area["unseen_base"] + area["unseen"]).count(kind)
    choice = next((c for c in choices if f"display:{kind}" in c.targets), None)
    in_hand = view["mover"] == look.viewer and (view["pending"] or {}).get("token") == kind
    text = Text().append(BUILT * built, style="green")
    if choice is not None:
        text.append(f"{numbered(choice)})", style="bold cyan")
    text.append(PENDING if in_hand else "", style="bold cyan")
    title = look.say(name(view, kind)) + (f"×{shown}" if shown > 1 else "")
    waits = shown or in_hand
    text.append(title, style="bold" if waits else "green" if built and not left else "dim")
    if waits:
        text.append(" ").append_text(cost(view, kind))
    if left > 1 or (left and (waits or built)):
        text.append(f" ({left})", style="dim")
    return text


def display(view: Json, look: Look, seat: int, choices: list[Choice]) -> list[Text]:
    """The buildings that wait on a display, with their costs."""
    area = view["seats"][seat]
    items: list[Text] = []
    for kind in dict.fromkeys(area["display"]):
        choice = next((c for c in choices if f"display:{kind}" in c.targets), None)
        item = Text().append(f"{numbered(choice)})" if choice else "", style="bold cyan")
        copies = area["display"].count(kind)
        item.append(look.say(name(view, kind)) + (f"×{copies}" if copies > 1 else ""), "default")
        items.append(item.append(" ").append_text(cost(view, kind)))
    return items
