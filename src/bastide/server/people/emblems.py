"""The emblem of a person: a drawn sign in a ring of a colour. The page draws them."""

import secrets

from bastide.server.live.tables import Tables
from bastide.server.views import broadcast

SIGNS = (
    *("lighthouse", "chapel", "well", "statue", "column", "horse", "crane", "stall"),
    *("library", "palace", "cathedral", "arch", "kiln", "mill", "aqueduct", "mine"),
    *("palm", "cypress", "tree", "ship", "wheel", "clock", "rose", "fountain"),
    *("fire", "barrel", "castle", "dome", "temple", "windmill", "wires", "cactus"),
    *("sun", "star", "moon", "key", "bell", "fish", "wheat", "indigo"),
    *("coffee", "tobacco", "sugar", "silver", "log", "stone", "wave", "grass"),
    *("fir", "dune", "peak", "hill", "drop", "letter", "amphora", "hat"),
    *("coin", "scales", "scroll", "book", "mug", "ring", "anchor", "anvil"),
)
COLOURS = ("cobalt", "brick", "ochre", "night", "leaf", "teal", "plum", "rose")


def dealt() -> str:
    """An emblem for somebody who has not chosen one."""
    return f"{secrets.choice(COLOURS)}-{secrets.choice(SIGNS)}"


def is_emblem(text: str) -> bool:
    """Whether that is one."""
    colour, _, sign = text.partition("-")
    return colour in COLOURS and sign in SIGNS


async def wear(tables: Tables, person: str, emblem: str) -> None:
    """Somebody has another emblem now, at every table where they sit that is not over."""
    for stored in await tables.store.tables_of(person):
        if stored.row.status == "over":
            continue
        async with tables.at(stored.row.id) as table:
            mine = [each for each in table.chairs if each.holder == person and each.emblem]
            for chair in mine:
                chair.emblem = emblem
            await table.write((), mine)
            broadcast.snapshot_all(table)
