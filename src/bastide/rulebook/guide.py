"""The rules as a guide: chapters, the rule behind each question, what holds at a table, examples.

What does not depend on the language stands in `chapters/<page>.toml` beside the pages of rules; a
game of somebody else may have such a file, `chapters.toml`, in its folder `rulebook`. Without one
its sections are the chapter of a turn. Examples are scenarios, in `examples/<game>`.
"""

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from bastide.engine.game import Game
from bastide.engine.settings import Setting
from bastide.rulebook import OWN, Rule, rules

TURN: Final = "turn"
_PRINTED: Final = re.compile(r"\W*(?P<number>[12])(?:st|nd|re|e) [eé]dition\b")


@dataclass(frozen=True)
class Forgotten:
    """What people often forget."""

    text: str
    rules: list[str]


@dataclass(frozen=True)
class Entry:
    """A rule in its place."""

    rule: Rule
    chapter: str
    piece: str
    """What is drawn for its section; empty for nothing."""
    holds: bool
    """Whether it is about tables such as this one."""


@dataclass
class Guide:
    """The rules of a game for one table."""

    entries: list[Entry] = field(default_factory=list)
    forgotten: list[Forgotten] = field(default_factory=list)
    asked: dict[str, str] = field(default_factory=dict)
    """The rule behind each question."""


def guide(game: Game, lang: str, settings: Mapping[str, Setting]) -> Guide:
    """The rules of a game, as they are read at a table with these settings."""
    plan = chapters(game)
    chapter_of = {rule: name for name, all in plan.get("chapters", {}).items() for rule in all}
    limits = _limits(plan)
    table = {**settings, "game": game.name}
    found = Guide(asked=dict(plan.get("asked", {})))
    chapter, piece, section = TURN, "", ""
    for rule in rules(game.name, lang).values():
        if rule.section != section:
            section = rule.section
            chapter = chapter_of.get(rule.id, chapter)
            piece = plan.get("pieces", {}).get(rule.id, "")
        holds = all(_is_met(limit, table) for limit in limits.get(rule.id, ()))
        found.entries.append(Entry(_printed(rule, table), chapter, piece, holds))
    for each in plan.get("forgotten", ()):
        if each.get("game", game.name) == game.name:
            found.forgotten.append(Forgotten(each[lang], each["rules"]))
    return found


def examples(game: Game) -> dict[str, Traversable]:
    """The worked examples that can be played, by the number of their rule."""
    folder = _own().joinpath("examples", game.name)
    if not _is_ours(game) or not folder.is_dir():
        return {}
    return {
        "-".join(file.name.upper().split("-")[:2]): file
        for file in sorted(folder.iterdir(), key=lambda file: file.name)
        if file.name.endswith(".toml")
    }


@cache
def chapters(game: Game) -> dict[str, Any]:
    """What the file of a game's page says; nothing where there is none."""
    page = files(game.package).joinpath("rulebook", "chapters.toml")
    if _is_ours(game):
        name = game.package.rpartition(".")[2].replace("_", "-")
        page = _own().joinpath("chapters", f"{name}.toml")
    return tomllib.loads(page.read_text(encoding="utf-8")) if page.is_file() else {}


def _own() -> Traversable:
    return files("bastide.rulebook")


def _is_ours(game: Game) -> bool:
    return game.package.rpartition(".")[0] == OWN


def _limits(plan: dict[str, Any]) -> dict[str, list[dict[str, Any]]]:
    """Of which tables each rule speaks; `SJ-090..SJ-101` are all from one to the other."""
    found: dict[str, list[dict[str, Any]]] = {}
    for named, limit in plan.get("only", {}).items():
        first, _, last = named.partition("..")
        stem, low = _split(first)
        for number in range(low, _split(last or first)[1] + 1):
            width = len(first) - len(stem)
            found.setdefault(f"{stem}{number:0{width}}", []).append(limit)
    return found


def _split(rule: str) -> tuple[str, int]:
    stem = rule.rstrip("0123456789")
    return stem, int(rule[len(stem) :])


def _is_met(limit: dict[str, Any], table: Mapping[str, Setting]) -> bool:
    return all(
        table.get(name) in (wanted if isinstance(wanted, list) else [wanted])
        for name, wanted in limit.items()
        if name in table
    )


def _printed(rule: Rule, table: Mapping[str, Setting]) -> Rule:
    """The rule without the lines of a list that speak of another edition than the table's."""

    def is_other(line: str) -> bool:
        found = _PRINTED.match(line[2:]) if line.startswith("- ") else None
        return found is not None and "edition" in table and int(found["number"]) != table["edition"]

    lines = [line for line in rule.text.split("\n") if not is_other(line)]
    return Rule(rule.id, rule.title, rule.section, "\n".join(lines), rule.source)
