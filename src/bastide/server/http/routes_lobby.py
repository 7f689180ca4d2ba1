"""The HTTP interface around the tables: the first screen, setting a table, sitting down."""

from dataclasses import dataclass
from typing import Annotated

from litestar import Controller, Request, Response, delete, get, post, put
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec import convert

from bastide import lessons, words
from bastide.engine import registry
from bastide.engine.game import complete
from bastide.engine.messages import BadInput, Message
from bastide.engine.settings import setting
from bastide.server import api, wire
from bastide.server.codes import digest
from bastide.server.http.request import AtDesk, Code, Desk, SeatNumber, TableId
from bastide.server.live import first_game, seating
from bastide.server.live.table import Table
from bastide.server.model.viewer import free, is_open
from bastide.server.refusals import Refused
from bastide.server.store.rows import Stored
from bastide.server.views import shelf
from bastide.server.views.table_messages import chairs_for


@dataclass(frozen=True)
class Lead:
    """Where somebody comes who follows a link, types a code, or found a table in the list."""

    table: str
    seat: int = -1
    """The chair that the link is for, or -1 for any that is free."""
    coach: bool = False
    listed: bool = False
    """Whether the table was found in the list: only its open chairs are for everybody."""

    def seats(self, table: Table) -> list[int]:
        """The chairs that may be chosen."""
        if self.seat >= 0:
            return [self.seat]
        if table.row.status != "waiting":
            return []
        may = is_open if self.listed else free
        return [chair.seat for chair in table.chairs if may(chair)]


def summary(stored: Stored, person: str | None, lang: str) -> api.TableSummary:
    """A table as it is shown in a list."""
    row, chairs = stored.row, stored.chairs
    game = registry.game(row.game)
    turn = row.asked if row.status == "playing" else -1
    mine = person is not None and any(
        chair.holder == person and chair.seat == turn and not chair.stand_in for chair in chairs
    )
    args: dict[str, str | int | Message] = {"count": sum(free(chair) for chair in chairs)}
    if turn >= 0:
        args["seat"] = turn
    kind = "yours" if mine else row.status
    line = words.say(Message(f"server-summary-{kind}", args), lang, [c.name for c in chairs])
    return api.TableSummary(
        id=row.id,
        game=row.game,
        title=shelf.title(game, lang),
        box=shelf.box_id(game, row.options),
        edition=shelf.edition(game, row.options, lang),
        chairs=[api.SummaryChair(chair.seat, chair.name, chair.kind) for chair in chairs],
        turn=turn,
        mine=mine,
        line=line,
        status=row.status,
        changed=int(row.changed),
        since=int(row.since),
        alone=all(chair.holder in (None, person) for chair in chairs),
        lesson=row.lesson,
    )


def _as_they_wait(table: api.TableSummary) -> tuple[bool, bool, int]:
    """Those that wait for me in front, the longest wait first; behind them the latest first."""
    return not table.mine, table.status == "over", table.since if table.mine else -table.changed


class Lobby(Controller):
    """The first screen and new tables."""

    path = "/api"
    tags = ("lobby",)

    @get("/home")
    async def home(self, desk: AtDesk) -> api.Home:
        """My tables, and open tables."""
        person = desk.person
        lang = desk.lang
        known = await desk.tables.store.person(person) if person else None
        latest = await desk.tables.store.tables_of(person) if person else []
        waits = await desk.tables.store.waiting_for(person) if person else []
        mine = list({stored.row.id: stored for stored in (*waits, *latest)}.values())
        seen = {stored.row.id for stored in mine}
        waiting = [
            each for each in await desk.tables.store.open_tables() if each.row.id not in seen
        ]
        summaries = [summary(stored, person, lang) for stored in mine]
        return api.Home(
            tables=sorted(summaries, key=_as_they_wait),
            open=[summary(stored, person, lang) for stored in waiting],
            announcement=await desk.tables.store.fact("announcement") or "",
            name=known.name if known else "",
            emblem=known.emblem if known else "",
        )

    @get("/waiting")
    async def waiting(self, desk: AtDesk) -> list[api.WaitingTable]:
        """The tables that wait for me, the longest wait first."""
        found = await desk.tables.store.waiting_for(desk.person) if desk.person else []
        return [
            api.WaitingTable(stored.row.id, shelf.title(registry.game(stored.row.game), desk.lang))
            for stored in found
        ]

    @get("/games")
    async def games(self, desk: AtDesk) -> list[api.GameFacts]:
        """The games with their boxes and options."""
        return [shelf.facts(game, desk.lang) for game in registry.games()]

    @get("/games/{name:str}/words/{lang:str}")
    async def game_words(self, name: FromPath[str], lang: FromPath[str]) -> api.GameWords:
        """The messages that a game brings along in its own package; those of ours have the page."""
        try:
            files = words.files_of(registry.game(name), lang) if lang in words.LANGUAGES else []
        except BadInput:
            files = []
        if not files:
            raise Refused("address", status=404)
        return api.GameWords("\n".join(file.read_text("utf-8") for file in files))

    @get("/games/{name:str}/components")
    async def components(
        self,
        desk: AtDesk,
        request: Request[object, object, State],
        name: FromPath[str],
        rules: Annotated[int | None, QueryParameter(ge=1)] = None,
    ) -> list[api.Component]:
        """The cards, tiles and buildings of a game; other parameters are options of a table."""
        given = {
            key: setting(text)
            for key, text in request.query_params.items()
            if key not in ("rules", "lang")
        }
        try:
            game = registry.game(name)
            game = game if rules is None else game.by_rules(rules)
            found = game.setup.components(complete(game, given))
        except BadInput as problem:
            reason = problem.message or str(problem)
            raise Refused("options", {"reason": reason}, status=400) from None
        return [convert(each, api.Component, from_attributes=True) for each in found]

    @get("/games/{name:str}/card")
    async def card(self, desk: AtDesk, name: FromPath[str]) -> wire.GameCard:
        """A game on one card."""
        found = lessons.card(first_game.taught(name).name, desk.lang)
        if found is None:
            raise Refused("untaught", status=404)
        lines = [wire.CardLine(piece, text) for piece, text in found.turn]
        return wire.GameCard(found.aim, lines, found.end, found.winner)

    @post("/games/{name:str}/lesson")
    async def learn(self, desk: AtDesk, name: FromPath[str]) -> Response[api.Made]:
        """Begin the first game of a game, or go on with it."""
        desk.slow_down_tables()
        known = await desk.known()
        id = await first_game.begin(desk.tables, known, name, desk.lang)
        return Response(api.Made(id), cookies=[desk.cookie])

    @post("/tables")
    async def create(self, desk: AtDesk, data: JSONBody[api.NewTable]) -> Response[api.Made]:
        """Set a table; the browser that asks becomes its host."""
        desk.slow_down_tables()
        own = [each for each in data.chairs if each.kind in ("device", "person") and each.name]
        name = seating.clean(str(own[0].name)) if own else ""
        known = await desk.known(name)
        table = await seating.set_table(desk.tables, known, data, desk.lang)
        return Response(api.Made(table.row.id), cookies=[desk.cookie])


class Invitations(Controller):
    """Links: to any free chair of a table, to one chair, or beside a chair."""

    path = "/api/invitations"
    tags = ("invitations",)

    @get("/{code:str}")
    async def invitation(self, desk: AtDesk, code: Code) -> api.Invitation:
        """What somebody with a link sees before sitting down."""
        lead = await _resolve(desk, code)
        async with desk.tables.at(lead.table) as table:
            chairs = chairs_for(table, desk.viewer(table))
            seats = lead.seats(table)
            for chair in chairs:
                chair.free = chair.seat in seats
            host = [chair.name for chair in table.chairs if chair.holder == table.row.host]
            game = registry.game(table.row.game)
            return api.Invitation(
                table=table.row.id,
                title=shelf.title(game, desk.lang),
                game=game.name,
                box=shelf.box_id(game, table.row.options),
                host=host[0] if host else "",
                chairs=[chair for chair in chairs if lead.seat in (-1, chair.seat)],
                coach=lead.coach,
            )

    @post("/{code:str}")
    async def join(self, desk: AtDesk, code: Code, data: JSONBody[api.Join]) -> Response[api.Made]:
        """Sit down; the link of a chair works once."""
        lead = await _resolve(desk, code)
        async with desk.tables.at(lead.table) as table:
            known = await desk.known(seating.clean(data.name))
            if lead.coach:
                await seating.coach(table, lead.seat, known.id)
            elif lead.seat >= 0:
                await seating.sit_down(table, lead.seat, known, by_link=True)
            else:
                seat = _free_seat(table, lead.seats(table), data.seat)
                await seating.sit_down(table, seat, known, by_link=False)
        return Response(api.Made(lead.table), cookies=[desk.cookie])


class AtTable(Controller):
    """Everything about one table that does not go over its line."""

    path = "/api/tables/{table_id:str}"
    tags = ("tables",)

    @put("/chairs/{seat:int}", status_code=204)
    async def reseat(
        self,
        desk: AtDesk,
        table_id: TableId,
        seat: SeatNumber,
        data: JSONBody[api.Seating],
    ) -> None:
        """The host changes a chair before the game begins."""
        async with desk.tables.at(table_id) as table:
            await seating.reseat(table, desk.viewer(table), seat, data)

    @post("/chairs/{seat:int}/link")
    async def link(self, desk: AtDesk, table_id: TableId, seat: SeatNumber) -> api.Link:
        """A new link for a chair: the host gives it, or whoever sits there and goes elsewhere."""
        async with desk.tables.at(table_id) as table:
            return api.Link(await seating.issue_link(table, desk.viewer(table), seat))

    @post("/chairs/{seat:int}/coach")
    async def coach(
        self,
        desk: AtDesk,
        table_id: TableId,
        seat: SeatNumber,
        data: JSONBody[api.Flag],
    ) -> api.Link:
        """A link to look over my shoulder, or an end to that."""
        async with desk.tables.at(table_id) as table:
            return api.Link(
                await seating.issue_coach_link(table, desk.viewer(table), seat, data.on)
            )

    @post("/chairs/{seat:int}/stand-in", status_code=204)
    async def stand_in(
        self,
        desk: AtDesk,
        table_id: TableId,
        seat: SeatNumber,
        data: JSONBody[api.Flag],
    ) -> None:
        """A bot takes over an absent chair, or gives it back."""
        async with desk.tables.at(table_id) as table:
            await seating.stand_in(table, desk.viewer(table), seat, data.on)

    @post("/ready", status_code=204)
    async def ready(self, desk: AtDesk, table_id: TableId, data: JSONBody[api.Ready]) -> None:
        """I am ready, or not yet; the cards are dealt when everybody is."""
        async with desk.tables.at(table_id) as table:
            await seating.set_ready(table, desk.viewer(table), data.ready)

    @post("/pause", status_code=204)
    async def pause(self, desk: AtDesk, table_id: TableId, data: JSONBody[api.Flag]) -> None:
        """Pause the game, or go on with it."""
        async with desk.tables.at(table_id) as table:
            await seating.rest(table, desk.viewer(table), data.on)

    @post("/leave", status_code=204)
    async def leave(self, desk: AtDesk, table_id: TableId) -> None:
        """Stand up; in a running game a bot sits in."""
        async with desk.tables.at(table_id) as table:
            await seating.leave(table, desk.viewer(table))

    @delete()
    async def put_away(self, desk: AtDesk, table_id: TableId) -> None:
        """Take a table off my list: my chairs are given up for good."""
        async with desk.tables.at(table_id) as table:
            await seating.put_away(desk.tables, table, desk.viewer(table))
        await desk.tables.store.notes.keep(desk.person or "", table_id, "")

    @post("/share", status_code=204)
    async def share(self, desk: AtDesk, table_id: TableId, data: JSONBody[api.Flag]) -> None:
        """Show a finished game of mine to everybody who knows its address, or no longer."""
        async with desk.tables.at(table_id) as table:
            await seating.share(table, desk.viewer(table), data.on)

    @post("/rematch")
    async def rematch(self, desk: AtDesk, table_id: TableId) -> api.Made:
        """The same chairs again, and the start goes round."""
        async with desk.tables.at(table_id) as table:
            return api.Made(await seating.rematch(desk.tables, table, desk.viewer(table)))


async def _resolve(desk: Desk, code: str) -> Lead:
    """Where a link, a code or the id of an open table leads; guesses are slowed down."""
    store = desk.tables.store
    chair = await store.chair_by_link(digest(code))
    if chair is not None:
        return Lead(*chair)
    if await _is_listed(desk, code):
        return Lead(code, listed=True)
    desk.slow_down_guesses()
    named = code.strip().upper()
    table = await store.table_by_code(named) if named.isalnum() and len(named) < 12 else None
    if table is None:
        raise Refused("link", status=404)
    desk.was_no_guess()
    return Lead(table)


async def _is_listed(desk: Desk, id: str) -> bool:
    """Whether that is a table with a chair for everybody, as the first screen lists them."""
    found = await desk.tables.store.summary(id) if id.isalnum() else None
    if found is None or found.row.status != "waiting":
        return False
    return any(is_open(chair) for chair in found.chairs)


def _free_seat(table: Table, seats: list[int], wanted: int) -> int:
    if table.row.status != "waiting":
        raise Refused("started")
    if not seats or (wanted >= 0 and wanted not in seats):
        raise Refused("taken")
    return wanted if wanted >= 0 else seats[0]
