"""Golden games: recorded once, read by people, replayed by every test run.

After each round a comment says the scores and a checksum of what every seat saw line by line.
Every version of a game's rules has a folder of them, which stays when a newer version comes.
"""

import hashlib
import json
import sys
from pathlib import Path

from bastide.engine import registry
from bastide.engine.flow import Options, fill, play
from bastide.engine.game import complete
from bastide.engine.record import Record, opening, write
from bastide.engine.rng import seeded
from bastide.engine.settings import Setting

FOLDER = Path(__file__).parent
MEANT = "settings.json"
"""What the short headers of a folder meant when they were written, option by option."""
NAMES = ("Ada", "Ben", "Cleo", "Dan")


def san_juan() -> dict[str, tuple[dict[str, Setting], int]]:
    """Both editions and the expansion, each with 2, 3 and 4 players and with the start variant.

    The games of three are played to their end, the others for a few rounds.
    """
    editions: dict[str, dict[str, Setting]] = {
        "first": {"edition": 1},
        "second": {"edition": 2},
        "expansion": {"edition": 2, "expansion": True},
    }
    found: dict[str, tuple[dict[str, Setting], int]] = {}
    for seed, (name, edition) in enumerate(editions.items(), 1):
        found[f"{name}-2"] = ({**edition, "players": 2, "round_limit": 9}, seed)
        found[f"{name}-3"] = ({**edition, "players": 3}, seed)
        found[f"{name}-4"] = ({**edition, "players": 4, "round_limit": 6}, seed)
        variant: dict[str, Setting] = {"players": 4, "start_variant": True, "round_limit": 3}
        found[f"{name}-variant"] = ({**edition, **variant}, seed)
    return found


def golden_city() -> dict[str, tuple[dict[str, Setting], int]]:
    """The Great Drought with and without black posts, and the game for three and four."""
    return {
        "2": ({"players": 2}, 1),
        "black": ({"players": 2, "black_posts": True, "black_post_second_reward": True}, 2),
        "3": ({"players": 3}, 3),
        "4": ({"players": 4, "letters_hidden": True, "inner_ring": False}, 4),
    }


def little_town() -> dict[str, tuple[dict[str, Setting], int]]:
    """Both sides with 2, 3 and 4 players, and one game with every option the other way round."""
    return {
        "a-2": ({"players": 2, "side": "A", "market": "robin"}, 1),
        "a-3": ({"players": 3, "side": "A"}, 2),
        "b-4": ({"players": 4, "side": "B", "auto_validate": "1,3"}, 3),
        "options-3": (
            {
                "players": 3,
                "side": "B",
                "market": "residence,cathedral,castle,watchtower,pawnshop,fair,"
                "restaurant,fishmonger,pier,grocery,carpenter,well",
                "castle_owner": "any",
                "cathedral_owner": "own",
                "watchtower_workers_block": False,
                "residence_harvest_terrain": True,
                "objectives_include_reconstructed": False,
            },
            4,
        ),
    }


def attika() -> dict[str, tuple[dict[str, Setting], int]]:
    """With 2, 3 and 4 players; one game counts covered symbols, one ends by the turn limit."""
    return {
        "2": ({"players": 2}, 1),
        "3": ({"players": 3, "count_covered_symbols": True}, 2),
        "4": ({"players": 4, "turn_limit": 90}, 3),
    }


GAMES = {
    "san-juan": san_juan,
    "little-town": little_town,
    "golden-city": golden_city,
    "attika": attika,
    "telegraph": attika,
}
"""The golden games of each game: a name, settings, a seed."""
LIKED = {"little-town": ("build", "activate", "use", "validate")}
"""Moves that random players of a game would make too seldom; they make them gladly here."""


def random_game(name: str, given: dict[str, Setting], seed: int) -> Record:
    """A game between players who choose uniformly, but often among the moves they like."""
    game = registry.game(name)
    settings = complete(game, given)
    seats = list(NAMES[: int(settings["players"])])
    record = Record(game.name, settings, seed, game.rules_version, seats)
    state = opening(record)
    rng = seeded(seed)
    out = Options()
    fill(state, out)
    while out.count > 0:
        acts = out.listed()
        liked = [act for act in acts if game.notation.format(act).split()[0] in LIKED.get(name, ())]
        if liked and rng.below(4) > 0:
            acts = liked
        act = acts[rng.below(len(acts))]
        record.actions.append((state.mover(), act))
        play(state, act)
        fill(state, out)
    return record


def annotated(record: Record) -> str:
    """The record as text, with a comment after every round."""
    game = registry.game(record.game)
    head, _, moves = write(record).partition("\n\n")
    lines = [head, ""]
    state = opening(record)
    views = hashlib.sha256()
    running = game.scoring.round(state)
    for (_, act), move in zip(record.actions, moves.splitlines(), strict=True):
        play(state, act)
        lines.append(move)
        for seat in range(-1, state.players):
            views.update(json.dumps(game.knowledge.view(state, seat), sort_keys=True).encode())
        if game.scoring.round(state) != running or state.is_over():
            scores = " ".join(str(score) for score in game.scoring.scores(state))
            lines.append(f"# round {running}, scores {scores}, views {views.hexdigest()[:16]}")
            running = game.scoring.round(state)
    if state.is_over():
        for seat, name in enumerate(record.seats):
            parts = game.scoring.breakdown(state, seat).items()
            points = ", ".join(f"{source} {worth}" for source, worth in parts if worth)
            lines.append(f"# {name}: {points or 'nothing'}")
        lines.append(
            f"# won by {' and '.join(record.seats[it] for it in game.scoring.winners(state))}"
        )
    return "\n".join(lines) + "\n"


def main(names: list[str]) -> None:
    """Record the golden games of the named games anew, or of all, by their newest rules."""
    for name in names or GAMES:
        folder = FOLDER / name / f"rules-{registry.game(name).rules_version}"
        folder.mkdir(parents=True, exist_ok=True)
        meant: dict[str, dict[str, Setting]] = {}
        for title, (given, seed) in GAMES[name]().items():
            record = random_game(name, given, seed)
            meant[title] = record.settings
            (folder / f"{title}.record").write_text(annotated(record), encoding="utf-8")
            print(f"{name} {title}")
        (folder / MEANT).write_text(json.dumps(meant, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
