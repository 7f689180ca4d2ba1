"""Inside the server imports point one way too, and no modules import each other in a circle."""

import graphlib
from pathlib import Path

import pytest

from tests.architecture.test_imports import imported
from tests.architecture.tree import SOURCES, modules

LAYERS = (
    ("processes",),
    ("run",),
    ("app", "connection"),
    ("socket",),  # knows its visitor as http does
    ("http",),
    ("people", "notify"),
    ("live",),
    ("views",),
    ("model",),
    ("store", "thinking", "peers"),
    ("api_people",),
    ("api", "api_analysis", "orders"),
    ("codes", "metrics", "refusals", "settings", "wire"),
)
"""The parts of the server, from the door down; those on one line do not know each other."""
DEPTH = {part: depth for depth, parts in enumerate(LAYERS) for part in parts}


def name_of(path: Path) -> str:
    """The dotted name of a module."""
    return ".".join(path.relative_to(SOURCES).with_suffix("").parts).removesuffix(".__init__")


SOURCE = {name_of(path): path for path in modules()}
SERVER = [name for name in SOURCE if name.startswith("bastide.server.")]


def imports_of(module: str) -> set[str]:
    """The dotted names that a module imports."""
    path = SOURCE[module]
    return imported(path.read_text("utf-8"), module, path.name == "__init__.py")


def part_of(name: str) -> str:
    """The part of the server that a dotted name belongs to."""
    return name.removeprefix("bastide.server.").split(".")[0]


def points_down(module: str, name: str) -> bool:
    """Whether a module of the server may import that name."""
    if not name.startswith("bastide.server."):
        return name not in ("typing", "typing.TYPE_CHECKING")  # which hides a circle
    part, target = part_of(module), part_of(name)
    return part == target or DEPTH[part] < DEPTH[target]


def circle(imports: dict[str, set[str]]) -> list[str]:
    """Modules that import each other in a circle, or none."""
    found = {
        module: {
            name if name in imports else name.rpartition(".")[0]
            for name in names
            if name in imports or name.rpartition(".")[0] in imports
        }
        for module, names in imports.items()
    }
    try:
        graphlib.TopologicalSorter(found).prepare()
    except graphlib.CycleError as problem:
        return list(problem.args[1])
    return []


@pytest.mark.parametrize("module", SERVER)
def test_every_part_of_the_server_knows_only_what_lies_below(module: str) -> None:
    assert [name for name in sorted(imports_of(module)) if not points_down(module, name)] == []


def test_no_modules_import_each_other() -> None:
    assert circle({module: imports_of(module) for module in SOURCE}) == []


@pytest.mark.parametrize(
    ("module", "statement"),
    [
        ("bastide.server.views.broadcast", "from bastide.server.live.table import Table"),
        ("bastide.server.model.table_state", "from bastide.server.views import broadcast"),
        ("bastide.server.store.store", "import bastide.server.model.live_game"),
        ("bastide.server.thinking.pool", "from bastide.server.store.rows import Entry"),
        ("bastide.server.live.seating", "from ..http import request"),
        ("bastide.server.http.pages", "from bastide.server.socket import line"),
        ("bastide.server.wire", "from bastide.server.refusals import Refused"),
        ("bastide.server.live.table", "from typing import TYPE_CHECKING"),
        ("bastide.server.live.table", "import typing"),
    ],
)
def test_an_import_against_the_arrows_is_noticed(module: str, statement: str) -> None:
    (name,) = imported(statement, module, is_package=False)
    assert not points_down(module, name)


@pytest.mark.parametrize(
    "last", ["from bastide.server.live.table import Table", "from bastide.server.live import table"]
)
def test_a_circle_is_noticed(last: str) -> None:
    statements = {
        "bastide.server.live.table": "from bastide.server.live.bots import Bots",
        "bastide.server.live.bots": "from bastide.server.live.seating import clean",
        "bastide.server.live.seating": last,
    }
    names = {module: imported(text, module, False) for module, text in statements.items()}
    assert set(circle(names)) == set(statements)
    names["bastide.server.live.seating"].clear()
    assert circle(names) == []
