"""Days on which I am away, and what I note down at a table."""

from typing import Annotated

from litestar import Controller, delete, get, post, put
from litestar.params import JSONBody, PathParameter

from bastide.server import api_people
from bastide.server.http.request import AtDesk, Desk, TableId
from bastide.server.model.clocks import DAY, now
from bastide.server.refusals import Refused
from bastide.server.store.absences import left

Moment = Annotated[int, PathParameter(ge=0, lt=2**40)]


class DaysAway(Controller):
    """When the clocks of my tables rest, and nobody calls me."""

    path = "/api/me/away"
    tags = ("me",)

    @get()
    async def away(self, desk: AtDesk) -> api_people.Away:
        """When I am away, and for how many days more I may be within this year."""
        person, moment = desk.person or "", now()
        spans = (await desk.tables.store.absences.of([person])).get(person, [])
        return api_people.Away(
            days=[
                api_people.DaysAway(int(begins), int(ends))
                for begins, ends in spans
                if ends > moment
            ],
            left=max(0, round(left(spans, moment) / DAY)),
        )

    @post(status_code=204)
    async def go(self, desk: AtDesk, data: JSONBody[api_people.DaysAway]) -> None:
        """I am away then; those at my tables that take days are told while it lasts."""
        known = await desk.must_be_known()
        span = (max(float(data.begins), now()), float(data.ends))
        why, touched = await desk.tables.store.absences.plan(known.id, span, now())
        if why:
            raise Refused(why)
        _read_anew(desk, touched)

    @delete("/{begins:int}")
    async def back(self, desk: AtDesk, begins: Moment) -> None:
        """I am back, or stay."""
        known = await desk.must_be_known()
        touched = await desk.tables.store.absences.back(known.id, begins, now())
        if touched is None:
            raise Refused("away", status=404)
        _read_anew(desk, touched)


class Notes(Controller):
    """What I note down at a table: for me alone."""

    path = "/api/tables/{table_id:str}/note"
    tags = ("tables",)

    @get()
    async def read(self, desk: AtDesk, table_id: TableId) -> api_people.TableNote:
        """My note at that table."""
        return api_people.TableNote(await desk.tables.store.notes.at(desk.person or "", table_id))

    @put(status_code=204)
    async def write(
        self, desk: AtDesk, table_id: TableId, data: JSONBody[api_people.TableNote]
    ) -> None:
        """Another note; an empty one is none."""
        known = await desk.must_be_known()
        found = await desk.tables.store.summary(table_id)
        if found is None or all(chair.holder != known.id for chair in found.chairs):
            raise Refused("table", status=404)
        text = "".join(each for each in data.text if each.isprintable() or each == "\n").strip()
        await desk.tables.store.notes.keep(known.id, table_id, text)


def _read_anew(desk: Desk, tables: list[str]) -> None:
    """Whoever sits there comes back at once, to clocks that go otherwise."""
    for id in tables:
        desk.tables.forget(id)
