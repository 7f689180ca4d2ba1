"""What a search's shares are worth: its own expectation beside what play-outs bring.

A position of a game of `value` bots is thought about by a search. Its best option is played on the
true table and the rest by `value` bots on all chairs; how much of the win the seat then has, is one
sample. At the next decision of each other seat of that game that seat's own share is asked too.
"""

import json
import sys
from dataclasses import asdict, dataclass
from math import exp, log
from pathlib import Path
from random import Random

from bastide.bots.chances import Curve, odds
from bastide.bots.judge import patient
from bastide.bots.levels import make
from bastide.bots.search import Search
from bastide.engine import registry
from bastide.engine.flow import State, play
from bastide.engine.game import Game, complete
from bastide.engine.seat import Seat
from bastide.research.lineup import automatic

SEARCH = "search:400it"
PLAYER = "value"
EVERY = 12
"""Decisions between two positions of a game that are looked at, on average."""
BINS = 20
ROUNDS = 60
"""Steps in which a curve is fitted."""


@dataclass(frozen=True)
class Sample:
    """One position: what the seat expected, what came of it, and what all seats expected."""

    deal: int
    share: float
    seen: float
    shares: list[float]
    """Each seat's own share, the mover's first; empty where somebody had no decision any more."""


@dataclass(frozen=True)
class Calibrated:
    """How far expectation and truth are apart."""

    samples: int
    error: float
    """The mean distance between expected and seen over the bins, by their size."""
    noise: float
    """What that would be for shares that are true, by chance alone."""
    loss: float
    sum: float
    """What the shares of all seats add up to on average."""


def estimate(game: Game, state: State, seed: int) -> tuple[int, float]:
    """The search's option for the seat that is asked, and the chance of winning it expects."""
    bot = make(SEARCH, seed)
    assert isinstance(bot, Search)
    best = bot.findings(Seat(game, state, state.mover()))[0]
    return best.act, patient(best.share, int(state.players), game.scoring.round(state))


def played_out(game: Game, state: State, seed: int) -> State:
    """The end of the game between value bots."""
    bots = [make(PLAYER, seed * 8 + seat) for seat in range(int(state.players))]
    while not state.is_over():
        seat = state.mover()
        play(state, bots[seat].choose(Seat(game, state, seat)))
    return state


def samples(game: Game, players: int, deal: int) -> list[Sample]:
    """The positions of one game that are looked at."""
    chance = Random(deal)
    settings = complete(game, {**automatic(game), "players": players})
    state = game.setup.new(settings, deal)
    bots = [make(PLAYER, deal * 8 + seat) for seat in range(players)]
    found: list[Sample] = []
    number = 0
    while not state.is_over():
        seat = state.mover()
        door = Seat(game, state, seat)
        if len(door.options()) > 1 and chance.randrange(EVERY) == 0:
            number += 1
            seed = deal * 1000 + number
            act, share = estimate(game, state, seed)
            ahead = state.clone()
            play(ahead, act)
            end = played_out(game, ahead, seed)
            winners = game.scoring.winners(end)
            seen = 1.0 / len(winners) if seat in winners else 0.0
            found.append(Sample(deal, share, seen, everybody(game, state, share, seed)))
        play(state, bots[seat].choose(door))
    return found


def everybody(game: Game, state: State, share: float, seed: int) -> list[float]:
    """What the other seats expect at their next decisions, behind what the mover expects."""
    players = int(state.players)
    known = {int(state.mover()): share}
    ahead = state.clone()
    bots = [make(PLAYER, seed * 8 + seat) for seat in range(players)]
    while not ahead.is_over() and len(known) < players:
        seat = int(ahead.mover())
        door = Seat(game, ahead, seat)
        if seat not in known and len(door.options()) > 1:
            known[seat] = estimate(game, ahead, seed)[1]
        play(ahead, bots[seat].choose(door))
    return list(known.values()) if len(known) == players else []


def fitted(found: list[Sample]) -> Curve:
    """The curve of least log-loss, by Newton's steps with a little held back."""
    slope, shift = 1.0, 0.0
    for _ in range(ROUNDS):
        a = b = aa = ab = bb = 0.0
        for each in found:
            x = odds(each.share)
            chance = 1.0 / (1.0 + exp(-slope * x - shift))
            weight = chance * (1.0 - chance)
            a += (each.seen - chance) * x
            b += each.seen - chance
            aa += weight * x * x
            ab += weight * x
            bb += weight
        aa, bb = aa + 1e-6, bb + 1e-6
        a -= slope - 1.0  # as if little were known beforehand, and that said: as it is
        aa += 1.0
        both = aa * bb - ab * ab
        slope += (bb * a - ab * b) / both
        shift += (aa * b - ab * a) / both
    return Curve(slope, shift)


def calibrated(found: list[Sample], curve: Curve | None = None, even: bool = False) -> Calibrated:
    """How far shares are off: as they are, by a curve, or divided by what they add up to."""
    curve = curve or Curve()
    whole = [each for each in found if each.shares]
    told = [(told_by(each, curve, even), each.seen) for each in (whole if even else found)]
    bins: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for share, seen in told:
        bins[min(BINS - 1, int(share * BINS))].append((share, seen))
    error = noise = 0.0
    for each in filter(None, bins):
        mean = sum(share for share, _ in each) / len(each)
        error += abs(mean - sum(seen for _, seen in each) / len(each)) * len(each)
        spread = sum(share * (1.0 - share) for share, _ in each) ** 0.5
        noise += 0.798 * spread  # the mean distance of a bell from its middle
    loss = -sum(
        seen * log(max(1e-4, share)) + (1.0 - seen) * log(max(1e-4, 1.0 - share))
        for share, seen in told
    )
    sums = [sum(curve.chance(share) for share in each.shares) for each in whole]
    if even:
        sums = [1.0]
    count = max(1, len(told))
    return Calibrated(
        len(told), error / count, noise / count, loss / count, sum(sums) / max(1, len(sums))
    )


def told_by(sample: Sample, curve: Curve, even: bool) -> float:
    """The share that people would be told."""
    own = curve.chance(sample.share)
    return own / sum(curve.chance(share) for share in sample.shares) if even else own


def crossed(found: list[Sample]) -> Calibrated:
    """The curve of one half of the games, judged by the other half, both ways."""
    halves = [[each for each in found if each.deal % 2 == half] for half in (0, 1)]
    one, two = calibrated(halves[1], fitted(halves[0])), calibrated(halves[0], fitted(halves[1]))
    count = one.samples + two.samples
    mean = [
        (getattr(one, name) * one.samples + getattr(two, name) * two.samples) / max(1, count)
        for name in ("error", "noise", "loss", "sum")
    ]
    return Calibrated(count, *mean)


def table(found: list[Sample]) -> list[tuple[float, float, int]]:
    """Expected, seen and how often, bin by bin."""
    rows: list[tuple[float, float, int]] = []
    for at in range(BINS):
        here = [each for each in found if min(BINS - 1, int(each.share * BINS)) == at]
        if here:
            count = len(here)
            expected = sum(each.share for each in here) / count
            rows.append((expected, sum(each.seen for each in here) / count, count))
    return rows


def gathered(folder: Path, game: Game, players: int, wanted: int) -> list[Sample]:
    """So many samples of a line; those of a run that was interrupted are used again."""
    file = folder / f"{game.name}-{players}.jsonl"
    lines = file.read_text("utf-8").splitlines() if file.is_file() else []
    found = [Sample(**json.loads(line)) for line in lines]
    deal = max((each.deal for each in found), default=0)
    while len(found) < wanted:
        deal += 1
        new = samples(game, players, deal)
        found += new
        with file.open("a", encoding="utf-8") as out:
            out.writelines(json.dumps(asdict(each)) + "\n" for each in new)
    return found


def page(lines: list[tuple[str, int, list[Sample]]]) -> str:
    """The figures in words."""
    head = "| | players | positions | mean error | by chance | log-loss | seats together |"
    text = [f"{head} by a curve | log-loss | together 1 | log-loss |", "|---|" + "---:|" * 10]
    for game, players, found in lines:
        now, then, even = calibrated(found), crossed(found), calibrated(found, even=True)
        text.append(
            f"| {game} | {players} | {now.samples} | {now.error:.3f} | {now.noise:.3f}"
            f" | {now.loss:.3f} | {now.sum:.3f} | {then.error:.3f} | {then.loss:.3f}"
            f" | {even.error:.3f} | {even.loss:.3f} |"
        )
    for game, players, found in lines:
        bins = ", ".join(f"{expected:.2f} → {seen:.2f} ({n})" for expected, seen, n in table(found))
        curve = fitted(found)
        text.append(
            f"\n{game}, {players}: slope {curve.slope:.2f}, shift {curve.shift:+.2f}. {bins}."
        )
    return "\n".join(text) + "\n"


def main(words: list[str]) -> None:
    """`scripts/calibration FOLDER SAMPLES [GAME...] [--write]`."""
    folder, wanted, *names = [word for word in words if word != "--write"]
    Path(folder).mkdir(parents=True, exist_ok=True)
    lines: list[tuple[str, int, list[Sample]]] = []
    for players in (2, 3, 4):
        for game in registry.games():
            if not names or game.name in names:
                count = 0 if "--write" in words else int(wanted)
                found = gathered(Path(folder), game, players, count)
                lines += [(game.name, players, found)] if found else []
    sys.stdout.write(page(lines))


if __name__ == "__main__":
    main(sys.argv[1:])
