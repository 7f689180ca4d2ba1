"""Why an action is not possible, in words and with the rule that says so."""

from typing import final

from bastide.engine.action import action, verb, what, where
from bastide.engine.flow import Options, fill
from bastide.engine.messages import Argument, Message
from bastide.engine.parts import Refusal, Refusals
from bastide.games.attika import hexes, steps
from bastide.games.attika.catalogue import KINDS, RESOURCES, STACKS
from bastide.games.attika.extension import CENTRE
from bastide.games.attika.land import NOWHERE
from bastide.games.attika.notation import BOUGHT, spot_of
from bastide.games.attika.payment import is_legal, paid_cards
from bastide.games.attika.price import price
from bastide.games.attika.state import NONE, Attika
from bastide.games.attika.turn import (
    ACTING,
    BUILDING,
    CHOSEN,
    DRAWING,
    FIXED,
    HEX,
    TOKEN,
    may_refill,
)
from bastide.games.attika.words import card_name, place_name, price_text, stage, term, token_name

ASKED_BY = {
    steps.STOP: ((steps.TURN, steps.SWAP), "AT-024"),
    steps.DRAW: ((steps.TURN,), "AT-021"),
    steps.BUILD: ((steps.TURN,), "AT-022"),
    steps.KEEP: ((steps.DRAWN,), "AT-021"),
    steps.AT: ((steps.DRAWN, steps.SITE), "AT-030"),
    steps.PAY: ((steps.PAYMENT,), "AT-037"),
    steps.SPEND: ((steps.PAYMENT,), "AT-037"),
    steps.LAY: ((steps.EXTENSION,), "AT-060"),
    steps.ROTATE: ((steps.EXTENSION,), "AT-R16"),
    steps.EXCHANGE: ((steps.SWAP,), "AT-052"),
}
"""The questions that each verb answers, and the rule that asks them."""


def _is_other_stage(state: Attika, doing: int) -> bool:
    """Whether a tile is asked for its turn instead of its place, or the other way round."""
    placed = int(state.stack[state.top]) == steps.EXTENSION and state.get(CENTRE) != 0
    return (doing == steps.LAY and placed) or (doing == steps.ROTATE and not placed)


def _not_asked(state: Attika, doing: int, rule: str) -> Refusal:
    """After cards come no more actions; a token just drawn, then a tile, before everything else."""
    asking = int(state.stack[state.top])
    if asking == steps.SWAP and doing in (steps.DRAW, steps.BUILD):
        return Refusal(Message("at-no-after-cards"), "AT-027")
    if asking == steps.DRAWN and doing in (steps.DRAW, steps.BUILD, steps.STOP):
        return Refusal(Message("at-no-token-first"), "AT-021")
    if asking == steps.EXTENSION:
        tile = term(state.edition, "tile")
        return Refusal(Message("at-no-tile-first", {"tile": tile, **stage(state)}), "AT-060")
    return Refusal(Message("no-not-asked"), rule)


def _cannot_draw(state: Attika) -> Refusal:
    if state.get(ACTING) == BUILDING:
        return Refusal(Message("at-no-mixing"), "AT-020")
    return Refusal(Message("at-no-stack"), "AT-R12")


def _cannot_build(state: Attika, kind: int) -> Refusal:
    seat = state.mover()
    token = token_name(state.edition, kind)
    space = term(state.edition, "space")
    if state.get(ACTING) == DRAWING:
        return Refusal(Message("at-no-mixing"), "AT-020")
    if state.shown[seat * KINDS + kind] == 0:
        board = term(state.edition, "board")
        return Refusal(Message("at-no-display", {"token": token, "board": board}), "AT-022")
    free = [h for h in range(int(state.land.hexes())) if state.on[h] == NONE]
    if not free:
        return Refusal(Message("at-no-room", {"space": space}), "AT-R29")
    return Refusal(Message("at-no-cards", {"token": token, "space": space}), "AT-037")


def _cannot_stand(state: Attika, act: int) -> Refusal:
    place = spot_of(act)
    named: dict[str, Argument] = {"hex": place_name(place)}
    hex = int(state.land.at(place))
    if state.land.city_at(place) != NOWHERE:
        city = term(state.edition, "city")
        return Refusal(Message("at-no-city", {**named, "city": city}), "AT-031")
    if hex == NOWHERE:
        space = term(state.edition, "space")
        return Refusal(Message("at-no-hex", {**named, "space": space}), "AT-062")
    if state.on[hex] != NONE:
        return Refusal(Message("at-no-free", {**named}), "AT-030")
    due = int(price(state, state.mover(), int(state.get(TOKEN)), hex))
    shown = {"price": price_text(state.edition, due)}
    return Refusal(Message("at-no-price", {**named, **shown}), "AT-037")


def _cannot_lie(state: Attika, act: int) -> Refusal:
    tile = term(state.edition, "tile")
    return Refusal(Message("at-no-lay", {"hex": place_name(spot_of(act)), "tile": tile}), "AT-061")


def _cannot_pay(state: Attika, act: int) -> Refusal:
    seat = state.mover()
    spending = verb(act) == steps.SPEND
    for card in range(RESOURCES):
        paid = int(paid_cards(act, card))
        if spending:
            paid = int(where(act)) if what(act) == card else 0
        if paid > state.cards[seat * RESOURCES + card]:
            return Refusal(
                Message("at-no-hand", {"card": card_name(state.edition, card)}), "AT-037"
            )
    due = int(price(state, seat, int(state.get(TOKEN)), int(state.get(HEX))))
    shown = {"price": price_text(state.edition, due)}
    kind = _kind_due(state)
    if spending and kind == what(act):
        return Refusal(Message("at-no-spend"), "AT-R05")
    if spending:
        return Refusal(Message("at-no-cards-now"), "AT-R36")
    if not is_legal(due, act & 0xFFFFFF):
        return Refusal(Message("at-no-payment", {**shown}), "AT-R05")
    if not _goes_with_chosen(state, act):
        return Refusal(Message("at-no-other-cards"), "AT-R36")
    if kind != NONE:
        return Refusal(Message("at-no-choice"), "AT-R36")
    return Refusal(Message("at-no-smaller", {**shown}), "AT-R36")  # by older rules


def _kind_due(state: Attika) -> int:
    """The kind of card that is due now, where cards are chosen kind by kind."""
    out = Options()
    fill(state, out)
    first = out.acts[0]
    return int(what(first)) if verb(first) == steps.SPEND else NONE


def _goes_with_chosen(state: Attika, act: int) -> bool:
    """Whether a payment holds exactly what was chosen so far, kind by kind."""
    fixed = int(state.get(FIXED))
    kinds = range(int(state.get(CHOSEN)))
    return all(paid_cards(act, card) == paid_cards(fixed, card) for card in kinds)


@final
class AttikaRefusals(Refusals[Attika]):
    """Why something cannot be done, and by which rule."""

    def refusal(self, state: Attika, act: int) -> Refusal:
        """The first reason that holds."""
        if state.is_over():
            return Refusal(Message("no-game-over"), "AT-072")
        doing = int(verb(act))
        thing = int(what(act))
        frames, rule = ASKED_BY[doing]
        if int(state.stack[state.top]) not in frames or _is_other_stage(state, doing):
            return _not_asked(state, doing, rule)
        if doing in BOUGHT and where(act) == steps.EARLY and not may_refill(state, state.mover()):
            return Refusal(
                Message("at-no-early", {"bonus": term(state.edition, "bonus")}), "AT-R10"
            )
        if doing == steps.DRAW:
            return _cannot_draw(state)
        if doing == steps.BUILD:
            return _cannot_build(state, thing)
        if doing == steps.AT:
            return _cannot_stand(state, act)
        if doing in (steps.PAY, steps.SPEND):
            return _cannot_pay(state, act)
        if doing == steps.LAY:
            return _cannot_lie(state, act)
        if doing == steps.ROTATE:
            return Refusal(Message("at-no-turn"), "AT-R16")
        return Refusal(Message("no-must-choose"), rule)

    def closed_options(self, state: Attika) -> list[int]:
        """Every stack; every hex while a building looks for its place."""
        asking = int(state.stack[state.top])
        if asking == steps.TURN:
            return [action(steps.DRAW, stack) for stack in range(STACKS)]
        if asking in (steps.DRAWN, steps.SITE):
            land = state.land
            places = [int(land.spots[hex]) for hex in range(int(land.hexes()))]
            return [action(steps.AT, at // hexes.SPAN, at % hexes.SPAN) for at in places]
        return []
