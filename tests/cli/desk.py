"""A game in any position, and somebody who looks at it."""

from typing import Any

import bastide.games  # noqa: F401 - makes the games known
from bastide.cli.look import Look
from bastide.cli.voice import Voice
from bastide.engine import registry
from bastide.engine.game import Setting, complete
from bastide.engine.match import Match, new_match

NAMES = ["Ada", "Ben", "Eva", "Tom"]


def placed(position: dict[str, Any], **given: Setting) -> Match:
    """A match of San Juan that stands in this position."""
    game = registry.game("san-juan")
    match = new_match(game, {"players": 2, **given}, 1)
    match.state = game.place(position, complete(game, {"players": 2, **given}))
    match.state.log = match.log
    return match


def eyes(match: Match, seat: int, lang: str = "en") -> Look:
    """How a seat looks at a match."""
    players = int(match.state.players)
    return Look(Voice(lang), NAMES[:players], seat, match.record.settings)
