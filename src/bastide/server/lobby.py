"""The HTTP interface around the tables: the first screen, setting a table, sitting down."""

from typing import Annotated

from litestar import Controller, Request, Response, delete, get, post, put
from litestar.datastructures import State
from litestar.params import Parameter

from bastide import words
from bastide.bots.levels import levels
from bastide.engine import registry
from bastide.engine.messages import Message
from bastide.server import asked, seating, telling
from bastide.server.chairs import digest, free, new_person
from bastide.server.refusals import Refused
from bastide.server.rows import ChairRow, Person, Stored
from bastide.server.tables import Tables
from bastide.server.visitors import Visitors

Asked = Request[object, object, State]
TableId = Annotated[str, Parameter(max_length=20)]
SeatNumber = Annotated[int, Parameter(ge=0, le=7)]


def slip(stored: Stored, person: str | None, lang: str) -> asked.TableSlip:
    """A table as it is shown in a list."""
    row, chairs = stored.row, stored.chairs
    mine = any(
        chair.holder == person and row.asked in (chair.seat, -1) for chair in chairs if person
    )
    turn = row.asked if row.status == "playing" else -1
    args: dict[str, str | int | Message] = {"count": sum(free(chair) for chair in chairs)}
    if turn >= 0:
        args["seat"] = turn
    kind = "yours" if mine and turn >= 0 else row.status
    line = words.say(Message(f"server-slip-{kind}", args), lang, [c.name for c in chairs])
    edition = row.options.get("edition", "")
    return asked.TableSlip(
        id=row.id,
        game=row.game,
        title=row.title,
        box=f"{registry.game(row.game).prefix.lower()}{edition}",
        chairs=[asked.SlipChair(chair.seat, chair.name, chair.kind) for chair in chairs],
        turn=turn,
        mine=mine and turn >= 0,
        line=line,
        status=row.status,
    )


class Lobby(Controller):
    """The first screen and new tables."""

    path = "/api"
    tags = ("lobby",)

    @get("/home")
    async def home(self, request: Asked, tables: Tables, visitors: Visitors) -> asked.Home:
        """My tables, open tables, and the games that can be played."""
        person = visitors.person_of(request)
        lang = visitors.language(request)
        known = await tables.store.person(person) if person else None
        mine = await tables.store.tables_of(person) if person else []
        seen = {stored.row.id for stored in mine}
        waiting = [each for each in await tables.store.open_tables() if each.row.id not in seen]
        slips = [slip(stored, person, lang) for stored in mine]
        return asked.Home(
            tables=sorted(slips, key=lambda each: (not each.mine, each.status == "over")),
            open=[slip(stored, person, lang) for stored in waiting],
            games=[game.name for game in registry.games()],
            announcement=await tables.store.fact("announcement") or "",
            name=known.name if known else "",
        )

    @get("/games")
    async def games(self, request: Asked, visitors: Visitors) -> list[asked.GameFacts]:
        """The games with their options."""
        lang = visitors.language(request)
        return [
            asked.GameFacts(
                id=game.name,
                title=seating.title(game, lang),
                choices=[
                    asked.GameChoice(each.name, each.values, each.default, each.rule)
                    for each in game.choices()
                ],
                levels=[
                    asked.LevelFacts(n, words.say(each.name, lang), words.say(each.sentence, lang))
                    for n, each in enumerate(levels(game.name), 1)
                ],
            )
            for game in registry.games()
        ]

    @post("/tables")
    async def create(
        self, request: Asked, tables: Tables, visitors: Visitors, data: asked.NewTable
    ) -> Response[asked.Made]:
        """Set a table; the browser that asks becomes its host."""
        person = visitors.person_of(request) or new_person()
        own = [each for each in data.chairs if each.kind in ("device", "person") and each.name]
        name = seating.clean(str(own[0].name)) if own else ""
        known = await _keep(tables, person, name)
        lang = visitors.language(request)
        table = await seating.set_table(tables, person, known.name, data, lang)
        return Response(asked.Made(table.row.id), cookies=[visitors.cookie(person)])

    @delete("/me")
    async def forget_me(self, request: Asked, tables: Tables, visitors: Visitors) -> None:
        """Delete what is kept about this browser; its chairs become nobody's."""
        person = visitors.person_of(request)
        if person is None:
            return
        for stored in await tables.store.tables_of(person, 1000):
            if stored.row.id in tables.open:
                tables.drop(tables.open[stored.row.id])
        await tables.store.forget(person)


class Invitations(Controller):
    """Links: to any free chair of a table, to one chair, or beside a chair."""

    path = "/api/invitations"
    tags = ("invitations",)

    @get("/{code:str}")
    async def invitation(
        self, request: Asked, tables: Tables, visitors: Visitors, code: str
    ) -> asked.Invitation:
        """What somebody with a link sees before sitting down."""
        id, seat, coach = await _resolve(request, tables, visitors, code)
        async with tables.at(id) as table:
            viewer = table.viewer(visitors.person_of(request))
            chairs = telling.chairs_for(table, viewer)
            host = [chair.name for chair in table.chairs if chair.holder == table.row.host]
            return asked.Invitation(
                table=id,
                title=table.row.title,
                game=table.row.game,
                host=host[0] if host else "",
                chairs=[chair for chair in chairs if seat < 0 or chair.seat == seat],
                coach=coach,
            )

    @post("/{code:str}")
    async def join(
        self, request: Asked, tables: Tables, visitors: Visitors, code: str, data: asked.Join
    ) -> Response[asked.Made]:
        """Sit down; the link of a chair works once."""
        id, seat, coach = await _resolve(request, tables, visitors, code)
        person = visitors.person_of(request) or new_person()
        known = await _keep(tables, person, seating.clean(data.name))
        async with tables.at(id) as table:
            if coach:
                await seating.coach(table, seat, person)
            elif seat >= 0:
                await seating.sit_down(table, seat, person, known.name, by_link=True)
            else:
                await seating.sit_down(
                    table, _free_seat(table.chairs, data.seat), person, known.name, by_link=False
                )
        return Response(asked.Made(id), cookies=[visitors.cookie(person)])


class AtTable(Controller):
    """Everything about one table that does not go over its line."""

    path = "/api/tables/{table_id:str}"
    tags = ("tables",)

    @put("/chairs/{seat:int}", status_code=204)
    async def reseat(
        self,
        request: Asked,
        tables: Tables,
        visitors: Visitors,
        table_id: TableId,
        seat: SeatNumber,
        data: asked.Seating,
    ) -> None:
        """The host changes a chair before the game begins."""
        async with tables.at(table_id) as table:
            viewer = table.viewer(visitors.person_of(request))
            await seating.reseat(table, viewer, seat, data)

    @post("/chairs/{seat:int}/link")
    async def link(
        self,
        request: Asked,
        tables: Tables,
        visitors: Visitors,
        table_id: TableId,
        seat: SeatNumber,
    ) -> asked.Link:
        """The host issues a new link for a chair."""
        async with tables.at(table_id) as table:
            viewer = table.viewer(visitors.person_of(request))
            return asked.Link(await seating.issue_link(table, viewer, seat))

    @post("/chairs/{seat:int}/coach")
    async def coach(
        self,
        request: Asked,
        tables: Tables,
        visitors: Visitors,
        table_id: TableId,
        seat: SeatNumber,
        data: asked.Flag,
    ) -> asked.Link:
        """A link to look over my shoulder, or an end to that."""
        async with tables.at(table_id) as table:
            viewer = table.viewer(visitors.person_of(request))
            return asked.Link(await seating.issue_coach_link(table, viewer, seat, data.on))

    @post("/chairs/{seat:int}/stand-in", status_code=204)
    async def stand_in(
        self,
        request: Asked,
        tables: Tables,
        visitors: Visitors,
        table_id: TableId,
        seat: SeatNumber,
        data: asked.Flag,
    ) -> None:
        """A bot takes over an absent chair, or gives it back."""
        async with tables.at(table_id) as table:
            viewer = table.viewer(visitors.person_of(request))
            await seating.stand_in(table, viewer, seat, data.on)

    @post("/ready", status_code=204)
    async def ready(
        self,
        request: Asked,
        tables: Tables,
        visitors: Visitors,
        table_id: TableId,
        data: asked.Ready,
    ) -> None:
        """I am ready, or not yet; the cards are dealt when everybody is."""
        async with tables.at(table_id) as table:
            viewer = table.viewer(visitors.person_of(request))
            await seating.set_ready(table, viewer, data.ready)

    @post("/pause", status_code=204)
    async def pause(
        self,
        request: Asked,
        tables: Tables,
        visitors: Visitors,
        table_id: TableId,
        data: asked.Flag,
    ) -> None:
        """Pause the game, or go on with it."""
        async with tables.at(table_id) as table:
            viewer = table.viewer(visitors.person_of(request))
            await seating.rest(table, viewer, data.on)

    @post("/leave", status_code=204)
    async def leave(
        self, request: Asked, tables: Tables, visitors: Visitors, table_id: TableId
    ) -> None:
        """Stand up; in a running game a bot sits in."""
        async with tables.at(table_id) as table:
            await seating.leave(table, table.viewer(visitors.person_of(request)))

    @post("/rematch")
    async def rematch(
        self, request: Asked, tables: Tables, visitors: Visitors, table_id: TableId
    ) -> asked.Made:
        """The same chairs again, and the start goes round."""
        async with tables.at(table_id) as table:
            id = await seating.rematch(table, table.viewer(visitors.person_of(request)))
        async with tables.at(id) as table:
            await seating.begin_if_ready(table)
        return asked.Made(id)


async def _keep(tables: Tables, person: str, name: str) -> Person:
    known = await tables.store.person(person)
    if known is None or (name and known.name != name):
        known = Person(person, name, known.operator if known else False)
        await tables.store.keep_person(known)
    return known


async def _resolve(
    request: Asked, tables: Tables, visitors: Visitors, code: str
) -> tuple[str, int, bool]:
    """Table, seat (-1 for any) and whether it is a coach's link; guesses are slowed down."""
    found = await tables.store.chair_by_link(digest(code))
    if found is not None:
        return found
    if not visitors.codes.take(visitors.address(request)):
        raise Refused("too-fast", status=429)
    table = await tables.store.table_by_code(code.strip().upper()) if len(code) < 12 else None
    if table is None:
        raise Refused("link", status=404)
    return table, -1, False


def _free_seat(chairs: list[ChairRow], wished: int) -> int:
    seats = [chair.seat for chair in chairs if free(chair)]
    if not seats or (wished >= 0 and wished not in seats):
        raise Refused("taken")
    return wished if wished >= 0 else seats[0]
