"""The tree in ARCHITECTURE.md is the real one, module by module."""

import re

import pytest

from tests.architecture.tree import ROOT, SOURCES, modules

EVERY = "*"
"""Stands in the tree for each folder beside it."""
HISTORY = "bastide/server/store/migrations/versions"
"""Its modules have numbers; the tree names only the folder above."""


def drawn(text: str) -> set[str]:
    """The modules that a tree of folders names: `a b  what they are` below the line of its folder.

    After the names and two spaces comes prose.
    """
    found: set[str] = set()
    above: list[tuple[int, str]] = []
    for line in text.splitlines():
        indent = len(line) - len(line.lstrip())
        names = line.strip().split("  ")[0].split()
        while above and above[-1][0] >= indent:
            above.pop()
        folder = "".join(name for _, name in above)
        if names[0].endswith("/"):
            above.append((indent, names[0]))
        else:
            found |= {folder + name for name in names}
    return found


def spread(found: set[str], folders: set[str]) -> set[str]:
    """The same with what every folder has in each of them."""
    whole: set[str] = set()
    for path in found:
        before, star, after = path.partition(f"/{EVERY}/")
        beside = [it for it in folders if it.rpartition("/")[0] == before] if star else []
        whole |= {f"{it}/{after}" for it in beside} or {path}
    return whole


def real() -> set[str]:
    """Every module but those that stand for their folder."""
    paths = (path.relative_to(SOURCES).with_suffix("") for path in modules())
    return {
        path.as_posix()
        for path in paths
        if path.name != "__init__" and path.parent.as_posix() != HISTORY
    }


def told() -> set[str]:
    """The modules that ARCHITECTURE.md names."""
    text = (ROOT / "ARCHITECTURE.md").read_text("utf-8")
    (tree,) = re.findall(r"^src/(bastide/\n.*?)^(?:examples/|```)", text, re.MULTILINE | re.DOTALL)
    folders = {path.rpartition("/")[0] for path in real()}
    return spread(drawn(tree), folders)


def test_the_tree_names_every_module_and_no_other() -> None:
    assert sorted(real() - told()) == []
    assert sorted(told() - real()) == []


@pytest.mark.parametrize(
    ("tree", "modules"),
    [
        ("a/\n  b c  two of them\n  d/  a folder\n    e\n  f", {"a/b", "a/c", "a/d/e", "a/f"}),
        ("g/\n  */  in all\n    x\n  one/\n    y", {"g/one/x", "g/two/x", "g/one/y"}),
    ],
)
def test_a_tree_is_read(tree: str, modules: set[str]) -> None:
    assert spread(drawn(tree), {"g/one", "g/two", "a"}) == modules
