"""Random games in great numbers: no error, no lost piece, and how many would go on for ever.

Settings go round through everything a game offers; seeds count up, so every game can be repeated.
`--first` is the first seed, `--limit` the rounds before a stop, `--jobs` how many processes work;
`--every` counts the pieces after so many decisions, not only last; `--moments` looks at so many
moments of each game for what an action tells that it must not.
"""

import argparse
import sys
import time
import traceback
from collections import Counter
from collections.abc import Iterable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from multiprocessing import get_context

from bastide.build_info import build
from bastide.engine import registry
from bastide.engine.flow import Options, State, apply, settle
from bastide.engine.playout import play_out
from bastide.engine.rng import seeded
from bastide.testing.silence import breaches
from bastide.testing.subject import Subject
from bastide.testing.walks import PART, Walk, all_settings

BATCH = 250
ENOUGH = 300 // PART
LIMIT = 200
"""Rounds: no random game that ended by itself lasted longer."""


@dataclass
class Tally:
    """What came of some games."""

    games: Counter[str] = field(default_factory=Counter)
    """By their first options."""
    decisions: int = 0
    rounds: Counter[int] = field(default_factory=Counter)
    longest: dict[str, int] = field(default_factory=dict)
    """Rounds of the longest game that ended by itself, by the first option."""
    stopped: list[tuple[str, int, str]] = field(default_factory=list)
    """Games that reached the round limit: options, seed, and what their table was like."""
    lost: list[int] = field(default_factory=list)
    """Seeds of games that had more or fewer pieces than they began with."""
    moments: int = 0
    """Those that were looked at for what an action tells."""
    breaches: list[str] = field(default_factory=list)
    """Actions that told somebody what is hidden."""
    errors: list[str] = field(default_factory=list)

    def add(self, other: "Tally") -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.rounds += other.rounds
        for players, rounds in other.longest.items():
            self.longest[players] = max(rounds, self.longest.get(players, 0))
        self.stopped += other.stopped
        self.lost += other.lost
        self.moments += other.moments
        self.breaches += other.breaches
        self.errors += other.errors


def play_and_count(it: Subject, state: State, seed: int, every: int) -> tuple[int, bool]:
    """Play to the end and count the pieces every so many decisions; says whether all were there."""
    pieces = it.pieces(state)
    rng = seeded(seed)
    out = Options()
    if every == 0:
        decisions = int(play_out(state, rng, out))
        return decisions, it.pieces(state) == pieces
    decisions = 0
    settle(state, out)
    while out.count > 0:
        apply(state, out.acts[rng.below(out.count)], out)
        decisions += 1
        if decisions % every == 0 and it.pieces(state) != pieces:
            return decisions, False
    return decisions, it.pieces(state) == pieces


def play(it: Subject, seed: int, limit: int, every: int, tally: Tally) -> None:
    """One game at random; `seed` decides its options, its chance and its players."""
    game = it.game
    everything = all_settings(game)
    settings = dict(everything[seed % len(everything)])
    if "round_limit" in settings:
        settings["round_limit"] = limit
    state = game.setup.new(settings, seed)
    options = " ".join(f"{name}={value}" for name, value in list(settings.items())[:3])
    tally.games[options] += 1
    decisions, complete = play_and_count(it, state, seed + 1, every)
    tally.decisions += decisions
    rounds = game.scoring.round(state)
    tally.rounds[rounds] += 1
    if not complete:
        tally.lost.append(seed)
    if rounds < limit:
        players = options.split()[0]
        tally.longest[players] = max(rounds, tally.longest.get(players, 0))
    else:
        tally.stopped.append((options, seed, it.why_endless(state)))


def listen(it: Subject, seed: int, count: int, tally: Tally) -> None:
    """What actions tell at some moments of another random game."""
    for state in Walk(it.game, seed).moments(count):
        tally.moments += 1
        tally.breaches += [f"seed {seed}: {told}" for told in breaches(it.game, state, seed)]


def batch(work: tuple[str, type[Subject], int, int, int, int, int]) -> Tally:
    """The games of a stretch of seeds."""
    name, kind, first, end, limit, every, moments = work
    it = kind()
    it.game = registry.game(name)
    tally = Tally()
    for seed in range(first, end):
        try:
            play(it, seed, limit, every, tally)
            listen(it, seed, moments, tally)
        except Exception:
            tally.errors.append(f"seed {seed}: {traceback.format_exc()}")
    return tally


def soak(
    name: str,
    kind: type[Subject],
    games: int,
    limit: int = LIMIT,
    every: int = 0,
    first: int = 0,
    jobs: int = 1,
    moments: int = 0,
) -> Tally:
    """Play that many games, with a line that says how far it is."""
    end = first + games
    how = (limit, every, moments)
    work = [(name, kind, at, min(at + BATCH, end), *how) for at in range(first, end, BATCH)]
    total = Tally()
    with ExitStack() as stack:
        parts: Iterable[Tally] = map(batch, work)
        if jobs > 1:
            pool = stack.enter_context(get_context("spawn").Pool(jobs))
            parts = pool.imap_unordered(batch, work)
        for part in parts:
            total.add(part)
            told = f"\r{total.games.total()} of {games} games, {len(total.breaches)} breaches"
            print(told, end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return total


def report(name: str, total: Tally, seconds: float) -> None:
    """The table at the end."""
    rounds = sorted(total.rounds.elements())
    print(f"{name}, {build()}, {seconds:.0f} s")
    print(f"  games                 {total.games.total()}")
    print(f"  decisions             {total.decisions}")
    if rounds:
        print(f"  rounds, middle game   {rounds[len(rounds) // 2]}")
    for players, longest in sorted(total.longest.items()):
        print(f"  rounds, longest       {longest} ({players}, ended by itself)")
    print(f"  errors                {len(total.errors)}")
    print(f"  lost pieces           {len(total.lost)} games {total.lost[:5] or ''}")
    if total.moments:
        print(f"  moments listened to   {total.moments}")
        print(f"  breaches of silence   {len(total.breaches)} {total.breaches[:5] or ''}")
    print(f"  stopped by the limit  {len(total.stopped)}")
    for why, count in Counter(why for _, _, why in total.stopped).most_common():
        example = min(seed for _, seed, reason in total.stopped if reason == why)
        print(f"    {why}: {count} (for instance seed {example})")
    stopped = Counter(options for options, _, _ in total.stopped)
    for options, count in sorted(stopped.items()):
        print(f"    {options}: {count} of {total.games[options]}")
    for problem in total.errors[:3]:
        print(problem)


class SoakLaws(Subject):
    """Some hundred random games run without an error or a lost piece."""

    def test_random_games_run_without_error_and_lose_nothing(self) -> None:
        total = soak(self.game.name, type(self), ENOUGH, every=50)
        assert total.errors == []
        assert total.lost == []
        assert total.games.total() == ENOUGH
        assert len(total.stopped) < ENOUGH // 10
        assert max(total.rounds) <= LIMIT


def main(words: list[str], known: Sequence[type[Subject]]) -> int:
    """`python -m bastide.testing.soak lots`; what is known of games counts their pieces."""
    parser = argparse.ArgumentParser(prog="soak", description=__doc__)
    parser.add_argument("game", choices=[game.name for game in registry.games()])
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--limit", type=int, default=LIMIT)
    parser.add_argument("--every", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--moments", type=int, default=0)
    chosen = parser.parse_args(words)
    began = time.monotonic()
    kind = next((each for each in known if each.game.name == chosen.game), Subject)
    counts = (chosen.games, chosen.limit, chosen.every, chosen.first, chosen.jobs, chosen.moments)
    total = soak(chosen.game, kind, *counts)
    report(chosen.game, total, time.monotonic() - began)
    return 1 if total.errors or total.lost or total.breaches else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:], []))
