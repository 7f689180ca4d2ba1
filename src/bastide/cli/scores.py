"""The end of a game: points by source, or what else counts, and who won."""

from rich import box
from rich.table import Table as Grid
from rich.text import Text

from bastide.cli.look import Look
from bastide.engine.match import Match
from bastide.engine.messages import Message
from bastide.engine.parts import Json


def score_grid(match: Match, look: Look) -> Grid:
    """One column per seat, one row per source, the winners bright."""
    game, state = match.game, match.state
    seats = range(len(look.names))
    winners = game.scoring.winners(state)
    parts = [game.scoring.tally(state, seat) for seat in seats]
    grid = Grid(box=box.SIMPLE_HEAD)
    grid.add_column("")
    for seat in seats:
        style = "bold green" if seat in winners else ""
        grid.add_column(look.name(seat), justify="right", style=style)
    for source in parts[0]:
        name = f"{game.prefix.lower()}-source-{source.replace('_', '-')}"
        if any(part[source] for part in parts):
            grid.add_row(look.say(Message(name)), *(str(part[source]) for part in parts))
    if not game.scoring.has_points:
        return grid
    grid.add_section()
    totals = [Text(str(points), style="bold") for points in game.scoring.scores(state)]
    grid.add_row(Text(look.tell("cli-total"), style="bold"), *totals)
    return grid


def verdict(match: Match, look: Look) -> str:
    """Who won, in a sentence."""
    winners = match.game.scoring.winners(match.state)
    if len(winners) > 1:
        return look.tell("cli-shared-win", names=", ".join(look.name(seat) for seat in winners))
    you = "yes" if winners[0] == look.viewer else "no"
    return look.tell("cli-win", name=look.names[winners[0]], you=you)


def outcome(match: Match) -> Json:
    """The game and its result as a document for programs."""
    game, state, record = match.game, match.state, match.record
    seats = range(int(state.players))
    return {
        "game": record.game,
        "options": record.settings,
        "seed": record.seed,
        "seats": record.seats,
        "rules": record.rules,
        "over": state.is_over(),
        "round": game.scoring.round(state),
        "actions": [
            {"seat": seat, "move": game.notation.format(act)} for seat, act in record.actions
        ],
        "scores": game.scoring.scores(state),
        "points": [game.scoring.breakdown(state, seat) for seat in seats],
        "winners": game.scoring.winners(state) if state.is_over() else None,
    }
