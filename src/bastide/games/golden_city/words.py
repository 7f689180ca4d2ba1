"""The Golden City's questions, choices and log lines as messages."""

from bastide.engine.action import verb, what
from bastide.engine.events import Event
from bastide.engine.messages import Argument, Message
from bastide.games.golden_city import happenings, steps
from bastide.games.golden_city.auction import group_size
from bastide.games.golden_city.catalogue import (
    BONUS_NAMES,
    GOODS_NAMES,
    MOST_BUILDS,
    PORT,
    TYPE_NAMES,
    TYPES,
)
from bastide.games.golden_city.island import INNER, QUARTERS, REGION_NAMES
from bastide.games.golden_city.payment import paid_cards
from bastide.games.golden_city.rewards import zone_letters
from bastide.games.golden_city.scoring import bonus_letters
from bastide.games.golden_city.state import AREA, GROUP, NONE, PURSE, GoldenCity
from bastide.games.golden_city.turn import BUILDS, DUE, PLACE
from bastide.games.golden_city.view import REWARDS, kind_of


def type_name(card: int) -> Message:
    """The name of a landscape card."""
    return Message(f"gc-type-{TYPE_NAMES[card]}")


def joined(parts: list[Message]) -> Message:
    """Several things, one after the other."""
    if len(parts) == 1:
        return parts[0]
    return Message("gc-list", {"first": parts[0], "rest": joined(parts[1:])})


def amounts(pack: int) -> Message:
    """The cards of a payment."""
    found = [(card, int(paid_cards(pack, card))) for card in range(TYPES)]
    return joined(
        [
            Message("gc-amount", {"count": paid, "type": type_name(card)})
            for card, paid in found
            if paid
        ]
    )


def group_cards(state: GoldenCity, group: int) -> Message:
    """The cards of a group on offer."""
    size = int(group_size(state, group))
    return joined([type_name(int(state.groups[group * GROUP + i])) for i in range(size)])


def packed_cards(pack: int) -> Message:
    """The cards of a group as an event packs them."""
    found: list[Message] = []
    while pack:
        found.append(type_name((pack & 7) - 1))
        pack >>= 3
    return joined(found)


def place_name(state: GoldenCity, place: int) -> Message:
    """A place with its name on the map."""
    island = state.house.island
    land = type_name(int(island.side[place]))
    return Message(f"gc-place-{kind_of(place)}", {"id": island.names[place], "land": land})


def goods_name(state: GoldenCity, card: int) -> Message:
    """The two goods of a card."""
    kinds = int(state.house.island.goods[card])
    both = [Message(f"gc-goods-{n}") for k, n in enumerate(GOODS_NAMES) if (kinds >> k) & 1]
    return Message("gc-two-goods", {"one": both[0], "two": both[1]})


def bonus_name(card: int) -> Message:
    """What a bonus card counts."""
    return Message(f"gc-bonus-{BONUS_NAMES[card]}")


def region_name(region: int) -> Message:
    """A river or a quarter."""
    if region < QUARTERS:
        return Message(f"gc-river-{REGION_NAMES[region].lower()}")
    return Message(f"gc-quarter-{REGION_NAMES[region]}")


def reward_text(state: GoldenCity, place: int) -> Message:
    """What a post on that place would bring now."""
    island = state.house.island
    if (state.house.dry >> place) & 1:
        return Message("gc-reward-dry")
    reward = REWARDS[island.reward[place]]
    if reward != "zone":
        return Message(f"gc-reward-{reward}", {"count": int(island.coins[place])})
    there = sum(int((state.area(seat, 0) >> place) & 1) for seat in range(int(state.players)))
    if there > 1:
        return Message("gc-reward-nothing")
    letters = int(zone_letters(place, there))
    extra = "none"
    if there == 0:
        extra = "card" if place >= INNER else "coin" if island.coins[place] else "none"
    return Message("gc-reward-zone", {"count": letters, "extra": extra})


def question(state: GoldenCity) -> Message:
    """The pending question with what belongs to it."""
    kind = int(state.stack[state.top])
    frame = state.kinds[kind]
    args: dict[str, Argument] = {}
    if kind == steps.AUCTION:
        args = {"cost": int(state.cost), "coins": int(state.areas[state.mover() * AREA + PURSE])}
    elif kind == steps.TURN:
        args = {"count": MOST_BUILDS - int(state.get(BUILDS))}
    elif kind == steps.PAYMENT:
        args = {"place": place_name(state, int(state.get(PLACE)))}
    elif kind == steps.DISCARD:
        args = {"count": int(state.get(DUE))}
    return Message(frame.question, args)


def label(state: GoldenCity, chosen: int) -> Message:
    """One option as a line to choose."""
    doing = int(verb(chosen))
    thing = int(what(chosen))
    word = steps.VERBS[doing]
    if doing == steps.BID:
        return _bid(state, thing)
    if doing in (steps.BUILD, steps.BLACK):
        text = reward_text(state, thing)
        return Message(f"gc-do-{word}", {"place": place_name(state, thing), "reward": text})
    if doing == steps.PAY:
        return Message(f"gc-do-{word}", {"cards": amounts(chosen)})
    if doing == steps.TAKE_GOODS:
        if thing == steps.BLIND:
            return Message("gc-do-goods-blind")
        return Message(f"gc-do-{word}", {"goods": goods_name(state, int(state.goods_row[thing]))})
    if doing == steps.RETURN_GOODS:
        return Message(f"gc-do-{word}", {"goods": goods_name(state, thing)})
    if doing == steps.TAKE_BONUS:
        worth = int(bonus_letters(state, state.mover(), thing))
        return Message(f"gc-do-{word}", {"bonus": bonus_name(thing), "count": worth})
    if doing == steps.DISCARD_CARD:
        return Message(f"gc-do-{word}", {"type": type_name(thing)})
    return Message(f"gc-do-{word}")


def _bid(state: GoldenCity, group: int) -> Message:
    """A group with its cards: free, or with somebody's hand on it."""
    args: dict[str, Argument] = {
        "number": group + 1,
        "cards": group_cards(state, group),
        "coin": "yes" if group == 0 and state.group_coin == 1 else "no",
    }
    rival = int(state.hands_on[group])
    if rival == NONE:
        return Message("gc-do-bid", args)
    return Message("gc-do-bid-expel", {**args, "seat": rival, "cost": int(state.cost)})


def report(state: GoldenCity, event: Event) -> Message:
    """An event as a line of the log; `seat` is the number of the chair."""
    args: dict[str, Argument] = {"seat": event.seat, "count": event.amount}
    kind, thing = event.kind, event.what
    if kind == happenings.ROUND:
        island = state.house.island
        args["goods"] = Message(f"gc-goods-{GOODS_NAMES[island.scored_goods[thing]]}")
        args["region"] = region_name(int(island.scored_region[thing]))
    elif kind in (happenings.OFFER, happenings.WINS):
        args["number"] = thing + 1
        args["cards"] = packed_cards(event.amount)
    elif kind == happenings.BIDS:
        args["number"] = thing + 1
    elif kind == happenings.EXPELS:
        args["rival"] = Message("gc-seat", {"seat": thing})
    elif kind in (happenings.BUILDS, happenings.BLACK, happenings.LETTERS):
        args["place"] = place_name(state, thing)
    elif kind == happenings.PAYS:
        args["cards"] = amounts(thing)
        args["key"] = "yes" if event.amount >= INNER else "no"
    elif kind in (happenings.DREW, happenings.DISCARDS):
        args["type"] = type_name(thing)
    elif kind in (happenings.GOODS, happenings.RETURNS):
        args["goods"] = goods_name(state, thing)
    elif kind in (happenings.CHOSE, happenings.REVEALS):
        args["bonus"] = bonus_name(thing)
    elif kind == happenings.SCORES_GOODS:
        args["goods"] = Message(f"gc-goods-{GOODS_NAMES[thing]}")
    elif kind == happenings.SCORES_REGION:
        args["region"] = region_name(thing)
    return Message(f"gc-event-{happenings.NAMES[kind]}", args)


def price_rows(state: GoldenCity, act: int) -> list[tuple[Message, int]]:
    """What a bid costs in coins, or a post in cards and keys."""
    doing = int(verb(act))
    thing = int(what(act))
    if doing == steps.BID and state.hands_on[thing] != NONE:
        return [(Message("gc-coins"), int(state.cost))]
    if doing in (steps.BUILD, steps.BLACK):
        card = int(state.house.island.type[thing])
        rows = [(type_name(card), 1 if card == PORT else 2)]
        return [*rows, (Message("gc-key"), 1)] if thing >= INNER else rows
    if doing == steps.PAY:
        found = [(type_name(card), int(paid_cards(act, card))) for card in range(TYPES)]
        return [(name, paid) for name, paid in found if paid]
    return []
