"""For the operator: what the server holds, whether it is well, and its figures."""

import asyncio
import hmac
import os
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from litestar import Controller, MediaType, Response, get, post, put
from litestar.params import JSONBody

from bastide.server import api
from bastide.server.codes import digest
from bastide.server.http.request import AtDesk, Desk
from bastide.server.refusals import Refused
from bastide.server.store.rows import Person

try:
    VERSION = version("bastide")
except PackageNotFoundError:
    VERSION = "source"
READY = 5.0
"""Seconds that a write may take of a server that is ready."""


class Host(Controller):
    """The operator's page."""

    path = "/api/host"
    tags = ("host",)

    @get()
    async def facts(self, desk: AtDesk) -> api.HostFacts:
        """How much there is."""
        await desk.must_operate()
        counts = await desk.tables.store.counts()
        return api.HostFacts(
            version=VERSION,
            tables=await desk.tables.store.active_count(),
            people=counts["people"],
            storage=storage(desk.tables.settings.database),
            limit=desk.tables.settings.most_tables,
            announcement=await desk.tables.store.fact("announcement") or "",
        )

    @put("/announcement", status_code=204)
    async def announce(self, desk: AtDesk, data: JSONBody[api.Announcement]) -> None:
        """A line for the first screen; empty takes it away."""
        await desk.must_operate()
        await desk.tables.store.keep_fact("announcement", data.text)

    @post("/claim", status_code=204)
    async def claim(self, desk: AtDesk, data: JSONBody[api.Claim]) -> Response[None]:
        """Become the operator with the code that `bastide admin code` printed; it works once."""
        desk.slow_down_guesses()
        kept = await desk.tables.store.fact("operator-code") or ""
        if not kept or not hmac.compare_digest(kept, digest(data.code)):
            raise Refused("operator", status=403)
        await desk.tables.store.keep_fact("operator-code", "")
        known = await desk.known()
        await desk.tables.store.keep_person(Person(known.id, known.name, True))
        return Response(None, cookies=[desk.visitors.cookie(known.id)])


def storage(database: str) -> int:
    """Bytes of an embedded database; 0 where the database is elsewhere."""
    if not database.startswith("sqlite:///"):
        return 0
    name = database.removeprefix("sqlite:///")
    return sum(os.path.getsize(file) for file in (name, f"{name}-wal") if Path(file).is_file())


def _health(desk: Desk) -> api.Health:
    return api.Health("ok", VERSION, len(desk.tables.open), desk.tables.sockets)


@get("/healthz", tags=["operations"])
async def health(desk: AtDesk) -> api.Health:
    """Whether the server is alive, whatever its database does."""
    return _health(desk)


@get("/readyz", tags=["operations"])
async def ready(desk: AtDesk) -> api.Health:
    """Whether a move could be stored now: something is written."""
    try:
        async with asyncio.timeout(READY):
            await desk.tables.store.keep_fact("ready", VERSION)
    except TimeoutError:
        raise Refused("database", status=503) from None
    return _health(desk)


@get("/metrics", media_type=MediaType.TEXT, tags=["operations"])
async def metrics(desk: AtDesk) -> Response[bytes]:
    """Figures for Prometheus, for this machine only."""
    if not desk.is_here:
        raise Refused("operator", status=403)
    return Response(
        desk.tables.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8"
    )
