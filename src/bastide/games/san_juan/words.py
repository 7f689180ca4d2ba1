"""San Juan's notation, and its questions, choices and log lines as messages."""

from bastide.engine.action import action, verb, what, where
from bastide.engine.events import Event
from bastide.engine.flow import SEAT
from bastide.engine.messages import Argument, BadInput, Message
from bastide.games.san_juan import happenings, steps
from bastide.games.san_juan.builder import DUE, NOTHING_COVERED, must_cover, price
from bastide.games.san_juan.catalogue import NAMES, NUMBERS, ROLES, TILES
from bastide.games.san_juan.councillor import DUE as SHED_DUE
from bastide.games.san_juan.councillor import KEPT, MOST, SPARE, look_at
from bastide.games.san_juan.editions import FULL_CITY
from bastide.games.san_juan.state import NONE, SanJuan
from bastide.games.san_juan.trader import market_price

VERB_NUMBERS = {word: number for number, word in enumerate(steps.VERBS)}
BARE = (steps.PASS, steps.DONE, steps.LOOK, steps.DRAW_CARDS, steps.DOUBLE_PRIVILEGE)
"""Verbs that name nothing."""


def word(act: int) -> str:
    """The action as a line of a record: `build smithy`, `cover indigo_plant 3`."""
    doing = int(verb(act))
    thing = int(what(act))
    text = steps.VERBS[doing]
    if doing in BARE:
        return text
    if doing == steps.TAKE_ROLE:
        return f"{text} {ROLES[thing]}"
    if doing == steps.COVER_PLACE:
        return (
            f"{text} nothing" if thing == NOTHING_COVERED else f"{text} {NAMES[thing]} {where(act)}"
        )
    return f"{text} {NAMES[thing]}"


def act(text: str) -> int:
    """The action written so; raises BadInput with a sentence."""
    parts = text.split()
    if not parts or parts[0] not in VERB_NUMBERS:
        raise BadInput(
            f"'{text[:40]}' does not begin with a move; moves are {', '.join(steps.VERBS)}."
        )
    doing = VERB_NUMBERS[parts[0]]
    things = parts[1:]
    if doing in BARE:
        if things:
            raise BadInput(f"'{parts[0]}' stands alone, without '{things[0][:40]}'.")
        return int(action(doing))
    if doing == steps.COVER_PLACE:
        return _cover(things)
    if len(things) != 1:
        raise BadInput(f"'{parts[0]}' needs exactly one name after it.")
    known = ROLES if doing == steps.TAKE_ROLE else NAMES
    if things[0] not in known:
        raise BadInput(
            f"'{things[0][:40]}' is no {'role' if doing == steps.TAKE_ROLE else 'building'}."
        )
    return int(action(doing, known.index(things[0])))


def _cover(things: list[str]) -> int:
    if things == ["nothing"]:
        return int(action(steps.COVER_PLACE, NOTHING_COVERED))
    if len(things) != 2 or things[0] not in NUMBERS or things[1] not in _PLACES:
        raise BadInput("'cover' needs 'nothing', or a building and its place from 0 to 11.")
    return int(action(steps.COVER_PLACE, NUMBERS[things[0]], int(things[1])))


_PLACES = [str(place) for place in range(FULL_CITY)]


def card(state: SanJuan, number: int) -> Message:
    """The name of a building in this edition."""
    return Message(f"sj-card-{NAMES[number].replace('_', '-')}", {"edition": state.edition.number})


def role(state: SanJuan, number: int) -> Message:
    """The name of a role in this edition."""
    return Message(f"sj-role-{ROLES[number]}", {"edition": state.edition.number})


def question(state: SanJuan) -> Message:
    """The pending question with the numbers that belong to it."""
    frame = state.kinds[state.stack[state.top]]
    args: dict[str, Argument] = {}
    kind = int(state.stack[state.top])
    if kind == steps.PAYMENT:
        args = {"count": int(state.get(DUE)), "card": card(state, int(state.get(2)))}
    elif kind == steps.COVER:
        args = {"card": card(state, int(state.get(2)))}
    elif kind == steps.COUNCIL:
        args = {"count": int(look_at(state, state.get(SEAT)))}
    elif kind == steps.KEEP:
        args = {"count": int(state.get(MOST)), "kept": int(state.get(KEPT))}
    elif kind == steps.SHED:
        args = {"count": int(state.get(SHED_DUE)), "spare": int(state.get(SPARE))}
    elif kind in (steps.PRODUCE, steps.SELL, steps.OFFICE):
        args = {"count": frame.remaining(state)}
    elif kind == steps.PROSPECT:
        args = {"count": int(state.boost)}
    return Message(frame.question, args)


def label(state: SanJuan, chosen: int) -> Message:
    """One option as a line to choose."""
    doing = int(verb(chosen))
    thing = int(what(chosen))
    name = f"sj-do-{steps.VERBS[doing].replace('_', '-')}"
    seat = state.mover()
    if doing == steps.TAKE_ROLE:
        return Message(name, {"role": role(state, thing)})
    if doing == steps.LOOK:
        return Message(name, {"count": int(look_at(state, seat))})
    if doing == steps.DRAW_CARDS:
        return Message(name, {"count": int(state.boost)})
    if doing in BARE:
        return Message(name, {"step": state.kinds[state.stack[state.top]].name})
    if doing == steps.COVER_PLACE:
        building = int(state.get(2))
        covered = NONE if thing == NOTHING_COVERED else thing
        cost = int(price(state, seat, building, covered))
        if covered == NONE:
            return Message("sj-do-cover-nothing", {"cost": cost})
        good = holds_good(state, seat, chosen)
        return Message(name, {"card": card(state, thing), "cost": cost, "good": good})
    args: dict[str, Argument] = {"card": card(state, thing)}
    if doing == steps.BUILD_CARD:
        return build(state, seat, thing)
    if doing in (steps.SELL_GOOD, steps.SHIP_GOOD):
        args["count"] = int(market_price(state, thing))
    return Message(name, args)


def holds_good(state: SanJuan, seat: int, chosen: int) -> str:
    """Whether a good is lost under what this `cover` covers (SJ-061)."""
    return "no" if state.goods[seat * FULL_CITY + where(chosen)] == NONE else "yes"


def build(state: SanJuan, seat: int, building: int) -> Message:
    """A build with its cost; where only the Crane makes it payable, with what it covers."""
    args: dict[str, Argument] = {"card": card(state, building)}
    covers = must_cover(state, seat, building)
    under = int(what(covers[0])) if covers else NONE
    args["cost"] = int(price(state, seat, building, under))
    if not covers:
        return Message("sj-do-build", args)
    if len(covers) > 1:
        return Message("sj-do-build-crane", args)
    args["over"] = card(state, under)
    args["good"] = holds_good(state, seat, covers[0])
    return Message("sj-do-build-over", args)


def report(state: SanJuan, event: Event) -> Message:
    """An event as a line of the log; `seat` is the number of the chair."""
    name = f"sj-event-{happenings.NAMES[event.kind]}"
    args: dict[str, Argument] = {"seat": event.seat, "count": event.amount}
    if event.kind == happenings.ROLE:
        args["role"] = role(state, event.what)
    elif event.kind == happenings.TILE:
        args["prices"] = " ".join(str(price) for price in TILES[event.what])
    elif event.kind == happenings.STORED_CARD:
        args["card"] = card(state, event.what)
        args["place"] = card(state, event.amount)
    elif event.kind in happenings.NAMES_A_CARD:
        args["card"] = card(state, event.what)
    return Message(name, args)
