"""The lines of `docs/strength.md`: what is played, what it must show, and the page itself.

Games lie in `build/strength` while a line is played; what a whole line showed stays in
`docs/strength.json`, with a mark of the bots that played it. A level may so be tried with another
bot behind it, line by line, before it is changed.
"""

import json
import sys
import time
import zlib
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from bastide.bots.levels import LEVELS, make
from bastide.build_info import build
from bastide.engine import registry
from bastide.engine.flow import play
from bastide.engine.game import complete
from bastide.engine.seat import Seat
from bastide.engine.settings import Setting
from bastide.research.arena import Arena
from bastide.research.farm import Farm
from bastide.research.lineup import automatic, made_of, named
from bastide.research.standing import wilson

GAMES = 400
MORE = 1200
"""Games of a line that is still open after the first: its interval holds the bar."""
PLAYERS = (2, 3, 4)
EASIEST, HARDEST = LEVELS[0], LEVELS[-1]
EQUAL_TIME = "0.01s"
ANSWERS = 60
"""How many of the hardest level's answers are timed, for each game and number of players."""


def written(value: Setting) -> str:
    """A setting as the command line takes it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


@dataclass(frozen=True)
class Line:
    """One row of the page: `strong` on one chair, `weak` on all others."""

    game: str
    players: int
    given: tuple[tuple[str, Setting], ...]
    strong: str
    weak: str
    bar: float
    """What the lower end of the interval must reach, as a share of the wins."""

    def folder(self) -> str:
        words = [self.game, str(self.players), *(f"{n}-{v}" for n, v in self.given)]
        return "_".join([*words, self.strong, "vs", self.weak]).replace(":", "-")

    def key(self) -> str:
        """The line as these very bots play it."""
        return f"{self.folder()}_{self.mark()}"

    def mark(self) -> str:
        """What the line's result depends on."""
        game = registry.game(self.game)
        words = [self.folder(), *made_of(game, self.players, [self.strong, self.weak])]
        return f"{zlib.crc32(chr(10).join(words).encode()):08x}"

    def command(self, games: int = GAMES) -> str:
        sets = "".join(f" --set {name}={written(value)}" for name, value in self.given)
        return (
            f"bastide arena {self.game} --players {self.players}{sets}"
            f" --seats {self.strong} {self.weak} --games {games}"
        )


@dataclass
class Result:
    """What a line's games say."""

    line: Line
    games: int
    share: float
    low: float
    high: float

    @property
    def is_open(self) -> bool:
        """Whether more games are needed to tell."""
        return self.games < MORE and self.low < self.line.bar <= self.high

    @property
    def verdict(self) -> str:
        if self.games < GAMES:
            return f"not decided ({self.games} of {GAMES} games)"
        if self.low >= self.line.bar:
            return "met"
        return "met, but the interval reaches below" if self.share >= self.line.bar else "not met"


def usual_way(game: str) -> dict[str, Setting]:
    """The measured way that is as usual: the hardest level plays it for any number of players."""
    rules = registry.game(game)
    usual = complete(rules, {})
    ways = (way for way in rules.advice.measured if complete(rules, way) == usual)
    return next(ways, {})


def counts(game: str) -> list[int]:
    """The numbers of players that are measured."""
    may = registry.game(game).setup.choices()[0].values
    return [players for players in PLAYERS if players in may]


def lines(games: list[str]) -> list[Line]:
    """Every line, the cheap ones first; one game shows what learned values are worth."""
    found: list[Line] = []
    for game in games:
        ways = registry.game(game).advice.measured
        measured = len(ways) > 0
        usual = usual_way(game)
        for players in counts(game):
            equal = 1 / players
            clear = 0.95 if players == 2 else 2 * equal
            hard = 0.75 if players == 2 else 1.6 * equal
            for way in ways or (usual,):
                given = tuple(way.items())
                if way == usual:
                    found.append(Line(game, players, given, "greedy", "uniform", clear))
                    found.append(Line(game, players, given, EASIEST.id, "uniform", clear))
                for lower, upper in pairwise(LEVELS):
                    if upper is not HARDEST or (measured and way == usual):
                        found.append(Line(game, players, given, upper.id, lower.id, equal))
                found.append(Line(game, players, given, "value", "greedy", equal))
                if measured and (way == usual or players == 2):
                    found.append(Line(game, players, given, HARDEST.id, "greedy", hard))
    example = registry.games()[0].name
    if example in games:
        strong, weak = f"search:{EQUAL_TIME}", f"search:{EQUAL_TIME}:hand"
        given = tuple(usual_way(example).items())
        found.append(Line(example, 2, given, strong, weak, 0.5))
    costly = (HARDEST.id, f"search:{EQUAL_TIME}")
    return sorted(found, key=lambda line: line.strong in costly)


def arena(line: Line, games: int, folder: Path) -> Arena:
    """The games of a line, played by the bots as they are now."""
    line_up = [line.strong] + [line.weak] * (line.players - 1)
    game = registry.game(line.game)
    return Arena(game, line_up, dict(line.given), games, 1, folder / line.key())


def result(line: Line, folder: Path, known: "Known") -> Result:
    """What is known of a line, or what has been played of it so far."""
    if line in known:
        games, share = known[line]
        return Result(line, games, share, *wilson(share, games))
    return played(line, arena(line, MORE, folder))


def played(line: Line, games: Arena) -> Result:
    """What the games of a line say."""
    shares = [outcome.shares[outcome.seats.index(line.strong)] for outcome in games.outcomes]
    share = sum(shares) / max(1, len(shares))
    return Result(line, len(shares), share, *wilson(share, len(shares)))


class Known:
    """Whole lines that were played once and need not be played again: games and share won."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.lines: dict[str, dict[str, float]] = {}
        if path.exists():
            self.lines = json.loads(path.read_text("utf-8"))

    def __contains__(self, line: Line) -> bool:
        return line.key() in self.lines

    def __getitem__(self, line: Line) -> tuple[int, float]:
        found = self.lines[line.key()]
        return int(found["games"]), found["share"]

    def keep(self, found: Result) -> None:
        """Write a whole line down."""
        self.lines[found.line.key()] = {"games": found.games, "share": found.share}
        text = json.dumps(dict(sorted(self.lines.items())), indent=1)
        self.path.write_text(text + "\n", "utf-8")


@dataclass(frozen=True)
class Times:
    """How long the hardest level's answers take on one core, in seconds."""

    players: int
    mean: float
    longest: float


def answer_times(game: str, players: int) -> Times:
    """Times the answers from the beginning of a game.

    Where nothing is to be chosen nothing is thought, and that does not count.
    """
    rules = registry.game(game)
    times: list[float] = []
    state = rules.setup.new(complete(rules, {**automatic(rules), "players": players}), 1)
    bots = [make(HARDEST.spec, seat) for seat in range(players)]
    while not state.is_over() and len(times) < ANSWERS:
        seat = Seat(rules, state, state.mover())
        start = time.perf_counter()
        act = bots[seat.number].choose(seat)
        if len(seat.options()) > 1:
            times.append(time.perf_counter() - start)
        play(state, act)
    return Times(players, sum(times) / len(times), max(times))


def page(results: list[Result], times: dict[str, list[Times]]) -> str:
    """The whole page."""
    text = [
        "# How strong the bots are",
        "",
        f"Made by `scripts/strength` on the {build()} build. Every line: the first bot on one",
        "chair, the second on all others; every deal is played once from every chair, so that",
        "nobody profits from luck or place. *Won* is the first bot's share of the wins with its",
        "95 % Wilson interval; the bar is what we ask of it, and it is met when the lower end of",
        f"the interval reaches it. A line whose interval holds the bar after {GAMES} games is",
        f"played on to {MORE}, no further. The commands at the end repeat any line.",
        "",
        "The levels: " + "; ".join(f"`{level.id}` is `{level.spec}`" for level in LEVELS) + ".",
        "",
    ]
    for game in dict.fromkeys(result.line.game for result in results):
        text += [f"## {game}", ""]
        text += ["| players | setting | first | others | games | won | 95 % | bar | |"]
        text += ["|---:|---|---|---|---:|---:|---|---:|---|"]
        text += [row(result) for result in results if result.line.game == game]
        if game in times:
            text += [
                "",
                f"The first {ANSWERS} answers of a game, all players at `{HARDEST.id}`:",
                "",
            ]
            text += ["| players | it is here | on average | at most |", "|---:|---|---:|---:|"]
            text += [time_row(game, taken) for taken in times[game]]
        text += [""]
    text += ["## Commands", "", "```"]
    text += [found.line.command(MORE if found.games >= MORE else GAMES) for found in results]
    return "\n".join([*text, "```", ""])


def row(found: Result) -> str:
    line = found.line
    setting = ", ".join(f"{name} {written(value)}" for name, value in line.given)
    return (
        f"| {line.players} | {setting} | `{line.strong}` | `{line.weak}` | {found.games}"
        f" | {100 * found.share:.1f} % | {100 * found.low:.1f}-{100 * found.high:.1f}"
        f" | {100 * line.bar:.1f} % | {found.verdict} |"
    )


def time_row(game: str, taken: Times) -> str:
    spec = named(registry.game(game), taken.players, HARDEST.id)
    mean, longest = 1000 * taken.mean, 1000 * taken.longest
    return f"| {taken.players} | `{spec}` | {mean:.0f} ms | {longest:.0f} ms |"


def play_line(line: Line, games: int, folder: Path, kept: Known, farm: Farm) -> None:
    """Play what is missing of a line and keep what it shows."""
    start = time.perf_counter()
    contest = arena(line, games, folder)
    for _ in contest.play(farm):
        pass
    found = played(line, contest)
    kept.keep(found)
    print(row(found), f"{time.perf_counter() - start:.0f} s", flush=True)


def main(arguments: list[str], root: Path) -> None:
    """Play what is missing and write the page."""
    folder = root / "build" / "strength"
    named = [word for word in arguments if not word.startswith("-")]
    known = [game.name for game in registry.games()]
    wanted = lines([game for game in known if not named or game in named])
    kept = Known(root / "docs" / "strength.json")
    if "--write" not in arguments:
        with Farm() as farm:
            for line in wanted:
                if line not in kept:
                    play_line(line, GAMES, folder, kept, farm)
            for line in wanted:
                if result(line, folder, kept).is_open:
                    play_line(line, MORE, folder, kept, farm)
    results = [result(line, folder, kept) for line in lines(known)]
    notes = root / "docs" / "strength-notes.md"
    times = {game: [answer_times(game, players) for players in counts(game)] for game in known}
    text = page([found for found in results if found.games], times)
    if notes.exists():
        text += "\n" + notes.read_text("utf-8")
    (root / "docs" / "strength.md").write_text(text, "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:], Path.cwd())
