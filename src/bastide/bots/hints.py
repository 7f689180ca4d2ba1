"""A hint: what the hardest opponent would do in this seat, and why, in words."""

# not compiled: asked once, by a person

from bastide.bots.chances import curve
from bastide.bots.judge import patient
from bastide.bots.levels import HARDEST, make
from bastide.bots.search import Finding, Search
from bastide.bots.why import why
from bastide.engine.messages import Argument, Message
from bastide.engine.rng import seeded
from bastide.engine.seat import Seat

CLOSE = 0.01
"""Win shares nearer than this are as good as equal."""


def findings(seat: Seat, seed: int = 0) -> list[Finding]:
    """What the hardest opponent finds out about the options here, the best first.

    Shares are chances of winning: people read them, so they hold nothing that only drives a bot,
    and are as large as they turned out to be in many games.
    """
    bot = make(HARDEST.spec, seed)
    assert isinstance(bot, Search)
    now = seat.imagine(seeded(seed))
    players, rounds = int(now.players), seat.game.scoring.round(now)
    found = bot.findings(seat)
    true = curve(seat.game, players)
    for each in found:
        each.share = true.chance(patient(each.share, players, rounds))
    return found


def hint(seat: Seat, seed: int = 0) -> tuple[int, Message]:
    """The option to take and the reason."""
    options = seat.options()
    if len(options) == 1:
        return options[0], Message("bot-hint-only")
    found = findings(seat, seed)
    best, rival, *_ = found
    now = seat.imagine(seeded(seed))
    label = seat.game.speech.label(now, rival.act)
    args: dict[str, Argument] = {
        "percent": round(100 * best.share),
        "other": label,
        "less": round(100 * rival.share),
    }
    close = best.share - rival.share < CLOSE
    chance = Message("bot-hint-close" if close else "bot-hint-better", args)
    worse = next((it for it in found if best.share - it.share >= CLOSE), None)
    doing = why(seat, best.act, worse.act, seeded(seed)) if worse else None
    if worse is None or doing is None:
        return best.act, chance
    told: dict[str, Argument] = {"doing": doing, "chance": chance}
    if worse is rival:
        return best.act, Message("bot-hint-why", told)
    told["than"] = seat.game.speech.label(now, worse.act)
    return best.act, Message("bot-hint-unlike", told)
