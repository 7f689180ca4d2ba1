"""Many games between bots, on all cores, to be interrupted and gone on with any time."""

import csv
import importlib
import json
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

from bastide.engine.game import Game, Setting
from bastide.engine.messages import BadInput
from bastide.research.farm import Farm
from bastide.research.lineup import Outcome, Pairing, play_game, schedule
from bastide.research.standing import certainty

FIRST_LOOK = 40
"""Games before `--until` is looked at; then again after every half as many more."""


class Arena:
    """One line-up, its schedule and the results so far; with a folder it remembers them.

    Deals are played whole, from every chair: there may be a few games more than asked for.
    """

    def __init__(
        self,
        game: Game,
        line_up: list[str],
        given: dict[str, Setting],
        games: int,
        first_deal: int = 1,
        folder: Path | None = None,
    ) -> None:
        self.line_up = line_up
        self.bots = list(dict.fromkeys(line_up))
        self.folder = folder
        whole = -(-games // len(line_up)) * len(line_up)
        self.pairings = list(
            schedule(game, line_up, given, whole, first_deal, keep_records=folder is not None)
        )
        self.outcomes: list[Outcome] = []
        if folder is not None:
            self._open(folder)

    def _open(self, folder: Path) -> None:
        """Read what the folder holds; it must be of the same line-up, game and settings."""
        folder.mkdir(parents=True, exist_ok=True)
        pairing = self.pairings[0]
        about = {
            "game": pairing.game,
            "settings": pairing.settings,
            "seats": self.line_up,
            "first_deal": pairing.deal,
        }
        header = folder / "arena.json"
        if header.exists():
            if json.loads(header.read_text("utf-8")) != about:
                raise BadInput(f"{folder} holds the results of another arena; choose a new folder.")
        else:
            header.write_text(json.dumps(about, indent=1) + "\n", "utf-8")
        results = folder / "results.jsonl"
        if results.exists():
            lines = results.read_text("utf-8").splitlines()
            planned = {(pairing.deal, pairing.turn) for pairing in self.pairings}
            found = [Outcome(**json.loads(line)) for line in lines if line.endswith("}")]
            self.outcomes = [game for game in found if (game.deal, game.turn) in planned]

    def left(self) -> list[Pairing]:
        """The games not played yet."""
        done = {(outcome.deal, outcome.turn) for outcome in self.outcomes}
        return [pairing for pairing in self.pairings if (pairing.deal, pairing.turn) not in done]

    def play(self, farm: Farm, until: float = 0.0) -> Iterator[Outcome]:
        """Play what is left; stops early once the order is as certain as `until` asks."""
        look = max(FIRST_LOOK, 3 * len(self.outcomes) // 2)
        for outcome in farm.map(play_game, self.left()):
            self._note(outcome)
            yield outcome
            if until > 0.0 and len(self.outcomes) >= look:
                if certainty(self.outcomes, self.bots) >= until:
                    return
                look = 3 * look // 2

    def _note(self, outcome: Outcome) -> None:
        text, outcome.record = outcome.record, ""
        self.outcomes.append(outcome)
        if self.folder is None:
            return
        name = f"{outcome.deal:06d}-{outcome.turn}.record"
        records = self.folder / "records"
        records.mkdir(exist_ok=True)
        (records / name).write_text(text, "utf-8")
        with (self.folder / "results.jsonl").open("a", encoding="utf-8") as results:
            results.write(json.dumps(asdict(outcome)) + "\n")


def rows(outcomes: list[Outcome]) -> list[dict[str, Any]]:
    """One row per chair and game, as tables want it."""
    return [
        {
            "deal": outcome.deal,
            "turn": outcome.turn,
            "seat": seat,
            "bot": bot,
            "share": outcome.shares[seat],
            "points": outcome.scores[seat],
            "rounds": outcome.rounds,
            "decisions": outcome.decisions,
        }
        for outcome in sorted(outcomes, key=lambda outcome: (outcome.deal, outcome.turn))
        for seat, bot in enumerate(outcome.seats)
    ]


def export(outcomes: list[Outcome], path: Path) -> None:
    """Write the results as a table: the ending says whether CSV or Parquet."""
    table = rows(outcomes)
    if path.suffix == ".csv":
        with path.open("w", encoding="utf-8", newline="") as file:
            writer = csv.DictWriter(file, list(table[0]))
            writer.writeheader()
            writer.writerows(table)
    elif path.suffix == ".parquet":
        try:
            arrow: Any = importlib.import_module("pyarrow")
            parquet: Any = importlib.import_module("pyarrow.parquet")
        except ImportError:
            raise BadInput(
                "Parquet needs the package 'pyarrow': pip install bastide[research]"
            ) from None
        parquet.write_table(arrow.Table.from_pylist(table), path)
    else:
        raise BadInput(f"'{path.name}' must end in .csv or .parquet.")
