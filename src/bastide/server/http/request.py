"""The desk: one request, and whom it comes from."""

from typing import Annotated

from litestar import Request
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import PathParameter

from bastide.server.codes import new_person
from bastide.server.http.visitors import Visitors
from bastide.server.live.table import Table
from bastide.server.live.tables import Tables
from bastide.server.model.viewer import Viewer
from bastide.server.refusals import Refused
from bastide.server.store.rows import Person


class Desk:
    """What every handler needs: the tables, and the visitor who stands in front of it."""

    def __init__(self, request: Request[object, object, State]) -> None:
        self.tables: Tables = request.app.state.tables
        self.visitors: Visitors = request.app.state.visitors
        self.person = self.visitors.person_of(request)
        self.is_here = self.visitors.is_here(request)
        self.network = self.visitors.network(request)
        self.lang = self.visitors.language(request)

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

    def slow_down_thoughts(self) -> None:
        """Refuse those who let bots think without end."""
        if not self.visitors.thoughts.take(self.network):
            raise Refused("too-fast", status=429)

    def slow_down_tables(self) -> None:
        """Refuse those who set table after table."""
        if not self.visitors.tables.take(self.network):
            raise Refused("too-fast", status=429)

    async def known(self, name: str = "") -> Person:
        """The visitor, remembered from now on, under a new name if one is given."""
        id = self.person or new_person()
        found = await self.tables.store.person(id)
        if found is None or (name and found.name != name):
            found = Person(id, name, found.operator if found else False)
            await self.tables.store.keep_person(found)
        self.person = id
        return found

    async def must_operate(self) -> None:
        """Only the operator: whoever claimed the code, or this machine while nobody else can."""
        if not self.tables.settings.public and self.is_here:
            return
        found = await self.tables.store.person(self.person) if self.person else None
        if found is None or not found.operator:
            raise Refused("operator", status=403)


async def desk(request: Request[object, object, State]) -> Desk:
    """The desk of a request."""
    return Desk(request)


AtDesk = NamedDependency[Desk]
TableId = Annotated[str, PathParameter(max_length=20)]
SeatNumber = Annotated[int, PathParameter(ge=0, le=7)]
Code = Annotated[str, PathParameter(max_length=60)]
