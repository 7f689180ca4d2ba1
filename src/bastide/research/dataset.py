"""Games between bots as a data set: one row for every decision, in Parquet files with a card."""

import importlib
import io
import json
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from typing import Any

from bastide.bots.guests import seated
from bastide.bots.search import Search
from bastide.engine import registry
from bastide.engine.flow import play
from bastide.engine.game import Game, unusual
from bastide.engine.messages import BadInput, Message
from bastide.engine.seat import Seat
from bastide.engine.settings import Setting, plain
from bastide.research.arena import parquet_tools
from bastide.research.farm import Farm
from bastide.research.lineup import BOT_SEEDS, Pairing, automatic, schedule

PART = 50
"""Games in one file."""
COLUMNS = {
    "deal": "the seed of the deal",
    "turn": "how far the bots have moved round the table",
    "decision": "the number of the decision in its game, from 0 on",
    "seat": "the seat that is asked",
    "bot": "the bot that sits there",
    "position": "the whole table as a document, hidden things too",
    "view": "what the seat knows, as a document",
    "observation": "the same as cells, see docs/arrays.md; one byte each",
    "options": "what may be chosen, in the notation of records",
    "numbers": "the numbers of these options, see docs/arrays.md",
    "shares": "what share of the win a searching bot expects of each option it tried",
    "visits": "how often it tried each of them; 0 for those it did not",
    "chosen": "which of the options was chosen, from 0 on",
    "outcome": "the seat's share of the win when the game was over",
    "outcomes": "the same of all seats",
    "scores": "the points of all seats then",
}
"""What a row tells."""


@dataclass(frozen=True)
class Part:
    """The games of one file."""

    number: int
    pairings: tuple[Pairing, ...]

    @property
    def name(self) -> str:
        return f"part-{self.number:05d}.parquet"


@dataclass
class Written:
    """A file as bytes, wherever it was made, and how many decisions are in it."""

    name: str
    content: bytes
    rows: int


def parts(
    game: Game, line_up: list[str], given: dict[str, Setting], games: int, first_deal: int
) -> list[Part]:
    """The files of a data set, each with its games."""
    pairings = [*schedule(game, line_up, given, games, first_deal)]
    chunks = range(0, len(pairings), PART)
    return [Part(at // PART, tuple(pairings[at : at + PART])) for at in chunks]


def make(todo: list[Part], folder: Path, farm: Farm) -> Iterator[Written]:
    """Write what is not there yet; every file is whole or not there."""
    left = [part for part in todo if not (folder / part.name).exists()]
    for written in farm.map(played, left):
        fresh = (folder / written.name).with_suffix(".new")
        fresh.write_bytes(written.content)
        fresh.replace(folder / written.name)
        yield written


def played(part: Part) -> Written:
    """Play the games of a file; depends on nothing but the pairings."""
    arrow, parquet = parquet_tools()
    rows = [row for pairing in part.pairings for row in decisions(pairing)]
    table = arrow.Table.from_pylist(rows, schema(arrow))
    found = io.BytesIO()
    parquet.write_table(table, found, compression="zstd")
    return Written(part.name, found.getvalue(), len(rows))


def schema(arrow: Any) -> Any:
    """The columns and their types."""
    kinds = {
        **dict.fromkeys(("position", "view", "bot"), arrow.string()),
        "observation": arrow.binary(),
        "options": arrow.list_(arrow.string()),
        "numbers": arrow.list_(arrow.int16()),
        **dict.fromkeys(("shares", "outcomes"), arrow.list_(arrow.float32())),
        "visits": arrow.list_(arrow.int32()),
        "scores": arrow.list_(arrow.int16()),
        "outcome": arrow.float32(),
        "deal": arrow.int64(),
    }
    return arrow.schema([(name, kinds.get(name, arrow.int16())) for name in COLUMNS])


def decisions(pairing: Pairing) -> list[dict[str, Any]]:
    """One game, decision by decision."""
    game = registry.game(pairing.game)
    state = game.setup.new(pairing.settings, pairing.deal)
    seeds = [(pairing.deal * 8 + seat) * BOT_SEEDS + 1 for seat in range(len(pairing.seats))]
    bots = [seated(bot, seed) for bot, seed in zip(pairing.seats, seeds, strict=True)]
    moves: list[tuple[int, int]] = []
    rows: list[dict[str, Any]] = []
    while not state.is_over():
        mover = state.mover()
        seat = Seat(game, state, mover, moves)
        bot, options = bots[mover], seat.options()
        found = bot.findings(seat) if isinstance(bot, Search) and len(options) > 1 else []
        chosen = found[0].act if found else bot.choose(seat)
        tried = {finding.act: finding for finding in found}
        rows.append(
            {
                "deal": pairing.deal,
                "turn": pairing.turn,
                "decision": len(rows),
                "seat": mover,
                "bot": pairing.seats[mover],
                "position": compact(game.positions.to_document(state)),
                "view": compact(seat.view()),
                "observation": seat.observe().tobytes(),
                "options": [game.notation.format(act) for act in options],
                "numbers": seat.numbers(),
                "shares": [tried[act].share if act in tried else None for act in options],
                "visits": [tried[act].visits if act in tried else 0 for act in options],
                "chosen": options.index(chosen),
            }
        )
        play(state, chosen)
        moves.append((mover, chosen))
    winners = game.scoring.winners(state)
    shares = [1.0 / len(winners) if s in winners else 0.0 for s in range(len(bots))]
    end = {"outcomes": shares, "scores": [int(points) for points in game.scoring.scores(state)]}
    return [{**row, "outcome": shares[row["seat"]], **end} for row in rows]


def compact(document: Any) -> str:
    """A document in one line."""
    return json.dumps(document, ensure_ascii=False, separators=(",", ":"))


def card(todo: list[Part], line_up: list[str], games: int) -> str:
    """What the data set is, for whoever finds it."""
    first, last = todo[0].pairings[0], todo[-1].pairings[-1]
    game = registry.game(first.game)
    chosen = unusual(game, first.settings)
    limits = automatic(game)
    sets = [f"--set {n}={plain(v)}" for n, v in chosen.items() if limits.get(n) != v]
    command = f"bastide data make {game.name} --bots {','.join(line_up)} --games {games}"
    command = " ".join([command, f"--seed {first.deal}", *sets])
    options = "\n".join(f"- `{name}`: {plain(value)}" for name, value in first.settings.items())
    columns = "\n".join(f"| `{name}` | {about} |" for name, about in COLUMNS.items())
    return f"""# {game.name}, {sum(len(part.pairings) for part in todo)} games between bots

Made by `{command}`
with Bastide {version("bastide")}, rules version {game.rules_version},
observations version {game.observation.version}, actions version {game.numbering.version}.

- Bots: {", ".join(line_up)}; every deal is played from every chair.
- Deals: seeds {first.deal} to {last.deal}. The same command makes the same games anywhere,
  as long as the bots think by number and not by time.

{options}

| Column | tells |
|---|---|
{columns}

A row is one decision. `position` shows hidden things, `view` and `observation` only what the
seat knows: learn to play from these, or what was learned cannot be played. The rows are facts
about games and free for any use.
"""


def check_folder(folder: Path, text: str) -> None:
    """Make the folder of a data set; raises BadInput when it holds another one."""
    about = folder / "README.md"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        known = about.read_text("utf-8") if about.exists() else text
        about.write_text(known, "utf-8")
    except OSError:
        known = ""
    if known != text:
        raise BadInput(
            f"{folder} cannot be written, or holds another data set; choose a new folder.",
            Message("data-bad-folder", {"folder": str(folder)}),
        )


def check_tools() -> None:
    """Raise BadInput unless Parquet can be written and observations made."""
    parquet_tools()
    try:
        importlib.import_module("numpy")
    except ImportError:
        raise BadInput(
            "Observations need the package 'numpy': pip install bastide[envs]",
            Message("data-needs-numpy"),
        ) from None
