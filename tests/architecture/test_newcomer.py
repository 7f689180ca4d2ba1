"""What a newcomer touches: a building and an option, added to a copy of the project, tried there.

The edits are as few as they can be; whoever makes more of them necessary sees it here.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.architecture.tree import ROOT
from tests.architecture.trials import A_BUILDING, AN_OPTION, Edit

COPIED = ("src", "tests", "docs", "web/src", "web/scripts", "pyproject.toml")
PLAYED = """
from bastide.bots.levels import make
from bastide.bots.weights import learned
from bastide.engine.match import new_match
from bastide.engine.registry import game
from bastide.engine.seat import Seat

rules = game("san-juan")
assert learned(rules, 2) is not None
for name in ("greedy", "level:3"):
    options = {"players": 2, "edition": 2, "expansion": True, "round_limit": 4}
    match = new_match(rules, options, seed=5)
    player = make(name, 1)
    while (decision := match.decision) is not None:
        match.play(player.choose(Seat(rules, match.state, decision.seat)))
"""
"""Bots still play, and the learned network still judges."""


def changed(folder: Path, edits: list[Edit]) -> set[str]:
    """Carry the edits out; says which files they touch."""
    for path, old, new in edits:
        file = folder / path
        whole = file.read_text("utf-8") if old else ""
        assert not old or whole.count(old) == 1, f"{path} has no single {old!r}"
        file.write_text(whole.replace(old, new), "utf-8")
    return {path for path, _, _ in edits}


def run(folder: Path, *words: str) -> str:
    """Run Python on the sources of the copy."""
    env = {**os.environ, "PYTHONPATH": str(folder / "src"), "BASTIDE_PURE": "1"}
    env.pop("PYTEST_XDIST_WORKER", None)
    done = subprocess.run(
        [sys.executable, *words], cwd=folder, env=env, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return done.stdout


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The project as a newcomer has it."""
    for name in COPIED:
        source = ROOT / name
        if source.is_dir():
            skip = shutil.ignore_patterns("__pycache__", "page", "pictures")
            shutil.copytree(source, tmp_path / name, ignore=skip)
        else:
            shutil.copy(source, tmp_path / name)
    return tmp_path


def test_a_building_takes_eleven_files_with_test_scenario_words_rules_and_picture(
    copy: Path,
) -> None:
    assert len(changed(copy, A_BUILDING)) <= 11
    run(
        copy,
        *("-m", "pytest", "-q", "-p", "no:cacheprovider"),
        *("tests/rules/san_juan/test_components.py", "tests/rules/san_juan/test_trader.py"),
        *("tests/words/test_messages.py", "tests/rulebook", "tests/scenarios/test_scenarios.py"),
        *("-k", "not telegraph and not attika and not golden and not little"),
    )
    run(copy, "-c", PLAYED)


def test_an_option_takes_eight_files_and_changes_no_golden_record(copy: Path) -> None:
    assert len(changed(copy, AN_OPTION)) <= 8
    run(
        copy,
        *("-m", "pytest", "-q", "-p", "no:cacheprovider"),
        *("tests/golden", "tests/words/test_messages.py", "tests/scenarios/test_scenarios.py"),
        *("tests/rules/little_town/test_setup.py",),
        *("-k", "little or feeding or setup"),
    )
