"""San Juan's notation: an action as a line of a record, and back."""

from typing import final

from mypy_extensions import i64

from bastide.engine.action import action, verb, what, where
from bastide.engine.flow import options
from bastide.engine.messages import BadInput
from bastide.engine.naming import number_of
from bastide.engine.parts import Notation
from bastide.games.san_juan import steps
from bastide.games.san_juan.builder import NOTHING_COVERED
from bastide.games.san_juan.catalogue import NAMES, NUMBERS, ROLES
from bastide.games.san_juan.editions import FULL_CITY
from bastide.games.san_juan.state import NONE, SanJuan
from bastide.games.san_juan.words import BARE

_PLACES = [str(place) for place in range(FULL_CITY)]
_NAMED: dict[int, tuple[str, dict[str, int]]] = {
    steps.TAKE_ROLE: ("role", {name: role for role, name in enumerate(ROLES)}),
    steps.SET_PRICE: ("price", {str(price): price for price in range(FULL_CITY)}),
}
"""What verbs name, unless it is a building."""


def _cover(things: list[str]) -> int:
    if [thing.lower() for thing in things] == ["nothing"]:
        return int(action(steps.COVER_PLACE, NOTHING_COVERED))
    if len(things) != 2 or things[1] not in _PLACES:
        raise BadInput("'cover' needs 'nothing', or a building and its place from 0 to 11.")
    building = number_of(things[0], NUMBERS, "building")
    return int(action(steps.COVER_PLACE, building, int(things[1])))


@final
class SanJuanNotation(Notation[SanJuan]):
    """Moves as text."""

    def format(self, act: i64) -> str:
        """The action as a line of a record: `build smithy`, `cover indigo_plant 3`."""
        doing = int(verb(act))
        thing = int(what(act))
        text = self.verbs[doing]
        if doing in BARE:
            return text
        if doing == steps.TAKE_ROLE:
            return f"{text} {ROLES[thing]}"
        if doing == steps.COVER_PLACE:
            return (
                f"{text} nothing"
                if thing == NOTHING_COVERED
                else f"{text} {NAMES[thing]} {where(act)}"
            )
        return f"{text} {thing if doing == steps.SET_PRICE else NAMES[thing]}"

    def parse(self, text: str) -> int:
        """The action written so; raises BadInput with a sentence."""
        parts = text.split()
        doing = self.verb_in(text)
        if doing in BARE:
            self.check_alone(parts)
            return int(action(doing))
        if doing == steps.COVER_PLACE:
            return _cover(parts[1:])
        name = self.only_name(parts)
        kind, known = _NAMED.get(doing, ("building", NUMBERS))
        return int(action(doing, number_of(name, known, kind)))

    def meant(self, state: SanJuan, act: i64) -> i64:
        """Of equal buildings in equal condition the Crane is offered the first."""
        if verb(act) != steps.COVER_PLACE or what(act) == NOTHING_COVERED:
            return act
        first: i64 = state.mover() * FULL_CITY
        at = first + where(act)
        for other in options(state):
            if verb(other) == steps.COVER_PLACE and what(other) == what(act) == state.city[at]:
                is_filled = state.goods[first + where(other)] != NONE
                if is_filled == (state.goods[at] != NONE):
                    return other
        return act
