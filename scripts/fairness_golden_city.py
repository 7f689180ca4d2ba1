"""Is The Golden City fair on our island? Bots play it; wins by seat and letters by source.

python scripts/fairness_golden_city.py --games 10000 --players 4
"""

import argparse
import math
from collections import Counter

import bastide.games  # noqa: F401  (makes the game known)
from bastide.bots.greedy import Greedy
from bastide.engine import registry
from bastide.engine.events import Log
from bastide.engine.flow import play
from bastide.engine.game import complete
from bastide.engine.seat import Seat
from bastide.games.golden_city import happenings
from bastide.games.golden_city.catalogue import SOURCE_NAMES

SOURCE_OF = {
    happenings.LETTERS: "zones",
    happenings.SCORES_GOODS: "goods",
    happenings.SCORES_REGION: "regions",
    happenings.REVEALS: "bonus",
}


def interval(share: float, games: int) -> float:
    """Half the width of a 95 % interval of a share."""
    return 1.96 * math.sqrt(max(share * (1.0 - share), 1e-9) / games)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--players", type=int, default=3)
    chosen = parser.parse_args()
    game = registry.game("golden-city")
    settings = complete(game, {"players": chosen.players})
    wins = [0.0] * chosen.players
    letters: Counter[str] = Counter()
    rounds: list[int] = []
    posts: list[int] = []
    for seed in range(chosen.games):
        state = game.new(settings, seed)
        state.log = Log()
        first = game.position(state)["first"]
        bots = [Greedy(seed * 4 + seat) for seat in range(chosen.players)]
        while not state.is_over():
            mover = state.mover()
            play(state, bots[mover].choose(Seat(game, state, mover)))
        for event in state.log.drain():
            if event.kind in SOURCE_OF:
                letters[SOURCE_OF[event.kind]] += event.amount
        for winner in game.winners(state):
            wins[(winner - first) % chosen.players] += 1.0 / len(game.winners(state))
        rounds.append(game.round(state))
        posts += [len(seat["posts"]) for seat in game.position(state)["seats"]]
    report(chosen.games, chosen.players, wins, rounds, posts, letters)


def report(
    games: int,
    players: int,
    wins: list[float],
    rounds: list[int],
    posts: list[int],
    letters: "Counter[str]",
) -> None:
    """One table, ready for the documentation."""
    print(f"{players} players, {games} games")
    for seat, won in enumerate(wins):
        share = won / games
        width = 100 * interval(share, games)
        print(f"  seat {seat + 1} from the first player  {100 * share:5.1f} % ± {width:.1f}")
    print(f"  rounds          {mean(rounds)}")
    print(f"  posts a player  {mean(posts)}")
    for source in SOURCE_NAMES:
        print(f"  letters a player from {source:8} {letters[source] / games / players:5.1f}")


def mean(numbers: list[int]) -> str:
    """The mean with its 95 % interval."""
    middle = sum(numbers) / len(numbers)
    spread = math.sqrt(sum((n - middle) ** 2 for n in numbers) / max(len(numbers) - 1, 1))
    return f"{middle:.2f} ± {1.96 * spread / math.sqrt(len(numbers)):.2f}"


if __name__ == "__main__":
    main()
