"""The Golden City's questions, choices and log lines as messages."""

from typing import final

from bastide.engine.action import verb, what
from bastide.engine.events import Event
from bastide.engine.messages import Argument, Message
from bastide.engine.parts import Speech
from bastide.engine.story import Line
from bastide.games.golden_city import events, steps
from bastide.games.golden_city.auction import packed_group
from bastide.games.golden_city.catalogue import (
    BONUS_NAMES,
    GOODS_NAMES,
    INNER,
    MOST_BUILDS,
    REWARDS,
    TYPE_NAMES,
    TYPES,
)
from bastide.games.golden_city.island import QUARTERS, REGION_NAMES
from bastide.games.golden_city.payment import paid_cards
from bastide.games.golden_city.rewards import zone_letters
from bastide.games.golden_city.scoring import bonus_letters
from bastide.games.golden_city.state import AREA, NONE, PURSE, GoldenCity
from bastide.games.golden_city.turn import BUILDS, DUE, PLACE
from bastide.games.golden_city.view import kind_of


def type_name(card: int) -> Message:
    """The name of a landscape card."""
    return Message(f"gc-type-{TYPE_NAMES[card]}")


def joined(parts: list[Message]) -> Message:
    """Several things, one after the other."""
    if len(parts) == 1:
        return parts[0]
    link = "gc-list-last" if len(parts) == 2 else "gc-list"
    return Message(link, {"first": parts[0], "rest": joined(parts[1:])})


def amounts(cards: list[int]) -> Message:
    """Landscape cards, type after type: two forest cards and a port card."""
    return joined(
        [
            Message("gc-amount", {"count": cards.count(card), "type": type_name(card)})
            for card in dict.fromkeys(cards)
        ]
    )


def payment_cards(pack: int) -> Message:
    """The cards of a payment."""
    return amounts([card for card in range(TYPES) for _ in range(paid_cards(pack, card))])


def packed_cards(pack: int) -> Message:
    """The cards of a group as an event packs them."""
    found: list[int] = []
    while pack:
        found.append((pack & 7) - 1)
        pack >>= 3
    return amounts(found)


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


def _bid(state: GoldenCity, group: int) -> Message:
    """A group with its cards: free, or with somebody's hand on it."""
    args: dict[str, Argument] = {
        "number": group + 1,
        "cards": packed_cards(int(packed_group(state, group))),
        "coin": "yes" if group == 0 and state.group_coin == 1 else "no",
    }
    rival = int(state.hands_on[group])
    if rival == NONE:
        return Message("gc-do-bid", args)
    return Message("gc-do-bid-expel", {**args, "seat": rival, "cost": int(state.cost)})


@final
class GoldenCitySpeech(Speech[GoldenCity]):
    """Questions, choices and log lines."""

    def question(self, state: GoldenCity) -> Message:
        """The pending question with what belongs to it."""
        kind = int(state.stack[state.top])
        frame = state.frames[kind]
        args: dict[str, Argument] = {}
        if kind == steps.AUCTION:
            args = {
                "cost": int(state.cost),
                "coins": int(state.areas[state.mover() * AREA + PURSE]),
            }
        elif kind == steps.TURN:
            args = {"count": MOST_BUILDS - int(state.get(BUILDS))}
        elif kind == steps.PAYMENT:
            args = {"place": place_name(state, int(state.get(PLACE)))}
        elif kind == steps.DISCARD:
            args = {"count": int(state.get(DUE))}
        return Message(frame.question, args)

    def label(self, state: GoldenCity, chosen: int) -> Message:
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
            return Message(f"gc-do-{word}", {"cards": payment_cards(chosen)})
        if doing == steps.TAKE_GOODS:
            if thing == steps.BLIND:
                return Message("gc-do-goods-blind")
            return Message(
                f"gc-do-{word}", {"goods": goods_name(state, int(state.goods_row[thing]))}
            )
        if doing == steps.RETURN_GOODS:
            return Message(f"gc-do-{word}", {"goods": goods_name(state, thing)})
        if doing == steps.TAKE_BONUS:
            worth = int(bonus_letters(state, state.mover(), thing))
            return Message(f"gc-do-{word}", {"bonus": bonus_name(thing), "count": worth})
        if doing == steps.DISCARD_CARD:
            return Message(f"gc-do-{word}", {"type": type_name(thing)})
        return Message(f"gc-do-{word}", {"count": int(state.get(BUILDS))})

    def line(self, state: GoldenCity, event: Event) -> Line:
        """An event as a line of the log; `seat` is the number of the chair."""
        kind, thing = events.EVENTS[event.kind], event.what
        args: dict[str, Argument] = {"seat": event.seat, "count": event.amount}
        about: list[str] = []
        each = 1
        if kind.what == "score card":
            island = state.house.island
            args["goods"] = Message(f"gc-goods-{GOODS_NAMES[island.scored_goods[thing]]}")
            args["region"] = region_name(int(island.scored_region[thing]))
        elif kind.what == "group":
            args["cards"] = packed_cards(event.amount)
            about = [f"offer:{thing + 1}"]
        elif kind.what == "group of cards":
            args["number"] = thing + 1
            args["cards"] = packed_cards(event.amount)
        elif kind.what == "seat":
            args["rival"] = Message("gc-seat", {"seat": thing})
        elif kind.what == "place":
            args["place"] = place_name(state, thing)
            about = [f"place:{state.house.island.names[thing]}"]
        elif kind.what == "payment":
            args["cards"] = payment_cards(thing)
            each = int(event.amount >= INNER)
            args["key"] = "yes" if each else "no"
        elif kind.what == "type":
            args["type"] = type_name(thing)
        elif kind.what == "goods card":
            args["goods"] = goods_name(state, thing)
        elif kind.what == "bonus":
            args["bonus"] = bonus_name(thing)
        elif kind.what == "goods":
            args["goods"] = Message(f"gc-goods-{GOODS_NAMES[thing]}")
        elif kind.what == "region":
            args["region"] = region_name(thing)
        return kind.line(event, Message(f"gc-event-{kind.name}", args), about, each=each)
