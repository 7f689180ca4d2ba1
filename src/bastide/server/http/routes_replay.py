"""Looking back: the log, replays and records, with nothing that is still hidden."""

from typing import Annotated

from litestar import Controller, MediaType, Response, get, post
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter

from bastide.engine import record
from bastide.engine.flow import sensible
from bastide.engine.match import APART
from bastide.server import api, wire
from bastide.server.http.request import AtDesk, TableId
from bastide.server.live import seating
from bastide.server.live.bots import in_person
from bastide.server.live.table import Table
from bastide.server.model.live_game import LiveGame
from bastide.server.model.viewer import Viewer
from bastide.server.refusals import Refused
from bastide.server.thinking.pool import ANALYSIS
from bastide.server.views.score_sheet import scores
from bastide.server.views.table_messages import table_for, viewed
from bastide.server.views.viewer_messages import LATEST, LOG_LENGTH, GameView

BEST = 3
"""Options that are shown of a moment."""
PAGE = 200
"""Earlier lines of the log that come at a time."""
LISTED = 20
"""So many moves are listed at the price of one that is told."""
MOST_LINES = 5000
"""Lines of the log that come with a moment at most."""


def live_game_of(table: Table) -> LiveGame:
    """The game, which must have begun."""
    if table.live_game is None:
        raise Refused("waiting")
    return table.live_game


def may_look(table: Table, viewer: Viewer) -> None:
    """Refuse strangers where spectators are not welcome."""
    if not table.may_watch(viewer):
        raise Refused("private", status=403)


class Replays(Controller):
    """A game once more. While it runs, only what the viewer may know now."""

    path = "/api/tables/{table_id:str}"
    tags = ("replays",)

    @get("/log")
    async def log(
        self,
        desk: AtDesk,
        table_id: TableId,
        before: Annotated[int, QueryParameter(ge=0, le=LATEST)] = LATEST,
    ) -> list[wire.LogLine]:
        """Earlier lines of the log, the latest 200 before a number."""
        async with desk.tables.at(table_id) as table:
            viewer = desk.viewer(table)
            may_look(table, viewer)
            live_game_of(table)
            desk.pay(PAGE)
            shown = viewed(table, viewer, table.view_seat(viewer), desk.lang)
        return await shown.pages(PAGE, before)

    @get("/replay")
    async def replay(self, desk: AtDesk, table_id: TableId) -> api.ReplayMarks:
        """How long the game is, where its rounds begin and, after the end, where it turned."""
        async with desk.tables.at(table_id) as table:
            viewer = desk.viewer(table)
            may_look(table, viewer)
            live_game = live_game_of(table)
            desk.pay(len(live_game.moves) // LISTED)
            rounds: list[api.RoundMark] = []
            for count, move in enumerate(live_game.moves):
                if not rounds or rounds[-1].round != move.round:
                    rounds.append(api.RoundMark(count, move.round))
            shown = GameView(live_game, table.names, viewer, table.view_seat(viewer), desk.lang)
            found = scores(shown)
            turning = found.turning if isinstance(found, wire.Scores) else []
            return api.ReplayMarks(
                table=table_for(table, viewer, desk.lang),
                events=len(live_game.moves),
                rounds=rounds,
                marks=[api.ReplayMark(each.event, each.text) for each in turning],
            )

    @get("/replay/{event:int}")
    async def moment(
        self,
        desk: AtDesk,
        table_id: TableId,
        event: Annotated[int, PathParameter(ge=0, le=100_000)],
        seat: Annotated[int, QueryParameter(ge=-1, le=7)] = -1,
        lines: Annotated[int, QueryParameter(ge=0, le=1 << 20)] = LOG_LENGTH,
        asked: FromQuery[bool] = False,
    ) -> wire.Snapshot:
        """The table after that many actions: any chair's view after the end, else the public one.

        After the end also with what that chair was `asked`, for whoever looks for something better.
        While the game runs the public view of a past moment tells nothing new: it was public.
        """
        async with desk.tables.at(table_id) as table:
            viewer = desk.viewer(table)
            may_look(table, viewer)
            live_game = live_game_of(table)
            if event > len(live_game.moves) or seat >= len(table.chairs):
                raise Refused("moment", status=404)
            # a device that several share shows nobody's past hand while they play
            own = viewer.seats if len(viewer.seats) == 1 else ()
            if seat >= 0 and not table.is_over and seat not in (*own, viewer.coach):
                raise Refused("own-chair", status=403)
            if asked and not table.is_over:
                raise Refused("not-over")
            lines = min(lines, MOST_LINES)
            desk.pay(APART + min(lines, event))
            past = live_game.earlier(event)
            watcher = Viewer(viewer.person, (seat,) if asked else (), seat, viewer.host)
            shown = GameView(past, table.names, watcher, seat, desk.lang)
            answer = wire.Snapshot(
                table=table_for(table, viewer, desk.lang),
                revision=event,
                event=event,
                viewer=seat,
                view=shown.view(),
                decision=shown.decision(stand_in=not asked),
                undo=wire.Undo(False),
                log=[],
                chat=[],
                scores=scores(shown),
            )
        answer.log = await shown.pages(lines)
        return answer

    @get("/replay/{event:int}/best")
    async def best(
        self,
        desk: AtDesk,
        table_id: TableId,
        event: Annotated[int, PathParameter(ge=0, le=100_000)],
    ) -> api.BestMoves:
        """What the hardest bot thinks of a moment of a finished game, by what its seat knew."""
        async with desk.tables.at(table_id) as table:
            viewer = desk.viewer(table)
            may_look(table, viewer)
            live_game = live_game_of(table)
            if not table.is_over:
                raise Refused("not-over")
            if event >= len(live_game.moves):
                raise Refused("moment", status=404)
            desk.slow_down_thoughts()
            past = live_game.earlier(event)
            played = live_game.moves[event].act
            names, bots = table.names, desk.tables.bots
        seat = past.mover
        shown = GameView(past, names, Viewer(viewer.person, (), seat, viewer.host), seat, desk.lang)
        answer = await bots.choice(past, seat, ANALYSIS, in_person(desk.names))
        if not answer.best and len(sensible(past.match.state)) > 1:
            raise Refused("thought", status=503)
        return api.BestMoves(
            seat=seat,
            best=[
                api.BestMove(shown.option(it.act).label, round(100 * it.share), it.act == played)
                for it in answer.best[:BEST]
            ],
            played=shown.option(played).label,
        )

    @post("/branch")
    async def branch(
        self, desk: AtDesk, table_id: TableId, data: JSONBody[api.Branch]
    ) -> Response[api.Made]:
        """Play a finished game differently from a moment on: one chair, bots on the others."""
        desk.slow_down_tables()
        async with desk.tables.at(table_id) as table:
            may_look(table, desk.viewer(table))
            known = await desk.known()
            id = await seating.branch(desk.tables, table, known, data.event, data.seat)
        return Response(api.Made(id), cookies=[desk.cookie])

    @get("/record", media_type=MediaType.TEXT)
    async def record(self, desk: AtDesk, table_id: TableId) -> Response[str]:
        """The finished game as text; a running one would tell its seed, and so every card."""
        async with desk.tables.at(table_id) as table:
            may_look(table, desk.viewer(table))
            live_game = live_game_of(table)
            if not table.is_over:
                raise Refused("not-over")
            name = f'attachment; filename="{table.row.game}-{table.row.id}.record"'
            desk.pay(len(live_game.moves) // LISTED)
            text = record.write(live_game.match.record)
            return Response(text, headers={"content-disposition": name})
