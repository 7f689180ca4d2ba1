"""Random games as records with a checksum of how they end: run by `builds`.

python -m bastide.testing.checksums make GAME SEEDS    records and checksums, as JSON
python -m bastide.testing.checksums replay             reads that, replays it, says the checksums
"""

import hashlib
import json
import sys

from bastide.build_info import build
from bastide.engine import registry
from bastide.engine.flow import State
from bastide.engine.game import Game
from bastide.engine.record import Record, read, replay, write
from bastide.testing.walks import Walk


def checksum(game: Game, state: State) -> str:
    """A short name for a whole position."""
    text = json.dumps(game.positions.to_document(state), sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def made(game: Game, seed: int) -> tuple[str, str]:
    """The record of a random game, and the checksum of its end."""
    walk = Walk(game, seed)
    state, acts = walk.played()
    record = Record(game.name, walk.settings, seed, game.rules_version)
    record.actions = list(zip(walk.movers, acts, strict=True))
    return write(record), checksum(game, state)


def main(words: list[str]) -> None:
    if words[0] == "make":
        game = registry.game(words[1])
        games = [made(game, seed) for seed in range(int(words[2]))]
        print(json.dumps({"build": build(), "games": games}))
    else:
        ends = []
        for text, _ in json.load(sys.stdin)["games"]:
            record = read(text)
            ends.append(checksum(registry.game(record.game), replay(record)))
        print(json.dumps({"build": build(), "ends": ends}))


if __name__ == "__main__":
    main(sys.argv[1:])
