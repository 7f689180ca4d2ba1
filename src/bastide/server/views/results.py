"""How a game ended: for the store, and as a list of games shows it."""

from bastide.engine import registry
from bastide.server import api_people
from bastide.server.model.table_state import TableState
from bastide.server.store.rows import Result, ResultSeat
from bastide.server.views import shelf


def result_of(table: TableState) -> Result:
    """How the game ended that is over at a table."""
    live_game = table.live_game
    assert live_game is not None
    row, state, game = table.row, live_game.match.state, live_game.game
    totals = game.scoring.scores(state)
    winners = set(game.scoring.winners(state)) if live_game.is_over else set()
    places = [
        1 if seat in winners else 1 + max(len(winners), sum(other > mine for other in totals))
        for seat, mine in enumerate(totals)
    ]
    return Result(
        table_id=row.id,
        game=row.game,
        box=shelf.box_id(game, row.options),
        rules=row.rules,
        rated=row.rated,
        finished=live_game.is_over,
        counts_points=any(abs(points) > 1 for points in totals),
        rounds=game.scoring.round(state),
        moves=len(live_game.moves),
        began=row.created,
        ended=row.changed,
        seats=[
            ResultSeat(
                seat=chair.seat,
                person=chair.holder,
                kind=chair.kind,
                level=chair.level,
                name=chair.name,
                emblem=chair.emblem,
                points=totals[chair.seat],
                place=places[chair.seat],
            )
            for chair in table.chairs
        ],
    )


def played(result: Result, person: str | None, lang: str) -> api_people.Played:
    """A finished game in a list."""
    game = registry.game(result.game)
    return api_people.Played(
        id=result.table_id,
        game=result.game,
        title=shelf.title(game, lang),
        box=result.box,
        edition=shelf.edition_of(game, result.box, lang),
        ended=int(result.ended),
        rounds=result.rounds,
        counts_points=result.counts_points,
        seats=[
            api_people.PlayedSeat(
                seat=each.seat,
                name=each.name,
                emblem=each.emblem,
                bot=each.kind == "bot",
                points=each.points,
                place=each.place,
                mine=person is not None and each.person == person,
            )
            for each in result.seats
        ],
    )
