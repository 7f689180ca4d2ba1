"""The desk: one request, and whom it comes from."""

import time
from contextlib import suppress
from dataclasses import replace
from typing import Annotated

from litestar import Request
from litestar.datastructures import Cookie, State
from litestar.di import NamedDependency
from litestar.params import PathParameter

from bastide.server.http.networks import Network
from bastide.server.http.visitors import Visitors
from bastide.server.live.table import Table
from bastide.server.live.tables import Tables
from bastide.server.model.viewer import Viewer
from bastide.server.notify.sender import Sender
from bastide.server.people.arriving import STALE, new_guest
from bastide.server.people.emblems import dealt
from bastide.server.people.passkeys import Passkeys, Site
from bastide.server.refusals import Refused
from bastide.server.store.databases import Unavailable
from bastide.server.store.rows import Device, Person

MOVES_PER_REQUEST = 100
"""How many moves may be gone through for the price of a request."""


class Desk:
    """What every handler needs: the tables, and the visitor who stands in front of it."""

    def __init__(self, request: Request[object, object, State]) -> None:
        self.tables: Tables = request.app.state.tables
        self.visitors: Visitors = request.app.state.visitors
        self.passkeys: Passkeys = request.app.state.passkeys
        self.sender: Sender = request.app.state.sender
        self.device: Device | None = None
        self.agent = request.headers.get("user-agent", "")
        self.site = Site(self.visitors.origin(request))
        self.is_here = self.visitors.is_here(request)
        self.network: Network = self.visitors.network(request)
        self.lang = self.visitors.language(request)

    @property
    def names(self) -> tuple[str, ...]:
        """For whom a bot thinks that is asked here."""
        return self.network.names_with(self.person)

    @property
    def person(self) -> str | None:
        """Who asks, if it is somebody who is known."""
        return self.device.person if self.device else None

    @property
    def cookie(self) -> Cookie:
        """The cookie of the device that asks, which is known by now."""
        assert self.device is not None
        return self.visitors.cookie(self.device.id)

    async def recognise(self, cookie: str | None) -> None:
        """Find out whose device asks; now and then note that it was here."""
        devices = self.tables.store.devices
        self.device = await devices.device(cookie) if cookie else None
        if self.device is not None and self.device.seen < time.time() - STALE:
            with suppress(Unavailable):  # the store has said why; what can be read is shown
                await devices.saw(self.device.id)

    def viewer(self, table: Table) -> Viewer:
        """What the visitor is at a table."""
        return table.viewer(self.person)

    def slow_down_guesses(self) -> None:
        """Refuse those who try code after code."""
        if not self.visitors.codes.take(self.network):
            raise Refused("too-fast", status=429)

    def was_no_guess(self) -> None:
        """A whole club may come in from one address with the right code."""
        self.visitors.codes.put_back(self.network)

    def slow_down_thoughts(self, amount: int = 1) -> None:
        """Refuse those who let bots think without end."""
        if not self.visitors.thoughts.take(self.network, amount):
            raise Refused("too-fast", status=429)

    def pay(self, moves: int) -> None:
        """What must go through so many moves counts as more than one request."""
        if not self.visitors.requests.take(self.network, moves / MOVES_PER_REQUEST):
            raise Refused("too-fast", status=429)

    def slow_down_tables(self) -> None:
        """Refuse those who set table after table."""
        if not self.visitors.tables.take(self.network):
            raise Refused("too-fast", status=429)

    async def known(self, name: str = "") -> Person:
        """The visitor, remembered from now on, under a new name if one is given."""
        store = self.tables.store
        found = await store.person(self.person) if self.person else None
        if found is None:
            found, self.device = await new_guest(store, name, self.agent)
        elif (name and found.name != name) or not found.emblem:
            found = replace(found, name=name or found.name, emblem=found.emblem or dealt())
            await store.keep_person(found)
        return found

    async def must_be_known(self) -> Person:
        """Only somebody who is known."""
        found = await self.tables.store.person(self.person) if self.person else None
        if found is None:
            raise Refused("nobody", status=403)
        return found

    async def must_operate(self) -> None:
        """Only the operator: whoever claimed the code, or this machine while nobody else can."""
        if not self.tables.settings.public and self.is_here:
            return
        found = await self.tables.store.person(self.person) if self.person else None
        if found is None or not found.operator:
            raise Refused("operator", status=403)


async def door(request: Request[object, object, State]) -> Desk:
    """The desk of a request, whoever it is that asks."""
    return Desk(request)


async def desk(request: Request[object, object, State]) -> Desk:
    """The desk of a request, and who stands there."""
    found = Desk(request)
    await found.recognise(found.visitors.device_of(request))
    return found


AtDoor = NamedDependency[Desk]
AtDesk = NamedDependency[Desk]
TableId = Annotated[str, PathParameter(max_length=20)]
SeatNumber = Annotated[int, PathParameter(ge=0, le=7)]
Code = Annotated[str, PathParameter(max_length=60)]
