"""The rules in our words, as a guide for one table, and their examples."""

from litestar import Controller, Request, get
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery

from bastide.engine import registry
from bastide.engine.game import Game, complete
from bastide.engine.messages import BadInput
from bastide.engine.settings import Setting, setting
from bastide.rulebook import UnknownRule
from bastide.server import api, wire
from bastide.server.http.request import AtDesk
from bastide.server.refusals import Refused
from bastide.server.views.rule_guide import example_for, guide_for

Lang = FromQuery[wire.Language | None]


def game_named(name: str) -> Game:
    """The game whose rules are asked for."""
    try:
        return registry.game(name)
    except BadInput:
        raise Refused("rules", status=404) from None


def settings(game: Game, request: Request[object, object, State]) -> dict[str, Setting]:
    """The options of a table, from the parameters of a request; none: of every table."""
    given = {key: setting(text) for key, text in request.query_params.items() if key != "lang"}
    try:
        return complete(game, given) if given else {}
    except BadInput as problem:
        reason = problem.message or str(problem)
        raise Refused("options", {"reason": reason}, status=400) from None


class Rules(Controller):
    """The rules in our words."""

    path = "/api/rules"
    tags = ("rules",)

    @get("/{game:str}")
    async def rules(
        self,
        desk: AtDesk,
        request: Request[object, object, State],
        game: FromPath[str],
        lang: Lang = None,
    ) -> api.Guide:
        """All rules of a game, in reading order; other parameters are options of a table."""
        found = game_named(game)
        try:
            return guide_for(found, lang or desk.lang, settings(found, request))
        except UnknownRule:
            raise Refused("rules", status=404) from None

    @get("/{game:str}/{rule:str}/example")
    async def example(
        self, desk: AtDesk, game: FromPath[str], rule: FromPath[str], lang: Lang = None
    ) -> api.Example:
        """A worked example, position by position."""
        found = example_for(game_named(game), rule, lang or desk.lang)
        if found is None:
            raise Refused("rules", status=404)
        return found
