"""The Golden City's notation: an action as a line of a record, and back."""

import re
from typing import final

from mypy_extensions import i64

from bastide.engine.action import action, verb, what
from bastide.engine.flow import options
from bastide.engine.messages import BadInput
from bastide.engine.naming import number_of
from bastide.engine.parts import Notation
from bastide.games.golden_city import steps
from bastide.games.golden_city.catalogue import (
    BONUS_NAMES,
    BONUS_NUMBERS,
    TYPE_NAMES,
    TYPE_NUMBERS,
    TYPES,
)
from bastide.games.golden_city.island import WITH_RING
from bastide.games.golden_city.payment import paid_cards, unit
from bastide.games.golden_city.state import GOODS_HELD, NONE, GoldenCity

GROUPS = ("1", "2", "3", "4")
OPEN = ("1", "2", "3", "blind")
MOST_CARDS = 4
_AMOUNT = re.compile(r"([1-9]?)([a-z]+)")


def payment_word(act: int) -> str:
    """A payment in signs: `forest+2desert`."""
    parts: list[str] = []
    for card in range(TYPES):
        paid = int(paid_cards(act, card))
        if paid:
            parts.append(TYPE_NAMES[card] if paid == 1 else f"{paid}{TYPE_NAMES[card]}")
    return "+".join(parts)


def _names(doing: int) -> tuple[dict[str, int], str]:
    """What may follow a verb, and what it is called."""
    if doing in (steps.BUILD, steps.BLACK):
        return WITH_RING.numbers, "place of the island"
    if doing == steps.RETURN_GOODS:
        return {name: at for at, name in enumerate(WITH_RING.goods_names)}, "goods card"
    if doing == steps.TAKE_BONUS:
        return BONUS_NUMBERS, "bonus card"
    if doing == steps.DISCARD_CARD:
        return TYPE_NUMBERS, "landscape card"
    if doing == steps.BID:
        return {name: at for at, name in enumerate(GROUPS)}, "group"
    return {name: at for at, name in enumerate(OPEN)}, "open goods card"


def _payment(words: list[str]) -> int:
    """A payment in signs as an action; the cards may come in any order."""
    cards: list[int] = []
    for part in re.split(r"[+\s]", " ".join(words).lower()):
        match = _AMOUNT.fullmatch(part)
        if match is None:
            raise BadInput("'pay' needs cards after it, such as 2forest or forest+2desert.")
        cards += [number_of(match[2], TYPE_NUMBERS, "landscape card")] * int(match[1] or 1)
        if cards.count(cards[-1]) > MOST_CARDS:
            raise BadInput(f"Nobody ever pays more than {MOST_CARDS} cards of a type.")
    return int(action(steps.PAY)) + sum(int(unit(card)) for card in cards)


@final
class GoldenCityNotation(Notation[GoldenCity]):
    """Moves as text."""

    def format(self, act: i64) -> str:
        """The action as a line of a record: `build H05`, `pay forest+2desert`."""
        doing = int(verb(act))
        thing = int(what(act))
        text = self.verbs[doing]
        if doing == steps.STOP:
            return text
        if doing == steps.PAY:
            return f"{text} {payment_word(act)}"
        if doing in (steps.BUILD, steps.BLACK):
            return f"{text} {WITH_RING.names[thing]}"
        if doing == steps.RETURN_GOODS:
            return f"{text} {WITH_RING.goods_names[thing]}"
        known = {
            steps.BID: GROUPS,
            steps.TAKE_GOODS: OPEN,
            steps.TAKE_BONUS: BONUS_NAMES,
            steps.DISCARD_CARD: TYPE_NAMES,
        }[doing]
        return f"{text} {known[thing]}"

    def parse(self, text: str) -> int:
        """The action written so; raises BadInput with a sentence."""
        parts = text.split()
        doing = self.verb_in(text)
        if doing == steps.STOP:
            self.check_alone(parts)
            return steps.STOP_ACTION
        if doing == steps.PAY:
            return _payment(parts[1:])
        return int(action(doing, number_of(self.only_name(parts), *_names(doing))))

    def meant(self, state: GoldenCity, act: i64) -> i64:
        """Of equal goods cards, open or held, the first is offered."""
        offered = options(state)
        if act in offered or verb(act) not in (steps.TAKE_GOODS, steps.RETURN_GOODS):
            return act
        wanted = self.goods_of(state, act)
        for other in offered:
            if verb(other) == verb(act) and wanted and self.goods_of(state, other) == wanted:
                return other
        return act

    def goods_of(self, state: GoldenCity, act: i64) -> i64:
        """The two kinds of goods on the card that an action takes or gives back; 0 for none."""
        card = what(act)
        if verb(act) == steps.TAKE_GOODS:
            card = NONE if card == steps.BLIND else state.goods_row[card]
        elif (state.area(state.mover(), GOODS_HELD) >> card) & 1 == 0:
            card = NONE
        return 0 if card == NONE else state.house.island.goods[card]
