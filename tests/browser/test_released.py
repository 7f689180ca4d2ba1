"""What is released: a wheel, installed where there is neither a compiler nor Node, and played."""

import re
import shutil
import subprocess
import sys
import venv
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import ROOT, watch, without_pauses
from tests.browser.positions import Shelf
from tests.browser.visitor import DESKTOP, Visitor

COMMON = ("setup.py", "pyproject.toml", "README.md", "LICENSE")


@pytest.fixture
def place(tmp_path: Path) -> Path:
    """The programs of an environment with nothing in it but the wheel and what it needs."""
    project = tmp_path / "project"
    shutil.copytree(ROOT / "src", project / "src")
    shutil.copytree(ROOT / "build" / "compiled", project / "build" / "compiled")
    for name in COMMON:
        shutil.copy(ROOT / name, project)
    build = ("wheel", "--quiet", "--no-deps", "--no-build-isolation", "--wheel-dir", tmp_path)
    subprocess.run([sys.executable, "-m", "pip", *build, project], check=True)
    (wheel,) = tmp_path.glob("bastide-*.whl")
    venv.create(tmp_path / "venv", with_pip=True)
    programs = tmp_path / "venv" / "bin"
    for what in (["--requirement", str(ROOT / "requirements.lock")], ["--no-deps", str(wheel)]):
        install = [str(programs / "python"), "-m", "pip", "install", "--quiet", *what]
        subprocess.run(install, check=True)
    return programs


@pytest.fixture
def link(place: Path, tmp_path: Path) -> Iterator[str]:
    """The address that `bastide` alone prints."""
    alone = {"PATH": str(place), "HOME": str(tmp_path), "LANG": "en_GB.UTF-8"}
    version = subprocess.run(
        ["bastide", "--version"], env=alone, capture_output=True, text=True, check=True
    )
    assert "(compiled)" in version.stdout
    with subprocess.Popen(
        ["bastide"], env=alone, cwd=tmp_path, stdout=subprocess.PIPE, text=True
    ) as program:
        assert program.stdout is not None
        found = re.search(r"http://\S+/sit/\S+", program.stdout.readline())
        if found is not None:
            yield found[0]
        program.terminate()
    assert found is not None


def test_a_wheel_is_installed_and_played_without_compiler_or_node(
    browser: Browser, shelf: Shelf, link: str
) -> None:
    context = browser.new_context()
    without_pauses(context)
    page = context.new_page()
    troubles: list[str] = []
    watch(page, troubles)
    anna = Visitor(page, DESKTOP, shelf)
    page.goto(link)
    assert anna.play_to_the_end() > 10
    context.close()
    assert troubles == []
