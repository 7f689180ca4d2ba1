"""For the operator: what the server holds, whether it is well, and its figures."""

import asyncio
import hmac
import os
from dataclasses import replace
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from litestar import Controller, MediaType, Response, get, post, put
from litestar.params import JSONBody

from bastide.server import api
from bastide.server.codes import digest
from bastide.server.http.request import AtDesk, AtDoor, Desk
from bastide.server.refusals import Refused

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
        counts = await desk.tables.store.census.counts()
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
        await desk.tables.store.keep_person(replace(known, operator=True))
        return Response(None, cookies=[desk.cookie])


def storage(database: str) -> int:
    """Bytes of an embedded database; 0 where the database is elsewhere."""
    if not database.startswith("sqlite:///"):
        return 0
    name = database.removeprefix("sqlite:///")
    return sum(os.path.getsize(file) for file in (name, f"{name}-wal") if Path(file).is_file())


def _health(door: Desk) -> api.Health:
    return api.Health("ok", VERSION, len(door.tables.open), door.tables.sockets)


@get("/healthz", tags=["operations"])
async def health(door: AtDoor) -> api.Health:
    """Whether the server is alive, whatever its database does."""
    return _health(door)


@get("/readyz", tags=["operations"])
async def ready(door: AtDoor) -> api.Health:
    """Whether a move could be stored now: something is written."""
    try:
        async with asyncio.timeout(READY):
            await door.tables.store.keep_fact("ready", VERSION)
    except TimeoutError:
        raise Refused("database", status=503) from None
    return _health(door)


@get("/metrics", media_type=MediaType.TEXT, tags=["operations"])
async def metrics(door: AtDoor) -> Response[bytes]:
    """Figures for Prometheus, for this machine only."""
    if not door.is_here:
        raise Refused("operator", status=403)
    return Response(
        door.tables.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8"
    )
