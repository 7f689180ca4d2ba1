"""For the operator: what the server holds, whether it is well, and its figures."""

import hmac
import os
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from litestar import Controller, MediaType, Response, get, post, put

from bastide.server import asked
from bastide.server.chairs import digest, new_person
from bastide.server.lobby import Asked
from bastide.server.refusals import Refused
from bastide.server.rows import Person
from bastide.server.tables import Tables
from bastide.server.visitors import Visitors

try:
    VERSION = version("bastide")
except PackageNotFoundError:
    VERSION = "source"

LOOPBACK = ("127.0.0.1", "::1", "local")


async def must_operate(request: Asked, tables: Tables, visitors: Visitors) -> None:
    """Only the operator: whoever claimed the code, or this very machine while nobody else can."""
    if not tables.settings.public and visitors.address(request) in LOOPBACK:
        return
    person = visitors.person_of(request)
    known = await tables.store.person(person) if person else None
    if known is None or not known.operator:
        raise Refused("operator", status=403)


class Host(Controller):
    """The operator's page."""

    path = "/api/host"
    tags = ("host",)

    @get()
    async def facts(self, request: Asked, tables: Tables, visitors: Visitors) -> asked.HostFacts:
        """How much there is."""
        await must_operate(request, tables, visitors)
        counts = await tables.store.counts()
        people = counts.pop("people")
        return asked.HostFacts(
            version=VERSION,
            tables=sum(counts.values()),
            people=people,
            storage=storage(tables.settings.database),
            limit=tables.settings.most_tables,
            announcement=await tables.store.fact("announcement") or "",
        )

    @put("/announcement", status_code=204)
    async def announce(
        self, request: Asked, tables: Tables, visitors: Visitors, data: asked.Announcement
    ) -> None:
        """A line for the first screen; empty takes it away."""
        await must_operate(request, tables, visitors)
        await tables.store.keep_fact("announcement", data.text)

    @post("/claim", status_code=204)
    async def claim(
        self, request: Asked, tables: Tables, visitors: Visitors, data: asked.Claim
    ) -> Response[None]:
        """Become the operator with the code that `bastide admin code` printed; it works once."""
        if not visitors.codes.take(visitors.address(request)):
            raise Refused("too-fast", status=429)
        kept = await tables.store.fact("operator-code") or ""
        if not kept or not hmac.compare_digest(kept, digest(data.code)):
            raise Refused("operator", status=403)
        await tables.store.keep_fact("operator-code", "")
        person = visitors.person_of(request) or new_person()
        known = await tables.store.person(person)
        await tables.store.keep_person(Person(person, known.name if known else "", True))
        return Response(None, cookies=[visitors.cookie(person)])


def storage(database: str) -> int:
    """Bytes of an embedded database; 0 where the database is elsewhere."""
    if not database.startswith("sqlite:///"):
        return 0
    name = database.removeprefix("sqlite:///")
    return sum(os.path.getsize(file) for file in (name, f"{name}-wal") if Path(file).is_file())


@get("/healthz", include_in_schema=True, tags=["operations"])
async def health(tables: Tables) -> asked.Health:
    """Whether the server and its database answer."""
    await tables.store.fact("secret")
    return asked.Health("ok", VERSION, len(tables.open), tables.sockets)


@get("/metrics", media_type=MediaType.TEXT, tags=["operations"])
async def metrics(request: Asked, tables: Tables, visitors: Visitors) -> Response[bytes]:
    """Figures for Prometheus, for this machine only."""
    if visitors.address(request) not in LOOPBACK:
        raise Refused("operator", status=403)
    return Response(tables.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")
