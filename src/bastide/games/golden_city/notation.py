"""The Golden City's notation: an action as a line of a record, and back."""

import re

from bastide.engine.action import action, verb, what
from bastide.engine.messages import BadInput
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

VERB_NUMBERS = {word: number for number, word in enumerate(steps.VERBS)}
GROUPS = ("1", "2", "3", "4")
OPEN = ("1", "2", "3", "blind")
MOST_CARDS = 4
_AMOUNT = re.compile(r"([2-9]?)([a-z]+)")


def word(act: int) -> str:
    """The action as a line of a record: `build H05`, `pay forest+2desert`."""
    doing = int(verb(act))
    thing = int(what(act))
    text = steps.VERBS[doing]
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


def payment_word(act: int) -> str:
    """A payment in signs: `forest+2desert`."""
    parts: list[str] = []
    for card in range(TYPES):
        paid = int(paid_cards(act, card))
        if paid:
            parts.append(TYPE_NAMES[card] if paid == 1 else f"{paid}{TYPE_NAMES[card]}")
    return "+".join(parts)


def act(text: str) -> int:
    """The action written so; raises BadInput with a sentence."""
    parts = text.split()
    if not parts or parts[0] not in VERB_NUMBERS:
        raise BadInput(
            f"'{text[:40]}' does not begin with a move; moves are {', '.join(steps.VERBS)}."
        )
    doing = VERB_NUMBERS[parts[0]]
    if doing == steps.STOP:
        if len(parts) > 1:
            raise BadInput(f"'stop' stands alone, without '{parts[1][:40]}'.")
        return steps.STOP_ACTION
    if len(parts) != 2:
        raise BadInput(f"'{parts[0]}' needs exactly one name after it.")
    if doing == steps.PAY:
        return _payment(parts[1])
    known, kind = _names(doing)
    if parts[1] not in known:
        raise BadInput(f"'{parts[1][:40]}' is no {kind}.")
    return int(action(doing, known[parts[1]]))


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
        return {name: at for at, name in enumerate(GROUPS)}, "group from 1 to 4"
    return {name: at for at, name in enumerate(OPEN)}, "open goods card from 1 to 3, nor 'blind'"


def _payment(text: str) -> int:
    """A payment in signs as an action; the types may come in any order, but each once."""
    found = int(action(steps.PAY))
    seen: set[str] = set()
    for part in text.split("+"):
        match = _AMOUNT.fullmatch(part)
        if match is None or match[2] not in TYPE_NUMBERS or match[2] in seen:
            raise BadInput(f"'{text[:40]}' is no payment such as 2forest or forest+2desert.")
        number = int(match[1] or 1)
        if number > MOST_CARDS:
            raise BadInput(f"Nobody ever pays more than {MOST_CARDS} cards of a type.")
        seen.add(match[2])
        found += number * int(unit(TYPE_NUMBERS[match[2]]))
    return found
