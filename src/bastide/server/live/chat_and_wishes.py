"""What people at a table say to each other and ask of the server besides playing."""

import asyncio

from msgspec import UNSET

from bastide.server import orders, wire
from bastide.server.live.bots import Bots, in_person
from bastide.server.live.seating import clean
from bastide.server.live.table import Table
from bastide.server.model.listeners import Listener
from bastide.server.model.live_game import LiveGame
from bastide.server.model.table_state import Wish
from bastide.server.refusals import Refused
from bastide.server.thinking.pool import HINT
from bastide.server.views import broadcast, message_cache


async def chat(table: Table, listener: Listener, said: orders.Say) -> None:
    """Somebody who plays says something."""
    table.must_sit(listener.viewer)
    seat = table.speaker(listener.viewer)
    if said.phrase is not UNSET:
        body = {"phrase": str(said.phrase)}
    else:
        text = clean(said.text) if said.text is not UNSET else ""
        if not 1 <= len(text) <= wire.CHAT_LENGTH:
            raise Refused("chat", {"count": wire.CHAT_LENGTH}, status=400)
        body = {"text": text}
    await table.say(seat, body)


async def hint(table: Table, listener: Listener, bots: Bots) -> None:
    """One good move for the seat that is asked; counted, and not given in rated games.

    Whoever has several lines to a table gets one hint at a time as well.
    """
    live_game = table.running()
    seat = live_game.mover
    if seat not in listener.viewer.seats:
        raise Refused("turn", {"seat": seat})
    table.must_hold(listener.viewer, listener.uncovered)
    if table.row.rated:
        raise Refused("rated")
    mine = [each.hint for each in table.listeners if each.viewer == listener.viewer]
    if any(hint is not None and not hint.done() for hint in mine):
        raise Refused("too-fast", status=429)
    await table.write([table.entry("hint", seat)])
    listener.hint = asyncio.create_task(_give_hint(table, live_game, listener, bots))


async def _give_hint(table: Table, live_game: LiveGame, listener: Listener, bots: Bots) -> None:
    """The table goes on while a bot thinks; a hint for a question that is past is not given."""
    revision, seat = table.revision, live_game.mover
    answer = await bots.choice(live_game, seat, HINT, in_person(listener.names))
    if revision < table.asked_at:
        return
    if answer.reason is None:
        listener.tell(broadcast.refusal(table, listener, Refused("thought", status=503)))
        return
    reason = message_cache.say(answer.reason.message(), listener.lang, table.names, seat)
    listener.tell(wire.HintGiven(answer.act, reason))


async def ask_back(table: Table, listener: Listener, revision: int) -> None:
    """Ask the others whether the last decision may be taken back; bots never mind."""
    live_game = table.running()
    table.must_sit(listener.viewer)
    if table.row.rated:
        raise Refused("rated")
    table.must_stand(revision)
    if table.wish is not None:
        raise Refused("asked", {"seat": table.wish.seat})
    steps = {
        seat: live_game.steps_back(seat, table.skips_forced(seat)) for seat in listener.viewer.seats
    }
    wanted = [seat for seat, count in steps.items() if count]
    if not wanted:
        raise Refused("nothing-back")
    seat = min(wanted, key=lambda each: steps[each])
    others = {
        chair.seat
        for chair in table.chairs
        if chair.seat not in listener.viewer.seats and table.must_consent(chair.seat, steps[seat])
    }
    table.wish = Wish(seat, steps[seat], others)
    await table.grant_wish()


async def consent(table: Table, listener: Listener, yes: bool) -> None:
    """Answer somebody's wish to take moves back; one no is enough."""
    table.running()
    table.must_sit(listener.viewer)
    wish = table.wish
    if wish is None or not wish.waiting & set(listener.viewer.seats):
        raise Refused("not-asked")
    if yes:
        wish.waiting -= set(listener.viewer.seats)
        await table.grant_wish()
    else:
        table.wish = None
        wish.waiting.clear()
        broadcast.tell_wish(table, wish)
