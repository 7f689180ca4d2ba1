"""The analysis of a finished game: asked for, looked at, left, and learned from."""

from dataclasses import asdict
from typing import Annotated

from litestar import Controller, delete, get, post
from litestar.params import JSONBody, QueryParameter

from bastide.bots.analysis import EVERYTHING, Choice, account
from bastide.engine.messages import Message
from bastide.server import api_analysis as api
from bastide.server.http.request import AtDesk, Desk, TableId
from bastide.server.http.routes_replay import live_game_of, may_look
from bastide.server.live.analyses import Review, is_found
from bastide.server.live.bots import in_person
from bastide.server.live.table import Table
from bastide.server.model.live_game import LiveGame
from bastide.server.refusals import Refused
from bastide.server.views import message_cache

PRICE = 10
"""As many moments looked into as an analysis counts for."""


def finished(desk: Desk, table: Table) -> LiveGame:
    """The game, for whoever may see it, which must have been played to its end."""
    may_look(table, desk.viewer(table))
    live_game = live_game_of(table)
    if not table.is_over or not live_game.is_over:
        raise Refused("not-over")
    return live_game


class Analysing(Controller):
    """A finished game once more, with what every move was worth."""

    path = "/api/tables/{table_id:str}/analysis"
    tags = ("analysis",)

    @post(status_code=204)
    async def begin(self, desk: AtDesk, table_id: TableId) -> None:
        """Go through the game in the background, from where that was left."""
        async with desk.tables.at(table_id) as table:
            live_game = finished(desk, table)
            analyses = desk.tables.analyses
            known = analyses.of(table_id)
            if known is not None and (known.runs or known.is_whole):
                return
            analyses.may_begin(desk.names[1])
            desk.slow_down_thoughts(PRICE)
            desk.pay(len(live_game.moves))
            analyses.begin(table_id, live_game, desk.names)

    @delete()
    async def stop(self, desk: AtDesk, table_id: TableId) -> None:
        """Leave it where it is; only where it was asked for."""
        async with desk.tables.at(table_id) as table:
            finished(desk, table)
            known = desk.tables.analyses.of(table_id)
            if known is None or known.household != desk.names[1]:
                raise Refused("nobody", status=403)
            desk.tables.analyses.stop(table_id)

    @get()
    async def look(
        self,
        desk: AtDesk,
        table_id: TableId,
        seat: Annotated[int, QueryParameter(ge=-1, le=7)] = EVERYTHING,
        since: Annotated[int, QueryParameter(ge=0, le=100_000)] = 0,
    ) -> api.GameAnalysis:
        """What was found: every seat's decisions, or those of one seat."""
        async with desk.tables.at(table_id) as table:
            live_game = finished(desk, table)
            names = table.names
        review = desk.tables.analyses.of(table_id)
        if review is None:
            return api.GameAnalysis("none", 0, len(live_game.moves), [], [], [])
        seen = [each for each in review.found if seat in (EVERYTHING, each.seat)]
        made = {each: account(seen, each, won) for each, won in enumerate(review.won)}
        return api.GameAnalysis(
            state=_state(review),
            done=review.done,
            events=len(review.record.actions),
            won=review.won,
            accounts=[api.SeatAccount(each, **asdict(it)) for each, it in made.items() if it],
            choices=[_reviewed(each, desk.lang, names) for each in seen[since:]],
        )

    @post("/try", status_code=200)
    async def attempt(
        self, desk: AtDesk, table_id: TableId, data: JSONBody[api.Attempt]
    ) -> api.Attempted:
        """What another move at a decision would have been worth."""
        async with desk.tables.at(table_id) as table:
            past = finished(desk, table).earlier(data.event)
        review = desk.tables.analyses.of(table_id)
        if review is None:
            raise Refused("moment", status=404)
        review.choice(data.event)
        decision = past.match.decision
        if decision is None or data.act not in decision.options:
            raise Refused("moment", status=404)
        desk.slow_down_thoughts()
        try:
            gain, short = await desk.tables.analyses.attempt(
                review, data.event, past, data.act, in_person(desk.names)
            )
        except RuntimeError:
            raise Refused("thought", status=503) from None
        return api.Attempted(is_found(short), round(gain, 4), round(short, 4))


def _state(review: Review) -> api.State:
    if review.is_whole:
        return "whole"
    if review.runs:
        return "running"
    return "failed" if review.failed else "stopped"


def _reviewed(found: Choice, lang: str, names: list[str]) -> api.Reviewed:
    def say(message: Message) -> str:
        return message_cache.say(message, lang, names, found.seat)

    return api.Reviewed(
        event=found.at,
        seat=found.seat,
        round=found.round,
        chances=[round(share, 4) for share in found.chances],
        after=[round(share, 4) for share in found.after],
        cost=round(found.cost, 4),
        played=say(found.played_label),
        best=say(found.best_label),
        why=[say(Message(reason)) for reason in found.reasons],
    )
