"""San Juan's questions, choices and log lines as messages."""

from typing import final

from bastide.engine.action import verb, what, where
from bastide.engine.events import Event
from bastide.engine.flow import SEAT, WIDTH
from bastide.engine.messages import Argument, Message
from bastide.engine.parts import Speech
from bastide.engine.story import Line
from bastide.games.san_juan import events, steps
from bastide.games.san_juan.builder import DUE, NOTHING_COVERED, must_cover, price
from bastide.games.san_juan.cards.round_start import GUARDED_LIMIT, hand_limit
from bastide.games.san_juan.catalogue import ARCHIVE, GOOD_NAMES, GOODS, NAMES, ROLES, TILES
from bastide.games.san_juan.councillor import DUE as SHED_DUE
from bastide.games.san_juan.councillor import KEPT, MOST, SPARE, look_at
from bastide.games.san_juan.editions import FULL_CITY
from bastide.games.san_juan.state import NONE, SanJuan
from bastide.games.san_juan.trader import market_price

BARE = (steps.PASS, steps.DONE, steps.LOOK, steps.DRAW_CARDS, steps.DOUBLE_PRIVILEGE)
"""Verbs that name nothing."""
CRATE = "crate"
"""What a Customs Office holds, as the log draws it."""


def card(state: SanJuan, number: int) -> Message:
    """The name of a building in this edition."""
    return Message(f"sj-card-{NAMES[number].replace('_', '-')}", {"edition": state.edition.number})


def role(state: SanJuan, number: int) -> Message:
    """The name of a role in this edition."""
    return Message(f"sj-role-{ROLES[number]}", {"edition": state.edition.number})


def holds_good(state: SanJuan, seat: int, chosen: int) -> str:
    """Whether a good is lost under what this `cover` covers (SJ-061)."""
    return "no" if state.goods[seat * FULL_CITY + where(chosen)] == NONE else "yes"


def why_discarded(state: SanJuan) -> dict[str, Argument]:
    """What asks for cards to be discarded: a hand limit, an Archive, or the start variant."""
    below = int(state.stack[state.top - WIDTH])
    if below == steps.COUNCILLOR_PHASE:
        return {"why": "archive", "card": card(state, ARCHIVE)}
    if below != steps.ROUND_START:
        return {"why": "start"}
    limit = int(hand_limit(state, state.get(SEAT)))
    return {"why": "guard" if limit == GUARDED_LIMIT else "limit", "limit": limit}


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


@final
class SanJuanSpeech(Speech[SanJuan]):
    """Questions, choices and log lines."""

    def question(self, state: SanJuan) -> Message:
        """The pending question with the numbers that belong to it."""
        frame = state.frames[state.stack[state.top]]
        args: dict[str, Argument] = {}
        kind = int(state.stack[state.top])
        if kind == steps.PAYMENT:
            args = {"count": int(state.get(DUE)), "card": card(state, int(state.get(2)))}
        elif kind in (steps.COVER, steps.PRICE):
            args = {"card": card(state, int(state.get(2)))}
        elif kind == steps.COUNCIL:
            args = {"count": int(look_at(state, state.get(SEAT)))}
        elif kind == steps.KEEP:
            args = {"count": int(state.get(MOST)), "kept": int(state.get(KEPT))}
        elif kind == steps.SHED:
            args = {"count": int(state.get(SHED_DUE)), "spare": int(state.get(SPARE))}
            args |= why_discarded(state)
        elif kind in (steps.PRODUCE, steps.SELL, steps.OFFICE):
            args = {"count": frame.remaining(state)}
        elif kind == steps.PROSPECT:
            args = {"count": int(state.boost)}
        return Message(frame.question, args)

    def label(self, state: SanJuan, chosen: int) -> Message:
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
            return Message(name, {"step": state.frames[state.stack[state.top]].name})
        if doing == steps.SET_PRICE:
            return Message(name, {"cost": thing})
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

    def line(self, state: SanJuan, event: Event) -> Line:
        """An event as a line of the log; `seat` is the number of the chair."""
        kind = events.EVENTS[event.kind]
        args: dict[str, Argument] = {"seat": event.seat, "count": event.amount}
        about: list[str] = []
        good = ""
        if kind.what == "role":
            args["role"] = role(state, event.what)
            about = [f"role:{ROLES[event.what]}"]
        elif kind.what == "tile":
            args |= dict(zip(GOOD_NAMES, TILES[event.what], strict=True))
            about = ["trading-house"]
        elif kind.what:
            args["card"] = card(state, event.what)
            about = [f"card:{NAMES[event.what]}"]
            good = GOOD_NAMES[event.what] if event.what < GOODS else CRATE
            if kind.what == "building":
                about.append(f"built:{event.seat}:{NAMES[event.what]}")
            elif kind.what == "card under":
                args["place"] = card(state, event.amount)
                about.append(f"built:{event.seat}:{NAMES[event.amount]}")
        line = kind.line(event, Message(f"sj-event-{kind.name}", args), about, good)
        if event.kind == events.ROLE:
            line.counts_as = role(state, event.what)
        return line
