"""Which things on the table an option points at, and what it costs cause by cause."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bastide.engine.action import verb, what, where
from bastide.engine.messages import Message
from bastide.engine.parts import Targets
from bastide.engine.rows import listed
from bastide.games.little_town import steps
from bastide.games.little_town.activate import fee, is_workplace
from bastide.games.little_town.catalogue import (
    COIN,
    CUBES,
    KINDS_OF_STOCK,
    NAMES,
    OBJECTIVE_NAMES,
    STOCK,
    WHEAT_FIELD,
)
from bastide.games.little_town.land import CELL_NAMES
from bastide.games.little_town.payment import stand_in
from bastide.games.little_town.place import CELL
from bastide.games.little_town.purse import amount_in, replaced
from bastide.games.little_town.state import NONE, LittleTown
from bastide.games.little_town.town import SUBSTITUTE


def _alike(state: LittleTown, cell: int) -> list[int]:
    """The terrain cells that would be harvested with the same result."""
    terrain = state.town.land.terrain
    return [c for c in listed(int(state.unharvested)) if terrain[c] == terrain[cell]]


def _twins(state: LittleTown, cell: int) -> list[int]:
    """The building, and Wheat Fields of the same owner that would do the same."""
    if state.tiles[cell] != WHEAT_FIELD:
        return [cell]
    around = listed(int(state.town.land.around[state.get(CELL)]))
    return [
        other
        for other in around
        if state.tiles[other] == WHEAT_FIELD
        and is_workplace(state, other)
        and state.owner(other) == state.owner(cell)
    ]


def _part(kind: int, amount: int) -> tuple[Message, int]:
    """So much of one kind, whose word agrees with the number before it."""
    return Message(f"lt-{KINDS_OF_STOCK[kind]}", {"count": amount}), amount


def _amounts(
    state: LittleTown, act: int, price: "vec[i64]", tile: int
) -> list[tuple[Message, int]]:
    due = [int(price[tile * STOCK + kind]) for kind in range(STOCK)]
    paid = int(stand_in(state, act))
    if paid != NONE:
        due[:CUBES] = [int(amount_in(what(paid), kind)) for kind in range(CUBES)]
        due[COIN] += SUBSTITUTE * int(replaced(paid))
    return [_part(kind, due[kind]) for kind in range(STOCK) if due[kind]]


@final
class LittleTownTargets(Targets[LittleTown]):
    """What options point at and cost."""

    def targets(self, state: LittleTown, act: int) -> list[str]:
        """The things to click for this option; nothing means a button of its own."""
        doing = int(verb(act))
        if doing in (steps.PLACE, steps.ON):
            return [f"cell:{CELL_NAMES[where(act)]}"]
        if doing == steps.HARVEST:
            return [f"cell:{CELL_NAMES[cell]}" for cell in _alike(state, int(where(act)))]
        if doing == steps.ACTIVATE:
            return [f"tile:{CELL_NAMES[cell]}" for cell in _twins(state, int(where(act)))]
        if doing == steps.BUILD:
            return [f"market:{NAMES[what(act)]}"]
        if doing == steps.USE:
            return [f"tile:{CELL_NAMES[state.find(what(act))]}"]
        if doing in (steps.VALIDATE, steps.KEEP):
            return [f"goal:{OBJECTIVE_NAMES[what(act)]}"] if doing == steps.VALIDATE else []
        if doing in (steps.PAY, steps.FEED, steps.TAKE_CUBES):
            kinds = [kind for kind in range(CUBES) if amount_in(what(act), kind)]
            found = [f"res:{KINDS_OF_STOCK[kind]}" for kind in kinds]
            return [*found, "res:coin"] if where(act) else found
        return []

    def price(self, state: LittleTown, act: int) -> list[tuple[Message, int]]:
        """What a build or an activation costs: cubes and coins by kind, the owner's coin first.

        Where coins must stand in for cubes it is the cheapest payment that counts (LT-051).
        """
        doing = int(verb(act))
        rows: list[tuple[Message, int]] = []
        if doing == steps.BUILD:
            return _amounts(state, act, state.town.cost, int(what(act)))
        if doing == steps.ACTIVATE:
            cell = int(where(act))
            owed = int(fee(state, state.mover(), cell))
            if owed:
                rows.append((Message("lt-price-fee", {"seat": int(state.owner(cell))}), owed))
            return rows + _amounts(state, act, state.town.takes, int(state.tiles[cell]))
        if doing in (steps.PAY, steps.FEED):
            for kind in range(CUBES):
                real = int(amount_in(what(act), kind))
                if real:
                    rows.append(_part(kind, real))
            if where(act):
                rows.append(_part(COIN, SUBSTITUTE * int(replaced(act))))
        return rows
