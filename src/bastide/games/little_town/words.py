"""Little Town's questions, choices and log lines as messages."""

from typing import final

from bastide.engine.action import verb, what, where
from bastide.engine.events import Event
from bastide.engine.flow import SEAT
from bastide.engine.messages import Argument, Message
from bastide.engine.parts import Speech
from bastide.engine.story import Line
from bastide.games.little_town import events, payment, steps
from bastide.games.little_town.activate import fee
from bastide.games.little_town.catalogue import (
    CATHEDRAL,
    COIN,
    CUBES,
    KINDS_OF_STOCK,
    NAMES,
    OBJECTIVE_NAMES,
    STOCK,
)
from bastide.games.little_town.feeding import unfed
from bastide.games.little_town.harvest import reach
from bastide.games.little_town.land import CELL_NAMES, NOWHERE, TERRAINS
from bastide.games.little_town.notation import CARD_VERBS
from bastide.games.little_town.objectives import CARD, passes
from bastide.games.little_town.purse import amount_in, replaced
from bastide.games.little_town.round import LAST_CHANCE, STAGE
from bastide.games.little_town.round_end import congregation
from bastide.games.little_town.state import NONE, LittleTown
from bastide.games.little_town.town import HUNGER, SUBSTITUTE


def tile_name(tile: int) -> Message:
    """The name of a building."""
    return Message(f"lt-tile-{NAMES[tile].replace('_', '-')}")


def card_text(card: int) -> Message:
    """What an objective asks for."""
    return Message(f"lt-goal-{OBJECTIVE_NAMES[card].lower()}")


def amount(kind: int, number: int) -> Message:
    """So many cubes or coins."""
    return Message(f"lt-amount-{KINDS_OF_STOCK[kind]}", {"count": number})


def joined(parts: list[Message]) -> Message:
    """Several things, one after the other; nothing has a word too."""
    if not parts:
        return Message("lt-nothing")
    if len(parts) == 1:
        return parts[0]
    return Message("lt-list", {"first": parts[0], "rest": joined(parts[1:])})


def amounts(pack: int) -> list[Message]:
    """The cubes of a packed number."""
    return [
        amount(kind, int(amount_in(pack, kind))) for kind in range(CUBES) if amount_in(pack, kind)
    ]


def payment_text(chosen: int) -> Message:
    """Real cubes, then coins for the substituted ones."""
    parts = amounts(int(what(chosen)))
    if where(chosen):
        parts.append(Message("lt-substituted", substitutes(chosen)))
    return joined(parts)


def substitutes(chosen: int) -> dict[str, Argument]:
    """The coins of a payment, and the cubes in whose place they are paid."""
    coins = SUBSTITUTE * int(replaced(chosen))
    return {"coins": amount(COIN, coins), "cubes": joined(amounts(int(where(chosen))))}


def effect(state: LittleTown, tile: int) -> Message:
    """What a building takes and gives, in a few words."""
    town = state.town
    gives = [
        amount(kind, int(town.gives[tile * STOCK + kind]))
        for kind in range(STOCK)
        if town.gives[tile * STOCK + kind]
    ]
    takes = [
        amount(kind, int(town.takes[tile * STOCK + kind]))
        for kind in range(STOCK)
        if town.takes[tile * STOCK + kind]
    ]
    if town.scores[tile]:
        gives.append(Message("lt-amount-point", {"count": int(town.scores[tile])}))
    if not gives:
        return Message(f"lt-effect-{NAMES[tile].replace('_', '-')}", _options(state))
    if not takes:
        return Message("lt-effect-gain", {"gives": joined(gives)})
    return Message("lt-effect-exchange", {"takes": joined(takes), "gives": joined(gives)})


def _options(state: LittleTown) -> dict[str, Argument]:
    """The options that change what a special building does (LT-R11 to LT-R14)."""
    house = state.town.house
    return {
        "castle_owner": "any" if house.castle_counts_all else "own",
        "cathedral_owner": "own" if house.cathedral_counts_own else "any",
        "watchtower_workers_block": "yes" if house.workers_block else "no",
        "residence_harvest_terrain": "yes" if house.residence_harvests else "no",
        "residence_pays_fee": "yes" if house.residence_pays else "no",
    }


def around(state: LittleTown, cell: int) -> Message:
    """What a worker on that cell would find: cubes to harvest, then buildings."""
    land = state.town.land
    parts = []
    for kind in range(TERRAINS):
        cubes = int(reach(state, cell, kind))
        if cubes:
            parts.append(amount(kind, cubes))
    for i in range(cell * 8, cell * 8 + 8):
        other = int(land.near[i])
        if other != NOWHERE and state.tiles[other] != NONE:
            parts.append(tile_name(int(state.tiles[other])))
    return joined(parts)


def goal(name: str, state: LittleTown, card: int) -> Message:
    """A message about an objective, its points, and whether its moment passes (LT-R16)."""
    points = int(state.town.card_points[card])
    moment = "yes" if passes(card) else "no"
    return Message(name, {"goal": card_text(card), "points": points, "passes": moment})


def meal(state: LittleTown, chosen: int) -> Message:
    """A way to feed, and what those cost who go hungry (LT-058)."""
    hungry = int(unfed(state, chosen))
    args: dict[str, Argument] = {"hungry": hungry, "points": HUNGER * hungry}
    args["nothing"] = "no" if what(chosen) or where(chosen) else "yes"
    return Message("lt-do-feed", {"payment": payment_text(chosen), **args})


def occasion(state: LittleTown) -> str:
    """After what somebody is asked whether to show an objective."""
    if state.stack[STAGE] == LAST_CHANCE:
        return "last-chance"
    return "round" if state.turn == NONE else "turn"


def cost(state: LittleTown, tile: int) -> Message:
    """The printed cost of a building."""
    return joined(
        [
            amount(kind, int(state.town.cost[tile * STOCK + kind]))
            for kind in range(STOCK)
            if state.town.cost[tile * STOCK + kind]
        ]
    )


def _at_a_price(state: LittleTown, chosen: int) -> Message:
    """A build or an activation, with the coins that must stand in for cubes (LT-051)."""
    if int(verb(chosen)) == steps.BUILD:
        tile = int(what(chosen))
        points = int(state.town.points[tile])
        args: dict[str, Argument] = {"tile": tile_name(tile), "cost": cost(state, tile)}
        choice = Message("lt-do-build", {**args, "points": points})
    else:
        choice = _activation(state, int(where(chosen)))
    paid = int(payment.stand_in(state, chosen))
    if paid == NONE:
        return choice
    return Message("lt-do-with-coins", {"choice": choice, **substitutes(paid)})


def _activation(state: LittleTown, cell: int) -> Message:
    tile = int(state.tiles[cell])
    owner = int(state.owner(cell))
    args: dict[str, Argument] = {
        "tile": tile_name(tile),
        "cell": CELL_NAMES[cell],
        "effect": effect(state, tile),
    }
    if fee(state, state.mover(), cell) == 0:
        return Message("lt-do-activate", args)
    return Message("lt-do-activate-other", {**args, "seat": owner})


def _at(cell: int) -> list[str]:
    """A cell and whatever stands on it."""
    return [f"cell:{CELL_NAMES[cell]}", f"tile:{CELL_NAMES[cell]}"]


@final
class LittleTownSpeech(Speech[LittleTown]):
    """Questions, choices and log lines."""

    def question(self, state: LittleTown) -> Message:
        """The pending question with what belongs to it."""
        kind = int(state.stack[state.top])
        frame = state.frames[kind]
        args: dict[str, Argument] = {}
        if kind == steps.PAYMENT:
            tile = int(state.get(payment.TILE))
            if state.get(payment.CELL) == NOWHERE:
                return Message("lt-ask-payment-build", {"tile": tile_name(tile)})
            args = {"tile": tile_name(tile), "effect": effect(state, tile)}
        elif kind == steps.SITE:
            args = {"tile": tile_name(int(state.get(2)))}
        elif kind == steps.OBJECTIVE and state.town.is_silent:
            return Message("lt-ask-show", {"stage": occasion(state)})
        elif kind == steps.OBJECTIVE:
            card = int(state.get(CARD))
            args = {"goal": card_text(card), "points": int(state.town.card_points[card])}
        elif kind == steps.WORKER and state.turn == NONE:
            return Message("lt-ask-residence")
        elif kind == steps.FEEDING:
            args = {"count": int(state.town.workers)}
        elif kind == steps.ROUND:
            args = {"round": int(state.round)}
        return Message(frame.question, args)

    def label(self, state: LittleTown, chosen: int) -> Message:
        """One option as a line to choose."""
        doing = int(verb(chosen))
        name = f"lt-do-{steps.VERBS[doing]}"
        if doing == steps.PLACE:
            cell = int(where(chosen))
            return Message(name, {"cell": CELL_NAMES[cell], "around": around(state, cell)})
        if doing in (steps.BUILD, steps.ACTIVATE):
            return _at_a_price(state, chosen)
        if doing == steps.HARVEST:
            cell = int(where(chosen))
            kind = int(state.town.land.terrain[cell]) - 1
            return Message(name, {"cell": CELL_NAMES[cell], "cube": amount(kind, 1)})
        if doing == steps.FEED:
            return meal(state, chosen)
        if doing == steps.PAY:
            return Message(name, {"payment": payment_text(chosen)})
        if doing == steps.TAKE_CUBES:
            return Message(name, {"cubes": joined(amounts(int(what(chosen))))})
        if doing == steps.ON:
            built = tile_name(int(state.get(2)))
            return Message(name, {"tile": built, "cell": CELL_NAMES[where(chosen)]})
        if doing in CARD_VERBS:
            return goal(name, state, int(what(chosen)))
        if doing == steps.USE:
            if what(chosen) == CATHEDRAL:
                points = int(congregation(state, state.get(SEAT), state.get(2)))
                return Message("lt-do-use-cathedral", {"points": points})
            return Message("lt-do-use-residence")
        return Message(name, {"step": state.frames[state.stack[state.top]].name})

    def line(self, state: LittleTown, event: Event) -> Line:
        """An event as a line of the log; `seat` is the number of the chair."""
        kind, thing = events.EVENTS[event.kind], event.what
        args: dict[str, Argument] = {"seat": event.seat, "count": event.amount}
        about: list[str] = []
        message = Message(f"lt-event-{kind.name}", args)
        if kind.what == "cell":
            args["cell"], about = CELL_NAMES[thing], _at(thing)
        elif kind.what == "tile":
            args["tile"], about = tile_name(thing), [f"market:{NAMES[thing]}"]
        elif kind.what == "tile on cell":
            args["tile"], args["cell"] = tile_name(thing), CELL_NAMES[event.amount]
            about = [*_at(event.amount), f"market:{NAMES[thing]}"]
        elif kind.what == "stock":
            args["amount"] = amount(thing, event.amount)
            return kind.line(event, message, about, KINDS_OF_STOCK[thing])
        elif kind.what == "substitute":
            args["amount"] = amount(thing, event.amount)
            args["coins"] = amount(COIN, SUBSTITUTE * event.amount)
            return kind.line(event, message, about, each=SUBSTITUTE)
        elif kind.what == "owner":
            args["owner"] = Message("lt-seat", {"seat": thing})
        elif kind.what == "goal":
            args["goal"] = card_text(thing)
            about = [f"goal:{OBJECTIVE_NAMES[thing]}"]
        elif kind.what == "workers":
            args["workers"] = thing
        return kind.line(event, message, about)
