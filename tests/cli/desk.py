"""A game in any position, and somebody who looks at it."""

from io import StringIO
from typing import Any

from rich.console import Console

from bastide.cli.drawings import drawing_of
from bastide.cli.look import Look
from bastide.cli.menu import Menu, menu
from bastide.cli.voice import Voice
from bastide.engine import registry
from bastide.engine.flow import State
from bastide.engine.game import Game, complete
from bastide.engine.match import Match, new_match
from bastide.engine.settings import Setting

NAMES = ["Ada", "Ben", "Eva", "Tom"]


def placed(position: dict[str, Any], **given: Setting) -> Match:
    """A match of San Juan that stands in this position."""
    game = registry.game("san-juan")
    match = new_match(game, {"players": 2, **given}, 1)
    match.state = game.positions.from_document(position, complete(game, {"players": 2, **given}))
    return match


def eyes(match: Match, seat: int, lang: str = "en") -> Look:
    """How a seat looks at a match."""
    players = int(match.state.players)
    return Look(Voice(lang), NAMES[:players], seat, match.record.settings)


def drawn(
    game: Game, state: State, room: int, lang: str, width: int, viewer: int
) -> tuple[str, Menu | None]:
    """A table as a seat sees it in a window of that width, and its menu if it is asked."""
    match = new_match(game, {"players": int(state.players)}, 1)
    match.state = state
    look = eyes(match, viewer, lang)
    console = Console(width=width, highlight=False, record=True, file=StringIO())
    look.voice.__dict__["out"] = console
    decision = match.decision
    choices = menu(match, decision, look) if decision and decision.seat == viewer else None
    offered = choices.choices if choices else []
    view = game.knowledge.view(state, viewer)
    console.print(drawing_of(game.name).draw(view, look, offered, room))
    return console.export_text(), choices
