"""Little Town's notation: an action as a line of a record, and back."""

from bastide.engine.action import action, verb, what, where
from bastide.engine.messages import BadInput
from bastide.games.little_town import steps
from bastide.games.little_town.catalogue import (
    CATHEDRAL,
    CUBES,
    KINDS_OF_STOCK,
    NAMES,
    NUMBERS,
    OBJECTIVE_NAMES,
    OBJECTIVE_NUMBERS,
    RESIDENCE,
)
from bastide.games.little_town.land import CELL_NAMES, CELL_NUMBERS
from bastide.games.little_town.purse import amount_in

VERB_NUMBERS = {word: number for number, word in enumerate(steps.VERBS)}
CELL_VERBS = (steps.PLACE, steps.HARVEST, steps.ACTIVATE, steps.ON)
TILE_VERBS = (steps.BUILD, steps.USE)
CARD_VERBS = (steps.VALIDATE, steps.KEEP)
CUBE_NUMBERS = {name: kind for kind, name in enumerate(KINDS_OF_STOCK[:CUBES])}
MOST_CUBES = 7
"""Cubes of a kind that an action can name."""


def word(act: int) -> str:
    """The action as a line of a record: `place F5`, `pay wood substitute stone`."""
    doing = int(verb(act))
    text = steps.VERBS[doing]
    if doing in CELL_VERBS:
        return f"{text} {CELL_NAMES[where(act)]}"
    if doing in TILE_VERBS:
        return f"{text} {NAMES[what(act)]}"
    if doing in CARD_VERBS:
        return f"{text} {OBJECTIVE_NAMES[what(act)]}"
    if doing == steps.DONE:
        return text
    parts = [text, *_cubes(int(what(act)))]
    if where(act):
        parts += ["substitute", *_cubes(int(where(act)))]
    return " ".join(parts if len(parts) > 1 else [text, "nothing"])


def _cubes(pack: int) -> list[str]:
    return [name for name, kind in CUBE_NUMBERS.items() for _ in range(int(amount_in(pack, kind)))]


def act(text: str) -> int:
    """The action written so; raises BadInput with a sentence."""
    parts = text.split()
    if not parts or parts[0] not in VERB_NUMBERS:
        raise BadInput(
            f"'{text[:40]}' does not begin with a move; moves are {', '.join(steps.VERBS)}."
        )
    doing = VERB_NUMBERS[parts[0]]
    things = parts[1:]
    if doing in CELL_VERBS:
        return int(action(doing, 0, _one(parts, CELL_NUMBERS, "cell from A1 to I6")))
    if doing in TILE_VERBS:
        tile = _one(parts, NUMBERS, "building")
        if doing == steps.USE and tile not in (CATHEDRAL, RESIDENCE):
            raise BadInput(f"'{parts[0]}' is for the cathedral or the residence.")
        return int(action(doing, tile))
    if doing in CARD_VERBS:
        return int(action(doing, _one(parts, OBJECTIVE_NUMBERS, "objective from O01 to O18")))
    if doing == steps.DONE:
        if things:
            raise BadInput(f"'{parts[0]}' stands alone, without '{things[0][:40]}'.")
        return int(action(doing))
    return _payment(doing, things)


def _one(parts: list[str], known: dict[str, int], kind: str) -> int:
    if len(parts) != 2:
        raise BadInput(f"'{parts[0]}' needs exactly one {kind} after it.")
    if parts[1] not in known:
        raise BadInput(f"'{parts[1][:40]}' is no {kind}.")
    return known[parts[1]]


def _payment(doing: int, things: list[str]) -> int:
    if doing == steps.FEED and things == ["nothing"]:
        return int(action(doing))
    at = things.index("substitute") if "substitute" in things else len(things)
    real = _pack(things[:at])
    replaced = _pack(things[at + 1 :])
    if not real + replaced or (at < len(things) and not replaced):
        raise BadInput(f"'{steps.VERBS[doing]}' needs names of cubes after it.")
    if replaced and doing == steps.TAKE_CUBES:
        raise BadInput("'take' names cubes only.")
    return int(action(doing, real, replaced))


def _pack(names: list[str]) -> int:
    pack = 0
    for name in names:
        if name not in CUBE_NUMBERS:
            raise BadInput(f"'{name[:40]}' is no kind of cube.")
        if names.count(name) > MOST_CUBES:
            raise BadInput(f"Nobody ever pays more than {MOST_CUBES} '{name}' at once.")
        pack += 1 << (3 * CUBE_NUMBERS[name])
    return pack
