"""Questions, choices, prices and log lines of both games as messages."""

from typing import final

from bastide.engine.action import verb, what, where
from bastide.engine.events import Event
from bastide.engine.flow import Options
from bastide.engine.messages import Argument, Message
from bastide.engine.parts import Speech
from bastide.engine.story import Line
from bastide.games.attika import events, hexes, steps
from bastide.games.attika.catalogue import CITY_NAMES, RESOURCE_NAMES, RESOURCES, TILE_HEXES
from bastide.games.attika.editions import Edition
from bastide.games.attika.ending import cards_at_stop
from bastide.games.attika.extension import CENTRE
from bastide.games.attika.notation import spot_of
from bastide.games.attika.payment import paid_cards
from bastide.games.attika.price import (
    DUES,
    fewest,
    is_chained,
    need,
    of_any,
    price,
    purse,
    surcharge,
)
from bastide.games.attika.state import BONUSES, STACK, Attika
from bastide.games.attika.turn import (
    ACTING,
    ACTING_NAMES,
    DONE,
    HEX,
    TOKEN,
    UNDECIDED,
    offer_hexes,
    regular,
)


def token_name(edition: Edition, kind: int) -> Message:
    """The name of a token."""
    return Message(f"{edition.prefix}-token-{edition.names[kind].replace('_', '-')}")


def group_name(edition: Edition, group: int) -> Message:
    """The name of a group."""
    return Message(f"{edition.prefix}-group-{edition.group_names[group]}")


def card_name(edition: Edition, card: int) -> Message:
    """The name of a kind of card."""
    return Message(f"{edition.prefix}-card-{RESOURCE_NAMES[card]}")


def term(edition: Edition, thing: str) -> Message:
    """What a thing that both games have is called in this one: bonus, settlement, board ..."""
    return Message(f"{edition.prefix}-{thing}")


def tile_symbols(edition: Edition, tile: int) -> Message:
    """The symbols of a region tile, by which people tell it."""
    found = [int(edition.symbols[tile * TILE_HEXES + i]) for i in range(TILE_HEXES)]
    counted = [amount(edition, c, found.count(c)) for c in range(RESOURCES) if c in found]
    return joined(counted) if counted else Message("at-no-symbol")


def city_name(edition: Edition, city: int) -> Message:
    """The name of a city."""
    return Message(f"{edition.prefix}-city-{CITY_NAMES[city].lower()}")


def joined(parts: list[Message]) -> Message:
    """Several things, one after the other."""
    if len(parts) == 1:
        return parts[0]
    word = "at-list" if len(parts) > 2 else "at-list-last"
    return Message(word, {"first": parts[0], "rest": joined(parts[1:])})


def amount(edition: Edition, card: int, count: int) -> Message:
    """So many cards, or symbols, of a kind."""
    return Message("at-amount", {"count": count, "card": card_name(edition, card)})


def amounts(edition: Edition, pack: int) -> Message:
    """The cards of a payment."""
    found = [(card, int(paid_cards(pack, card))) for card in range(RESOURCES)]
    return joined([amount(edition, card, paid) for card, paid in found if paid])


def price_text(edition: Edition, due: int) -> Message:
    """A price in words: what is due, or why nothing is."""
    if is_chained(due):
        return Message("at-free-chain")
    if due & DUES == 0:
        return Message("at-free")
    needs = [(card, int(need(due, card))) for card in range(RESOURCES)]
    parts = [amount(edition, card, count) for card, count in needs if count]
    if of_any(due):
        parts.append(Message("at-any", {"count": int(of_any(due))}))
    if surcharge(due):
        parts.append(Message("at-surcharge", {"count": int(surcharge(due))}))
    return joined(parts)


def place_name(place: int) -> Message:
    """A spot as it is called on the map."""
    return Message("at-hex", {"id": hexes.title(place)})


def hex_name(state: Attika, hex: int) -> Message:
    """A hex of the map with its symbol."""
    title = hexes.title(int(state.land.spots[hex]))
    symbol = int(state.land.symbol[hex])
    if symbol < 0:
        return Message("at-hex", {"id": title})
    return Message("at-hex-symbol", {"id": title, "card": card_name(state.edition, symbol)})


def stage(state: Attika) -> dict[str, Argument]:
    """What is asked about a new tile: its place, or its turn."""
    return {"stage": "place" if state.get(CENTRE) == 0 else "turn"}


def _turn_args(state: Attika) -> dict[str, Argument]:
    acting, done = int(state.get(ACTING)), int(state.get(DONE))
    left = int(regular(acting)) - done
    return {
        "acting": ACTING_NAMES[acting] if left > 0 or acting == UNDECIDED else "bonus",
        "count": left,
        "cards": int(cards_at_stop(state, state.mover(), acting, done)),
        "bonus": term(state.edition, "bonus"),
        "board": term(state.edition, "board"),
    }


def _drawn_args(state: Attika) -> dict[str, Argument]:
    """With the hexes that the hand can pay: where there is none, the question says so."""
    open_hexes = Options()
    offer_hexes(state, state.mover(), state.get(TOKEN), open_hexes)
    return {
        "token": token_name(state.edition, int(state.get(TOKEN))),
        "count": int(open_hexes.count),
        "space": term(state.edition, "space"),
        "board": term(state.edition, "board"),
    }


def _early(state: Attika, act: int) -> dict[str, Argument]:
    """Whether an action is bought with a bonus before its time."""
    early = "yes" if where(act) == steps.EARLY else "no"
    return {"early": early, "bonus": term(state.edition, "bonus")}


def _stop(state: Attika) -> Message:
    if state.stack[state.top] == steps.SWAP:
        return Message("at-do-end")
    acting, done = int(state.get(ACTING)), int(state.get(DONE))
    due = int(cards_at_stop(state, state.mover(), acting, done))
    return Message("at-do-stop", {"count": due, "acting": ACTING_NAMES[acting]})


def breakdown(state: Attika, seat: int, kind: int, hex: int) -> list[tuple[Message, int]]:
    """The price of a token on a hex, cause by cause, down to the cards it takes of that hand.

    It speaks of the hand (AT-037) and is for its owner alone.
    """
    edition = state.edition
    due = int(price(state, seat, kind, hex))
    printed = int(edition.printed[kind])
    rows = [(Message("at-price-printed"), printed)]
    if is_chained(due):
        return [*rows, (Message("at-price-chain"), -printed)]
    left = int(of_any(due)) + sum(int(need(due, card)) for card in range(RESOURCES))
    if left < printed:
        rows.append((term(edition, "price-land"), left - printed))
    if surcharge(due):
        founding = Message("at-price-surcharge", {"settlement": term(edition, "settlement")})
        rows.append((founding, int(surcharge(due))))
    missing = int(fewest(due, purse(state, seat))) - sum(amount for _, amount in rows)
    if missing:
        rows.append((Message("at-price-missing"), missing))
    return rows


@final
class AttikaSpeech(Speech[Attika]):
    """Questions, choices and log lines."""

    def question(self, state: Attika) -> Message:
        """The pending question."""
        frame = state.frames[state.stack[state.top]]
        edition = state.edition
        kind = int(state.stack[state.top])
        args: dict[str, Argument] = {}
        if kind == steps.TURN:
            args = _turn_args(state)
        elif kind == steps.DRAWN:
            args = _drawn_args(state)
        elif kind == steps.SITE:
            args = {"token": token_name(edition, int(state.get(TOKEN)))}
        elif kind == steps.PAYMENT:
            token, hex = int(state.get(TOKEN)), int(state.get(HEX))
            due = int(price(state, state.mover(), token, hex))
            args = {"token": token_name(edition, token), "hex": hex_name(state, hex)}
            args["price"] = price_text(edition, due)
        elif kind == steps.EXTENSION:
            args = {"tile": term(edition, "tile"), **stage(state)}
        elif kind == steps.SWAP:
            args = {
                "count": int(state.area(state.mover(), BONUSES)),
                "bonus": term(edition, "bonus"),
            }
        return Message(frame.question, args)

    def label(self, state: Attika, act: int) -> Message:
        """One option as a line to choose."""
        doing = int(verb(act))
        thing = int(what(act))
        word = steps.VERBS[doing]
        edition = state.edition
        if doing == steps.STOP:
            return _stop(state)
        if doing == steps.DRAW:
            left = int(state.area(state.mover(), STACK + thing))
            back = "base" if thing == 0 else "white"
            args: dict[str, Argument] = {"number": thing + 1, "count": left, "back": back}
            args |= {"base": term(edition, "base"), **_early(state, act)}
            return Message(f"at-do-{word}", args)
        if doing == steps.BUILD:
            token = token_name(edition, thing)
            return Message(f"at-do-{word}", {"token": token, **_early(state, act)})
        if doing == steps.AT:
            hex = int(state.land.at(spot_of(act)))
            due = int(price(state, state.mover(), int(state.get(TOKEN)), hex))
            shown = {"hex": hex_name(state, hex), "price": price_text(edition, due)}
            return Message(f"at-do-{word}", {**shown})
        if doing == steps.PAY:
            return Message(f"at-do-{word}", {"cards": amounts(edition, act)})
        if doing == steps.SPEND:
            card = card_name(edition, thing)
            return Message(f"at-do-{word}", {"count": int(where(act)), "card": card})
        if doing == steps.LAY:
            return Message(f"at-do-{word}", {"hex": place_name(spot_of(act))})
        if doing == steps.ROTATE:
            return Message(f"at-do-{word}", {"degrees": 60 * thing})
        if doing == steps.KEEP:
            return Message(f"at-do-{word}", {"board": term(edition, "board")})
        return Message(f"at-do-{word}", {"bonus": term(edition, "bonus")})

    def line(self, state: Attika, event: Event) -> Line:
        """An event as a line of the log; `seat` is the number of the chair."""
        args: dict[str, Argument] = {"seat": event.seat, "count": event.amount}
        kind, thing, edition = events.EVENTS[event.kind], event.what, state.edition
        about: list[str] = []
        if kind.what in ("token", "token kept", "token on hex"):
            args["token"] = token_name(edition, thing)
        elif kind.what in ("tile", "tile on hex"):
            args["tile"] = term(edition, "tile")
            args["symbols"] = tile_symbols(edition, thing)
        elif kind.what == "cards":
            args["cards"] = amounts(edition, thing)
        elif kind.what in ("group", "bonus"):
            args["bonus"] = term(edition, "bonus")
        elif kind.what == "settlement":
            args["settlement"] = term(edition, "settlement")
        elif kind.what == "cities":
            cities = [c for c in range(len(CITY_NAMES)) if (thing >> c) & 1]
            names = [Message("at-the", {"thing": city_name(edition, city)}) for city in cities]
            args["cities"] = joined(names)
        if kind.what == "group":
            args["group"] = group_name(edition, thing)
        elif kind.what == "token kept":
            args["board"] = term(edition, "board")
        elif kind.what in ("token on hex", "tile on hex"):
            args["hex"] = place_name(event.amount)
            about = [f"hex:{hexes.name(event.amount)}"]
        return kind.line(event, Message(f"at-event-{kind.name}", args), about)
