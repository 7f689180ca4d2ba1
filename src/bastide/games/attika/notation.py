"""The notation of both games: an action as a line of a record, and back.

draw 1..4          take the top token of a stack; 1 holds the base tokens
build tower        build that token of the display; then comes `at`
build tower early  the same with a bonus before the regular actions are used up; also `draw 1 early`
at 2,-1            the hex (q,r) for the token just drawn, or for the one named by `build`; it may
                   also be called as on the map: `at J16`
keep               put the token just drawn on the display
pay clay+2water    the cards that pay
spend 3wood        where there are too many ways to pay: so many cards of that kind (may be 0)
lay 3,-2           the centre of the region tile turned up; then comes `turn`
turn 0..5          how that tile is turned: so often 60 degrees against the clock
swap               a bonus for a card at the end of the turn
stop               no further action; no further swap
"""

import re
from typing import final

from mypy_extensions import i64

from bastide.engine.action import action, verb, what, where
from bastide.engine.flow import KIND
from bastide.engine.messages import BadInput
from bastide.engine.naming import number_of
from bastide.engine.parts import Notation
from bastide.games.attika import hexes, steps
from bastide.games.attika.catalogue import RESOURCE_NAMES, RESOURCE_NUMBERS, RESOURCES
from bastide.games.attika.extension import TILE
from bastide.games.attika.payment import packed, paid_cards
from bastide.games.attika.state import Attika

BOUGHT = (steps.DRAW, steps.BUILD)
ALONE = (steps.STOP, steps.KEEP, steps.EXCHANGE)
STACK_NUMBERS = {"1": 0, "2": 1, "3": 2, "4": 3}
TURNS = {"0": 0, "1": 1, "2": 2, "3": 3, "4": 4, "5": 5}
MOST_CARDS = 63
FARTHEST = 500
_AMOUNT = re.compile(r"([0-9]{0,2})([a-z]+)")
_TITLE = re.compile(r"([AB]?[A-Z])(0|[1-9][0-9]?)")
_HEX = re.compile(r"(-?(?:0|[1-9][0-9]{0,2})),(-?(?:0|[1-9][0-9]{0,2}))")


def spot_of(act: int) -> int:
    """The spot that an action names."""
    return int(what(act)) * hexes.SPAN + int(where(act))


def payment_word(pack: int) -> str:
    """A payment in signs: `clay+2water`."""
    parts: list[str] = []
    for card in range(RESOURCES):
        paid = int(paid_cards(pack, card))
        if paid:
            parts.append(RESOURCE_NAMES[card] if paid == 1 else f"{paid}{RESOURCE_NAMES[card]}")
    return "+".join(parts)


def _names(doing: int, names: tuple[str, ...]) -> tuple[dict[str, int], str]:
    """What may follow a verb, and what it is called."""
    if doing == steps.DRAW:
        return STACK_NUMBERS, "stack"
    if doing == steps.BUILD:
        return {name: kind for kind, name in enumerate(names)}, "building of this game"
    return TURNS, "turn of a tile"


def spot(text: str) -> int:
    """A hex in signs as a spot, `2,-1` or as people call it; raises BadInput."""
    titled = _TITLE.fullmatch(text.upper())
    if titled is not None:
        return hexes.titled(titled[1], int(titled[2]))
    match = _HEX.fullmatch(text)
    if match is None or max(abs(int(match[1])), abs(int(match[2]))) > FARTHEST or "-0" in text:
        raise BadInput(f"'{text[:40]}' is no hex such as 2,-1 or J16.")
    return int(hexes.spot(int(match[1]), int(match[2])))


def _payment(words: list[str]) -> int:
    """A payment in signs as a packed number; the cards may come in any order."""
    paid = [0] * RESOURCES
    for part in re.split(r"[+\s]", " ".join(words)):
        card, count = _amount(part)
        paid[card] += count
        if count == 0 or paid[card] > MOST_CARDS:
            raise BadInput(f"A payment has 1 to {MOST_CARDS} cards of a kind.")
    return sum(int(packed(card, count)) for card, count in enumerate(paid))


def _amount(part: str) -> tuple[int, int]:
    match = _AMOUNT.fullmatch(part.lower())
    if match is None or match[1] in ("00", "01"):
        raise BadInput(f"'{part[:40]}' is no payment such as clay+2water.")
    return number_of(match[2], RESOURCE_NUMBERS, "kind of card"), int(match[1] or 1)


@final
class AttikaNotation(Notation[Attika]):
    """Moves as text, with the tokens of either game."""

    def __init__(self, tokens: tuple[str, ...]) -> None:
        super().__init__(steps.VERBS, {})
        self.tokens = tokens

    def format(self, act: i64) -> str:
        """The action as a line of a record."""
        doing = int(verb(act))
        thing = int(what(act))
        text = self.verbs[doing]
        if doing in ALONE:
            return text
        if doing in BOUGHT:
            named = f"{thing + 1}" if doing == steps.DRAW else self.tokens[thing]
            return f"{text} {named}{' early' if where(act) == steps.EARLY else ''}"
        if doing in (steps.AT, steps.LAY):
            return f"{text} {hexes.name(spot_of(act))}"
        if doing == steps.PAY:
            return f"{text} {payment_word(act)}"
        if doing == steps.SPEND:
            return f"{text} {int(where(act))}{RESOURCE_NAMES[thing]}"
        return f"{text} {thing}"

    def parse(self, text: str) -> int:
        """The action written so; raises BadInput with a sentence."""
        parts = text.split()
        doing = self.verb_in(text)
        if doing in ALONE:
            self.check_alone(parts)
            return int(action(doing))
        if doing == steps.PAY:
            return int(action(doing)) + _payment(parts[1:])
        early = (
            steps.EARLY
            if doing in BOUGHT and [part.lower() for part in parts[2:]] == ["early"]
            else 0
        )
        name = self.only_name(parts[:2] if early else parts)
        if doing in (steps.AT, steps.LAY):
            place = spot(name)
            return int(action(doing, place // hexes.SPAN, place % hexes.SPAN))
        if doing == steps.SPEND:
            return int(action(doing, *_amount(name)))
        return int(action(doing, number_of(name, *_names(doing, self.tokens)), early))

    def meant(self, state: Attika, act: i64) -> i64:
        """Of turns of a tile that look alike the first is offered."""
        if verb(act) != steps.ROTATE or state.get(KIND) != steps.EXTENSION or not state.get(TILE):
            return act
        return action(steps.ROTATE, what(act) % state.edition.turns[state.get(TILE) - 1])
