"""A hint: what the hardest opponent would do in this seat, and why, in one line."""

# not compiled: asked once, by a person

from bastide.bots.levels import HARDEST, make
from bastide.bots.search import Finding, Search
from bastide.engine.messages import Argument, Message
from bastide.engine.rng import seeded
from bastide.engine.seat import Seat

CLOSE = 0.01
"""Win shares nearer than this are as good as equal."""


def findings(seat: Seat, seed: int = 0) -> list[Finding]:
    """What the hardest opponent finds out about the options here, the best first."""
    bot = make(HARDEST.spec, seed)
    assert isinstance(bot, Search)
    return bot.findings(seat)


def hint(seat: Seat, seed: int = 0) -> tuple[int, Message]:
    """The option to take and the reason; the same seed gives the same hint."""
    options = seat.options()
    if len(options) == 1:
        return options[0], Message("bot-hint-only")
    best, *others = findings(seat, seed)
    percent = round(100 * best.share)
    if not others:
        return best.act, Message("bot-hint-clear", {"percent": percent})
    rival = others[0]
    label = seat.game.label(seat.imagine(seeded(seed)), rival.act)
    args: dict[str, Argument] = {
        "percent": percent,
        "other": label,
        "less": round(100 * rival.share),
    }
    if best.share - rival.share < CLOSE:
        return best.act, Message("bot-hint-close", args)
    return best.act, Message("bot-hint-better", args)
