"""Little Town's notation: an action as a line of a record, and back."""

from typing import final

from mypy_extensions import i64

from bastide.engine.action import action, verb, what, where
from bastide.engine.flow import KIND, options
from bastide.engine.messages import BadInput
from bastide.engine.naming import number_of, spelt_out
from bastide.engine.parts import Notation
from bastide.games.little_town import payment, place, steps
from bastide.games.little_town.activate import is_workplace
from bastide.games.little_town.catalogue import (
    CATHEDRAL,
    CUBES,
    KINDS_OF_STOCK,
    NAMES,
    NUMBERS,
    OBJECTIVE_NAMES,
    OBJECTIVE_NUMBERS,
    PAWNSHOP,
    RESIDENCE,
    WHEAT_FIELD,
)
from bastide.games.little_town.land import CELL_NAMES, CELL_NUMBERS
from bastide.games.little_town.purse import amount_in, replaced
from bastide.games.little_town.state import LittleTown

CELL_VERBS = (steps.PLACE, steps.HARVEST, steps.ACTIVATE, steps.ON)
TILE_VERBS = (steps.BUILD, steps.USE)
CARD_VERBS = (steps.VALIDATE, steps.KEEP)
CUBE_NUMBERS = {name: kind for kind, name in enumerate(KINDS_OF_STOCK[:CUBES])}
USED = {NAMES[tile]: tile for tile in (CATHEDRAL, RESIDENCE)}
_KINDS = {steps.BUILD: "building", steps.USE: "building to use"}
MOST_CUBES = 7
"""Cubes of a kind that an action can name."""


def _cubes(pack: int) -> list[str]:
    return [name for name, kind in CUBE_NUMBERS.items() for _ in range(int(amount_in(pack, kind)))]


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
    kinds = [number_of(str(name), CUBE_NUMBERS, "kind of cube") for name in spelt_out(names)]
    if kinds and max(kinds.count(kind) for kind in kinds) > MOST_CUBES:
        raise BadInput(f"Nobody ever pays more than {MOST_CUBES} cubes of a kind at once.")
    return sum(1 << (3 * kind) for kind in kinds)


@final
class LittleTownNotation(Notation[LittleTown]):
    """Moves as text."""

    def format(self, act: i64) -> str:
        """The action as a line of a record: `place F5`, `pay wood substitute stone`."""
        doing = int(verb(act))
        text = self.verbs[doing]
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

    def parse(self, text: str) -> int:
        """The action written so; raises BadInput with a sentence."""
        parts = text.split()
        doing = self.verb_in(text)
        if doing in CELL_VERBS:
            cell = number_of(self.only_name(parts), CELL_NUMBERS, "cell from A1 to I6")
            return int(action(doing, 0, cell))
        if doing in TILE_VERBS:
            known = USED if doing == steps.USE else NUMBERS
            return int(action(doing, number_of(self.only_name(parts), known, _KINDS[doing])))
        if doing in CARD_VERBS:
            card = number_of(self.only_name(parts), OBJECTIVE_NUMBERS, "objective")
            return int(action(doing, card))
        if doing == steps.DONE:
            self.check_alone(parts)
            return int(action(doing))
        return _payment(doing, [part.lower() for part in parts[1:]])

    def meant(self, state: LittleTown, act: i64) -> i64:
        """Of what comes to the same only one is offered: a cell, or the kind of a substitute."""
        offered = options(state)
        if act in offered:
            return act
        for other in offered:
            if verb(other) == verb(act) and self.is_alike(state, other, act):
                return other
        return act

    def is_alike(self, state: LittleTown, offered: i64, act: i64) -> bool:
        """Whether an action does what an offered one with the same verb does."""
        doing = verb(act)
        if doing in (steps.PAY, steps.FEED):
            same = what(offered) == what(act) and replaced(offered) == replaced(act)
            return same and is_any_kind(state) and can_substitute(state, act)
        one, two = where(offered), where(act)
        if doing == steps.HARVEST:
            terrain = state.town.land.terrain
            return (state.unharvested >> two) & 1 != 0 and terrain[one] == terrain[two]
        if doing != steps.ACTIVATE or not is_workplace(state, two):
            return False
        around = state.town.land.around[state.get(place.CELL)]
        fields = state.tiles[one] == WHEAT_FIELD and state.tiles[two] == WHEAT_FIELD
        return fields and (around >> two) & 1 != 0 and state.owner(one) == state.owner(two)


def is_any_kind(state: LittleTown) -> bool:
    """Whether it is not asked for which kind coins stand: at the Pawnshop, and for food."""
    if state.get(KIND) == steps.FEEDING:
        return True
    return state.get(KIND) == steps.PAYMENT and state.get(payment.TILE) == PAWNSHOP


def can_substitute(state: LittleTown, act: i64) -> bool:
    """Whether coins can stand for the kinds that an action names (LT-R05)."""
    food = verb(act) == steps.FEED
    for kind in range(CUBES):
        if amount_in(where(act), kind) > 0:
            if food and KINDS_OF_STOCK[kind] not in ("fish", "wheat"):
                return False
            if amount_in(what(act), kind) == 0 and state.stock[state.supply + kind] == 0:
                return False
    return True
