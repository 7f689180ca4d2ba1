"""`bastide check`: scenarios that must hold."""

import json
from pathlib import Path
from typing import Annotated

import typer

from bastide import rulebook
from bastide.cli.options import AsJson
from bastide.cli.voice import Voice
from bastide.engine import registry
from bastide.engine.scenario import Result, run_file


def check(
    context: typer.Context,
    files: Annotated[list[Path], typer.Argument(help="cli-argument-scenarios")],
    as_json: AsJson = False,
) -> None:
    """Run scenarios; the exit code is 1 if one does not hold."""
    voice: Voice = context.obj
    results = [(path, run_file(path, is_rule)) for path in scenarios(files, voice)]
    failed = [path for path, result in results if not result.ok]
    if as_json:
        voice.write(json.dumps([document(*each) for each in results], ensure_ascii=False, indent=2))
    else:
        for path, result in results:
            report(path, result, voice)
        voice.write(voice.tell("cli-checked", count=len(results), failed=len(failed)), "bold")
    if failed:
        raise typer.Exit(1)


def is_rule(number: str) -> bool:
    """Whether there is such a rule, or at least a game that could have it and no rulebook here."""
    try:
        return rulebook.rule(number, "en").id == number
    except rulebook.UnknownRule:
        named = [game for game in registry.games() if number.startswith(f"{game.prefix}-")]
        return any(not rulebook.rules(game.name, "en") for game in named)


def scenarios(paths: list[Path], voice: Voice) -> list[Path]:
    """The files named, and those in the folders named; raises BadInput."""
    found: list[Path] = []
    for path in paths:
        if path.is_dir():
            found += sorted(path.rglob("*.toml"))
        elif path.is_file():
            found.append(path)
        else:
            raise voice.refuse("cli-no-file", file=str(path))
    if not found:
        raise voice.refuse("cli-no-scenarios")
    return found


def report(path: Path, result: Result, voice: Voice) -> None:
    """One line for a scenario that holds, a few for one that does not."""
    rules = " ".join(result.rules)
    if result.ok:
        voice.write(f"✓ {result.title}  {rules}", "green")
        return
    voice.write(f"✗ {result.title}  {rules}  {path}", "bold red")
    for problem in result.problems:
        voice.write(f"    {problem}")


def document(path: Path, result: Result) -> dict[str, object]:
    """A result for programs."""
    return {
        "file": str(path),
        "title": result.title,
        "rules": result.rules,
        "ok": result.ok,
        "problems": result.problems,
    }
