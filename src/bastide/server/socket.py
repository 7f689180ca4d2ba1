"""The line to a table: moves messages between a socket and a table, and decides nothing."""

import asyncio
import logging
import time
from contextlib import suppress
from typing import Any, assert_never

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from bastide.server import orders, wire
from bastide.server.http.passing import owner_or_here
from bastide.server.http.visitors import Visitors
from bastide.server.live import chat_and_wishes, first_game, seating
from bastide.server.live.table import Table
from bastide.server.live.tables import Tables
from bastide.server.model.clocks import now
from bastide.server.model.listeners import Listener, encode
from bastide.server.model.viewer import Viewer
from bastide.server.peers.link import Broken, Receive
from bastide.server.peers.peers import ASTRAY, PASSED_ON
from bastide.server.refusals import Refused
from bastide.server.store.databases import Unavailable
from bastide.server.store.lease import Elsewhere
from bastide.server.store.rows import Device
from bastide.server.views import broadcast
from bastide.server.views.viewer_messages import event_number

LARGEST = 4096
"""Bytes of a message from a page."""
SEND_TIMEOUT = 20.0
QUIET = 15.0
"""Seconds of silence after which a page is told that the line stands."""
BEAT = encode(wire.Beat())
MOST_WRONG = 20
"""Messages that cannot be read before the line is closed."""

GONE = 4404
FORBIDDEN = 4403
OLD_RULES = 4410
BROKEN = 4422
MOVED = 4409
BUSY = 1013
TOO_MUCH = 1008
GOING_AWAY = 1001
MISTAKE = 1011

FINAL = {403: FORBIDDEN, 404: GONE, 410: OLD_RULES, 422: BROKEN}
"""Refusals after which it is no use to come again; after any other it is."""
GONE_AWAY = (WebSocketDisconnect, OSError, TimeoutError)
"""How a line ends from the other side, or by being too slow."""
log = logging.getLogger("bastide.socket")

_decode = msgspec.json.Decoder(orders.ToServer).decode


@websocket("/ws/table/{table_id:str}", include_in_schema=False)
async def line(socket: WebSocket[object, object, State], table_id: FromPath[str]) -> None:
    """One viewer at one table, until either side hangs up."""
    visitors: Visitors = socket.app.state.visitors
    tables: Tables = socket.app.state.tables
    try:
        network = visitors.network(socket)
        cookie = visitors.device_of(socket)
        device = await tables.store.devices.device(cookie) if cookie else None
    except Refused:
        await _close_at_once(socket, BUSY)
        return
    if not (visitors.is_let_in(socket) and visitors.is_own_page(socket)):
        await socket.close(code=FORBIDDEN)
        return
    if tables.sockets >= tables.settings.most_sockets or not visitors.enter(network):
        await _close_at_once(socket, BUSY)
        return
    tables.sockets += 1
    try:
        await socket.accept()
        if await _is_here(socket, tables, table_id):
            names = network.names_with(device.person if device else None)
            await _serve(socket, tables, table_id, device, visitors, names)
    finally:
        tables.sockets -= 1
        visitors.leave(network)


async def _close_at_once(socket: WebSocket[object, object, State], code: int) -> None:
    """A page hears the code only on a line that was accepted."""
    await socket.accept()
    await socket.close(code=code)


async def _is_here(socket: WebSocket[object, object, State], tables: Tables, table: str) -> bool:
    """Whether this process serves a table; else the one that does has served the line."""

    def source() -> Receive:
        begun = iter([{"type": "websocket.connect"}])

        async def receive() -> Any:
            return next(begun, None) or await socket.receive()

        return receive

    async def send(message: Any) -> None:
        if message["type"] != "websocket.accept":  # it has been
            try:
                await socket.send(message)
            except OSError as gone:
                raise WebSocketDisconnect(detail="the page is closed") from gone

    try:
        try:
            await tables.find(table)
        except Elsewhere as it:
            if PASSED_ON in socket.scope:
                await socket.close(code=ASTRAY)
                return False
            return not await owner_or_here(socket.app, it, socket.scope, source, send)
    except Broken:
        await socket.close(code=GOING_AWAY)
        return False
    except Refused:
        pass  # and will be told so
    except WebSocketDisconnect:
        return False  # whoever it was passed on for has gone
    except Exception:
        log.exception("a line could not be opened")
        await socket.close(code=MISTAKE)
        return False
    return True


async def _serve(
    socket: WebSocket[object, object, State],
    tables: Tables,
    table_id: str,
    device: Device | None,
    visitors: Visitors,
    names: tuple[str, ...],
) -> None:
    try:
        async with tables.at(table_id) as table:
            viewer = table.viewer(device.person if device else None)
            if not table.may_watch(viewer):
                raise Refused("moved" if viewer.person in table.lost else "private", status=403)
            here = device.id if device else ""
            listener = Listener(viewer, visitors.language(socket), names, here)
            await seating.void_links(table, viewer)
            table.listeners.add(listener)
            _greet(table, listener, socket.query_params.get("after", ""))
            await _come_back(table, listener)
            await _seen(tables, table, viewer)
    except Elsewhere:
        await socket.close(code=ASTRAY if PASSED_ON in socket.scope else GOING_AWAY)
        return
    except Refused as no:
        await socket.close(code=MOVED if no.args[0] == "moved" else FINAL.get(no.status, BUSY))
        return
    except Exception:
        log.exception("a line could not be opened")
        await socket.close(code=MISTAKE)
        return
    sender = asyncio.create_task(_send(socket, table, listener))
    receiver = asyncio.create_task(_receive(socket, tables, table, listener, visitors))
    try:
        await asyncio.wait([sender, receiver], return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in (sender, receiver, listener.hint):
            if task is not None:
                task.cancel()
        table.listeners.discard(listener)
        table.away.update({seat: now() for seat in listener.viewer.seats})
        table.idle_since = time.monotonic()
        broadcast.presence(table)
    await _finish(socket, table, *await asyncio.gather(sender, receiver, return_exceptions=True))


async def _finish(
    socket: WebSocket[object, object, State],
    table: Table,
    sent: BaseException | None,
    received: BaseException | None,
) -> None:
    """Close the line from our side, unless it is closed already."""
    for problem in (sent, received):
        if isinstance(problem, GONE_AWAY):
            return
        if isinstance(problem, Exception):
            log.error("a line failed", exc_info=problem, extra={"table": table.row.id})
            await socket.close(code=MISTAKE)
            return
    await socket.close(code=GOING_AWAY if sent is None else TOO_MUCH)


def _greet(table: Table, listener: Listener, after: str) -> None:
    if after.isascii() and after.isdigit() and len(after) < 12:
        broadcast.catch_up(table, listener, int(after))
    else:
        broadcast.show(table, listener)
    broadcast.presence(table)
    broadcast.tell_clock(table, listener)


async def _come_back(table: Table, listener: Listener) -> None:
    """Whoever returns has the chair back from the bot that sat in."""
    if table.row.status in ("playing", "paused"):
        for seat in listener.viewer.seats:
            await table.sit_in(seat, False)


async def _seen(tables: Tables, table: Table, viewer: Viewer) -> None:
    """Whoever opens a table need not be called to it any more."""
    if viewer.person is not None:
        with suppress(Unavailable):  # the store has said why
            await tables.store.outbox.looked(viewer.person, table.row.id, now())


async def _send(socket: WebSocket[object, object, State], table: Table, listener: Listener) -> None:
    while (message := await _next(listener)) is not None:
        await _send_one(socket, message)
        if listener.behind and listener.outbox.empty():
            listener.behind = False
            async with table.lock:
                broadcast.show(table, listener)
    async with listener.answering:  # whoever was answered meanwhile hears it before the line ends
        while not listener.outbox.empty():
            if (message := listener.outbox.get_nowait()) is not None:
                await _send_one(socket, message)


async def _next(listener: Listener) -> bytes | None:
    try:
        async with asyncio.timeout(QUIET):
            return await listener.outbox.get()
    except TimeoutError:
        return BEAT


async def _send_one(socket: WebSocket[object, object, State], message: bytes) -> None:
    async with asyncio.timeout(SEND_TIMEOUT):
        await socket.send_data(message.decode(), "text")


async def _receive(
    socket: WebSocket[object, object, State],
    tables: Tables,
    table: Table,
    listener: Listener,
    visitors: Visitors,
) -> None:
    wrong = 0
    name = listener.viewer.person or visitors.network(socket).household
    while wrong < MOST_WRONG:
        data = await socket.receive_data("text")
        received = time.perf_counter()
        async with listener.answering:
            in_time = visitors.messages.take(name)
            wrong += not await asyncio.shield(_hear(tables, table, listener, data, in_time))
        tables.metrics.seconds.observe(time.perf_counter() - received)


async def _hear(
    tables: Tables, table: Table, listener: Listener, data: str | bytes, in_time: bool
) -> bool:
    """Answer what came, or say why not, to its end even if the line ends; could it be read?"""
    try:
        if not in_time:
            raise Refused("too-fast", status=429)
        await _answer(tables, table, listener, _read(data))
    except Elsewhere:
        listener.hang_up()  # the page comes back to the owner, and says it again
    except Refused as no:
        listener.tell(broadcast.refusal(table, listener, no))
        tables.metrics.refused.labels(no.args[0] or "rule").inc()
        return no.status != 400
    return True


def _read(data: str | bytes) -> orders.ToServer:
    if len(data) > LARGEST:
        raise Refused("too-long", status=400)
    try:
        said: orders.ToServer = _decode(data)
        return said
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise Refused("unreadable", status=400) from None


async def _answer(tables: Tables, table: Table, listener: Listener, said: orders.ToServer) -> None:
    async with table.lock:
        if table.gone:
            listener.hang_up()
            return
        viewer = listener.viewer
        match said:
            case orders.Act():
                table.must_hold(viewer, listener.uncovered)
                await table.act(viewer, said.revision, said.actions)
            case orders.TakeBack():
                await table.undo(viewer, said.revision, said.all)
            case orders.AskHint():
                await chat_and_wishes.hint(table, listener, tables.bots)
            case orders.Say():
                await chat_and_wishes.chat(table, listener, said)
            case orders.Resume():
                if listener.event < event_number(table.entries):
                    broadcast.catch_up(table, listener, said.event)
            case orders.Speak():
                listener.lang = said.lang
                broadcast.show(table, listener)
            case orders.AskBack():
                await chat_and_wishes.ask_back(table, listener, said.revision)
            case orders.Consent():
                await chat_and_wishes.consent(table, listener, said.yes)
            case orders.Return():
                table.must_sit(viewer)
                await _come_back(table, listener)
            case orders.Uncover():
                if said.seat not in viewer.seats:
                    raise Refused("own-chair", status=403)
                listener.uncovered = said.seat
                broadcast.show(table, listener)
            case orders.Prefer():
                listener.answers_forced = said.forced
                tables.wake_bot(table)
            case orders.Look():
                listener.looks = said.on
                if said.on:
                    await _seen(tables, table, viewer)
            case orders.Turn():
                await first_game.turn(table, viewer, said.to)
            case _:
                assert_never(said)
