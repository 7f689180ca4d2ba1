"""What a player may point at in vain: things of their own, and what the game knows to be wanted."""

from collections.abc import Iterator
from contextlib import suppress

from bastide.engine.flow import State
from bastide.engine.game import Game
from bastide.engine.messages import BadInput
from bastide.engine.parts import Json, Refusal

MOST = 200
"""Combinations that are looked at."""


def in_vain(game: Game, state: State, offered: list[int], view: Json) -> dict[str, Refusal]:
    """By target, why a thing the player sees cannot be chosen as others can.

    `offered` are the options of the seat that is asked, `view` is what it has of its own.
    """
    open_targets = {target for act in offered for target in game.targets.targets(state, act)}
    found: dict[str, Refusal] = {}
    for act in [*own(game, offered, view), *game.refusals.closed_options(state)]:
        if act not in offered:
            for target in game.targets.targets(state, act):
                if target not in open_targets and target not in found:
                    found[target] = game.refusals.refusal(state, act)
    return found


def own(game: Game, offered: list[int], view: Json) -> Iterator[int]:
    """What is on offer, tried with everything else that the seat has."""
    words = [game.notation.format(act).split() for act in offered]
    verbs = dict.fromkeys(parts[0] for parts in words if len(parts) == 2)
    tries = [f"{verb} {name}" for verb in verbs for name in names(view)]
    for text in tries[:MOST]:
        with suppress(BadInput):
            yield game.notation.parse(text)


def names(view: Json) -> dict[str, None]:
    """Every word in a view, once, in order."""
    found: dict[str, None] = {}
    if isinstance(view, str):
        found[view] = None
    elif isinstance(view, dict):
        for inner in view.values():
            found |= names(inner)
    elif isinstance(view, list):
        for inner in view:
            found |= names(inner)
    return found
