"""Many games between bots, on all cores, to be interrupted and gone on with any time."""

import csv
import importlib
import json
import os
import zlib
from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

from bastide.bots.guests import SECONDS, is_guest
from bastide.engine.game import Game
from bastide.engine.messages import BadInput, Message
from bastide.engine.settings import Setting
from bastide.research.farm import Farm
from bastide.research.lineup import Outcome, Pairing, made_of, play_game, rotations, schedule
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
        seconds: float = SECONDS,
    ) -> None:
        self.game = game
        self.line_up = line_up
        self.bots = list(dict.fromkeys(line_up))
        self.folder = folder
        self.turns = rotations(line_up)
        whole = -(-games // self.turns) * self.turns
        self.pairings = list(
            schedule(game, line_up, given, whole, first_deal, folder is not None, seconds)
        )
        self.outcomes: list[Outcome] = []
        if folder is not None:
            try:
                self._open(folder)
            except (OSError, ValueError):
                raise BadInput(
                    f"{folder} cannot be used as the folder of an arena.",
                    Message("arena-bad-folder", {"folder": str(folder)}),
                ) from None

    def _open(self, folder: Path) -> None:
        """Read what the folder holds; it must be of the same bots, game and settings."""
        folder.mkdir(parents=True, exist_ok=True)
        pairing = self.pairings[0]
        words = made_of(self.game, len(self.line_up), self.bots)
        if any(map(is_guest, self.bots)):
            words.append(f"{pairing.seconds:g} s")
        bots = "\n".join(words)
        about = {
            "game": pairing.game,
            "settings": pairing.settings,
            "seats": self.line_up,
            "first_deal": pairing.deal,
            "made_of": f"{zlib.crc32(bots.encode()):08x}",
        }
        header = folder / "arena.json"
        if not header.exists():
            _write(header, json.dumps(about, indent=1) + "\n")
        elif json.loads(header.read_text("utf-8")) != about:
            raise BadInput(
                f"{folder} holds the results of another arena; choose a new folder.",
                Message("arena-other", {"folder": str(folder)}),
            )
        results = folder / "results.jsonl"
        if results.exists():
            self._read(results)

    def _read(self, results: Path) -> None:
        """Take over the games of a file; what was cut off or written twice leaves the file."""
        planned = {(pairing.deal, pairing.turn) for pairing in self.pairings}
        lines: dict[tuple[int, int], str] = {}
        text = results.read_text("utf-8", errors="replace")
        for line in text.splitlines():
            try:
                outcome = Outcome(**json.loads(line))
            except (ValueError, TypeError):
                continue
            if (outcome.deal, outcome.turn) not in lines:
                lines[outcome.deal, outcome.turn] = line
                if (outcome.deal, outcome.turn) in planned:
                    self.outcomes.append(outcome)
        clean = "".join(f"{line}\n" for line in lines.values())
        if clean != text:
            _write(results, clean)

    def left(self) -> list[Pairing]:
        """The games not played yet."""
        done = {(outcome.deal, outcome.turn) for outcome in self.outcomes}
        return [pairing for pairing in self.pairings if (pairing.deal, pairing.turn) not in done]

    def whole(self, played: int | None = None) -> list[Outcome]:
        """The first so many games as far as their deals were played from every chair, or all."""
        some = self.outcomes[:played]
        turns = Counter(outcome.deal for outcome in some)
        return [outcome for outcome in some if turns[outcome.deal] == self.turns] or some

    def looks(self) -> list[int]:
        """After how many games it is looked whether the order is certain."""
        looks: list[int] = []
        look = FIRST_LOOK
        while look <= len(self.pairings):
            looks.append(look)
            look = 3 * look // 2
        return looks

    def is_certain(self, until: float) -> bool:
        """Whether the last look found the order as certain as `until` asks.

        Who looks often is deceived more often, and either bot may be the one that seems better:
        every look has its part of the error that is allowed in all.
        """
        looks = self.looks()
        passed = [look for look in looks if look <= len(self.outcomes)]
        if not passed:
            return False
        allowed = (1.0 - until) / (2 * len(looks))
        return certainty(self.whole(passed[-1]), self.bots) >= 1.0 - allowed

    def play(self, farm: Farm, until: float = 0.0) -> Iterator[Outcome]:
        """Play what is left; stops early once the order is as certain as `until` asks."""
        if until > 0.0 and self.is_certain(until):
            return
        looks = self.looks()
        for outcome in farm.map(play_game, self.left()):
            self._note(outcome)
            yield outcome
            if until > 0.0 and len(self.outcomes) in looks and self.is_certain(until):
                return

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


def _write(file: Path, text: str) -> None:
    """Put a text in a file whole, or not at all."""
    fresh = file.with_suffix(".new")
    fresh.write_text(text, "utf-8")
    fresh.replace(file)


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
            "fault": outcome.reason if seat == outcome.failed else "",
        }
        for outcome in sorted(outcomes, key=lambda outcome: (outcome.deal, outcome.turn))
        for seat, bot in enumerate(outcome.seats)
    ]


def check_export(path: Path) -> None:
    """Raise BadInput unless results can be written there: better before the games than after."""
    if path.suffix not in (".csv", ".parquet"):
        raise BadInput(
            f"'{path.name}' must end in .csv or .parquet.",
            Message("arena-bad-export", {"file": path.name}),
        )
    existing = path if path.exists() else path.parent
    if path.is_dir() or not path.parent.is_dir() or not os.access(existing, os.W_OK):
        raise BadInput(
            f"'{path}' cannot be written: there is no such folder, a folder has that name,"
            " or it may not be written to.",
            Message("arena-no-export", {"file": str(path)}),
        )
    if path.suffix == ".parquet":
        parquet_tools()


def parquet_tools() -> tuple[Any, Any]:
    """The two libraries that write Parquet; raises BadInput."""
    try:
        return importlib.import_module("pyarrow"), importlib.import_module("pyarrow.parquet")
    except ImportError:
        raise BadInput(
            "Parquet needs the package 'pyarrow': pip install bastide[research]",
            Message("arena-needs-package", {"package": "pyarrow"}),
        ) from None


def export(outcomes: list[Outcome], path: Path) -> None:
    """Write the results row by row: the ending says whether CSV or Parquet."""
    check_export(path)
    found = rows(outcomes)
    if path.suffix == ".csv":
        with path.open("w", encoding="utf-8", newline="") as file:
            writer = csv.DictWriter(file, list(found[0]))
            writer.writeheader()
            writer.writerows(found)
    else:
        arrow, parquet = parquet_tools()
        parquet.write_table(arrow.Table.from_pylist(found), path)
