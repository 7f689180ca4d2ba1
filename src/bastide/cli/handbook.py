"""Rule texts in the terminal, and the tests that hold the program to them."""

import re
from pathlib import Path

from rich.console import RenderableType
from rich.markdown import Markdown
from rich.text import Text

from bastide.cli.voice import Voice
from bastide.engine.game import Game
from bastide.rulebook import Rule, UnknownRule, rule, search

NUMBER = re.compile(r"[A-Za-z]{2}-[A-Za-z]?\d+")
SUITES = (".py", ".toml")


def found_rules(wanted: str, game: Game, voice: Voice) -> list[Rule]:
    """The rule of that number, or the rules of the game in which all the words occur."""
    try:
        if NUMBER.fullmatch(wanted):
            return [rule(wanted, voice.lang)]
        return search(wanted, game.name, voice.lang)
    except UnknownRule:
        return []


def printed(rules: list[Rule]) -> list[RenderableType]:
    """Rules to read: number and title, text, source."""
    blocks: list[RenderableType] = []
    for each in rules:
        blocks += [
            Text(f"{each.id} · {each.title}", style="bold green"),
            Markdown(each.text),
            Text(each.source, style="dim italic"),
            Text(""),
        ]
    return blocks


def titles(rules: list[Rule]) -> list[RenderableType]:
    """Rules by number and title only."""
    return [Text(f"{each.id:7} {each.title}", style="dim") for each in rules]


def checkout() -> Path | None:
    """The folder of the project's sources around us, if this is one."""
    for start in (Path.cwd(), Path(__file__)):
        for folder in (start, *start.parents):
            if (folder / "src" / "bastide").is_dir() and (folder / "tests").is_dir():
                return folder
    return None


def tests_of(number: str, root: Path) -> list[str]:
    """The tests that name a rule: `file::test` for Python, the file for a scenario."""
    word = number.lower().replace("-", "_")
    in_name = re.compile(rf"^ *def (test_\w*?(?<![a-z0-9]){word}(?!\d)\w*)", re.MULTILINE)
    found: list[str] = []
    examples = root / "src" / "bastide" / "rulebook" / "examples"
    for path in sorted([*(root / "tests").rglob("*"), *examples.rglob("*.toml")]):
        if path.suffix not in SUITES:
            continue
        text = path.read_text(encoding="utf-8", errors="replace")
        file = path.relative_to(root).as_posix()
        if path.suffix == ".toml":
            found += [file] if re.search(rf"\b{number}\b", text) else []
        else:
            found += [f"{file}::{name}" for name in in_name.findall(text)]
    return found
