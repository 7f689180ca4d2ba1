"""No game is spoken of outside its own folders: not by its name, a message of it, or a rule.

Words and rulebooks of games are no code; tables for the terminal are drawn game by game.
"""

import ast
import re
from pathlib import Path

import pytest

from bastide.engine import registry
from tests.architecture.tree import ROOT, tracked

OURS = [game for game in registry.games() if game.package.startswith("bastide.")]
NAMES = "|".join(game.name.replace("-", "[-_]") for game in OURS)
PREFIXES = "|".join(game.prefix for game in OURS)
GAME = re.compile(
    rf"(?<![\w-])(?:(?:{NAMES})(?![\w-])"  # san-juan
    rf"|(?:{PREFIXES.lower()})-[a-z]"  # sj-ask-build
    rf"|(?<=[\"'`/])(?:{PREFIXES.lower()})\d"  # the box sj2
    rf"|(?:{PREFIXES})-R?\d)"  # SJ-030, SJ-R29
)
OWN = ("src/bastide/games/", "src/bastide/cli/drawings/", "web/src/games/")
GENERATED = ("web/src/wire.ts",)
COMMENTS = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<!:)//[^\n]*", re.DOTALL)

FILES = [
    path
    for path in tracked()
    if (name := str(path.relative_to(ROOT))).startswith(
        ("src/", "web/src/", "web/scripts/", "web/worker/")
    )
    and path.suffix in (".py", ".ts", ".svelte", ".mjs", ".css")
    and not name.startswith(OWN + GENERATED)
]


def strings(source: str) -> list[str]:
    """The texts in a Python module, without those that only explain it."""
    tree = ast.parse(source)
    explained = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    return [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and id(node) not in explained
    ]


def games_in(name: str, source: str) -> list[str]:
    """What a file says of a game."""
    texts = strings(source) if name.endswith(".py") else [COMMENTS.sub("", source)]
    return [found for text in texts for found in GAME.findall(text)]


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_file_speaks_of_no_game(path: Path) -> None:
    assert games_in(path.name, path.read_text("utf-8")) == []


def test_all_of_the_code_is_looked_at() -> None:
    parts = {path.relative_to(ROOT).parts[2] for path in FILES}
    assert parts >= {"engine", "bots", "server", "research", "cli", "table", "lobby", "kit"}


@pytest.mark.parametrize(
    ("name", "source"),
    [
        ("a.py", 'MEASURED = {"san-juan": 1}'),
        ("a.py", 'def title(game):\n    return f"lt-option-{game}"'),
        ("a.py", 'refuse("not now (GC-R33)")'),
        ("a.ts", 'const heads = { attika: "at" };'),
        ("a.ts", "t(`us-phase-${it}`)"),
        ("a.svelte", '<a href="/new/sj2?friends">'),
        ("a.svelte", '{#if rule === "AT-016"}'),
        ("a.py", 'look("bastide.games.san_juan.setup")'),
        ("a.css", ".table[data-game=little-town] .tray { gap: 0 }"),
    ],
)
def test_a_name_a_message_and_a_rule_are_noticed(name: str, source: str) -> None:
    assert games_in(name, source) != []


@pytest.mark.parametrize(
    ("name", "source"),
    [
        ("a.py", '"""Such as `sj-ask-build`."""\nSIDE = 1\n"""As in SJ-030."""'),
        ("a.py", 'look("flat-roof", "plus-1")'),
        ("a.ts", '/** such as `hand:smithy` of san-juan */ t("please-wait"); // SJ-030'),
        ("a.svelte", '<!-- san-juan --><a href="https://example.org/bonus-2">'),
    ],
)
def test_explanations_and_other_words_are_not(name: str, source: str) -> None:
    assert games_in(name, source) == []
