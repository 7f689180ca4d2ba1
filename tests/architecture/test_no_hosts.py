"""Nothing here says where packages come from: that is for the machine that installs them."""

import re

import pytest

from tests.architecture.tree import ROOT, tracked


def closed(text: str) -> str:
    """Names stand here with gaps, so that this file does not find itself."""
    return text.replace(" ", "")


HOSTS = (
    "pypi .org",
    "pypi .python .org",
    "pythonhosted .org",
    "npmjs .org",
    "npmjs .com",
    "yarnpkg .com",
    "anaconda .org",
)
ADDRESSES = (
    r"https?://[^\s\"']*(?:/simple/|registry|/-/[^\s\"']+\.tgz)",
    r"--(?:extra-)?index-url[ =]\S*://",
)
NAMED = re.compile("|".join([*(re.escape(closed(host)) for host in HOSTS), *ADDRESSES]), re.I)


def test_no_tracked_file_names_a_package_registry() -> None:
    found = [
        f"{path.relative_to(ROOT)}: {match.group()}"
        for path in tracked()
        for match in NAMED.finditer(path.read_text("utf-8", errors="ignore"))
    ]
    assert found == []


@pytest.mark.parametrize(
    "line",
    [
        '"resolved": "http: //mirror.test/left-pad/-/left-pad-1.3.0.tgz"',
        "--index-url=http: //mirror.test/root",
        "see files.pythonhosted .org",
    ],
)
def test_a_registry_in_a_lock_file_would_be_found(line: str) -> None:
    assert NAMED.search(closed(line))
