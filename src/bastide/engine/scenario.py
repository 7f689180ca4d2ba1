"""A rule shown on the table: a TOML file with a position, moves, and what must hold after them."""

# not compiled: text work, done once per file

import re
import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bastide.engine import registry
from bastide.engine.document import Document
from bastide.engine.expectation import Expectation, checked, read_expectation
from bastide.engine.game import Game, Refusal, Setting, complete
from bastide.engine.messages import BadInput
from bastide.engine.rehearsal import Rehearsal

RULE = re.compile(r"[A-Z]{2}-[A-Z]?\d{2,3}")
MOST_BYTES = 1_000_000
MOST_CASES = 100
MOST_STEPS = 1000
MOST_SIGNS = 600
"""How large a file may be, and how long a sentence about it."""


@dataclass
class Step:
    """One move and what must hold after it."""

    where: str
    move: str
    seat: int | None
    after: Expectation


@dataclass
class Case:
    """A position and the steps from it."""

    where: str
    game: Game
    settings: dict[str, Setting]
    position: dict[str, Any] | None
    """None: the game is set up as usual."""
    seed: int
    at_start: Expectation
    steps: list[Step]


@dataclass
class Scenario:
    """A file: usually one case, sometimes a few to compare."""

    title: str
    rules: list[str]
    cases: list[Case]


@dataclass
class Result:
    """What came of a scenario; no problem means that everything holds."""

    title: str
    rules: list[str]
    problems: list[str] = field(default_factory=list)
    refusals: list[tuple[str, Refusal]] = field(default_factory=list)
    """Moves that had to be refused, with the reason that was given."""

    @property
    def ok(self) -> bool:
        """Whether everything holds."""
        return not self.problems


def load(source: Path | str) -> Scenario:
    """The scenario in a file, or in a text; raises BadInput with one clear sentence."""
    try:
        return _loaded(source)
    except BadInput as problem:
        raise BadInput(_one_line(str(problem))) from None


def _one_line(text: str) -> str:
    """The file's own words may hold anything; a sentence about them does not."""
    line = " ".join(text.split())
    return line if len(line) <= MOST_SIGNS else f"{line[: MOST_SIGNS - 4]} ..."


def _loaded(source: Path | str) -> Scenario:
    content = _parsed(source)
    document = Document(content, "scenario")
    title = _text(document, "title")
    rules = _rules(document)
    common = {name: content[name] for name in content if name not in ("title", "rules", "case")}
    if not document.has("case"):
        return Scenario(title, rules, [_case(common, "")])
    cases: list[Case] = []
    for number, case in enumerate(document.tables("case", MOST_CASES), 1):
        named = f"case {number}"
        if case.has("title"):
            named += f" ({_text(case, 'title')})"
        cases.append(_case(_merged(common, case.content), named))
    if not cases:
        raise BadInput("scenario: 'case' is empty.")
    return Scenario(title, rules, cases)


def run(scenario: Scenario) -> Result:
    """Play every case and compare; never raises for what the file says."""
    result = Result(scenario.title, scenario.rules)
    for case in scenario.cases:
        begin = f"{case.where}, " if case.where else ""
        try:
            _run_case(case, begin, result)
        except BadInput as problem:
            result.problems.append(f"{begin}{problem}")
    result.problems = [_one_line(problem) for problem in result.problems]
    return result


def run_file(path: Path | str) -> Result:
    """Load a file and run it; a file that cannot be read is a problem like any other."""
    path = Path(path)
    try:
        return run(load(path))
    except BadInput as problem:
        return Result(path.name, [], [str(problem)])


def _run_case(case: Case, begin: str, result: Result) -> None:
    game = case.game
    if case.position is None:
        state = game.new(case.settings, case.seed)
    else:
        state = game.place(case.position, case.settings)
    table = Rehearsal(game, state)
    _note(case.at_start, table, f"{begin}at_start: ", result)
    for step in case.steps:
        begins = f"{begin}{step.where}, '{step.move}': "
        try:
            table = _moved(table, step)
        except BadInput as problem:
            result.problems.append(f"{begins}{problem}")
            return
        _note(step.after, table, begins, result)


def _note(expectation: Expectation, table: Rehearsal, begins: str, result: Result) -> None:
    problems, refusals = checked(expectation, table)
    result.problems += [begins + problem for problem in problems]
    result.refusals += refusals


def _moved(table: Rehearsal, step: Step) -> Rehearsal:
    readings = table.readings(step.move)
    if len(readings) > 1:
        meant = " or ".join(f"'{table.game.word(picks[0])}'" for picks in readings)
        raise BadInput(f"this may mean {meant}; say which.")
    after, stuck = table.tried(readings[0], step.seat)
    if stuck is not None:
        raise BadInput(f"{after.complaint(stuck, step.seat)}.")
    return after


def _parsed(source: Path | str) -> dict[str, Any]:
    if isinstance(source, Path):
        try:
            if source.stat().st_size > MOST_BYTES:
                raise BadInput(f"The file '{source}' is too large for a scenario.")
            source = source.read_text(encoding="utf-8")
        except OSError as problem:
            raise BadInput(f"The file '{source}' cannot be read: {problem.strerror}.") from None
        except ValueError:
            raise BadInput(f"The file '{source}' is not a text in UTF-8.") from None
    try:
        return tomllib.loads(source)
    except RecursionError:
        raise BadInput("The scenario is not TOML: too many brackets inside one another.") from None
    except ValueError as problem:
        reason = str(problem).splitlines()[0][:200] if str(problem) else "it cannot be read"
        raise BadInput(f"The scenario is not TOML: {reason}.") from None


def _merged(common: dict[str, Any], case: dict[str, Any]) -> dict[str, Any]:
    """What the file says for all cases, with this case's own words above it."""
    merged = {**common, **{name: case[name] for name in case if name != "title"}}
    for name in ("options", "position"):
        base, own = common.get(name), case.get(name)
        if isinstance(base, dict) and isinstance(own, dict):
            merged[name] = {**base, **own}
    return merged


def _case(content: dict[str, Any], named: str) -> Case:
    document = Document(content, named or "scenario")
    game = registry.game(_text(document, "game"))
    settings = complete(game, document.table("options").content)
    players = int(settings["players"])
    steps = [
        _step(step, number, players)
        for number, step in enumerate(document.tables("step", MOST_STEPS), 1)
    ]
    start = document.table("at_start")
    start.where = "at_start"
    case = Case(
        named,
        game,
        settings,
        document.table("position").content if document.has("position") else None,
        document.number("seed", 0, 0, (1 << 62) - 1),
        read_expectation(start, players),
        steps,
    )
    document.finish()
    if case.at_start.is_empty() and all(step.after.is_empty() for step in steps):
        raise BadInput(f"{document.where}: nothing is checked; say what must hold.")
    return case


def _step(document: Document, number: int, players: int) -> Step:
    document.where = f"step {number}"
    move = " ".join(_text(document, "move").split())
    seat = document.number("seat", 0, 0, players - 1) if document.has("seat") else None
    return Step(document.where, move, seat, read_expectation(document, players))


def _text(document: Document, name: str) -> str:
    value = document.raw(name)
    if not isinstance(value, str) or not value.strip():
        raise BadInput(f"{document.where}: '{name}' must be a text in quotation marks.")
    return value


def _rules(document: Document) -> list[str]:
    rules = document.items("rules")
    if not rules or not all(isinstance(rule, str) and RULE.fullmatch(rule) for rule in rules):
        raise BadInput("scenario: 'rules' must list rule numbers such as [\"SJ-053\"].")
    return rules
