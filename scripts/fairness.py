"""Is a game fair? Greedy bots play it: wins by seat from the first player on, and what happened.

python scripts/fairness.py golden-city --players 4 --games 10000 --sum gc-event-letters
python scripts/fairness.py attika --players 2 --games 1000 --set turn_limit=400
"""

import argparse
import math
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from bastide.bots.greedy import Greedy
from bastide.engine import registry
from bastide.engine.events import Log
from bastide.engine.flow import play
from bastide.engine.game import Game, complete
from bastide.engine.seat import Seat
from bastide.engine.settings import Setting


@dataclass
class Tally:
    """What is counted over all games of one table."""

    wins: list[float]
    drawn: int = 0
    rounds: list[int] = field(default_factory=list)
    decisions: list[int] = field(default_factory=list)
    happened: list[Counter[str]] = field(default_factory=list)
    """How often each kind of event came, game by game."""
    amounts: list[Counter[str]] = field(default_factory=list)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=1_000)
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--first-seed", type=int, default=0)
    parser.add_argument("--set", action="append", default=[], metavar="OPTION=NUMBER")
    parser.add_argument("--sum", action="append", default=[], metavar="EVENT")
    chosen = parser.parse_args()
    game = registry.game(chosen.game)
    given: dict[str, Setting] = {"players": chosen.players}
    given.update((name, int(number)) for name, number in (o.split("=") for o in chosen.set))
    settings = complete(game, given)
    tally = Tally([0.0] * chosen.players)
    began = time.monotonic()
    for seed in range(chosen.first_seed, chosen.first_seed + chosen.games):
        watch(game, settings, seed, tally)
    report(game, chosen.players, chosen.games, tally, chosen.sum)
    print(f"  {time.monotonic() - began:.0f} seconds")


def watch(game: Game, settings: dict[str, Setting], seed: int, tally: Tally) -> None:
    """Play one game and count."""
    players = len(tally.wins)
    state = game.setup.new(settings, seed)
    state.log = Log()
    first = state.mover()
    bots = [Greedy(seed * 4 + seat) for seat in range(players)]
    decisions = 0
    while not state.is_over():
        mover = state.mover()
        play(state, bots[mover].choose(Seat(game, state, mover)))
        decisions += 1
    happened: Counter[str] = Counter()
    amounts: Counter[str] = Counter()
    for event in state.log.drain():
        name = game.speech.line(state, event).message.id
        happened[name] += 1
        amounts[name] += event.amount
    tally.happened.append(happened)
    tally.amounts.append(amounts)
    winners = game.scoring.winners(state)
    tally.drawn += len(winners) > 1
    for winner in winners:
        tally.wins[(winner - first) % players] += 1.0 / len(winners)
    tally.rounds.append(game.scoring.round(state))
    tally.decisions.append(decisions)


def report(game: Game, players: int, games: int, tally: Tally, summed: list[str]) -> None:
    """One table, ready for the documentation."""
    print(f"{game.name}, {players} players, {games} games")
    for seat, won in enumerate(tally.wins):
        share = won / games
        width = 196 * math.sqrt(max(share * (1.0 - share), 1e-9) / games)
        print(f"  seat {seat + 1} from the first player  {100 * share:5.1f} % ± {width:.1f}")
    print(f"  shared wins     {tally.drawn}")
    print(f"  rounds          {mean(tally.rounds)}")
    print(f"  decisions       {mean(tally.decisions)}")
    for name in sorted(set[str]().union(*tally.happened)):
        print(f"  {name:32} {mean([each[name] for each in tally.happened])} a game")
    for name in summed:
        shares = [each[name] / players for each in tally.amounts]
        print(f"  {name:32} {mean(shares)} in all for a player")


def mean(numbers: Sequence[float]) -> str:
    """The mean with its 95 % interval."""
    middle = sum(numbers) / len(numbers)
    spread = math.sqrt(sum((n - middle) ** 2 for n in numbers) / max(len(numbers) - 1, 1))
    return f"{middle:.2f} ± {1.96 * spread / math.sqrt(len(numbers)):.2f}"


if __name__ == "__main__":
    main()
