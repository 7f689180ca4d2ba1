"""A rule shown on the table: a TOML file with a position, moves, and what must hold after them."""

# not compiled: text work, done once per file

import re
import tomllib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bastide.engine import registry
from bastide.engine.document import Document
from bastide.engine.expectation import Expectation, checked, read_expectation
from bastide.engine.game import Game, complete
from bastide.engine.messages import BadInput
from bastide.engine.naming import listed
from bastide.engine.parts import Refusal
from bastide.engine.rehearsal import Rehearsal
from bastide.engine.settings import Setting

RULE = re.compile(r"[A-Z]{2}-[A-Z]?\d{2,3}")
PLAYED = ("at_start", "step")
"""What a file says of a position that is accepted."""
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
    refused: str
    """What must be said when the position is refused; empty: it must be accepted."""
    at_start: Expectation
    steps: list[Step]

    def is_empty(self) -> bool:
        """Whether nothing is checked."""
        after = [self.at_start, *(step.after for step in self.steps)]
        return not self.refused and all(expectation.is_empty() for expectation in after)


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
    """The scenario in a file, or in a text; raises BadInput with its first mistake."""
    scenario, mistakes = _read(source)
    if mistakes:
        raise BadInput(mistakes[0])
    return scenario


def _read(source: Path | str) -> tuple[Scenario, list[str]]:
    """What a file says, and all that is wrong with it, one clear sentence each."""
    scenario = Scenario("", [], [])
    mistakes: list[str] = []
    try:
        scenario = _loaded(source, mistakes)
    except BadInput as problem:
        mistakes.append(str(problem))
    return scenario, [_one_line(mistake) for mistake in mistakes]


def _one_line(text: str) -> str:
    """The file's own words may hold anything; a sentence about them does not."""
    line = " ".join(text.split())
    return line if len(line) <= MOST_SIGNS else f"{line[: MOST_SIGNS - 4]} ..."


def _loaded(source: Path | str, mistakes: list[str]) -> Scenario:
    content = _parsed(source)
    document = Document(content, "scenario")
    title = _text(document, "title")
    rules = _rules(document)
    common = {name: content[name] for name in content if name not in ("title", "rules", "case")}
    scenario = Scenario(title, rules, [])
    if not document.has("case"):
        scenario.cases = [_case(common, "", mistakes)]
        return scenario
    for number, case in enumerate(document.tables("case", MOST_CASES), 1):
        named = f"case {number}"
        try:
            if case.has("title"):
                named += f" ({_text(case, 'title')})"
            scenario.cases.append(_case(_merged(common, case.content), named, mistakes))
        except BadInput as problem:
            mistakes.append(str(problem))
    if not scenario.cases and not mistakes:
        raise BadInput("scenario: 'case' is empty.")
    return scenario


def any_rule(rule: str) -> bool:
    """Takes every number for that of a rule."""
    return True


def run(scenario: Scenario, is_rule: Callable[[str], bool] = any_rule) -> Result:
    """Play every case and compare; never raises for what the file says."""
    result = Result(scenario.title, scenario.rules)
    for rule in scenario.rules:
        if not is_rule(rule):
            result.problems.append(f"rules: there is no rule '{rule}'.")
    for case in scenario.cases:
        begin = f"{case.where}, " if case.where else ""
        try:
            _run_case(case, begin, result)
        except BadInput as problem:
            begins = f"{case.where}: " if begin and str(problem)[:1].isupper() else begin
            result.problems.append(f"{begins}{problem}")
        if case.is_empty():
            result.problems.append(f"{begin}nothing is checked; say what must hold.")
    result.problems = [_one_line(problem) for problem in result.problems]
    return result


def run_file(path: Path | str, is_rule: Callable[[str], bool] = any_rule) -> Result:
    """Load a file and run it; a file that cannot be read is a problem like any other."""
    path = Path(path)
    scenario, mistakes = _read(path)
    return Result(path.name, [], mistakes) if mistakes else run(scenario, is_rule)


def played(scenario: Scenario) -> Iterator[tuple[Case, Rehearsal | None, Rehearsal, list[int]]]:
    """Every position of a scenario that holds: its case, what was before it, and the picks between.

    A case begins with nothing before it.
    """
    for case in scenario.cases:
        if case.refused:
            continue
        now = _laid(case)
        yield case, None, now, []
        for step in case.steps:
            before, now = now, _moved(now, step)
            ways = before.ways(step.move, step.seat, skips=True)
            yield case, before, now, ways[0].picks


def _run_case(case: Case, begin: str, result: Result) -> None:
    if case.refused:
        result.problems += [begin + problem for problem in _not_refused(case)]
        return
    rehearsal = _laid(case)
    _note(case.at_start, rehearsal, f"{begin}at_start: ", result)
    for step in case.steps:
        begins = f"{begin}{step.where}, '{step.move}': "
        try:
            rehearsal = _moved(rehearsal, step)
        except BadInput as problem:
            result.problems.append(f"{begins}{problem}")
            return
        _note(step.after, rehearsal, begins, result)


def _laid(case: Case) -> Rehearsal:
    """The table at the beginning."""
    game = case.game
    if case.position is None:
        return Rehearsal(game, game.setup.new(case.settings, case.seed))
    rehearsal = Rehearsal(game, game.positions.lay(case.position, case.settings))
    rehearsal.settle()
    return rehearsal


def _not_refused(case: Case) -> list[str]:
    """What is wrong with a position that must be refused."""
    try:
        _laid(case)
    except BadInput as problem:
        if case.refused in str(problem):
            return []
        return [f"the position should be refused with '{case.refused}'; what is said is: {problem}"]
    return [f"the position should be refused with '{case.refused}', but it is accepted."]


def _note(expectation: Expectation, rehearsal: Rehearsal, begins: str, result: Result) -> None:
    """Compare at once, or after answers to which there is no other."""
    problems, refusals = checked(expectation, rehearsal)
    for later in rehearsal.later() if problems else ():
        found = checked(expectation, later)
        if not found[0]:
            problems, refusals = found
            break
    result.problems += [begins + problem for problem in problems]
    result.refusals += refusals


def _moved(rehearsal: Rehearsal, step: Step) -> Rehearsal:
    ways = rehearsal.ways(step.move, step.seat, skips=True)
    if len(ways) > 1:
        meant = " or ".join(f"'{', '.join(rehearsal.written(way.picks))}'" for way in ways)
        raise BadInput(f"this may mean {meant}; say which.")
    way = ways[0]
    if way.stuck is not None:
        complaint = way.after.complaint(way.stuck, step.seat)
        if rehearsal.went:
            complaint += f"; {listed(rehearsal.written(rehearsal.went))} went by itself"
        raise BadInput(f"{complaint}.")
    return way.after


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
    """What the file says for all cases, with this case's own words above it.

    Options and position are added key by key, seats seat by seat; those of another game are not.
    What is played from a position is left out where it must be refused.
    """
    merged = {**common, **{name: case[name] for name in case if name != "title"}}
    if "position_refused" in case:
        merged = {name: merged[name] for name in merged if name in case or name not in PLAYED}
    is_same_game = case.get("game", common.get("game")) == common.get("game")
    for name in ("options", "position"):
        base, own = common.get(name), case.get(name)
        if not is_same_game:
            merged.pop(name, None)
            merged |= {name: own} if own is not None else {}
        elif isinstance(base, dict) and isinstance(own, dict):
            merged[name] = {**base, **own}
            if "seats" in base and "seats" in own:
                merged[name]["seats"] = _merged_seats(base["seats"], own["seats"])
    return merged


def _merged_seats(base: Any, own: Any) -> Any:
    if not isinstance(base, list) or not isinstance(own, list):
        return own
    both = [
        {**one, **two} if isinstance(one, dict) and isinstance(two, dict) else two
        for one, two in zip(base, own, strict=False)
    ]
    return both + base[len(both) :] + own[len(both) :]


def _case(content: dict[str, Any], named: str, mistakes: list[str]) -> Case:
    document = Document(content, named or "scenario")
    game = registry.game(_text(document, "game"))
    settings = complete(game, document.table("options").content)
    players = int(settings["players"])
    begin = f"{named}, " if named else ""
    steps: list[Step] = []
    for number, step in enumerate(document.tables("step", MOST_STEPS), 1):
        try:
            steps.append(_step(step, number, players))
        except BadInput as problem:
            mistakes.append(f"{begin}{problem}")
    start = document.table("at_start")
    start.where = "at_start"
    case = Case(
        named,
        game,
        settings,
        document.table("position").content if document.has("position") else None,
        document.number("seed", 0, 0, (1 << 62) - 1),
        _text(document, "position_refused") if document.has("position_refused") else "",
        read_expectation(start, players),
        steps,
    )
    document.raw("position")
    document.finish()
    if case.refused and (steps or not case.at_start.is_empty()):
        raise BadInput(f"{document.where}: after 'position_refused' there is nothing to play.")
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
        raise BadInput("scenario: 'rules' must list rule numbers such as [\"AB-012\"].")
    return rules
