"""The notation of both games: an action as a line of a record, and back.

draw 1..4          take the top token of a stack; 1 holds the base tokens
build tower        build that token of the display; then comes `at`
at 2,-1            the hex (q,r) for the token just drawn, or for the one named by `build`
keep               put the token just drawn on the display
pay clay+2water    the cards that pay
spend 3wood        where there are too many ways to pay: so many cards of that kind (may be 0)
lay 3,-2           the centre of the region tile turned up; then comes `turn`
turn 0..5          how that tile is turned: so often 60 degrees against the clock
swap               a bonus for a card at the end of the turn
stop               no further action; no further swap
"""

import re

from bastide.engine.action import action, verb, what, where
from bastide.engine.messages import BadInput
from bastide.games.attika import hexes, steps
from bastide.games.attika.catalogue import RESOURCE_NAMES, RESOURCE_NUMBERS, RESOURCES
from bastide.games.attika.payment import packed, paid_cards

VERB_NUMBERS = {word: number for number, word in enumerate(steps.VERBS)}
ALONE = (steps.STOP, steps.KEEP, steps.EXCHANGE)
STACK_NUMBERS = {"1": 0, "2": 1, "3": 2, "4": 3}
TURNS = {"0": 0, "1": 1, "2": 2, "3": 3, "4": 4, "5": 5}
MOST_CARDS = 63
FARTHEST = 500
_AMOUNT = re.compile(r"([0-9]{0,2})([a-z]+)")
_HEX = re.compile(r"(-?(?:0|[1-9][0-9]{0,2})),(-?(?:0|[1-9][0-9]{0,2}))")


def word(act: int, names: tuple[str, ...]) -> str:
    """The action as a line of a record; `names` are the tokens of the game."""
    doing = int(verb(act))
    thing = int(what(act))
    text = steps.VERBS[doing]
    if doing in ALONE:
        return text
    if doing == steps.DRAW:
        return f"{text} {thing + 1}"
    if doing == steps.BUILD:
        return f"{text} {names[thing]}"
    if doing in (steps.AT, steps.LAY):
        return f"{text} {hexes.name(spot_of(act))}"
    if doing == steps.PAY:
        return f"{text} {payment_word(act)}"
    if doing == steps.SPEND:
        return f"{text} {int(where(act))}{RESOURCE_NAMES[thing]}"
    return f"{text} {thing}"


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


def act(text: str, names: tuple[str, ...]) -> int:
    """The action written so; raises BadInput with a sentence."""
    parts = text.split()
    if not parts or parts[0] not in VERB_NUMBERS:
        raise BadInput(
            f"'{text[:40]}' does not begin with a move; moves are {', '.join(steps.VERBS)}."
        )
    doing = VERB_NUMBERS[parts[0]]
    if doing in ALONE:
        if len(parts) > 1:
            raise BadInput(f"'{parts[0]}' stands alone, without '{parts[1][:40]}'.")
        return int(action(doing))
    if len(parts) != 2:
        raise BadInput(f"'{parts[0]}' needs exactly one name after it.")
    if doing in (steps.AT, steps.LAY):
        place = spot(parts[1])
        return int(action(doing, place // hexes.SPAN, place % hexes.SPAN))
    if doing == steps.PAY:
        return int(action(doing)) + _payment(parts[1])
    if doing == steps.SPEND:
        card, count = _amount(parts[1], parts[1])
        return int(action(doing, card, count))
    known, kind = _names(doing, names)
    if parts[1] not in known:
        raise BadInput(f"'{parts[1][:40]}' is no {kind}.")
    return int(action(doing, known[parts[1]]))


def _names(doing: int, names: tuple[str, ...]) -> tuple[dict[str, int], str]:
    """What may follow a verb, and what it is called."""
    if doing == steps.DRAW:
        return STACK_NUMBERS, "stack from 1 to 4"
    if doing == steps.BUILD:
        return {name: kind for kind, name in enumerate(names)}, "token of this game"
    return TURNS, "rotation from 0 to 5"


def spot(text: str) -> int:
    """A hex in signs as a spot; raises BadInput."""
    match = _HEX.fullmatch(text)
    if match is None or max(abs(int(match[1])), abs(int(match[2]))) > FARTHEST or "-0" in text:
        raise BadInput(f"'{text[:40]}' is no hex such as 2,-1.")
    return int(hexes.spot(int(match[1]), int(match[2])))


def _payment(text: str) -> int:
    """A payment in signs as a packed number; the kinds may come in any order, but each once."""
    found = 0
    for part in text.split("+"):
        card, count = _amount(part, text)
        if count == 0 or paid_cards(found, card):
            raise BadInput(f"'{text[:40]}' is no payment such as clay+2water.")
        found += int(packed(card, count))
    return found


def _amount(part: str, text: str) -> tuple[int, int]:
    match = _AMOUNT.fullmatch(part)
    if match is None or match[2] not in RESOURCE_NUMBERS or match[1] in ("00", "01"):
        raise BadInput(f"'{text[:40]}' is no payment such as clay+2water.")
    count = int(match[1] or 1)
    if count > MOST_CARDS:
        raise BadInput(f"Nobody ever pays more than {MOST_CARDS} cards of a kind.")
    return RESOURCE_NUMBERS[match[2]], count
