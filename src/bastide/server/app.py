"""The application: what answers which address, and the rules that hold for all of them."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from litestar import Litestar, Request, Response
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from bastide import words
from bastide.engine.messages import Message
from bastide.server import codes
from bastide.server.api import Reason
from bastide.server.http import pages
from bastide.server.http.described import describe
from bastide.server.http.guard import Guard, add_headers
from bastide.server.http.passing import PassedOn
from bastide.server.http.request import desk, door
from bastide.server.http.routes_analysis import Analysing
from bastide.server.http.routes_coming import DaysAway, Notes
from bastide.server.http.routes_lobby import AtTable, Invitations, Lobby
from bastide.server.http.routes_notifications import Letters, MyNotifications, TableNotifications
from bastide.server.http.routes_operator import Host, health, metrics, ready
from bastide.server.http.routes_people import Keeping, Me, SignIn
from bastide.server.http.routes_replay import Replays
from bastide.server.http.routes_rules import Rules
from bastide.server.http.visitors import LOOPBACK, Visitors
from bastide.server.live.tables import Tables
from bastide.server.notify.push import new_key
from bastide.server.notify.sender import Sender
from bastide.server.peers.peers import MISDIRECTED, PASSED_ON, Peers
from bastide.server.people.passkeys import Passkeys
from bastide.server.refusals import Refused
from bastide.server.settings import Settings
from bastide.server.socket import line
from bastide.server.store import migrate
from bastide.server.store.lease import Elsewhere
from bastide.server.store.store import Store

log = logging.getLogger("bastide.app")

LARGEST_BODY = 16 * 1024


Answer = Response[Reason] | Response[bytes]


def elsewhere(request: Request[Any, Any, Any], it: Elsewhere) -> Response[bytes]:
    """Another process owns the table, and answers; whoever passed this on looks for it again."""
    if PASSED_ON in request.scope:
        return Response(b"", status_code=MISDIRECTED)
    return PassedOn(it)


def refused(request: Request[Any, Any, Any], no: Refused) -> Answer:
    """A refusal in the language of whoever asked."""
    if no.status == 404 and (page := pages.nowhere(request)) is not None:
        return page
    visitors: Visitors = request.app.state.visitors
    said = words.say(no.message, visitors.language(request))
    return Response(Reason(said), status_code=no.status)


def wrong(request: Request[Any, Any, Any], problem: HTTPException) -> Answer:
    """Something that could not be read, or is not here."""
    if problem.status_code == 404 and (page := pages.nowhere(request)) is not None:
        return page
    visitors: Visitors = request.app.state.visitors
    known = {404: "address", 405: "method", 413: "too-long", 415: "not-json", 429: "too-fast"}
    id = known.get(problem.status_code, "unreadable")
    said = words.say(Message(f"server-no-{id}"), visitors.language(request))
    return Response(Reason(said), status_code=problem.status_code, headers=problem.headers)


def broken(request: Request[Any, Any, Any], problem: Exception) -> Response[Reason]:
    """Our own mistake: written to the log, not to the visitor."""
    # Not the address itself: it may hold the code of a link.
    log.error("a request failed", exc_info=problem, extra={"route": request.scope["path_template"]})
    visitors: Visitors = request.app.state.visitors
    said = words.say(Message("server-no-mistake"), visitors.language(request))
    return Response(Reason(said), status_code=500)


@asynccontextmanager
async def _open(app: Litestar) -> AsyncIterator[None]:
    settings: Settings = app.state.settings
    if settings.database.startswith("sqlite:///"):
        Path(settings.database.removeprefix("sqlite:///")).parent.mkdir(parents=True, exist_ok=True)
    store = Store(settings.database)
    await migrate.upgrade(store.engine)
    await store.engine.dispose()  # a connection remembers the tables as they were before
    await store.keep_fact("secret", codes.new_link(), anew=False)
    secret = await store.fact("secret") or ""
    peers = Peers(secret, settings.lease)
    if store.is_shared:
        host, _, port = settings.reach.rpartition(":")
        at = await peers.listen(app, host if host in LOOPBACK else "", int(port))
        store.join(f"{host}:{at}", settings.lease)
    app.state.peers = peers
    tables = Tables(store, settings)
    app.state.tables = tables
    app.state.visitors = Visitors(settings, secret)
    app.state.passkeys = Passkeys(store, secret)
    await store.keep_fact("vapid", new_key(), anew=False)
    sender = Sender(store, settings, await store.fact("vapid") or "", secret)
    app.state.sender = sender
    await tables.begin()
    sender.begin()
    log.info("the server is up")
    try:
        yield
    finally:
        log.info("the server goes")
        await sender.end()
        await tables.hand_over()
        await peers.close()
        await tables.end()
        await store.close()


class Application(Litestar):
    """Answers HEAD as it would GET; the web server beneath leaves the body out.

    Not where GET changes something: a preview must not sit down.
    """

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope.get("method") == "HEAD" and not scope["path"].startswith(pages.SITTING):
            scope = {**scope, "method": "GET"}
        await super().__call__(scope, receive, send)


def make_app(settings: Settings) -> Litestar:
    """The server as an ASGI application."""
    app = Application(
        route_handlers=[
            Lobby,
            Invitations,
            AtTable,
            Replays,
            Analysing,
            Rules,
            Me,
            Keeping,
            SignIn,
            MyNotifications,
            TableNotifications,
            DaysAway,
            Notes,
            Letters,
            Host,
            health,
            ready,
            metrics,
            line,
            *pages.handlers(),
        ],
        lifespan=[_open],
        dependencies={"desk": Provide(desk), "door": Provide(door)},
        exception_handlers={
            Elsewhere: elsewhere,
            Refused: refused,
            HTTPException: wrong,
            Exception: broken,
        },
        middleware=[Guard()],
        before_send=[add_headers],
        request_max_body_size=LARGEST_BODY,
        openapi_config=OpenAPIConfig(
            title="Bastide",
            version="1",
            path="/api/docs",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        logging_config=None,
        debug=False,
    )
    app.state.settings = settings
    describe(app)
    return app
