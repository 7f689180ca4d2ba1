"""Imports point downwards: games and bots know the engine, nothing below knows what is above."""

import ast
from pathlib import Path

import pytest

from tests.architecture.tree import SOURCES, modules

# A part not named here may import every other part, except cli.
MAY_IMPORT = {
    "engine": {"engine"},
    "games": {"engine"},  # and the game's own package
    "bots": {"engine", "bots"},
    "lessons": {"engine", "bots", "rulebook", "lessons"},
    "server": {"engine", "games", "bots", "rulebook", "lessons", "words", "build_info", "server"},
    "envs": {"engine", "bots", "research", "envs"},
    "research": {"engine", "games", "bots", "build_info", "research"},
}


def imported(source: str, module: str, is_package: bool) -> set[str]:
    """Return the dotted names that a module imports."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                parents = module.split(".")
                keep = len(parents) - node.level + is_package
                base = ".".join([*parents[:keep], *filter(None, [base])])
            names.update(f"{base}.{alias.name}" for alias in node.names)
    return names


def is_allowed(module: str, name: str) -> bool:
    if name.split(".")[0] != "bastide":
        return True
    part, _, inner = module.removeprefix("bastide.").partition(".")
    target, _, rest = name.removeprefix("bastide.").partition(".")
    if part == target == "games":
        in_the_list_of_games = inner == ""
        return in_the_list_of_games or rest.split(".")[0] == inner.split(".")[0]
    if target == "cli":
        return part in ("cli", "__main__")
    return part not in MAY_IMPORT or target in MAY_IMPORT[part]


@pytest.mark.parametrize("path", modules(), ids=lambda path: str(path.relative_to(SOURCES)))
def test_imports_point_downwards(path: Path) -> None:
    is_package = path.name == "__init__.py"
    parts = path.relative_to(SOURCES).with_suffix("").parts
    module = ".".join(parts[:-1] if is_package else parts)
    names = imported(path.read_text("utf-8"), module, is_package)
    assert [name for name in sorted(names) if not is_allowed(module, name)] == []


@pytest.mark.parametrize(
    ("module", "statement"),
    [
        ("bastide.engine.flow", "from bastide.games import san_juan"),
        ("bastide.engine.flow", "from ..bots import mcts"),
        ("bastide.games.attika.turn", "import bastide.games.san_juan.state"),
        ("bastide.games.attika.turn", "from bastide.games import san_juan"),
        ("bastide.games.attika.turn", "from ..san_juan.state import SanJuan"),
        ("bastide.bots.mcts", "from bastide.games.attika import state"),
        ("bastide.server.app", "from bastide.research import arena"),
        ("bastide.rulebook.text", "from bastide.cli import main"),
    ],
)
def test_an_import_upwards_or_sideways_is_noticed(module: str, statement: str) -> None:
    (name,) = imported(statement, module, is_package=False)
    assert not is_allowed(module, name)


@pytest.mark.parametrize(
    ("module", "statement"),
    [
        ("bastide.games", "from bastide.games.attika import game"),
        ("bastide.games.attika.turn", "from .state import Attika"),
        ("bastide.games.attika.turn", "from bastide.engine.flow import apply"),
        ("bastide.server.app", "from bastide.games import attika"),
        ("bastide.cli.main", "from . import play"),
    ],
)
def test_an_import_downwards_is_not(module: str, statement: str) -> None:
    (name,) = imported(statement, module, is_package=module == "bastide.games")
    assert is_allowed(module, name)
